"""Names of :mod:`games` for code outside a game's own rules; start reading here.

:mod:`games.game` declares the interface of a game, :mod:`games.values` the values that its methods
take and return.
"""

from __future__ import annotations

from typing import Any

from games.game import Rules
from games.moments import Moment
from games.values import (
    EVERYBODY,
    OVER,
    Applied,
    Decision,
    Event,
    Events,
    Move,
    Option,
    Options,
    OptionValue,
    Outcome,
    PhasedView,
    RuleError,
    Seat,
    Significance,
    State,
    View,
    Waiting,
    Weight,
    check_viewer,
    checked_options,
    hears,
    is_fence,
)

AnyGame = Rules[Any, Any, Any]

__all__ = [
    "EVERYBODY",
    "OVER",
    "AnyGame",
    "Applied",
    "Decision",
    "Event",
    "Events",
    "Moment",
    "Move",
    "Option",
    "OptionValue",
    "Options",
    "Outcome",
    "PhasedView",
    "RuleError",
    "Rules",
    "Seat",
    "Significance",
    "State",
    "View",
    "Waiting",
    "Weight",
    "check_viewer",
    "checked_options",
    "hears",
    "is_fence",
]
