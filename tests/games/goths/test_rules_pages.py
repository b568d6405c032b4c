"""What players are promised about secrets stands in the rules and beside the form they write in."""

# ruff: noqa: RUF001 - French has the apostrophe of books

from __future__ import annotations

import pytest

from bot.i18n.texts import texts

SAID = {
    "en": {
        "goths-rules-5": "whispers and the orders of a round cut short too; but never a target",
        "goths-rules-7": "seen by these two alone until the game is over",
        "goths-hint-talk": "until the game is over",
        "goths-form-whisper-label": "at the end, all do",
    },
    "fr": {
        "goths-rules-5": "chuchotements et ordres d’un tour interrompu compris",
        "goths-rules-7": "vus d’eux seuls jusqu’à la fin de la partie",
        "goths-hint-talk": "jusqu’à la fin de la partie",
        "goths-form-whisper-label": "jusqu’à la fin",
    },
}
"""Words of each text, by language."""


@pytest.mark.parametrize("language", SAID)
def test_who_whispers_is_told_until_when_it_is_secret(language: str) -> None:
    """S7: at the end everything is shown, and nobody learns that only then."""
    for text_id, words in SAID[language].items():
        assert words in texts(language)(text_id)
