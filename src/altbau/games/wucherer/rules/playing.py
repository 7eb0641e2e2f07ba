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
    ALLOWED,
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
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.suitability import has_place, places, refresh, why_not_move_in
from altbau.games.wucherer.rules.trading import AskWhom, TradeWith, why_not_ask_for_roofs, why_not_trade

# --- what a card can be played on -----------------------------------------------------------------------------------


def why_not_on_building(s: State, card: int, building: Building) -> int:
    """Why the player on turn can't play a card on this building."""
    if card == BASEMENT_EXPANSION or card == ROOF_EXPANSION or card == FLAT_ROOF:
        return why_not_expand(building, card)
    if card == DEMOLITION:
        return why_not_demolish(s, building)
    return ALLOWED  # bomb and eviction: any building, with or without tenants (Q132, Q149)


def why_not_on_tenant(s: State, card: int, building: Building, slot: int) -> int:
    """Why the player on turn can't play a card on the tenant of this apartment."""
    tenant = building.tenants[slot]
    if tenant <= 0:
        return NOBODY_THERE
    if not (s.printed.victims[card] >> tenant) & 1:
        return MURDER_PROOF if card == MURDER else NOT_SQUATTERS if card == POLICE else SQUATTERS_PAY_NOTHING
    return ALLOWED if may_play_on_tenants_of(s, card, building.owner) else NOT_YOUR_BUILDING


def may_play_on_tenants_of(s: State, card: int, landlord: int) -> bool:
    """Whether a card can be played on the tenants of this landlord; only the police ask (Q123)."""
    return card != POLICE or landlord == s.turn or s.edition.police_clear_any_building


def why_not_target(s: State, card: int, target: int) -> int:
    """Why the player on turn can't play a card on this building or apartment."""
    if s.printed.played_on[card] == BUILDINGS:
        return why_not_on_building(s, card, s.building(target))
    building = s.building(building_of(target))
    slot = building.slot(level_of(target))
    if is_tenant(card):
        return why_not_move_in(s, card, building, slot)
    return why_not_on_tenant(s, card, building, slot)


def targets(s: State, card: int) -> list[int]:
    """The buildings or apartments on which the player on turn can play a card, in order."""
    if is_tenant(card):
        return places(s, card)
    if s.printed.played_on[card] == BUILDINGS:
        return [
            building.id
            for own in s.estates
            for building in own.buildings
            if why_not_on_building(s, card, building) == ALLOWED
        ]
    return [
        building.apartment(slot)
        for own in s.estates
        if own.kinds & s.printed.victims[card]
        for building in own.buildings
        for slot in building.inhabited
        if why_not_on_tenant(s, card, building, slot) == ALLOWED
    ]


def has_building(s: State, card: int) -> bool:
    """Whether there is a building on which the player on turn can play a card."""
    for own in s.estates:
        for building in own.buildings:
            if why_not_on_building(s, card, building) == ALLOWED:
                return True
    return False


def has_victim(s: State, card: int) -> bool:
    """Whether there is a tenant on whom the player on turn can play a card."""
    refresh(s)
    if s.residents & s.printed.victims[card] == 0:
        return False
    for seat in range(s.players):
        if s.estates[seat].kinds & s.printed.victims[card] and may_play_on_tenants_of(s, card, seat):
            return True
    return False


def politics_modes(s: State) -> list[int]:
    """As which cards politics can be played now; the mode's own condition must hold (R160, R168, Q148)."""
    modes: list[int] = [card for card in (DEMOLITION, EVICTION) if has_building(s, card)]
    if s.edition.politics_frees and s.prisoner == s.turn:
        modes.append(RELEASE)
    return modes


def why_not_play(s: State, kind: int) -> int:
    """Why the player on turn can't play a card of this kind from the hand now."""
    return why_not_use(s, kind) if kind in s.hands[s.turn] else NOT_IN_HAND


def why_not_use(s: State, kind: int) -> int:
    """Why a card of this kind in the hand of the player on turn can't be played now."""
    on = s.printed.played_on[kind]
    if on == APARTMENTS:
        return ALLOWED if has_place(s, kind) else NO_TARGET
    if on == BUILDINGS:
        return ALLOWED if has_building(s, kind) else NO_TARGET
    if on == TENANTS:
        return ALLOWED if has_victim(s, kind) else NO_SQUATTERS if kind == POLICE else NO_TARGET
    if kind == COURT:
        return ALLOWED if s.prisoner == s.turn else NOT_IN_JAIL  # R155
    if kind == POLITICS:
        return ALLOWED if politics_modes(s) else NO_TARGET
    if kind == DUAL_SYSTEM:
        return why_not_fetch(s)
    return ONLY_AS_REACTION if is_action(kind) else ONLY_TOPS_A_NEW_BUILDING


