"""One box at 6-8 players: who gets the new cards (Cards; G26; Counts)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import OptionValue, Seat
from games.goths.content import Machine, NewCard, Order
from games.goths.events import AllotmentShown, AllotmentsRevealed, CardAllotted
from games.goths.moves import Allot, Recipient
from games.goths.rules import GAME
from games.goths.state import GothsState
from games.goths.view import Phase
from games.rng import Rng
from tests.games.goths.arrange import legal, names, of, play, refusal, table

FIRST, SECOND, NOBODY = Recipient
ALL: dict[str, OptionValue] = {
    "card_copies": "one",
    "gothic_goth": True,
    "carrier_pigeon": True,
    "ballista": True,
}


def allotting(seats: int, **options: OptionValue) -> GothsState:
    return table(seats, **{**ALL, **options})


def owners(state: GothsState) -> list[str]:
    """Spell by clan what it has of the new cards: g, p and b."""
    return [
        "g" * (Order.GOTH in clan.deck)
        + "p" * (Order.PIGEON in clan.deck)
        + "b" * (clan.machine is Machine.BALLISTA)
        for clan in state.clans
    ]


@pytest.mark.parametrize(("seats", "kings"), [(6, (0, 3)), (7, (0, 3, 5)), (8, (0, 2, 4, 6))])
def test_the_kings_are_asked_before_round_one(seats: int, kings: tuple[int, ...]) -> None:
    """One box: the king, in a 4-camp both kings, choose before round 1; asked at the same time."""
    state = allotting(seats)
    assert (Phase.ALLOT, kings, 0) == (state.phase, state.asked, state.round)
    assert 8 == len(legal(state, 0)) == len(GAME.view(state, Seat(0)).choices.allotments)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_two_to_four_nobody_is_asked(seats: int) -> None:
    """One box: at 2-4 players the only chief of the clan has them."""
    state = allotting(seats)
    assert Phase.KING is state.phase
    assert ["gb", "gb"] == owners(state)


def test_nobody_is_asked_where_no_new_card_is_in_play() -> None:
    """One box: for each card."""
    options = {"gothic_goth": False, "carrier_pigeon": False, "ballista": False}
    assert Phase.KING is allotting(6, **options).phase


def test_a_king_chooses_for_each_card_in_play() -> None:
    """One box: for each card which chief has it."""
    state = allotting(6, ballista=False)
    assert [
        Allot(goth, pigeon, NOBODY) for goth in (FIRST, SECOND) for pigeon in (FIRST, SECOND)
    ] == legal(state, 0)
    assert "no-such-allotment" == refusal(state, 0, Allot(FIRST, FIRST, FIRST))


def test_one_chief_may_get_several_cards() -> None:
    """Counts: one chief may get several; for the whole game, publicly."""
    state, events = play(
        allotting(6), (0, Allot(FIRST, FIRST, SECOND)), (3, Allot(SECOND, SECOND, SECOND))
    )
    assert ["gp", "b", "", "gpb"] == owners(state)
    assert all(allotted.to is None for allotted in of(events, CardAllotted))
    assert Phase.KING is state.phase


def test_an_allotment_is_shown_when_all_have_answered() -> None:
    """Counts: shown when both have answered; it may be changed until then."""
    state, events = play(allotting(6), (0, Allot(FIRST, FIRST, FIRST)))
    assert ["AllotmentLaid"] == names(events)
    dealt = [
        {GAME.redeal(state, Seat(seat), f"{n}").allotments[0] for n in range(20)} for seat in (0, 3)
    ]
    assert ({Allot(FIRST, FIRST, FIRST)}, True) == (dealt[0], len(dealt[1]) > 1)
    assert GAME.view(state, None) == GAME.view(
        play(allotting(6), (0, Allot(SECOND, FIRST, FIRST)))[0], None
    )
    state, events = play(state, (0, Allot(SECOND, FIRST, FIRST)), (3, Allot(FIRST, FIRST, FIRST)))
    assert SECOND is of(events, AllotmentShown)[0].goth
    assert 1 == len(of(events, AllotmentsRevealed))
    assert ["pb", "g", "gpb", ""] == owners(state)


def test_kings_who_agree_decide_without_luck() -> None:
    """One box: in a 4-camp both kings choose."""
    said = Allot(SECOND, FIRST, SECOND)
    state, events = play(allotting(8), *((king, said) for king in (0, 2, 4, 6)))
    assert ["p", "gb", "p", "gb"] == owners(state)
    assert not any(allotted.by_lot for allotted in of(events, CardAllotted))


def test_where_kings_disagree_the_lot_decides_card_by_card() -> None:
    """G26: kings who disagree: the lot; Counts: for each card by itself."""
    found = set()
    for seed in range(60):
        state = replace(allotting(8), rng=Rng(f"lot {seed}"))
        said = ((0, Allot(FIRST, FIRST, FIRST)), (2, Allot(SECOND, SECOND, FIRST)))
        other = Allot(FIRST, FIRST, FIRST)
        state, events = play(state, *said, (4, other), (6, other))
        by_lot = [a.card for a in of(events, CardAllotted) if a.by_lot]
        assert [NewCard.GOTH, NewCard.PIGEON] == by_lot
        found.add(tuple(owners(state)[:2]))
    assert {("gpb", ""), ("gb", "p"), ("pb", "g"), ("b", "gp")} == found


def test_an_absent_king_gives_the_cards_to_the_first_chief() -> None:
    """Questions, before round 1: default first chief."""
    assert Allot(FIRST, FIRST, FIRST) == GAME.default_move(allotting(8), Seat(2), Rng("x"))
    alone = allotting(8, ballista=False, gothic_goth=False)
    assert Allot(NOBODY, FIRST, NOBODY) == GAME.default_move(alone, Seat(2), Rng("x"))


def test_without_the_ballista_a_chief_keeps_his_catapult() -> None:
    """One box: the ballista replaces the catapult card of the chief who gets it."""
    said = Allot(NOBODY, NOBODY, SECOND)
    state = allotting(6, gothic_goth=False, carrier_pigeon=False)
    state = play(state, (0, said), (3, said))[0]
    kinds = [Machine.CATAPULT, Machine.BALLISTA] * 2
    assert kinds == [clan.machine for clan in state.clans]
