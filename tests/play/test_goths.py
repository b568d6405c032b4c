"""Goths Save the Queen through Discord: large tables, crashes where it hurts, whispers."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.i18n.texts import Texts, texts
from games import find
from games.api import OptionValue, Seat
from games.goths.view import Phase
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, presses, said
from tests.rigs.scripted_games import Script, played

EN, FR = texts("en"), texts("fr")
SEATS = 8
NAMES = [f"Player {letter}" for letter in "ABCDEFGHI"]
"""As many as sit at the largest table, and a stranger."""
WHISPER = "The queen snores behind door two"


def full(seats: int) -> dict[str, OptionValue]:
    """Everything of The Dancing Queen."""
    return {
        "tokens": "dancing",
        "gothic_goth": True,
        "carrier_pigeon": seats > 4,
        "ballista": True,
    }


def script_with(seats: int, phase: Phase) -> tuple[Script, int]:
    """Return a game in which something is asked, and how many answers come before."""
    game = find("goths")
    usual = {option.key: option.default for option in game.options}
    for number in range(30):
        script = played(game, seats, {**usual, **full(seats)}, number)
        for at, answer in enumerate(script.answers[:-2]):
            if answer.decision.prompt == phase and at > 3 * seats:
                return script, at
    raise AssertionError(phase)


async def opened(discord: Server, script: Script, language: str = "en") -> PlayedTable:
    """Seat everybody at the table of a script."""
    return await PlayedTable.scripted(discord, script, language=language)


@pytest.mark.parametrize(("seats", "language"), [(4, "en"), (SEATS, "fr")])
async def test_a_game_goes_on_after_a_crash_between_king_and_chief(
    tmp_path: Path, seats: int, language: str
) -> None:
    """Every move is stored before anyone is told: the letter lies, the order is still to come."""
    script, at = script_with(seats, Phase.ORDER)
    async with server(tmp_path, names=NAMES) as discord:
        table = await opened(discord, script, language)
        await table.follow(at)
        before = await table.look()
        assert before.questions[0].decision.prompt == Phase.ORDER
        await discord.crash()
        table.panels.clear()
        after = await table.look()
        assert before.view == after.view
        assert [q.decision for q in before.questions] == [q.decision for q in after.questions]
        await table.follow(max(0, len(table.script) - 12))
        table.panels.clear()
        while table.script:
            await table.step()
        assert await table.over()
        assert {"rematch", "rules"} <= {press.verb for press in presses(await table.board())}


async def test_a_pigeons_talk_reaches_two_panels_and_survives_a_crash(tmp_path: Path) -> None:
    """G34: shown only in these two panels; up to three messages; done closes it."""
    script, at = script_with(SEATS, Phase.TALK)
    async with server(tmp_path, names=NAMES) as discord:
        table = await opened(discord, script)
        await table.follow(at)
        look = await table.look()
        view = look.view
        talk = view.talks[0]  # type: ignore[attr-defined]
        sender, reader = table.players[talk.one], table.players[talk.other]
        panel = await table.hand(sender)
        write = next(p for p in presses(panel) if p.label == EN("goths-move-send-message"))
        await table.write(sender, write, WHISPER)
        await discord.crash()
        table.panels.clear()
        for person in table.players:
            heard = said(await table.hand(person))
            assert (WHISPER in heard) is (person in (sender, reader))
        assert WHISPER not in repr(discord.told(discord.people[-1]))
        for request in discord.wire.messages(public=True):
            assert WHISPER not in repr(request.message)
        left = (await table.look(sender)).view.choices.messages_left  # type: ignore[attr-defined]
        assert left == 2
        assert Seat(talk.one) in {q.decision.seat for q in (await table.look()).questions}


@pytest.mark.parametrize(
    ("discords", "chosen", "words"),
    [("en-GB", "fr", FR), ("fr", "en", EN), ("fr", None, FR), ("de", None, EN)],
)
async def test_a_form_speaks_as_the_panel_that_opens_it(
    tmp_path: Path, discords: str, chosen: str | None, words: Texts
) -> None:
    """F5: the language somebody chose cannot be looked up before the form is open."""
    script, at = script_with(SEATS, Phase.TALK)
    async with server(tmp_path, names=NAMES) as discord:
        table = await opened(discord, script)
        await table.follow(at)
        talk = (await table.look()).view.talks[0]  # type: ignore[attr-defined]
        sender = table.players[talk.one]
        discord.locales[sender.id] = discords
        if chosen is not None:
            await sender.slash(discord.channel, "me settings", language=chosen)
        table.panels.clear()
        panel = await table.hand(sender)
        # Where there is no room for it, it stands among the other answers.
        for branch in [p for p in presses(panel) if p.verb == "branch"]:
            await discord.press(sender, panel, branch)
        write = next(p for p in presses(panel) if p.verb == "write")
        assert words("goths-move-send-message") == write.label
        shown = await discord.press(sender, panel, write)
        assert shown.modal is not None
        assert words("goths-form-whisper") == shown.modal["title"]
        # A control of an older age does not say what the panel spoke; one of no form is refused.
        older = write.custom_id.removesuffix(f".{words.language}")
        shown = await discord.forge(sender, panel, older)
        assert shown.modal is not None
        for odd in ("SendMessage.goths-name.80.fr", "a.b.c.d.e", "SendMessage", "..."):
            refused = await discord.forge(sender, panel, f"t1:{table.id}:-:write:{odd}")
            assert words("refused-unknown-control") in said(refused.response)
