"""Private panels still open on somebody's screen, redrawn in place while Discord lets us."""

from __future__ import annotations

import asyncio
import logging
from copy import copy
from datetime import timedelta
from typing import NamedTuple

import discord
from cachetools import LRUCache

from bot.model.discord_time import made_at
from bot.model.players import Player
from bot.model.refusal import Refused
from bot.model.table import Status, Table, TableId
from bot.model.undo_log import UndoRequest
from bot.model.view import TableView
from cogs.context import BotContext
from cogs.elements.acknowledge import is_quiet
from cogs.elements.answers import BESIDE, answer
from cogs.elements.display_names import escaped
from cogs.elements.failures import FAILURES
from cogs.elements.uploads import Picture
from cogs.panels.hand import notice, panel
from cogs.panels.lines import owes
from cogs.routing.next_table import next_table
from cogs.routing.prompts import asked_zones, tips
from cogs.routing.recap import recap
from games.api import Move, Seat

_LOG = logging.getLogger(__name__)

TOKEN_LIVES = timedelta(minutes=14)
"""An interaction's token works for fifteen minutes."""

_LIMIT = 500
_HANDS = 8
"""The most messages with a hand that are remembered of one person at one table."""

_SWEEP_SECONDS = 60
"""How often panels are let go whose tokens have expired, while there are any panels."""

_CACHED = tuple(name for name in discord.Interaction.__slots__ if name.startswith("_cs_"))
"""What the library computes once for an interaction and keeps with it."""

_BEHIND = 20
"""Moves after which, on a busy table, the panel of a player who is not asked is redrawn."""


class _Position(NamedTuple):
    """What a panel shows."""

    moves: int
    """After how many of them."""
    seat: Seat | None
    standing: tuple[str, ...]
    held: Move | None
    """An answer that is not heard yet."""
    proposal: UndoRequest | None
    """Somebody's wish to take back a move."""
    pictured: bool
    urgent: bool
    """True if its reader owes an answer, or the game is no longer under way."""

    def can_wait(self, shown: _Position | Seat) -> bool:
        """Return True if since ``shown`` only moves of others are new, fewer than twenty.

        False for a reader who owes an answer, and where ``shown`` is a seat that was asked for.
        """
        return (
            isinstance(shown, _Position)
            and not self.urgent
            and self._replace(moves=shown.moves) == shown
            and self.moves < shown.moves + _BEHIND
        )


_Known = tuple[discord.Interaction, _Position | Seat]
"""A panel and what it shows, or which seat its reader has asked for and is to see there."""


