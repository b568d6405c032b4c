"""A decision fits a phone: what came of it, the picture, the question and its answers at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, islice, product
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace
from simcord.components import walk_components

from bot.i18n.text_ids import kebab
from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.computer import Computer, Hints
from bot.model.undo_log import UndoOption
from bot.model.view import UNASKED, Foresight, TableView
from cogs.elements.custom_ids import read_press, word_of
from cogs.elements.faces import Line, face_of
from cogs.elements.game_face import Choice, Menu, Offer
from cogs.elements.phone import (
    BUTTON,
    GAP,
    OUTCOME,
    PANEL,
    SCREEN,
    SMALL_LINE,
    height,
    row_height,
    text_height,
)
from cogs.elements.uploads import Picture
from cogs.panels.ahead import ahead_panel
from cogs.panels.catch_up import summed
from cogs.panels.choices import OTHERS, fitted
from cogs.panels.coach import TIP_SIGN, coach, goal_line
from cogs.panels.hand import answers_at_hand, asked, branch_panel, panel
from cogs.panels.lines import of_more
from cogs.panels.more import more_panel
from cogs.panels.public.board import board
from games import find
from games.api import PhasedView, Seat
from games.optional.coaching import FIRST_TURN, GOAL
from games.vikings.content import Card
from games.vikings.moves import Announce
from players.levels import Level
from tests.rigs.forms import LONG
from tests.rigs.laid_out import components
from tests.rigs.promises import COACHED
from tests.rigs.scripted_games import as_many_as, played
from tests.rigs.table_views import NOW, table_view

SHARE = 0.95
OF_A_KIND = 2
"""So many questions of a kind are looked at in a game."""
EVERY = 1 if LONG else 12
"""At so many questions of a whole game its panel is reckoned."""
GIVEN = 2
"""So many answers are given in advance."""
NEWS = (
    Line("> 🎯 **Bob** plays a second card: **Sprint**, he says."),
    Line("> 🤝 **Cid** and **Dee** believe it."),
    Line("> 💍 You lose the bracelet worth 3.", mine=True, rank=4),
    Line("> It is your turn.", mine=True, rank=0),
)
WHOLE_MENU = 27
"""Letters of a menu that is closed on a phone; those of Magic Schools say more, the arena first."""
PICTURE = Picture(b"", "A hand.", "hand.png")
NIGHT = ("Europe/Paris", "America/Toronto")


def questions(game_id: str, every: int = 0) -> Iterator[tuple[TableView, str]]:
    """Look at questions of every kind, with few and many seats, and name the tip for them.

    Of whole games, if that is not 0, at ``every`` so many questions.
    """
    game = find(game_id)
    options = {option.key: option.default for option in game.options}
    taught = game.coach
    assert taught is not None
    for seats in (min(game.seats), as_many_as(game_id, 4)):
        script = played(game, seats, options, 0)
        state, known = game.start(seats, options, script.seed).state, Counter[str]()
        for number, answer in enumerate(script.answers):
            decision = answer.decision
            known[decision.prompt] += 1
            if known[decision.prompt] <= OF_A_KIND or (every and number % every == 0):
                look = table_view(game, state, seats, decision.seat)
                limited = tuple(replace(one, due_at=NOW) for one in look.questions)
                unasked = tuple(game.unasked_moves(state, decision.seat))
                look = replace(look, questions=limited, unasked=unasked)
                yield look, taught.tips(look.view, decision)[0]
            state = game.apply(state, decision.seat, answer.move).state


def full(look: TableView) -> TableView:
    """Add what else may be done at a question: undo, a hint, what is given in advance, a plan."""
    given = tuple(one.key for one in find(look.table.game).standing[:GIVEN])
    terms = replace(look.table.terms, hints=Hints.ALWAYS, pace="slow")
    *others, last = look.table.players
    if last.seat != look.seat:
        last = replace(last, occupant=Computer("Alan", Level.EASY))
    return replace(
        look,
        table=replace(look.table, terms=terms, players=(*others, last)),
        undo=UndoOption(0, ()),
        standing=given,
        ahead=Foresight((), look),
    )


def panels(look: TableView, tips: Sequence[str], words: Texts) -> Iterator[ui.LayoutView]:
    """Lay out what somebody sees in a first game and later, by day and night, after a press."""
    answered = tuple(
        replace(one, decision=replace(one.decision, answered=True)) for one in look.questions
    )
    yield panel(full(look), PICTURE, words, since=NEWS, tips=tips, zones=NIGHT)
    yield panel(full(look), PICTURE, words, headline=NEWS[2].text, since=NEWS[:2], tips=tips[1:])
    yield panel(look, PICTURE, words, since=NEWS, zones=NIGHT)
    yield panel(replace(look, questions=answered), PICTURE, words, since=NEWS, zones=NIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", COACHED)
def test_every_question_of_a_game_stands_on_one_screen(game_id: str, language: str) -> None:
    """Of whole games, as reckoned; ``python -m tests.play.local.moments`` measures a browser."""
    words = texts(language)
    found: list[float] = []
    taught: list[float] = []
    for at, (look, tip) in enumerate(questions(game_id, EVERY)):
        goal = goal_line(look, (GOAL,), words)
        found += [
            # An answer at hand is worth the line that the goal of a first game takes.
            height(one) - SMALL_LINE * (goal in said(one))
            for one in panels(look, (GOAL,), words)
        ]
        # Each tip is told once, and the card for a first turn at the first question.
        taught.append(height(next(panels(look, (GOAL, tip) if at else (FIRST_TURN,), words))))
    assert sum(tall > PANEL for tall in found) <= (1 - SHARE) * len(found)
    assert max(*found, *taught) <= SCREEN


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", COACHED)
def test_who_was_away_for_long_looks_back_before_they_look_ahead(
    game_id: str, language: str
) -> None:
    """Both in one row where they have room there; else what was missed is behind *More*."""
    words, since = texts(language), summed("⏳ 6 turns since your last move.", NEWS * 9)
    for bare, _ in questions(game_id):
        usual = panel(full(bare), PICTURE, words, since=NEWS * 9)
        away = panel(full(bare), PICTURE, words, since=since)
        assert "always" not in verbs(away) or "catchup" in verbs(away)
        assert height(away) <= max(height(usual), PANEL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_no_room_on_a_panel_is_one_press_away(language: str) -> None:
    """Each answer is on the panel or behind one button there, all else behind *More*."""
    words = texts(language)
    for game_id in COACHED:
        for bare, tip in questions(game_id):
            look, tips = full(bare), (GOAL, FIRST_TURN, tip)
            shown = panel(look, PICTURE, words, since=NEWS, tips=tips)
            offer = face_of(game_id).offer(look, words)
            kept = answers_at_hand(look, words, goal_line(look, tips, words))
            branches = kept.branches
            others = [one for one in branches if one.key == OTHERS]
            if any(len(one.choices) == 1 and not one.menus for one in others):
                assert kept.menus, "one answer alone"
                assert 1 == len([*chain(*kept.rows, kept.buttons)])
            opened = [
                branch_panel(look, asked(look), branch.key, PICTURE, words) for branch in branches
            ]
            here = [*choices(shown), *(word for one in opened if one for word in choices(one))]
            forms = {one.move for one in offer.every if one.form}
            missing = {one.move for one in offer.every if word_of(one.move) not in here} - forms
            assert not missing, (game_id, phase_of(look))
            more = more_panel(look.table, look, (), words, tips=tips, zones=NIGHT)
            for line in (*coach(look, tips, words), *offer.stake, *of_more(offer), *offer.hints):
                assert line.split("\n")[0].removeprefix("-# ") in said(more)
            wanted = {"undo", "always", "hush", "hand", "night"}
            assert wanted | (
                {"hint"} if look.table.gives_hints and look.has_a_choice else set()
            ) <= verbs(more)
            assert "👉" not in said(more)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", COACHED)
def test_a_tip_is_read_on_the_panel_or_behind_a_button_that_says_so(
    game_id: str, language: str
) -> None:
    """It is told once: of most newcomers nobody ever pressed *More* at that moment."""
    words, read = texts(language), Counter[int]()
    taught = find(game_id).coach
    assert taught is not None
    event, *_ = sorted(kebab(kind.__name__) for kind in taught.surprises)
    for (bare, tip), beside in product(questions(game_id), ((), (event,))):
        tips = (tip, *beside)
        shown = panel(full(bare), PICTURE, words, since=NEWS[:1], tips=(GOAL, *tips))
        assert height(shown) <= SCREEN
        (more,) = [one for one in parts(shown) if one.get("label") == words("button-more")]
        is_read = "".join(texts_of(shown)).count(TIP_SIGN)
        assert (is_read == len(tips)) is ("emoji" not in more), (tips, height(shown))
        read[is_read] += 1
    assert read[1]


def test_a_pair_of_answers_stays_at_hand() -> None:
    """Whoever has two answers sees both, and nothing leads to one answer alone."""
    words = texts("fr")
    for number in (2, 3, 4):
        cards = list(Card)[:number]
        answers = tuple(Choice(Announce(card, card), f"Une réponse {card}") for card in cards)
        offer = fitted(Offer(buttons=answers), "?", 0, words)
        apart = [*chain(*(menu.choices for menu in offer.menus))]
        assert number == len(offer.buttons) + len(apart)
        assert len(apart) != 1
        assert bool(apart) == (number > 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_two_answers_beside_a_menu_one_stays_where_both_have_no_room(language: str) -> None:
    """What carries a march out stood behind a button that had room for it beside itself."""
    words = texts(language)
    first, second, third = (
        Choice(Announce(card, card), label)
        for card, label in zip(
            Card, ("Marche !", "Ne rien changer de tout cela", "Non"), strict=False
        )
    )
    offer = Offer(buttons=(first, second), menus=(Menu("Ordres…", (third,)),))
    kept = fitted(offer, "?", 80, words)
    assert ((first,), offer.menus) == (kept.buttons, kept.menus)
    (others,) = kept.branches
    assert (second,) == others.choices
    assert offer == fitted(offer, "?", 200, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", COACHED)
def test_an_answer_is_at_hand_wherever_answers_are_buttons(game_id: str, language: str) -> None:
    """Nobody is left with *Others…* alone, as a defence in Rage or an attack without a target."""
    words = texts(language)
    for look, _ in questions(game_id, EVERY):
        offer = face_of(game_id).offer(look, words)
        if any(offer.rows) or offer.buttons:
            for goal in ("", goal_line(look, (GOAL,), words)):
                kept = answers_at_hand(look, words, goal)
                alone = [menu.invitation for menu in kept.menus] == [words("menu-answer")]
                assert kept.rows or kept.buttons or alone, (phase_of(look), goal)
                if game_id == "rage":
                    assert all(len(one.invitation) <= WHOLE_MENU for one in kept.menus)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_below_every_board_takes_two_lines_of_buttons(language: str) -> None:
    """*Follow* stands beside *More*, where there was room: the board is no taller for it."""
    look, _ = next(questions("goths"))
    (frame,) = board(look, PICTURE, texts(language)).children
    assert isinstance(frame, ui.Container)
    row = frame.children[-1]
    assert isinstance(row, ui.ActionRow)
    below = [one for one in row.children if isinstance(one, ui.Button)]
    assert ["hand", "watch", "followtable", "more"] == [
        (one.custom_id or "").split(":")[3] for one in below
    ]
    labelled = [(one.label or "", bool(one.emoji)) for one in below]
    assert row_height(labelled) == row_height(labelled[:3]) == 2 * BUTTON + GAP


def test_a_panel_names_game_and_table_before_its_question() -> None:
    words = texts("en")
    for game_id in COACHED:
        look, _ = next(questions(game_id))
        (part,) = (one for one in texts_of(panel(look, PICTURE, words)) if "👉" in one)
        assert part.startswith(f"-# {words(f'{game_id}-short-name')} · table {look.table.id}")


def test_the_outcome_takes_three_lines_what_it_cost_me_first() -> None:
    """The rest is counted on the button that tells it."""
    words = texts("en")
    look, _ = next(questions("vikings"))
    many = (*NEWS, *[Line(f"> **Cid** draws card {n}.", rank=1) for n in range(9)])
    shown = panel(look, PICTURE, words, since=many)
    first = texts_of(shown)[0]
    assert text_height(first) <= OUTCOME
    assert NEWS[2].text in first
    assert NEWS[3].text not in first
    left = len(many) - 1 - len(first.split("\n"))
    assert words("panel-catchup", count=left) in labels(shown)


def test_the_goal_stands_on_every_panel_of_the_table_where_it_is_learnt() -> None:
    """Whether or not something is asked, in one line; the whole card is behind *More*."""
    for game_id, words in product(COACHED, map(texts, LANGUAGES)):
        for bare, tip in islice(questions(game_id), 3):
            look = full(bare)
            goal = goal_line(look, (GOAL,), words)
            assert text_height(f"-# {goal}") == 19
            answered = replace(look.questions[0].decision, answered=True)
            waiting = replace(look, questions=(replace(look.questions[0], decision=answered),))
            for one, tips in ((look, (GOAL, tip)), (look, (GOAL,)), (waiting, (GOAL,))):
                assert f"-# {goal}" in said(panel(one, PICTURE, words, since=NEWS, tips=tips))
            assert goal not in said(panel(look, PICTURE, words, since=NEWS, tips=(tip,)))
            more = more_panel(look.table, look, (), words, tips=(GOAL,))
            assert all(f"-# {line}" in said(more) for line in coach(look, (FIRST_TURN,), words))
            assert "hush" not in verbs(more)


def test_what_the_coach_says_takes_the_place_of_the_stake() -> None:
    """No price is told twice."""
    words = texts("en")
    look, tip = next(one for one in questions("vikings") if phase_of(one[0]) == "challenge")
    stake = words("vikings-stake-challenge", held=3, theirs=3).split(",")[0]
    assert stake in said(panel(look, PICTURE, words))
    assert stake not in said(panel(look, PICTURE, words, tips=(tip,)))


def test_what_need_not_be_answered_is_behind_one_button() -> None:
    """Without the sign of a question; not while computers alone are awaited."""
    words = texts("en")
    for game_id in COACHED:
        look = full(next(questions(game_id))[0])
        shown = panel(look, PICTURE, words)
        assert not {"say", "standing", "plan", "unstanding"} & verbs(shown)
        ahead = ahead_panel(look, PICTURE, words)
        if ahead is not None:
            assert "always" in verbs(shown)
            assert "👉" not in said(ahead)
            known = len(find(game_id).standing)
            assert ("unstanding" in verbs(ahead)) == bool(known)
            assert ("standing" in verbs(ahead)) == (known > GIVEN)
        alone = computers_only(look)
        assert not {"always", "say", "standing", "plan"} & verbs(panel(alone, PICTURE, words))
        assert "👉" not in said(panel(alone, PICTURE, words))


def computers_only(look: TableView) -> TableView:
    """Let the viewer wait, of all who are asked something, for computers alone."""
    players = tuple(
        player
        if player.seat == look.seat
        else replace(player, occupant=Computer("Alan", Level.EASY))
        for player in look.table.players
    )
    asks = replace(look.questions[0].decision, seat=Seat(1 - (look.seat or 0)))
    return replace(
        look,
        table=replace(look.table, players=players),
        questions=(replace(look.questions[0], decision=asks),),
        legal=(),
    )


def phase_of(look: TableView) -> str:
    """Name what a game waits for."""
    assert isinstance(look.view, PhasedView)
    return look.view.phase.value


def parts(view: ui.LayoutView | None) -> list[dict[str, Any]]:
    """List what a panel is made of, as it is sent."""
    assert view is not None
    return list(walk_components(components(view)))


def texts_of(view: ui.LayoutView | None) -> list[str]:
    return [one["content"] for one in parts(view) if "content" in one]


def said(view: ui.LayoutView | None) -> str:
    return "\n".join(texts_of(view))


def labels(view: ui.LayoutView | None) -> list[str]:
    return [one["label"] for one in parts(view) if one.get("label")]


def verbs(view: ui.LayoutView | None) -> set[str]:
    return {one["custom_id"].split(":")[3] for one in parts(view) if "custom_id" in one}


def choices(view: ui.LayoutView | None) -> set[str]:
    """Name the moves that a panel offers, by the words of their custom ids and values."""
    found = set()
    for one in parts(view):
        press = read_press(one.get("custom_id", ""))
        if press is not None and press.decision != UNASKED:
            found.add(f"{press.verb}-{press.argument}")
            found.add(press.argument)
        found |= {option["value"].split(" ")[0] for option in one.get("options", ())}
    return found
