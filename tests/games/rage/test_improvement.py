"""Phase 1: the elves draw equipment, everybody draws a tactics card."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, Seat
from games.rage.chapters.armies import elf_sheet
from games.rage.chapters.improvement import draw_tactics, improve_elves
from games.rage.chapters.turn import begin_turn
from games.rage.content import Gear
from games.rage.events import ElvesDrew, TacticsDrawn, TacticsShuffled, TurnBegan
from games.rage.state import RageState
from games.rage.view import Phase
from tests.games.rage.arrange import BOHORG, TOMB, arrange, centre, having, of, ring

ALL_TYPES = {centre(0): ("elves", (2, 1, 1)), ring(3): ("elves", (0, 2, 0))}


def improved(state: RageState, *deck: str) -> tuple[RageState, list[ElvesDrew]]:
    """Let the elves draw from a deck of these cards."""
    events: Events = []
    state = replace(state, deck=tuple(Gear(card) for card in deck), deck_known=0)
    return improve_elves(state, events), of(events, ElvesDrew)


def worn(state: RageState) -> list[str | None]:
    """List the weapons of Guard, Elder and Templar, then their armours."""
    return [None if gear is None else gear.value for gear in state.elf_slots]


def test_the_example_of_the_rulebook() -> None:
    """Examples, Elves.

    Turn 2 Crossbow, Heavy Armour, Plate Armour; turn 3 the Rock Breaker (8) replaces the
    Crossbow (5), the Blunderbuss takes the free slot, the Coat goes under the deck.
    """
    state = arrange(BOHORG, TOMB, board=ALL_TYPES)
    state, _ = improved(state, "crossbow", "heavy-armour", "plate-armour", "leather")
    assert ["crossbow", None, None, None, "heavy-armour", "plate-armour"] == worn(state)
    state, events = improved(state, "rock-breaker", "blunderbuss", "shamans-coat", "buckler")
    assert ["rock-breaker", "blunderbuss", None, None, "heavy-armour", "plate-armour"] == (
        worn(state)
    )
    assert ("buckler", "crossbow", "shamans-coat") == state.deck
    assert [(True, "crossbow"), (True, None), (False, None)] == [
        (event.kept, event.replaced) for event in events
    ]


def test_of_equal_cost_the_old_card_stays() -> None:
    """R9: equal cost does not replace: Battle Axe and Blunderbuss both cost 6."""
    state = arrange(BOHORG, TOMB, board={centre(0): ("elves", (1, 0, 0))})
    state = replace(state, elf_slots=(Gear.BATTLE_AXE, *(None,) * 5))
    state, events = improved(state, "blunderbuss", "leather")
    assert Gear.BATTLE_AXE is state.elf_slots[0]
    assert ("leather", "blunderbuss") == state.deck
    assert [False] == [event.kept for event in events]


def test_a_type_without_elves_on_the_board_draws_no_more() -> None:
    """Turn 1, R25: each type with units on the board; a type without draws no more cards."""
    state = arrange(BOHORG, TOMB, board={centre(0): ("elves", (0, 2, 0))})
    state, events = improved(state, "crossbow", "leather")
    assert [1] == [event.elf for event in events]
    assert ("leather",) == state.deck


def test_with_an_empty_deck_the_elves_no_longer_improve() -> None:
    """R18: deck empty: elves no longer improve."""
    state = arrange(BOHORG, TOMB, board=ALL_TYPES)
    state, events = improved(state, "crossbow", "leather")
    assert [0, 1] == [event.elf for event in events]
    assert () == state.deck


def test_a_card_under_the_deck_can_be_drawn_by_a_later_type() -> None:
    """Precisions, Equipping: elves' replaced cards go under the deck at once; R18."""
    state = arrange(BOHORG, TOMB, board=ALL_TYPES)
    state = replace(state, elf_slots=(Gear.CROSSBOW, *(None,) * 5))
    state, events = improved(state, "war-hammer")
    assert ["war-hammer", "crossbow", None] == worn(state)[:3]
    assert [(0, "war-hammer"), (1, "crossbow")] == [(e.elf, e.gear.value) for e in events]


