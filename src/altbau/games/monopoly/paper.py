"""The deeds and cards of Monopoly as plain lists for printing."""

from collections import Counter
from typing import Final

from altbau.core.messages.printing import Paper, PaperList
from altbau.core.text import messages
from altbau.games.monopoly import NAME
from altbau.games.monopoly.rules.board import BOARD, STATION, STREET, UTILITY
from altbau.games.monopoly.rules.cards import CARDS, DECKS
from altbau.games.monopoly.rules.edition import MonopolyEdition

DEEDS: Final = {"streets": STREET, "stations": STATION, "utilities": UTILITY}


def paper(edition: MonopolyEdition, language: str) -> Paper:
    """The deeds, and the two stacks of each deck."""

    def say(key: str) -> str:
        return messages.texts_of(NAME).say(language, key)

    deeds: list[PaperList] = []
    for name, kind in DEEDS.items():
        places = [place for place in BOARD if place.kind == kind]
        columns = ["price", "house", *(f"rent-{number}" for number in range(len(places[0].rents)))]
        if kind != STREET:
            columns = ["price", *(f"rent-{name}-{number}" for number in range(1, len(places[0].rents) + 1))]
        rows = []
        for place in places:
            prices = [place.price, place.house] if kind == STREET else [place.price]
            rows.append([say(f"square-{place.name}"), *map(str, [*prices, *place.rents])])
        heads = [say("paper-deed"), *(say(f"paper-{column}") for column in columns)]
        deeds.append(PaperList(title=say(f"paper-{name}"), columns=heads, rows=rows))
    decks: list[PaperList] = []
    for deck, stacks in DECKS.items():
        for stack, kinds in zip(("chance", "community"), stacks, strict=True):
            title = f"{say(f'paper-{stack}')}: {say(f'option-deck-{deck}')}"
            counted = Counter(CARDS[kind].name for kind in kinds)
            rows = [[say(f"drawn-{name}"), str(count)] for name, count in counted.items()]
            decks.append(PaperList(title=title, columns=[say("paper-card"), say("paper-count")], rows=rows))
    return Paper(money=None, cards=[], tables={"deeds": deeds}, lists=deeds + decks, records=[], target=None)
