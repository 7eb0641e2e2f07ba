"""Phase 2: which cards can be played, on what, and what each of them does first."""

from typing import Final

from altbau.core.stack import NOBODY, Frame
from altbau.games.wucherer.rules.actions import (
    A_BUILDING,
    A_CARD,
    A_WORD,
    AN_APARTMENT,
    ASK_ROOF,
    BUILD,
    BUILD_FOR,
    DONE,
    FIRST_WORD,
    RECALL,
    RELEASE,
    TRADE,
    building_of,
    landlord_of,
    level_of,
)
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import (
    BASEMENT_EXPANSION,
    COURT,
    DEMOLITION,
    DUAL_SYSTEM,
    EVICTION,
    FLAT_ROOF,
    MONSTER,
    MOTHER_WITH_CHILDREN,
    MOVE,
    MURDER,
    POLICE,
    POLITICS,
    RENT_WITHHELD,
    ROOF_EXPANSION,
    SQUATTERS,
    is_action,
    is_tenant,
)
from altbau.games.wucherer.rules.construction import (
    BuildForWhom,
    Floors,
    expand,
    why_not_complete,
    why_not_expand,
    why_not_floors,
)
from altbau.games.wucherer.rules.crimes import threat
from altbau.games.wucherer.rules.demolition import Fall, why_not_demolish
from altbau.games.wucherer.rules.events import DISMISSED, EVICTED, MOVED_IN, RECALLED, RELEASED, TAKEN_TO_HAND
from altbau.games.wucherer.rules.income import collect
from altbau.games.wucherer.rules.lookup import APARTMENTS, BUILDINGS, TENANTS
from altbau.games.wucherer.rules.moving import ARRIVALS, Relocate, expel_squatters
from altbau.games.wucherer.rules.questions import PLAY, POLITICS_AS, RECALL_WHOM, TARGET
from altbau.games.wucherer.rules.reactions import Recycling, fetch, leave_alone, why_not_fetch
from altbau.games.wucherer.rules.refusals import (
    FINE,
    MURDER_PROOF,
    NO_SQUATTERS,
    NO_TARGET,
    NOBODY_THERE,
    NOT_IN_HAND,
    NOT_IN_JAIL,
    NOT_OFFERED,
    NOT_SQUATTERS,
    NOT_THE_MOTHER,
    NOT_YOUR_BUILDING,
    NOT_YOUR_OWN_TENANT,
    ONLY_AS_REACTION,
    ONLY_FOR_ONESELF,
    ONLY_TOPS_A_NEW_BUILDING,
    RECALLED_OFTEN_ENOUGH,
    SQUATTERS_PAY_NOTHING,
    WITHOUT_POWERS,
)
from altbau.games.wucherer.rules.removal import MoveWhere, pay_mover
from altbau.games.wucherer.rules.state import PLAY as PLAY_PHASE
from altbau.games.wucherer.rules.state import Table
from altbau.games.wucherer.rules.suitability import has_place, places, survey, why_not_move_in
from altbau.games.wucherer.rules.trading import AskWhom, TradeWith, why_not_ask_for_roofs, why_not_trade

# --- what a card can be played on -----------------------------------------------------------------------------------


def why_not_on_building(t: Table, card: int, building: Building) -> int:
    """Why the player on turn can't play a card on this building."""
    if card == BASEMENT_EXPANSION or card == ROOF_EXPANSION or card == FLAT_ROOF:
        return why_not_expand(building, card)
    if card == DEMOLITION:
        return why_not_demolish(t, building)
    return FINE  # bomb and eviction: any building, with or without tenants (Q132, Q149)


def why_not_on_tenant(t: Table, card: int, building: Building, slot: int) -> int:
    """Why the player on turn can't play a card on the tenant of this apartment."""
    tenant = building.tenants[slot]
    if tenant <= 0:
        return NOBODY_THERE
    if not (t.printed.victims[card] >> tenant) & 1:
        return MURDER_PROOF if card == MURDER else NOT_SQUATTERS if card == POLICE else SQUATTERS_PAY_NOTHING
    return FINE if may_play_on_tenants_of(t, card, building.owner) else NOT_YOUR_BUILDING


