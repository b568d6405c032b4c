"""What a computer makes of a finished game rests on what each seat knew, and ends in time."""

from __future__ import annotations

from itertools import count

import msgspec
import pytest

from bot.computers.analyst import analysed
from bot.computers.inquiry import Answered, Findings, Inquiry, Progress
from games import GAME_IDS, find
from games.api import AnyGame, Move, Seat
from games.codec import dump
from games.optional.remembering import Played
from games.playout import steps
from games.rage.content import TO_THE_END, Split
from games.rage.moves import Confirm, KeepStandingOrder, Muster, SendAllTo
from games.rage.view import Phase
from games.rng import Rng
from players.analysis import LOOKED_AT, Judged, answer_from, decisive, judge
from players.choice import is_open, shortest
from players.position import camps_of
from players.turning import curve
from tests.games.rage.arrange import BOHORG, GOLDLEIF, arrange, centre, ring
from tests.rigs.one_shot_game import OneShot, Say
from tests.rigs.recorded import by_habit, outcome_of, recorded

SEED = "analysed"
KEEP = KeepStandingOrder(TO_THE_END, Split.BOOK)


def moved(game: AnyGame, record: tuple[Played, ...], seed: str) -> list[Move | None]:
    """Say what was answered in a recorded game."""
    found: list[Move | None] = [None]
    for number, played in enumerate(record[1:], 1):
        assert played.seat is not None
        found.append(by_habit(game, played.before, played.seat, Rng(seed, number)))
    return found


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_weightiest_decisions_are_looked_at_and_the_dear_ones_in_time(game_id: str) -> None:
    """Only what somebody could have answered otherwise, and none after time is up."""
    game, seats = find(game_id), find(game_id).seats[0]
    record = recorded(game_id, seats, SEED)
    moves = moved(game, record, SEED)
    camps = camps_of(game, seats, {})
    stood = curve(game, camps, record, outcome_of(game_id, record))
    assert None not in moves[1:]
    chosen = decisive(game, moves, record, stood)
    assert 1 <= len(chosen) == len(set(chosen)) <= LOOKED_AT
    for step in chosen:
        seat = record[step].seat
        assert seat is not None
        assert len(tuple(game.legal_moves(record[step].before, seat))) > 1
    inquiry = Inquiry(
        game_id,
        game.version,
        seats,
        {option.key: option.default for option in game.options},
        SEED,
        None,
        tuple(
            Answered(Seat(played.seat or 0), msgspec.Raw(dump(move)))
            for played, move in zip(record[1:], moves[1:], strict=True)
            if move is not None
        ),
    )
    # The clock is read before each decision: the second comes too late.
    *progress, found = analysed(inquiry, count(0, 40).__next__)
    assert progress == [Progress(done, len(chosen)) for done in range(min(2, len(chosen)))]
    assert isinstance(found, Findings)
    assert found.looked_at == min(1, len(chosen))
    assert found.curve == stood


def followed(
    game: AnyGame, record: list[Played], moves: list[Move | None], seat: Seat, move: Move
) -> None:
    """Add a move to a record."""
    before = record[-1].after
    applied = game.apply(before, seat, move)
    record.append(Played(seat, before, applied.state, applied.events))
    moves.append(move)


