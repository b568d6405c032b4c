"""Explicit positions of Goths Save the Queen, and rounds played on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from games.api import Event, Move, OptionValue, RuleError, Seat
from games.goths.chapters.orders import in_hand
from games.goths.chapters.round import begin_round
from games.goths.content import (
    CHARACTER,
    DANCING_TOKENS,
    KING_CARDS,
    TRUTH,
    KingCard,
    Machine,
    Objective,
    Order,
    Readiness,
    Spot,
    Token,
)
from games.goths.moves import Aim, Choose, GiveOrder, GothsMove, Mode, TokenMove, UseSpyglass
from games.goths.rules import GAME
from games.goths.state import Clan, Deal, GothsState, King, ask, chief_of, with_clan
from games.goths.view import Phase, TokenState

E = TypeVar("E", bound=Event)

OST, VIS = 0, 1
"""The Ostrogoths and the Visigoths at 2-4 players."""
A, B, C, D = range(4)
"""The clans at 6-8 players."""

QUEEN_LAST = (Objective.TRAP, Objective.PLAIN, Objective.QUEEN)

Said = str | tuple[str, str] | tuple[str, str, TokenMove]
"""An order, with an aim, with what the token is told."""

Plan = dict[int, Said]
"""The orders of a round by clan."""


def table(seats: int = 4, **options: OptionValue) -> GothsState:
    """Begin a game with the objectives trap, plain, queen from the left."""
    state = GAME.start(seats, options, "arranged").state
    return replace(state, deals=(Deal(QUEEN_LAST),))


def dancing(seats: int = 4, *tokens: Token, **options: OptionValue) -> GothsState:
    """Begin a game in which the chiefs hold these tokens of The Dancing Queen, in order.

    Chiefs beyond those have used theirs.
    """
    state = table(seats, tokens="dancing", **options)
    number = len(state.clans)
    every = (*tokens, *(token for token in DANCING_TOKENS if token not in tokens))
    for clan, token in enumerate(every[:number]):
        place = TokenState.HELD if clan < len(tokens) else TokenState.SPENT
        state = with_clan(state, clan, token=token, token_state=place, token_known=True)
    return replace(state, box=every[number:])


def fogged(clan: int, token: Token, seats: int = 4, *, lying: bool = False) -> GothsState:
    """Begin a game in which a clan stands on its fog of war token, or before it."""
    state = table(seats, tokens="fog")
    place = TokenState.LYING if lying else TokenState.IN_FORCE
    spot = Spot.NEAR_PLAIN if lying else Spot.FAR_PLAIN
    pool = list(state.setup.token_list)
    pool.remove(token)
    for other in range(len(state.clans)):
        if other != clan:
            state = with_clan(state, other, token=pool.pop())
    state = with_clan(state, clan, token=token, token_state=place, spot=spot)
    return replace(state, box=tuple(pool))


def army(state: GothsState, clan: int, **changes: Any) -> GothsState:
    """Change a clan: ``figures=3, spot=Spot.LEFT, readiness="active"``."""
    kinds = {"readiness": Readiness, "machine": Machine, "mode": Mode}
    read = {key: kinds[key](value) if key in kinds else value for key, value in changes.items()}
    return with_clan(state, clan, **read)


def held_by(state: GothsState, clan: int) -> GothsState:
    """Begin the round anew with the initiative at a clan."""
    return begin_round(replace(state, initiative=clan, round=state.round - 1), [])


def card_of(character: str, but: Iterable[KingCard] = ()) -> KingCard:
    """Return a king card that calls a character."""
    return next(card for card in KING_CARDS if TRUTH[card] == character and card not in but)


def before_orders(state: GothsState, **called: str) -> GothsState:
    """Have the kings lay cards of these characters, ``k0="vulture"``; vultures where not told."""
    kings = []
    for number, king in enumerate(state.kings):
        character = called.get(f"k{number}", "vulture")
        kings.append(replace(king, laid=card_of(character, king.face_up)))
    chiefs = [chief_of(state, clan) for clan, own in enumerate(state.clans) if own.figures]
    return ask(replace(state, kings=tuple(kings)), Phase.ORDER, tuple(chiefs), aims_hold=True)


def fight(
    state: GothsState, orders: Mapping[int, Said], failing: Sequence[int] = ()
) -> tuple[GothsState, list[Event]]:
    """Play the orders of a round: they are understood, those of ``failing`` clans are not.

    A clan without an order fails. Returns the state, with a question or the next round open, and
    all that happened.
    """
    kings = []
    said = {clan: _spelt(orders.get(clan)) for clan in range(len(state.clans))}
    for place in state.layout.kings:
        wanted = [
            CHARACTER[said[clan][0]]
            for clan in place.clans
            if clan in orders and clan not in failing
        ]
        unwanted = {
            CHARACTER[said[clan][0]] for clan in place.clans if clan in orders and clan in failing
        }
        called = list(dict.fromkeys(wanted))
        if not called:
            called = [c for c in dict.fromkeys(TRUTH.values()) if c not in unwanted][-1:]
        old, new = called[:-1], called[-1]
        kings.append(King(laid=card_of(new), face_up=tuple(card_of(one) for one in old)))
        for clan in place.clans:
            if clan not in orders:
                misfit = next(o for o in in_hand(state.clans[clan]) if CHARACTER[o] not in called)
                said[clan] = (misfit, Aim.OPEN, None)
    chiefs = [chief_of(state, clan) for clan, own in enumerate(state.clans) if own.figures]
    state = ask(replace(state, kings=tuple(kings)), Phase.ORDER, tuple(chiefs), aims_hold=True)
    answers: list[tuple[int, GothsMove]] = []
    for clan, (order, aim, token) in said.items():
        if not state.clans[clan].figures:
            continue
        seat = chief_of(state, clan)
        if token is not None:
            answers.append((seat, token))
        answers.append((seat, GiveOrder(order, aim, with_token=token is not None)))
    return play(state, *answers)


def _spelt(said: Said | None) -> tuple[Order, Aim, TokenMove | None]:
    match said:
        case None:
            return Order.RECONNOITRE, Aim.OPEN, None
        case str():
            return Order(said), Aim.OPEN, None
        case (order, aim):
            return Order(order), Aim(aim), None
        case (order, aim, token):
            return Order(order), Aim(aim), token


def play(state: GothsState, *answers: tuple[int, GothsMove]) -> tuple[GothsState, list[Event]]:
    """Play the answers in order; return the last state and all that happened."""
    events: list[Event] = []
    for seat, move in answers:
        applied = GAME.apply(state, Seat(seat), move)
        state = applied.state
        events += applied.events
    return state, events


def choose(state: GothsState, aim: str) -> tuple[GothsState, list[Event]]:
    """Answer the open question of step 5."""
    return play(state, (state.asked[0], Choose(Aim(aim))))


def after(state: GothsState, orders: Mapping[int, Said], failing: Sequence[int] = ()) -> GothsState:
    """Return the state after the orders of a round."""
    return fight(state, orders, failing)[0]


def of(events: Iterable[Event], kind: type[E]) -> list[E]:
    """List the events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def one(events: Iterable[Event], kind: type[E]) -> E:
    """Return the only event of a kind."""
    (event,) = of(events, kind)
    return event


