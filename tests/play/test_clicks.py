"""Presses that come too late, from the wrong person, twice, at once, or from nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest
import simcord

from bot.i18n import texts
from games import find
from games.codec import dump
from tests.play.driver import Seating, presses, said
from tests.play.server import Server, server

EN, FR = texts("en"), texts("fr")


async def _position(table: Seating) -> bytes:
    """Everything about a table that a press could change."""
    live = await table.server.host.tables._shelf.peek(table.id)
    state = b"" if live.running is None else dump(live.running.state)
    return state + repr((live.table, live.agreed, live.questions)).encode()


async def _answered_once(
    server: Server, person: simcord.MemberActor, result: simcord.InteractionResult
) -> str:
    """What the person was told: in private, by exactly one message."""
    assert result.acknowledged
    assert [] == result.followups
    assert result.response is not None
    assert result.response.ephemeral
    seen = [m.id for other in server.people for m in server.private(other) if other is not person]
    assert result.response.id not in seen
    return said(result.response)


GARBAGE = (
    "t1:{id}:-:dance",
    "t1:{id}:-:hand:" + "9" * 64,
    "t1:{id}:-:log:" + "9" * 64,
    "t1:{id}:-:rules:99999999",
    "t1:{id}:q1:Announce",
    "t1:{id}:q1:Announce:walk",
    "t1:{id}:q1:Announce:walk.walk.walk",
    "t1:{id}:q1:Announce:nonsense.walk",
    "t1:{id}:q1:PlaceViking:999999999999999999999999999999",
    "t1:{id}:q1:PlaceViking:-1",
    "t1:{id}:q1:SteeringWheel:7",
    "t1:{id}:q1:Move",
    "t1:{id}:q1:Believe:7",
    "t1:{id}:q1:ask:Announce",
    "t1:{id}:q1:ask:-",
    "t1:{id}:-:guide:chess.1",
    "t1:{id}:-:guide:vikings.999999999",
    "t1:0:-:guide:vikings.0",
    "t1:999999:-:hand",
    "t1:999999999999999999:q1:Believe",
    "t1:99999999999999999999:-:hand",
    "t1:{id}:-",
    "t1::::::",
    "t1:",
    "t2:{id}:-:hand",
    "t99999999999999999999:x",
    "v1:{id}:7:attack:3",
    "close",
    "t1:{id}:-:hand:é",
    "t1:{id}:-:hand\nt1:{id}:-:hand",
    "t1:\u0663:-:hand",
    "🪓" * 50,
)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_no_custom_id_breaks_anything(tmp_path: Path, language: str) -> None:
    """DESIGN §5: nothing can fail in from_custom_id, and every press is answered in private."""
    async with server(tmp_path) as discord:
        table = await Seating.started(discord, 2)
        if language == "fr":
            discord.locales[discord.people[0].id] = "fr"
        board = await table.board()
        before = await _position(table)
        for pattern in GARBAGE:
            for person in (table.players[0], discord.stranger):
                custom_id = pattern.replace("{id}", str(table.id))
                result = await discord.forge(person, board, custom_id)
                assert await _answered_once(discord, person, result), custom_id
        odd = await discord.forge(table.players[0], board, "nothing:known")
        words = texts(language)
        assert words("refused-unknown-control") in said(odd.response)
        assert before == await _position(table)


async def test_values_that_no_menu_offered_change_nothing(tmp_path: Path) -> None:
    """What a client sends for a menu is checked like everything else."""
    async with server(tmp_path) as discord:
        table = await Seating.started(discord, 2)
        await table.until("announce")
        ((person, decision),) = await table.asked()
        panel = await table.hand(person)
        before = await _position(table)
        for values in (
            [],
            [""],
            ["-"],
            ["Announce"],
            ["Announce-shield.shield"],
            ["Announce-" + "x" * 90],
            ["PlaceViking-1"],
            ["a", "b"],
        ):
            custom_id = f"t1:{table.id}:{decision}:choose:0"
            result = await discord.forge(person, panel, custom_id, values=values)
            assert await _answered_once(discord, person, result)
            assert before == await _position(table)


async def test_an_answer_to_a_closed_question_shows_how_things_are_now(tmp_path: Path) -> None:
    """F18: a press of an old moment is answered with the current board, and changes nothing."""
    async with server(tmp_path) as discord:
        table = await Seating.started(discord, 3)
        person, _ = (await table.asked())[0]
        choices = await table.choices(person)
        stale = await table.board()
        await table.choose(person, choices[0])
        await table.play(4)
        before = await _position(table)
        result = await discord.forge(person, stale, choices[1].custom_id)
        text = await _answered_once(discord, person, result)
        assert EN("refused-already-answered") in text
        assert result.response is not None
        assert any(press.verb == "refresh" for press in presses(result.response))
        other = next(p for p in table.players if p is not person)
        discord.locales[other.id] = "fr"
        result = await discord.forge(other, stale, choices[1].custom_id)
        assert FR("refused-question-closed") in await _answered_once(discord, other, result)
        assert before == await _position(table)


async def test_nobody_answers_for_somebody_else(tmp_path: Path) -> None:
    """A press counts for the seat of the person who made it, and only if that seat is asked."""
    async with server(tmp_path) as discord:
        table = await Seating.started(discord, 3)
        person, _ = (await table.asked())[0]
        press = (await table.choices(person))[0]
        board = await table.board()
        before = await _position(table)
        stranger = await discord.forge(discord.stranger, board, press.custom_id)
        assert EN("refused-not-seated") in await _answered_once(discord, discord.stranger, stranger)
        other = next(p for p in table.players if p is not person)
        result = await discord.forge(other, board, press.custom_id)
        text = await _answered_once(discord, other, result)
        name = next(
            p.person.name for p in (await table.look()).table.players if p.person.id == person.id
        )
        assert EN("refused-not-your-question", waiting=name) in text
        assert before == await _position(table)


async def test_a_press_delivered_twice_is_one_move(tmp_path: Path) -> None:
    """F19, F23: the same interaction counts once; so does a nervous double press."""
    async with server(tmp_path) as discord:
        table = await Seating.started(discord, 2)
        person, _ = (await table.asked())[0]
        press = (await table.choices(person))[0]
        panel = table.panels[person.id]
        moves = (await table.look()).moves
        (result,) = await discord.deliver((person, panel, press.custom_id, None), times=2)
        assert result.acknowledged
        assert moves + 1 == (await table.look()).moves
        person, _ = (await table.asked())[0]
        press = (await table.choices(person))[0]
        panel = table.panels[person.id]
        both = (person, panel, press.custom_id, None)
        first, second = await discord.deliver(both, both)
        assert moves + 2 == (await table.look()).moves
        assert first.acknowledged
        assert second.acknowledged


async def test_controls_of_another_table_do_not_cross(tmp_path: Path) -> None:
    """Two tables in one channel: a question's id means nothing at the other table."""
    async with server(tmp_path) as discord:
        one = await Seating.started(discord, 2, where="here")
        other = await Seating.started(discord, 2, where="here")
        await one.play(3)
        person, decision = (await one.asked())[0]
        press = (await one.choices(person))[0]
        before = await _position(other)
        crossed = press.custom_id.replace(f"t1:{one.id}:", f"t1:{other.id}:")
        if press.value is None:
            result = await discord.forge(person, one.panels[person.id], crossed)
            assert await _answered_once(discord, person, result)
        assert decision
        assert before == await _position(other)


