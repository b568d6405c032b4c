"""Every command, by everybody, in both languages: one clear private answer each time."""

from __future__ import annotations

import json
import re
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
import simcord
from discord import Permissions
from discord.app_commands import Command, Group

from bot.i18n.rule_book import page_count
from bot.i18n.texts import LANGUAGES, texts
from bot.model.table import Status
from bot.verify import verify
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from games import GAME_IDS
from tests.rigs.discord_server import Press, Server, server
from tests.rigs.forms import shared
from tests.rigs.played_table import PlayedTable, presses, said
from tests.rigs.seated import seated

NONSENSE: dict[str, dict[str, Any]] = {
    "table answer": {"choice": "d1 Nonsense-"},
    "seat answers": {"answer": "nonsense"},
    "me away": {"until": "soon"},
    "rules": {"game": GAME_IDS[0]},
    "setup language": {"language": "en"},
    "setup board": {"remove": True},
    "series championship": {"game": GAME_IDS[0]},
    "series match": {"game": GAME_IDS[0]},
    "series rematch": {"series": 99},
    **{f"{game} new": {"seats": 2} for game in GAME_IDS},
}
"""What the commands with a required option are given; where it can be it makes no sense."""

OPENING = {
    "series championship",
    "series match",
    "schools cursus",
    *(f"{game} new" for game in GAME_IDS),
}
"""Commands that open something, and look for nothing."""
LAST = ("table leave", "seat concede", "table cancel")
"""Commands after which the others would find another table than before."""

TABLELESS = (
    "help",
    "rules",
    "me ",
    "setup ",
    "server ",
    "series ",
    "table list",
    "table find",
    *(f"{g} rules" for g in GAME_IDS),
)
"""What needs no table, or whole groups of it."""

_ACCENTS = re.compile("[àâçéèêëîïôûùœÀÉÈÊ]|\u202f[:;!?»]")


def concerns_tables(command: str) -> bool:
    """Whether a command looks for a table."""
    if command == "me note":
        return True
    return not command.startswith(TABLELESS) and command not in OPENING


async def told(
    discord: Server,
    person: simcord.MemberActor | simcord.UserHandle,
    command: str,
    **options: Any,
) -> str:
    """Give a command and read its one answer, which nobody else sees and nobody is called by."""
    heard = len(discord.wire.requests)
    result = (
        await person.slash(command, **options)
        if isinstance(person, simcord.UserHandle)
        else await person.slash(discord.channel, command, **options)
    )
    assert result.acknowledged, command
    assert result.ephemeral, command
    assert [] == result.followups, command
    text = said(result.response)
    assert text.strip(), command
    private = [r for r in discord.wire.since(heard) if r.is_message and not r.is_public]
    # An answer may be redrawn at once, but there is no other message.
    assert {"PATCH"} == {request.method for request in private}, command
    return text


async def everything(discord: Server, person: simcord.MemberActor, language: str) -> dict[str, str]:
    """Give every command there is, those that end something last, and keep what each said."""
    discord.locales[person.id] = language
    offered = sorted(person.available_commands(discord.channel), key=lambda c: c in LAST)
    return {
        command: await told(discord, person, command, **NONSENSE.get(command, {}))
        for command in offered
        if command not in OPENING
    }


def same_language(answers: dict[str, str], language: str) -> None:
    """No answer is a failure, and all are in the reader's language."""
    failure = texts(language)("error", id="@").split("@")[0]
    assert [] == [command for command, text in answers.items() if failure in text]
    french = {command for command, text in answers.items() if _ACCENTS.search(text)}
    # A French answer without a single accent may be; half of them without any may not.
    if language == "fr":
        assert len(french) > len(answers) / 2
    else:
        assert set() == french


