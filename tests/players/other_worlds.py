"""Worlds that a seat cannot tell apart, dealt by hand: from what the rules call hidden alone.

The rules deal again themselves (``redeal``). What they forgot to deal again would look the same in
all worlds that they make, so these are made without them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from games.api import Seat
from games.goths.content import TWINS
from games.goths.moves import Aim
from games.goths.state import GothsState
from games.goths.view import BEFORE_REVEAL, Sealed, TokenState
from games.norwegian.state import NorwegianState
from games.playout import RandomPlayer
from games.rage.state import RageState
from games.schools.content import Element
from games.schools.state import SchoolsState
from games.vikings.state import VikingsState
from tests.samples.choir.rules import NOTES, ChoirState

T = TypeVar("T")

_ELEMENTS = tuple(Element)
_ON_THE_TABLE = {TokenState.IN_FORCE, TokenState.SPENT}


def _mixed(items: Iterable[T], luck: RandomPlayer) -> list[T]:
    left = list(items)
    return [left.pop(luck.below(len(left))) for _ in range(len(left))]


def _less(items: Iterable[T], some: Iterable[T]) -> list[T]:
    left = list(items)
    for item in some:
        left.remove(item)
    return left


def vikings(state: VikingsState, viewer: Seat, luck: RandomPlayer) -> VikingsState:
    """Mix the unseen cards of each other seat, one's own deck, and the bracelets to come."""
    hands, decks, discards = list(state.hands), list(state.decks), list(state.discards)
    laid = list(state.laid)
    for seat in range(len(hands)):
        if seat == viewer:
            decks[seat] = tuple(_mixed(decks[seat], luck))
            continue
        hidden = [n for n, card in enumerate(laid) if card.owner == seat and not card.revealed]
        pool = [*hands[seat], *decks[seat], *_less(discards[seat], state.shown[seat])]
        dealt = iter(_mixed([*pool, *(laid[n].card for n in hidden)], luck))
        for number in hidden:
            laid[number] = replace(laid[number], card=next(dealt))
        hands[seat] = tuple(next(dealt) for _ in hands[seat])
        decks[seat] = tuple(next(dealt) for _ in decks[seat])
        discards[seat] = (*state.shown[seat], *dealt)
    bracelets = _mixed([*state.supply, *state.aside], luck)
    drawn = len(state.supply)
    return replace(
        state,
        hands=tuple(hands),
        decks=tuple(decks),
        discards=tuple(discards),
        laid=tuple(laid),
        supply=tuple(bracelets[:drawn]),
        aside=tuple(bracelets[drawn:]),
    )


def norwegian(state: NorwegianState, viewer: Seat, luck: RandomPlayer) -> NorwegianState:
    """Mix the stock, what lies face down, and what nobody saw come into another hand."""
    pool = [*state.stock, *(card for row in state.face_down for card in row if card is not None)]
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            pool += _less(hand, state.known[seat])
    dealt = iter(_mixed(pool, luck))
    face_down = tuple(tuple(card and next(dealt) for card in row) for row in state.face_down)
    hands = []
    for seat, hand in enumerate(state.hands):
        known = list(state.known[seat])
        new = [*known, *(next(dealt) for _ in hand[len(known) :])] if seat != viewer else []
        hands.append(tuple(_mixed(new, luck)) if seat != viewer else hand)
    return replace(state, face_down=face_down, hands=tuple(hands), stock=tuple(dealt))


def schools(state: SchoolsState, viewer: Seat, luck: RandomPlayer) -> SchoolsState:
    """Mix the pile with what the other school holds and nobody can count, and the trials."""
    other = state.sides[1 - viewer]
    held = [
        element
        for element, count, sure in zip(_ELEMENTS, other.hand, other.known, strict=True)
        for _ in range(count - sure)
    ]
    pool = _mixed([*state.students, *held], luck)
    got = pool[: len(held)]
    hand = tuple(
        sure + got.count(element) for element, sure in zip(_ELEMENTS, other.known, strict=True)
    )
    sides = list(state.sides)
    sides[1 - viewer] = replace(other, hand=hand)
    seen = state.known_trials
    trials = (*state.trials[:seen], *_mixed(state.trials[seen:], luck))
    return replace(
        state, sides=(sides[0], sides[1]), students=tuple(pool[len(held) :]), trials=trials
    )


