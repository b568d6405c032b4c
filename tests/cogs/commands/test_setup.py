"""``/setup``: permissions in words, allowed channels and a default language, for each server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from discord import Permissions
from simcord import RoleHandle, interactions
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.check import check
from bot.i18n.texts import texts
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, said

BITS = {
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "connect": 1 << 20,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "create_public_threads": 1 << 35,
    "send_messages_in_threads": 1 << 38,
}


async def manager(discord: Server) -> RoleHandle:
    """Make the first person one who manages the server."""
    role = discord.guild.create_role("managers", permissions=Permissions(manage_guild=True))
    await discord.env.settle()
    discord.env.backend.add_member_role(discord.guild.id, discord.people[0].id, role.id)
    await discord.env.settle()
    return role


async def command(discord: Server, name: str, **options: object) -> str:
    """What the server's manager is told."""
    result = await discord.people[0].slash(discord.channel, f"setup {name}", **options)
    assert result.response is not None
    assert result.response.ephemeral
    return said(result.response)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", [name for name in BITS if name != "connect"])
async def test_every_missing_permission_is_named_with_its_channel(
    tmp_path: Path, name: str, language: str
) -> None:
    """F53: the bit in the words of Discord's settings, in the reader's language."""
    async with server(tmp_path) as discord:
        await manager(discord)
        words = texts(language)
        discord.locales[discord.people[0].id] = language
        granted = await command(discord, "check")
        assert words("setup-check-ready", channel=f"<#{discord.channel.id}>") in granted
        assert "❌" not in granted
        bot = discord.host.user
        assert bot is not None
        overwrite = Overwrite(bot.id, OverwriteType.MEMBER, deny=BITS[name])
        discord.env.backend.set_overwrite(discord.channel.id, overwrite)
        await discord.env.settle()
        told = await command(discord, "check")
        permission = words("permission-" + name.replace("_", "-"))
        assert words("setup-missing", permission=permission) in told
        assert words("setup-check-lacking", channel=f"<#{discord.channel.id}>") in told
        if name != "view_channel":
            # Without sight of a channel Discord counts everything else as lost.
            assert told.count("❌") == 1


async def test_tables_are_opened_where_the_server_wants_them(tmp_path: Path) -> None:
    """None chosen is everywhere; the refusal names the channels."""
    async with server(tmp_path) as discord:
        await manager(discord)
        words = texts("en")
        other = discord.guild.create_text_channel("games")
        await discord.env.settle()
        assert words("setup-channels-anywhere") in await command(discord, "channels")
        told = await command(discord, "channels", allow=other)
        assert words("setup-channels-only", channels=f"<#{other.id}>") in told
        refused = await discord.people[0].slash(discord.channel, "vikings new", seats=2)
        assert words("refused-channel-not-allowed", channels=f"<#{other.id}>") in said(
            refused.response
        )
        assert await discord.host.tables.queries.active(discord.guild.id) == ()
        assert f"<#{other.id}>" in await command(discord, "check")
        await PlayedTable.opened(discord, channel=other)
        await command(discord, "channels", forbid=other)
        await PlayedTable.opened(discord)
        await command(discord, "channels", allow=other)
        assert words("setup-channels-anywhere") in await command(discord, "channels", anywhere=True)


async def test_channels_that_were_deleted_are_named_nowhere(tmp_path: Path) -> None:
    """A deleted channel can't be chosen in a command: it leaves the list with the next change."""
    async with server(tmp_path) as discord:
        await manager(discord)
        words, backend = texts("en"), discord.env.backend
        old, new = [discord.guild.create_text_channel(name) for name in ("old", "new")]
        await discord.env.settle()
        for channel in (old, new):
            await command(discord, "channels", allow=channel)
        backend.delete_channel(old.id)
        await discord.env.settle()
        only = words("setup-channels-only", channels=f"<#{new.id}>")
        assert await command(discord, "channels") == only
        refused = await discord.people[0].slash(discord.channel, "vikings new", seats=2)
        told = words("refused-channel-not-allowed", channels=f"<#{new.id}>")
        assert said(refused.response) == told
        backend.delete_channel(new.id)
        await discord.env.settle()
        assert await command(discord, "channels") == words("setup-channels-deleted")
        assert words("setup-channels-deleted") in await command(discord, "check")
        refused = await discord.people[0].slash(discord.channel, "vikings new", seats=2)
        assert said(refused.response) == words("refused-channels-deleted")
        only = words("setup-channels-only", channels=f"<#{discord.channel.id}>")
        assert await command(discord, "channels", allow=discord.channel) == only
        setting = await discord.context.servers.setting(discord.guild.id)
        assert setting.channels == (discord.channel.id,)


