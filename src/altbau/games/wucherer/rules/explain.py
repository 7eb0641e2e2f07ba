"""What a player who is asked can do, as a tree of choices, and why everything else is not possible.

Nothing is decided here: the options and the reasons are the frames' own.
"""

from altbau.core.choices import Blocked, Choice
from altbau.games.wucherer.rules.actions import (
    BUILD,
    BUILD_FOR,
    FIRST_APARTMENT,
    FIRST_BUILDING,
    FIRST_WORD,
    NUMBER,
    RECALL,
    sort_of,
)
from altbau.games.wucherer.rules.questions import (
    ASK_PRICE,
    ASK_WHOM,
    BUILD_FOR_WHOM,
    FLOORS,
    PLAY,
    POLITICS_AS,
    RECALL_WHOM,
    TARGET,
    WHERE_TO,
)
from altbau.games.wucherer.rules.refusals import NO_SUCH_PLACE
from altbau.games.wucherer.rules.state import Table

FOLLOW_UPS = (TARGET, POLITICS_AS, RECALL_WHOM, BUILD_FOR_WHOM, FLOORS, WHERE_TO, ASK_WHOM, ASK_PRICE)


def choices(t: Table) -> list[Choice]:
    """The options of the player asked, with those that follow inside the same move."""
    return [follow(t, action) for action in t.todo.legal]


def follow(t: Table, action: int) -> Choice:
    """One option and what it leads to, until the move is over or somebody else is concerned."""
    after = t.copy()
    after.logged = False
    after.todo.frames[-1].act(after, action)
    after.todo.pause(after)
    if after.asked != t.asked or after.seals != t.seals:
        return Choice(action, [], [])
    asks = after.todo.frames[-1].prompt(after)
    if asks[0] not in FOLLOW_UPS:
        return Choice(action, [], [])
    return Choice(action, choices(after) if asks[0] != FLOORS else leaves(after), blocked(after), asks)


def leaves(t: Table) -> list[Choice]:
    """The options without what follows; a building is told step by step."""
    return [Choice(action, [], []) for action in t.todo.legal]


def candidates(t: Table) -> list[int]:
    """Everything of the sort that is being chosen: cards of the hand, apartments, buildings, numbers of floors."""
    first = t.todo.legal[0]
    if t.todo.frames[-1].prompt(t)[0] == PLAY:
        return [*sorted(set(t.hands[t.asked])), BUILD, BUILD_FOR, RECALL]
    if first >= FIRST_APARTMENT:
        return [
            building.apartment(slot)
            for building in t.buildings
            for slot in range(building.height + 2)
            if building.has(slot)
        ]
    if first >= FIRST_BUILDING:
        return [building.id for building in t.buildings]
    if first >= NUMBER:
        return [NUMBER + floors for floors in range(1, t.edition.max_floors + 1)]
    return sorted(set(t.hands[t.asked])) if first < FIRST_WORD else []


def blocked(t: Table) -> list[Blocked]:
    """What the player asked can't choose, and why."""
    found: list[Blocked] = []
    for action in candidates(t):
        if action not in t.todo.legal:
            found.append(Blocked(action, why_not(t, action)))
    return found


def why_not(t: Table, action: int) -> int:
    """Why the player asked can't choose this action, which is not legal."""
    sort = sort_of(action)
    if action >= FIRST_BUILDING and t.todo.frames[-1].asks_for(t) & sort and not exists(t, action):
        return NO_SUCH_PLACE
    return t.todo.refusal(t, action, sort)


def exists(t: Table, place: int) -> bool:
    """Whether a building or apartment is on the table."""
    return any(
        place == building.id
        or any(building.has(slot) and building.apartment(slot) == place for slot in range(building.height + 2))
        for building in t.buildings
    )
