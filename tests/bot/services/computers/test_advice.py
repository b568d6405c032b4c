"""Following a hint: what was advised is made for as long as the advice holds, and not after."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.computers.problem import Problem, ThinkerBusyError, Thought, ThoughtFailedError
from bot.model.players import Person
from bot.model.table import Opening, Place, Table, TableId, Terms
from bot.model.view import MoveReceipt
from bot.services.computers.advice import Advice
from bot.table.replay import audience_of
from games.api import Move
from games.goths.moves import EndTalk, SendMessage
from players.levels import Level
from tests.rigs.history_rig import past
from tests.rigs.refusals import key_of
from tests.rigs.table_rig import ANN, BOB, CID, TableRig, house, toy
from tests.rigs.toy_game import Bid, Cheer, Consider, LetPass, Wave

FILE = "host.sqlite3"


async def follow(
    one: TableRig, table_id: TableId, person: Person, move: Move, question: str, at: int
) -> MoveReceipt:
    """Make a move that was advised after ``at`` moves."""
    play = one.tables.moves.play
    return await play(table_id, person, one.press(), question, move, advised_at=at)


async def test_what_was_advised_is_made_by_one_press(tmp_path: Path) -> None:
    """It is a move of the person, like any other; delivered twice it is made once."""
    async with house(tmp_path / FILE) as one:
        table = await one.game()
        press = one.press()
        for repeated in (False, True):
            play = one.tables.moves.play
            played = await play(table.id, ANN, press, "bid1", Bid(3), advised_at=0)
            look = await one.look(table.id, ANN)
            assert (repeated, 1, 3) == (played.repeated, look.moves, toy(look).own)
        (_, row) = await one.store.moves(table.id)
        assert ("player", ANN.id) == (row.cause, row.user_id)


async def test_what_others_answer_meanwhile_leaves_a_hint_as_good(tmp_path: Path) -> None:
    """Nothing came to light by it: a computer may answer while one reads."""
    async with house(tmp_path / FILE) as one:
        table = await one.game(BOB, CID)
        await one.answer(table.id, BOB, Bid(1))
        await one.tables.moves.play(table.id, CID, one.press(), "-", Wave())
        await follow(one, table.id, ANN, Bid(2), "bid1", 0)
        assert 2 == toy(await one.look(table.id, ANN)).own


async def test_a_message_to_others_leaves_a_hint_as_good(tmp_path: Path) -> None:
    """F118: nobody learns by a refusal that others have written to each other."""
    people = (ANN, BOB, CID, *(Person(number, f"Guest{number}") for number in range(4, 7)))
    async with past(tmp_path / FILE) as one:
        terms = Terms({"carrier_pigeon": True}, len(people), "en")
        opening = Opening("goths", terms, Place.HERE, 7, 70, ANN)
        table = await one.tables.lobbies.open(opening, one.press())
        for person in people[1:]:
            await one.tables.lobbies.join(table.id, person)
        table = await one.tables.lobbies.start(table.id, ANN)
        seated = {p.seat: p.person for p in table.players if p.person is not None}
        while True:
            questions = (await one.look(table.id)).questions
            asked = next(q.decision for q in questions if not q.decision.answered)
            writer = seated[asked.seat]
            legal = (await one.look(table.id, writer)).legal
            if EndTalk() in legal:
                break
            move = next((move for move in legal if "pigeon" in repr(move).lower()), legal[0])
            await one.play(table.id, writer, move)
        await one.play(table.id, writer, SendMessage("Coo"))
        heard = audience_of((await one.store.moves(table.id))[-1])
        assert heard is not None
        questions = (await one.look(table.id)).questions
        strangers = [seated[q.decision.seat] for q in questions if q.decision.seat not in heard]
        assert strangers
        for person in strangers:
            number = (await one.look(table.id, person)).moves
            await one.tables.moves.play(
                table.id, person, one.press(), asked.id, EndTalk(), advised_at=number
            )


@pytest.mark.parametrize("own", [Bid(1), Consider(3)])
async def test_who_has_moved_since_asks_again(tmp_path: Path, own: Bid | Consider) -> None:
    """An answer that may still be changed is not changed by advice of before, nor is a draft."""
    async with house(tmp_path / FILE) as one:
        table = await one.game()
        await one.answer(table.id, ANN, own)
        assert "hint-stale" == await key_of(follow(one, table.id, ANN, Bid(3), "bid1", 0))
        before = (await one.look(table.id, ANN)).moves
        await follow(one, table.id, ANN, Bid(3), "bid1", before)
        assert 3 == toy(await one.look(table.id, ANN)).own


async def test_who_has_taken_a_step_back_since_asks_again(tmp_path: Path) -> None:
    """What was advised was to follow that step."""
    async with house(tmp_path / FILE) as one:
        table = await one.game()
        await one.answer(table.id, ANN, Consider(2))
        await one.tables.undo.take_back(table.id, ANN, one.press(), 1)
        assert "hint-stale" == await key_of(follow(one, table.id, ANN, Bid(3), "bid1", 1))


async def test_advice_on_what_was_asked_before_is_late(tmp_path: Path) -> None:
    """Once all is shown, the hint for it is as late as any press; strangers have none."""
    async with house(tmp_path / FILE) as one:
        table = await one.game()
        await one.answer(table.id, ANN, Bid(1))
        await one.answer(table.id, BOB, Bid(1))
        assert "hint-stale" == await key_of(follow(one, table.id, ANN, Bid(3), "bid1", 1))
        look = await one.look(table.id)
        (asked,) = look.questions
        person = (ANN, BOB)[asked.decision.seat]
        await one.answer(table.id, person, Cheer())
        assert "not-seated" == await key_of(follow(one, table.id, CID, Bid(3), "bid2", 3))
        assert "question-closed" == await key_of(
            follow(one, table.id, person, LetPass(), "bid9", 3)
        )


async def alone(one: TableRig) -> Table:
    """Start a game of Ann against a computer."""
    table = await one.lobby(seats=2)
    await one.tables.computers.add(table.id, ANN, Level.EASY)
    return await one.tables.lobbies.start(table.id, ANN)


class Odd:
    """A worker of another release."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought

    async def think(self, problem: Problem) -> Thought:
        """Answer with what makes no sense here."""
        del problem
        return self.thought

    def expected_ms(self) -> int:
        """Take no time."""
        return 0


