"""Explicit positions of Clash of Vikings, and answers played on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from games.api import Event, Seat
from games.vikings.content import SPACES, Card, Hex, Space, space_at
from games.vikings.moves import Announce, Believe, VikingsMove
from games.vikings.rules import GAME
from games.vikings.state import VikingsState
from games.vikings.view import Phase


def cards(text: str) -> tuple[Card, ...]:
    """Read cards by their names: ``"walk sprint shield"``."""
    return tuple(Card(name) for name in text.split())


def arrange(
    vikings: Sequence[Hex],
    *,
    hands: Mapping[int, str] | None = None,
    holdings: Mapping[int, tuple[int, ...]] | None = None,
    tokens: Mapping[Hex, tuple[int, ...]] | None = None,
    arena: int = 1,
    bluff_arena: bool = False,
    **fields: Any,
) -> VikingsState:
    """Arrange a turn about to begin with its first announcement, by default of seat 0.

    Vikings stand where they are told; bracelets lie where ``tokens`` says and nowhere else; seats
    without an entry hold bracelets 1, 2, 3, known to all, and the cards they were dealt.
    """
    options = {"arena": arena, "bluff_arena": bluff_arena}
    state = GAME.start(len(vikings), options, "arranged").state
    slots: list[tuple[int, ...]] = [()] * len(SPACES)
    for hexagon, values in (tokens or {}).items():
        slots[space_at(hexagon)] = values
    held, known = list(state.holdings), list(state.known)
    for seat, values in (holdings or {}).items():
        held[seat], known[seat] = values, ((),) * (len(vikings) + 1)
    dealt = list(state.hands)
    for seat, text in (hands or {}).items():
        dealt[seat] = cards(text)
    active = fields.pop("active", Seat(0))
    return replace(
        state,
        phase=Phase.ANNOUNCE,
        asked=(active,),
        active=active,
        turn=1,
        spaces=tuple(space_at(hexagon) for hexagon in vikings),
        slots=tuple(slots),
        holdings=tuple(held),
        known=tuple(known),
        hands=tuple(dealt),
        **fields,
    )


def play(
    state: VikingsState, *answers: tuple[int, VikingsMove]
) -> tuple[VikingsState, list[Event]]:
    """Play the answers in order; return the last state and all that happened."""
    events: list[Event] = []
    for seat, move in answers:
        applied = GAME.apply(state, Seat(seat), move)
        state = applied.state
        events += applied.events
    return state, events


def announce(state: VikingsState, card: Card, action: Card) -> VikingsState:
    """Let the active player announce, and everybody asked believe."""
    state, _ = play(state, (state.active, Announce(card, action)))
    if state.phase is Phase.CHALLENGE:
        state, _ = play(state, *((seat, Believe()) for seat in state.asked))
    return state


def perform(
    state: VikingsState, card: Card, action: Card, *answers: tuple[int, VikingsMove]
) -> tuple[VikingsState, list[Event]]:
    """Let the active player announce, everybody believe, and then play the answers.

    Returns the events from the last Believe on.
    """
    state, events = play(state, (state.active, Announce(card, action)))
    while state.phase is Phase.CHALLENGE:
        seat = next(seat for seat in state.asked if seat not in state.believed)
        state, events = play(state, (seat, Believe()))
    state, more = play(state, *answers)
    return state, events + more


def legal(state: VikingsState, seat: int) -> list[Any]:
    return list(GAME.legal_moves(state, Seat(seat)))


def hexes(spaces: Sequence[Space]) -> set[Hex]:
    return {SPACES[space] for space in spaces}


def of(events: Sequence[Event], *kinds: type[Event]) -> list[Any]:
    """List the events of some kinds."""
    return [event for event in events if isinstance(event, kinds)]


def standing(state: VikingsState, seat: int) -> Hex:
    space = state.spaces[seat]
    assert space is not None
    return SPACES[space]


def lying(state: VikingsState, hexagon: Hex) -> tuple[int, ...]:
    """Return the bracelets that lie face up on a hex."""
    return state.slots[space_at(hexagon)]