def may_play_on_tenants_of(t: Table, card: int, landlord: int) -> bool:
    """Whether a card can be played on the tenants of this landlord; only the police ask (Q123)."""
    return card != POLICE or landlord == t.turn or t.edition.police_clear_any_building


def why_not_target(t: Table, card: int, target: int) -> int:
    """Why the player on turn can't play a card on this building or apartment."""
    if t.printed.played_on[card] == BUILDINGS:
        return why_not_on_building(t, card, t.building(target))
    building = t.building(building_of(target))
    slot = building.slot(level_of(target))
    if is_tenant(card):
        return why_not_move_in(t, card, building, slot)
    return why_not_on_tenant(t, card, building, slot)


def targets(t: Table, card: int) -> list[int]:
    """The buildings or apartments on which the player on turn can play a card, in order."""
    if is_tenant(card):
        return places(t, card)
    if t.printed.played_on[card] == BUILDINGS:
        return [
            building.id
            for own in t.estates
            for building in own.buildings
            if why_not_on_building(t, card, building) == FINE
        ]
    return [
        building.apartment(slot)
        for own in t.estates
        if own.kinds & t.printed.victims[card]
        for building in own.buildings
        for slot in building.inhabited
        if why_not_on_tenant(t, card, building, slot) == FINE
    ]


def has_building(t: Table, card: int) -> bool:
    """Whether there is a building on which the player on turn can play a card."""
    for own in t.estates:
        for building in own.buildings:
            if why_not_on_building(t, card, building) == FINE:
                return True
    return False


def has_victim(t: Table, card: int) -> bool:
    """Whether there is a tenant on whom the player on turn can play a card."""
    survey(t)
    if t.residents & t.printed.victims[card] == 0:
        return False
    for seat in range(t.players):
        if t.estates[seat].kinds & t.printed.victims[card] and may_play_on_tenants_of(t, card, seat):
            return True
    return False


def politics_modes(t: Table) -> list[int]:
    """As which cards politics can be played now; the mode's own condition must hold (R160, R168, Q148)."""
    modes: list[int] = [card for card in (DEMOLITION, EVICTION) if has_building(t, card)]
    if t.edition.politics_frees and t.prisoner == t.turn:
        modes.append(RELEASE)
    return modes


def why_not_play(t: Table, kind: int) -> int:
    """Why the player on turn can't play a card of this kind from the hand now."""
    return why_not_use(t, kind) if kind in t.hands[t.turn] else NOT_IN_HAND


def why_not_use(t: Table, kind: int) -> int:
    """Why a card of this kind in the hand of the player on turn can't be played now."""
    on = t.printed.played_on[kind]
    if on == APARTMENTS:
        return FINE if has_place(t, kind) else NO_TARGET
    if on == BUILDINGS:
        return FINE if has_building(t, kind) else NO_TARGET
    if on == TENANTS:
        return FINE if has_victim(t, kind) else NO_SQUATTERS if kind == POLICE else NO_TARGET
    if kind == COURT:
        return FINE if t.prisoner == t.turn else NOT_IN_JAIL  # R155
    if kind == POLITICS:
        return FINE if politics_modes(t) else NO_TARGET
    if kind == DUAL_SYSTEM:
        return why_not_fetch(t)
    return ONLY_AS_REACTION if is_action(kind) else ONLY_TOPS_A_NEW_BUILDING


def why_not_recall(t: Table, apartment: int) -> int:
    """A landlord may give his own mother with children notice (R096, Q095, Q096)."""
    if t.tenant(apartment) != MOTHER_WITH_CHILDREN:
        return NOT_THE_MOTHER
    if landlord_of(apartment) != t.turn and t.edition.tenant_powers:
        return NOT_YOUR_OWN_TENANT
    return why_not_recall_any(t)


def why_not_recall_any(t: Table) -> int:
    """Why the player on turn can't give any mother notice: in a turn as often as the deck has mothers (Q311)."""
    if not t.edition.tenant_powers:
        return WITHOUT_POWERS
    if not (t.estates[t.turn].kinds >> MOTHER_WITH_CHILDREN) & 1:
        return NOT_THE_MOTHER
    return FINE if t.recalls < t.edition.deck[MOTHER_WITH_CHILDREN] else RECALLED_OFTEN_ENOUGH


