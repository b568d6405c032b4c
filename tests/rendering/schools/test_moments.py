"""What the pictures of moments of Clash of Magic Schools tell."""

from __future__ import annotations

import pytest

from bot.i18n.texts import texts
from games.moments import Moment
from games.schools.chapters.ending import totals_of
from games.schools.content import Element
from games.schools.events import CombustioCast, TotalsChanged
from games.schools.moves import CastCombustio
from games.schools.rules import GAME
from rendering.scene.scene import Place
from rendering.schools.moments import moment
from tests.games.schools.arrange import arrange, play, side
from tests.rendering.positions import NAMES

WATER = Element.WATER


@pytest.mark.parametrize(
    ("language", "stack", "lost"),
    [
        ("en", (1, 2, 3), "3 trials go up in smoke: 3 points lost."),
        ("fr", (1, 2, 3), "3 épreuves en fumée\u202f: 3 points de moins."),
        ("en", (1,), "A trial goes up in smoke: 1 point lost."),
        ("fr", (1,), "Une épreuve en fumée\u202f: 1 point de moins."),
        ("en", (1, 2, 3, 4, 5, 6), "6 trials go up in smoke: 6 points lost."),
    ],
)
def test_combustio_costs_what_the_top_trial_counted(
    language: str, stack: tuple[int, ...], lost: str
) -> None:
    """Of a stack the top trial alone counts; the totals told in the same step say the same."""
    own = side(pawn=WATER, columns={WATER: "fff"})
    before = arrange(own, side(columns={WATER: "e"}, stacks={WATER: stack}))
    after, events = play(before, CastCombustio(0))
    (cast,) = (event for event in events if isinstance(event, CombustioCast))
    (told,) = (event for event in events if isinstance(event, TotalsChanged))
    assert totals_of(before)[1] - told.totals[1] == stack[-1]
    one = Moment(tuple(events), events.index(cast))
    scene = moment(one, GAME.view(after, None), NAMES[:2], texts(language))
    assert lost in scene.alt
    drawn = [shape.drawing.name for shape in scene.shapes if isinstance(shape, Place)]
    assert any(name.startswith(f"schools stack {stack[-1]} ") for name in drawn)
