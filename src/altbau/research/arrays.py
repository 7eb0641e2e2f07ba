"""Observations and action masks as NumPy arrays."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from altbau.core.engine.encoding import AnyEncoding
from altbau.core.engine.view import View
from altbau.research.environment_spec import EnvironmentSpec

DTYPE: Final = np.int16  # of observations
LEAST: Final = np.iinfo(DTYPE).min
MOST: Final = np.iinfo(DTYPE).max


def observation_array(numbers: Sequence[int]) -> Any:
    """An observation as an int16 array; larger values are clipped."""
    try:  # by far the fastest, if none is large or below 0
        return np.frombuffer(bytearray(numbers), np.uint8).astype(DTYPE)
    except ValueError:
        return np.clip(numbers, LEAST, MOST).astype(DTYPE)


def mask_of(numbers: Sequence[int], size: int, dtype: Any = np.bool_) -> Any:
    """A mask of shape (`size`,) that is 1 at these numbers."""
    mask = np.zeros(size, dtype)
    mask[list(numbers)] = 1
    return mask


def box(setting: EnvironmentSpec) -> Any:
    """The observation space: int16, shape (`encoding.length`,)."""
    return spaces.Box(LEAST, MOST, (setting.encoding.length,), DTYPE)


def observe_all(encoding: AnyEncoding, views: Sequence[View], out: Any) -> None:
    """Write the observation of each view into a row of `out`, an int16 array of shape (views, `encoding.length`);
    larger values are clipped."""
    for number, view in enumerate(views):
        seen = encoding.observe(view)
        try:
            out[number] = np.frombuffer(bytearray(seen), np.uint8)
        except ValueError:
            out[number] = np.clip(seen, LEAST, MOST)