async def manager(discord: Server, person: simcord.MemberActor) -> None:
    """Let a person manage the server."""
    role = discord.guild.create_role("managers", permissions=Permissions(manage_guild=True))
    await discord.env.settle()
    discord.env.backend.add_member_role(discord.guild.id, person.id, role.id)
    await discord.env.settle()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_without_any_table_every_command_says_so(tmp_path: Path, language: str) -> None:
    """What is the case and what can be done, in the reader's language."""
    async with server(tmp_path) as discord:
        await manager(discord, discord.stranger)
        answers = await everything(discord, discord.stranger, language)
        same_language(answers, language)
        words = texts(language)
        nowhere = {c for c, text in answers.items() if text == words("refused-no-table-here")}
        assert {c for c in answers if concerns_tables(c)} == nowhere
        assert len(nowhere) > 20
        assert words("list-empty") in answers["table list"]
        assert [] == discord.shown(discord.channel.id)


@pytest.mark.parametrize(("moment", "language"), shared(["lobby", "game", "end"], LANGUAGES))
async def test_at_every_moment_of_a_table_every_command_is_answered(
    tmp_path: Path, moment: str, language: str
) -> None:
    """To somebody who has nothing to do there, and to one at the table."""
    async with server(tmp_path) as discord:
        await manager(discord, discord.stranger)
        if moment == "lobby":
            table = await PlayedTable.opened(discord, 3)
        elif moment == "game":
            table = await PlayedTable.started(discord)
            await table.play(6)
        else:
            table = await PlayedTable.ended(discord)
        before = await discord.host.tables.queries.get(table.id)
        same_language(await everything(discord, discord.stranger, language), language)
        after = await discord.host.tables.queries.get(table.id)
        assert (before.status, before.players) == (after.status, after.players)
        same_language(await everything(discord, table.players[0], language), language)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_table_that_is_not_there_is_named_by_nobody(tmp_path: Path, language: str) -> None:
    """A wrong number is answered alike by every command, whatever tables there are."""
    async with server(tmp_path) as discord:
        await PlayedTable.started(discord)
        person = discord.people[0]
        discord.locales[person.id] = language
        for command in person.available_commands(discord.channel):
            if concerns_tables(command):
                options = NONSENSE.get(command, {})
                for number in (4321, -1, 2**53 - 1):
                    text = await told(discord, person, command, table=number, **options)
                    assert texts(language)("refused-no-table") == text, command


async def test_a_table_of_another_server_is_not_there(tmp_path: Path) -> None:
    """F38: whoever guesses its number hears and sees nothing of it, nor brings it to light."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        elsewhere = discord.env.create_guild("Asgard")
        channel = elsewhere.create_text_channel("tables")
        guest = elsewhere.add_member(discord.env.create_user("loki"))
        await discord.env.settle()
        heard = len(discord.wire.requests)
        for command in guest.available_commands(channel):
            if concerns_tables(command):
                options = {**NONSENSE.get(command, {}), "table": int(table.id)}
                result = await guest.slash(channel, command, **options)
                assert texts("en")("refused-no-table") == said(result.response), command
        assert [] == [r for r in discord.wire.since(heard) if r.is_message and r.is_public]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_a_direct_message_what_is_offered_is_answered(
    tmp_path: Path, language: str
) -> None:
    """Help, rules and one's own settings; no command that only a server can answer."""
    async with server(tmp_path) as discord:
        person = discord.people[0].user
        discord.locales[person.id] = language
        offered = person.available_commands()
        assert [] == [c for c in offered if c.startswith(("table", "seat", "setup"))]
        assert {"help", "rules", "me settings"} <= set(offered)
        answers = {c: await told(discord, person, c, **NONSENSE.get(c, {})) for c in offered}
        same_language(answers, language)


