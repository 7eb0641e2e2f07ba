"""Phase 2: the free choice between playing cards and the other moves of a turn."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from altbau.core.engine.bitmask import Mask
from altbau.core.engine.ids import NO_ACTION, NOBODY, Action, Refusal, Seat
from altbau.core.engine.stack import Frame
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
)
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import MOTHER_WITH_CHILDREN, is_tenant
from altbau.games.wucherer.rules.construction import (
    BuildForWhom,
    Floors,
    why_not_floors,
)
from altbau.games.wucherer.rules.events import DISMISSED, RECALLED
from altbau.games.wucherer.rules.hand import cards_of
from altbau.games.wucherer.rules.ids import ApartmentId, BuildingId, Card, Slot
from altbau.games.wucherer.rules.income import collect
from altbau.games.wucherer.rules.moving import sets_off
from altbau.games.wucherer.rules.playbook import (
    APARTMENTS,
    BUILDINGS,
    NOTHING,
    PLAYBOOK,
    PLAYED_IN_TURN,
    TENANTS,
    Expansion,
    Play,
    has_building,
    release,
)
from altbau.games.wucherer.rules.questions import PLAY, POLITICS_AS, RECALL_WHOM, TARGET
from altbau.games.wucherer.rules.reactions import Recycling, leave_alone
from altbau.games.wucherer.rules.refusals import (
    ALLOWED,
    NO_TARGET,
    NOBODY_THERE,
    NOT_IN_HAND,
    NOT_OFFERED,
    NOT_THE_MOTHER,
    NOT_YOUR_BUILDING,
    NOT_YOUR_OWN_TENANT,
    ONLY_FOR_ONESELF,
    RECALLED_OFTEN_ENOUGH,
    WITHOUT_POWERS,
)
from altbau.games.wucherer.rules.state import PLAY as PLAY_PHASE
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.suitability import has_place, places, refresh, why_not_move_in
from altbau.games.wucherer.rules.trading import AskWhom, TradeWith, why_not_ask_for_roofs, why_not_trade

# --- what a card can be played on -----------------------------------------------------------------------------------


def why_not_on_tenant(s: State, play: Play, victims: Mask, building: Building, slot: Slot) -> Refusal:
    """Why the player on turn can't play a card on the tenant of this apartment; `victims` are those of the card."""
    tenant = building.tenants[slot]
    if tenant <= 0:
        return NOBODY_THERE
    if not (victims >> tenant) & 1:
        return play.spared()
    return ALLOWED if play.reaches(s, building.owner) else NOT_YOUR_BUILDING


def why_not_target(s: State, play: Play, target: Action) -> Refusal:
    """Why the player on turn can't play a card on this building or apartment."""
    if play.on == BUILDINGS:
        return play.why_not_on(s, s.building(BuildingId(target)))
    apartment = ApartmentId(target)
    building = s.building(building_of(apartment))
    slot = building.slot(apartment)
    if play.on == APARTMENTS:
        return why_not_move_in(s, play.card, building, slot)
    return why_not_on_tenant(s, play, play.victims(s), building, slot)


def targets(s: State, play: Play) -> Sequence[Action]:
    """The buildings or apartments on which the player on turn can play a card, in order."""
    if play.on == APARTMENTS:
        return places(s, play.card)
    if play.on == BUILDINGS:
        return [
            building.id for own in s.estates for building in own.buildings if play.why_not_on(s, building) == ALLOWED
        ]
    victims = play.victims(s)
    return [
        building.apartment(slot)
        for own in s.estates
        if own.kinds & victims
        for building in own.buildings
        for slot in building.inhabited
        if why_not_on_tenant(s, play, victims, building, slot) == ALLOWED
    ]


def has_victim(s: State, play: Play) -> bool:
    """Whether there is a tenant on whom the player on turn can play a card."""
    refresh(s)
    victims = play.victims(s)
    if s.residents & victims == 0:
        return False
    for seat in range(s.players):
        if s.estates[seat].kinds & victims and play.reaches(s, Seat(seat)):
            return True
    return False


def why_not_play(s: State, kind: Card) -> Refusal:
    """Why the player on turn can't play a card of this kind from the hand now."""
    return why_not_use(s, kind) if s.hands[s.turn].holds(kind) else NOT_IN_HAND


def why_not_use(s: State, kind: Card) -> Refusal:
    """Why a card of this kind in the hand of the player on turn can't be played now."""
    if is_tenant(kind):
        return ALLOWED if has_place(s, kind) else NO_TARGET
    play = PLAYBOOK[kind]
    refusal = play.why_not(s)
    if refusal != ALLOWED:
        return refusal
    if play.on == BUILDINGS:
        return ALLOWED if has_building(s, play) else NO_TARGET
    if play.on == TENANTS:
        return ALLOWED if has_victim(s, play) else play.why_no_victim()
    return ALLOWED


def usable(s: State, kinds: Mask) -> Mask:
    """The kinds, of these in the hand of the player on turn, that can be played now: tenants who find an apartment, and
    other cards that `why_not_use` allows."""
    refresh(s)
    found = kinds & s.suitable
    for kind in cards_of(kinds & PLAYED_IN_TURN):
        if why_not_use(s, kind) == ALLOWED:
            found |= 1 << kind
    return found


def why_not_recall(s: State, apartment: ApartmentId) -> Refusal:
    """Why the player on turn can't give the tenant of this apartment notice: it must be a mother with children of one's
    own (R096, Q095, Q096)."""
    if s.tenant(apartment) != MOTHER_WITH_CHILDREN:
        return NOT_THE_MOTHER
    if landlord_of(apartment) != s.turn and s.edition.tenant_powers:
        return NOT_YOUR_OWN_TENANT
    return why_not_recall_any(s)


