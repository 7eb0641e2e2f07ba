"""Unions of the message types of all games, for the description of the interface."""

from typing import TypeAlias

from altbau.core.messages.catalogue import PlainEditionInfo
from altbau.core.messages.table import PlainTable
from altbau.games.monopoly.wire import MonopolyEditionInfo, MonopolyScene, MonopolyTable
from altbau.games.wucherer.wire import WuchererDifferences, WuchererEditionInfo, WuchererScene, WuchererTable

TableMessage: TypeAlias = WuchererTable | MonopolyTable | PlainTable
EditionMessage: TypeAlias = WuchererEditionInfo | MonopolyEditionInfo | PlainEditionInfo
DifferencesMessage: TypeAlias = WuchererDifferences
SceneMessage: TypeAlias = WuchererScene | MonopolyScene