class OpenPanels:
    """The latest panel of each person at each table; lost in a restart, and nothing needs it."""

    def __init__(self, context: BotContext) -> None:
        """Begin with no panel; have one per bot.

        The latest panels of 500 pairs of a table and a person are kept, and messages with hands of
        as many pairs, in memory alone.
        """
        self.context = context
        self._open: LRUCache[tuple[TableId, int], _Known] = LRUCache(_LIMIT)
        self._hands: LRUCache[tuple[TableId, int], list[tuple[discord.Interaction, Seat]]] = (
            LRUCache(_LIMIT)
        )
        self._sweep: asyncio.TimerHandle | None = None
        self._hiding = asyncio.Lock()

    async def remember(
        self,
        table_id: TableId,
        interaction: discord.Interaction,
        shown: TableView,
        picture: Picture | None = None,
    ) -> None:
        """Store the position that the interaction's answer shows, to be redrawn on changes.

        A public message's quiet answer is not stored. ``picture`` is that of the answer; one that
        could not be drawn is drawn again. If the position changed meanwhile, the panel is redrawn
        now.
        """
        if is_quiet(interaction) and BESIDE not in interaction.extras:
            # It cannot be redrawn: the interaction leads to the public message.
            return
        interaction = _light(interaction)
        key = (table_id, interaction.user.id)
        if shown.seat is not None:
            self._note_hand(key, interaction, shown.seat)
        await self._note(key, (interaction, _position(shown, picture)))

    async def await_seat(
        self, table_id: TableId, interaction: discord.Interaction, seat: Seat
    ) -> None:
        """Remember an answer: to become the claimed seat's panel, or say that it is lost."""
        await self._note((table_id, interaction.user.id), (_light(interaction), seat))

    async def _note(self, key: tuple[TableId, int], known: _Known) -> None:
        """Remember an open panel, and redraw it now if its table has changed since."""
        self._open[key] = known
        if self._sweep is None:
            self._let_go()
        # A move made while it was being painted found nothing here to redraw.
        await self._keep_up(key)

    def forget(self, table_id: TableId, user_id: int) -> None:
        """Redraw a person's panel of a table no longer: it shows something else now."""
        self._open.pop((table_id, user_id), None)

    def is_open(self, table_id: TableId, user_id: int) -> bool:
        """Return True if a person's panel of a table is known and can still be redrawn."""
        known = self._open.get((table_id, user_id))
        return known is not None and self._lives(known[0])

    def _lives(self, interaction: discord.Interaction) -> bool:
        """Return True if the answer to an interaction can still be changed."""
        return self.context.clock.since(made_at(interaction.id)) <= TOKEN_LIVES

    def _let_go(self) -> None:
        """Forget panels that can no longer be edited, every minute while any is left."""
        for key, (interaction, _) in [*self._open.items()]:
            if not self._lives(interaction):
                del self._open[key]
        for key, hands in [*self._hands.items()]:
            living = [hand for hand in hands if self._lives(hand[0])]
            if living:
                self._hands[key] = living
            else:
                del self._hands[key]
        self._sweep = None
        if self._open or self._hands:
            loop = asyncio.get_running_loop()
            self._sweep = loop.call_later(_SWEEP_SECONDS, self._let_go)

    async def refresh(self, table_id: TableId, *, resting: bool) -> None:
        """Redraw the open panels of a table that show an older position; hide hands of lost seats.

        Those of people who are not asked, and were not, wait until the table is ``resting``, or
        many moves came: of several in a row they are drawn the last one.
        """
        for key in [key for key in self._hands if key[0] == table_id]:
            await self.hide(*key)
        for key in [key for key in self._open if key[0] == table_id]:
            await self._keep_up(key, resting=resting)

    def _note_hand(
        self, key: tuple[TableId, int], interaction: discord.Interaction, seat: Seat
    ) -> None:
        """Remember a message with a hand on it, the latest eight of a person at a table."""
        self._hands[key] = [*self._hands.pop(key, []), (interaction, seat)][-_HANDS:]

    async def hide(self, table_id: TableId, user_id: int) -> None:
        """Replace the hands of seats that a person has lost by what they may see now.

        In all remembered messages; one that Discord refuses to edit is forgotten, and one that
        could not be painted now is tried again at the next refresh. Awaited before an answer, it
        puts nothing in the place of that answer afterwards.
        """
        key = (table_id, user_id)
        try:
            look = await self.context.tables.queries.look(*key, ahead=False)
        except Refused:
            return
        if any(seat != look.seat for _, seat in self._hands.get(key, ())):
            async with self._hiding:
                for pair in self._hands.get(key, ()):
                    if pair[1] != look.seat:
                        await self._hide(key, pair, look)

    async def _hide(
        self,
        key: tuple[TableId, int],
        hand: tuple[discord.Interaction, Seat],
        look: TableView,
    ) -> None:
        """Put what its reader may see now in the place of a hand, and forget the hand."""
        interaction, _ = hand
        try:
            texts = await self.context.texts_for(interaction)
            picture = await self.context.picture_in_passing(look, texts)
            await answer(interaction, panel(look, picture, texts), picture.files())
        except Refused as refused:
            # The painters or the store are busy: the next time that the table is published.
            _LOG.info("Panel of table %s not hidden yet; retrying (%s)", key[0], refused)
            return
        except FAILURES as error:
            _LOG.debug("Panel of table %s not hidden: %s", key[0], error)
        self._hands[key] = [known for known in self._hands.get(key, []) if known is not hand]

    async def _keep_up(self, key: tuple[TableId, int], *, resting: bool = True) -> None:
        """Redraw an open panel if its position has changed; forget it if its token has expired.

        While the table is not ``resting``, a panel whose reader neither is nor was asked is
        skipped. If redrawing fails, the panel is forgotten, too. A claimant is told if they don't
        get the seat.
        """
        known = self._open.get(key)
        if known is None:
            return
        interaction, shown = known
        if not self._lives(interaction):
            self._open.pop(key)
            return
        try:
            look = await self.context.tables.queries.look(*key, ahead=False)
            if isinstance(shown, int) and look.seat is None:
                await self._tell_claimant(key, interaction, look.table.players[shown], look.table)
            elif (now := _position(look)) != shown and (resting or not now.can_wait(shown)):
                await self._redraw(key, known, look)
        except (*FAILURES, Refused) as error:
            # Closed by its reader, or too old: the button opens a new one.
            if self._open.get(key, (None,))[0] is interaction:
                self._open.pop(key)
            _LOG.debug("Panel of table %s not refreshed: %s", key[0], error)

    async def _tell_claimant(
        self,
        key: tuple[TableId, int],
        interaction: discord.Interaction,
        asked: Player,
        table: Table,
    ) -> None:
        """Tell a person in their answer that they do not get the claimed seat, and why.

        Nothing while their claim still stands, else the panel is forgotten; ``asked`` is who has
        the seat.
        """
        claim = asked.occupancy.claim
        playing = table.status is Status.PLAYING
        if playing and claim is not None and claim.id == interaction.user.id:
            return
        self._open.pop(key, None)
        why = "over" if not playing or (asked.gone and not asked.offered) else "declined"
        if playing and asked.present:
            why = "back"
        texts = await self.context.texts_for(interaction)
        text = texts(f"seats-said-claim-{why}", name=escaped(asked.name))
        await answer(interaction, notice(text))

    async def _redraw(self, key: tuple[TableId, int], known: _Known, look: TableView) -> None:
        """Paint a panel of the present view and edit it, unless its reader has pressed meanwhile.

        ``known`` is the remembered panel, which the new position replaces.
        """
        interaction, _ = known
        texts = await self.context.texts_for(interaction)
        async with self.context.passing:
            shown = await recap(self.context, look, texts)
        following = await next_table(self.context, interaction, look)
        preferences = await self.context.tables.people.preferences(interaction.user.id)
        zones = await asked_zones(self.context, interaction, look, preferences)
        told = await tips(self.context, interaction.user.id, look, shown.events)
        # What the reader has pressed in the meantime is answered instead.
        if self._open.get(key) is not known:
            return
        self._open[key] = (interaction, _position(look, shown.picture))
        await answer(
            interaction,
            panel(
                look,
                shown.picture,
                texts,
                since=shown.lines,
                following=following,
                zones=zones,
                tips=told,
            ),
            shown.picture.files(),
        )


def _light(interaction: discord.Interaction) -> discord.Interaction:
    """Return a copy of an interaction with only what editing its answer needs.

    The message that was pressed stays out of it: it takes as much memory as all the rest.
    """
    kept = copy(interaction)
    kept.message, kept.data = None, None
    kept.extras = {key: value for key, value in kept.extras.items() if key == BESIDE}
    kept._original_response = None  # noqa: SLF001 - the answer, once it was asked for
    for name in _CACHED:
        if hasattr(kept, name):
            delattr(kept, name)
    return kept


def _position(look: TableView, picture: Picture | None = None) -> _Position:
    """Return the values that a panel shows; it is redrawn when they change.

    ``picture`` tells if the panel lacks its picture; without it, it counts as pictured.
    """
    bare = picture is not None and bool(picture.fault)
    urgent = owes(look) or look.table.status is not Status.PLAYING
    return _Position(
        look.moves, look.seat, look.standing, look.held, look.proposal, not bare, urgent
    )
