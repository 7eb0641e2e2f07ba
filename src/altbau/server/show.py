"""What a viewer gets to see: the engine's numbers as wire types, from a `View` or a cut event."""

from altbau.bots import REASONS as REASONS_OF_BOTS
from altbau.bots import Reason
from altbau.game import Game
from altbau.kernel.stack import NOBODY
from altbau.match import Match
from altbau.server import wire
from altbau.view import View, seen
from altbau.wucherer import explain
from altbau.wucherer.actions import SEAT_NAMES, place_token, token
from altbau.wucherer.building import Building
from altbau.wucherer.cards import EMPTY, JAIL, MONSTER, ROOF, is_action, is_tenant
from altbau.wucherer.differences import DIFFERENCES, answer, card_rows
from altbau.wucherer.edition import ANYWHERE, AS_PRINTED, GROUND, NO_LIMIT, Edition
from altbau.wucherer.editions import EDITIONS
from altbau.wucherer.events import EVENTS, REASONS
from altbau.wucherer.explain import Blocked, Choice
from altbau.wucherer.glossary import CARD_RULES
from altbau.wucherer.options import OPTIONS
from altbau.wucherer.questions import QUESTIONS
from altbau.wucherer.refusals import REFUSALS
from altbau.wucherer.rent import add_item
from altbau.wucherer.tenants import celebrity_factor, rent_of

ITEM = 4  # numbers in each item of a calculation


def argument(edition: Edition, kind: str, value: int) -> str | int | None:
    """An argument of an event or a question as the page reads it; what is hidden or missing is null."""
    if kind in ("coins", "number"):
        return value
    if kind == "seat":
        return SEAT_NAMES[value]
    if value == EMPTY:
        return None
    return edition.names[value] if kind in ("card", "hidden") else place_token(value)


def arguments(edition: Edition, specs: tuple[str, ...], values: tuple[int, ...]) -> dict[str, wire.Argument | None]:
    """All arguments by name."""
    named: dict[str, wire.Argument | None] = {}
    for index, spec in enumerate(specs):
        name, _, kind = spec.partition(":")
        if kind == "seats":
            named[name] = [SEAT_NAMES[seat] for seat in values[index:]]
        elif kind == "items":
            named[name] = list(items(edition, values[index:]))
        elif kind == "goods":
            middle = values.index(0, index)
            named["given"] = goods(edition, values[index:middle])
            named["asked"] = goods(edition, values[middle + 1 :])
        else:
            named[name] = argument(edition, kind, values[index])
    return named


def goods(edition: Edition, values: tuple[int, ...]) -> list[str | wire.Item]:
    """The cards and sums of money of a trade, as tokens."""
    return [token(each, edition.names) for each in values]


def items(edition: Edition, values: tuple[int, ...]) -> list[wire.Item]:
    """The lines of a calculation."""
    lines = []
    for start in range(0, len(values), ITEM):
        reason, place, card, coins = values[start : start + ITEM]
        name, rule = REASONS[reason]
        lines.append(
            wire.Item(
                reason=name, rule=rule, coins=coins,
                place=place_token(place) if place else None, card=edition.names[card] if card else None,
            )
        )  # fmt: skip
    return lines


def log_entries(played: Match, viewer: int, first: int) -> list[wire.LogEntry]:
    """The log from an entry on, as the viewer may read it."""
    entries = []
    for number, event in enumerate(played.log[first:], start=first):
        cut = seen(event, viewer)
        kind = EVENTS[cut[0]]
        entries.append(
            wire.LogEntry(
                number=number,
                name=kind.name,
                rules=list(kind.rules),
                args=arguments(played.game.table.edition, kind.args, cut[1:]),
            )
        )
    return entries


def blocked(edition: Edition, found: list[Blocked]) -> list[wire.Blocked]:
    """What is not possible, with reasons."""
    return [
        wire.Blocked(
            token=token(each.action, edition.names), reason=REFUSALS[each.refusal][0], rule=REFUSALS[each.refusal][1]
        )
        for each in found
        if each.refusal in REFUSALS
    ]


def choices(edition: Edition, found: list[Choice]) -> list[wire.Choice]:
    """The tree of what is possible."""
    return [
        wire.Choice(
            token=token(each.action, edition.names),
            next=choices(edition, each.next),
            blocked=blocked(edition, each.blocked),
        )
        for each in found
    ]


def question(game: Game, view: View) -> wire.Question | None:
    """What is being asked. Choices only for the player asked, and none where silence must tell nothing (Q180)."""
    if not view.question:
        return None
    kind = QUESTIONS[view.question[0]]
    edition = view.edition
    mine = view.seat != NOBODY and view.seat == view.asked and not game.waiting
    return wire.Question(
        name=kind.name,
        args=arguments(edition, kind.args, view.question[1:]),
        choices=choices(edition, explain.choices(game.table)) if mine else [],
        blocked=blocked(edition, explain.blocked(game.table)) if mine else [],
    )


