"""Taking back a move: offered exactly while nothing was told and no luck drawn, and audited."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.model.host_events import TakenBack
from bot.model.players import Person
from bot.model.table import Status, TableId
from bot.model.undo_log import UNDOS_A_TURN, UndoOption
from bot.model.view import UNASKED, TableView
from bot.table.replay import retold, told
from bot.table.running_game import AnswerCause
from bot.transitions.moves import PendingMove
from bot.transitions.undo import play_again, repair
from bot.verify import VerifyError, verify
from games import GAME_IDS, find
from games.api import Decision, Move, Seat, is_fence
from games.codec import dump
from games.vikings.content import Card
from games.vikings.moves import Announce, Attack, CallBluff
from games.vikings.view import Phase
from tests.rigs.history_rig import DAN, PEOPLE, HistoryRig, past, seat_of
from tests.rigs.refusals import key_of, quarantine
from tests.rigs.seats_rig import EVE
from tests.rigs.table_rig import ANN, BOB, CID, Clock, house, toy
from tests.rigs.toy_game import TOY, Bid, Consider, Wave, Waved

WITHOUT_REACTIONS = ("goths", "schools")
"""Kings and chiefs answer nobody; who casts Maleficio has told it, and cannot take that back."""
REACTING = ("vikings", "norwegian", "rage")
TOLD = {"undo-answered", "undo-impossible"}


def seen_in(look: TableView) -> TableView:
    """Return a view with of its table only what is shown to anybody."""
    return replace(look, table=look.table.shown)


async def state_of(one: HistoryRig, table: TableId) -> bytes:
    live = await one.repository.peek(table)
    assert live.running is not None
    return dump(live.running.state)


async def test_an_announcement_that_nobody_answered_is_taken_back_at_once(tmp_path: Path) -> None:
    """F40, F66: the position is the old one to the byte, and the question has another name."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        person = await one.to_phase(table, Phase.ANNOUNCE)
        state, before = await state_of(one, table), await one.look(table, person)
        await one.announced(table)
        after = await one.look(table, person)
        assert after.undo is not None
        assert after.undo.consent == ()
        assert await one.take_back(table, person)
        assert await state_of(one, table) == state
        now = await one.look(table, person)
        assert (now.view, now.legal, now.chapter) == (before.view, before.legal, before.chapter)
        assert now.moves == before.moves + 2
        assert before.question is not None
        assert now.question is not None
        assert now.question.decision.id == f"{before.question.decision.id}u1"


async def test_old_controls_are_stale_after_an_undo(tmp_path: Path) -> None:
    """F18, F66: neither the question taken back nor the one before it can be answered."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        person = await one.to_phase(table, Phase.ANNOUNCE)
        look = await one.look(table, person)
        assert look.question is not None
        asked = look.question.decision.id
        await one.announced(table)
        believer = (await one.believers(table))[0]
        window = (await one.look(table, believer)).question
        assert window is not None
        await one.take_back(table, person)
        for who, decision, move in (
            (person, asked, look.legal[0]),
            (believer, window.decision.id, CallBluff()),
        ):
            play = one.tables.moves.play(table, who, one.press(), decision, move)
            assert await key_of(play) == "question-closed"
        await one.announced(table)
        play = one.tables.moves.play(table, believer, one.press(), window.decision.id, CallBluff())
        assert await key_of(play) == "question-closed"


async def test_who_has_acted_since_must_agree(tmp_path: Path) -> None:
    """Consent of those who acted; the others are not asked."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = (await one.game(BOB, CID)).id
        await one.answer(table, ANN, Bid(1))
        await one.answer(table, BOB, Bid(1))
        look = await one.look(table, ANN)
        assert look.undo is not None
        assert look.undo.consent == (1,)
        number = look.moves
        assert not await one.tables.undo.take_back(table, ANN, one.press(), number)
        wish = (await one.look(table)).proposal
        assert wish is not None
        assert wish.awaited == (1,)
        for stranger in (CID, ANN):
            agree = one.tables.undo.agree(table, stranger, one.press(), number)
            assert await key_of(agree) == "undo-not-asked"
        assert await key_of(one.tables.undo.agree(table, DAN, 9, number)) == "not-seated"
        assert await one.tables.undo.agree(table, BOB, one.press(), number)
        again = await one.look(table, ANN)
        assert (toy(again).own, again.proposal) == (None, None)