def names(events: Iterable[Event]) -> list[str]:
    """List the kinds of events."""
    return [type(event).__name__ for event in events]


def legal(state: GothsState, seat: int) -> list[Any]:
    """List what a seat may answer."""
    return list(GAME.legal_moves(state, Seat(seat)))


def offered(state: GothsState) -> list[str]:
    """List the aims that the seat asked in step 5 may choose."""
    return [move.aim for move in legal(state, state.asked[0])]


def refusal(state: GothsState, seat: int, move: Move) -> str:
    """Return the key with which a move is refused."""
    with pytest.raises(RuleError) as caught:
        GAME.apply(state, Seat(seat), move)  # type: ignore[arg-type]
    return caught.value.key


def clan_of(state: GothsState, clan: int) -> Clan:
    """Return a clan."""
    return state.clans[clan]


def told(state: GothsState, seat: int) -> list[TokenMove]:
    """List what a seat's token may be told."""
    return [move for move in legal(state, seat) if not isinstance(move, GiveOrder | UseSpyglass)]


def say(state: GothsState, token: TokenMove) -> GothsState:
    """Play a round in which the first clan's token is told something and its own order fails."""
    return fight(state, {OST: ("load", "open", token)}, [OST])[0]


def on_plains(state: GothsState, *clans: int) -> GothsState:
    """Stand armies on their near plains, where nothing covers them."""
    for clan in clans:
        state = army(state, clan, spot=Spot.NEAR_PLAIN)
    return state
