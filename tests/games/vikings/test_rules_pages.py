"""What the host decides where the rulebook is silent stands in the rules that players read."""

# ruff: noqa: RUF001 - French has the apostrophe of books

from __future__ import annotations

import re

import pytest

from bot.i18n.texts import LANGUAGES, texts
from games.vikings import rules

FOUND = {
    "V1": (2, "You can never announce Shield on your own turn", "On n’annonce jamais Bouclier"),
    "V2": (
        2,
        "Slam only if somebody within reach can be pushed",
        "Bousculer seulement si quelqu’un",
    ),
    "V3": (3, "You may stay put", "On peut rester sur place"),
    "V4": (3, "With nobody in range an attack does nothing", "Sans personne à portée"),
    "V5": (4, "Without a card in hand", "Sans carte en main"),
    "V6": (4, "If that was the last bracelet, it finds nothing", "elle ne trouve plus rien"),
    "V7": (3, "in water it is lost", "dans l’eau, il est perdu"),
    "V8": (3, "On land it lies there", "À terre, il y reste"),
    "V9": (2, "neither Viking nor bracelet gets a new bracelet", "sans Viking ni bracelet"),
    "V10": (1, "knowing hand and bracelets", "main et bracelets connus"),
    "V11": (2, "you may leave them", "tu peux les laisser"),
    "V12": (3, "What you announced and can do, you do", "Ce qui est annoncé et possible"),
    "V13": (4, "without a bracelet you still can", "sans bracelet, on peut encore"),
    "V14": (2, "the first in playing order after you counts", "après toi dans l’ordre de jeu"),
    "V15": (3, "End on bracelets, and all of them are yours", "sont tous à toi"),
    "V16": (2, "when a card has to be drawn from an empty deck", "vide au moment de piocher"),
}
"""The page of each ruling, and words of it in each language."""


def test_every_ruling_is_looked_for() -> None:
    """The list of rulings is that of the rules themselves."""
    assert list(FOUND) == re.findall(r"^V\d+", rules.__doc__ or "", re.MULTILINE)


@pytest.mark.parametrize("ruling", FOUND)
def test_a_ruling_stands_in_the_rules_that_players_read(ruling: str) -> None:
    """A player who meets it finds it, in both languages."""
    page, *words = FOUND[ruling]
    assert LANGUAGES == ("en", "fr")
    for language, said in zip(LANGUAGES, words, strict=True):
        assert said in texts(language)(f"vikings-rules-{page}")


SAID = {
    "is not believed when absent if the bluff is certain (Challenge)": (
        "vikings-rules-2",
        "No answer in time counts as belief, unless it can only be a bluff",
        "Sans réponse à temps, on y croit, sauf à un bluff certain",
    ),
    "pays nothing for a bluff without bracelets (Challenge: from the supply)": (
        "vikings-hint-say",
        "costs you a random bracelet, if you have any, and the action",
        "te coûte un bracelet au hasard, si tu en as, et l’action",
    ),
    "pays nothing for a false Shield without bracelets (Shield: if any)": (
        "vikings-confirm-raise-shield",
        "you lose a bracelet, if you have any, and still take the hit",
        "tu perds un bracelet, si tu en as, et l’attaque a lieu",
    ),
}
"""What a player does, the text that says so, and words of it in each language."""


@pytest.mark.parametrize("said", SAID)
def test_what_players_are_told_is_what_happens(said: str) -> None:
    """The tests of challenges, Shields and defaults show that it does; the texts say no other."""
    text_id, *words = SAID[said]
    facts = {"honest": "no", "truthful": "no", "card": "Walk", "attacker": "Bob"}
    for language, word in zip(LANGUAGES, words, strict=True):
        assert word in texts(language)(text_id, **facts)