async def test_one_request_stands_at_a_time_and_keeps_its_agreements(tmp_path: Path) -> None:
    """Who presses twice, or at the same moment as another, takes nobody's agreement for theirs."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = (await one.game(BOB, CID, DAN)).id
        for person in (ANN, BOB, CID):
            await one.answer(table, person, Bid(1))
        number = (await one.look(table, ANN)).moves
        assert not await one.tables.undo.take_back(table, ANN, one.press(), number)
        assert not await one.tables.undo.agree(table, CID, one.press(), number)
        asked = (await one.look(table)).proposal
        assert not await one.tables.undo.take_back(table, ANN, one.press(), number)
        late = one.tables.undo.take_back(table, BOB, one.press(), number)
        assert await key_of(late) == "undo-wished"
        assert (await one.look(table)).proposal == asked
        await one.tables.undo.refuse(table, BOB, number)
        assert not await one.tables.undo.take_back(table, BOB, one.press(), number)


def reactions(look: TableView, seat: Seat | None) -> list[Decision]:
    """List the questions to others whose answers stand, open at a table."""
    asked = [question.decision for question in look.questions]
    return [one for one in asked if one.fence and not one.answered and one.seat != seat]


async def acted_and_awaited(one: HistoryRig, table: TableId) -> tuple[Person, Decision] | None:
    """Play until somebody could take back what others are to answer; None if nobody ever can."""
    for number in range(200):
        look = await one.look(table)
        if look.outcome is not None:
            return None
        for person in PEOPLE[: len(look.table.players)]:
            own = await one.look(table, person)
            waiting = reactions(own, own.seat)
            if own.undo is not None and not own.undo.private and waiting:
                return person, waiting[0]
        await one.step(table, number)
    return None


async def react(one: HistoryRig, table: TableId, asked: Decision, answerer: str) -> None:
    """Answer a question with what lets most pass, in one of the ways in which it is answered."""
    person = PEOPLE[asked.seat]
    look = await one.look(table, person)
    move = next((move for move in look.legal if not isinstance(move, CallBluff)), look.legal[0])
    if answerer == "person":
        await one.play(table, person, move)
    elif answerer == "default":
        await one.tables.moves.play_default(table, asked.id, asked.seat)
    else:
        live = await one.repository.peek(table)
        cause: AnswerCause = "computer" if answerer == "computer" else "plan"
        user = person.id if cause == "plan" else None
        answer = PendingMove(asked.seat, asked.id, move, cause, user)
        await one.tables.moves.step(live, live.under_way, answer)


@pytest.mark.parametrize("game_id", WITHOUT_REACTIONS)
async def test_what_others_are_to_answer_cannot_be_taken_back(tmp_path: Path, game_id: str) -> None:
    async with past(tmp_path / "host.sqlite3") as one:
        assert await acted_and_awaited(one, await one.game(game_id)) is None


@pytest.mark.parametrize("answerer", ["person", "default", "computer", "plan"])
@pytest.mark.parametrize("game_id", REACTING)
async def test_an_answer_that_might_have_been_another_stands_with_all_before_it(
    tmp_path: Path, game_id: str, answerer: str
) -> None:
    """Nobody acts, sees how somebody answers, takes back, and acts otherwise."""
    path = tmp_path / "host.sqlite3"
    async with past(path) as one:
        table = await one.game(game_id)
        found = await acted_and_awaited(one, table)
        assert found is not None
        person, asked = found
        number = (await one.look(table)).moves
        await react(one, table, asked, answerer)
        for who in PEOPLE[: len((await one.look(table)).table.players)]:
            assert (await one.look(table, who)).undo is None
        assert await key_of(one.take_back(table, person)) in TOLD
        # The button of a moment ago says why it is too late.
        stale = one.tables.undo.take_back(table, person, one.press(), number)
        assert await key_of(stale) in {*TOLD, "undo-late"}
        look = await one.look(table, person)
    async with past(path) as one:
        assert (await one.look(table, person)).undo is None
        assert await one.look(table, person) == look
        assert await key_of(one.take_back(table, person)) == "undo-impossible"


async def test_an_answer_says_itself_why_nothing_can_be_taken_back(tmp_path: Path) -> None:
    """Believed in public: nothing was revealed or drawn, so the sentence is another one."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        person = await one.announced(table)
        number = (await one.look(table)).moves
        first, second = await one.believers(table)
        await one.tables.moves.answer_for(table, first, "believe", on=True)
        await one.believe(table, second)
        for who in (person, second):
            assert await key_of(one.take_back(table, who)) == "undo-answered"
        stale = one.tables.undo.take_back(table, person, one.press(), number)
        assert await key_of(stale) == "undo-answered"


