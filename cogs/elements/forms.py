"""What people write in forms and commands, handed back where it is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot.i18n.texts import Texts

TEXT_OPTION = "text"
"""The option of a command for what somebody writes themselves, as a form would ask for it."""


def written_in(interaction: discord.Interaction) -> str:
    """Return the text of a form that was sent, or that a command was given; else nothing."""
    if interaction.type is discord.InteractionType.application_command:
        return str(getattr(interaction.namespace, TEXT_OPTION, None) or "")
    if interaction.type is not discord.InteractionType.modal_submit:
        return ""
    data: dict[str, Any] = dict(interaction.data or {})
    return "".join(_fields(data.get("components")))


def handed_back(answer: str, interaction: discord.Interaction, texts: Texts) -> str:
    """Return an answer with what its reader wrote in the form that it refuses, to be copied."""
    text = written_in(interaction)
    if not text.strip():
        return answer
    block = text.replace("```", "'''")
    return f"{answer}\n{texts('form-handed-back')}\n```\n{block}\n```"


def _fields(components: object) -> Iterator[str]:
    """Yield what stands in the fields of a form, however they are wrapped."""
    for part in components if isinstance(components, list) else ():
        if isinstance(part, dict):
            if isinstance(part.get("value"), str):
                yield part["value"]
            yield from _fields(part.get("components"))
            yield from _fields([part.get("component")])
