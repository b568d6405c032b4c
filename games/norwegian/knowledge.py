"""What each viewer knows: the view it gets, and other games that would look the same to it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.api import Event, Events, Outcome, Seat, Waiting
from games.norwegian import moves as m
from games.norwegian.chapters.pile import demand_of, effect_on, top_of
from games.norwegian.chapters.turn import cards_left, leader, quiet_limit
from games.norwegian.content import Card, in_order
from games.norwegian.events import BlindTurned, CardsLaid, LaidOut, PileBurnt, PileTaken
from games.norwegian.state import NorwegianState, less
from games.norwegian.view import (
    Change,
    ChangeKind,
    Choices,
    NorwegianView,
    Phase,
    Play,
    Player,
)
from games.rng import Rng

_MOVING = frozenset({CardsLaid, PileTaken, PileBurnt, BlindTurned, LaidOut})
"""The events by which cards move for all to see."""

_WITHOUT_TURN = (Phase.EXCHANGE, Phase.OVER)


def changes_of(events: Events) -> tuple[Change, ...]:
    """Return, in order, the cards that moved in a step, as far as everybody saw; often none."""
    return tuple([_change(event) for event in events if type(event) in _MOVING])


def _change(event: Event) -> Change:
    """Return what an event changed on the table, as a board marks it.

    Cards taken or burnt are only counted. An event that moves no cards raises AssertionError.
    """
    match event:
        case CardsLaid(seat=seat, cards=cards):
            return Change(ChangeKind.LAID, seat, len(cards), cards)
        case PileTaken(seat=seat, number=number):
            return Change(ChangeKind.TAKEN, seat, number)
        case PileBurnt(seat=seat, number=number):
            return Change(ChangeKind.BURNT, seat, number)
        case BlindTurned(seat=seat, card=card):
            return Change(ChangeKind.TURNED, seat, 1, (card,))
        case LaidOut(seat=seat, cards=cards):
            return Change(ChangeKind.LAID_OUT, seat, len(cards), cards)
        case _:
            raise AssertionError(event)  # nothing moves by it


def show(
    state: NorwegianState,
    viewer: Seat | None,
    legal: tuple[m.NorwegianMove, ...],
    ended: Outcome | None = None,
) -> NorwegianView:
    """Build the view of ``viewer`` from what it may know.

    ``legal`` are its legal moves, from which its choices are made; ``ended`` is the result once the
    game is over.
    """
    demand, demanded = demand_of(top_of(state.pile, state.variants))
    ranked = () if ended is None else ended.ranking
    return NorwegianView(
        viewer=viewer,
        variants=state.variants,
        decks=state.decks,
        phase=state.phase,
        turn=state.turn,
        dealer=state.dealer,
        active=None if state.phase in _WITHOUT_TURN else state.active,
        clockwise=state.clockwise,
        players=tuple([_player(state, Seat(seat), ranked) for seat in range(len(state.hands))]),
        pile=state.pile,
        demand=demand,
        demanded=demanded,
        stock=len(state.stock),
        burnt=state.burnt,
        attack=state.attack,
        missing=state.missing,
        waiting=tuple([Waiting(seat, seat in state.answered) for seat in state.asked]),
        laid=state.laid,
        last_layer=state.last_layer,
        changes=state.changes,
        hand=() if viewer is None else state.hands[viewer],
        choices=_choices(state, legal),
        ranking=ranked,
        leader=None if state.last_layer is None else leader(state, state.last_layer),
        quiet=state.quiet,
        quiet_limit=quiet_limit(state),
    )


def _player(state: NorwegianState, seat: Seat, ranked: tuple[tuple[Seat, ...], ...]) -> Player:
    """Build the view of a player, alike for all viewers; hidden cards once the game is over."""
    over = state.reason is not None
    return Player(
        seat=seat,
        hand=len(state.hands[seat]),
        known=state.hands[seat] if over else state.known[seat],
        face_up=state.face_up[seat],
        face_down=tuple([card is not None for card in state.face_down[seat]]),
        cards=cards_left(state, seat),
        ready=state.phase is not Phase.EXCHANGE or seat in state.answered,
        place=_place(state, seat, ranked),
        turned=state.face_down[seat] if over else (),
    )


def _place(state: NorwegianState, seat: Seat, ranked: tuple[tuple[Seat, ...], ...]) -> int | None:
    """Return a player's place, 1 for the first; equals share one; None while still in.

    It is taken from ``ranked`` if that is known, else from the order in which seats went out.
    """
    ahead = 0
    for group in ranked or tuple((out,) for out in state.outs):
        if seat in group:
            return ahead + 1
        ahead += len(group)
    return None


def _choices(state: NorwegianState, legal: tuple[m.NorwegianMove, ...]) -> Choices:
    """Sort the legal moves of a viewer by kind into what its controls offer; empty for none."""
    return Choices(
        layouts=tuple([move.cards for move in legal if isinstance(move, m.LayOut)]),
        ready=m.Ready() in legal,
        plays=_plays(state, [move for move in legal if isinstance(move, m.Lay)]),
        take_pile=m.TakePile() in legal,
        face_down=tuple([move.index for move in legal if isinstance(move, m.LayBlind)]),
        stop_blind=m.StopBlind() in legal,
        targets=tuple([move.target for move in legal if isinstance(move, m.ChooseTarget)]),
        answers=_plays(state, [move for move in legal if isinstance(move, m.AnswerAce)]),
        give_in=m.GiveIn() in legal,
        complete=next((move.rank for move in legal if isinstance(move, m.Complete)), None),
        pass_completion=m.PassCompletion() in legal,
    )


def _plays(state: NorwegianState, moves: Sequence[m.Lay | m.AnswerAce]) -> tuple[Play, ...]:
    """Group legal lays by rank: the most cards of each, and the effect of each number of cards."""
    plays = []
    for rank in dict.fromkeys(move.rank for move in moves):
        counts = [move.count for move in moves if move.rank == rank]
        effects = [effect_on(state.pile, rank, count, state.variants) for count in counts]
        plays.append(Play(rank, max(counts), tuple(effects)))
    return tuple(plays)


def redeal(state: NorwegianState, viewer: Seat | None, seed: str) -> NorwegianState:
    """Deal again what ``viewer`` cannot know: other hands, face-down cards and the stock.

    Cards that came into a hand for all to see stay there. Once the game is over all cards but
    those of the stock have been turned over (N36).
    """
    if state.reason is not None:
        stock, rng = Rng(seed).shuffled(in_order(state.stock))
        return replace(state, rng=rng, stock=tuple(stock))
    certain = [
        hand if seat == viewer else known
        for seat, (hand, known) in enumerate(zip(state.hands, state.known, strict=True))
    ]
    pool: list[Card] = [
        *state.stock,
        *(card for row in state.face_down for card in row if card is not None),
    ]
    for hand, sure in zip(state.hands, certain, strict=True):
        pool += less(hand, sure)
    mixed, rng = Rng(seed).shuffled(in_order(pool))
    dealt = iter(mixed)
    return replace(
        state,
        rng=rng,
        face_down=tuple([tuple([card and next(dealt) for card in row]) for row in state.face_down]),
        hands=tuple(
            [
                in_order((*sure, *(next(dealt) for _ in range(len(hand) - len(sure)))))
                for hand, sure in zip(state.hands, certain, strict=True)
            ]
        ),
        stock=tuple(dealt),
    )
