"""How games of the ledger are rated: every case that the docstring of the ratings decides (F92)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, texts
from bot.ledger.entries import role_of
from bot.ledger.ratings import Rating, Side, rate, sides_of
from bot.ledger.standings import hall, profile
from bot.model.computer import Hints
from bot.model.standings import Quickness, Rival
from bot.rows.ledger import LedgerRow, TenureRow
from games import find
from games.api import Seat
from games.rage.content import CLANS
from tests.rigs.recorded import recorded
from tests.rigs.series_rig import BIDDING
from tests.rigs.table_views import table_view

ANN, BOB, CID, DEE = 1, 2, 3, 4
DAY = 24 * 60 * 60 * 1000


def tenure(seat: int, who: int | None, place: int | None, **changes: Any) -> TenureRow:
    """Return the time of somebody who sat in a seat from the beginning to the end."""
    row = TenureRow(
        1, seat, 0, who, None, str(seat), "", place, None, "finished", 1, 5, 0, 60_000
    )  # fmt: skip
    return row._replace(**changes)


def game(table_id: int = 1, ended_at: int = 0, **changes: Any) -> LedgerRow:
    """Return a game that has ended."""
    row = LedgerRow(table_id, "toy", 1, "{}", "slow", 7, None, 0, ended_at, "over", "won", 9)
    return row._replace(**changes)


LEFT = {"ending": "left", "there": 0}


@pytest.mark.parametrize(
    ("case", "tenures", "sides"),
    [
        (
            "by places",
            [tenure(0, ANN, 2), tenure(1, BOB, 1), tenure(2, CID, 3)],
            [Side(1, (BOB,)), Side(2, (ANN,)), Side(3, (CID,))],
        ),
        (
            "a shared place is a draw",
            [tenure(0, ANN, 1), tenure(1, BOB, 1)],
            [Side(1, (ANN,)), Side(1, (BOB,))],
        ),
        (
            "a camp is one side",
            [
                tenure(0, ANN, 1, camp="red"),
                tenure(1, BOB, 3, camp="blue"),
                tenure(2, CID, 1, camp="red"),
            ],
            [Side(1, (ANN, CID)), Side(3, (BOB,))],
        ),
        (
            "who leaves is last, though the seat wins",
            [tenure(0, ANN, 1, **LEFT), tenure(1, BOB, 2), tenure(2, CID, 3)],
            [Side(2, (BOB,)), Side(3, (CID,)), Side(4, (ANN,))],
        ),
        (
            "who gives up is last, though the camp wins",
            [
                tenure(0, ANN, 1, camp="red", ending="conceded", there=0),
                tenure(1, BOB, 3, camp="blue"),
                tenure(2, CID, 1, camp="red"),
            ],
            [Side(1, (CID,)), Side(3, (BOB,)), Side(4, (ANN,))],
        ),
        (
            "a game that was given up has the places that its rules gave",
            [tenure(0, ANN, 1), tenure(1, BOB, 2, ending="conceded")],
            [Side(1, (ANN,)), Side(2, (BOB,))],
        ),
        (
            "a stand-in whose person is back changes nothing",
            [tenure(0, ANN, 1, missed=3), tenure(1, BOB, 2)],
            [Side(1, (ANN,)), Side(2, (BOB,))],
        ),
        (
            "who stays away is last, though a stand-in won for them",
            [tenure(0, ANN, 1, there=0), tenure(1, BOB, 2)],
            [Side(2, (BOB,)), Side(3, (ANN,))],
        ),
        (
            "who follows has the place that they played for",
            [tenure(0, ANN, 1, **LEFT), tenure(0, DEE, 1, number=1), tenure(1, BOB, 2)],
            [Side(1, (DEE,)), Side(2, (BOB,)), Side(3, (ANN,))],
        ),
        (
            "who takes a won seat over has won nothing",
            [
                tenure(0, ANN, 1, answered=5, **LEFT),
                tenure(0, DEE, 1, number=1, answered=4),
                tenure(1, BOB, 2),
            ],
            [Side(2, (BOB,)), Side(3, (ANN,))],
        ),
        (
            "who comes back is rated once, by the place",
            [
                tenure(0, ANN, 1, **LEFT),
                tenure(0, ANN, 1, number=1, answered=0),
                tenure(1, BOB, 2),
            ],
            [Side(1, (ANN,)), Side(2, (BOB,))],
        ),
        (
            "who changes seats is rated once, by the last",
            [
                tenure(0, ANN, 2, **LEFT),
                tenure(0, CID, 2, number=1),
                tenure(1, BOB, 1, answered=1, **LEFT),
                tenure(1, ANN, 1, number=1),
            ],
            [Side(1, (ANN,)), Side(2, (CID,)), Side(3, (BOB,))],
        ),
        (
            "who left a game without a result has lost to those who stayed",
            [
                tenure(0, ANN, None, ending="cancelled"),
                tenure(1, BOB, None, **LEFT),
                tenure(2, CID, None, ending="cancelled"),
            ],
            [Side(1, (ANN,)), Side(1, (CID,)), Side(2, (BOB,))],
        ),
        (
            "what all called off says nothing",
            [tenure(n, who, None, ending="cancelled") for n, who in enumerate((ANN, BOB))],
            [],
        ),
        (
            "where nobody stayed nobody has won",
            [tenure(0, ANN, None, **LEFT), tenure(1, BOB, None, ending="cancelled", there=0)],
            [],
        ),
        (
            "a walkover before the first answer counts for nobody",
            [
                tenure(0, ANN, None, ending="cancelled"),
                tenure(1, BOB, None, answered=0, ending="absent", there=0),
            ],
            [],
        ),
        (
            "who never answers is not rated, the others are",
            [tenure(0, ANN, 1), tenure(1, BOB, 2), tenure(2, CID, 3, answered=0)],
            [Side(1, (ANN,)), Side(2, (BOB,))],
        ),
        (
            "a game with a computer is not rated",
            [tenure(0, ANN, 1), tenure(1, None, 2, level="easy"), tenure(2, BOB, 3)],
            [],
        ),
        (
            "one that a person took over from a computer, neither",
            [
                tenure(0, ANN, 1),
                tenure(1, None, 2, level="easy", **LEFT),
                tenure(1, BOB, 2, number=1),
            ],
            [],
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_a_game_says(case: str, tenures: list[TenureRow], sides: Sequence[Side]) -> None:
    """The same in whatever order it is told."""
    assert sides_of(tenures) == tuple(sides), case
    random.Random(case).shuffle(tenures)  # noqa: S311 - any order will do
    assert sides_of(tenures) == tuple(sides), case


def test_hints_are_given_at_tables_with_computers_alone() -> None:
    """So no game with a hint is rated: there is nothing else to know of it."""
    table = table_view(BIDDING, BIDDING.start(2, {}, "seed").state, 2, None).table
    for hints in Hints:
        assert not replace(table, terms=replace(table.terms, hints=hints)).gives_hints


def test_who_wins_goes_up_and_everybody_is_surer() -> None:
    """From a thousand points, give or take a lot."""
    before = Rating()
    after = rate([(game(), [tenure(0, ANN, 1), tenure(1, BOB, 2)])])["toy"]
    assert after[ANN].points > before.points == 1000 > after[BOB].points
    assert all(one.give_or_take < before.give_or_take for one in after.values())
    assert all(one.games == 1 for one in after.values())


def test_numbers_alone_win_nothing() -> None:
    """One against two who wins gains what they would have gained against one."""
    alone = rate([(game(), [tenure(0, ANN, 1), tenure(1, BOB, 2)])])["toy"]
    blue = [tenure(n, who, 2, camp="blue") for n, who in ((1, BOB), (2, CID))]
    outnumbered = rate([(game(), [tenure(0, ANN, 1, camp="red"), *blue])])["toy"]
    assert outnumbered[ANN].mu - 25 == pytest.approx(25 - outnumbered[BOB].mu)
    assert 0 < outnumbered[ANN].mu - 25 < alone[ANN].mu - 25


def test_a_game_of_a_series_counts_like_any_other() -> None:
    """Also one that was the second between the same two on a day."""
    sat = [tenure(0, ANN, 1), tenure(1, BOB, 2)]
    alone = rate([(game(), sat), (game(2), sat)])
    assert alone == rate([(game(series_id=5), sat), (game(2, series_id=5), sat)])


def test_each_game_has_ratings_of_its_own() -> None:
    """Who is good at one may be bad at another."""
    pair = [tenure(0, ANN, 1), tenure(1, BOB, 2)]
    turned = [tenure(0, ANN, 2), tenure(1, BOB, 1)]
    found = rate([(game(), pair), (game(2, game="other"), turned)])
    assert found["toy"][ANN] == found["other"][BOB]


def test_the_same_two_count_less_from_the_fourth_game_of_a_day_on() -> None:
    """Half, a third, and so on; the next day begins anew, and others are not concerned."""
    pair = [tenure(0, ANN, 1), tenure(1, BOB, 2)]
    gains: list[float] = []
    for count in range(1, 8):
        known = rate([(game(n, n), pair) for n in range(count)])["toy"]
        gains.append(known[ANN].mu - 25 - sum(gains))
    later = rate([(game(n, n), pair) for n in range(3)] + [(game(9, DAY), pair)])["toy"]
    full = later[ANN].mu - 25 - sum(gains[:3])
    assert gains[3] == pytest.approx(full / 2)
    assert gains[4] < full / 3 * 1.01
    assert gains[6] < gains[5] < gains[4] < gains[3] < gains[2]
    others = [tenure(0, ANN, 1), tenure(1, CID, 2)]
    mixed = rate([(game(n, n), pair) for n in range(3)] + [(game(9, 9), others)])["toy"]
    assert mixed[CID].sigma < Rating().sigma
    assert 25 - mixed[CID].mu > gains[3]


def test_a_forgotten_person_changes_nobody_elses_rating() -> None:
    """A number below zero is as good as any."""
    games = [
        (game(n, n * DAY), [tenure(0, ANN, 1 + n % 2), tenure(1, who, 2 - n % 2)])
        for n, who in enumerate((BOB, CID, BOB, DEE))
    ]
    forgotten = [
        (row, [t._replace(user_id=-77) if t.user_id == BOB else t for t in tenures])
        for row, tenures in games
    ]
    before, after = rate(games)["toy"], rate(forgotten)["toy"]
    assert before.pop(BOB) == after.pop(-77)
    assert before == after


NAMES = {ANN: "Ann", BOB: "Bob", CID: "Cid"}


def test_a_profile_counts_what_was_won_left_and_missed() -> None:
    """Streaks, reliability, quickness in coarse bands, and whom one was ahead of most often."""
    games = [
        (game(1, 1), [tenure(0, ANN, 1, missed=1), tenure(1, BOB, 2)]),
        (game(2, 2), [tenure(0, ANN, 1), tenure(1, BOB, 2), tenure(2, CID, 3)]),
        (game(3, 3), [tenure(0, ANN, 1, **LEFT), tenure(1, CID, 2)]),
        (game(4, 4), [tenure(0, ANN, 1, waited=DAY * 2), tenure(1, -77, 2)]),
        (game(5, 5), [tenure(0, ANN, 1), tenure(1, None, 2, level="easy")]),
        (game(6, 6, reason=""), [tenure(0, ANN, None), tenure(1, BOB, None)]),
    ]
    found = profile(ANN, games, rate(games), NAMES, ())
    assert (found.games, found.wins, found.streak, found.longest, found.left) == (4, 3, 1, 2, 1)
    assert (found.answered, found.missed, found.reliability) == (25, 1, 96)
    assert found.quickness is Quickness.MINUTES
    assert found.rivals == (Rival("Bob", 2), Rival("Cid", 1))
    assert profile(ANN, games, rate(games), NAMES, {BOB}).rivals == (Rival("Cid", 1),)


def test_a_profile_names_what_somebody_plays_most() -> None:
    """A place that was chosen, or a clan that was found out in the game; nothing without one."""
    roles = ("", "tomb", "", "tomb", "bohorg", "")
    games = [
        (game(n, n), [tenure(0, ANN, 1, role=role), tenure(1, BOB, 2)])
        for n, role in enumerate(roles, 1)
    ]
    (record,) = profile(ANN, games, rate(games), NAMES, ()).records
    assert record.role == "tomb"
    (record,) = profile(BOB, games, rate(games), NAMES, ()).records
    assert record.role == ""
    state = recorded("rage", 2, "clans")[-1].after
    assert [role_of(find("rage"), 2, {}, state, Seat(seat)) for seat in (0, 1)] == [
        player.clan for player in state.players
    ]
    assert role_of(find("rage"), 2, {}, None, Seat(0)) == ""
    assert all(texts(one).has(f"rage-place-{clan}") for one in LANGUAGES for clan in CLANS)


def test_in_the_hall_are_those_who_have_proved_it() -> None:
    """From the third game on, the surest first; nobody hidden, forgotten or without a name."""
    games = [
        (game(n, n * DAY), [tenure(0, ANN, 1), tenure(1, BOB, 2), tenure(2, -77, 3)])
        for n in range(3)
    ]
    games.append((game(9, 9 * DAY, moves=99), [tenure(0, CID, 1), tenure(1, BOB, 2)]))
    ratings = rate(games)
    found = hall(games, ratings, NAMES, (), 1)
    assert [one.name for one in found.podiums[0].best] == ["Ann", "Bob"]
    assert [one.name for one in hall(games, ratings, NAMES, {ANN}, 1).podiums[0].best] == ["Bob"]
    assert (found.games, found.series) == (4, 1)
    assert found.longest is not None
    assert found.most_moves is not None
    assert (found.longest.table, found.most_moves.time) == (9, 99)