def recallable(t: Table) -> list[int]:
    """The apartments whose mothers can be taken back."""
    if why_not_recall_any(t) != FINE:
        return []
    own = t.estates[t.turn]
    return [
        building.apartment(slot)
        for building in own.buildings
        for slot in building.inhabited
        if building.tenants[slot] == MOTHER_WITH_CHILDREN
    ]


def why_not_choose(t: Table, action: int) -> int:
    """Why the player on turn can't make this free choice."""
    if action == DONE:
        return FINE
    if action == BUILD_FOR and not t.edition.builds_for_others:
        return ONLY_FOR_ONESELF  # Q043
    if action == BUILD or action == BUILD_FOR:
        return why_not_floors(t, t.turn, 1)
    if action == RECALL:
        return why_not_recall_any(t)
    if action == ASK_ROOF:
        return why_not_ask_for_roofs(t)
    if action == TRADE:
        return why_not_trade(t)
    return why_not_play(t, action) if action < FIRST_WORD else NOT_OFFERED


# --- the free choice ------------------------------------------------------------------------------------------------


class Play(Frame[Table]):
    """Any number of cards in any order, until the player is done (R022).

    Who can play nothing is asked too, so that nobody learns that of a hand (Q180). Once a card or the check phase is
    settled others may have use for what it leaves on the discard pile (R176, Q165).
    """

    def __init__(self, settled: bool) -> None:
        self.settled = settled  # something has been settled, and the others have not been asked

    def window(self, t: Table) -> bool:
        return True

    def free(self) -> bool:
        return True

    def advance(self, t: Table) -> int:
        t.phase = PLAY_PHASE
        if self.settled:
            t.todo.replace_all([Recycling(), FREE_CHOICE])
            return NOBODY
        return t.turn

    def options(self, t: Table) -> list[int]:
        found: list[int] = []
        previous = 0
        hand = t.hands[t.turn]
        for kind in hand:
            if kind != previous and why_not_use(t, kind) == FINE:
                found.append(kind)
            previous = kind
        found.append(DONE)
        if hand and why_not_complete(t, t.turn, 1) == FINE:
            found.append(BUILD)
            if t.edition.builds_for_others:
                found.append(BUILD_FOR)
        if why_not_recall_any(t) == FINE:
            found.append(RECALL)
        if t.edition.asks_for_roofs and why_not_ask_for_roofs(t) == FINE:
            found.append(ASK_ROOF)
        if t.edition.free_trade and why_not_trade(t) == FINE:
            found.append(TRADE)
        return found

    def act(self, t: Table, action: int) -> None:
        if action == DONE:
            leave_alone(t, t.turn)
            t.todo.replace(collect(t))
        elif action == BUILD:
            t.todo.do(Floors(t.turn))
        elif action == BUILD_FOR:
            t.todo.do(BuildForWhom())
        elif action == RECALL:
            t.todo.do(RecallWhom())
        elif action == ASK_ROOF:
            t.todo.do(AskWhom())
        elif action == TRADE:
            t.todo.do(TradeWith())
        else:
            if t.printed.recycling:
                t.todo.replace(SETTLED)
            play_card(t, action)

    def asks_for(self, t: Table) -> int:
        return A_CARD | A_WORD

    def why_not(self, t: Table, action: int) -> int:
        return why_not_choose(t, action)

    def insists(self, t: Table) -> bool:
        """A bound that no rulebook names takes nobody's last word away (Q320)."""
        return why_not_recall_any(t) == RECALLED_OFTEN_ENOUGH

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (PLAY,)


FREE_CHOICE: Final = Play(False)  # frames with nothing of their own are one and the same
SETTLED: Final = Play(True)


def play_card(t: Table, card: int) -> None:
    """Play a card from the hand; most ask for a target first."""
    if card == COURT:
        t.react(t.turn, COURT, 0)
        release(t)
    elif card == DUAL_SYSTEM:
        fetch(t, t.turn)
    elif card == POLITICS:
        t.todo.do(PoliticsAs())
    else:
        t.todo.do(Target(card, card))


def release(t: Table) -> None:
    """The player on turn leaves jail by a card (R155, R160)."""
    t.prisoner = NOBODY
    t.tell(RELEASED, t.turn)


