"""The decisions of the bots of a table. Each bot knows the view of its seat and nothing else."""

from altbau.core.bots.bot import AnyBot, Decision
from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.engine.view import View
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.play.bots import FAILED, check_decision
from altbau.play.default_moves import default
from altbau.play.game import Game
from altbau.runtime.bots import BotThinker, Program
from altbau.runtime.live_table import LiveTable
from altbau.runtime.players import Players
from altbau.table.setup.duplicate_deals import answer_views


class BotMoves:
    """The decisions of the bots at one table. A failure is logged, and the table continues."""

    def __init__(self, table: LiveTable, players: Players, thinking: BotThinker) -> None:
        self.thinking = thinking
        self._table = table
        self._players = players

    async def remember(self, since: float) -> None:
        """Restore the memory of a deal's bots: they repeat the decisions that they made at this table. So they play on
        like the bots at its other tables. `since` is as in `BotThinker`."""
        self._players.begin_anew()
        for seat, view in answer_views(self._table.game):
            bot = self._players.bots.get(seat)
            if bot and not isinstance(bot, Program) and self._table.seats[seat].bot:
                try:
                    _, self._players.bots[seat] = await self.thinking.decide(bot, view, since)
                except Exception as error:
                    where = failure_details(self._table.seats[seat].bot, self._table.game)
                    self._table.note(FAILED, error, where)
        self._players.forgetful = False

    async def move(self, bot: AnyBot | Program, seat: Seat, since: float) -> tuple[Data, AnyBot | Program]:
        """A bot's whole move as an entry's body, up to the next question that all may know of, and the bot with its
        memory afterwards. The move is one entry because the number of its pieces, one for each real choice, would
        reveal something of the hand. `since` is as in `BotThinker`."""
        trial = self._table.game.copy()
        if isinstance(bot, Program):
            number = self._table.log.match.number
            return move_of(trial, seat, await bot.decide(trial, number, since)), bot
        decisions: list[Decision] = []
        while not decisions or (trial.asked == seat and not trial.question_open):
            decision, bot = await self._decision(bot, trial, trial.view(seat), since)
            trial.play(decision.action)
            decisions.append(decision)
        return move_of(trial, seat, decisions), bot

    async def _decision(self, bot: AnyBot, trial: Game, view: View, since: float) -> tuple[Decision, AnyBot]:
        """One decision of a bot, and the bot with its memory afterwards. If the bot fails, or its process dies or takes
        too long, that is logged and the default is played."""
        try:
            decision, after = await self.thinking.decide(bot, view, since)
            return check_decision(trial.module, view, decision), after
        except Exception as error:
            where = failure_details(self._players.bot_at(view.seat), trial)
            self._table.note(FAILED, error, where, trial.copy())
            return Decision(default(trial.module, trial.state), None), bot


def move_of(game: Game, seat: Seat, decisions: list[Decision]) -> Data:
    """The body of the entry for a bot's move. A pass has no reason: silence tells nothing (Q180)."""
    first, *then = [decision.action for decision in decisions]
    body: Data = {"action": first}
    if then:
        body["then"] = then
    if game.module.WORDS.get(first) != "pass":
        reasons = [decision.reason for decision in decisions if decision.reason]
        body["why"] = [seat, reasons[-1].name, reasons[-1].args] if reasons else None
    truths = [[seat, each.truth.name, each.truth.args] for each in decisions if each.truth]
    if truths:
        body["truth"] = truths  # sent to nobody before the end (`log/bot_reasons.py`)
    return body


def failure_details(bot: str | None, game: Game) -> Data:
    """The seat, bot and question of a bot's failure, so that it can be reproduced."""
    t = game.state
    question = game.module.QUESTIONS[t.stack.top.prompt(t)[0]].name
    return {"seat": SEAT_NAMES[t.asked], "bot": bot, "question": question}
