"""Messages for the page before a table is started: the editions, their options and bots, how they differ, the texts."""

from collections.abc import Iterable, Sequence

from altbau.core.bots.bot import role_of
from altbau.core.engine.options import stated_default
from altbau.core.engine.state import AnyEdition
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.game import AnyGame
from altbau.core.messages import catalogue
from altbau.core.text.messages import FOLDER, LANGUAGES, on_page
from altbau.games import EDITIONS, GAMES, game_of
from altbau.play.bots import RANDOM, bot_names
from altbau.play.teaching.lesson import has_lesson


def edition(shown: AnyEdition, programs: Sequence[str] = ()) -> catalogue.EditionInfo:
    """The message about an edition, with its options; `programs` are listed before its bots."""
    game = game_of(shown.key)
    common = {
        "name": shown.key,
        "match_target": shown.match_target or None,
        "min_players": shown.min_players,
        "max_players": shown.max_players,
        "bots": [bot(name) for name in (*programs, *bot_names(game))],
        "options": [
            catalogue.OptionInfo(
                name=option.name,
                default=stated_default(option),
                choices=list(option.choices),
                seats=[choice for choice in option.choices if choice in SEAT_NAMES],
                most=option.most or None,
            )
            for option in game.options(shown.key)
        ],
        "auto_passable": [],
        "lesson": has_lesson(shown.key),
    }
    return game.edition_message(shown, common)


def bot(name: str) -> catalogue.BotInfo:
    """The message about a bot."""
    if name == RANDOM:
        return catalogue.BotInfo(name=name, character=None, level=name)
    role = role_of(name)
    return catalogue.BotInfo(name=name, character=role.character or None, level=role.level)


def texts_of(language: str) -> catalogue.Texts:
    """All texts of the page in a language."""
    games = [game_texts(game, on_page(game.TEXTS, language).values()) for game in GAMES]
    return catalogue.Texts(core="\n".join(on_page(FOLDER, language).values()), games=games)


def game_texts(game: AnyGame, said: Iterable[str]) -> catalogue.GameTexts:
    """The message with these messages of a game."""
    return catalogue.GameTexts(game=game.NAME, editions=[*game.EDITIONS], fluent="\n".join(said))


def text_parts() -> list[str]:
    """The parts in which the page loads its texts: the files of the core, the games, and their editions."""
    games = (name for game in GAMES for name in (game.NAME, *game.EDITIONS))
    return [*dict.fromkeys((*on_page(FOLDER, LANGUAGES[0]), *games))]


def texts_of_part(language: str, part: str) -> catalogue.Texts:
    """A part of the page's texts: what core and games have in files of this name, the file of the edition of this name
    with those that it refers to, or what else the game of this name has. KeyError for an unknown part."""
    core = on_page(FOLDER, language)
    if part in core:
        games = [game_texts(game, (on_page(game.TEXTS, language).get(part, ""),)) for game in GAMES]
        return catalogue.Texts(core=core[part], games=games)
    game = {name: each for each in GAMES for name in (*each.EDITIONS, each.NAME)}[part]
    files = {name: said for name, said in on_page(game.TEXTS, language).items() if name not in core}
    own = [name for name in files if (name if name in game.EDITIONS else game.NAME) == part]
    for name in own:  # messages of an edition may refer to those of others
        own += [
            other for other in game.EDITIONS if other not in own and f"-{other}-" in files[name] and part != game.NAME
        ]
    return catalogue.Texts(core="", games=[game_texts(game, (files[name] for name in own))])


def edition_infos(programs: Sequence[str]) -> list[catalogue.EditionInfo]:
    """The messages about all editions; `programs` are listed besides the bots of each."""
    return [edition(each, programs) for each in EDITIONS.values()]


def edition_differences() -> list[catalogue.Differences]:
    """The differences between the editions, for each game that has several."""
    found = [game.differences() for game in GAMES]
    return [each for each in found if each]
