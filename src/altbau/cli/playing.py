"""A game against bots in the terminal, with numbered choices or the tokens of the notation."""

import logging
import secrets
import textwrap
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import cycle

from altbau.core import text
from altbau.core.bots.bot import AnyBot, Decision, Reason
from altbau.core.engine.ids import FIRST, Seat, seats
from altbau.core.engine.ranking import places_by
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.text.line_wrap import WIDTH, wrap_line
from altbau.errors import BadInput
from altbau.lab.players import display_name, player
from altbau.lab.programs import Follower
from altbau.play.bot_reasons import sentence
from altbau.play.bots import FAILED, decide_safely, own_seed
from altbau.play.game import Game
from altbau.play.match import Match
from altbau.play.teaching.hints import hint, reason_sentence

SEEDS = 1_000_000_000
YOU = FIRST  # the seat of the person at the terminal

logger = logging.getLogger(__name__)


def seed_of(written: str) -> int:
    """A seed from the command line; a random one if it is empty. Raises BadInput."""
    if not written:
        return secrets.randbelow(SEEDS)
    try:
        return int(written)
    except ValueError:
        raise BadInput("seed-not-a-number", value=written) from None


def play_in_terminal(match: Match, bots: Sequence[str], language: str) -> None:
    """Play against these bots, assigned to the other seats in turn, until the match is over or the player quits. Raises
    BadInput for an unknown bot."""
    others = dict(zip(seats(match.game.players)[1:], cycle(bots), strict=False))
    playing: dict[Seat, AnyBot] = {
        seat: player(bot, seat, match.game.edition, own_seed(match.seed, seat)) for seat, bot in others.items()
    }
    you = text.say(language, "cli-player", seat=SEAT_NAMES[YOU])
    names = [you, *display_names(match.game.module.NAME, others, language)]
    session = Session(match, playing, names, language)
    session.say("cli-welcome", seed=str(match.seed))
    try:
        session.run()
    finally:
        session.dismiss()


def display_names(game: str, bots: Mapping[Seat, str], language: str) -> list[str]:
    """The names of the bots, with the seat added to names that several have."""
    names = {seat: display_name(game, language, bot) for seat, bot in bots.items()}
    alike = Counter(names.values())
    return [f"{name} {SEAT_NAMES[seat]}" if alike[name] > 1 else name for seat, name in names.items()]


def note_failure(seat: Seat, game: Game, error: BaseException) -> None:
    """Log a failure of a bot, with the record to reproduce it."""
    logger.error(FAILED, {"seat": SEAT_NAMES[seat], "record": game.dumps()}, exc_info=error)


