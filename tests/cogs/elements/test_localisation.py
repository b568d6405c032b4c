"""Commands are named in every language that the bot speaks, in whatever region."""

import discord

from bot.i18n.texts import LANGUAGES, language_of
from cogs.elements.localisation import spoken


def test_every_language_but_the_first_has_its_locales() -> None:
    """A language that is added has Discord show its names of commands, without another list."""
    languages = (*LANGUAGES, "de", "es")
    found = spoken(languages)
    assert set(found.values()) == set(languages[1:])
    assert found[discord.Locale.spain_spanish] == found[discord.Locale.latin_american_spanish]
    assert spoken(LANGUAGES) == {
        locale: language
        for locale in discord.Locale
        if (language := language_of(locale.value)) != LANGUAGES[0]
    }
