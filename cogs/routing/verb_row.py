"""The row of a verb: who may use its controls, what they do, and where they are offered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from discord import ComponentType, ui

from bot.model.table import Table
from cogs.elements.custom_ids import Need, Verb
from cogs.routing.request import Request

Act = Callable[[Request], Awaitable[object]]
"""Does what a control says; it also answers, unless its row has a sentence for that."""

Form = Callable[[Request], Awaitable[ui.Modal | None]]
"""Makes a form as things stand; None if the control acts instead, which says why."""

Condition = Callable[[Request], Awaitable[object]]
"""Raises :class:`Refused` where a control would be refused to the person."""


def _nothing(table: Table) -> str:
    del table
    return ""


class Command(msgspec.Struct, frozen=True):
    """The slash command that is an alias of a control."""

    group: str
    """``table``, ``seat``, ``past`` (of a finished game) or ``game`` (in the group of each)."""
    name: str
    """As in its texts, ``command-<group>-<name>``."""
    argument: Callable[[Table], str] = _nothing
    """What the control says besides its verb."""
    lobby: Verb | None = None
    """The control that a lobby has instead."""
    own: bool = True
    """True if it is for players, to whom their own tables are offered."""
    over: bool = False
    """True if a finished game may be meant without being named."""
    waiting: bool = False
    """True if a lobby is meant before all else."""


class Offer(msgspec.Struct, frozen=True):
    """The button of a verb in the panel behind *More*."""

    label: str
    """Id of its text."""
    emoji: str
    when: tuple[Condition, ...] = ()
    """What has to hold beside the conditions of the row, before the button is shown."""


class Row(msgspec.Struct, frozen=True):
    """Everything about the controls of one verb."""

    verb: Verb | None
    """None for the moves of every game."""
    need: Need | None
    """What the person must be able to do at the table; None if no table is concerned."""
    act: Act
    says: str = ""
    """Id of the sentence that answers, where that is all."""
    shows: str = ""
    """Id of the sentence that answers, above the panel of the table."""
    may: tuple[Condition, ...] = ()
    """What has to hold before the action, in this order; what that refuses is not repeated."""
    control: ComponentType = ComponentType.button
    quiet: bool = False
    """True if the public message that was pressed shows the change, so that only what went wrong
    is answered."""
    form: Form | None = None
    """Makes the form that the control opens, before anything is acknowledged."""
    write: Act | None = None
    """Does what a form says that was sent."""
    more: Offer | None = None
    commands: tuple[Command, ...] = ()