async def test_the_lobby_answers_every_press(tmp_path: Path) -> None:
    """Join twice, join full, leave unseated, start as a guest or too soon, host leaves."""
    async with server(tmp_path) as discord:
        ann, bob, cid, dan, _ = discord.people
        table = await Seating.opened(discord, 3)

        async def told(person: simcord.MemberActor, verb: str) -> str:
            custom_id = f"t1:{table.id}:-:{verb}"
            return await _answered_once(
                discord, person, await discord.forge(person, table.lobby, custom_id)
            )

        assert EN("refused-already-seated") in await told(ann, "join")
        assert EN("refused-too-few", players=1, least=2) in await told(ann, "start")
        assert EN("refused-not-seated") in await told(bob, "leave")
        assert EN("table-not-started", table=str(table.id)) in await told(bob, "hand")
        assert EN("joined", game="Clash of Vikings", table=str(table.id)) in await told(bob, "join")
        assert EN("refused-not-host", host="Astrid") in await told(bob, "start")
        assert EN("refused-not-host", host="Astrid") in await told(bob, "cancel")
        await told(cid, "join")
        assert EN("refused-table-full", seats=3) in await told(dan, "join")
        for verb in ("watch", "log", "rematch"):
            await told(dan, verb)
        assert EN("left", table=str(table.id)) in await told(ann, "leave")
        look = await discord.host.tables.get(table.id)
        assert bob.id == look.host.id
        assert [bob.id, cid.id] == [player.person.id for player in look.players]
        assert "**Bjorn** (host)" in said(table.lobby)
        assert EN("started", table=str(table.id)) in await told(bob, "start")
        assert EN("refused-already-started") in await told(bob, "start")
        assert EN("refused-already-started") in await told(dan, "join")
        # A lobby button that is still on somebody's screen throws nobody out of a game.
        before = await _position(table)
        await told(bob, "leave")
        await told(bob, "cancel")
        assert before == await _position(table)


