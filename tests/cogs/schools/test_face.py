"""What Clash of Magic Schools offers on Discord, and how it says what comes of it."""

from __future__ import annotations

from itertools import chain, product
from typing import Any

import pytest
from msgspec.structs import replace

from bot.i18n.story import story, story_of
from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.view import TableView
from cogs.elements.components import Style
from cogs.elements.faces import Line
from cogs.elements.game_face import Choice, Offer
from cogs.elements.phone import OUTCOME, within
from cogs.elements.uploads import Picture
from cogs.panels.coach import goal_line
from cogs.panels.hand import answers_at_hand, confirmation, panel
from cogs.schools.face import FACE
from games.api import Event, Move, Seat
from games.optional.coaching import GOAL
from games.schools.content import ELEMENTS
from games.schools.events import (
    HandShown,
    MaleficioCast,
    StudentDeployed,
    StudentsDiscarded,
    StudentsSummoned,
    TotalsChanged,
    TrialsAnnounced,
)
from games.schools.moves import (
    CastBatrax,
    CastMaleficio,
    DeployAlike,
    Discard,
    DiscardRarest,
    EndTurn,
    MoveTo,
    PassTrial,
    Summon,
)
from games.schools.rules import GAME
from games.schools.state import SchoolsState, Side
from tests.games.schools.arrange import after, arrange, side
from tests.rigs.table_views import table_view

EN, FR = (texts(language) for language in LANGUAGES)
EARTH, WATER, AIR, FIRE, DARK = ELEMENTS
FIRST, SECOND = Seat(0), Seat(1)
COMPONENTS = 40
"""Discord: the most components in one message."""


def seen(state: SchoolsState, seat: Seat | None = FIRST) -> TableView:
    """Look at a state, as a seat or as a spectator."""
    return table_view(GAME, state, 2, seat)


def offered(state: SchoolsState, seat: Seat = FIRST) -> Offer:
    """Arrange what a seat may answer."""
    return FACE.offer(seen(state, seat), EN)


def choice(state: SchoolsState, move: Move, seat: Seat = FIRST) -> Choice:
    """Find a move among what is offered."""
    return next(one for one in offered(state, seat).every if one.move == move)


def test_a_first_turn_begins_with_arenas_as_buttons_that_say_what_they_cost() -> None:
    """At the table: a move shows what it costs; on the crest there is nothing else to do."""
    state = arrange(side("eef", started=False), turn=1)
    offer = offered(state)
    (moves, *others) = [row for row in offer.rows if row]
    assert ["Go to earth (\N{MINUS SIGN}1 🌿)", "Go to fire (\N{MINUS SIGN}1 🔥)"] == [
        c.label for c in moves
    ]
    assert ["🌿", "🔥"] == [str(c.emoji) for c in moves]
    assert ([], ()) == (others, offer.menus)
    assert EN("schools-rule-starting-trial-due") not in offer.hints
    assert "starting trial" in FACE.prompt(seen(state), EN)
    assert EN("schools-rule-pawn-on-crest") in offer.hints


def test_students_are_deployed_from_one_menu_one_or_several_alike() -> None:
    """M5: its invitation says where, on one line of a phone; a choice what is there then (B, C)."""
    own = side("fffwe", pawn=AIR, columns={AIR: "wwe", FIRE: "a"}, stacks={AIR: (1, 2)})
    menu = offered(arrange(own)).menus[0]
    assert "Deploy to air…" == menu.invitation
    assert "Then: level 2, students 6." == menu.choices[-1].help
    assert ["Earth", "Water", "Fire", "2 fire", "3 fire"] == [c.label for c in menu.choices]
    assert DeployAlike(FIRE, 3) == menu.choices[-1].move
    invitation = FACE.offer(seen(arrange(own)), FR).menus[0].invitation
    assert invitation.endswith(": air…")
    for words, arena in product((EN, FR), ELEMENTS):
        at = seen(arrange(side("fffwe", pawn=arena)))
        assert len(FACE.offer(at, words).menus[0].invitation) <= 27
    assert 15 == len(offered(arrange(side("eewwaaffddd", pawn=AIR))).menus[0].choices) + 4
    for nobody in (side("fw"), side(pawn=AIR)):
        assert not any("Deploy" in one.invitation for one in offered(arrange(nobody)).menus)