class Session:
    """One match at the terminal. The person has seat A."""

    def __init__(self, match: Match, bots: dict[Seat, AnyBot], names: list[str], language: str) -> None:
        self.match = match
        self.bots = bots
        self.narrator = match.game.module.narrator(language, match.game.state.edition, names)
        self.told = 0
        self.offered = -1  # length of the log when the person was last asked to claim a rent
        self.reasons: list[tuple[Seat, Reason]] = []  # of the bots, since the person's last decision
        self.decided: list[tuple[int, Seat, Decision]] = []  # by bots in this game, with the log's length then

    @property
    def game(self) -> Game:
        """The current game."""
        return self.match.game

    def say(self, key: str, **args: str | int) -> None:
        """Print a message from the texts."""
        print(textwrap.fill(self.narrator.say(key, **args), WIDTH))

    def run(self) -> None:
        """Play until the match is over or the person quits."""
        while self.run_game():
            if self.match.games != 1:
                self.say("cli-match", number=self.match.number)
                self.rank(places_by(self.match.totals), self.match.totals)
            if self.match.over:
                return
            self.match.next_game()

    def run_game(self) -> bool:
        """Play until the game is over, and return True; False if the person quits."""
        while not self.game.over:
            self.tell()
            if self.claimed():
                continue
            seat = self.game.asked
            assert seat is not None
            if seat in self.bots:
                self.let_decide(seat)
            elif self.game.must_pass:
                if self.game.module.at_free_choice(self.game.state):
                    self.say("cli-nothing-to-play")
                self.game.pass_()
            elif not self.ask():
                self.say("cli-bye")
                return False
        self.tell()
        self.dismiss()
        self.rank(self.match.places, self.match.scores)
        self.tell_truth()
        return True

    def dismiss(self) -> None:
        """Tell bots that follow the game that it has ended, or that the person has quit."""
        for bot in self.bots.values():
            if isinstance(bot, Follower):
                bot.end(self.game)

    def claimed(self) -> bool:
        """Whether a bot, or the person, has just claimed a rent out of turn (M14). The person is asked once for each
        rent."""
        for seat in self.game.module.claimants(self.game.state):
            tokens = self.game.module.always_out_of_turn(self.game.view(seat))
            if tokens and (seat in self.bots or self.wants_rent()):
                self.game.move(seat, tokens)
                return True
        return False

    def wants_rent(self) -> bool:
        """Ask the person whether to claim the rent, once until something else happens."""
        if self.offered == self.match.log_length:
            return False
        self.offered = self.match.log_length
        print(self.narrator.say("cli-claim"))
        try:
            return input("> ").strip() in ("", "1", "claim")
        except EOFError:
            return False

    def rank(self, places: list[int], coins: list[int]) -> None:
        """Print the players' money, by place."""
        for seat in sorted(range(self.game.players), key=lambda seat: places[seat]):
            money = self.narrator.money(coins[seat])
            self.say("cli-result", place=places[seat], name=self.narrator.names[seat], money=money)

    def let_decide(self, seat: Seat) -> None:
        """Play a bot's decision. A failure of the bot does not end the game."""
        game = self.game
        bot = self.bots[seat]
        if isinstance(bot, Follower):
            bot.hear(game)
        decision = decide_safely(game, bot, partial(note_failure, seat, game))
        action, reason, truth = decision
        if reason or truth:
            self.decided.append((game.log_length, seat, decision))
        repeated = any(seat == other and reason and reason.name == last.name for other, last in self.reasons[-1:])
        if reason and not repeated:
            self.reasons.append((seat, reason))
        game.play(action)

    def explain(self) -> None:
        """Print the reasons of the bots' decisions since the person's last one."""
        for seat, reason in self.reasons:
            args = self.narrator.arguments(self.game.module.REASONS[reason.name], tuple(reason.args.values()), seat)
            sentence = self.narrator.say(f"bot-reason-{reason.name}", **args)
            for line in wrap_line(f"{self.narrator.names[seat]}: {sentence}"):
                print(line)

    def tell_truth(self) -> None:
        """Print what the bots' decisions were based on, if they can say it and the person wants to know it: each below
        the event that it led to or answered."""
        if not self.decided:
            return
        self.say("cli-truth")
        try:
            wanted = input("> ").strip() == "why"
        except EOFError:
            return
        game, above = self.game, -1
        for before, seat, (_, reason, truth) in self.decided if wanted else []:
            if before >= game.log_length:
                before -= 1
            if before != above:
                print("\n".join(wrap_line(self.narrator.event(game.redacted(game.log[before], YOU)))))
                above = before
            whole = sentence(self.narrator, game.module, seat, reason, [truth] if truth else [])
            print("\n".join(wrap_line(f"– {self.narrator.names[seat]}: {whole}")))
        self.decided = []

    def advise(self) -> None:
        """Print what the steward would do, and why."""
        advice = hint(self.game)
        for line in wrap_line(
            f"{reason_sentence(self.narrator, self.game.module, YOU, advice.reason)} ({advice.tokens})"
        ):
            print(line)

    def tell(self) -> None:
        """Print what has happened since the last call."""
        for event in self.match.log[self.told :]:
            for line in wrap_line(self.narrator.event(self.game.redacted(event, YOU))):
                print(line)
        self.told = self.match.log_length

    def ask(self) -> bool:
        """Ask the person once; False to quit."""
        game = self.game
        state = game.state
        view = game.view(YOU)
        question = view.question
        if game.module.at_free_choice(state):
            print("\n" + game.module.draw_view(game.page_view(YOU), self.narrator))
        print("\n" + textwrap.fill(self.narrator.question(question, YOU, YOU), WIDTH))
        for number, (action, token) in enumerate(zip(state.legal_actions, game.legal_tokens, strict=True), start=1):
            shown = token if token.isdigit() else "–" if self.numeric else number
            print(f"  {shown:>2}  {self.narrator.label(action, question[0])}")
        if len(game.sums) > 1:
            self.say("cli-more-sums", last=game.sums[-1])
        try:
            line = input("> ").strip()
        except EOFError:
            return False
        return self.answer(line)

    @property
    def numeric(self) -> bool:
        """Whether the choices are numbers themselves, such as bids. Then a typed number is the choice, not its place in
        the list."""
        return any(token.isdigit() for token in self.game.legal_tokens)

    def answer(self, line: str) -> bool:
        """Carry out a typed line; False to quit."""
        game = self.game
        try:
            if line in ("quit", "q"):
                return False
            if line in ("help", "?", ""):
                self.say("cli-help")
            elif line == "why":
                self.explain()
            elif line == "hint":
                self.advise()
            elif line in ("undo", "u"):
                game.undo(YOU)
                self.told = min(self.told, self.match.log_length)
            elif not self.numeric and line.isdigit() and 1 <= int(line) <= len(game.state.legal_actions):
                game.play(game.state.legal_actions[int(line) - 1])
                self.reasons = []
            else:
                rest = game.move(YOU, line)
                self.reasons = []
                if rest:
                    self.say("cli-left-over", words=" ".join(rest))
        except BadInput as error:
            print("\n".join(wrap_line(text.error(self.narrator.language, error))))
        return True
