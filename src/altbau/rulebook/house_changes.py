"""What house rules change in an edition, in words: the sentences that stand beside the printed rules."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from altbau.core.data import HouseRules
from altbau.core.house_rules import house_values
from altbau.core.text import texts_of
from altbau.games import game_of

WORDS: Final = {True: "house-yes", False: "house-no", None: "house-unlimited"}


class HouseChange(NamedTuple):
    """A field that house rules change: the rules that it is in, and the sentence that holds in their place."""

    field: str
    rules: tuple[str, ...]
    sentence: str


class HouseChanges:
    """All that house rules change in an edition, in a language. Raises BadInput for bad house rules."""

    def __init__(self, edition: str, house: HouseRules, language: str) -> None:
        game = game_of(edition)
        fields, texts = game.house_fields(edition), texts_of(game.NAME)
        self.all: list[HouseChange] = []
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
            sentence = texts.say(language, "house-rule", what=what, now=now, before=before)
            self.all.append(HouseChange(path, field.rules, sentence))

    def about(self, numbers: Iterable[str], field: str = "") -> list[str]:
        """The sentences about rules with these numbers, or about a field."""
        wanted = set(numbers)
        return [each.sentence for each in self.all if wanted.intersection(each.rules) or field == each.field]