def why_not_recall(s: State, apartment: int) -> int:
    """A landlord may give his own mother with children notice (R096, Q095, Q096)."""
    if s.tenant(apartment) != MOTHER_WITH_CHILDREN:
        return NOT_THE_MOTHER
    if landlord_of(apartment) != s.turn and s.edition.tenant_powers:
        return NOT_YOUR_OWN_TENANT
    return why_not_recall_any(s)


def why_not_recall_any(s: State) -> int:
    """Why the player on turn can't give any mother notice: in a turn as often as the deck has mothers (Q311)."""
    if not s.edition.tenant_powers:
        return WITHOUT_POWERS
    if not s.estates[s.turn].houses(MOTHER_WITH_CHILDREN):
        return NOT_THE_MOTHER
    return ALLOWED if s.recalls < s.edition.deck[MOTHER_WITH_CHILDREN] else RECALLED_OFTEN_ENOUGH


def recallable(s: State) -> list[int]:
    """The apartments whose mothers can be taken back."""
    if why_not_recall_any(s) != ALLOWED:
        return []
    own = s.estates[s.turn]
    return [
        building.apartment(slot)
        for building in own.buildings
        for slot in building.inhabited
        if building.tenants[slot] == MOTHER_WITH_CHILDREN
    ]


def why_not_choose(s: State, action: int) -> int:
    """Why the player on turn can't make this free choice."""
    if action == DONE:
        return ALLOWED
    if action == BUILD_FOR and not s.edition.builds_for_others:
        return ONLY_FOR_ONESELF  # Q043
    if action == BUILD or action == BUILD_FOR:
        return why_not_floors(s, s.turn, 1)
    if action == RECALL:
        return why_not_recall_any(s)
    if action == ASK_ROOF:
        return why_not_ask_for_roofs(s)
    if action == TRADE:
        return why_not_trade(s)
    return why_not_play(s, action) if action < FIRST_WORD else NOT_OFFERED


# --- the free choice ------------------------------------------------------------------------------------------------


class Play(Frame[State]):
    """Any number of cards in any order, until the player is done (R022).

    Who can play nothing is asked too, so that nobody learns that of a hand (Q180). Once a card or the check phase is
    settled others may have use for what it leaves on the discard pile (R176, Q165).
    """

    def __init__(self, settled: bool) -> None:
        self.settled = settled  # something has been settled, and the others have not been asked

    def window(self, s: State) -> bool:
        return True

    def free(self) -> bool:
        return True

    def advance(self, s: State) -> int:
        s.phase = PLAY_PHASE
        if self.settled:
            s.stack.replace_with([Recycling(), FREE_CHOICE])
            return NOBODY
        return s.turn

    def options(self, s: State) -> list[int]:
        found: list[int] = []
        previous = 0
        hand = s.hands[s.turn]
        for kind in hand:
            if kind != previous and why_not_use(s, kind) == ALLOWED:
                found.append(kind)
            previous = kind
        found.append(DONE)
        if hand and why_not_complete(s, s.turn, 1) == ALLOWED:
            found.append(BUILD)
            if s.edition.builds_for_others:
                found.append(BUILD_FOR)
        if why_not_recall_any(s) == ALLOWED:
            found.append(RECALL)
        if s.edition.asks_for_roofs and why_not_ask_for_roofs(s) == ALLOWED:
            found.append(ASK_ROOF)
        if s.edition.free_trade and why_not_trade(s) == ALLOWED:
            found.append(TRADE)
        return found

    def apply(self, s: State, action: int) -> None:
        if action == DONE:
            leave_alone(s, s.turn)
            s.stack.replace(collect(s))
        elif action == BUILD:
            s.stack.push(Floors(s.turn))
        elif action == BUILD_FOR:
            s.stack.push(BuildForWhom())
        elif action == RECALL:
            s.stack.push(RecallWhom())
        elif action == ASK_ROOF:
            s.stack.push(AskWhom())
        elif action == TRADE:
            s.stack.push(TradeWith())
        else:
            if s.printed.recycling:
                s.stack.replace(SETTLED)
            play_card(s, action)

    def asks_for(self, s: State) -> int:
        return A_CARD | A_WORD

    def why_not(self, s: State, action: int) -> int:
        return why_not_choose(s, action)

    def insists(self, s: State) -> bool:
        """A bound that no rulebook names takes nobody's last word away (Q320)."""
        return why_not_recall_any(s) == RECALLED_OFTEN_ENOUGH

    def prompt(self, s: State) -> tuple[int, ...]:
        return (PLAY,)


FREE_CHOICE: Final = Play(False)  # frames with nothing of their own are one and the same
SETTLED: Final = Play(True)


def play_card(s: State, card: int) -> None:
    """Play a card from the hand; most ask for a target first."""
    if card == COURT:
        s.react(s.turn, COURT, 0)
        release(s)
    elif card == DUAL_SYSTEM:
        fetch(s, s.turn)
    elif card == POLITICS:
        s.stack.push(PoliticsAs())
    else:
        s.stack.push(Target(card, card))