async def test_a_table_put_back_into_play_lets_no_answer_be_undone(tmp_path: Path) -> None:
    """What stands is found again from the moves alone."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        person = await one.announced(table)
        first, _ = await one.believers(table)
        await one.believe(table, first)
        live = await one.repository.peek(table)
        moves = await one.store.moves(table)
        steps = play_again(live, live.under_way.game, moves)
        broken = live.with_table(status=Status.QUARANTINED)
        repaired, *_ = repair(broken, live.under_way.game, moves, steps, None, person, one.clock())
        assert repaired.under_way.undo_log.fence == live.under_way.undo_log.fence == len(moves) - 1


async def test_a_wish_ends_with_a_refusal_or_the_next_move(tmp_path: Path) -> None:
    """The move stands, and the buttons say that they are late."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = (await one.game(BOB, CID, DAN)).id
        undo = one.tables.undo

        async def wish() -> bool:
            return await undo.take_back(table, ANN, one.press(), (await one.look(table)).moves)

        await one.answer(table, ANN, Bid(1))
        await one.answer(table, BOB, Bid(1))
        await wish()
        number = (await one.look(table)).moves
        await undo.refuse(table, BOB, number)
        assert (await one.look(table)).proposal is None
        assert await key_of(undo.agree(table, BOB, one.press(), number)) == "undo-late"
        await wish()
        await undo.refuse(table, ANN, number)
        await wish()
        await one.answer(table, CID, Bid(1))
        assert (await one.look(table)).proposal is None
        assert await key_of(undo.agree(table, BOB, one.press(), number)) == "undo-late"
        assert await key_of(undo.take_back(table, ANN, one.press(), number)) == "undo-late"


async def test_a_wish_survives_a_restart(tmp_path: Path) -> None:
    """F2: nothing about a table lives in memory only."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = (await one.game(BOB, CID)).id
        await one.answer(table, ANN, Bid(1))
        await one.answer(table, BOB, Bid(1))
        number = (await one.look(table)).moves
        await one.tables.undo.take_back(table, ANN, one.press(), number)
        look = await one.look(table, ANN)
    async with house(path) as one:
        again = await one.look(table, ANN)
        assert (again.undo, again.proposal) == (look.undo, look.proposal)
        assert await one.tables.undo.agree(table, BOB, 99, again.moves)


@pytest.mark.parametrize("leaver", [ANN, BOB])
async def test_a_wish_ends_with_whoever_it_is_about(tmp_path: Path, leaver: Person) -> None:
    """Nothing is taken back for somebody who has left, and nobody waits for the word of one."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = (await one.game(BOB, CID)).id
        await one.answer(table, ANN, Bid(1))
        await one.answer(table, BOB, Bid(1))
        moves = (await one.look(table)).moves
        assert not await one.tables.undo.take_back(table, ANN, one.press(), moves)
        await one.tables.lobbies.leave(table, leaver)
        assert (await one.look(table)).proposal is None
        assert "undo-late" == await key_of(one.tables.undo.agree(table, CID, one.press(), moves))
        clock = one.clock
    async with house(tmp_path / "host.sqlite3", clock) as one:
        assert (await one.look(table)).proposal is None
        if leaver is BOB:
            assert await one.tables.undo.take_back(table, ANN, one.press() + 1000, moves)


async def test_nothing_is_taken_back_across_a_reveal(tmp_path: Path) -> None:
    """F40: a reveal is a fence, also for who did not see anything new."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        person = await one.announced(table)
        first, _ = await one.believers(table)
        await one.play(table, first, CallBluff())
        for who in PEOPLE:
            assert (await one.look(table, who)).undo is None
            assert await key_of(one.take_back(table, who)) == "undo-impossible"
        assert person in PEOPLE


async def test_nobody_starts_a_clock_anew_for_ever(tmp_path: Path) -> None:
    """F27: three times a turn, then what is done is done."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        for _ in range(3):
            person = await one.announced(table)
            await one.take_back(table, person)
        await one.announced(table)
        assert await key_of(one.take_back(table, person)) == "undo-often"


