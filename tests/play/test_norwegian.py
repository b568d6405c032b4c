"""Norwegian Battle at four seats, in French, with jokers and completion: an ace in the air."""

from __future__ import annotations

from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.i18n.texts import texts
from cogs.elements.faces import face_of
from games import find
from games.api import Seat
from games.codec import load_events
from games.norwegian.events import Completed, JokerGiven
from games.norwegian.moves import AnswerAce
from games.norwegian.view import Phase
from tests.rigs.discord_server import PEOPLE, Server, server
from tests.rigs.forms import LONG
from tests.rigs.played_table import PlayedTable, presses, said
from tests.rigs.scripted_games import Script, played

SEATS = 4
STRANGER = len(PEOPLE) - 1
ASKED = (Phase.ANSWER.value, AnswerAce.__name__)
WANTED = {ASKED, (Phase.GIVE.value, "ChooseTarget"), (Phase.COMPLETE.value, "Complete")}
"""The questions and answers that the game must have."""

EN, FR = texts("en"), texts("fr")


@cache
def _script() -> Script:
    """A game with a joker, a completion and a countered ace, the first by its number."""
    game = find("norwegian")
    on = {"jokers", "completion"}
    options = {option.key: option.key in on for option in game.options}
    games = (played(game, SEATS, options, number) for number in count())
    return next(g for g in games if {a.kind for a in g.answers} >= WANTED)


def _sent() -> int:
    """The number of the answer that names the target of the first ace to be countered."""
    return [answer.kind for answer in _script().answers].index(ASKED) - 1


async def _french(discord: Server, moves: int) -> PlayedTable:
    discord.locales.update({person.id: "fr" for person in discord.people})
    table = await PlayedTable.scripted(discord, _script(), language="fr")
    await table.follow(moves)
    return table


async def test_a_game_goes_on_from_an_ace_in_the_air_when_the_bot_was_killed(
    tmp_path: Path,
) -> None:
    """F2, N15: the target counters with the control of before; the game is played to its end."""
    async with server(tmp_path) as discord:
        table = await _french(discord, _sent() - 3)
        for _ in range(4):
            await table.step()
        ((target, decision),) = await table.asked()
        panel = await table.hand(target)
        look = await table.look(target)
        assert look.question is not None
        assert Phase.ANSWER.value == look.question.decision.prompt
        prompt = face_of("norwegian").prompt(look, FR)
        assert "Tu contres avec un As ou un 2" in prompt
        assert prompt in said(panel)
        before = presses(panel)

        await discord.crash()
        # The panels of the others are not kept up to date by another process.
        table.panels = {target.id: panel}

        counter = table.script.popleft()
        assert isinstance(counter.move, AnswerAce)
        (control,) = [p for p in before if p.custom_id == table.button(counter)]
        assert decision == control.decision
        await discord.press(target, panel, control)
        assert look.moves + 1 == (await table.look()).moves
        assert prompt not in said(panel)
        await table.play(len(table.script) if LONG else 6)
        await table.follow()
        assert await table.over()

        rows = await discord.host.tables.history._store.moves(table.id)
        told = [e for row in rows for e in load_events(find("norwegian"), row.events.encode())]
        assert {JokerGiven, Completed} <= {type(event) for event in told}
        _assert_french(discord)


def _assert_french(discord: Server) -> None:
    """No control that the host or the game names is named in English."""
    plain = {i for i in EN.ids if i.startswith(("button-", "norwegian-move-", "panel-"))}
    english = {EN(i) for i in plain if not EN.variables(i)}
    french = {FR(i) for i in plain if not FR.variables(i)}
    labels = {
        component["label"]
        for request in discord.wire.messages()
        for component in request.components
        if component.get("label")
    }
    assert labels & french
    assert not labels & (english - french)


async def _taken(
    folder: Path, listener: int, ignorant: int = STRANGER, deal: str | None = None
) -> list[Any]:
    """What a person hears of an ace that is aimed, waits while the bot dies, and is not countered.

    ``deal`` names a world that somebody ``ignorant`` cannot tell from the one without a name.
    """
    async with server(folder) as discord:
        table = await _french(discord, _sent())
        person = discord.people[listener]
        if deal is not None:
            await table.deal_again(discord.people[ignorant], deal)
        heard = len(discord.wire.requests)
        await table.make(table.script.popleft())
        ((target, decision),) = await table.asked()
        home = discord.at(await table.home())
        panel = await table.hand(target)
        await discord.wait(hours=20)
        await discord.crash()
        await person.slash(home, "table show", table=int(table.id))
        await person.slash(home, "norwegian hand", table=int(table.id))
        await discord.wait(hours=1)
        give_in = f"t1:{table.id}:{decision}:GiveIn"
        assert give_in in {press.custom_id for press in presses(panel)}
        await discord.forge(target, panel, give_in)
        assert decision not in {question for _, question in await table.asked()}
        await person.slash(home, "norwegian hand", table=int(table.id))
        await discord.forge(person, await table.board(), f"t1:{table.id}:-:log")
        return discord.told(person, heard)


def _folder(path: Path) -> Path:
    path.mkdir()
    return path


def _worlds(ignorant: int) -> tuple[int, str, str]:
    """The target of the ace, and two deals: one leaves it without a counter, the other not."""
    game, state = find("norwegian"), _script().until(_sent()).end
    aim, answer = _script().answers[_sent() : _sent() + 2]
    viewer = Seat(ignorant) if ignorant < SEATS else None

    def counters(deal: str) -> int:
        other = game.redeal(state, viewer, deal)
        after = game.apply(other, aim.decision.seat, aim.move).state
        moves = game.legal_moves(after, answer.decision.seat)
        return sum(isinstance(move, AnswerAce) for move in moves)

    deals = [f"{number}" for number in range(20)]
    most, least = max(deals, key=counters), min(deals, key=counters)
    assert (0, True) == (counters(least), counters(most) > 0)
    return answer.decision.seat, least, most


@pytest.mark.parametrize("viewer", range(STRANGER + 1), ids=PEOPLE)
async def test_nobody_learns_whether_the_target_of_an_ace_held_a_counter(
    tmp_path: Path, viewer: int
) -> None:
    """The rules, at the table: neither board, log, messages nor their times tell it to others.

    To the target itself they do: that is how one knows that the comparison can fail.
    """
    ignorant = STRANGER if viewer == _worlds(STRANGER)[0] else viewer
    target, bare, armed = _worlds(ignorant)
    without = await _taken(_folder(tmp_path / "bare"), viewer, ignorant, bare)
    with_some = await _taken(_folder(tmp_path / "armed"), viewer, ignorant, armed)
    assert without
    assert (viewer != target) is (without == with_some)
