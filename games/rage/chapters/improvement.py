"""Phase 1: the elves draw equipment, then everybody draws a tactics card (Turn 1, R9, R18)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, Seat
from games.rage.chapters.armies import slot_of
from games.rage.content import CARDS, HAND
from games.rage.events import ElvesDrew, TacticsDrawn, TacticsShuffled
from games.rage.state import ELVES, RageState, in_game


def improve_elves(state: RageState, events: Events) -> RageState:
    """Let each type of elves on the board draw: Guard, Elder, Templar; none from an empty deck.

    The dearer card stays, of equal ones the old. What is replaced or refused goes under the deck
    at once, so that a later type can draw it.
    """
    one = two = three = 0
    for holder, stack in zip(state.holders, state.stacks, strict=True):
        if holder == ELVES:
            one, two, three = one or stack[0], two or stack[1], three or stack[2]
            if one and two and three:
                break
    deck, known, slots = state.deck, state.deck_known, list(state.elf_slots)
    for elf, standing in enumerate((one, two, three)):
        if not standing or not deck:
            continue
        gear, deck = deck[0], deck[1:]
        known = min(known, len(deck))
        slot = slot_of(gear, elf)
        carried = slots[slot]
        kept = carried is None or CARDS[gear].cost > CARDS[carried].cost
        events.append(ElvesDrew(elf=elf, gear=gear, kept=kept, replaced=carried if kept else None))
        under = carried if kept else gear
        if kept:
            slots[slot] = gear
        if under is not None:
            deck, known = (*deck, under), known + 1
    return replace(state, elf_slots=tuple(slots), deck=deck, deck_known=known)


def draw_tactics(state: RageState, events: Events) -> RageState:
    """Fill every hand to three; whose deck is empty shuffles the discards first (R22).

    Only seats in the game draw; each alone hears of its cards, also of none. A deck that runs out
    while drawing is not refilled then. If it is empty afterwards, all of the hand is ``known``.
    """
    players, rng = list(state.players), state.rng
    for seat in in_game(state):
        player = players[seat]
        deck, discard, known = player.deck, player.discard, player.known
        missing = HAND - len(player.hand)
        if missing and not deck:
            deck, rng = rng.shuffled(discard)
            discard = ()
            events.append(TacticsShuffled(seat=seat))
        drawn, deck = deck[:missing], deck[missing:]
        if not deck:
            # What is neither in the discards nor in the deck is in hand, for all to work out.
            known = tuple(sorted(player.hand + drawn))
        players[seat] = replace(
            player,
            hand=player.hand + drawn,
            deck=deck,
            discard=discard,
            known=known,
        )
        events.append(TacticsDrawn(to=(Seat(seat),), seat=seat, cards=drawn))
    return replace(state, rng=rng, players=tuple(players))