async def test_an_undo_is_told_and_kept(tmp_path: Path) -> None:
    """What was taken back leaves the story, that it was taken back enters it, moves stay."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        person = await one.to_phase(table, Phase.ANNOUNCE)
        before = await one.tables.history.chapters(table)
        other = next(who for who in PEOPLE if who != person)
        await one.announced(table)
        count = len(await one.store.moves(table))
        await one.tables.outbox.published(table, (await one.tables.outbox.news(table)).upto)
        await one.take_back(table, person)
        assert len(await one.store.moves(table)) == count + 1
        after = await one.tables.history.chapters(table)
        seat = seat_of(await one.look(table), person)
        assert after[-1].events == (*before[-1].events, TakenBack(seat=seat))
        missed = await one.tables.history.since(await one.look(table, other))
        assert TakenBack(seat=seat) in missed.account.events
        assert await one.tables.outbox.unpublished() == (table,)
        news = await one.tables.outbox.news(table)
        assert news.chapters[-1].events[-1] == TakenBack(seat=seat)


async def test_a_whole_turn_taken_back_did_not_happen(tmp_path: Path) -> None:
    """The chapter that had begun is gone from the story and begins anew later."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        for number in range(2000):
            chapter = (await one.look(table)).chapter
            state = await state_of(one, table)
            asked = (await one.look(table)).questions[0].decision.seat
            await one.step(table, number * 5)
            look = await one.look(table, PEOPLE[asked])
            if look.outcome is not None:
                break
            if look.chapter > chapter and look.undo is not None and not look.undo.consent:
                assert await one.take_back(table, PEOPLE[asked])
                assert await state_of(one, table) == state
                look = await one.look(table)
                assert look.chapter == chapter
                assert (await one.tables.history.chapters(table))[-1].number == chapter
                return
        pytest.skip("no turn of this game ended without a reveal")


@pytest.mark.parametrize("game_id", GAME_IDS)
async def test_the_button_is_there_exactly_while_no_fence_is_passed(
    tmp_path: Path, game_id: str
) -> None:
    """F40: judged by the rules alone, for every game, after every move."""
    game = find(game_id)
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game(game_id)
        open_steps: list[int] = []
        for number in range(120):
            look = await one.look(table)
            if look.outcome is not None:
                break
            live = await one.repository.peek(table)
            assert live.running is not None
            before = live.running.state
            asked = next(q.decision for q in look.questions if not q.decision.answered)
            person: Person = PEOPLE[asked.seat]
            move = (await one.look(table, person)).legal[0 if number % 3 else -1]
            applied = game.apply(before, asked.seat, move)
            fence = asked.fence or is_fence(before, applied, asked.seat)
            await one.play(table, person, move)
            open_steps = [] if fence else [*open_steps, asked.seat]
            over = (await one.look(table)).outcome is not None
            for seat, who in enumerate(PEOPLE):
                offered = (await one.look(table, who)).undo is not None
                assert offered is (seat in open_steps and not over), (number, seat)


