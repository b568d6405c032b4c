"""F107: what people are called in pictures: never nothing, never half, no two alike."""

# ruff: noqa: RUF001 - letters that look like others are what is tested

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, texts
from bot.model.players import Person, Player
from bot.model.table import Table
from cogs.elements.picture_names import called, entrant_names, lettered_names, lettered_table
from games import GAME_IDS, find
from games.api import Seat
from rendering import find as picture_of
from rendering.paint.fonts import lettered
from rendering.scene.theme import DUSK
from tests.rigs.table_views import table_view

BLANK = ("😀", "ᚠᚢᚦ", "ᎪᏞᎪΝ", "🐉🐉", "ⵜⴰⵎ")
"""Names of which no face of a picture has a letter, as old tables have them."""


def renamed(table: Table, names: Sequence[str]) -> Table:
    """Call people something else, in turn."""
    people = tuple(
        Player(Seat(seat), Person(seat, names[seat % len(names)]))
        for seat in range(len(table.players))
    )
    return replace(table, players=people)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_nobody_is_nameless_in_a_picture(game_id: str, language: str) -> None:
    """A seat is called by its place or its animal; in every sentence and in the alt text."""
    game, words = find(game_id), texts(language)
    for seats in (min(game.seats), max(game.seats)):
        options = {option.key: option.default for option in game.options}
        look = table_view(game, game.start(seats, options, "names").state, seats, None)
        for names in (BLANK, ("Alan", "alan", "𝓐𝓵𝓪𝓷")):
            called_so = lettered_table(renamed(look.table, names), words).names
            assert len(set(map(str.casefold, called_so))) == seats
            assert all(name == lettered(name) for name in called_so)
            scene = picture_of(game_id).scene(look.view, called_so, words, DUSK, footer="1")
            told = [scene.alt, *(text.words for text in scene.texts)]
            assert all(any(name in line for line in told) for name in called_so)


def test_namesakes_are_numbered_in_the_order_of_their_seats() -> None:
    """Whatever letters they are written in, and in whatever case."""
    assert ("Ada 1", "Bo", "ada 2", "Ada 3") == lettered_names(
        ("Ada", "Bo", "ada", "𝓐𝓭𝓪"), ("Bear",) * 4
    )
    assert ("Ada 2", "ada 3", "Ada 1") == lettered_names(("Ada", "ada", "Ada 1"), ("Bear",) * 3)
    assert ("Bear", "Wolf") == lettered_names(("😀", "😀"), ("Bear", "Wolf"))


def test_who_has_no_seat_has_a_name_all_the_same() -> None:
    """Entrants of a series by an animal of their own; of others nothing is known."""
    words = texts("fr")
    assert ("Ours", "Ada", "Loup") == entrant_names(["😀", "Ada", "ᚠᚢᚦ"], words)
    assert len(set(entrant_names(["😀"] * 16, words))) == 16
    assert ("Ada", words("nameless")) == (called("Ada", words), called("😀", words))
