"""How an end is told: who won, alone, as one side or with others, and the places."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
from discord.ui import TextDisplay
from msgspec.structs import replace

from bot.i18n.narration import listing
from bot.i18n.texts import LANGUAGES, texts
from bot.model.recollection import Recollection
from bot.model.view import Missed, TableView
from bot.verify import Verified
from cogs.elements.faces import seat_names
from cogs.panels.absence import absence_line
from cogs.panels.ending import epilogue, recollection
from cogs.panels.keepsakes import luck_message
from cogs.panels.lines import Victory, result_line
from cogs.panels.public.board import ranking
from games import find
from games.api import Outcome, Seat
from games.optional.remembering import Feat, Hidden, Praise
from players.turning import Turning
from tests.rigs.table_rig import ANN, BOB
from tests.rigs.table_views import table_view

FOUR = tuple(Seat(seat) for seat in range(4))


def ended(game_id: str, outcome: Outcome, seats: int = 4) -> TableView:
    """Look at a table whose game has that end."""
    game = find(game_id)
    options = {option.key: option.default for option in game.options}
    look = table_view(game, game.start(seats, options, "end").state, seats, None)
    return replace(look, outcome=outcome)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "winners", "how"),
    [
        ("goths", FOUR[:2], Victory.AS_A_SIDE),
        ("norwegian", FOUR[:2], Victory.SHARED),
        ("norwegian", FOUR[:1], Victory.ALONE),
    ],
)
def test_one_side_wins_and_only_equals_share(
    game: str, winners: tuple[Seat, ...], how: Victory, language: str
) -> None:
    """King and chief win together; equal places are shared."""
    groups = (winners, tuple(seat for seat in FOUR if seat not in winners))
    look = ended(game, Outcome(tuple(group for group in groups if group), "draw"))
    said = texts(language)
    names = seat_names(look.table)
    winning = listing([names[seat] for seat in winners], said)
    assert said("result", winners=winning, how=how.value) == result_line(look, said)
    assert len({said("result", winners="", how=kind) for kind in ("as-a-side", "shared")}) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "reason"), [("goths", "draw"), ("schools", "last-trial")])
def test_nobody_wins_a_draw(game: str, reason: str, language: str) -> None:
    """M12, G30: where the rules know no shared victory, none is told."""
    seats = FOUR[: min(4, max(find(game).seats))]
    look = ended(game, Outcome((seats,), reason), len(seats))
    said, names = texts(language), seat_names(look.table)
    drawn = listing([names[seat] for seat in seats], said)
    assert said(f"{game}-result-shared", winners=drawn) == result_line(look, said)
    assert "🏆" not in result_line(look, said)


def test_who_lose_together_are_told_so_by_the_reason() -> None:
    """They share a place, as those who win together, and the bot said "share the victory"."""
    look, said = ended("norwegian", Outcome((FOUR,), "flooded")), Mock(language="en")
    assert result_line(look, said) == said.return_value
    said.has.assert_called_with("norwegian-result-shared")
    assert said.call_args.kwargs["reason"] == "flooded"


@pytest.mark.parametrize("language", LANGUAGES)
def test_equals_share_a_line_of_the_ranking(language: str) -> None:
    """Two lines for two sides, and for as many points one, which counts them all for the next."""
    said = texts(language)
    sides = ranking(ended("goths", Outcome((FOUR[2:], FOUR[:2]), "queen-freed")), said).split("\n")
    assert ["**1.**", "**2.**"] == [line.split()[0] for line in sides]
    assert all(f"Player {seat}" in sides[1] for seat in (0, 1))
    lost = replace(ended("goths", Outcome((FOUR[2:], FOUR[:2]), "queen-freed")), seat=Seat(0))
    over = said("absence-over", place=2, seats=2, points="none")
    assert over in absence_line(lost, None, Missed(moves=9), said)
    points = Outcome((FOUR[1:3], FOUR[:1], FOUR[3:]), "supply-empty", (4, 9, 9, 1))
    lines = ranking(ended("vikings", points), said).split("\n")
    assert [("**1.**", "9", "points"), ("**3.**", "4", "points"), ("**4.**", "1", "point")] == [
        (line.split()[0], *line.split()[-2:]) for line in lines
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_changed_hands_is_remembered_by_all_who_played_there(language: str) -> None:
    """A bluff is not the successor's alone, who may have come for the last turn."""
    look = ended("vikings", Outcome(tuple((seat,) for seat in FOUR), "supply-empty", (9, 7, 5, 3)))
    people = ((ANN, BOB), *((player.occupant,) for player in look.table.players[1:]))
    remembered = Recollection(
        Turning(2, 3),
        {Praise.BOLDEST: Feat(Praise.BOLDEST, "bluff", Seat(0), 1, 9)},
        (Hidden("liar", Seat(0), 3), Hidden("liar", Seat(1), 3)),
        people,
    )
    said = texts(language)
    turned, dared, _ = recollection(look, remembered, said)
    _, first, second = epilogue(look, remembered, said)
    for line in (turned, dared, first):
        assert f"**{ANN.name}** / **{BOB.name}**" in line
    assert f"**{look.table.names[1]}**" in second


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_luck_of_a_game_whose_letters_were_withdrawn_is_confirmed_as_far_as_it_goes(
    language: str,
) -> None:
    """Not every event came out as at the table where somebody had what they wrote forgotten."""
    table, said = ended("goths", Outcome((FOUR,), "draw")).table, texts(language)
    for withdrawn in (0, 1, 2):
        checked = Verified("goths", 9, "5eed", "1" * 64, withdrawn)
        shown = luck_message(table, checked, said).walk_children()
        told = [item.content for item in shown if isinstance(item, TextDisplay)]
        for count in (1, 2):
            assert (said("luck-withdrawn", count=count) in told) == (count == withdrawn)
