"""The services that every command and control of the bot works with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import discord
from msgspec.structs import replace

from bot.client import TabletopBot
from bot.discord_clock import DiscordClock
from bot.i18n.texts import Texts, language_of, texts
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.series import HostedSeries, SeriesNews
from bot.model.table import Table, TableId
from bot.model.view import TableView
from bot.services.tables import Tables
from bot.settings import Settings
from bot.threads import beside
from cogs.elements.channel_access import AccessProblems
from cogs.elements.display_names import cleaned
from cogs.elements.picture_faults import PictureFaults
from cogs.elements.picture_names import entrant_names, lettered_table
from cogs.elements.uploads import Picture
from games.moments import Moment
from rendering import banner_of, details_of, invites, moments_of
from rendering import find as picture_of
from rendering.paint.studio import Studio, StudioBusyError
from rendering.scene.scene import Scene
from rendering.scene.theme import DUSK
from rendering.series import scene as series_scene

P = TypeVar("P")


class BotContext:
    """Services, pictures and texts of one bot."""

    def __init__(
        self,
        tables: Tables,
        studio: Studio,
        settings: Settings,
        clock: DiscordClock,
        *,
        local: bool,
    ) -> None:
        """Keep the services; make empty logs of access problems and picture faults, and a lock.

        The lock is held by one picture in passing at a time. ``local`` is True if Discord is the
        simulated one of local play.
        """
        self.tables = tables
        self.studio = studio
        self.settings = settings
        self.clock = clock
        self.servers = tables.servers
        self.local = local
        """True if Discord is the simulated one of local play, whose page shows one channel."""
        self.access_problems = AccessProblems[TableId]()
        self.picture_faults = PictureFaults()
        self.passing = asyncio.Semaphore()
        """Held while painting what nobody waits for, so that answers are painted first."""

    async def texts_for(self, interaction: discord.Interaction) -> Texts:
        """Return the texts of the person's language: the chosen one, else that of their Discord.

        While the database fails, that of their Discord is used, too.
        """
        try:
            chosen = await self.tables.people.language(interaction.user.id)
        except Refused:
            chosen = None
        return texts(chosen or language_of(str(interaction.locale)))

    async def manages(self, interaction: discord.Interaction) -> bool:
        """Return True if a person manages the server, or has its role for managers.

        That is Discord's permission *Manage Server*, or the role from the server's stored settings.
        False in direct messages, and where no such role is set.
        """
        guild_id, member = interaction.guild_id, interaction.user
        if guild_id is None or not isinstance(member, discord.Member):
            return False
        if interaction.permissions.manage_guild:
            return True
        role = (await self.servers.setting(guild_id)).limits.managers
        return role is not None and member.get_role(role) is not None

    def texts_of(self, table: Table | HostedSeries) -> Texts:
        """Return the texts of a table's or series' public language."""
        return texts(table.terms.language)

    def scene(self, look: TableView, words: Texts) -> Scene:
        """Return the scene of a view in a language, with names as pictures can letter them.

        Nothing is painted yet. Any exception of the game's renderer passes through; :meth:`picture`
        catches it.
        """
        table = lettered_table(look.table, words)
        footer = words("picture-footer", table=str(table.id))
        return picture_of(table.game).scene(look.view, table.names, words, DUSK, footer=footer)

    async def picture(self, look: TableView, words: Texts) -> Picture:
        """Draw and paint a view, drawing in a thread; failures are logged and never stop the game.

        If the scene cannot be made, the picture has no bytes and no alt text, only the error id
        (``fault``); if painting fails, it keeps the alt text.

        Raises:
            Refused: the painters have too much to do (``busy``).
        """
        try:
            scene = await beside(self.scene, look, words)
        except Exception as error:  # noqa: BLE001 - the words go out without it
            fault = self.picture_faults.note(f"table {look.table.id}", error)
            return Picture(png=b"", alt="", filename="", fault=fault)
        return await self.painted(look, scene)

    async def detail(self, look: TableView, key: str, words: Texts) -> Picture:
        """Paint an additional picture of a view, such as one behind a button, by its ``key``.

        It is drawn in a thread. The game must have such pictures; they are marked as drawn for one
        person. If drawing fails, the fault is logged and the picture has only the error id, or the
        alt text as well if only painting failed.

        Raises:
            Refused: the painters have too much to do (``busy``).
        """
        table = lettered_table(look.table, words)
        shown, what = details_of(table.game), f"table {table.id}"
        assert shown is not None
        footer = words("picture-footer", table=str(table.id))
        try:
            scene = await beside(
                shown.detail, look.view, key, table.names, words, DUSK, footer=footer
            )
        except Exception as error:  # noqa: BLE001 - the words go out without it
            fault = self.picture_faults.note(what, error)
            return Picture(png=b"", alt="", filename="", fault=fault)
        shown_to_one = replace(scene, for_one=True)
        return await self._painted(shown_to_one, f"{key}-{table.id}.png", what)

    async def picture_in_passing(self, look: TableView, words: Texts) -> Picture:
        """Paint a view that nobody waits for as :meth:`picture` does, one of them at a time."""
        async with self.passing:
            return await self.picture(look, words)

    async def painted(self, look: TableView, scene: Scene) -> Picture:
        """Paint a scene of a view; if that fails, the picture has only alt text and error id.

        The file is named ``hand-…`` for a seat's view and ``board-…`` for the spectators', and the
        scene is marked as drawn for one person if it is a seat's.

        Raises:
            Refused: the painters have too much to do (``busy``).
        """
        private = look.seat is not None
        name = f"{'hand' if private else 'board'}-{look.table.id}.png"
        # Spectators share the board, wherever they see it.
        scene = replace(scene, for_one=private)
        return await self._painted(scene, name, f"table {look.table.id}")

    async def series_picture(self, news: SeriesNews, words: Texts) -> Picture | None:
        """Draw in a thread and paint the sheet of a series; None before its start.

        Waits its turn as :meth:`picture_in_passing`. If it cannot be drawn or painted, the fault is
        logged and the picture has the error id, with the alt text if only painting failed.

        Raises:
            Refused: the painters have too much to do (``busy``).
        """
        series = news.series
        state = series.state
        if state is None:
            return None
        names = entrant_names([person.name for person in series.entrants], words)
        footer = words("series-picture-footer", series=str(series.id))
        async with self.passing:
            try:
                scene = await beside(series_scene, state, names, words, DUSK, footer=footer)
            except Exception as error:  # noqa: BLE001 - the words go out without it
                fault = self.picture_faults.note(f"series {series.id}", error)
                return Picture(png=b"", alt="", filename="", fault=fault)
            return await self._painted(scene, f"series-{series.id}.png", f"series {series.id}")

    async def _painted(self, scene: Scene, filename: str, what: str) -> Picture:
        """Paint a scene under a file name; if that fails, log it and return alt text and error id.

        ``what`` names what is drawn in the log.

        Raises:
            Refused: the painters have too much to do (``busy``).
        """
        png, fault = b"", ""
        try:
            png = await self.studio.picture(scene)
        except StudioBusyError as error:
            raise Refused("busy") from error
        except Exception as error:  # noqa: BLE001 - the words go out without it
            fault = self.picture_faults.note(what, error)
        return Picture(png=png, alt=scene.alt, filename=filename, fault=fault)

    async def banner(self, game_id: str, words: Texts) -> Picture | None:
        """Paint the banner of a game; None if it has none, or painting fails or is too busy.

        Waits its turn as :meth:`picture_in_passing`.
        """
        if not invites(game_id):
            return None
        async with self.passing:
            return await self.illustration(partial(banner_of, game_id, words), f"banner-{game_id}")

    async def moment(self, table: Table, look: TableView, one: Moment) -> Picture | None:
        """Paint a moment of a game in its public language; None if none is drawn, or that fails.

        ``look`` is the view to draw; ``table`` names those who sat there then. Waits its turn as
        :meth:`picture_in_passing`.
        """
        shows, words = moments_of(table.game), self.texts_of(table)
        if shows is None:
            return None
        names = lettered_table(table, words).names
        draw = partial(shows.moment, one, look.view, names, words)
        async with self.passing:
            return await self.illustration(draw, f"moment-{table.id}")

    async def illustration(self, draw: Callable[[], Scene], name: str) -> Picture | None:
        """Draw in a thread and paint an optional picture ``<name>.png``; None if that fails.

        Failures are logged, but not that the painters are busy.
        """
        try:
            scene = await beside(draw)
            png = await self.studio.picture(scene)
        except StudioBusyError:
            return None
        except Exception as error:  # noqa: BLE001 - the words say the same
            self.picture_faults.note(name, error)
            return None
        return Picture(png=png, alt=scene.alt, filename=f"{name}.png")


def context_of(bot: discord.Client) -> BotContext:
    """Return what the commands and controls of a bot share."""
    return part_of(bot, BotContext)


def part_of(bot: discord.Client, kind: type[P]) -> P:
    """Return the one object of a kind (its exact class) that ``cogs.core`` built for a bot.

    Raises:
        KeyError: it built none of the kind.
    """
    assert isinstance(bot, TabletopBot)
    part = bot.parts[kind]
    assert isinstance(part, kind)
    return part


def person_of(user: discord.abc.User) -> Person:
    """Return a Discord user as the host's :class:`Person`."""
    return Person(id=user.id, name=cleaned(user.display_name, user.name))
