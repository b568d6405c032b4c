"""Following advice takes one press where the panel has one for the whole answer."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.computers.problem import Thought
from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.analysis import Analysis, Oversight
from bot.model.recollection import Recollection
from bot.model.view import TableView
from bot.services.computers.advice import Hint
from cogs.elements.custom_ids import LIMIT, read_words
from cogs.elements.faces import face_of
from cogs.interactions.reasons import in_numbers, reasons
from cogs.panels.analysis import analysis_message, curve_sheet
from cogs.panels.hints import at_once, follow_press, read_follow
from games import find
from games.api import Outcome, Seat
from games.rage.moves import Buy, Confirm, EquipArmies, Muster, SendAllTo
from games.rage.rules import GAME
from players.turning import Standing
from rendering.scene.theme import SEATS
from tests.games.rage.arrange import BOHORG, TOMB, arrange, centre, ring
from tests.rigs.board_rig import said
from tests.rigs.table_views import table_view

EN = texts("en")
MARCH = (Muster(ring(3)), SendAllTo(centre()), Confirm())


def asked() -> TableView:
    """Look at an action with a march and purchases to choose from."""
    board = {ring(3): (0, (3, 0, 1)), centre(): ("elves", (2, 0, 1))}
    state = arrange(BOHORG, TOMB, board=board, gold=20)  # type: ignore[arg-type]
    return table_view(GAME, state, len(state.players), Seat(0))


def test_a_march_that_is_advised_takes_one_press() -> None:
    look = asked()
    whole = at_once(look, MARCH, EN)
    assert whole is not None
    assert MARCH == (whole.move, *whole.then)
    press = follow_press(look, whole.move, whole.then)
    assert len(press.spelt()) <= LIMIT
    advice = read_follow(press)
    assert advice is not None
    assert MARCH == read_words(GAME, advice[1])


def test_of_a_march_of_two_armies_each_takes_one_press() -> None:
    """The first is entered; once it is, the other and carrying them out are one answer."""
    whole = at_once(asked(), (*MARCH[:2], Muster(ring(4)), SendAllTo(centre()), Confirm()), EN)
    assert whole is not None
    assert MARCH[:2] == (whole.move, *whole.then)


def test_so_does_a_purchase_and_a_line_that_ends_otherwise_does_not() -> None:
    look = asked()
    purchases = [
        (choice.move, *choice.then)
        for choice in face_of("rage").offer(look, EN).at_once
        if choice.move == EquipArmies()
    ]
    assert purchases
    for steps in purchases:
        assert at_once(look, steps, EN) is not None
        assert isinstance(steps[1], Buy) == (steps[-1] != Confirm())
    assert at_once(look, MARCH[:2], EN) is None


@pytest.mark.parametrize("seats", find("goths").seats)
def test_camps_have_their_colours_in_a_curve(seats: int) -> None:
    """Orange and yellow at every table: Visigoths were blue at two seats, purple at six."""
    game = find("goths")
    look = table_view(game, game.start(seats, {}, "curve").state, seats, None)
    stood = (Standing(1, 1, (0.5,) * seats), Standing(2, 2, (1.0,) * seats))
    sheet = curve_sheet(look, Analysis(stood, (), 1, Recollection()), EN)
    assert ["#d95f2b", "#f0d548"] == [SEATS[curve.seat].colour for curve in sheet.curves]


@pytest.mark.parametrize("words", [texts(language) for language in LANGUAGES])
def test_analyses_and_reasons_name_whole_answers(words: Texts) -> None:
    """What was missed is a march or a purchase, not the step with which it would have begun."""
    look = asked()
    march, purchase = (
        next(each for each in face_of("rage").offer(look, words).at_once if each.move == first)
        for first in (MARCH[0], EquipArmies())
    )
    lines = [(each.move, *each.then) for each in (purchase, march)]
    missed = Oversight(look, 2, lines[0], lines[1], 0.2)
    stood = (Standing(1, 1, (0.5, 0.5)), Standing(2, 2, (1.0, 0.0)))
    found = Analysis(stood, (missed,), 1, Recollection())
    over = replace(look, outcome=Outcome(((Seat(0),), (Seat(1),)), "goal"))
    told = said(analysis_message(over, found, None, words))
    assert purchase.label in told
    assert march.label in told
    step = face_of("rage").label(EquipArmies(), look, words)
    assert step not in told
    thought = Thought(MARCH[0], 1.2, lines[0][0], 1.4, then=lines[1][1:], second_then=lines[0][1:])
    hint = Hint(look, MARCH[0], 1.2, 2, thought)
    for named in (*in_numbers(hint, words), *reasons(hint, words)):
        assert purchase.label in named or march.label in named
        assert step not in named
