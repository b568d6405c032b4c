"""Names and descriptions of commands, in every language that the bot speaks."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord
from discord import app_commands

from bot.i18n.texts import LANGUAGES, texts


def spoken(languages: Sequence[str]) -> dict[discord.Locale, str]:
    """Map Discord's locales to languages that the bot speaks, by their first part.

    Left out are other locales, and the first language, in which the commands are written.
    """
    return {
        locale: language
        for locale in discord.Locale
        if (language := locale.value.partition("-")[0].lower()) in languages[1:]
    }


_SPOKEN = spoken(LANGUAGES)


def localised(message_id: str) -> app_commands.locale_str:
    """Return an id's English text, which Discord replaces by the reader's language."""
    return app_commands.locale_str(texts(LANGUAGES[0])(message_id), text_id=message_id)


class Translator(app_commands.Translator):
    """Gives Discord the texts of commands in the languages other than English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in ``locale``; None if the English one is shown.

        That is so for locales whose language the bot does not speak, for English, and for strings
        without a text id. Yields to the event loop each time.
        """
        del context
        text_id, language = string.extras.get("text_id"), _SPOKEN.get(locale)
        if text_id is None or language is None:
            return None
        # There are some eighteen thousand, asked for in one go.
        await asyncio.sleep(0)
        return texts(language)(text_id)
