"""What happens when somebody presses a control, on any message, of any age."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord
from discord import ui

from bot.model.refusal import Refused
from cogs.elements.acknowledge import acknowledge
from cogs.elements.custom_ids import CustomId, read_press
from cogs.interactions.replies import Replies

Handler = Callable[[discord.Interaction, CustomId], Awaitable[None]]
"""Does what a control says; the interaction has been acknowledged in private."""


class Control(ui.DynamicItem[ui.Item[Any]], template=r"t(?P<version>\d+):.*"):
    """Every control of every table, told apart by its custom id alone."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Wrap the pressed item; what its id means is read later, where failing is answered."""
        del interaction, match
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Acknowledge, then act, then answer in private."""
        presses: Router = interaction.client.presses  # type: ignore[attr-defined]
        await presses.answer(interaction, self.custom_id)


class Router:
    """Reads presses and hands each to whoever registered for its verb."""

    def __init__(self, replies: Replies) -> None:
        self.replies = replies
        self._handlers: dict[str, Handler] = {}
        self._moves: Handler | None = None

    def on(self, verb: str, handler: Handler) -> None:
        """Have a verb of the host handled.

        Raises:
            ValueError: another handler has the verb.
        """
        if verb in self._handlers or verb[0].isupper():
            raise ValueError(verb)
        self._handlers[verb] = handler

    def on_moves(self, handler: Handler) -> None:
        """Have every move of every game handled."""
        self._moves = handler

    async def answer(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Acknowledge a press at once and answer it, whatever happens."""
        # Decided by the message alone: what is already private is changed in place.
        private = interaction.message is not None and interaction.message.flags.ephemeral
        if not await acknowledge(interaction, in_place=private):
            return
        press = read_press(custom_id)
        if private and press is not None:
            # Whatever the message shows next, the panel that it was is gone.
            self.replies.panels.forget(press.table, interaction.user.id)

        async def act() -> None:
            if press is None:
                raise Refused("unknown-control")
            handler = self._moves if press.is_move else self._handlers.get(press.verb)
            if handler is None:
                raise Refused("unknown-control")
            await handler(interaction, press)

        await self.replies.attempt(interaction, act, press.table if press else None)
