"""Collect the engine's reasons why cards can't be played, from games of stewards, the most frequent first."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, Final

from altbau.core.engine.ids import NOT_OFFERED
from altbau.games import game_of
from altbau.play.observation import bot_view, memory_after
from benchmarks.card_plays import begun

GAMES: Final = 60
BOT: Final = "steward"


def refused(edition: str) -> dict[str, list[list[str]]]:
    """By card, the reasons why it or one of its targets can't be chosen: name and rules, the most frequent first."""
    module = game_of(edition)
    counts: defaultdict[str, Counter[tuple[str, str]]] = defaultdict(Counter)
    for state in free_choices(edition):
        cards = [action for action in state.legal_actions if module.kind(action, 0) == "card"]
        for path in ((), *((card,) for card in cards)):
            step = module.step(state, state.asked, path)
            for blocked in step.blocked if step else ():
                card = (*path, blocked.action)[0]
                if module.kind(card, 0) == "card" and blocked.refusal != NOT_OFFERED:  # that is no reason
                    counts[module.token(state.edition, card)][module.REFUSALS[blocked.refusal]] += 1
    return {card: [list(reason) for reason, _ in counted.most_common()] for card, counted in sorted(counts.items())}


def free_choices(edition: str) -> Iterator[Any]:
    """The states in which a move begins, in GAMES games."""
    module = game_of(edition)
    for number in range(GAMES):
        state, bots = begun(edition, number, BOT)
        memory = memory_after((), state)
        while state.asked >= 0:
            if module.QUESTIONS[state.stack.top.prompt(state)[0]].begins:
                yield state
            action = state.legal_actions[0]
            if not state.stack.forces():
                action = bots[state.asked].decide(bot_view(state, state.asked, memory)).action
            state.apply(action)
            memory = memory_after(memory, state)
