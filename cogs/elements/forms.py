"""Forms that somebody has filled in, and what they wrote."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot.i18n.texts import Texts


def written_in(interaction: discord.Interaction) -> str:
    """Return the text of a form that was sent; empty for any other interaction."""
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
