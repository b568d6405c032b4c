"""Colours, marks and signs, chosen once per concept and used in picture, text and button."""

from __future__ import annotations

import msgspec

from rendering.scene.scene import Colour


class SeatMark(msgspec.Struct, frozen=True):
    """How a seat looks: told apart by its emblem first, by its colour second."""

    emblem: str
    """Key of the drawn emblem and of its name."""
    emoji: str
    """The same emblem where only text is possible."""
    colour: Colour
    dark: Colour
    light: Colour
    ink: Colour
    """Text colour that is readable on ``colour``."""


SEATS: tuple[SeatMark, ...] = (
    SeatMark("bear", "🐻", "#d95f2b", "#7a2a12", "#ffb184", "#fff3e2"),
    SeatMark("eagle", "🦅", "#4aa8e0", "#174a78", "#b4e2ff", "#0c2236"),
    SeatMark("wolf", "🐺", "#f0d548", "#84681a", "#fff3ae", "#33270a"),
    SeatMark("boar", "🐗", "#8a4fb0", "#3f1d5c", "#d9a9f2", "#fbeaff"),
    SeatMark("star", "⭐", "#0f9d77", "#064a38", "#8fe6c9", "#e9fff7"),
    SeatMark("moon", "🌙", "#2f5fd0", "#122a66", "#a9c2ff", "#eef3ff"),
    SeatMark("flame", "🔥", "#c2304a", "#5e0f20", "#ff9fae", "#ffeef0"),
    SeatMark("leaf", "🍀", "#9ab83a", "#475a10", "#dff08f", "#1f2a05"),
    SeatMark("drop", "💧", "#7fd3d6", "#23666b", "#d3f7f8", "#0b2b2d"),
    SeatMark("anchor", "⚓", "#8b8f98", "#3a3d45", "#d7dae0", "#15171b"),
    SeatMark("crown", "👑", "#e8a3c0", "#7c3a58", "#ffdcea", "#3a1224"),
    SeatMark("bell", "🔔", "#b07f4e", "#4a2f17", "#e0b98d", "#fff2e2"),
)
"""Twelve seats; neighbours in the list differ in lightness as well as in hue."""


class Theme(msgspec.Struct, frozen=True):
    """Colours shared by the pictures of all games."""

    name: str = "dusk"
    seats: tuple[SeatMark, ...] = SEATS
    ink: Colour = "#f6ead2"
    """Words on dark ground."""
    faint: Colour = "#cdbfa8"
    """Words of less weight on dark ground."""
    lamp: Colour = "#ffd36b"
    """The light of a seat whose turn it is."""
    asked: Colour = "#8fe3ff"
    """The mark of a seat that is asked while another has the turn."""
    true: Colour = "#8fd08a"
    """A card that was what it was said to be; always beside a tick."""
    bluff: Colour = "#ff8a73"
    """A card that was not; always beside a cross."""


DUSK = Theme()
"""The look of the first release."""
