"""Places, goals, medals and ties are facts of a view: whoever shows them reckons nothing out.

Each test changes a fact and leaves the scores alone: pictures and words go with the fact.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.i18n.texts import texts
from cogs.rage.details import of_move
from cogs.rage.hints import lead_words
from cogs.rage.outlook import of_march
from games import GAME_IDS, find
from games.api import Outcome, Seat
from games.playout import steps
from games.rage.moves import Forge
from games.rage.rules import GAME as RAGE
from games.rage.view import Phase, RageView
from rendering.scene.scene import Place, Text
from tabletop.testing.played_games import tables
from tests.rendering.positions import NAMES, drawn
from tests.rigs.scripted_games import shortest

ROOT = Path(__file__).parents[2]
EN = texts("en")
SCORES = {"points", "total", "totals", "scores", "goal", "bracelets"}


@cache
def ended(game_id: str, seats: int) -> Any:
    """Return what everybody sees at the end of a game, with its result."""
    game = find(game_id)
    options = next(table.options for table in tables(game) if table.seats == seats)
    return game.view(shortest(game_id, seats, options).end, None)


def medals(view: Any) -> list[int]:
    """List the places on the medals of a picture, in the order in which they are drawn."""
    return [
        int(shape.drawing.name.split()[1])
        for shape in drawn(view).shapes
        if isinstance(shape, Place) and shape.drawing.name.startswith("medal ")
    ]


def placed(view: Any, places: tuple[int, ...]) -> Any:
    """Return the view of an end with other places, by seat."""
    players = zip(view.players, places, strict=True)
    return replace(view, players=tuple(replace(p, place=place) for p, place in players))


@pytest.mark.parametrize("game_id", ["norwegian", "rage"])
def test_medals_show_the_places_of_the_view(game_id: str) -> None:
    """Whatever the scores would say."""
    view = ended(game_id, 3)
    shown = medals(placed(view, (1, 2, 3)))
    assert sorted(shown) == [1, 2, 3]
    assert medals(placed(view, (3, 1, 2))) == [{1: 3, 2: 1, 3: 2}[place] for place in shown]
    assert sorted(medals(placed(view, (1, 1, 3)))) == [1, 1, 3]


def test_rows_of_an_end_stand_by_the_places_of_the_view() -> None:
    """Whatever the scores would say; who shares a place stands by seat."""
    view = ended("vikings", 3)
    for places in (1, 2, 3), (3, 1, 2), (2, 2, 1):
        now = placed(view, places)
        order = sorted(range(3), key=lambda seat: (places[seat], seat))
        assert medals(now) == sorted(places)
        told = [shape.words for shape in drawn(now).shapes if isinstance(shape, Text)]
        assert [word for word in told if word in NAMES] == [NAMES[seat] for seat in order]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_picture_and_alt_text_name_the_winner_of_the_view(game_id: str) -> None:
    """The first of the ranking, or whoever the view says has won."""
    view = ended(game_id, 2)
    changes: list[dict[str, Any]] = []
    if hasattr(view, "winner"):
        sides = sorted({view.winner, *_sides(view)}, key=str)
        changes = [{"winner": side} for side in sides]
    elif hasattr(view, "winners"):
        changes = [{"winners": (Seat(0),)}, {"winners": (Seat(1),)}]
    else:
        changes = [{"ranking": ((Seat(a),), (Seat(1 - a),))} for a in range(2)]
    one, other = (drawn(replace(view, **change)) for change in changes)
    assert one.alt != other.alt
    assert one.shapes != other.shapes


def _sides(view: Any) -> set[Any]:
    if isinstance(view.winner, int):
        return {Seat(0), Seat(1)}
    return {clan.camp for clan in view.clans}


def test_lines_of_the_end_follow_the_ranking() -> None:
    """The same scores in another order are another result."""
    outcome = Outcome(((Seat(2),), (Seat(0), Seat(3)), (Seat(1),)), "goal", (5, 9, 1, 5))
    assert outcome.placed == ((1, (2,)), (2, (0, 3)), (4, (1,)))
    assert [outcome.place_of(Seat(seat)) for seat in range(4)] == [2, 4, 1, 2]
    assert outcome.margin == 1 - 5


@cache
def rage_action(*, public: bool = False) -> RageView:
    """Find a moment in which somebody may march and equip, as they or everybody sees it."""
    for step in steps(RAGE, RAGE.start(2, {}, "facts").state, "facts"):
        view = RAGE.view(step.before, step.decision.seat)
        own = view.own
        if view.phase is Phase.ACTION and own and own.march and own.trade:
            return RAGE.view(step.before, None) if public else view
    raise AssertionError


@pytest.mark.parametrize("fact", ["wins_next", "can_win"])
def test_who_is_about_to_win_at_rage_is_what_the_view_says(fact: str) -> None:
    """In the strip, in the alt text, and in the panel (R17)."""
    view = rage_action(public=True)
    names = NAMES[:2]
    told = []
    for there in (False, True):
        players = tuple(
            replace(player, **({"wins_next": False, "can_win": False} | {fact: there}))
            for player in view.players
        )
        changed = replace(view, players=players)
        told.append((lead_words(changed, names, EN), drawn(changed).shapes))
    assert told[0][0] != told[1][0]
    assert told[0][1] != told[1][1]


def test_what_a_march_or_a_legendary_would_win_at_rage_is_what_the_view_says() -> None:
    """R17: the panel compares no points with the goal."""
    view = rage_action()
    assert view.viewer is not None
    own = view.own
    assert own is not None
    assert own.march is not None
    assert own.trade is not None
    before = view.players[view.viewer].points
    marches = [
        replace(view, own=replace(own, march=replace(own.march, points=before + 1, wins=wins)))
        for wins in (False, True)
    ]
    assert of_march(marches[0], NAMES[:2], EN) != of_march(marches[1], NAMES[:2], EN)
    trades = [
        replace(view, own=replace(own, trade=replace(own.trade, forging_wins=wins)))
        for wins in (False, True)
    ]
    assert [of_move(Forge(), one, EN)["wins"] for one in trades] == ["no", "yes"]


def test_no_face_and_no_picture_compares_scores() -> None:
    """Who is ahead is the rules' to say."""
    compared = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for room in ("cogs", "rendering")
        for game_id in GAME_IDS
        for path in (ROOT / room / game_id).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare)
        and any(isinstance(op, ast.Lt | ast.LtE | ast.Gt | ast.GtE) for op in node.ops)
        and all(_speaks_of_scores(side) for side in (node.left, *node.comparators))
    ]
    assert compared == []


def _speaks_of_scores(side: ast.expr) -> bool:
    return any(isinstance(n, ast.Attribute) and n.attr in SCORES for n in ast.walk(side))