@pytest.mark.parametrize("thought", [Thought(Bid(7), 1.5), Thought(Bid(1), None)])
async def test_advice_that_makes_no_sense_is_none(tmp_path: Path, thought: Thought) -> None:
    """The files of a new release may lie there before the host is started anew with them."""
    async with house(tmp_path / FILE) as one:
        table = await alone(one)
        advice = Advice(one.repository, Odd(thought))
        assert "hint-busy" == await key_of(advice.ask(table.id, ANN))


@pytest.mark.parametrize(("next_round", "key"), [(False, "hint-unneeded"), (True, "hint-stale")])
async def test_advice_that_comes_too_late_is_not_given(
    tmp_path: Path, next_round: bool, key: str
) -> None:
    """The person may answer by hand while it is thought of, or hear the next question."""
    async with house(tmp_path / FILE) as one:
        table = await alone(one)
        one.thinker.held = asyncio.Event()
        asked = asyncio.create_task(one.tables.advice.ask(table.id, ANN))
        await asyncio.sleep(0)
        await one.answer(table.id, ANN, Bid(1))
        if next_round:
            await one.tables.moves.play_default(table.id, "bid1", 1)
            for seat in (0, 1):
                await one.tables.moves.play_default(table.id, "cheer1", seat)
        one.thinker.held.set()
        assert key == await key_of(asked)
        await one.tables.computers.close()


async def test_a_question_is_thought_about_once_however_often_somebody_asks(
    tmp_path: Path,
) -> None:
    """Presses fill no line: the first thought is everybody's, while under way and when done."""
    async with house(tmp_path / FILE) as one:
        table = await alone(one)
        hints = await asyncio.gather(*(one.tables.advice.ask(table.id, ANN) for _ in range(5)))
        later = await one.tables.advice.ask(table.id, ANN)
        assert {later.move} == {hint.move for hint in hints}
        assert 1 == len([each for each in one.thinker.problems if each.weighed])


async def test_a_hint_that_failed_is_thought_about_again(tmp_path: Path) -> None:
    async with house(tmp_path / FILE) as one:
        table = await alone(one)
        one.thinker.failures = [ThinkerBusyError()]
        assert "hint-busy" == await key_of(one.tables.advice.ask(table.id, ANN))
        assert (await one.tables.advice.ask(table.id, ANN)).place == 1.5


async def test_a_search_for_advice_that_fails_is_noted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It fails again at every press: nobody else would ever hear of it."""
    async with house(tmp_path / FILE) as one:
        table = await alone(one)
        one.thinker.failures = [ThoughtFailedError("the trace")]
        assert "hint-busy" == await key_of(one.tables.advice.ask(table.id, ANN))
        assert "the trace" in caplog.text
