"""A game looked at again on Discord: buttons, menus and the command, after a restart, too."""

from __future__ import annotations

from pathlib import Path

import simcord

from bot.i18n.texts import texts
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, alt, presses, said

EN = texts("en")


async def replay(
    discord: Server, person: simcord.MemberActor, table: int
) -> simcord.ResponseMessage:
    """Ask for the replay by the command."""
    result = await person.slash(discord.channel, "game replay", table=table)
    assert result.response is not None
    assert result.ephemeral
    return result.response


def moment(message: simcord.ResponseMessage) -> str:
    """The line that says which move is seen."""
    return next(line for line in said(message).split("\n") if line.startswith("-# Move"))


async def test_a_finished_game_is_stepped_through(tmp_path: Path) -> None:
    """By move, turn and round, through everybody's eyes; each control answers after a restart."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord, 3, game="norwegian")
        (board,) = [p for p in presses(await table.board()) if p.verb == "replay"]
        player = table.players[0]
        opened = await discord.press(player, await table.board(), board)
        assert opened.ephemeral
        message = await replay(discord, discord.stranger, int(table.id))
        assert moment(message).startswith("-# Move 0 of ")
        assert EN("replay-eyes-open") in moment(message)
        assert len(message.attachments) == 4
        assert len({file.filename for file in message.attachments}) == 4
        seen = {alt(message)}
        for way in (
            "on",
            "turn-on",
            "round-on",
            "last",
            "back",
            "turn-back",
            "round-back",
            "first",
        ):
            (press,) = [p for p in presses(message) if p.custom_id.endswith(f".{way}")]
            await discord.press(discord.stranger, message, press)
            seen.add(alt(message))
        assert len(seen) > 6
        assert moment(message).startswith("-# Move 0 of ")
        turns = [p for p in presses(message) if p.verb == "replayturn"]
        await discord.press(discord.stranger, message, turns[-1])
        here = moment(message)
        assert "Move 0 " not in here
        pictures = set()
        for eyes in ("public", "s0", "s1", "s2"):
            (press,) = [p for p in presses(message) if (p.verb, p.value) == ("replayeyes", eyes)]
            await discord.press(discord.stranger, message, press)
            assert len(message.attachments) == 1
            pictures.add(alt(message))
        assert len(pictures) == 4
        # Who looks sat in none of the seats.
        name = (await table.look()).table.names[2]
        assert alt(message).startswith(EN("picture-seen-by", name=name, alt=""))
        old = presses(message)
        shown = said(message), alt(message)
        (press,) = [p for p in old if p.custom_id.endswith(".first")]
        await discord.press(discord.stranger, message, press)
        assert "Hand of" in said(message)
        assert "Your hand" not in said(message)
    async with server(tmp_path) as discord:
        page = await replay(discord, discord.stranger, int(table.id))
        (back,) = [p for p in old if (p.verb, p.value) == ("replayeyes", "s2")]
        again = await discord.forge(
            discord.stranger, page, back.custom_id, values=[str(back.value)]
        )
        assert again.response is not None
        assert (said(again.response), alt(again.response)) == shown


async def test_while_a_game_goes_on_a_forged_control_shows_no_other_hand(tmp_path: Path) -> None:
    """F93: a stranger sees what was public, who has a seat what it knew; in private."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2)
        await table.play(12)
        board = await table.board()
        player, stranger = table.players[0], discord.stranger
        told = {}
        for person in (player, stranger):
            message = await replay(discord, person, int(table.id))
            told[person.id] = moment(message)
            assert not [p for p in presses(message) if p.verb == "replayeyes"]
            own = alt(message)
            last = next(p.custom_id for p in presses(message) if p.custom_id.endswith(".last"))
            for eyes in ("s0", "s1", "open", "public", "s99", "x"):
                forged = last.replace("own.", f"{eyes}.")
                result = await discord.forge(person, board, forged)
                assert result.response is not None
                assert result.ephemeral
                assert alt(result.response) == own
                picked = await discord.forge(
                    person, board, f"t1:{table.id}:-:replayeyes:own.99999", values=[eyes]
                )
                assert picked.response is not None
                if eyes != "x":
                    assert alt(picked.response) == own
        assert EN("replay-seen-own") in told[player.id]
        assert EN("replay-seen-public") in told[stranger.id]
        assert [] == discord.errors.lines
