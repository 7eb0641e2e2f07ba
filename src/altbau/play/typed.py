"""What a type checker knows of a game: its state, a seat's view and what a page shows. Of a game whose edition is named
only when the program runs, it knows what all games have."""

from typing import TYPE_CHECKING

from altbau.core.engine.state import AnyState
from altbau.core.engine.view import View

if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    from typing_extensions import TypeVar

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
else:  # Python knows no defaults before 3.13
    from typing import TypeVar

    S_co, V_co, P_co = TypeVar("S_co"), TypeVar("V_co"), TypeVar("P_co")