async def test_an_export_with_undos_is_verified(tmp_path: Path) -> None:
    """F67: whoever checks the game goes back where it went back."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        for _ in range(3):
            person = await one.announced(table)
            await one.take_back(table, person)
            await one.announced(table)
            for believer in await one.believers(table):
                await one.believe(table, believer)
        await one.to_the_end(table)
        exported = await one.tables.history.export(table)
        file = tmp_path / "export.json"
        file.write_bytes(exported)
        tampered = msgspec.json.decode(exported)
        undone = sum(move["cause"] == "undo" for move in tampered["moves"])
        assert undone == 3
        assert f"{len(tampered['moves']) - undone} moves of vikings follow" in verify(file)
        undo = next(move for move in tampered["moves"] if move["cause"] == "undo")
        undo["back_to"] -= 1
        file.write_bytes(msgspec.json.encode(tampered))
        with pytest.raises(VerifyError):
            verify(file)


async def test_a_press_delivered_twice_takes_one_move_back(tmp_path: Path) -> None:
    """F15: the number of the last move is part of the button."""
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        person = await one.announced(table)
        number = (await one.look(table)).moves
        assert await one.tables.undo.take_back(table, person, 77, number)
        assert await key_of(one.tables.undo.take_back(table, person, 77, number)) == "undo-late"
        assert (await one.look(table)).moves == number + 1


async def test_a_step_of_a_draft_is_taken_back_as_often_as_one_likes(tmp_path: Path) -> None:
    """At once and told to nobody; the question keeps its name, its clock and its call."""
    path, clock = tmp_path / "host.sqlite3", Clock()
    async with house(path, clock) as one:
        table = (await one.game()).id
        asked = await one.repository.peek(table)
        assert asked.running is not None
    for restart in range(3):
        async with house(path, clock) as one:
            # Discord gives no number twice, as the rig would after a restart.
            for _ in range(restart * 100):
                one.press()
            for _ in range(UNDOS_A_TURN + 1):
                clock.pass_(minutes=5)
                for amount in (2, 3):
                    await one.answer(table, ANN, Consider(amount))
                look = await one.look(table, ANN)
                assert (toy(look).draft, look.undo is not None and look.undo.private) == (3, True)
                assert await one.tables.undo.take_back(table, ANN, one.press(), look.moves)
                look = await one.look(table, ANN)
                assert toy(look).draft == 2
                assert await one.tables.undo.take_back(table, ANN, one.press(), look.moves)
                look = await one.look(table, ANN)
                assert (toy(look).draft, look.undo) == (None, None)
            live = await one.repository.peek(table)
            assert live.running is not None
            for part in ("decisions", "due", "posed"):
                assert getattr(live.running, part) == getattr(asked.running, part)
            rows = await one.store.moves(table)
            taken = [said.event for said in told(TOY, rows) if isinstance(said.event, TakenBack)]
            assert len(taken) == (restart + 1) * (UNDOS_A_TURN + 1) * 2
            assert all(event.to == (0,) for event in taken)


async def test_a_draft_is_taken_back_alone_whatever_others_do(tmp_path: Path) -> None:
    """F118: nobody is asked and nobody loses anything; that others draft shows in nothing."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = (await one.game()).id
        for amount in (2, 3):
            await one.answer(table, ANN, Consider(amount))
        shown = seen_in(await one.look(table, ANN))
        await one.answer(table, BOB, Consider(1))
        assert seen_in(await one.look(table, ANN)) == shown
        drafting = seen_in(await one.look(table, BOB))
        assert await one.tables.undo.take_back(table, ANN, one.press(), shown.moves)
        assert seen_in(await one.look(table, BOB)) == drafting
        assert toy(await one.look(table, ANN)).draft == 2
        await one.tables.moves.play(table, BOB, one.press(), UNASKED, Wave())
    async with house(path) as one:
        for _ in range(100):
            one.press()
        look = await one.look(table, ANN)
        assert look.undo is not None
        assert look.undo.private
        assert await one.tables.undo.take_back(table, ANN, one.press(), look.moves)
        assert toy(await one.look(table, ANN)).draft is None
        assert toy(await one.look(table, BOB)).draft == 1
        heard = [said.event for said in told(TOY, await one.store.moves(table))]
        assert Waved(seat=Seat(1)) in heard
        assert [e.to for e in heard if isinstance(e, TakenBack)] == [(0,), (0,)]
        await one.answer(table, ANN, Consider(1))
        look = await one.look(table, BOB)
        assert look.undo is not None
        assert look.undo.consent == ()
        assert await one.tables.undo.take_back(table, BOB, one.press(), look.moves)
        drafts = [toy(await one.look(table, person)).draft for person in (ANN, BOB)]
        assert drafts == [1, 1]


