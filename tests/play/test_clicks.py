"""Presses that come too late, from the wrong person, twice, at once, or from nowhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import simcord
from discord import ComponentType
from msgspec.structs import replace

from bot.i18n.texts import texts
from cogs.elements.custom_ids import Verb
from cogs.interactions.verbs import BY_VERB
from games import GAME_IDS, find
from games.api import Seat
from games.codec import dump
from tests.rigs.discord_server import Server, server
from tests.rigs.forms import LONG, in_turn
from tests.rigs.played_table import PlayedTable, alt, presses, replies, said
from tests.rigs.promises import TOGETHER
from tests.rigs.scripted_games import Answer, length, moments, questions, shortest, turn
from tests.rigs.seated import seated

EN, FR = texts("en"), texts("fr")


async def _position(table: PlayedTable) -> bytes:
    """Everything about a table that a press could change, but that somebody was there."""
    live = await table.server.host.tables.queries._tables.peek(table.id)
    state = b"" if live.running is None else dump(live.running.state)
    known = repr((live.table, live.agreed, live.questions))
    return state + re.sub(r"seen_at=\d+", "", known).encode()


async def _answered_once(
    server: Server, person: simcord.MemberActor, result: simcord.InteractionResult
) -> str:
    """What the person was told: in private, by exactly one message."""
    assert result.acknowledged
    (reply,) = replies(result)
    seen = [m.id for other in server.people for m in server.private(other) if other is not person]
    assert reply.id not in seen
    return said(reply)


NUMBERED = (
    *(Verb.HAND, Verb.NEXT, Verb.RULES, Verb.TOUR, Verb.LOG, Verb.CATCHUP, Verb.HANDS),
    *(Verb.UNDO, Verb.UNDO_AGREE, Verb.UNDO_REFUSE, Verb.CLAIM, Verb.WELCOME, Verb.DECLINE),
    *(
        verb
        for verb in Verb
        if verb.startswith("series") and BY_VERB[verb].control is ComponentType.button
    ),
)
"""Verbs that read a number in their argument: of a page, a moment, a seat, a table or a series."""

GARBAGE = (
    "t1:{id}:-:dance",
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
    *(f"t1:{{id}}:-:{verb}:" + "9" * 64 for verb in NUMBERED),
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


def _nearly(game: str, decision: str) -> list[str]:
    """Answers to an open question that the game spells otherwise."""
    found = []
    for kind in find(game).move_types:
        verb = f"t1:{{id}}:{decision}:{kind.__name__}"
        wrong = [f"{verb}:{argument}" for argument in ("9" * 30, "x.y.z.x.y.z")]
        found += wrong if not kind.__struct_fields__ else [verb, *wrong]
    return found


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 0))
async def test_no_custom_id_breaks_anything(tmp_path: Path, game: str) -> None:
    """Nothing can fail in from_custom_id, and every press is answered in private."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.at(discord, turn(game))
        ((player, decision),) = await table.asked()
        discord.locales[player.id] = "fr"
        board = await table.board()
        before = await _position(table)
        garbage = GARBAGE if LONG or game == GAME_IDS[0] else GARBAGE[::4]
        tried = [(pattern, person) for pattern in garbage for person in (player, discord.stranger)]
        tried += [(pattern, player) for pattern in _nearly(game, decision)]
        for pattern, person in tried:
            custom_id = pattern.replace("{id}", str(table.id))
            result = await discord.forge(person, board, custom_id)
            assert await _answered_once(discord, person, result), custom_id
        for person, words in ((player, FR), (discord.stranger, EN)):
            odd = await discord.forge(person, board, "nothing:known")
            assert words("refused-unknown-control") in said(odd.response)
        assert before == await _position(table)


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 1))
async def test_values_that_no_menu_offered_change_nothing(tmp_path: Path, game: str) -> None:
    """What a client sends for a menu is checked like everything else."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.at(discord, turn(game))
        ((person, decision),) = await table.asked()
        panel = await table.hand(person)
        before = await _position(table)
        kinds = [kind.__name__ for kind in find(game).move_types if kind.__struct_fields__]
        for values in (
            [],
            [""],
            ["-"],
            ["a", "b"],
            *([f"{kind}{rest}"] for kind in kinds for rest in ("", "-", "-x.y.z", "-" + "x" * 90)),
        ):
            custom_id = f"t1:{table.id}:{decision}:choose:0"
            result = await discord.forge(person, panel, custom_id, values=values)
            assert await _answered_once(discord, person, result)
            assert before == await _position(table)


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 2))
async def test_an_answer_to_a_closed_question_shows_how_things_are_now(
    tmp_path: Path, game: str
) -> None:
    """F18: a press of an old moment is answered with the current board, and changes nothing."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.at(discord, turn(game))
        ((person, _),) = await table.asked()
        choices = await table.choices(person)
        stale = await table.board()
        asked = {question.decision.seat for question in (await table.look()).questions}
        await table.choose(person, choices[0])
        left = length(game, len(table.players)) - await table.made()
        await table.play(min(4, left - 1))
        before = await _position(table)
        values = choices[-1].value and [choices[-1].value]
        custom_id = choices[-1].custom_id
        result = await discord.forge(person, stale, custom_id, values=values or None)
        text = await _answered_once(discord, person, result)
        assert EN("refused-already-answered") in text
        assert result.response is not None
        assert any(press.verb == "more" for press in presses(result.response))
        other = next(p for p in table.players if p is not person)
        discord.locales[other.id] = "fr"
        result = await discord.forge(other, stale, custom_id, values=values or None)
        was_asked = Seat(table.players.index(other)) in asked
        told = FR("refused-already-answered" if was_asked else "refused-question-closed")
        assert told in await _answered_once(discord, other, result)
        assert before == await _position(table)


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 2))
async def test_nobody_answers_for_somebody_else(tmp_path: Path, game: str) -> None:
    """A press counts for the seat of the person who made it, and only if that seat is asked."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.at(discord, turn(game))
        ((person, _),) = await table.asked()
        press = (await table.choices(person))[0]
        values = [press.value] if press.value else None
        board = await table.board()
        before = await _position(table)
        stranger = await discord.forge(discord.stranger, board, press.custom_id, values=values)
        assert EN("refused-not-seated") in await _answered_once(discord, discord.stranger, stranger)
        other = next(p for p in table.players if p is not person)
        asked = {question.decision.seat for question in (await table.look()).questions}
        result = await discord.forge(other, board, press.custom_id, values=values)
        text = await _answered_once(discord, other, result)
        if Seat(table.players.index(other)) in asked:
            # Who is asked, too, answers for themselves.
            assert person.id in {one.id for one, _ in await table.asked()}
            return
        name = next(
            seated(p).name for p in (await table.look()).table.players if seated(p).id == person.id
        )
        assert EN("refused-not-your-question", waiting=name) in text
        assert before == await _position(table)


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 1))
async def test_a_press_delivered_twice_is_one_move(tmp_path: Path, game: str) -> None:
    """F19, F23: the same interaction counts once; so does a nervous double press."""
    async with server(tmp_path) as discord:
        every = questions(game)
        for moment in every if LONG else every[::4]:
            table = await PlayedTable.at(discord, moment)
            person = table.players[moment.answer.decision.seat]
            panel = await table.hand(person)
            custom_id = table.button(moment.answer)
            (result,) = await discord.deliver((person, panel, custom_id, None), times=2)
            assert result.acknowledged
            assert len(moment.script.answers) + 1 == await table.made()

        for moment in every if LONG else every[2::4]:
            table = await PlayedTable.at(discord, moment)
            person = table.players[moment.answer.decision.seat]
            both = (person, await table.hand(person), table.button(moment.answer), None)
            first, second = await discord.deliver(both, both)
            assert first.acknowledged
            assert second.acknowledged
            # Where an answer may be changed, the same answer again is no accident.
            again = moment.answer.decision.id in {
                q.decision.id for q in (await table.look()).questions if q.decision.answered
            }
            assert len(moment.script.answers) + 1 <= await table.made()
            assert await table.made() <= len(moment.script.answers) + 1 + again


async def test_controls_of_another_table_do_not_cross(tmp_path: Path) -> None:
    """Two tables in one channel: a question's id means nothing at the other table."""
    async with server(tmp_path) as discord:
        one = await PlayedTable.started(discord, 2, where="here")
        other = await PlayedTable.started(discord, 2, where="here")
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
        table = await PlayedTable.opened(discord, 3)

        async def told(person: simcord.MemberActor, verb: str) -> str:
            custom_id = f"t1:{table.id}:-:{verb}"
            return await _answered_once(
                discord, person, await discord.forge(person, table.lobby, custom_id)
            )

        async def done(person: simcord.MemberActor, verb: str) -> None:
            """Press what the lobby itself shows the outcome of: no private litter."""
            before = [message.id for message in discord.private(person)]
            result = await discord.forge(person, table.lobby, f"t1:{table.id}:-:{verb}")
            assert result.acknowledged
            assert [] == replies(result)
            assert before == [message.id for message in discord.private(person)]

        assert EN("refused-already-seated") in await told(ann, "join")
        assert EN("refused-too-few", players=1, least=2) in await told(ann, "start")
        assert EN("refused-no-seat-in-lobby") in await told(bob, "leave")
        lobby = (
            f"https://discord.com/channels/{discord.guild.id}/{discord.channel.id}/{table.lobby.id}"
        )
        assert EN("table-not-started", table=str(table.id), url=lobby) in await told(bob, "hand")
        await done(bob, "join")
        assert EN("refused-not-host", host="Astrid") in await told(bob, "start")
        assert EN("refused-not-host", host="Astrid") in await told(bob, "cancel")
        assert EN("refused-not-host", host="Astrid") in await told(bob, "close")
        await done(cid, "join")
        assert EN("refused-table-full", seats=3) in await told(dan, "join")
        for verb in ("watch", "log", "rematch"):
            await told(dan, verb)
        await done(ann, "leave")
        look = await discord.host.tables.queries.get(table.id)
        assert bob.id == look.host.id
        assert [bob.id, cid.id] == [seated(player).id for player in look.players]
        assert "**Bjorn** (host)" in said(table.lobby)
        assert EN("refused-start-smaller", players=2, seats=3) in await told(bob, "start")
        smaller = await discord.host.tables.lobbies.fitted(table.id)
        await done(bob, f"start:{smaller.lobby_mark}")
        assert EN("refused-already-started") in await told(bob, "start")
        assert EN("refused-already-started") in await told(dan, "join")
        # A lobby button that is still on somebody's screen throws nobody out of a game.
        before = await _position(table)
        for verb in ("leave", "cancel", "close"):
            assert EN("refused-already-started") in await told(bob, verb)
        assert before == await _position(table)