def why_not_recall_any(s: State) -> Refusal:
    """Why the player on turn can't give any mother notice: at most one in a turn for each mother of the deck (Q311)."""
    if not s.edition.tenant_powers:
        return WITHOUT_POWERS
    if not s.estates[s.turn].houses(MOTHER_WITH_CHILDREN):
        return NOT_THE_MOTHER
    return ALLOWED if s.recalls < s.edition.deck[MOTHER_WITH_CHILDREN] else RECALLED_OFTEN_ENOUGH


def recallable(s: State) -> list[ApartmentId]:
    """The apartments of the mothers who can be given notice."""
    if why_not_recall_any(s) != ALLOWED:
        return []
    own = s.estates[s.turn]
    return [
        building.apartment(slot)
        for building in own.buildings
        for slot in building.inhabited
        if building.tenants[slot] == MOTHER_WITH_CHILDREN
    ]


def why_not_choose(s: State, action: Action) -> Refusal:
    """Why the player on turn can't choose this action in phase 2."""
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
    return why_not_play(s, Card(action)) if action < FIRST_WORD else NOT_OFFERED


# --- the free choice ------------------------------------------------------------------------------------------------


class FreeChoice(Frame[State]):
    """Any number of cards in any order, until the player is done (R022).

    A player who can play nothing is asked too; else that would be revealed (Q180). After each card and after the check
    phase, others may fetch the top discard with the dual system (R176, Q165).
    """

    def __init__(self, settled: bool) -> None:
        self.settled = settled  # a card or the check phase is over, and the others have not been asked yet

    def window(self, s: State) -> bool:
        return True

    def free(self) -> bool:
        return True

    def advance(self, s: State) -> Seat:
        s.phase = PLAY_PHASE
        if self.settled:
            s.stack.replace_with([Recycling(), FREE_CHOICE])
            return NOBODY
        return s.turn

    def options(self, s: State) -> list[Action]:
        hand = s.hands[s.turn]
        found: list[Any] = cards_of(usable(s, hand.kinds))  # cards, and then words
        found.append(DONE)
        if hand.size > 0 and why_not_floors(s, s.turn, 1) == ALLOWED:
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

    def ends_move(self, s: State, action: Action) -> bool:
        return action == DONE

    def apply(self, s: State, action: Action) -> None:
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
            play_card(s, Card(action))

    def asks_for(self, s: State) -> int:
        return A_CARD | A_WORD

    def why_not(self, s: State, action: Action) -> Refusal:
        return why_not_choose(s, action)

    def insists(self, s: State) -> bool:
        """Whether the limit on notices, which is in no rulebook, is reached: it must not end the phase by leaving only
        `done` (Q320)."""
        return why_not_recall_any(s) == RECALLED_OFTEN_ENOUGH

    def prompt(self, s: State) -> tuple[int, ...]:
        return (PLAY,)


FREE_CHOICE: Final = FreeChoice(settled=False)  # shared frames
SETTLED: Final = FreeChoice(settled=True)


def play_card(s: State, card: Card) -> None:
    """Play a card from the hand. Most cards ask for a target first; politics asks as which card it is played."""
    play = PLAYBOOK[card]
    if play.on != NOTHING:
        s.stack.push(Target(card, card))
    elif play.played_as(s):
        s.stack.push(PlayedAs(card))
    else:
        play.take_effect(s, card, NO_ACTION)


class PlayedAs(Frame[State]):
    """The player chooses as which card politics is played, or to leave jail (R160, R168)."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def advance(self, s: State) -> Seat:
        return s.turn

    def options(self, s: State) -> list[Action]:
        return PLAYBOOK[self.card].played_as(s)

    def apply(self, s: State, action: Action) -> None:
        if action == RELEASE:
            release(s, self.card)
            s.stack.pop()
        else:
            s.stack.replace(Target(self.card, Card(action)))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (POLITICS_AS,)


class RecallWhom(Frame[State]):
    """The player chooses the mother with children who gets notice: she goes to the hand or the discard pile (R096)."""

    def advance(self, s: State) -> Seat:
        return s.turn

    def options(self, s: State) -> Sequence[Action]:
        return recallable(s)

    def apply(self, s: State, action: Action) -> None:
        kind = s.lift(ApartmentId(action))
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

    def why_not(self, s: State, action: Action) -> Refusal:
        return why_not_recall(s, ApartmentId(action))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (RECALL_WHOM,)


@mypyc_attr(free_list_len=1)  # the next takes its place
class Target(Frame[State]):
    """The player chooses a target for a card. `effect` is the card whose effect it has; it differs only for
    politics."""

    def __init__(self, card: Card, effect: Card) -> None:
        self.card = card
        self.effect = effect

    def advance(self, s: State) -> Seat:
        return s.turn

    def options(self, s: State) -> Sequence[Action]:
        return targets(s, PLAYBOOK[self.effect])

    def ends_move(self, s: State, action: Action) -> bool:
        if PLAYBOOK[self.effect].on != APARTMENTS:
            return isinstance(PLAYBOOK[self.effect], Expansion)
        return not sets_off(s, self.card, s.building(building_of(ApartmentId(action))))

    def asks_for(self, s: State) -> int:
        return A_BUILDING if PLAYBOOK[self.effect].on == BUILDINGS else AN_APARTMENT

    def why_not(self, s: State, action: Action) -> Refusal:
        return why_not_target(s, PLAYBOOK[self.effect], action)

    def apply(self, s: State, action: Action) -> None:
        s.stack.pop()
        PLAYBOOK[self.effect].take_effect(s, self.card, action)

    def prompt(self, s: State) -> tuple[int, ...]:
        return (TARGET, self.card)