@pytest.mark.parametrize("game_id", ["schools", "goths", "rage"])
def test_what_nobody_was_asked_for_is_no_decision(game_id: str) -> None:
    """Who gives up, or keeps a standing order, has not answered the question that is open."""
    game, seats = find(game_id), find(game_id).seats[0]
    options = {option.key: option.default for option in game.options}
    begun = game.start(seats, options, SEED)
    record, moves = (
        [Played(None, begun.state, begun.state, begun.events)],
        list[Move | None]([None]),
    )
    kept = False
    while True:
        state = record[-1].after
        seat = next(one.seat for one in game.decisions(state) if not one.answered)
        has_choice = len(tuple(game.legal_moves(state, seat))) > 1
        if has_choice and len(record) > LOOKED_AT // 2:
            break
        if has_choice and not kept and KEEP in tuple(game.unasked_moves(state, seat)):
            kept = True
            followed(game, record, moves, seat, KEEP)
        followed(game, record, moves, seat, by_habit(game, state, seat, Rng(SEED, len(record))))
    assert kept == (game_id == "rage")
    given_up = game.concession(state, seat)
    assert given_up is not None
    followed(game, record, moves, seat, given_up)
    outcome = game.outcome(record[-1].after)
    assert outcome is not None
    stood = curve(game, camps_of(game, seats, {}), record, outcome)
    chosen = decisive(game, moves, record, stood)
    assert chosen
    assert not [step for step in chosen if isinstance(moves[step], game.unasked_types)]


@pytest.mark.parametrize("game_id", ["norwegian", "rage"])
def test_what_somebody_else_answered_for_a_seat_is_no_decision_of_it(game_id: str) -> None:
    """Nor is what was begun before the host or a stand-in ended it."""
    game, seats = find(game_id), find(game_id).seats[0]
    record = recorded(game_id, seats, SEED)
    moves = moved(game, record, SEED)
    stood = curve(game, camps_of(game, seats, {}), record, outcome_of(game_id, record))
    chosen = decisive(game, moves, record, stood)
    seat, question = record[chosen[0]].seat, asked(game, record[chosen[0]])
    steps = [
        step
        for step, played in enumerate(record)
        if step and (played.seat, asked(game, played)) == (seat, question)
    ]
    others = decisive(game, moves, record, stood, {steps[-1]})
    assert others
    assert not set(others).intersection(steps)
    assert set(others) >= set(chosen).difference(steps)