@pytest.mark.parametrize("words", [EN, FR])
def test_what_a_school_does_is_told_whole_on_a_phone(words: Texts) -> None:
    """How many students there are stood at the end, and was cut off."""
    names = ("🐉 **Chloé**", "🦅 **Diego**")
    did: tuple[Event, ...] = (
        StudentDeployed(seat=FIRST, arena=DARK, student=DARK, column=10),
        StudentsSummoned(seat=FIRST, origin=EARTH, arena=DARK, students=(DARK, FIRE, DARK)),
        MaleficioCast(seat=FIRST, victim=SECOND, arena=DARK, number=7),
    )
    for event, reader, move in product(did, (FIRST, SECOND), range(3)):
        (told,) = story_of(
            "schools", [event], names, words, FACE.speller, reader=reader, moves=[move]
        )
        forms = (told.text, *told.shorter)
        assert any("…" not in within(f"> {form}", OUTCOME) for form in forms)


def test_a_menu_of_arenas_tells_what_stands_there() -> None:
    """At the table: the legal actions with their consequence."""
    own = side("we", pawn=AIR, columns={WATER: "ff"}, stacks={WATER: (1, 2)})
    against = side(columns={WATER: "eee"}, stacks={WATER: (1,)})
    goes = choice(arrange(own, against), MoveTo(WATER))
    assert goes.help == "You: level 2, students 2. Opponent: level 1, students 3."


def test_a_trial_says_its_row_and_the_totals() -> None:
    """At the table: the new total."""
    own = side("e", pawn=FIRE, columns={FIRE: "wea"}, stacks={FIRE: (1, 2)}, row=(3,))
    against = side(row=(6, 3), stacks={AIR: (4,)})
    state = arrange(own, against)
    mine, theirs = choice(state, PassTrial(FIRST)), choice(state, PassTrial(SECOND))
    assert mine.label == "Pass level 3 (yours) → 🐉 3 : 4 🦅"
    assert theirs.label == "Pass level 3 (theirs) → 🐉 3 : 4 🦅"
    assert ("", "") == (mine.confirm, theirs.confirm)


def test_the_starting_trial_is_called_by_its_name() -> None:
    state = arrange(side("e", pawn=FIRE, columns={FIRE: "w"}, started=False), turn=1)
    assert choice(state, PassTrial(FIRST)).label == "Pass your starting trial"


@pytest.mark.parametrize("words", [EN, FR])
@pytest.mark.parametrize("students", ["w", "wea"])
def test_what_a_first_turn_is_about_is_at_hand(words: Texts, students: str) -> None:
    """The question says to pass the starting trial: that stood behind *Others…*."""
    state = arrange(side("eef", pawn=FIRE, columns={FIRE: students}, started=False), turn=1)
    look = seen(state)
    offer = answers_at_hand(look, words, goal_line(look, (GOAL,), words))
    shown = [one.move for one in (*chain(*offer.rows), *offer.buttons)]
    assert PassTrial(FIRST) in shown


def test_what_ends_the_game_says_so_is_red_and_wants_a_second_press() -> None:
    """M19: an action that ends the game is final and says so before it is chosen."""
    own = side(pawn=FIRE, columns={FIRE: "weawe"}, stacks={FIRE: (4,), AIR: (6,), WATER: (4,)},
               row=(5,))  # fmt: skip
    last = choice(arrange(own, side(stacks={AIR: (6,)})), PassTrial(FIRST))
    assert last.label == "Pass level 5 (yours) → 🐉 15 : 6 🦅, ends the game"
    assert Style.FINAL is last.style
    assert last.confirm == EN("schools-sure-ends", totals="🐉 15 : 6 🦅", result="won")


@pytest.mark.parametrize(
    ("level", "said", "dit"),
    [
        (1, "and you lose", "et tu perds"),
        (2, "in a draw", "sur une égalité"),
        (3, "and you win", "et tu gagnes"),
    ],
)
@pytest.mark.parametrize("seat", [FIRST, SECOND])
def test_who_ends_the_game_with_the_turn_reads_who_wins(
    level: int, said: str, dit: str, seat: Seat
) -> None:
    """M12, M19: the last trial is announced; the higher total wins, equal totals are a draw."""
    state = arrange(side(stacks={AIR: (level,)}), side(stacks={AIR: (2,)}), trials=(6,), seat=seat)
    assert f"**) {said}. It can" in choice(state, EndTurn(), seat).confirm
    every = FACE.offer(seen(state, seat), FR).every
    assert f"**) {dit}. Cela" in next(one for one in every if one.move == EndTurn()).confirm
    ended = GAME.outcome(GAME.apply(state, seat, EndTurn()).state)
    assert ended is not None
    assert ended.ranking[0] == {1: (Seat(1 - seat),), 2: (FIRST, SECOND), 3: (seat,)}[level]


