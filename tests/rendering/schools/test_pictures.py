"""What is special in the pictures of Clash of Magic Schools."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Seat
from games.schools.content import ELEMENTS, Element
from games.schools.view import Run, SchoolsView, Trace, TraceKind
from rendering.paint.lettering import fitted
from rendering.scene.scene import PRIVATE_DECIDES, PUBLIC_DECIDES, Place, Scene, Text
from rendering.schools.board.columns import laid_out, rows_of
from rendering.schools.layout import PRIVATE, PUBLIC
from tests.rendering.positions import NAMES, drawings, drawn, views
from tests.rendering.schools.busy_tables import acting, busy, over, player, stand

EARTH, WATER, AIR, FIRE, DARK = ELEMENTS


def with_column(view: SchoolsView, seat: int, *column: Element) -> SchoolsView:
    """Let a school have these students where its crest is, and nobody anywhere else."""
    players = list(view.players)
    stands = tuple(
        stand(arena, column if arena is players[seat].pawn else (), casting=arena is DARK)
        for arena in ELEMENTS
    )
    players[seat] = replace(players[seat], stands=stands)
    return replace(view, players=tuple(players))


def students(scene: Scene) -> list[tuple[str, float, float]]:
    """List the students in the arenas: the element, and where the upper left corner is."""
    return [
        (shape.drawing.name.split()[2], shape.x, shape.y)
        for shape in scene.shapes
        if isinstance(shape, Place) and shape.drawing.name.startswith("schools student")
    ]


def casting(scene: Scene) -> list[str]:
    """List the students who hold their wands up."""
    return [
        name
        for name in drawings(scene)
        if name.startswith("schools student") and name.endswith("True")
    ]


def test_what_one_must_read_is_large() -> None:
    """Levels, totals, hands and what wins, larger where one answers than where one looks on."""
    for viewer, least, large in (
        (None, PUBLIC_DECIDES, {"30", "28", "6", "1", "12", "15"}),
        (0, PRIVATE_DECIDES, {"30", "6", "1", "12", "11", "2", "3"}),
    ):
        texts = drawn(acting(viewer)).texts
        assert large <= {text.words for text in texts if fitted(text)[0] >= least}


def test_a_private_picture_is_about_the_answer() -> None:
    """It fits a phone's screen; question, turn and piles stand elsewhere (DESIGN, 21)."""
    scene = drawn(acting(0))
    assert scene.height <= 900
    assert not any(name.startswith("schools deck") for name in drawings(scene))
    # Who has none of an element need not read that.
    assert not {"0", "Turn 7", "Table 7"} & {text.words for text in scene.texts}


def test_totals_are_the_largest_numerals() -> None:
    """Totals are the largest numerals of the picture."""
    texts = [text for text in drawn(acting()).texts if text.words.isdigit()]
    assert {"30"} == {text.words for text in texts if text.size == max(t.size for t in texts)}


def test_a_column_is_read_outwards_in_its_order() -> None:
    """At the table: Dragombre's downwards, Blancgriffon's upwards, the first next to the stack."""
    order = (FIRE, WATER, WATER, AIR)
    below = students(drawn(with_column(with_column(acting(), 1), 0, *order)))
    above = students(drawn(with_column(with_column(acting(), 0), 1, *order)))
    assert list(order) == [name for name, _, _ in sorted(below, key=lambda tile: tile[2])]
    assert list(order) == [name for name, _, _ in sorted(above, key=lambda tile: -tile[2])]


def test_every_student_stands_there_while_there_is_room() -> None:
    """Six students are shown one by one, also in the lower hall above a hand; few are large."""
    for hall in (PUBLIC, PRIVATE):
        stretch = laid_out(tuple(ELEMENTS[:2] * 3), hall.room)
        assert ([1] * 6, 0) == ([pane.number for pane in stretch.panes], stretch.hidden)
        assert laid_out(ELEMENTS[:3], hall.room).size > stretch.size


def test_a_long_column_joins_equal_neighbours_and_counts_them() -> None:
    """Equal neighbours joined and numbered when the column is long."""
    stretch = laid_out((EARTH, EARTH, *(FIRE,) * 9), PRIVATE.room)
    told = [(pane.element, pane.first, pane.number) for pane in stretch.panes]
    assert [(EARTH, 0, 2), (FIRE, 2, 9)] == told
    shown = with_column(with_column(acting(0), 1), 0, EARTH, EARTH, *(FIRE,) * 9)
    words = {shape.words for shape in drawn(shown).shapes if isinstance(shape, Text)}
    assert {f"\N{MULTIPLICATION SIGN}{number}" for number in (2, 9)} <= words


