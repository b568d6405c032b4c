"""Each game of the product can be played as its rule book has it."""

from __future__ import annotations

import pytest

from bot.i18n.text_ids import preset_id
from bot.i18n.texts import LANGUAGES, texts
from games import find
from games.api import OptionValue, checked_options
from tests.rigs.sample_games import SHIPPED

BOOKS: dict[str, dict[str, OptionValue]] = {
    "vikings": {"arena": 1, "bluff_arena": False},
    "norwegian": {},
    "schools": {},
    "goths": {"tokens": "none", "gothic_goth": False, "own_king_card": "hidden"},
    "rage": {"elves_hand": "neighbour", "reinforcements": "order", "fights": "live"},
}
"""What the rule books say where an option has it otherwise; everything else has its default."""


@pytest.mark.parametrize("game_id", SHIPPED)
def test_every_game_with_options_can_be_played_to_the_letter(game_id: str) -> None:
    """R30, G36: at every number of players one preset is the game of the book, and says so."""
    game = find(game_id)
    if not game.options:
        assert not BOOKS.get(game_id)
        return
    for seats in game.seats:
        book = checked_options(game.options, BOOKS.get(game_id, {}), seats)
        found = [
            preset
            for preset in game.presets
            if preset.offered(seats)
            if checked_options(game.options, game.options_of(preset), seats) == book
        ]
        assert len(found) == 1
        if seats in found[0].seats or not any(preset.seats for preset in game.presets):
            named = [texts(language)(preset_id(game_id, found[0])) for language in LANGUAGES]
            assert named == ["To the letter", "À la lettre"]
