"""What the host decides where the rules are silent stands in the rules that players read."""

# ruff: noqa: RUF001 - French has the apostrophe of books

from __future__ import annotations

import re

import pytest

from bot.i18n.texts import LANGUAGES, texts
from games.api import Seat
from games.norwegian import rules
from games.norwegian.chapters.turn import QUIET_TURNS, QUIET_TURNS_A_SEAT
from games.norwegian.moves import GiveIn
from games.norwegian.rules import GAME
from games.rng import Rng
from tests.games.norwegian.arrange import after, arrange, counter, lay

FOUND = {
    "N17": (1, "change your mind until everybody is ready", "changer d’avis tant que"),
    "N18": (7, "four of a kind even of 7s", "un carré même de 7"),
    "N19": (7, "a 7 below them still asks", "un 7 en dessous demande toujours"),
    "N20": (2, "That can be you", "Cela peut être toi"),
    "N21": (6, "where such a player would lead, the next one does", "c’est la suivante"),
    "N22": (6, "Seats that are out are not counted", "Les places sorties ne comptent plus"),
    "N23": (7, "still chooses who gets the pile", "choisit encore qui reçoit le tas"),
    "N24": (7, "no skip, no change of direction, no attack", "ni tour passé, ni sens inversé"),
    "N25": (6, "With no pile nobody takes anything", "Sans tas, personne ne prend rien"),
    "N26": (7, "may come from several players", "peuvent venir de plusieurs mains"),
    "N27": (7, "judging by what is public", "d’après ce que tout le monde sait"),
    "N28": (
        5,
        f"{QUIET_TURNS_A_SEAT} turns for each player still in, and at least {QUIET_TURNS} turns",
        f"{QUIET_TURNS_A_SEAT} tours par personne encore en jeu, et au moins {QUIET_TURNS} tours",
    ),
    "N29": (5, "The fewest cards left decide the places", "décide des places"),
    "N30": (6, "before a face-down card too", "même avant de retourner une carte cachée"),
    "N31": (7, "in a new turn", "dans un nouveau tour"),
    "N32": (2, "chance chooses among the others", "le hasard choisit parmi les autres"),
    "N33": (7, "even with an empty hand", "même la main vide"),
    "N34": (7, "played like any other card", "se pose comme toute autre carte"),
    "N35": (1, "in a rematch, returning players keep their order", "à la revanche"),
    "N36": (5, "all hands and face-down cards are turned over", "on retourne toutes les mains"),
}
"""The page of each ruling, and words of it in each language."""


def test_every_ruling_is_looked_for() -> None:
    """The list of rulings is that of the rules themselves."""
    assert list(FOUND) == re.findall(r"^N\d+", rules.__doc__ or "", re.MULTILINE)


@pytest.mark.parametrize("ruling", FOUND)
def test_a_ruling_stands_in_the_rules_that_players_read(ruling: str) -> None:
    """A player who meets it finds it, in both languages."""
    page, *words = FOUND[ruling]
    assert LANGUAGES == ("en", "fr")
    for language, said in zip(LANGUAGES, words, strict=True):
        assert said in texts(language)(f"norwegian-rules-{page}")


@pytest.mark.parametrize("page", [6, 7])
@pytest.mark.parametrize(
    ("language", "said", "never"),
    [
        ("en", "the first in playing order after whoever played last does", "first press"),
        ("fr", "seule compte la première personne après celle qui a posé", "premier appui"),
    ],
)
def test_who_completes_is_decided_by_the_playing_order_and_not_by_speed(
    language: str, said: str, never: str, page: int
) -> None:
    """N27: the variant and the close calls say the same."""
    told = texts(language)(f"norwegian-rules-{page}")
    assert said in told
    assert never not in told


SAID = {
    "turns a blind card after four of a kind, but not with the option (N18, N31)": (
        "norwegian-rules-7",
        "or whenever *Play again* gives you the lead",
        "ou chaque fois que *Rejouer* te rend la main",
    ),
    "is played for when absent in the exchange (1)": (
        "norwegian-rules-5",
        "I put your most useful cards face up",
        "je mets tes cartes les plus utiles face visible",
    ),
    "has a four completed when absent": (
        "norwegian-rules-5",
        "I complete a four",
        "Je complète un carré",
    ),
    "has a small pile taken when absent, or countered (N15)": (
        "norwegian-rules-5",
        "of a pile of three cards or fewer, luck decides whether I take it",
        "si le tas a trois cartes au plus, le sort dit si je le prends",
    ),
    "skips seats and not players, one's own among them (8, N13)": (
        "norwegian-effect-8",
        "Skips the next 2 seats",
        "Saute les 2 places suivantes",
    ),
    "is best off at a table of four (Facts: 4 recommended)": (
        "norwegian-rules-1",
        "Four players are best",
        "Le mieux est d’être quatre",
    ),
    "is warned before the game ends for going round (N28)": (
        "norwegian-rules-5",
        "The board warns you when a third of these turns is left",
        "prévient quand il reste un tiers de ces tours",
    ),
    "completes a four and does not play again (completion, N24)": (
        "norwegian-rules-7",
        "Nor does *Play again* count for who completes",
        "*Rejouer* ne vaut pas non plus pour qui complète",
    ),
    "may face a card below invisible threes": (
        "norwegian-rule-too-low",
        "No 9 on the jack:",
        "Pas de 9 sur un Valet",
    ),
}
"""What a player does, the text that says so, and words of it in each language."""


@pytest.mark.parametrize("said", SAID)
def test_what_players_are_told_is_what_happens(said: str) -> None:
    """The tests of turns, defaults and variants show that it does; the texts say no other."""
    text_id, *words = SAID[said]
    for language, word in zip(LANGUAGES, words, strict=True):
        assert word in texts(language)(text_id, count=2, rank="9", top="J")


def test_a_small_pile_is_what_the_rules_say() -> None:
    """Whoever is absent takes three cards or counters them, and counters four (N15)."""
    for below, answers in (("9d Kd", {GiveIn(), counter("2")}), ("9d Jd Kd", {counter("2")})):
        state = after(arrange("As 5s", "2s 4d", pile=below), (0, lay("A")))
        lucks = (Rng(str(number)) for number in range(30))
        assert answers == {GAME.default_move(state, Seat(1), luck) for luck in lucks}