async def test_whoever_changes_a_secret_answer_is_not_asked_and_keeps_it(tmp_path: Path) -> None:
    """F118: neither the button nor a question tells of it, and no undo of another takes it back."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = (await one.game(BOB, CID)).id
        for person in (BOB, ANN):
            await one.answer(table, person, Bid(1))
        shown = seen_in(await one.look(table, ANN))
        assert shown.undo == UndoOption(1, ())
        await one.answer(table, BOB, Bid(3))
        assert seen_in(await one.look(table, ANN)) == shown
        assert await one.tables.undo.take_back(table, ANN, one.press(), shown.moves)
        bids = [toy(await one.look(table, person)).own for person in (ANN, BOB)]
        assert bids == [None, 3]
    async with house(tmp_path / "host.sqlite3") as one:
        live = await one.repository.peek(table)
        assert toy(live.look(Seat(1))).own == 3
        steps = play_again(live, TOY, await one.store.moves(table))
        assert steps[-1].applied.state == live.under_way.state


@pytest.mark.parametrize("undone", [False, True])
async def test_that_a_secret_answer_was_changed_is_in_nothing_after_a_restart(
    tmp_path: Path, undone: bool
) -> None:
    """F118: whoever takes a move back asks only those who have answered, not who thought again."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = (await one.game(BOB, CID)).id
        if undone:
            await one.answer(table, ANN, Bid(1))
            number = (await one.look(table, ANN)).moves
            assert await one.tables.undo.take_back(table, ANN, one.press(), number)
        await one.answer(table, BOB, Consider(2))
        await one.answer(table, BOB, Bid(2))
        await one.answer(table, ANN, Bid(2))
        await one.answer(table, BOB, Bid(3))
        shown = seen_in(await one.look(table, ANN))
        others = seen_in(await one.look(table))
        assert shown.undo is not None
        assert shown.undo.consent == ()
    async with house(path) as one:
        for _ in range(100):
            one.press()
        assert seen_in(await one.look(table, ANN)) == shown
        assert seen_in(await one.look(table)) == others
        assert await one.tables.undo.take_back(table, ANN, one.press(), shown.moves)
        assert toy(await one.look(table, BOB)).own == 3


async def test_a_change_of_an_answer_that_was_told_is_in_nothing_after_a_restart(
    tmp_path: Path,
) -> None:
    """F118: that somebody has laid an order is told to all, that it is another one to nobody."""
    path = tmp_path / "host.sqlite3"
    async with past(path) as one:
        table, asked = await one.game("goths"), list[Decision]()
        while len(asked) < 2:
            await one.step(table)
            asked = [q.decision for q in (await one.look(table)).questions]
        person = PEOPLE[asked[0].seat]
        await one.play_any(table, person, 0)
        told = (await one.look(table)).moves
        await one.play_any(table, person, 1)
        assert (await one.look(table)).moves == told
        clock, others = one.clock, [None, *(other for other in PEOPLE if other != person)]
        looks = [seen_in(await one.look(table, other)) for other in others]
    async with past(path, clock) as one:
        assert looks == [seen_in(await one.look(table, other)) for other in others]


@pytest.mark.parametrize("secret", [Consider(3), Bid(3)])
async def test_what_was_secret_is_so_after_a_repair(tmp_path: Path, secret: Move) -> None:
    """F118: neither who is asked about an undo nor a number tells of drafts or changed answers."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = (await one.game(BOB, CID)).id
        if isinstance(secret, Bid):
            await one.answer(table, BOB, Bid(1))
        await one.answer(table, ANN, Bid(1))
        await one.answer(table, BOB, secret)
        look = await one.look(table, ANN)
        assert look.undo is not None
        assert look.undo.consent == ()
        await quarantine(one.repository, table)
        await one.tables.undo.repair(table, ANN, manager=False)
        after = await one.look(table, ANN)
        assert (after.undo, after.moves) == (look.undo, look.moves)


async def test_an_answer_that_followed_a_draft_is_one_after_a_restart(tmp_path: Path) -> None:
    """Everybody saw it, so whoever gave it is asked."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = (await one.game(BOB, CID)).id
        await one.answer(table, BOB, Consider(2))
        await one.answer(table, ANN, Bid(2))
        await one.answer(table, BOB, Bid(2))
        undo = (await one.look(table, ANN)).undo
        assert undo is not None
        assert undo.consent == (Seat(1),)
    async with house(path) as one:
        assert (await one.look(table, ANN)).undo == undo