@pytest.mark.parametrize(("game", "language"), shared(GAME_IDS, LANGUAGES))
async def test_the_rules_are_read_from_the_first_page_to_the_last(
    tmp_path: Path, game: str, language: str
) -> None:
    """Each page once, in place, with the way back; no page leads beyond the last one."""
    async with server(tmp_path) as discord:
        person, words = discord.stranger, texts(language)
        discord.locales[person.id] = language
        result = await person.slash(discord.channel, "rules", game=game)
        page = result.response
        pages = page_count(game, words)
        for number in range(1, pages + 1):
            assert page is not None
            assert words(f"{game}-rules-{number}-title") in said(page)
            labels = [press.label for press in presses(page)]
            assert (words("button-previous") in labels) is (number > 1)
            onward = [press for press in presses(page) if press.label == words("button-next")]
            assert bool(onward) is (number < pages)
            if onward:
                turned = await discord.press(person, page, onward[0])
                page = turned.response or page
        assert 1 == len(discord.private(person))


async def test_help_leads_to_the_rules_of_every_game(tmp_path: Path) -> None:
    """One choice in a menu of the tour, and the first page is there."""
    async with server(tmp_path) as discord:
        for game in GAME_IDS:
            result = await discord.stranger.slash(discord.channel, "help")
            assert result.response is not None
            books = CustomId(HELP_TABLE, Verb.BOOKS).spelt()
            press = Press(books, game)
            assert press in [Press(p.custom_id, p.value) for p in presses(result.response)]
            opened = await discord.press(discord.stranger, result.response, press)
            page = opened.response or result.response
            assert texts("en")(f"{game}-rules-1-title") in said(page)


async def test_settings_are_kept_and_told(tmp_path: Path) -> None:
    """``/me settings``: the language at once and in every answer from then on."""
    async with server(tmp_path) as discord:
        person = discord.people[0]
        text = await told(
            discord,
            person,
            "me settings",
            language="fr",
            **{"quiet-from": "22:30", "quiet-to": "7h"},
            zone="Europe/Paris",
            calls="own",
            reminders="few",
            copies=True,
        )
        french = texts("fr")
        kept = [
            french("settings-language"),
            french("settings-calls-own"),
            french("settings-reminders-few"),
            french("settings-zone", zone="Paris"),
            french("settings-quiet", start="22:30", end="07:00", zone="Paris"),
            french("settings-copies-yes"),
        ]
        assert "\n".join((french("settings-changed"), *kept)) in text
        await discord.restart()
        looked_at = await told(discord, person, "me settings")
        assert text.replace(french("settings-changed") + "\n", "") == looked_at
        for wrong, key in (
            ({"zone": "Mordor/Barad-dur"}, "refused-unknown-zone"),
            ({"quiet-from": "25:00", "quiet-to": "7"}, "refused-unknown-time"),
        ):
            answer = await told(discord, person, "me settings", **wrong)
            value = next(iter(wrong.values()))
            assert french(key, zone=value, time=value) == answer
        assert looked_at == await told(discord, person, "me settings")