@pytest.mark.parametrize(
    ("column", "against", "label"),
    [
        ("eee", {"columns": {FIRE: "wawww"}}, "Batrax: they lose 4 water students"),
        ("aaa", {"columns": {FIRE: "wwaw"}}, "Hypnox: 3 water students join you"),
        ("fff", {"stacks": {FIRE: (1, 2)}}, "Combustio: their 2 trials here go back → 🐉 0 : 0 🦅"),
        ("ddd", {"stacks": {FIRE: (1, 2)}}, "Eversio: steal their level 2 → 🐉 2 : 1 🦅"),
        ("eew" + "www", {"row": (2,)}, "Inundatio: pass level 2 from the other row → 🐉 2 : 0 🦅"),
        ("eee", {"hand": "eewwaaf"}, "Maleficio: they discard 3 of 7"),
    ],
)
def test_a_spell_says_what_it_will_do(column: str, against: dict[str, Any], label: str) -> None:
    """At the table: what the opponent loses; each spell before it is cast."""
    state = arrange(side(pawn=FIRE, columns={FIRE: column}), side(**against))
    found = {one.label: one for one in offered(state).every}
    assert label in found
    assert "its caster" in found[label].help


def test_runs_that_could_do_the_same_are_told_apart_by_their_places() -> None:
    """M13: separate runs of a column are separate offers, named as in the picture."""
    own = side(pawn=FIRE, columns={FIRE: "eeeweee"})
    labels = [c.label for c in offered(arrange(own, side(columns={FIRE: "w"}))).every]
    assert "Batrax: they lose 1 water student (students 1-3)" in labels
    assert "Batrax: they lose 1 water student (students 5-7)" in labels


def test_many_spells_are_a_menu() -> None:
    own = side(pawn=FIRE, columns={FIRE: "eee"})
    offer = offered(arrange(own, side("ee", columns={FIRE: "ewafd"})))
    casts = next(menu for menu in offer.menus if menu.invitation == EN("schools-menu-cast"))
    assert [*(CastBatrax(0, element) for element in ELEMENTS), CastMaleficio(0)] == [
        c.move for c in casts.choices
    ]


def test_a_spell_that_brings_overtime_says_so() -> None:
    """At the table: overtime, in the name, as a button has no second line."""
    own = side(pawn=FIRE, columns={FIRE: "ddd" + "eee"}, stacks={AIR: (6,), WATER: (5,)})
    against = side(stacks={FIRE: (3, 4), AIR: (6,), WATER: (4,)})
    spell = next(c for c in offered(arrange(own, against)).every if c.label.startswith("Eversio"))
    assert spell.label == "Eversio: steal their level 4 → 🐉 15 : 13 🦅, overtime begins"


def test_a_trial_that_brings_overtime_says_so() -> None:
    """M10: at 15 against 10 or more overtime begins, and lasts."""
    own = side(
        pawn=FIRE, columns={FIRE: "w"}, stacks={AIR: (6,), WATER: (5,), DARK: (3,)}, row=(1,)
    )
    state = arrange(own, side(stacks={AIR: (6,), WATER: (4,)}))
    assert "Pass level 1 (yours) → 🐉 15 : 10 🦅, overtime begins" == (
        choice(state, PassTrial(FIRST)).label
    )
    begun = arrange(own, side(stacks={AIR: (6,), WATER: (4,)}), overtime=True)
    assert "Pass level 1 (yours) → 🐉 15 : 10 🦅" == choice(begun, PassTrial(FIRST)).label


def test_maleficio_wants_a_second_press_that_says_why() -> None:
    """M19: from here on there is no undo, as the opponent is asked."""
    own = side(pawn=FIRE, columns={FIRE: "aaa"})
    curse = choice(arrange(own, side("eewwa")), CastMaleficio(0))
    assert curse.confirm == EN("schools-sure-maleficio", students=2, held=5, caster="air")
    assert curse.confirm.endswith("Your caster, a student of air, is discarded.")
    assert curse.help == "A spell costs its caster, here a student of air."


def test_the_end_of_the_turn_says_how_many_trials_it_announces_and_which_are_known() -> None:
    """3: announce two, or the last one; those that Combustio put back are known."""
    end = choice(arrange(side(), trials=(3, 4, 5)), EndTurn())
    assert (end.label, end.confirm) == ("End turn: announces 2 trials", "")
    known = choice(arrange(side(), trials=(1, 2, 5), known_trials=2), EndTurn())
    assert known.label == "End turn: announces 2 trials (known: 1, 2)"
    last = choice(arrange(side(), trials=(3,)), EndTurn())
    assert last.label == "End turn: announces the last trial, ends the game"
    assert last.confirm