async def test_a_late_press_in_the_lobby_shows_a_hand_to_nobody_else(tmp_path: Path) -> None:
    """What is private never takes the place of the public message, also when it is redrawn."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        shown = (said(table.lobby), presses(table.lobby))
        for person in table.players:
            result = await discord.forge(person, table.lobby, f"t1:{table.id}:-:join")
            (panel,) = replies(result)
            assert EN("refused-already-started") in said(panel)
            assert alt(panel)
        await table.play(3)
        assert "" == alt(table.lobby)
        assert shown == (said(table.lobby), presses(table.lobby))


async def test_a_closed_table_says_so(tmp_path: Path) -> None:
    """Controls of a cancelled lobby, of a called off game and of a finished one are answered."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        table = await PlayedTable.opened(discord, 2)
        await ann.slash(discord.channel, "table computer", level="easy")
        asked = await table.on_lobby(ann, "cancel")
        assert EN("lobby-closing", table=str(table.id), count=0) in said(asked.response)
        assert EN("lobby-cancelled", table=str(table.id)) not in said(table.lobby)
        assert asked.response is not None
        (sure,) = presses(asked.response)
        closed = await discord.press(ann, asked.response, sure)
        assert EN("cancelled", table=str(table.id)) == said(closed.response)
        assert EN("lobby-cancelled", table=str(table.id)) in said(table.lobby)
        assert ["reopen"] == [press.verb for press in presses(table.lobby)]
        for verb in (
            "join",
            "start",
            "leave",
            "cancel",
            "close",
            "hand",
            "watch",
            "rematch",
            "again",
        ):
            result = await discord.forge(bob, table.lobby, f"t1:{table.id}:-:{verb}")
            assert await _answered_once(discord, bob, result)
        result = await discord.forge(bob, table.lobby, f"t1:{table.id}:-:hand")
        assert EN("refused-lobby-closed") in said(result.response)

        game = await PlayedTable.started(discord, 2)
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