def release(s: State) -> None:
    """The player on turn leaves jail by a card (R155, R160)."""
    s.prisoner = NOBODY
    s.emit(RELEASED, s.turn)


class PoliticsAs(Frame[State]):
    """Politics is played as demolition, as eviction or, in some editions, to leave jail (R160, R168)."""

    def advance(self, s: State) -> int:
        return s.turn

    def options(self, s: State) -> list[int]:
        return politics_modes(s)

    def apply(self, s: State, action: int) -> None:
        if action == RELEASE:
            s.react(s.turn, POLITICS, 0)
            release(s)
            s.stack.pop()
        else:
            s.stack.replace(Target(POLITICS, action))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (POLITICS_AS,)


class RecallWhom(Frame[State]):
    """Which mother with children has to go, for the noise they make: to the hand, or out of the game (R096)."""

    def advance(self, s: State) -> int:
        return s.turn

    def options(self, s: State) -> list[int]:
        return recallable(s)

    def apply(self, s: State, action: int) -> None:
        kind = s.lift(action)
        s.recalls += 1
        if s.edition.mother_comes_to_hand:
            s.take(s.turn, kind)
            s.emit(RECALLED, s.turn, kind, action)
        else:
            s.discard.append(kind)
            s.emit(DISMISSED, s.turn, kind, action)
        s.stack.pop()

    def asks_for(self, s: State) -> int:
        return AN_APARTMENT

    def why_not(self, s: State, action: int) -> int:
        return why_not_recall(s, action)

    def prompt(self, s: State) -> tuple[int, ...]:
        return (RECALL_WHOM,)


class Target(Frame[State]):
    """What a card is played on; `effect` is the card whose effect it has, another one for politics only."""

    def __init__(self, card: int, effect: int) -> None:
        self.card = card
        self.effect = effect

    def advance(self, s: State) -> int:
        return s.turn

    def options(self, s: State) -> list[int]:
        return targets(s, self.effect)

    def asks_for(self, s: State) -> int:
        return A_BUILDING if s.printed.played_on[self.effect] == BUILDINGS else AN_APARTMENT

    def why_not(self, s: State, action: int) -> int:
        return why_not_target(s, self.effect, action)

    def prompt(self, s: State) -> tuple[int, ...]:
        return (TARGET, self.card)

    def apply(self, s: State, action: int) -> None:
        player = s.turn
        effect = self.effect
        if is_tenant(effect):
            s.hands[player].remove(effect)
            s.move_in(effect, action, player)
            s.emit(MOVED_IN, player, effect, action)
            s.stack.replace(ARRIVALS)
        elif effect == BASEMENT_EXPANSION or effect == ROOF_EXPANSION or effect == FLAT_ROOF:
            expand(s, player, effect, action)
            s.stack.pop()
        elif effect == POLICE:
            expel_squatters(s, player, action)
            s.stack.pop()
        elif effect == RENT_WITHHELD:
            withhold(s, player, action)
            s.stack.pop()
        elif effect == EVICTION:
            s.announce(player, self.card, action)
            evict(s, action)
            s.lay_off(self.card)
            s.stack.pop()
        elif effect == DEMOLITION:
            s.announce(player, self.card, action)
            owner = s.building(action).owner
            s.stack.replace_with([Relocate(owner, action, DEMOLITION, []), Fall(action, self.card), ARRIVALS])
        elif effect == MOVE:
            s.announce(player, MOVE, action)
            pay_mover(s, player)
            s.stack.replace(MoveWhere(player, action))
        else:
            s.announce(player, self.card, action)
            s.stack.replace(threat(s, player, effect, action))


def withhold(s: State, player: int, apartment: int) -> None:
    """A rent-withheld card lies on the tenant until it would pay (R173, R174)."""
    s.announce(player, RENT_WITHHELD, apartment)
    s.announced.remove(RENT_WITHHELD)
    building = s.building(building_of(apartment))
    slot = building.slot(level_of(apartment))
    s.replace_building(building.with_withheld(slot, building.withheld[slot] + 1))


def evict(s: State, target: int) -> None:
    """The owner takes all tenants but squatters to hand, whoever played them (R165, R166, Q150).

    A monster goes back to its supply, unless the table plays the other reading (Q036).
    """
    building = s.building(target)
    s.emit(EVICTED, target)
    for slot in building.inhabited:
        if building.tenants[slot] == SQUATTERS:
            continue
        kind = s.lift(building.apartment(slot))
        if kind == MONSTER and not s.edition.monsters_evicted_to_hand:
            s.monsters += 1
        else:
            s.take(building.owner, kind)
            s.emit(TAKEN_TO_HAND, building.owner, kind)