def test_a_stack_in_which_levels_were_skipped_names_the_next_one_beneath() -> None:
    """Public: stacks with every level in them; what lies beneath counts once the top is stolen."""
    told = {}
    for stack in ((1, 2, 3), (1, 2, 4), (2,), (1, 2, 3, 4, 6)):
        view = acting(0)
        stands = (stand(EARTH, (), stack), *(stand(arena) for arena in ELEMENTS[1:]))
        players = (
            replace(view.players[0], stands=stands),
            replace(view.players[1], stands=tuple(map(stand, ELEMENTS))),
        )
        scene = drawn(replace(view, players=players))
        told[stack] = [
            name.split()[-1] for name in drawings(scene) if name.startswith("schools beneath")
        ]
        skipped = len(stack) > 1 and stack[-1] != len(stack)
        beneath = ", ".join(map(str, stack[:-1]))
        assert (f"level {stack[-1]} over {beneath}." in scene.alt) is skipped
    assert {(1, 2, 3): [], (1, 2, 4): ["2"], (2,): [], (1, 2, 3, 4, 6): ["4"]} == told


def test_of_a_column_that_fits_in_no_way_the_last_are_shown_and_the_others_counted() -> None:
    """Runs and Hypnox look at the end of a column."""
    stretch = laid_out(ELEMENTS * 6, PUBLIC.room)
    assert stretch.hidden > 0
    assert stretch.panes[0].first == stretch.hidden
    assert stretch.panes[-1].first == len(ELEMENTS) * 6 - 1
    assert stretch.long <= PUBLIC.room
    assert (0, 0) == rows_of(stretch, Run(0, 3))


def test_a_run_that_can_cast_holds_its_wands_up_where_the_mover_stands() -> None:
    """At the table: runs that can cast are marked, by a pose and a frame of light."""
    able = with_column(with_column(acting(), 1), 0, AIR, FIRE, FIRE, FIRE)
    assert 3 == len(casting(drawn(able)))
    assert 1 == sum(name.startswith("schools glow") for name in drawings(drawn(able)))
    others_turn = replace(able, active=Seat(1))
    assert not casting(drawn(others_turn))
    none = with_column(with_column(acting(), 1), 0, AIR, FIRE, FIRE, AIR)
    assert not casting(drawn(none))


def test_the_available_trial_of_a_row_is_the_large_one() -> None:
    """Facts: only the last card of each row is available."""
    view = acting()
    rows = ((5, 2), (6,))
    players = tuple(replace(p, row=row) for p, row in zip(view.players, rows, strict=True))
    names = drawings(drawn(replace(view, players=players)))
    large = [name.split()[2] for name in names if name.startswith("schools pennant")]
    assert ["2", "6"] == large
    waiting = [name for name in names if name.startswith("schools strip 5 92")]
    assert 1 == len(waiting)


def test_overtime_is_candlelight_over_the_whole_hall() -> None:
    """Overtime is candlelight over the whole hall; and it stands in words."""
    day, night = drawn(busy(overtime=False)), drawn(busy())
    assert day.base != night.base
    assert day.palette != night.palette
    assert ("Overtime!" in night.alt, "Overtime!" in day.alt) == (True, False)


def test_trials_that_combustio_put_back_are_shown_on_the_pile() -> None:
    """Public: the cards that Combustio put back are known to both until announced."""
    names = drawings(drawn(acting()))
    known = [
        name.split()[2] for name in names if name.startswith("schools strip") and " 50 " in name
    ]
    assert ["1", "2", "3", "4"] == known
    assert "on top 1, 2, 3, 4." in drawn(acting()).alt


def test_the_board_says_how_many_turns_are_left_near_the_end() -> None:
    """M14: the board shows "turn n of 100" from 60 on."""
    assert "schools badge Turn 100 of 100 344 66" in drawings(drawn(busy()))
    assert "schools badge Turn 7 228 66" in drawings(drawn(acting()))


