"""Type variables and aliases by which a type checker knows the types of a game's state, view and page view. If the
edition is known only at run time, they are the types common to all games."""

from typing import TYPE_CHECKING

from altbau.core.engine.state import AnyState
from altbau.core.engine.view import View

if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    from typing_extensions import TypeVar

    from altbau.analysis.game_analysis import GameAnalysis
    from altbau.games.monopoly.rules.state import State as MonopolyState
    from altbau.games.monopoly.view import MonopolyPageView, MonopolyView
    from altbau.games.wucherer.rules.state import State as WuchererState
    from altbau.games.wucherer.view import WuchererPageView, WuchererView

    S_co = TypeVar("S_co", bound=AnyState, default=AnyState, covariant=True)
    V_co = TypeVar("V_co", bound=View, default=View, covariant=True)
    P_co = TypeVar("P_co", bound=View, default=View, covariant=True)

    WuchererKey: TypeAlias = Literal["landlord-2013", "wucherer-1997", "wucherer-1992"]
    MonopolyKey: TypeAlias = Literal["monopoly"]
    __all__ = [
        "GameAnalysis",
        "MonopolyKey",
        "MonopolyPageView",
        "MonopolyState",
        "MonopolyView",
        "P_co",
        "S_co",
        "V_co",
        "WuchererKey",
        "WuchererPageView",
        "WuchererState",
        "WuchererView",
    ]
else:  # type variables have no defaults before Python 3.13
    from typing import TypeVar

    S_co, V_co, P_co = TypeVar("S_co"), TypeVar("V_co"), TypeVar("P_co")