async def test_a_rematch_is_opened_where_the_server_wants_it_wherever_one_asks(
    tmp_path: Path,
) -> None:
    """It is the channel of the table that counts, and not that of the command."""
    async with server(tmp_path) as discord:
        await manager(discord)
        backend, host = discord.env.backend, discord.people[0]
        forum = discord.guild.create_forum_channel("forum")
        public = ChannelType.PUBLIC_THREAD
        post, aside = [
            discord.at(backend.create_thread(forum.id, name, host.id, type=public).id)
            for name in ("post", "aside")
        ]
        await discord.env.settle()
        there = await PlayedTable.ended(discord, channel=post)
        here = await PlayedTable.ended(discord)
        await command(discord, "channels", allow=forum)
        asked = [(there, discord.channel), (here, aside)]
        told = [
            said((await host.slash(channel, "table rematch", table=table.id)).response)
            for table, channel in asked
        ]
        words = texts("en")
        assert words("rematch-opened", table="3") in told[0]
        assert words("refused-channel-not-allowed", channels=f"<#{forum.id}>") in told[1]


@pytest.mark.parametrize("kind", ["news", "voice", "stage", "forum"])
async def test_every_kind_of_channel_that_hosts_tables_can_be_chosen_and_looked_at(
    tmp_path: Path, kind: str
) -> None:
    """F53: a forum stands for all its posts, which are threads, and says what they need."""
    async with server(tmp_path) as discord:
        await manager(discord)
        words, guild = texts("en"), discord.guild
        made = getattr(guild, f"create_{kind}_channel")(kind)
        place = made
        if kind == "forum":
            post = discord.env.backend.create_thread(
                made.id, "post", discord.people[0].id, type=ChannelType.PUBLIC_THREAD
            )
            place = discord.at(post.id)
        await discord.env.settle()
        told = await command(discord, "channels", allow=made)
        assert words("setup-channels-only", channels=f"<#{made.id}>") in told
        refused = await discord.people[0].slash(discord.channel, "vikings new", seats=2)
        named = words("refused-channel-not-allowed", channels=f"<#{made.id}>")
        assert named in said(refused.response)
        await PlayedTable.opened(discord, channel=place)
        told = await command(discord, "check", channel=made)
        assert words("setup-check-ready", channel=f"<#{made.id}>") in told
        bot = discord.host.user
        assert bot is not None
        needed = {
            "forum": "send_messages_in_threads", "voice": "connect", "stage": "connect"
        }.get(kind, "send_messages")  # fmt: skip
        overwrite = Overwrite(bot.id, OverwriteType.MEMBER, deny=BITS[needed])
        discord.env.backend.set_overwrite(made.id, overwrite)
        await discord.env.settle()
        told = await command(discord, "check", channel=made)
        permission = words("permission-" + needed.replace("_", "-"))
        assert words("setup-missing", permission=permission) in told
        if kind in {"voice", "stage"}:
            refused = await discord.people[0].slash(place, "vikings new", seats=2)
            assert permission in said(refused.response)
        assert words("setup-channels-anywhere") in await command(discord, "channels", forbid=made)


async def test_a_forum_where_nobody_may_open_posts_lacks_nothing(tmp_path: Path) -> None:
    """F53: *Send Messages* is to open a post; what is attached in one takes that of threads."""
    async with server(tmp_path) as discord:
        await manager(discord)
        bot, backend = discord.host.user, discord.env.backend
        assert bot is not None
        forum = discord.guild.create_forum_channel("forum")
        denied = BITS["send_messages"]
        backend.set_overwrite(forum.id, Overwrite(bot.id, OverwriteType.MEMBER, deny=denied))
        await discord.env.settle()
        told = await command(discord, "check", channel=forum)
        assert texts("en")("setup-check-ready", channel=f"<#{forum.id}>") in told
        assert "❌" not in told
        denied |= BITS["view_channel"]
        backend.set_overwrite(forum.id, Overwrite(bot.id, OverwriteType.MEMBER, deny=denied))
        await discord.env.settle()
        told = await command(discord, "check", channel=forum)
        assert "✅" not in told