def test_hands_are_private_until_the_end() -> None:
    """Secret: hands; shown when the game is over."""
    # Beads are discards; a hand is shown by students on their bench.
    assert not any(name.startswith("schools bench") for name in drawings(drawn(acting())))
    assert any(name.startswith("schools bench") for name in drawings(drawn(acting(0))))
    assert "Your hand" not in drawn(acting()).alt
    assert "Your hand: 12 earth, 11 air, 2 fire, 3 dark." in drawn(acting(0)).alt
    assert "hand: 12 earth, 11 air, 2 fire, 3 dark;" in drawn(over(0)).alt


def test_the_alt_text_tells_a_whole_position() -> None:
    """The alt text is the position in sentences."""
    view = with_column(with_column(acting(0), 1, WATER), 0, AIR, FIRE, FIRE, FIRE)
    assert drawn(replace(view, known_trials=())).alt == (
        "Clash of Magic Schools, turn 7. Your turn: what do you do? "
        "Dragombre (Ragnar): total 30; hand: 28; crest in dark matter; "
        "row: 6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1. "
        "Dark matter: no trial; air, 3 fire. "
        "Blancgriffon (Astrid): total 30; hand: 28; crest in dark matter; "
        "row: 6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1. "
        "Dark matter: no trial; water. "
        "To draw: 60. Trial pile: 43. "
        "Discards: 12 earth, 12 water, 12 air, 12 fire, 12 dark. "
        "Your hand: 12 earth, 11 air, 2 fire, 3 dark."
    )


def test_where_words_do_not_suffice_columns_are_told_by_initials() -> None:
    """The whole position, at most 1024 characters."""
    view = busy(0)
    full = player(0, (ELEMENTS * 2,) * 5)
    alt = drawn(replace(view, players=(full, view.players[1])), "fr").alt
    assert "Terre : niveau 6, élèves TEAFNTEAFN." in alt.replace("\N{NARROW NO-BREAK SPACE}", " ")


def test_whose_turn_it_is_and_who_is_asked_carry_different_signs() -> None:
    """Whose turn it is: a visible lamp, not only a word."""
    names = drawings(drawn(busy()))
    assert 1 == sum(name.startswith("schools lamp") for name in names)
    assert 1 == sum(name.startswith("bubble") for name in names)
    ended = drawings(drawn(over(1)))
    assert not any(name.startswith(("schools lamp", "bubble")) for name in ended)
    assert "schools cup blancgriffon 310" in ended


def test_a_beast_roars_at_a_trial_that_came_and_weeps_for_one_that_went() -> None:
    """Three moods: what the last answer did to a school's trials is told by its beast."""
    stolen = tuple(
        Trace(kind, Seat(seat), Element.DARK, 1)
        for seat, kind in enumerate((TraceKind.TRIALS, TraceKind.LOST_TRIALS))
    )
    moods = [
        [name.split()[-1] for name in drawings(drawn(replace(acting(), traces=traces)))
         if name.startswith("schools beast")]
        for traces in ((), stolen)
    ]  # fmt: skip
    assert [["calm", "calm"], ["glad", "hurt"]] == moods


def test_the_end_shows_the_beast_of_who_has_won_and_a_school_that_cheers() -> None:
    """Winner as actor, above who came second; where the cup is sawn in two both beasts stand."""
    beasts = {
        winner: [name for name in drawings(drawn(over(winner))) if "beast" in name]
        for winner in (None, 0, 1)
    }
    assert ["schools beast dragombre 560 glad"] == beasts[0]
    assert ["schools beast blancgriffon 560 glad"] == beasts[1]
    assert ["hurt", "hurt"] == [name.split()[-1] for name in beasts[None]]
    assert [5, 0] == [len(casting(drawn(over(winner)))) for winner in (0, None)]
    for winner in (0, 1):
        placed = {
            shape.drawing.name.split()[1]: shape.y
            for shape in drawn(over(winner)).shapes
            if isinstance(shape, Place) and shape.drawing.name.startswith("medal")
        }
        assert placed["1"] < placed["2"]
        first = min(
            (text for text in drawn(over(winner)).shapes
             if isinstance(text, Text) and text.words in NAMES), key=lambda text: text.y
        )  # fmt: skip
        assert first.words == NAMES[winner]


def test_both_players_are_named_in_every_picture_for_everybody() -> None:
    """A spectator knows who plays; a player does."""
    for view in (view for view in views("schools") if view.viewer is None):
        words = {text.words for text in drawn(view).texts}
        assert set(NAMES[:2]) <= words
