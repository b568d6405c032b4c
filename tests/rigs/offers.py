"""Everything that a person is offered, pressed without being sent: what would be stored is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import discord as library
import simcord
from discord import ui
from simcord.components import walk_components

from bot.model.refusal import Refused
from bot.repositories.tables import TableRepository
from cogs.context import part_of
from cogs.elements.custom_ids import Verb, read_press
from cogs.interactions.verbs import BY_VERB
from cogs.routing.open_panels import OpenPanels
from cogs.routing.replies import Replies
from cogs.routing.router import Router
from tests.rigs.discord_server import (
    BUTTON,
    CHANNEL_MENU,
    MENU,
    PEOPLE_MENU,
    Press,
    Server,
)
from tests.rigs.forms import LONG

STORED = "would-be-stored"
"""The refusal of a dry run: everything before the change itself was allowed."""

ELSEWHERE = frozenset(
    {
        *(Verb.NEW, Verb.SOLO, Verb.LEARN, Verb.STUDY, Verb.REMATCH),
        *(Verb.OTHER_ALONE, Verb.OTHER_TOGETHER, Verb.FRIENDS),
        *(Verb.FILM, Verb.LUCK, Verb.ANALYSIS, Verb.SHARE_TO),
    }
)
"""Verbs that open another table or post something for everybody, which is no dry run."""


FEW = 1000 if LONG else 3
"""Controls of one verb that somebody presses at one moment."""


class Reader:
    """A person who presses, with an interaction of theirs that stands for all others."""

    def __init__(self, server: Server, person: simcord.MemberActor, interaction: Any) -> None:
        self.server = server
        self.person = person
        self._interaction = interaction
        self._router = part_of(server.host, Router)

    @classmethod
    async def of(
        cls, server: Server, person: simcord.MemberActor, page: simcord.ResponseMessage
    ) -> Reader:
        """Have somebody press once, and keep the interaction of that."""
        heard: list[library.Interaction] = []

        async def answer(_: Router, interaction: library.Interaction, custom_id: str) -> None:
            del custom_id
            heard.append(interaction)
            await interaction.response.defer(ephemeral=True)

        with patch.object(Router, "answer", answer):
            await server.forge(person, page, "t1:1:-:hand")
        return cls(server, person, heard[0])

    async def press(self, press: Press) -> tuple[str, list[Press]]:
        """Press a control; return the key of the refusal, if any, and all that is offered then."""
        control = read_press(press.custom_id)
        assert control is not None
        is_verb = isinstance(control.verb, Verb)
        row = BY_VERB[control.verb if isinstance(control.verb, Verb) else None]
        self._interaction.data = {
            "custom_id": press.custom_id,
            "component_type": row.control.value,
            "values": [] if press.value is None else [press.value],
        }
        shown: list[ui.LayoutView] = []
        if is_verb and control.verb is Verb.WRITE:
            return "", []

        async def put(_: Replies, interaction: Any, view: ui.LayoutView, *files: Any) -> None:
            del interaction
            shown.append(view)
            for file in files:
                file.close()

        with patch.object(Replies, "put", put):
            try:
                await self._router.do(self._interaction, control)
            except Refused as refused:
                return refused.key, []
        return "", [one for view in shown for one in offered(view)]

    async def press_all(self, first: list[Press]) -> Iterator[tuple[Press, str]]:
        """Press everything, and what comes up then; what a verb leads to is looked at once."""
        refusals: list[tuple[Press, str]] = []
        pressed: set[tuple[str, str | None]] = set()
        seen: set[str] = set()
        times: Counter[str] = Counter()
        left = list(first)
        while left:
            press = left.pop()
            control = read_press(press.custom_id)
            assert control is not None
            if (press.custom_id, press.value) in pressed or control.verb in ELSEWHERE:
                continue
            pressed.add((press.custom_id, press.value))
            times[control.verb] += 1
            if times[control.verb] > FEW:
                continue
            refusal, fresh = await self.press(press)
            if refusal not in ("", STORED):
                refusals.append((press, refusal))
            if control.verb not in seen:
                seen.add(control.verb)
                left += fresh
        return iter(refusals)


def offered(view: ui.LayoutView) -> Iterator[Press]:
    """Yield what can be pressed or picked in a layout."""
    for component in walk_components(view.to_components()):  # type: ignore[no-untyped-call]
        if component.get("disabled") or "custom_id" not in component:
            continue
        if component["type"] == BUTTON:
            yield Press(component["custom_id"], label=component.get("label") or "")
        elif component["type"] == MENU:
            for option in component["options"]:
                yield Press(component["custom_id"], option["value"], option["label"])
        else:
            assert component["type"] in (CHANNEL_MENU, PEOPLE_MENU)


@contextmanager
def dry() -> Iterator[None]:
    """Store no change of a table, and let no panel count as open."""

    async def commit(*_: Any, **__: Any) -> None:
        raise Refused(STORED)

    async def remember(*_: Any, **__: Any) -> None:
        return

    with (
        patch.object(TableRepository, "commit", commit),
        patch.object(OpenPanels, "remember", remember),
        patch.object(OpenPanels, "await_seat", remember),
    ):
        yield