def building(game: Game, known: Building) -> wire.Building:
    """A building with its apartments from below."""
    apartments = []
    names = game.table.edition.names
    free = celebrity_factor(game.table, known)
    for slot in range(known.height + 2):
        if not known.has(slot):
            continue
        tenant = known.tenants[slot]
        apartments.append(
            wire.Apartment(
                id=place_token(known.apartment(slot)),
                kind="basement" if slot == 0 else "attic" if slot > known.height else "floor",
                tenant=names[tenant] if tenant > 0 else None,
                tall=tenant > 0 and game.table.needs_two(tenant),
                upper=tenant < 0,
                withheld=known.withheld[slot],
                waived=known.waived[slot],
                rent=rent_of(game.table, known, slot) if tenant > 0 else free * int(tenant == EMPTY),
            )
        )
    earned: list[int] = []
    if not known.squatted:
        for slot in range(known.height + 2):
            add_item(game.table, known, slot, earned)
    return wire.Building(
        id=place_token(known.id),
        owner=SEAT_NAMES[known.owner],
        roof=names[known.roof],
        expansion=known.expansion,
        basement=known.basement,
        floors=[names[kind] if kind else None for kind in known.floors],
        apartments=apartments,
        squatted=known.squatted,
        income=sum(earned[3::ITEM]),
    )


def ranking(coins: list[int], names: list[str]) -> list[wire.Standing]:
    """The order by money; equal money shares the place (Q210)."""
    order = sorted(range(len(coins)), key=lambda seat: (-coins[seat], seat))
    return [
        wire.Standing(
            place=1 + sum(other > coins[seat] for other in coins),
            seat=SEAT_NAMES[seat], name=names[seat], coins=coins[seat],
        )
        for seat in order
    ]  # fmt: skip


def match(played: Match, names: list[str]) -> wire.Match | None:
    """How a match stands; nothing for a single game."""
    if played.games == 1:
        return None
    return wire.Match(
        games=played.games,
        target=played.target,
        number=played.number,
        over=played.over,
        standing=ranking(played.totals, names),
        winners=[SEAT_NAMES[seat] for seat in played.winners],
    )


# --- editions for the start page and the card inspector ---------------------------------------------------------------


def edition(shown: Edition) -> wire.EditionInfo:
    """An edition with its options and cards."""
    return wire.EditionInfo(
        name=shown.key,
        match_target=shown.match_target,
        min_players=shown.min_players,
        max_players=shown.max_players,
        options=[
            wire.OptionInfo(name=option.name, default=option.default, choices=list(option.choices))
            for option in OPTIONS[shown.key]
        ],
        cards=[card(shown, kind, count) for kind, count in sorted(copies_of(shown).items())],
    )


def copies_of(shown: Edition) -> dict[int, int]:
    """How many there are of each card, in the deck and in the supplies."""
    supply = {ROOF: shown.roofs, MONSTER: shown.monsters, JAIL: 1}
    return shown.deck | {kind: copies for kind, copies in supply.items() if copies}


def card_of(shown: Edition, kind: int) -> wire.CardInfo | None:
    """A card of an edition, if it has it."""
    copies = copies_of(shown).get(kind, 0)
    return card(shown, kind, copies) if copies else None


def card(shown: Edition, kind: int, count: int) -> wire.CardInfo:
    """A card with its values and where they come from."""
    group: wire.CardGroup = (
        "supply"
        if kind == JAIL or (kind == ROOF and shown.roofs)
        else "tenant"
        if is_tenant(kind)
        else "action"
        if is_action(kind)
        else "building"
    )
    rules = list(CARD_RULES[kind])
    if kind not in shown.tenants:
        return wire.CardInfo(name=shown.names[kind], group=group, count=count, rules=rules)
    printed = shown.tenants[kind]
    return wire.CardInfo(
        name=shown.names[kind],
        group=group,
        count=count,
        rules=rules,
        rent=printed.rent,
        rent_with_powers=None if printed.rent_with_powers == AS_PRINTED else printed.rent_with_powers,
        floors=None if printed.floors == NO_LIMIT else printed.floors,
        apartments=2 if printed.two_apartments else 1,
        place="any" if printed.place == ANYWHERE else "ground" if printed.place == GROUND else "attic",
        rent_from=printed.rent_from,
        floors_from=printed.floors_from,
    )


def editions() -> list[wire.EditionInfo]:
    """All editions."""
    return [edition(each) for each in EDITIONS.values()]


def differences() -> wire.Differences:
    """In what the editions differ, newest first."""
    return wire.Differences(
        editions=list(EDITIONS),
        rules=[
            wire.Difference(
                name=each.field.replace("_", "-"),
                rules=list(each.rules),
                answers=[answer(each, edition) for edition in EDITIONS.values()],
            )
            for each in DIFFERENCES
        ],
        cards=[wire.CardRow(cards=[card_of(edition, kind) for edition in EDITIONS.values()]) for kind in card_rows()],
    )


PHASE_NAMES: tuple[wire.Phase, ...] = ("check", "play", "rent", "over")


def reason(edition: Edition, seat: int, given: Reason) -> wire.Reason:
    """Why a bot did what it did last."""
    specs = REASONS_OF_BOTS[given.name]
    values = tuple(given.args[spec.partition(":")[0]] for spec in specs)
    return wire.Reason(seat=SEAT_NAMES[seat], name=given.name, args=arguments(edition, specs, values))
