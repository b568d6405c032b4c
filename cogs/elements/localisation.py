"""Names and descriptions of commands, in every language that the bot speaks."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from bot.i18n.texts import LANGUAGES, texts

_SPOKEN = {discord.Locale.french: "fr"}
"""Every language by Discord's locale, but for the first, which the commands are written in."""


def localised(message_id: str) -> app_commands.locale_str:
    """The English text of an id, which Discord shows to others in their own language."""
    return app_commands.locale_str(texts(LANGUAGES[0])(message_id), text_id=message_id)


class Translator(app_commands.Translator):
    """Gives Discord the texts of commands in the languages other than English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in ``locale``, or None where the English one is shown."""
        del context
        text_id, language = string.extras.get("text_id"), _SPOKEN.get(locale)
        if text_id is None or language is None:
            return None
        # There are some eighteen thousand, asked for in one go.
        await asyncio.sleep(0)
        return texts(language)(text_id)