def rage(state: RageState, viewer: Seat, luck: RandomPlayer) -> RageState:
    """Mix decks and the others' tactics, choose others for them, and drop what they drafted."""
    players = list(state.players)
    for seat, player in enumerate(players):
        if seat == viewer:
            players[seat] = replace(player, deck=tuple(_mixed(player.deck, luck)))
            continue
        unseen = _mixed(_less((*player.hand, *player.deck), player.known), luck)
        count = len(player.hand) - len(player.known)
        hand = _mixed([*player.known, *unseen[:count]], luck)
        chosen = None if player.chosen is None else hand[luck.below(len(hand))]
        deck = tuple(unseen[count:])
        players[seat] = replace(player, hand=tuple(hand), deck=deck, chosen=chosen)
    hidden = len(state.deck) - state.deck_known
    return replace(
        state,
        players=tuple(players),
        deck=(*_mixed(state.deck[:hidden], luck), *state.deck[hidden:]),
        legendaries=tuple(_mixed(state.legendaries, luck)),
        draft=state.draft if state.active == viewer else None,
    )


def goths(state: GothsState, viewer: Seat, luck: RandomPlayer) -> GothsState:
    """Mix closed doors and unseen tokens, and swap king cards and orders that are sealed."""
    own = state.layout.chief_of[viewer]
    return _other_letters(_other_tokens(_other_doors(state, own, luck), own, luck), viewer, luck)


def _other_doors(state: GothsState, own: int | None, luck: RandomPlayer) -> GothsState:
    deals = list(state.deals)
    glances = () if own is None else state.clans[own].glances
    for number, deal in enumerate(deals):
        seen = {glance.index for glance in glances if glance.deal == number}
        shut = [n for n, up in enumerate(deal.face_up) if not up and n not in seen]
        doors = list(deal.objectives)
        mixed = _mixed([doors[n] for n in shut], luck)
        for index, kind in zip(shut, mixed, strict=True):
            doors[index] = kind
        deals[number] = replace(deal, objectives=(doors[0], doors[1], doors[2]))
    return replace(state, deals=tuple(deals))


def _other_tokens(state: GothsState, own: int | None, luck: RandomPlayer) -> GothsState:
    clans = list(state.clans)
    hidden = [
        number
        for number, clan in enumerate(clans)
        if clan.token is not None
        and clan.token_state not in _ON_THE_TABLE
        and not (number == own and clan.token_known)
    ]
    pool = _mixed([*(clans[number].token for number in hidden), *state.box], luck)
    for number, token in zip(hidden, pool, strict=False):
        clans[number] = replace(clans[number], token=token)
    box = sorted((token for token in pool[len(hidden) :] if token), key=str)
    return replace(state, clans=tuple(clans), box=tuple(box))


def _other_letters(state: GothsState, viewer: Seat, luck: RandomPlayer) -> GothsState:
    own, layout, spied = state.layout.chief_of[viewer], state.layout, state.spied
    kings, answers, drafts = list(state.kings), list(state.answers), list(state.drafts)
    # Who is king and chief at once may not look again, where the table wants it so (G24).
    forgets = own is not None and state.setup.own_card_hidden
    for number, king in enumerate(kings):
        mine = layout.king_of[viewer] == number and not forgets
        seen = spied is not None and (spied.round, spied.clan, spied.king) == (
            state.round,
            own,
            number,
        )
        if king.laid is not None and state.phase in BEFORE_REVEAL and not mine and not seen:
            twins = [card for card in TWINS[king.laid] if card not in king.face_up]
            kings[number] = replace(king, laid=twins[luck.below(len(twins))])
    for number, clan in enumerate(state.clans):
        if number == own:
            continue
        drafts[number] = None
        if answers[number] is not None and state.phase in BEFORE_REVEAL:
            hand = [order for order in clan.deck if order is not clan.set_aside]
            answers[number] = Sealed(hand[luck.below(len(hand))], Aim.OPEN, None)
    heard = tuple(said for said in state.messages if viewer in {said.sender, said.recipient})
    return replace(
        state,
        kings=tuple(kings),
        answers=tuple(answers),
        drafts=tuple(drafts),
        messages=heard,
    )


def choir(state: ChoirState, viewer: Seat, luck: RandomPlayer) -> ChoirState:
    """Let every other seat that has chosen a note choose any."""
    notes = (
        note if note is None or seat == viewer else 1 + luck.below(NOTES)
        for seat, note in enumerate(state.notes)
    )
    return replace(state, notes=tuple(notes))
