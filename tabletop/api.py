"""What the rules of a game are made of; :class:`Rules` lists what a game writes and may add."""

from __future__ import annotations

from games.api import (
    EVERYBODY,
    OVER,
    Applied,
    Decision,
    Event,
    Events,
    Moment,
    Move,
    Option,
    Options,
    OptionValue,
    Outcome,
    PhasedView,
    RuleError,
    Rules,
    Seat,
    Significance,
    State,
    View,
    Waiting,
    Weight,
)
from games.game import Stored, delegate
from games.optional.chances import merit, shares
from games.optional.coaching import Coach, FirstGame
from games.optional.giving_up import Aftermath
from games.optional.in_advance import Span, Standing, lasting
from games.optional.places import Place
from games.optional.presets import Preset
from games.optional.rematch import Legacy
from games.optional.remembering import Feat, Hidden, Luck, Played, Praise
from games.registry import API as VERSION
from games.rng import Rng

__all__ = [
    "EVERYBODY",
    "OVER",
    "VERSION",
    "Aftermath",
    "Applied",
    "Coach",
    "Decision",
    "Event",
    "Events",
    "Feat",
    "FirstGame",
    "Hidden",
    "Legacy",
    "Luck",
    "Moment",
    "Move",
    "Option",
    "OptionValue",
    "Options",
    "Outcome",
    "PhasedView",
    "Place",
    "Played",
    "Praise",
    "Preset",
    "Rng",
    "RuleError",
    "Rules",
    "Seat",
    "Significance",
    "Span",
    "Standing",
    "State",
    "Stored",
    "View",
    "Waiting",
    "Weight",
    "delegate",
    "lasting",
    "merit",
    "shares",
]
