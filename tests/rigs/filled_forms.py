"""Forms, filled in and sent as a client does: whatever is not changed stays as it was shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import simcord

from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from tests.rigs.discord_server import Server
from tests.rigs.played_table import PlayedTable

TEXT, RADIOS, BOXES = 4, 21, 22


def fields(opened: simcord.InteractionResult) -> dict[str, dict[str, Any]]:
    """Return the fields of an open form, by their names."""
    assert opened.modal is not None
    parts = [label["component"] for label in opened.modal["components"]]
    return {part["custom_id"]: part for part in parts}


def shown_values(opened: simcord.InteractionResult) -> dict[str, Any]:
    """Return what a form is sent with where nobody changes anything."""
    return {name: _shown(field) for name, field in fields(opened).items()}


def _shown(field: dict[str, Any]) -> Any:
    if field["type"] == TEXT:
        return field.get("value") or ""
    chosen = [option["value"] for option in field.get("options", ()) if option.get("default")]
    return (chosen[0] if chosen else None) if field["type"] == RADIOS else chosen


async def fill(
    person: simcord.MemberActor, opened: simcord.InteractionResult, changed: Mapping[str, Any]
) -> simcord.InteractionResult:
    """Change some fields of an open form and send it."""
    return await person.submit_modal(opened, {**shown_values(opened), **changed})


async def change_terms(
    table: PlayedTable, person: simcord.MemberActor, changed: Mapping[str, Any]
) -> simcord.InteractionResult:
    """Change what a lobby plays, by the form that has all the fields."""
    shown = (await table.on_lobby(person, "terms")).response
    assert shown is not None
    for part in ("game", "table"):
        press = CustomId(table.id, Verb.TERM, part)
        opened = await table.server.forge(person, shown, press.spelt())
        if opened.modal is not None and set(changed) <= set(fields(opened)):
            return await fill(person, opened, changed)
    raise AssertionError(changed)


async def change_settings(
    discord: Server, person: simcord.MemberActor, changed: Mapping[str, Any]
) -> simcord.InteractionResult:
    """Change a person's settings, by the form that has all the fields."""
    shown = (await person.slash(discord.channel, "me settings")).response
    assert shown is not None
    for part in ("usual", "night"):
        press = CustomId(HELP_TABLE, Verb.SETTING, part)
        opened = await discord.forge(person, shown, press.spelt())
        if set(changed) <= set(fields(opened)):
            return await fill(person, opened, changed)
    raise AssertionError(changed)


async def change_limits(
    discord: Server, person: simcord.MemberActor, changed: Mapping[str, Any]
) -> simcord.InteractionResult:
    """Change what holds at all tables of a server, by the form that has all the fields."""
    shown = (await person.slash(discord.channel, "setup limits")).response
    assert shown is not None
    for part in ("usual", "night"):
        press = CustomId(HELP_TABLE, Verb.LIMITS, part)
        opened = await discord.forge(person, shown, press.spelt())
        if set(changed) <= set(fields(opened)):
            return await fill(person, opened, changed)
    raise AssertionError(changed)
