"""The commands as Discord shows them to readers of French."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import discord

from bot.app import open_app
from bot.client import EXTENSIONS
from bot.i18n import texts as i18n
from bot.i18n.texts import LANGUAGES, texts
from bot.settings import Settings

LOCALES = Path(i18n.__file__).parents[1] / "locales"
COMMAND = re.compile(r'COMMAND\("([^"]*)"\)')


def parts(node: Mapping[str, Any], path: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """A command with everything in it that has a name: commands, options and choices."""
    yield path, node
    for kind in ("options", "choices"):
        for part in node.get(kind) or ():
            yield from parts(part, f"{path} {part['name']}")


async def test_every_name_and_description_is_there_in_french(tmp_path: Path) -> None:
    """Commands, options and choices are localised; no two parts share a name."""
    async with open_app(Settings(database=tmp_path / "host.sqlite3"), shard_count=1) as host:
        for extension in EXTENSIONS:
            await host.load_extension(extension)
        translator = host.tree.translator
        assert translator is not None
        commands = [
            await command.get_translated_payload(host.tree, translator)
            for command in host.tree.get_commands()
        ]
    found = [part for command in commands for part in parts(command, f"/{command['name']}")]
    assert len(found) > 100
    nameless = [
        path
        for path, part in found
        if not part["name"].isdecimal() and "fr" not in (part.get("name_localizations") or {})
    ]
    assert [] == nameless
    mute = [
        path
        for path, part in found
        if part.get("description") and "fr" not in (part.get("description_localizations") or {})
    ]
    assert [] == mute
    for path, part in [("/", {"options": commands}), *found]:
        for kind in ("options", "choices"):
            names = [
                (inner.get("name_localizations") or {}).get("fr", inner["name"])
                for inner in part.get(kind) or ()
            ]
            assert len(names) == len(set(names)), (path, names)


async def test_texts_speak_of_commands_that_there_are(tmp_path: Path) -> None:
    """A mention needs a command that can be given; its name is that which Discord shows."""
    said = {
        path
        for language in LANGUAGES
        for file in (LOCALES / language).rglob("*.ftl")
        for path in COMMAND.findall(file.read_text(encoding="utf-8"))
    }
    async with open_app(Settings(database=tmp_path / "host.sqlite3"), shard_count=1) as host:
        for extension in EXTENSIONS:
            await host.load_extension(extension)
        translator = host.tree.translator
        assert translator is not None
        given = {
            command.qualified_name: command
            for command in host.tree.walk_commands()
            if not isinstance(command, discord.app_commands.Group)
        }
        assert len(said) > 10
        assert said <= set(given)
        for path in said:
            command, names = given[path], []
            parts = [
                command,
                *filter(None, (command.parent, getattr(command.parent, "parent", None))),
            ]
            for part in reversed(parts):
                payload = await part.get_translated_payload(host.tree, translator)
                names.append(payload["name_localizations"]["fr"])
            assert texts("fr").command_name(path) == "/" + " ".join(names)
            assert texts("en").command_name(path) == f"/{path}"
