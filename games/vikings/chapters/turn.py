"""A turn from the centre bonus to the refilled hands, and the end of the game."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from games.api import Events, Outcome, Seat
from games.vikings import events as e
from games.vikings.chapters.bracelets import draw
from games.vikings.chapters.reach import PASSED_FROM_CENTRE
from games.vikings.content import BRACELET_SPACES, CENTRE
from games.vikings.state import VikingsState, ask
from games.vikings.view import Phase

CARDS_A_TURN = 2
CENTRE_BONUS = 2
"""How many bracelets the centre brings, while the supply has them."""


def hand_size(*, bluff_arena: bool) -> int:
    """Count the cards that everybody holds between turns: three, two in the Bluff Arena."""
    return 2 if bluff_arena else 3


def cards_played(state: VikingsState) -> int:
    """Count the cards that the active player has announced this turn, 0 to 2."""
    return sum(laid.owner == state.active for laid in state.laid)


def begin_turn(state: VikingsState, seat: Seat, events: Events, **changes: Any) -> VikingsState:
    """Begin the turn of ``seat``; on the centre bracelets are drawn or offered first (step 0).

    The rulebook says that one *may* take them. It never hurts, and so it happens by itself; but
    where it could end the game with this turn it is a choice (V11). ``changes`` go into the state.
    """
    turn = state.turn + 1
    events.append(e.TurnBegan(seat=seat, turn=turn))
    state = replace(state, active=seat, turn=turn, **changes)
    if state.spaces[seat] != CENTRE:
        return ask(state, Phase.ANNOUNCE, (seat,))
    if _outlasts_refill(state):
        return take_from_centre(state, events)
    return ask(state, Phase.CENTRE, (seat,))


def _outlasts_refill(state: VikingsState) -> bool:
    """Return True if the supply outlasts this turn even if the centre's bracelets are taken (V11).

    The refill takes one for each bracelet space that is empty, and for one that the turn itself
    may empty: entered with the first card and left with the second, where one is near enough.
    """
    empty = [
        space
        for space in BRACELET_SPACES[state.arena]
        if not state.slots[space] and space not in state.spaces
    ]
    return len(state.supply) - CENTRE_BONUS > len(empty) + PASSED_FROM_CENTRE[state.arena]


def take_from_centre(state: VikingsState, events: Events) -> VikingsState:
    """Let the active player draw two bracelets, or the last one, and ask for an announcement."""
    seat = state.active
    events.append(e.CentreHeld(seat=seat, count=min(CENTRE_BONUS, len(state.supply))))
    return ask(draw(state, seat, CENTRE_BONUS, events), Phase.ANNOUNCE, (seat,))


def leave_centre(state: VikingsState, events: Events) -> VikingsState:
    """Leave the bracelets of the centre in the supply, and ask for an announcement (V11)."""
    events.append(e.CentreDeclined(seat=state.active, count=len(state.supply)))
    return ask(state, Phase.ANNOUNCE, (state.active,))


def end_turn(state: VikingsState, events: Events) -> VikingsState:
    """Clear the overview, fill hands and bracelet spaces, then end the game or go on (steps 2, 3).

    The game ends when the supply is empty now, whether it ran out at the centre, to a challenger or
    on the bracelet spaces. Else the next seat's turn begins.
    """
    state = _stock(_refill(state, events), events)
    if not state.supply:
        return _end_game(state, events)
    return begin_turn(state, Seat((state.active + 1) % len(state.spaces)), events)


def _refill(state: VikingsState, events: Events) -> VikingsState:
    """Discard the laid cards to their owners; everybody draws back up (V5: targets too).

    Discards become the deck only when a card is missing, those of this turn among them; all that
    player's cards count as unseen again then. Each seat alone hears which cards it drew.
    """
    rng = state.rng
    hands, decks = list(state.hands), list(state.decks)
    discards, shown = list(state.discards), list(state.shown)
    for laid in state.laid:
        discards[laid.owner] += (laid.card,)
        if laid.revealed:
            shown[laid.owner] += (laid.card,)
    size = hand_size(bluff_arena=state.bluff_arena)
    for number, hand in enumerate(hands):
        missing = size - len(hand)
        if not missing:
            continue
        seat = Seat(number)
        drawn, deck = decks[seat][:missing], decks[seat][missing:]
        if len(drawn) < missing:
            events.append(e.DeckShuffled(seat=seat))
            deck, rng = rng.shuffled(discards[seat])
            discards[seat] = shown[seat] = ()
            missing -= len(drawn)
            drawn, deck = drawn + deck[:missing], deck[missing:]
        hands[seat], decks[seat] = hand + drawn, deck
        events.append(e.HandRefilled(to=(seat,), seat=seat, cards=drawn))
    return replace(
        state,
        rng=rng,
        hands=tuple(hands),
        decks=tuple(decks),
        discards=tuple(discards),
        shown=tuple(shown),
        laid=(),
    )


def _stock(state: VikingsState, events: Events) -> VikingsState:
    """Refill the bracelet spaces with neither Viking nor bracelet while the supply lasts (V9).

    Too small a supply fills the first of them in the order of the arena's table.
    """
    supply = state.supply
    if not supply:
        return state
    empty = [
        space
        for space in BRACELET_SPACES[state.arena]
        if not state.slots[space] and space not in state.spaces
    ]
    if not empty:
        return state
    slots = list(state.slots)
    # The shorter of the two ends it: there may be fewer bracelets than spaces.
    for space, value in zip(empty, supply, strict=False):
        slots[space] = (value,)
        events.append(e.ArenaStocked(space=space, value=value))
    supply = supply[len(empty) :]
    if not supply:
        events.append(e.SupplyEmptied())
    return replace(state, slots=tuple(slots), supply=supply)


def _end_game(state: VikingsState, events: Events) -> VikingsState:
    """End the game: reveal all bracelets to everybody, and tell the winners with their total."""
    viewers = len(state.holdings) + 1
    state = replace(
        state,
        phase=Phase.OVER,
        asked=(),
        believed=(),
        clashes=(),
        known=tuple((held,) * viewers for held in state.holdings),
    )
    for number, held in enumerate(state.holdings):
        events.append(
            e.BraceletsRevealed(seat=Seat(number), values=tuple(sorted(held)), total=sum(held))
        )
    winners = ranking(state)[0]
    events.append(e.GameWon(seats=winners, total=sum(state.holdings[winners[0]])))
    return state


def ranking(state: VikingsState) -> tuple[tuple[Seat, ...], ...]:
    """Return groups of seats, best first: highest sum, then more bracelets.

    Seats that are still tied share a place.
    """
    merits: dict[tuple[int, int], list[Seat]] = {}
    for number, held in enumerate(state.holdings):
        merits.setdefault((sum(held), len(held)), []).append(Seat(number))
    return tuple(tuple(merits[merit]) for merit in sorted(merits, reverse=True))


def outcome(state: VikingsState) -> Outcome | None:
    """Return how the game ended, with each seat's sum as score; None until it is over."""
    if state.phase is not Phase.OVER:
        return None
    return Outcome(
        ranking=ranking(state),
        reason="supply-empty",
        scores=tuple(sum(held) for held in state.holdings),
    )