def test_everybody_knows_the_cards_at_the_bottom() -> None:
    """What is public: refused and replaced cards lay open before they went under the deck."""
    state = arrange(BOHORG, TOMB, board=ALL_TYPES)
    state = replace(state, elf_slots=(Gear.WAR_HAMMER,) * 3 + (Gear.PLATE_ARMOUR,) * 3)
    state, _ = improved(state, "crossbow", "leather", "buckler", "war-drum")
    assert (("war-drum", "crossbow", "leather", "buckler"), 3) == (state.deck, state.deck_known)
    state, _ = improve_elves(state, []), None
    assert 4 == state.deck_known == len(state.deck)


def test_elves_use_every_symbol_of_their_cards_slow_included() -> None:
    """R25 and Precisions: elves use every symbol, slow included, but movement and flight."""
    guard, elder, templar = elf_sheet(
        (Gear.BLUNDERBUSS, Gear.WAR_DRUM, None, None, Gear.PLATE_ARMOUR, Gear.LEATHER)
    )
    assert (4, 1, 1, 1) == (guard.power, guard.auto, guard.slow, guard.shield)
    assert (1, 2, 2, 1) == (elder.rage, elder.hp, elder.slow, elder.shield)
    assert (3, 2, 1) == (templar.power, templar.hp, templar.shield)


def test_there_is_no_improvement_in_turn_one() -> None:
    """Turn 1: skipped in turn 1; the hands are as the set-up dealt them."""
    state = arrange(BOHORG, TOMB, board=ALL_TYPES)
    events: Events = []
    first = begin_turn(replace(state, turn=0), events)
    assert [TurnBegan(turn=1, last=15)] == events
    events = []
    second = begin_turn(first, events)
    assert (2, Phase.TACTICS) == (second.turn, second.phase)
    assert len(of(events, ElvesDrew)) == 3


def test_every_player_draws_back_to_three() -> None:
    """Turn 1: then every player draws a tactics card, back to 3; only the owner sees it."""
    state = having(arrange(BOHORG, TOMB), 0, hand=(1, 8), deck=(10, 15, 17, 24))
    events: Events = []
    state = draw_tactics(state, events)
    assert ((1, 8, 10), (15, 17, 24)) == (state.players[0].hand, state.players[0].deck)
    assert TacticsDrawn(to=(Seat(0),), seat=Seat(0), cards=(10,)) in events


def test_an_empty_deck_is_made_of_the_discards_when_a_card_is_missing() -> None:
    """Turn 1 and R22: empty deck: shuffle his discard first; the card played last is in it."""
    state = having(
        arrange(BOHORG, TOMB), 0, hand=(1, 8), deck=(), discard=(10, 15, 17, 24, 27), known=(1, 8)
    )
    events: Events = []
    after = draw_tactics(state, events)
    player = after.players[0]
    assert TacticsShuffled(seat=Seat(0)) in events
    assert {10, 15, 17, 24, 27} == {*player.deck, player.hand[2]}
    assert () == player.discard
    assert (1, 8) == player.known
    assert after.rng != state.rng


def test_cards_come_back_for_the_first_time_in_turn_six() -> None:
    """R22: for the first time at the start of turn 6."""
    state = arrange(BOHORG, TOMB)
    for turn in range(2, 7):
        hand, discard = state.players[0].hand, state.players[0].discard
        state = having(state, 0, hand=hand[1:], discard=(*discard, hand[0]))
        events: Events = []
        state = draw_tactics(state, events)
        shuffled = TacticsShuffled(seat=Seat(0)) in events
        assert shuffled is (turn == 6)


def test_with_the_last_card_of_the_deck_everybody_can_work_out_a_hand() -> None:
    """What is public: played tactics and discards; the rest of the seven cards is in hand then."""
    state = having(arrange(BOHORG, TOMB), 0, hand=(1, 8), deck=(10,), discard=(15, 17, 24, 27))
    after = draw_tactics(state, [])
    assert {1, 8, 10} == {*after.players[0].known}
    other = having(arrange(BOHORG, TOMB), 0, hand=(1, 8), deck=(10, 15), discard=(17, 24, 27))
    assert () == draw_tactics(other, []).players[0].known
