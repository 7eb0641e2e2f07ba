"""The money and the cards of the landlord card games for printing."""

from typing import Final

from altbau.core.messages.printing import Money, Paper, PaperCard, PaperList
from altbau.core.text import messages
from altbau.games.wucherer import NAME
from altbau.games.wucherer.rules.edition import Edition, stated
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.wire import card, copies_of

OUR_NOTES: Final = {1: 8, 5: 4, 10: 4}  # value: number, for each player, if the rulebook names no values
RECORDS: Final = ("first-winners", "won-in-jail", "lost-it-all")  # R209 to R211


def paper(edition: Edition, language: str) -> Paper:
    """The printed material of an edition, with the card values of the table."""
    cards = [printed(edition, kind, count, language) for kind, count in sorted(copies_of(edition).items())]
    return Paper(
        money=money(edition),
        cards=cards,
        tables={
            "tenants": [tenants(cards, language)],
            "buildings": [others(cards, "buildings", ("building", "supply"), language)],
            "actions": [others(cards, "actions", ("action",), language)],
        },
        lists=[],
        records=list(RECORDS) if edition.keeps_records else [],
        target=stated(edition, "match_target"),
    )


def money(edition: Edition) -> Money:
    """Coins for all, or a sheet of notes for each player (R008)."""
    if edition.coins_printed:
        return Money(shape="coin", pieces=edition.coins_printed)
    return Money(shape="note", pieces=OUR_NOTES, players=True, ours=True)


def printed(edition: Edition, kind: Card, count: int, language: str) -> PaperCard:
    """A card with its texts."""
    info = card(edition, kind, count)
    texts, about = messages.texts_of(NAME), f"text-{edition.key}-{info.name}"
    return PaperCard(
        name=info.name,
        title=texts.say(language, f"card-{info.name}"),
        group=info.group,
        count=info.count,
        line=texts.say(language, f"{about}.line"),
        text=texts.say(language, about),
        floor=kind in edition.deck,
        across=info.group == "building" or info.name == "roof" or info.apartments == 1,
        rent=info.rent,
        rent_ours=info.rent_from == "reconstructed",
        rent_with_powers=info.rent_with_powers,
        floors=info.floors,
        floors_ours=info.floors_from == "reconstructed",
    )


def tenants(cards: list[PaperCard], language: str) -> PaperList:
    """The table of tenants with rents and floor limits as they apply in play; reconstructed values have a star, and a
    rent that holds only without tenants' powers is in brackets."""
    columns = [messages.texts_of(NAME).say(language, f"paper-{key}") for key in ("tenant", "rent", "floors", "about")]
    rows = [
        [counted(each), rent(each), marked(each.floors, each.floors_ours), each.line]
        for each in cards
        if each.rent is not None
    ]
    return PaperList(title=messages.texts_of(NAME).say(language, "paper-tenants"), columns=columns, rows=rows)


def others(cards: list[PaperCard], name: str, groups: tuple[str, ...], language: str) -> PaperList:
    """The table of the cards of some groups."""
    title, about = (messages.texts_of(NAME).say(language, f"paper-{key}") for key in (name, "about"))
    return PaperList(
        title=title,
        columns=[title, about],
        rows=[[counted(each), each.line] for each in cards if each.group in groups],
    )


def counted(card: PaperCard) -> str:
    """A card's title with its number of copies."""
    return f"{card.title} ({card.count})"


def rent(card: PaperCard) -> str:
    """The rent of a tenant."""
    printed = marked(card.rent, card.rent_ours)
    return printed if card.rent_with_powers is None else f"{card.rent_with_powers} ({printed})"


def marked(value: int | None, ours: bool) -> str:
    """A value, with a star if it is reconstructed."""
    return "–" if value is None else f"{value}*" if ours else str(value)
