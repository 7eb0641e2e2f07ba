"""Tables of the landlord card games as a viewer gets to see them, and their editions."""

from typing import Any

from altbau.game import Game
from altbau.kernel.vocabulary import SEAT_NAMES
from altbau.server import wire
from altbau.view.houses import UNKNOWN, HouseView
from altbau.wucherer.actions import place_token
from altbau.wucherer.building import Building
from altbau.wucherer.cards import EMPTY, JAIL, MONSTER, ROOF, is_action, is_tenant
from altbau.wucherer.differences import DIFFERENCES, answer, card_rows
from altbau.wucherer.edition import ANYWHERE, AS_PRINTED, GROUND, NO_LIMIT, Edition
from altbau.wucherer.editions import EDITIONS
from altbau.wucherer.events import PILES, REASONS
from altbau.wucherer.glossary import CARD_RULES
from altbau.wucherer.tenants import celebrity_factor, income_of, rent_of

PHASES: tuple[wire.Phase, ...] = ("check", "play", "rent", "over")
ITEM = 4  # numbers in each item of a calculation


def argument(edition: Edition, kind: str, value: int) -> wire.Argument | None:
    """An argument of an event or a question as the page reads it; what is hidden or missing is null."""
    if value == EMPTY:
        return None
    if kind == "pile":
        return PILES[value]
    return edition.names[value] if kind in ("card", "hidden") else place_token(value)


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
    return wire.Building(
        id=place_token(known.id),
        owner=SEAT_NAMES[known.owner],
        roof=names[known.roof],
        expansion=known.expansion,
        basement=known.basement,
        floors=[names[kind] if kind else None for kind in known.floors],
        apartments=apartments,
        squatted=known.squatted,
        income=income_of(game.table, known),
    )


# --- editions for the start page and the card inspector ---------------------------------------------------------------


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


def cards(shown: Edition) -> list[wire.CardInfo]:
    """The cards of an edition."""
    return [card(shown, kind, count) for kind, count in sorted(copies_of(shown).items())]


def table(
    game: Game, view: HouseView, players: list[dict[str, Any]], silenced: list[str], common: dict[str, Any]
) -> wire.Table:
    """The table as a viewer sees it; `players` and `common` are what tables of all families show."""
    names = view.edition.names
    return wire.Table(
        **common,
        phase=PHASES[view.phase],
        seats=[
            wire.Seat(
                **player,
                coins=None if view.coins[number] == UNKNOWN else view.coins[number],
                hand_count=view.hand_counts[number],
                income=view.incomes[number],
                jailed=view.prisoner == number,
            )
            for number, player in enumerate(players)
        ],
        hand=[names[kind] for kind in view.hand],
        buildings=[building(game, known) for known in view.buildings],
        draw_count=view.draw_count,
        discard=[names[kind] for kind in view.discard],
        roofs=view.roofs,
        monsters=view.monsters,
        last_turns=[SEAT_NAMES[number] for number in view.last_turns],
        silenced=silenced,
    )
