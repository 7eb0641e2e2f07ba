"""The money and the cards of the landlord card games, to be printed."""

from typing import Final

from altbau.core.page.paper import Money, Paper, PaperCard
from altbau.core.text import messages
from altbau.games.wucherer import NAME
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.wire import card, copies_of

MONEY: Final = {  # R008; the sheet of 1997 names no values, and comes to 68 DMW
    "wucherer-1992": Money(shape="coin", pieces={1: 25, 5: 10, 10: 20, 50: 5}),
    "wucherer-1997": Money(shape="note", pieces={1: 8, 5: 4, 10: 4}, players=True, ours=True),
    "landlord-2013": Money(shape="coin", pieces={1: 30, 5: 10, 10: 15, 50: 5}),
}
RECORDS: Final = ("first-winners", "won-in-jail", "lost-it-all")  # R209 to R211


def paper(edition: Edition, language: str) -> Paper:
    """All that an edition has of paper, with the values that its cards have at a table."""
    cards = [printed(edition, kind, count, language) for kind, count in sorted(copies_of(edition).items())]
    return Paper(
        money=MONEY[edition.key],
        cards=cards,
        lists=[],
        records=list(RECORDS) if edition.keeps_records else [],
        target=edition.match_target,
    )


def printed(edition: Edition, kind: Card, count: int, language: str) -> PaperCard:
    """A card with its texts."""
    info = card(edition, kind, count)
    texts, about = messages.of(NAME), f"text-{edition.key}-{info.name}"
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
        floors=info.floors,
        floors_ours=info.floors_from == "reconstructed",
    )
