"""The epilogue: what lay hidden, told once a game is over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, texts
from bot.model.recollection import Recollection
from cogs.panels.ending import epilogue
from games import find, optional
from games.optional.remembering import Hidden
from tests.rigs.promises import keeping
from tests.rigs.recorded import recorded
from tests.rigs.tales import ended

GAMES = Path(optional.__file__).parents[1]
SEED = "epilogue"
LINES = range(3, 9)
each_game = pytest.mark.parametrize("game_id", keeping("epilogue"))


@each_game
def test_every_topic_has_a_sentence_in_every_language(game_id: str) -> None:
    """A text that is missing would be an error below the last board."""
    source = (GAMES / game_id / "epilogue.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'Hidden\("([a-z-]+)"', source))
    for language in LANGUAGES:
        prefix = f"{game_id}-epilogue-"
        told = {key.removeprefix(prefix) for key in texts(language).ids if key.startswith(prefix)}
        assert told == keys


@each_game
def test_what_lay_hidden_is_told_in_a_few_lines(game_id: str) -> None:
    """The title and what lay hidden, at every size of a table."""
    game = find(game_id)
    sizes: tuple[int, ...] = tuple(game.seats)
    for seats in {*sizes[:2], sizes[-1]}:
        hidden = tuple(game.epilogue(recorded(game_id, seats, SEED)))
        look = ended(game_id, seats, SEED)
        for language in LANGUAGES:
            told = list(epilogue(look, Recollection(epilogue=hidden), texts(language)))
            assert len(told) in LINES
            assert len(set(told)) == len(told)
        assert not list(epilogue(look, Recollection(), texts("en")))


def test_the_boldest_bluff_is_shown_with_the_card_that_lay_there() -> None:
    """Nobody turned it over: the announcement and the card differ."""
    hidden = {one.key: one for one in find("vikings").epilogue(recorded("vikings", 3, SEED))}
    boldest = hidden["boldest"]
    assert boldest.values["announced"] != boldest.values["card"]
    assert hidden["liar"].number <= hidden["unseen"].number <= hidden["unseen"].total
    assert replace(boldest, key="liar") != Hidden("liar")