def test_the_end_of_the_turn_asks_back_while_a_trial_can_still_be_passed() -> None:
    """M19: phase 3 is final."""
    own = side(pawn=FIRE, columns={FIRE: "we"}, row=(1,))
    assert choice(arrange(own), EndTurn()).confirm == EN("schools-sure-end-turn", level=1)


def test_a_summon_shows_the_three_in_their_order() -> None:
    """D: exactly one's last 3 students of one arena, order kept."""
    own = side(pawn=FIRE, columns={AIR: "eewfw", WATER: "dd"})
    summon = choice(arrange(own), Summon(AIR, WATER))
    assert (summon.label, str(summon.emoji)) == ("From air to water", "💧")
    assert summon.help == "💧🔥💧 in this order, behind the 2 there."
    one = choice(arrange(side(pawn=FIRE, columns={AIR: "wfw", WATER: "d"})), Summon(AIR, WATER))
    assert one.help == "💧🔥💧 in this order, behind the one there."
    nobody = choice(arrange(side(pawn=FIRE, columns={AIR: "wfw"})), Summon(AIR, WATER))
    assert nobody.help == "💧🔥💧 in this order; nobody is there yet."


def test_maleficio_is_answered_by_the_rarest_or_by_any_others() -> None:
    """Questions: exactly half; the default is one press."""
    begun = arrange(side(pawn=FIRE, columns={FIRE: "aaa"}), side("eeewf"))
    state = after(begun, CastMaleficio(0))
    offer = offered(state, SECOND)
    assert "What you have fewest of: 💧🔥" in [c.label for c in offer.buttons]
    one = choice(state, Discard((2, 0, 0, 0, 0)), SECOND)
    assert (one.label, one.help) == ("Discard 🌿🌿", "You keep 🌿💧🔥.")
    asked = FACE.prompt(seen(state, SECOND), EN)
    assert asked.startswith("Maleficio! Which 2 of your 5 students")
    assert asked.endswith("In hand: 🌿🌿🌿💧🔥")
    waited = FACE.awaits(seen(state, None), EN)
    assert "Maleficio! Waiting for 🦅 **Player 1** to choose 2 students to discard." == waited
    assert Choice(DiscardRarest(), "What you have fewest of: 💧🔥", "🤏") in offer.buttons


@pytest.mark.parametrize(
    ("own", "against", "hint"),
    [
        (
            side(pawn=FIRE, columns={FIRE: "w"}, row=(3,)),
            side(row=(1,)),
            "Your row: level 3 can",
        ),
        (
            side(pawn=FIRE, columns={FIRE: "w"}, stacks={FIRE: (1,)}, row=(2,)),
            side(),
            "Your row: level 2 takes 2 students, and you have 1 here: deploy or summon more.",
        ),
        (side(pawn=FIRE, columns={FIRE: "ww"}), side(), "No spell now: you have no three alike"),
        (side(pawn=FIRE, columns={FIRE: "fff"}), side("e"), "That spell finds nothing"),
        (side(pawn=FIRE, columns={FIRE: "fff"}), side("e"), "No Maleficio: your opponent holds"),
        (side(pawn=FIRE), side(), "No summon: none of your columns has three students."),
        (
            side(pawn=FIRE, columns={FIRE: "www"}, stacks={FIRE: (4,)}, row=(5,)),
            side(row=(4,)),
            "No Inundatio: neither row shows level 6",
        ),
        (
            side(pawn=FIRE, columns={FIRE: "www"}, stacks={FIRE: (4,)}),
            side(row=(6,)),
            "Level 6 takes 6 students, and you have 3 here: deploy or summon more.",
        ),
        (
            side(pawn=FIRE, columns={FIRE: "www"}, stacks={FIRE: (5,)}),
            side(),
            "No Inundatio: you have level 5 here, and level 6 is the highest.",
        ),
        (
            side(pawn=FIRE, columns={FIRE: "www"}, stacks={FIRE: (6,)}),
            side(),
            "No Inundatio: you have level 6 here, the highest.",
        ),
    ],
)
def test_why_something_is_not_on_offer_is_said(own: Side, against: Side, hint: str) -> None:
    """Why one cannot: level, students, not the last of its row, no three alike, nothing to hit."""
    hints = offered(arrange(own, against)).hints
    assert [line for line in hints if line.startswith(hint)]


def test_a_large_hand_is_told_in_figures() -> None:
    """No hand limit: a row of thirty signs cannot be counted."""
    look = seen(arrange(side("eeeewwwaff", pawn=FIRE)))
    assert FACE.facts(look, EN)["hand"] == "4 🌿 3 💧 1 🪶 2 🔥"