async def test_a_request_stands_while_others_draft(tmp_path: Path) -> None:
    """F118: it goes with the next move that anybody notices; a draft is none."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = (await one.game(BOB, CID)).id
        for person in (ANN, BOB):
            await one.answer(table, person, Bid(1))
        number = (await one.look(table, ANN)).moves
        assert not await one.tables.undo.take_back(table, ANN, one.press(), number)
        asked = seen_in(await one.look(table))
        await one.answer(table, CID, Consider(2))
        assert seen_in(await one.look(table)) == asked
    async with house(path) as one:
        for _ in range(100):
            one.press()
        assert (await one.look(table)).proposal == asked.proposal
        assert await one.tables.undo.agree(table, BOB, one.press(), number)
        assert toy(await one.look(table, ANN)).own is None
        number = (await one.look(table)).moves
        await one.tables.moves.play(table, CID, one.press(), UNASKED, Wave())
        assert (await one.look(table)).moves > number


async def test_an_export_with_drafts_taken_back_is_verified(tmp_path: Path) -> None:
    """F67: what others did after a step of a draft that was taken back is played again."""
    rage = find("rage")
    async with past(tmp_path / "host.sqlite3") as one:
        table = await one.game("rage")
        number = 0
        while not await drafted(one, table):
            await one.step(table, number := number + 1)
        live = await one.repository.peek(table)
        active = next(q.decision.seat for q in live.questions)
        other = PEOPLE[(active + 1) % len(PEOPLE)]
        keep = next(rage.unasked_moves(live.under_way.state, seat_of(live.look(None), other)))
        await one.tables.moves.play(table, other, one.press(), UNASKED, keep)
        look = await one.look(table, PEOPLE[active])
        assert look.undo is not None
        assert look.undo.private
        assert await one.tables.undo.take_back(table, PEOPLE[active], one.press(), look.moves)
        assert await drafted(one, table)
        rows = await one.store.moves(table)
        again = retold(rage, len(PEOPLE), look.table.terms.options, live.seed or "", rows)
        assert again == {row.number: row.events for row in rows if row.cause != "undo"}
        for person in (ANN, BOB):
            await one.tables.seats.concede(table, person)
        exported = await one.tables.history.export(table)
        file = tmp_path / "export.json"
        file.write_bytes(exported)
        assert "follow from the seed" in verify(file)


async def drafted(one: HistoryRig, table: TableId) -> bool:
    """Enter the first step of a draft, if the seat that is asked can; True if it could."""
    running = (await one.repository.peek(table)).under_way
    asked = running.question_to
    for decision in running.decisions:
        seat = decision.seat
        if len(running.decisions) > 1 or asked(seat) is None:
            return False
        for move in running.game.legal_moves(running.state, seat):
            events = running.game.apply(running.state, seat, move).events
            if events and all(event.to == (seat,) for event in events):
                await one.play(table, PEOPLE[seat], move)
                return True
    return False


async def test_a_draft_from_before_an_undo_is_one_still(tmp_path: Path) -> None:
    """F66: the question has a new name since, and is the same one in the game."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = (await one.game()).id
        await one.answer(table, ANN, Consider(2))
        await one.tables.moves.play(table, BOB, one.press(), UNASKED, Wave())
        number = (await one.look(table)).moves
        assert await one.tables.undo.take_back(table, BOB, one.press(), number)
        look = await one.look(table, ANN)
        assert look.question is not None
        assert look.question.decision.id == "bid1u1"
        assert look.undo is not None
        assert look.undo.private


async def test_an_answer_given_in_secret_is_no_draft(tmp_path: Path) -> None:
    """F27: everybody sees who is awaited, so its undo is said, counted, and starts the clock."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = (await one.game()).id
        for _ in range(UNDOS_A_TURN):
            await one.answer(table, ANN, Bid(3))
            look = await one.look(table, ANN)
            assert look.undo is not None
            assert not look.undo.private
            assert await one.tables.undo.take_back(table, ANN, one.press(), look.moves)
        await one.answer(table, ANN, Bid(3))
        number = (await one.look(table)).moves
        again = one.tables.undo.take_back(table, ANN, one.press(), number)
        assert await key_of(again) == "undo-often"
        rows = await one.store.moves(table)
        taken = [said.event for said in told(TOY, rows) if isinstance(said.event, TakenBack)]
        assert taken == [TakenBack(seat=Seat(0))] * UNDOS_A_TURN


async def test_a_move_that_somebody_heard_of_is_taken_back_in_public(tmp_path: Path) -> None:
    """F40: whatever happened before everybody is unsaid before everybody."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        await one.tables.moves.play(table.id, ANN, one.press(), UNASKED, Wave())
        look = await one.look(table.id, ANN)
        assert look.undo is not None
        assert not look.undo.private
        assert await one.tables.undo.take_back(table.id, ANN, one.press(), look.moves)
        rows = await one.store.moves(table.id)
        assert [said.event for said in told(TOY, rows)][-1] == TakenBack(seat=Seat(0))