class PoliticsAs(Frame[Table]):
    """Politics is played as demolition, as eviction or, in some editions, to leave jail (R160, R168)."""

    def advance(self, t: Table) -> int:
        return t.turn

    def options(self, t: Table) -> list[int]:
        return politics_modes(t)

    def act(self, t: Table, action: int) -> None:
        if action == RELEASE:
            t.react(t.turn, POLITICS, 0)
            release(t)
            t.todo.finish()
        else:
            t.todo.replace(Target(POLITICS, action))

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (POLITICS_AS,)


class RecallWhom(Frame[Table]):
    """Which mother with children has to go, for the noise they make: to the hand, or out of the game (R096)."""

    def advance(self, t: Table) -> int:
        return t.turn

    def options(self, t: Table) -> list[int]:
        return recallable(t)

    def act(self, t: Table, action: int) -> None:
        kind = t.lift(action)
        t.recalls += 1
        if t.edition.mother_comes_to_hand:
            t.take(t.turn, kind)
            t.tell(RECALLED, t.turn, kind, action)
        else:
            t.discard.append(kind)
            t.tell(DISMISSED, t.turn, kind, action)
        t.todo.finish()

    def asks_for(self, t: Table) -> int:
        return AN_APARTMENT

    def why_not(self, t: Table, action: int) -> int:
        return why_not_recall(t, action)

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (RECALL_WHOM,)


class Target(Frame[Table]):
    """What a card is played on; `effect` is the card whose effect it has, another one for politics only."""

    def __init__(self, card: int, effect: int) -> None:
        self.card = card
        self.effect = effect

    def advance(self, t: Table) -> int:
        return t.turn

    def options(self, t: Table) -> list[int]:
        return targets(t, self.effect)

    def asks_for(self, t: Table) -> int:
        return A_BUILDING if t.printed.played_on[self.effect] == BUILDINGS else AN_APARTMENT

    def why_not(self, t: Table, action: int) -> int:
        return why_not_target(t, self.effect, action)

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (TARGET, self.card)

    def act(self, t: Table, action: int) -> None:
        player = t.turn
        effect = self.effect
        if is_tenant(effect):
            t.hands[player].remove(effect)
            t.move_in(effect, action, player)
            t.tell(MOVED_IN, player, effect, action)
            t.todo.replace(ARRIVALS)
        elif effect == BASEMENT_EXPANSION or effect == ROOF_EXPANSION or effect == FLAT_ROOF:
            expand(t, player, effect, action)
            t.todo.finish()
        elif effect == POLICE:
            expel_squatters(t, player, action)
            t.todo.finish()
        elif effect == RENT_WITHHELD:
            withhold(t, player, action)
            t.todo.finish()
        elif effect == EVICTION:
            t.announce(player, self.card, action)
            evict(t, action)
            t.lay_off(self.card)
            t.todo.finish()
        elif effect == DEMOLITION:
            t.announce(player, self.card, action)
            owner = t.building(action).owner
            t.todo.replace_all([Relocate(owner, action, DEMOLITION, []), Fall(action, self.card), ARRIVALS])
        elif effect == MOVE:
            t.announce(player, MOVE, action)
            pay_mover(t, player)
            t.todo.replace(MoveWhere(player, action))
        else:
            t.announce(player, self.card, action)
            t.todo.replace(threat(t, player, effect, action))


def withhold(t: Table, player: int, apartment: int) -> None:
    """A rent-withheld card lies on the tenant until it would pay (R173, R174)."""
    t.announce(player, RENT_WITHHELD, apartment)
    t.announced.remove(RENT_WITHHELD)
    building = t.building(building_of(apartment))
    slot = building.slot(level_of(apartment))
    t.put(building.with_withheld(slot, building.withheld[slot] + 1))


def evict(t: Table, target: int) -> None:
    """The owner takes all tenants but squatters to hand, whoever played them (R165, R166, Q150).

    A monster goes back to its supply, unless the table plays the other reading (Q036).
    """
    building = t.building(target)
    t.tell(EVICTED, target)
    for slot in building.inhabited:
        if building.tenants[slot] == SQUATTERS:
            continue
        kind = t.lift(building.apartment(slot))
        if kind == MONSTER and not t.edition.monsters_evicted_to_hand:
            t.monsters += 1
        else:
            t.take(building.owner, kind)
            t.tell(TAKEN_TO_HAND, building.owner, kind)