def test_a_used_summon_is_explained() -> None:
    state = arrange(side(pawn=FIRE, columns={AIR: "eee"}), summoned=True)
    assert EN("schools-rule-summon-used") in offered(state).hints


def test_every_legal_move_fits_in_one_message() -> None:
    """Discord: 40 components a message, 25 lines a menu; also where nearly all can be done."""
    own = side("eeewwwaaafffddd", pawn=FIRE, columns=dict.fromkeys(ELEMENTS, "eeefff"),
               stacks={FIRE: (1, 2)}, row=(3,))  # fmt: skip
    against = side("eeww", columns={FIRE: "ewafd"}, stacks={FIRE: (1,)}, row=(6, 3))
    look = seen(arrange(own, against))
    for words in (EN, FR):
        view = panel(
            look, Picture(b"", "A hall.", "hall.png"), words, headline="Done.", since=(Line("So"),)
        )
        assert view.total_children_count <= COMPONENTS
        for one in FACE.offer(look, words).every:
            assert len(one.label) <= 80
            assert len(one.help) <= 100


def test_a_spell_of_a_menu_is_confirmed_with_its_consequence() -> None:
    """Two presses for what cannot be taken back: choose, then confirm in words."""
    own = side(pawn=FIRE, columns={FIRE: "eee"})
    look = seen(arrange(own, side("eeww")))
    decision = look.questions[0].decision.id
    shown = Picture(b"", "A hall.", "hall.png")
    assert confirmation(look, decision, shown, CastMaleficio(0), EN) is not None
    assert confirmation(look, decision, shown, EndTurn(), EN) is None


def test_nothing_stands_under_the_board_for_everybody() -> None:
    """Every answer rests on a hand."""
    assert () == FACE.public(seen(arrange(side("e", pawn=FIRE)), None), EN)


def test_a_turn_reads_like_a_story() -> None:
    """At the table: each action is published; whoever reads the thread follows without the book."""
    events = (
        StudentDeployed(seat=FIRST, arena=FIRE, student=WATER, column=1),
        StudentDeployed(seat=FIRST, arena=FIRE, student=FIRE, column=2),
        TotalsChanged(totals=(12, 8)),
        TrialsAnnounced(seat=FIRST, levels=(5, 2), pile=20),
        StudentsDiscarded(seat=SECOND, students=(0, 2, 0, 1, 0), hand=3),
        HandShown(seat=FIRST, students=(0, 0, 0, 0, 0)),
        HandShown(seat=SECOND, students=(0, 0, 1, 0, 2)),
    )
    names = ("🐉 **Ann**", "🦅 **Bob**")
    marched, score, announced, discarded, shown = story("schools", events, names, EN, FACE.speller)
    assert marched == (
        "2 students march into the 🔥 arena of fire for 🐉 **Ann**: 💧 water and 🔥 fire."
    )
    assert "🐉 12 : 8 🦅" in score
    assert "**levels 5 and 2**" in announced
    assert discarded == "🦅 **Bob** sends 💧💧🔥 home and keeps 3 in hand."
    assert shown == "Still in hand at the end: 🐉 **Ann** (nobody) and 🦅 **Bob** (🪶🔮🔮)."


def test_of_two_equal_trials_none_is_called_the_lower_one() -> None:
    """3: they lie in decreasing order, and the last of the row is available."""
    for move in range(1, 4):
        event = TrialsAnnounced(seat=FIRST, levels=(4, 4), pile=20)
        (said,) = story("schools", [event], ("Ann", "Bob"), EN, FACE.speller, moves=[move])
        assert "**levels 4 and 4**; the last one is available." in said


def test_labels_know_nothing_of_what_the_reader_may_not_know() -> None:
    """Secret: hands; the number that Maleficio takes is public."""
    begun = arrange(side(pawn=FIRE, columns={FIRE: "aaa"}), side("eeewf"))
    dealt = replace(begun, sides=(begun.sides[0], side("dddda")))
    shown = [[one.label for one in offered(state).every] for state in (begun, dealt)]
    assert shown[0] == shown[1]


@pytest.mark.parametrize(
    ("words", "before"), [(EN, "first"), (FR, "d\N{RIGHT SINGLE QUOTATION MARK}abord")]
)
def test_the_tip_on_moving_asks_nobody_to_move_again(words: Texts, before: str) -> None:
    """The card of a first turn comes before it: whoever reads it has just moved."""
    assert before not in words("schools-tip-act").casefold()
