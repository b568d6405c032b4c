"""Question and first answer stand on the first screen of a phone, and no panel takes three."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from discord import ui
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.view import TableView
from cogs.elements.uploads import Picture
from cogs.panels.coach import coach
from cogs.panels.hand import panel
from games import find
from games.api import PhasedView
from games.optional.coaching import FIRST_TURN
from rendering import find as picture_of
from rendering.scene.theme import DUSK
from tests.rigs.phone import FIRST_SCREEN, TWO_SCREENS, Stand, stand
from tests.rigs.promises import COACHED
from tests.rigs.scripted_games import as_many_as, played
from tests.rigs.table_views import table_view

SHARE = 0.95
OF_A_KIND = 2
"""So many questions of a kind are looked at in a game."""
NEWS = (
    "-# … 12 lines before: *Catch up*",
    "> 🎯 **Bob** plays a second card: **Sprint**, he says.",
    "> 🤝 **Cid** and **Dee** believe it.",
    "-# ✨ New: framed, or 2 things.",
)


def questions(game_id: str) -> Iterator[tuple[TableView, str]]:
    """Look at questions of every kind, with few and many seats, and name the tip for them."""
    game = find(game_id)
    options = {option.key: option.default for option in game.options}
    taught = game.coach
    assert taught is not None
    for seats in (min(game.seats), as_many_as(game_id, 4)):
        script = played(game, seats, options, 0)
        state, asked = game.start(seats, options, script.seed).state, Counter[str]()
        for answer in script.answers:
            decision = answer.decision
            asked[decision.prompt] += 1
            if asked[decision.prompt] <= OF_A_KIND:
                look = table_view(game, state, seats, decision.seat)
                unasked = tuple(game.unasked_moves(state, decision.seat))
                yield (
                    replace(look, unasked=unasked),
                    taught.tips(look.view, decision)[0],
                )
            state = game.apply(state, decision.seat, answer.move).state


def stands(look: TableView, tip: str, words: Texts) -> Iterator[Stand]:
    """Reckon a panel as a newcomer sees it first, with a tip, and without any."""
    scene = picture_of(look.table.game).scene(look.view, look.table.names, words, DUSK, footer="1")
    picture = Picture(b"", scene.alt, "hand.png")
    for tips in ((FIRST_TURN,), (tip,), ()):
        news = (NEWS[0], *NEWS[2:]) if tips else NEWS
        laid_out = panel(look, picture, words, since=news, tips=tips)
        yield stand(laid_out, scene.height / scene.width)


@pytest.mark.parametrize("language", LANGUAGES)
def test_question_and_first_answer_are_on_the_first_screen_and_nothing_is_taller_than_two(
    language: str,
) -> None:
    """As reckoned; ``python -m tests.play.local.moments`` measures it in a browser."""
    words = texts(language)
    found = {
        (game_id, phase_of(look), number): one
        for game_id in COACHED
        for look, tip in questions(game_id)
        for number, one in enumerate(stands(look, tip, words))
    }
    below = {key: one for key, one in found.items() if one.first > FIRST_SCREEN}
    assert len(below) <= (1 - SHARE) * len(found), below
    assert {} == {key: one for key, one in found.items() if one.whole > TWO_SCREENS}


def test_beside_news_one_tip_stands_above_the_question_and_of_the_first_card_the_goal() -> None:
    """Whatever else the coach has to say is told below the answers."""
    look, tip = next(questions("vikings"))
    first = texts("en")("vikings-first-turn").split("\n")
    for crowded, lines in ((False, 2), (True, 1)):
        told = coach(look, (FIRST_TURN, tip), texts("en"), crowded=crowded)
        above = [line.removeprefix("- ") in told.above for line in first]
        assert [True] * lines == above[:lines]
        assert not any(above[lines:])
        assert ("🎓" in told.above, "🎓" in told.below) == (not crowded, crowded)


def phase_of(look: TableView) -> str:
    """Name what a game waits for."""
    assert isinstance(look.view, PhasedView)
    return look.view.phase.value


def test_who_may_still_change_an_order_is_not_asked_for_the_night_below_all_of_them() -> None:
    """All orders stand there, too: it would take a third screen."""
    words = texts("en")
    asked = {}
    for look, _ in questions("goths"):
        answered = [
            replace(one, decision=replace(one.decision, answered=True)) for one in look.questions
        ]
        picture = Picture(b"", "", "hand.png")
        laid_out = panel(
            replace(look, questions=tuple(answered)), picture, words, zones=("Europe/London",)
        )
        shown = [one.content for one in laid_out.walk_children() if isinstance(one, ui.TextDisplay)]
        asked[phase_of(look)] = words("night-question") in shown
    assert (False, True) == (asked["order"], asked["king"])
