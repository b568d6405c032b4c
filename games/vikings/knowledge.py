"""What each viewer knows: the view it gets, and other games that would look the same to it."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from games.api import Outcome, Seat, Waiting
from games.rng import Rng
from games.vikings.chapters.actions import action_in_hand
from games.vikings.chapters.choices import marks, prospects
from games.vikings.chapters.turn import cards_played, outcome
from games.vikings.content import KINDS, OVERVIEW
from games.vikings.moves import VikingsMove
from games.vikings.state import Cards, LaidCard, Values, VikingsState, with_item, without
from games.vikings.view import Laid, Phase, Player, Slot, VikingsView

T = TypeVar("T")


def _in_order(cards: Cards) -> Cards:
    return tuple(sorted(cards, key=OVERVIEW.index))


def known_to(state: VikingsState, owner: Seat, viewer: Seat | None) -> Values:
    """Return the bracelets of ``owner`` whose values are certain to ``viewer``: of one's own, all.

    None is a spectator.
    """
    if viewer == owner:
        return state.holdings[owner]
    of_owner = state.known[owner]
    return of_owner[-1 if viewer is None else viewer]


def _player(state: VikingsState, seat: Seat, viewer: Seat | None, ended: Outcome | None) -> Player:
    """Build the view of a player; bracelets only as far as the viewer knows them.

    Points and place are there once the game has ended.
    """
    return Player(
        seat=seat,
        space=state.spaces[seat],
        bracelets=len(state.holdings[seat]),
        known=tuple(sorted(known_to(state, seat, viewer))),
        hand=len(state.hands[seat]),
        deck=len(state.decks[seat]),
        discard=len(state.discards[seat]),
        shown=_in_order(state.shown[seat]),
        total=None if ended is None else sum(state.holdings[seat]),
        place=None if ended is None else ended.place_of(seat),
    )


def _laid(laid: LaidCard, viewer: Seat | None) -> Laid:
    """Build the view of a laid card; its face for its owner, and once it is turned."""
    return Laid(
        owner=laid.owner,
        announced=laid.announced,
        card=laid.card if laid.revealed or laid.owner == viewer else None,
        revealed=laid.revealed,
        outcome=laid.outcome,
    )


@lru_cache(maxsize=256)
def _slots(arena: int, slots: tuple[Values, ...]) -> tuple[Slot, ...]:
    """Build the views of the spaces of an arena with the bracelets on them."""
    return tuple(
        Slot(kind, tuple(sorted(bracelets)))
        for kind, bracelets in zip(KINDS[arena], slots, strict=True)
    )


_WITHOUT_TURN = (Phase.PLACE, Phase.OVER)
_WITHOUT_ACTION = (Phase.PLACE, Phase.CENTRE, Phase.ANNOUNCE, Phase.OVER)


def show(state: VikingsState, viewer: Seat | None, legal: tuple[VikingsMove, ...]) -> VikingsView:
    """Build the view of ``viewer`` from what it may know; ``legal`` are its legal moves.

    Prospects are there only for a viewer who is asked, hand and deck only for a seat.
    """
    seats = [Seat(seat) for seat in range(len(state.spaces))]
    ended = outcome(state)
    marked = () if viewer is None else marks(state, viewer, legal)
    targets = {mark.target for mark in marked if mark.target is not None}
    aiming = state.phase is Phase.TARGET
    hand = () if viewer is None else state.hands[viewer]
    deck = () if viewer is None else state.decks[viewer]
    return VikingsView(
        viewer=viewer,
        arena=state.arena,
        bluff_arena=state.bluff_arena,
        turn=state.turn,
        active=None if state.phase in _WITHOUT_TURN else state.active,
        phase=state.phase,
        players=tuple(_player(state, seat, viewer, ended) for seat in seats),
        slots=_slots(state.arena, state.slots),
        laid=tuple(_laid(laid, viewer) for laid in state.laid),
        nth=0 if state.phase in _WITHOUT_TURN else cards_played(state),
        supply=len(state.supply),
        removed=len(state.aside) + len(state.sunk),
        sunk=tuple(sorted(state.sunk)),
        waiting=tuple(Waiting(seat, seat in state.believed) for seat in state.asked),
        action=None if state.phase in _WITHOUT_ACTION else action_in_hand(state),
        target=state.target,
        knocked=state.knocked,
        traces=state.traces,
        clashes=state.clashes,
        last_turn=not state.supply,
        hand=_in_order(hand),
        to_draw=_in_order(deck),
        marks=marked,
        prospects=prospects(state) if viewer in state.asked else (),
        opens=state.active if state.phase is Phase.PLACE else None,
        spaces=() if aiming else tuple(sorted({mark.space for mark in marked})),
        targets=tuple(sorted(targets)),
        winners=() if ended is None else ended.ranking[0],
    )


def redeal(state: VikingsState, viewer: Seat | None, seed: str) -> VikingsState:
    """Deal again what ``viewer`` cannot know: cards, bracelets, and the luck still to come.

    Cards once revealed count as seen until their owner shuffles the discards; bracelets as far as
    they are certain (:mod:`games.vikings.chapters.bracelets`). Of the viewer's own cards only the
    order of its deck changes. What is unseen is put in order before it is mixed: where it lay must
    not tell where it goes.
    """
    state = _deal_bracelets(replace(state, rng=Rng(seed)), viewer)
    for number in range(len(state.spaces)):
        seat = Seat(number)
        if seat == viewer:
            deck, rng = state.rng.shuffled(sorted(state.decks[seat]))
            state = replace(state, rng=rng, decks=with_item(state.decks, seat, deck))
        else:
            state = _deal_cards(state, seat)
    return state


def _deal_cards(state: VikingsState, seat: Seat) -> VikingsState:
    """Mix the unseen cards of ``seat`` and put them back where unseen cards were.

    Those are hand, deck, cards laid face down, and the discards that were never turned up.
    """
    hand, deck, shown = state.hands[seat], state.decks[seat], state.shown[seat]
    unseen = _rest(state.discards[seat], shown)
    face_down = [
        index for index, laid in enumerate(state.laid) if laid.owner == seat and not laid.revealed
    ]
    pool = (*hand, *deck, *unseen, *(state.laid[index].card for index in face_down))
    mixed, rng = state.rng.shuffled(sorted(pool))
    dealt = iter(mixed)
    laid = list(state.laid)
    for index in face_down:
        laid[index] = replace(laid[index], card=next(dealt))
    return replace(
        state,
        rng=rng,
        laid=tuple(laid),
        hands=with_item(state.hands, seat, tuple(next(dealt) for _ in hand)),
        decks=with_item(state.decks, seat, tuple(next(dealt) for _ in deck)),
        discards=with_item(state.discards, seat, (*dealt, *shown)),
    )


def _deal_bracelets(state: VikingsState, viewer: Seat | None) -> VikingsState:
    """Mix the bracelets that ``viewer`` cannot place and put them back where such were.

    Others are taken to know of each other, and of the viewer, what everybody knows: how much more
    a theft taught them depends on what was stolen, and on what they had been taught before.
    """
    certain: list[Values] = []
    pool = (*state.supply, *state.aside)
    for number, held in enumerate(state.holdings):
        sure = known_to(state, Seat(number), viewer)
        certain.append(sure)
        pool += _rest(held, sure)
    mixed, rng = state.rng.shuffled(sorted(pool))
    dealt = iter(mixed)
    holdings = tuple(
        (*sorted(sure), *(next(dealt) for _ in range(len(held) - len(sure))))
        for sure, held in zip(certain, state.holdings, strict=True)
    )
    supply = tuple(next(dealt) for _ in state.supply)
    return replace(
        state,
        rng=rng,
        holdings=holdings,
        supply=supply,
        aside=tuple(dealt),
        known=tuple(
            _knowledge_of(Seat(owner), of_owner, viewer)
            for owner, of_owner in enumerate(state.known)
        ),
    )


def _knowledge_of(
    owner: Seat, known: tuple[Values, ...], viewer: Seat | None
) -> tuple[Values, ...]:
    """Return what each viewer is taken to know of the bracelets of ``owner``, spectators last.

    What the owner and ``viewer`` know stays; all others know what everybody does.
    """
    public = known[-1]
    return tuple(
        tuple(sorted(known[other] if other in {owner, viewer} else public))
        for other in range(len(known))
    )


def _rest(items: tuple[T, ...], some: tuple[T, ...]) -> tuple[T, ...]:
    """Return ``items`` without one of each of ``some``, which must be among them."""
    for item in some:
        items = without(items, item)
    return items
