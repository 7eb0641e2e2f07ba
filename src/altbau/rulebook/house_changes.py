"""What house rules change in an edition, in words: the sentences that stand beside the printed rules."""

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from altbau.core.data import HouseRules
from altbau.core.game import AnyGame
from altbau.core.house_rules import house_values
from altbau.core.messages.rules import HouseChange
from altbau.core.text import texts_of
from altbau.games import game_of
from altbau.rulebook.short_texts import texts_telling
from altbau.rulebook.statements import Ruling, rulebook

WORDS: Final = {True: "house-yes", False: "house-no", None: "house-unlimited"}


def house_changes(edition: str, house: HouseRules, language: str) -> list[HouseChange]:
    """All that house rules change in an edition. Raises BadInput for an unknown edition and for bad house rules."""
    game = game_of(edition)
    fields, texts = game.house_fields(edition), texts_of(game.NAME)
    found = []
    for path, value in house_values(house, fields).items():
        field = fields[path]
        if value == field.printed:
            continue
        card = texts.say(language, f"card-{field.card}") if field.card else ""
        what = texts.say(language, field.label, card=card)
        now, before = (
            texts.say(language, WORDS[each]) if each is None or isinstance(each, bool) else str(each)
            for each in (value, field.printed)
        )
        sentence = texts.say(language, "house-change", what=what, now=now, before=before)
        rules = [*field.rules, *rulings_about(game, path.partition(".")[0], set(field.rules))]
        told = texts_telling(edition, rules)
        found.append(HouseChange(field=path, rules=rules, texts=told, sentence=sentence))
    return found


def rulings_about(game: AnyGame, field: str, rules: Collection[str]) -> Iterator[str]:
    """The numbers of the rulings on a field, or on one of these rules."""
    for number, entry in rulebook(game.RULEBOOK).items() if game.RULEBOOK else ():
        if isinstance(entry, Ruling) and (entry.field == field or not set(rules).isdisjoint(entry.rules)):
            yield number


def sentences_about(changes: Iterable[HouseChange], numbers: Iterable[str]) -> list[str]:
    """The sentences about rules with these numbers."""
    wanted = set(numbers)
    return [each.sentence for each in changes if wanted.intersection(each.rules)]