def test_an_answer_that_was_changed_later_is_no_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that somebody chose in secret, and took back for another, was never played."""
    monkeypatch.setattr("players.analysis.LOOKED_AT", 1000)
    game, seats = find("rage"), 3
    begun = game.start(seats, {option.key: option.default for option in game.options}, SEED)
    record = [Played(None, begun.state, begun.state, begun.events)]
    moves = list[Move | None]([None])
    changed = list[tuple[int, int]]()
    while questions := [one for one in game.decisions(record[-1].after) if not one.answered]:
        state, seat = record[-1].after, questions[0].seat
        if questions[0].prompt == Phase.TACTICS and len(questions) > 1:
            first, second, *_ = game.legal_moves(state, seat)
            followed(game, record, moves, seat, first)
            followed(game, record, moves, seat, second)
            changed.append((len(record) - 2, len(record) - 1))
        else:
            followed(game, record, moves, seat, by_habit(game, state, seat, Rng(SEED, len(record))))
    outcome = game.outcome(record[-1].after)
    assert outcome is not None
    stood = curve(game, camps_of(game, seats, {}), record, outcome)
    chosen = decisive(game, moves, record, stood)
    assert set(chosen) >= {last for _, last in changed}
    assert not set(chosen) & {first for first, _ in changed}


def asked(game: AnyGame, played: Played) -> str:
    """Return the id of the question that a step answered."""
    return next(one.id for one in game.decisions(played.before) if one.seat == played.seat)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_decision_is_judged_by_what_its_seat_knew(game_id: str) -> None:
    """F36: in worlds that the seat could not tell apart the computer says the same."""
    game, seats = find(game_id), find(game_id).seats[0]
    start = game.start(seats, {}, SEED).state
    camps = camps_of(game, seats, {})
    made = [
        step
        for step in steps(game, start, SEED)
        if len(tuple(game.legal_moves(step.before, step.decision.seat))) > 1
    ]
    step = made[len(made) // 3]
    seat, state = step.decision.seat, step.before
    other = game.redeal(state, seat, "another world")
    judged = [
        judge(game, camps, Played(seat, world, world, ()), step.move, 1, "salt")
        for world in (state, other)
    ]
    assert judged[0] == judged[1]
    assert judged[0].gain >= 0


def test_an_answer_in_several_steps_is_one_idea() -> None:
    """It is told from the step that is looked at to the one that ends it, as short as can be."""
    game, start = find("rage"), find("rage").start(2, {}, SEED).state
    made = tuple(steps(game, start, SEED))
    record = [Played(None, start, start, ())]
    record += [Played(one.decision.seat, one.before, one.applied.state, ()) for one in made]
    moves: list[Move | None] = [None, *(one.move for one in made)]
    whole: dict[str, tuple[int, tuple[Move, ...]]] = {}
    for step in range(1, 60):
        question, line = answer_from(game, moves, record, step)
        assert question == made[step - 1].decision.id
        whole.setdefault(question, (step, line))
    assert any(len(line) > 1 for _, line in whole.values())
    for step, line in whole.values():
        state, seat = record[step].before, record[step].seat
        assert seat is not None
        for move in line:
            state = game.apply(state, seat, move).state
        (question,) = [one.id for one in game.decisions(record[step].before) if one.seat == seat]
        assert not is_open(game, state, seat, question)


def test_a_standing_order_amid_an_answer_is_no_part_of_it() -> None:
    """The march is told as it was entered, and shortened as if nothing had come between."""
    game, home, city = find("rage"), ring(3), centre()
    start = arrange(BOHORG, GOLDLEIF, board={home: (0, (2, 2, 1)), city: (1, (3, 1, 0))})
    record, moves = [Played(None, start, start, ())], list[Move | None]([None])
    march = (Muster(home), SendAllTo(city), Confirm())
    for move in (march[0], KEEP, *march[1:]):
        followed(game, record, moves, Seat(0), move)
    (question,) = [one.id for one in game.decisions(start)]
    assert answer_from(game, moves, record, 1) == (question, march)


def test_a_line_that_cannot_be_played_comes_back_as_it_is() -> None:
    """Nothing is the same as what does not exist."""
    game, home, city = find("rage"), ring(3), centre()
    start = arrange(BOHORG, GOLDLEIF, board={home: (0, (2, 2, 1)), city: (1, (3, 1, 0))})
    line = (Muster(home), KEEP, Confirm(), SendAllTo(city))
    assert shortest(game, start, Seat(0), line) == line


def test_a_dear_answer_is_told_by_what_it_cost_and_luck_by_nothing() -> None:
    """Whoever says 3 wins; where the other alone decides, no answer did surely better."""
    sure = OneShot(lambda said: [[0], [1]] if said[0] == 3 else [[1], [0]], numbers=4)
    luck = OneShot(lambda said: [[0], [1]] if said[1] < 2 else [[1], [0]], numbers=4, secret=True)
    found = dict[str, list[Judged]]()
    for name, game in (("sure", sure), ("luck", luck)):
        state = game.start(2, {}, "seed").state
        played = Played(Seat(0), state, state, ())
        found[name] = [judge(game, ("0", "1"), played, Say(0), 1, str(n)) for n in range(12)]
    assert {((Say(3),), 1.0)} == {(one.best, one.gain) for one in found["sure"]}
    assert sum(one.gain > 0 for one in found["luck"]) <= 1


@pytest.mark.parametrize("game_id", ["schools", "goths", "rage"])
def test_the_decisions_of_the_turn_that_changed_most_are_looked_at_first(game_id: str) -> None:
    """A long game has more of them than there is time for."""
    game, seats = find(game_id), find(game_id).seats[0]
    record = recorded(game_id, seats, SEED)
    moves = moved(game, record, SEED)
    stood = curve(game, camps_of(game, seats, {}), record, outcome_of(game_id, record))
    at = len(stood) // 2
    made = [
        msgspec.structs.replace(one, shares=(100.0 * (number >= at), *one.shares[1:]))
        for number, one in enumerate(stood)
    ]
    first, *_ = decisive(game, moves, record, made)
    assert stood[at - 1].step < first <= stood[at].step