async def test_a_closed_table_says_so(tmp_path: Path) -> None:
    """Controls of a cancelled lobby, of a called off game and of a finished one are answered."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        table = await Seating.opened(discord, 2)
        await table.on_lobby(ann, "cancel")
        assert EN("lobby-cancelled", table=str(table.id)) in said(table.lobby)
        assert [] == presses(table.lobby)
        for verb in ("join", "start", "leave", "cancel", "hand", "watch", "rematch", "again"):
            result = await discord.forge(bob, table.lobby, f"t1:{table.id}:-:{verb}")
            assert await _answered_once(discord, bob, result)
        result = await discord.forge(bob, table.lobby, f"t1:{table.id}:-:hand")
        assert EN("refused-lobby-closed") in said(result.response)

        game = await Seating.started(discord, 2)
        person, _ = (await game.asked())[0]
        press = (await game.choices(person))[0]
        stale = await game.board()
        home = discord.at(await game.home())
        for player in game.players:
            await player.slash(home, "table cancel")
        assert EN("board-closed", table=str(game.id)) in said(await game.board())
        before = await _position(game)
        for custom_id in (press.custom_id, *(f"t1:{game.id}:-:{v}" for v in ("hand", "watch"))):
            result = await discord.forge(person, stale, custom_id)
            assert await _answered_once(discord, person, result)
        assert before == await _position(game)


async def test_everything_after_the_end_is_answered(tmp_path: Path) -> None:
    """The final board offers a rematch to those who played; old answers find the game over."""
    async with server(tmp_path) as discord:
        table = await Seating.started(discord, 2, bluff=True)
        person, _ = (await table.asked())[0]
        press = (await table.choices(person))[0]
        await table.play()
        board = await table.board()
        result = await discord.forge(person, board, press.custom_id)
        assert EN("refused-table-over") in await _answered_once(discord, person, result)
        again = f"t1:{table.id}:-:rematch"
        refused = await discord.forge(discord.stranger, board, again)
        assert EN("refused-not-seated") in await _answered_once(discord, discord.stranger, refused)
        opened = await discord.forge(person, board, again)
        assert EN("rematch-opened", table=str(table.id + 1)) in await _answered_once(
            discord, person, opened
        )


async def test_a_quarantined_table_is_paused_and_says_so(tmp_path: Path) -> None:
    """F56: an error in one table pauses that table alone, and its error id is told."""
    async with server(tmp_path, strict=False) as discord:
        broken = await Seating.started(discord, 2)
        sound = await Seating.started(discord, 2)
        person, _ = (await broken.asked())[0]
        press = (await broken.choices(person))[0]
        board = await broken.board()
        game = find("vikings")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(game), "apply", lambda *_: 1 / 0)
            result = await discord.forge(person, board, press.custom_id)
        table = await discord.host.tables.get(broken.id)
        assert table.error_id is not None
        told = EN("refused-table-quarantined", error=table.error_id)
        assert told in await _answered_once(discord, person, result)
        assert EN("board-quarantined", error=table.error_id) in said(board)
        for verb in ("hand", "watch", "log", "more", "rules", "again", "rematch", "join", "leave"):
            result = await discord.forge(person, board, f"t1:{broken.id}:-:{verb}")
            assert await _answered_once(discord, person, result)
        await sound.play(5)
        assert 1 == len(discord.errors.lines)


@pytest.mark.parametrize("answers", [("CallBluff", "CallBluff"), ("Believe", "Believe")])
async def test_two_people_answer_an_announcement_at_once(
    tmp_path: Path, answers: tuple[str, str]
) -> None:
    """F15, F16: exactly one cry of bluff counts, but everybody's belief does."""
    async with server(tmp_path) as discord:
        table = await Seating.started(discord, 3)
        asked = await table.until("challenge")
        assert 2 == len(asked)
        before = await table.look()
        board = await table.board()
        results = await discord.deliver(
            *(
                (person, board, f"t1:{table.id}:{decision}:{verb}", None)
                for (person, decision), verb in zip(asked, answers, strict=True)
            )
        )
        told = [
            await _answered_once(discord, person, result)
            for (person, _), result in zip(asked, results, strict=True)
        ]
        after = await table.look()
        chapters = await discord.host.history.chapters(table.id)
        names = [type(e).__name__ for c in chapters for e in c.events]
        refused = [EN("refused-question-closed") in text for text in told]
        if answers[0] == "CallBluff":
            assert before.moves + 1 == after.moves
            assert [False, True] == refused
            assert (
                names.count("BluffCalled")
                == 1 + names[: names.index("Announced")].count("BluffCalled")
                or names.count("BluffCalled") >= 1
            )
        else:
            assert before.moves + 2 == after.moves
            assert [False, False] == refused
        assert before.questions[0].decision.id not in {q.decision.id for q in after.questions}
