"""Events that the host adds to the story of a game; the rules know nothing of them."""

from __future__ import annotations

from games.api import Event, Seat


class HostEvent(Event, frozen=True):
    """An event that the host adds to the story of a game."""


class PlacesDrawn(HostEvent, frozen=True):
    """Players without a wish for a place were dealt one by lot."""

    seats: tuple[Seat, ...]


class TakenBack(HostEvent, frozen=True):
    """A player took back their last move."""

    seat: Seat


class StoodIn(HostEvent, frozen=True):
    """A computer moved in a player's place."""

    seat: Seat


class AnsweredFor(HostEvent, frozen=True):
    """Time was up, and the host answered in a player's place."""

    seat: Seat


class MovedForLeaver(HostEvent, frozen=True):
    """The host moved for a seat whose player had left."""

    seat: Seat
    conceded: bool
    """True if the player had given the game up."""