async def test_a_draft_before_what_another_did_in_the_seat_costs_nobody_a_move(
    tmp_path: Path,
) -> None:
    """Whoever has moved since is asked: the step cannot be taken back alone any more."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game(BOB, CID)
        seat = table.seat_of(BOB.id)
        assert seat is not None
        await one.answer(table.id, BOB, Consider(2))
        await one.tables.moves.play(table.id, BOB, one.press(), UNASKED, Wave())
        await one.tables.lobbies.leave(table.id, BOB)
        await one.tables.seats.claim(table.id, DAN, seat)
        await one.tables.seats.welcome(table.id, CID, seat)
        await one.tables.moves.play(table.id, CID, one.press(), UNASKED, Wave())
        look = await one.look(table.id, DAN)
        assert look.undo == UndoOption(0, (seat_of(look, CID),))
        assert not await one.tables.undo.take_back(table.id, DAN, one.press(), look.moves)
        assert await one.tables.undo.agree(table.id, CID, one.press(), look.moves)
        assert toy(await one.look(table.id, DAN)).draft is None


async def test_whoever_takes_a_seat_over_is_free_of_what_was_drafted_there(tmp_path: Path) -> None:
    """Nobody else has heard of it; what was answered in the seat is another's still."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game(BOB, CID)
        await one.answer(table.id, ANN, Bid(3))
        for amount in (2, 3):
            await one.answer(table.id, BOB, Consider(amount))
        seat = table.seat_of(BOB.id)
        assert seat is not None
        for leaver in (ANN, BOB):
            await one.tables.lobbies.leave(table.id, leaver)
        for place, newcomer in ((seat, DAN), (Seat(0), EVE)):
            await one.tables.seats.claim(table.id, newcomer, place)
            await one.tables.seats.welcome(table.id, CID, place)
        assert (await one.look(table.id, EVE)).undo is None
        for left in (2, None):
            look = await one.look(table.id, DAN)
            assert look.undo is not None
            assert look.undo.private
            assert await one.tables.undo.take_back(table.id, DAN, one.press(), look.moves)
            assert toy(await one.look(table.id, DAN)).draft == left
        assert (await one.look(table.id, DAN)).undo is None


async def test_answers_in_advance_that_a_move_ended_hold_again_without_it(tmp_path: Path) -> None:
    """F40: what never happened has ended nothing; only the answers of whoever left stay ended."""
    for leaves in (False, True):
        async with past(tmp_path / f"{leaves}.sqlite3") as one:
            table = await one.game()
            for number in range(100):
                attacker = await one.to_phase(table, Phase.ANNOUNCE)
                legal = (await one.look(table, attacker)).legal
                known = [m for m in legal if isinstance(m, Announce) and m.action is not Card.SLAM]
                await one.play(table, attacker, known[number * 7 % len(known)])
                while (await one.view(table)).phase is Phase.CHALLENGE:
                    await one.believe(table, (await one.believers(table))[0])
                if (await one.view(table)).phase is Phase.TARGET:
                    break
            attack = (await one.look(table, attacker)).legal[0]
            assert isinstance(attack, Attack)
            target = PEOPLE[attack.target]
            for key in ("believe", "believe-game"):
                await one.tables.moves.answer_for(table, target, key, on=True)
            await one.play(table, attacker, attack)
            assert (await one.look(table, target)).standing == ("believe-game",)
            if leaves:
                await one.tables.lobbies.leave(table, target)
                await one.tables.seats.back(table, target)
            assert await one.take_back(table, attacker)
            held = () if leaves else ("believe", "believe-game")
            assert (await one.look(table, target)).standing == held
            stored = await one.store.table(table)
            assert stored is not None
            assert {row.key for row in stored.people.standing_orders} == set(held)
