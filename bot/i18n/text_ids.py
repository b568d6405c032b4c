"""Ids of texts, derived from events, moves and options."""

from __future__ import annotations

import re
from functools import cache

from bot.model.host_events import HostEvent
from bot.model.plan import CHOICES, QUESTION
from games.api import Event, Move, OptionValue
from games.optional.coaching import FIRST_TURN, GOAL
from games.optional.in_advance import Span, Standing
from games.optional.places import Place
from games.optional.presets import Preset


@cache
def kebab(class_name: str) -> str:
    """Spell a class name as part of an id: ``BraceletTaken`` is ``bracelet-taken``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", class_name).lower()


def event_id(game_id: str, event: Event | type[Event]) -> str:
    """Name the sentence of an event: ``vikings-event-bracelet-taken``, ``host-event-…``."""
    kind = event if isinstance(event, type) else type(event)
    return _id("host" if issubclass(kind, HostEvent) else game_id, "event", event)


def move_id(game_id: str, move: Move | type[Move]) -> str:
    """Name the label of a move: ``vikings-move-call-bluff``."""
    return _id(game_id, "move", move)


def confirm_id(game_id: str, move: Move | type[Move]) -> str:
    """Name the consequence of a move in words: ``vikings-confirm-raise-shield``."""
    return _id(game_id, "confirm", move)


def option_id(game_id: str, key: str, value: OptionValue | None = None) -> str:
    """Return the text id of a table option or, with ``value``, of one of its values.

    For example ``vikings-option-bluff_arena-yes``: True and False are ``yes`` and ``no``.
    """
    if value is None:
        return f"{game_id}-option-{key}"
    if isinstance(value, bool):
        value = "yes" if value else "no"
    return f"{game_id}-option-{key}-{value}"


def preset_id(game_id: str, preset: Preset) -> str:
    """Name options that are chosen at once: ``norwegian-preset-plain``."""
    return f"{game_id}-preset-{preset.key}"


def tip_id(game_id: str, key: str) -> str:
    """Name what a newcomer is told: ``vikings-tip-place``, or what a first turn needs."""
    return f"{game_id}-{key}" if key in (FIRST_TURN, GOAL) else f"{game_id}-tip-{key}"


def reply_id(game_id: str, kind: str) -> str:
    """Name the text of an answer, whatever exactly it is: ``vikings-reply-call-bluff``."""
    return f"{game_id}-reply-{kebab(kind)}"


def place_id(game_id: str, place: Place) -> str:
    """Name a seat that has a name of its own: ``goths-place-king``."""
    return f"{game_id}-place-{place.key}"


def camp_id(game_id: str, place: Place) -> str:
    """Name the side that such a seat plays for: ``goths-camp-ostrogoths``."""
    return f"{game_id}-camp-{place.camp}"


def standing_id(game_id: str, standing: Standing) -> str:
    """Name what is answered in advance: ``vikings-standing-believe``, whatever the span."""
    return f"{game_id}-standing-{standing.said}"


def standing_about_id(game_id: str, prompt: str) -> str:
    """Name what a menu of answers in advance is about, where a game has more than one of them."""
    return f"{game_id}-standing-about-{prompt}"


def standing_until_id(game_id: str, standing: Standing) -> str:
    """Return the id of the text that says how long an answer in advance holds.

    One that lasts until an event has a text of its game, any other one of the bot's.
    """
    if standing.lasts is Span.EVENT:
        return f"{game_id}-standing-{standing.said}-until"
    return f"seats-standing-until-{standing.lasts}"


def plan_lost_id(game_id: str, ground: str) -> str:
    """Name what has changed where a plan ended; most grounds are the game's own."""
    of_host = ground in {QUESTION, CHOICES}
    return f"plan-lost-{ground}" if of_host else f"{game_id}-plan-lost-{ground}"


def _id(game_id: str, kind: str, named: object) -> str:
    """Return the id of a text about an event or a move: ``game-kind-name-of-the-type``."""
    of = named if isinstance(named, type) else type(named)
    return f"{game_id}-{kind}-{kebab(of.__name__)}"
