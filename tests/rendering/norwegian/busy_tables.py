"""Tables of Norwegian Battle that are hard to draw."""

from __future__ import annotations

import msgspec

from games.api import Seat, Waiting
from games.norwegian.content import DECK, JOKERS, Card, Cards, Rank, Variants, in_order
from games.norwegian.view import (
    Attack,
    Change,
    ChangeKind,
    Choices,
    Demand,
    Missing,
    NorwegianView,
    Phase,
    Play,
    Player,
)

SEATS = range(2, 13)


def busy(viewer: int | None = None, seats: int = 12, cards: int = 40) -> NorwegianView:
    """Return a table with everything on it: a large pile, large hands, an attack, pick-ups."""
    deck: Cards = (*DECK, *JOKERS) * 3
    players = tuple(
        Player(
            seat=Seat(seat),
            hand=cards,
            known=(),
            face_up=in_order(deck[seat * 3 : seat * 3 + 3]),
            face_down=(True, True, True),
            cards=cards + 6,
            ready=True,
            place=None,
        )
        for seat in range(seats)
    )
    pile = tuple(deck[11:61])
    target = Seat(seats - 1)
    return NorwegianView(
        viewer=None if viewer is None else Seat(viewer),
        variants=Variants(),
        decks=3,
        phase=Phase.ANSWER,
        turn=1234,
        dealer=Seat(0),
        active=Seat(0),
        clockwise=False,
        players=players,
        pile=pile,
        demand=Demand.AT_LEAST,
        demanded=Rank.ACE,
        stock=104,
        burnt=deck[:100],
        attack=Attack(Seat(0), target, 1),
        missing=None,
        waiting=(Waiting(target, answered=False),),
        laid=(),
        last_layer=Seat(0),
        changes=(
            Change(ChangeKind.TAKEN, Seat(1), 104),
            Change(ChangeKind.LAID, Seat(0), 2, pile[-2:]),
        ),
        hand=() if viewer is None else in_order(deck[:cards]),
        choices=Choices(answers=(Play(Rank.ACE, 3), Play(Rank.TWO, 2)), give_in=True)
        if viewer == target
        else Choices(),
        ranking=(),
    )


def crowded(phase: Phase, viewer: int | None) -> NorwegianView:
    """Return what takes the most words: twelve seats, jokers, many asked, many to choose from."""
    view = busy(viewer)
    jokers = (JOKERS[0],) * 3
    players = tuple(msgspec.structs.replace(player, face_up=jokers) for player in view.players)
    others = tuple(Seat(seat) for seat in range(1, 12))
    return msgspec.structs.replace(
        view,
        phase=phase,
        players=players,
        pile=(*view.pile, *(Card("10s"),) * 6),
        attack=Attack(Seat(0), None, 3) if phase is Phase.AIM else None,
        missing=Missing(Rank.QUEEN, 2) if phase is Phase.COMPLETE else None,
        waiting=(Waiting(Seat(0), answered=False),)
        if phase is Phase.AIM
        else tuple(Waiting(seat, answered=False) for seat in others),
        changes=(
            Change(ChangeKind.TURNED, Seat(0), 1, (Card("10s"),)),
            Change(ChangeKind.LAID, Seat(0), 1, (Card("10s"),)),
            Change(ChangeKind.BURNT, Seat(0), 156),
            Change(ChangeKind.TAKEN, Seat(3), 156),
        ),
        hand=in_order((*DECK, *DECK, *JOKERS)) if viewer is not None else (),
        choices=Choices(targets=others if viewer == 0 else ()),
    )


def with_known(view: NorwegianView, seat: int, *cards: str) -> NorwegianView:
    """Let everybody know some cards in a hand."""
    known = in_order(Card(card) for card in cards)
    players = tuple(
        msgspec.structs.replace(player, known=known) if player.seat == seat else player
        for player in view.players
    )
    return msgspec.structs.replace(view, players=players)


def finished(viewer: int | None, seats: int, *, over: bool = False) -> NorwegianView:
    """Let every second seat have played all its cards, from the first on."""
    view = ended(seats) if over else busy(viewer, seats=seats)
    bare = tuple(
        msgspec.structs.replace(
            player,
            hand=0,
            known=(),
            face_up=(),
            face_down=(False, False, False),
            cards=0,
            place=player.seat // 2 + 1,
            turned=(),
        )
        if player.seat % 2 == 0
        else player
        for player in view.players
    )
    return msgspec.structs.replace(
        view, players=bare, active=None if over else Seat(1), hand=(), choices=Choices()
    )


def ended(seats: int) -> NorwegianView:
    """Return a table at the end where everybody is left with as many cards as there can be."""
    view = busy(seats=seats)
    cards = in_order((*DECK, *JOKERS) * 3)
    players = tuple(
        msgspec.structs.replace(
            player,
            hand=len(cards),
            known=cards,
            cards=len(cards) + 6,
            turned=(Card("10s"), Card("X1"), Card("Qh")),
            place=player.seat + 1,
        )
        for player in view.players
    )
    ranking = tuple((player.seat,) for player in players)
    return msgspec.structs.replace(
        view, phase=Phase.OVER, active=None, attack=None, waiting=(), players=players,
        ranking=ranking,
    )  # fmt: skip


BUSY = (
    *(busy(seats=seats) for seats in SEATS),
    *(busy(0, seats=seats) for seats in SEATS),
    busy(11),
    busy(11, cards=156),
    *(
        crowded(phase, viewer)
        for phase in (Phase.EXCHANGE, Phase.AIM, Phase.COMPLETE)
        for viewer in (None, 0, 5)
    ),
    *(with_known(busy(viewer, seats=seats), 1, *DECK) for viewer in (None, 0) for seats in SEATS),
    *(ended(seats) for seats in (2, 5, 12)),
    *(finished(viewer, seats) for viewer in (None, 0) for seats in (3, 4, 12)),
    *(finished(None, seats, over=True) for seats in (2, 5, 12)),
)