async def test_a_table_whose_channel_is_gone_moves_where_the_server_wants_tables(
    tmp_path: Path,
) -> None:
    """F13: as a new table; a player cannot bring one to where none is wanted."""
    async with server(tmp_path) as discord:
        await manager(discord)
        words = texts("en")
        lost, wanted = (discord.guild.create_text_channel(name) for name in ("lost", "games"))
        await discord.env.settle()
        table = await PlayedTable.opened(discord, channel=lost)
        await table.join(discord.people[1])
        await table.on_lobby(discord.people[0], "start")
        await command(discord, "channels", allow=wanted)
        player = discord.people[1]
        for gone in (await table.home(), lost.id):
            discord.env.backend.delete_channel(gone)
        await discord.env.settle()
        person, _ = (await table.asked())[0]
        choice, *_ = await person.autocomplete(
            wanted, "table answer", "choice", "", table=int(table.id)
        )
        await person.slash(wanted, "table answer", choice=choice["value"], table=int(table.id))
        refused = await player.slash(discord.channel, "table show", table=int(table.id))
        assert words("refused-channel-not-allowed", channels=f"<#{wanted.id}>") in said(
            refused.response
        )
        assert [] == [m for m in discord.shown(discord.channel.id) if m.components]
        bot = discord.env.backend.bot_user.id
        # Neither is it brought to where the player, or the bot, may not write.
        for one, key in ((player.id, "writing-needed"), (bot, "permissions")):
            denied = Overwrite(one, OverwriteType.MEMBER, deny=BITS["send_messages_in_threads"])
            discord.env.backend.set_overwrite(wanted.id, denied)
            await discord.env.settle()
            refused = await player.slash(wanted, "table show", table=int(table.id))
            named = words("permission-send-messages-in-threads")
            why = words(f"refused-{key}", channel=f"<#{wanted.id}>", permissions=named)
            assert why in said(refused.response)
            discord.env.backend.delete_overwrite(wanted.id, one)
            await discord.env.settle()
        await player.slash(wanted, "table show", table=int(table.id))
        assert wanted.id == (await discord.host.tables.queries.get(table.id)).channel_id
        await table.board()


async def test_tables_speak_the_language_of_their_server(tmp_path: Path) -> None:
    """The server's choice stands behind the host's, and is kept through a restart."""
    async with server(tmp_path) as discord:
        await manager(discord)
        await command(discord, "language", language="fr")
        await discord.restart()
        table = await PlayedTable.opened(discord)
        assert (await discord.host.tables.queries.get(table.id)).terms.language == "fr"
        other = await PlayedTable.opened(discord, language="en")
        assert (await discord.host.tables.queries.get(other.id)).terms.language == "en"
        await command(discord, "language", language="discord")
        third = await PlayedTable.opened(discord)
        assert (await discord.host.tables.queries.get(third.id)).terms.language == "en"


@pytest.mark.parametrize(
    ("server_locale", "spoken"),
    [("fr", "fr"), ("en-GB", "en"), ("de", "fr"), ("pt-BR", "fr"), (None, "fr")],
)
async def test_the_setting_is_for_servers_whose_language_nobody_speaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, server_locale: str | None, spoken: str
) -> None:
    """The host's word, ``/setup language``, Discord's for the server, then the setting."""
    async with server(tmp_path, default_language="fr") as discord:
        original = interactions.base_payload

        def payload(*args: Any, **named: Any) -> Any:
            record, made = original(*args, **named)
            del made["guild_locale"]
            if server_locale is not None:
                made["guild_locale"] = server_locale
            return record, made

        with monkeypatch.context() as patched:
            patched.setattr(interactions, "base_payload", payload)
            table = await PlayedTable.opened(discord)
            assert (await discord.host.tables.queries.get(table.id)).terms.language == spoken
            await manager(discord)
            await command(discord, "language", language="en")
            table = await PlayedTable.opened(discord)
            assert (await discord.host.tables.queries.get(table.id)).terms.language == "en"


@pytest.mark.parametrize("reads", ["en", "fr"])
async def test_where_a_server_cannot_name_its_language_a_table_speaks_that_of_its_host(
    tmp_path: Path, reads: str
) -> None:
    """Discord calls every server American whose managers cannot choose; the host invites."""
    async with server(tmp_path) as discord:
        await discord.host.tables.people.set_language(discord.people[0].id, reads)
        table = await PlayedTable.opened(discord)
        assert (await discord.host.tables.queries.get(table.id)).terms.language == reads


async def test_it_is_for_those_who_manage_the_server_whoever_is_offered_it(
    tmp_path: Path,
) -> None:
    """F87: Discord knows nothing of the role that a server names: the bot itself says who may."""
    async with server(tmp_path) as discord:
        group = discord.host.tree.get_command("setup")
        assert group is not None
        assert group.default_permissions is None
        refused = texts("en")("refused-not-manager")
        for name in ("check", "channels", "tables", "limits", "managers"):
            assert refused == await command(discord, name)
        assert refused == await command(discord, "language", language="fr")
        await manager(discord)
        assert refused != await command(discord, "limits")
        assert any(line.startswith("/setup") for line in await check())