@pytest.mark.parametrize(("game", "language"), [*zip(GAME_IDS, cycle(LANGUAGES), strict=False)])
async def test_a_finished_game_is_handed_out_and_can_be_verified(
    tmp_path: Path, game: str, language: str
) -> None:
    """To anybody on the server, as a file with words, right to the last byte."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord, game=game)
        discord.locales[discord.stranger.id] = language
        heard = len(discord.wire.requests)
        text = await told(discord, discord.stranger, "table export", table=int(table.id))
        assert texts(language)("exported", table=str(table.id)) == text
        (upload,) = [u for r in discord.wire.since(heard) for u in r.uploads]
        assert upload.description == text
        file = tmp_path / upload.name
        file.write_bytes(upload.data)
        assert f"{len(json.loads(upload.data)['moves'])} moves" in verify(file)


async def test_a_game_under_way_is_handed_out_to_nobody(tmp_path: Path) -> None:
    """F37: its seed and its private events would be every hand; nor is a closed table's."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        await table.play(5)
        heard = len(discord.wire.requests)
        for person in (*table.players, discord.stranger):
            text = await told(discord, person, "table export", table=int(table.id))
            assert texts("en")("refused-not-over") in text
        stored = await discord.host.tables.queries._store.table(table.id)
        assert stored is not None
        sent = [str(r.body) for r in discord.wire.since(heard)]
        assert [] == [body for body in sent if str(stored.table.seed) in body]
        assert [] == [
            u.name for r in discord.wire.since(heard) for u in r.uploads if "json" in u.name
        ]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_seat_in_the_lobby_is_given_up_by_command(tmp_path: Path, language: str) -> None:
    """``/table leave``: once, by whoever sits there, and the lobby shows it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 3)
        guest, words = discord.people[1], texts(language)
        await table.join(guest)
        discord.locales[guest.id] = language
        discord.locales[discord.stranger.id] = language
        await told(discord, discord.stranger, "table leave", table=int(table.id))
        assert 2 == len((await discord.host.tables.queries.get(table.id)).players)
        text = await told(discord, guest, "table leave", table=int(table.id))
        assert words("left", table=str(table.id)) == text
        assert 1 == len((await discord.host.tables.queries.get(table.id)).players)
        again = await told(discord, guest, "table leave", table=int(table.id))
        assert words("refused-no-seat-in-lobby") in again
        (lobby,) = discord.shown(discord.channel.id)
        assert "Bjorn" not in said(lobby)


async def test_a_rematch_is_for_those_who_played(tmp_path: Path) -> None:
    """The same table again, with nobody seated who has not said so."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.ended(discord)
        board = await table.board()
        (press,) = [p for p in presses(board) if p.verb == "rematch"]
        refused = await discord.press(discord.stranger, board, press)
        assert texts("en")("refused-had-no-seat") in said(refused.response)
        await discord.press(table.players[1], board, press)
        again, *_ = [
            t
            for t in await discord.host.tables.queries.here(discord.channel.id)
            if t.id != table.id
        ]
        assert (Status.LOBBY, [table.players[1].id]) == (
            again.status,
            [seated(player).id for player in again.players],
        )


async def test_the_setup_is_looked_at_in_a_thread_too(tmp_path: Path) -> None:
    """Whoever manages the server is answered wherever they are."""
    async with server(tmp_path) as discord:
        await manager(discord, discord.stranger)
        table = await PlayedTable.started(discord)
        thread = discord.at(await table.home())
        result = await discord.stranger.slash(thread, "setup check")
        assert texts("en")("setup-check-ready", channel=f"<#{thread.id}>") in said(result.response)


FOR_ANYBODY = {
    "table join",
    "table story",
    "table open-hands",
    "table export",
    "game analysis",
    "game film",
    "game follow",
    "game luck",
    "game share",
    "table rematch",
    "table repair",
    "seat take",
    "setup tables",
}
"""Commands that are as often meant for a table where one does not sit, or that is over."""


async def test_commands_for_who_sits_there_offer_the_tables_where_one_does(tmp_path: Path) -> None:
    """Nobody has to know a number."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord)
        channel, player, other = discord.channel, discord.people[0], discord.stranger
        groups = [c for c in discord.host.tree.get_commands() if isinstance(c, Group)]
        wanting = {
            command.qualified_name
            for group in groups
            for command in group.walk_commands()
            if isinstance(command, Command)
            and "table" in {parameter.name for parameter in command.parameters}
        }
        assert wanting
        for command in sorted(wanting - FOR_ANYBODY):
            offered = await player.autocomplete(channel, command, "table", "")
            other_game = command.startswith(tuple(GAME_IDS)) and not command.startswith("vikings")
            assert ([] if other_game else [table.id]) == [one["value"] for one in offered], command
            # Two tables of one game are told apart by whom one plays with.
            assert all(one["name"].endswith(" · Bjorn") for one in offered)
            assert [] == await other.autocomplete(channel, command, "table", ""), command
        # By number, game or name, in any case; what fits none offers none.
        for typed, fits in (("BJO", [table.id]), (str(table.id), [table.id]), ("Chloe", [])):
            offered = await player.autocomplete(channel, "table show", "table", typed)
            assert fits == [one["value"] for one in offered], typed