async def test_where_a_game_ended_early_nobody_is_promised_a_rematch(tmp_path: Path) -> None:
    """What cannot be done there any more is neither advised nor said to be possible later."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        board = await table.board()
        for player in table.players:
            calling = await discord.current(player, f"t1:{table.id}:-:calling")
            await discord.forge(player, board, calling)
        person = table.players[0]
        for verb in ("rematch", "pause", "join", "close", "leaving", "quit"):
            told = await discord.forge(person, board, f"t1:{table.id}:-:{verb}")
            answer = await _answered_once(discord, person, told)
            assert EN("refused-table-ended") in answer, verb
        exported = await person.slash(discord.channel, "table export", table=int(table.id))
        assert EN("refused-table-ended") in said(exported.response)


async def test_a_table_in_quarantine_is_not_said_to_be_closed(tmp_path: Path) -> None:
    """F56: it may be repaired."""
    async with server(tmp_path, strict=False) as discord:
        table = await PlayedTable.at(discord, turn(GAME_IDS[0]))
        person, _ = (await table.asked())[0]
        press = (await table.choices(person))[0]
        board = await table.board()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(find(GAME_IDS[0])), "apply", lambda *_: 1 / 0)
            await discord.press(person, table.panels[person.id], press)
        error_id = (await discord.host.tables.queries.get(table.id)).error_id
        for verb in ("again", "leave", "cancel", "close", "rematch"):
            told = await discord.forge(person, board, f"t1:{table.id}:-:{verb}")
            answer = await _answered_once(discord, person, told)
            assert EN("refused-table-quarantined", error=str(error_id)) in answer, verb


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 2))
async def test_everything_after_the_end_is_answered(tmp_path: Path, game: str) -> None:
    """The final board offers a rematch to those who played; old answers find the game over."""
    async with server(tmp_path) as discord:
        options = {option.key: option.default for option in find(game).options}
        script = shortest(game, 2, options)
        table = await PlayedTable.scripted(discord, script)
        person = table.players[script.answers[0].decision.seat]
        old = table.button(script.answers[0])
        await table.follow()
        board = await table.board()
        result = await discord.forge(person, board, old)
        assert EN("refused-table-over") in await _answered_once(discord, person, result)
        again = f"t1:{table.id}:-:rematch"
        refused = await discord.forge(discord.stranger, board, again)
        assert EN("refused-had-no-seat") in await _answered_once(discord, discord.stranger, refused)
        opened = await discord.forge(person, board, again)
        assert EN("rematch-opened", table=str(table.id + 1)) in await _answered_once(
            discord, person, opened
        )


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 0))
async def test_a_quarantined_table_is_paused_and_says_so(tmp_path: Path, game: str) -> None:
    """F56: an error in one table pauses that table alone, and its error id is told."""
    async with server(tmp_path, strict=False) as discord:
        broken = await PlayedTable.at(discord, turn(game))
        sound = await PlayedTable.started(discord, 2)
        person, _ = (await broken.asked())[0]
        press = (await broken.choices(person))[0]
        board = await broken.board()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(find(game)), "apply", lambda *_: 1 / 0)
            result = await discord.press(person, broken.panels[person.id], press)
        table = await discord.host.tables.queries.get(broken.id)
        assert table.error_id is not None
        told = EN("refused-table-quarantined", error=table.error_id)
        assert told in await _answered_once(discord, person, result)
        assert EN("board-quarantined", error=table.error_id) in said(board)
        for verb in ("hand", "watch", "log", "more", "rules", "again", "rematch", "join", "leave"):
            result = await discord.forge(person, board, f"t1:{broken.id}:-:{verb}")
            assert await _answered_once(discord, person, result)
        await sound.play(5)
        assert 1 == len(discord.errors.lines)


@pytest.mark.parametrize("game", TOGETHER)
async def test_two_people_answer_at_once(tmp_path: Path, game: str) -> None:
    """F15, F16: both count where both are still asked; else the first does, and one is told so."""
    async with server(tmp_path) as discord:
        met = list(moments(game, asked=2))
        assert met
        for moment in met:
            rules, asked = moment.script.game, moment.answer.asked
            first = moment.answer
            seat = next(seat for seat in asked if seat != first.decision.seat)
            after = rules.apply(moment.script.end, first.decision.seat, first.move).state
            decision = first.decision.id
            open_still = any(d.id == decision and d.seat == seat for d in rules.decisions(after))
            move = next(iter(rules.legal_moves(moment.script.end, seat)))
            second = Answer(replace(first.decision, seat=seat), move, asked)

            table = await PlayedTable.at(discord, moment)
            panels = [await table.hand(table.players[a.decision.seat]) for a in (first, second)]
            results = await discord.deliver(
                *(
                    (table.players[a.decision.seat], panel, table.button(a), None)
                    for a, panel in zip((first, second), panels, strict=True)
                )
            )
            told = []
            assert all(result.acknowledged for result in results)
            told = [said(panel) for panel in panels]
            assert [False, not open_still] == [EN("refused-question-closed") in t for t in told]
            assert len(moment.script.answers) + 1 + open_still == await table.made()
