"""What is special in the pictures of Clash of Vikings."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, texts
from games.api import Seat, Waiting
from games.vikings.content import SPACES, Card, Space, space_at
from games.vikings.rules import GAME
from games.vikings.view import Clash, Laid, LaidOutcome, Mark, Phase, VikingsView
from rendering.changes.diff import changes
from rendering.paint.lettering import fitted, label, measured
from rendering.scene.alt_text import sentence
from rendering.scene.scene import Place, Role, Text
from rendering.scene.theme import DUSK
from rendering.vikings import at_question, space_name
from rendering.vikings.board.sentences import question
from rendering.vikings.layout import WIDTH
from tests.rendering.positions import NAMES, drawings, drawn, views
from tests.rendering.vikings.busy_tables import after, busy, clashing, shared_victory


def test_the_alt_text_names_every_seat_with_its_place_and_what_is_awaited() -> None:
    """The alt text is the position in sentences."""
    for view in views("vikings"):
        alt = drawn(view).alt
        for player in view.players:
            assert NAMES[player.seat] in alt
            if player.space is not None:
                assert f") on {space_name(player.space)}:" in alt
        asked = sentence(question(view, NAMES, texts("en")))
        assert (asked in alt) is (view.phase is not Phase.OVER)


def test_the_alt_text_tells_a_whole_position() -> None:
    """Seats, positions, bracelets, cards, the question and one's own secrets, in that order."""
    view = msgspec.structs.replace(
        busy(Seat(0)), marks=(Mark(Space(0)), Mark(Space(30)), Mark(Space(9), Seat(2)))
    )
    assert drawn(view).alt == (
        "Clash of Vikings, arena 2. Turn 28. "
        "Place the bracelet you knocked loose. "
        "Still to answer: Ragnar. This is the last turn. "
        "Ragnar (bear) on D3: 8 bracelets, 3 cards. "
        "Astrid (eagle) on D4: 8 bracelets, 3 cards. "
        "Björn (wolf) on B4: 8 bracelets, 3 cards. "
        "Freya (boar) on F2: 8 bracelets, 3 cards. "
        "Bracelets in the arena: B2: 1 + 2 + 2 + 3 + 4 + 4, B3: 1 + 2 + 3 + 4, "
        "C4: 2 + 4 + 4, E3: 3 + 3. Supply: 0. "
        "A bracelet of value 4 was knocked loose. "
        "Played this turn: Ragnar: Slingshot, a bluff with Walk; Ragnar: Punch, face down; "
        "Astrid: Shield, a bluff with Slingshot. "
        "Your hand: Walk, Slingshot, Shield. Your bracelets: 1 + 1 + 2 + 2 + 3 + 3 + 4 + 4. "
        "You know that Astrid has: 1 + 2 + 2 + 3 + 4 + 4. "
        "You know that Björn has: 1 + 2 + 2 + 3 + 4 + 4. "
        "You know that Freya has: 1 + 2 + 2 + 3 + 4 + 4. "
        "You may choose: A1, G2, Björn → C3."
    )


@pytest.mark.parametrize(
    ("viewer", "opens", "words"),
    [
        (None, 0, "Ragnar chooses a start space, and goes first."),
        (None, 2, "Ragnar chooses a start space. Björn goes first."),
        (0, 0, "Choose your start space. You go first."),
        (0, 2, "Choose your start space. Björn goes first."),
    ],
)
def test_whoever_places_a_viking_sees_who_goes_first(
    viewer: int | None, opens: int, words: str
) -> None:
    """V10: everybody places knowing the first player; the board and all alt texts say it."""
    state = replace(GAME.start(4, {}, "x").state, active=Seat(opens))
    scene = drawn(GAME.view(state, None if viewer is None else Seat(viewer)))
    assert words in scene.alt
    if viewer is None:
        assert words.rstrip(".") in [text.words for text in scene.texts]


def test_the_alt_text_of_the_end_tells_all_bracelets() -> None:
    """Turn, step 3: the game ends, and everybody shows their bracelets."""
    alt = drawn(shared_victory()).alt
    assert "Ragnar (bear) on D3: 8 bracelets (1 + 2 + 4), 20 points." in alt
    bare = msgspec.structs.replace(shared_victory().players[3], bracelets=0, known=())
    view = shared_victory()
    view = msgspec.structs.replace(view, players=(*view.players[:3], bare))
    assert "Freya (boar) on F2: no bracelets, 0 points." in drawn(view).alt


def test_the_bracelets_of_the_end_keep_clear_of_the_edges() -> None:
    """A row for each seat by its place: whoever has all kinds of them, and whoever has none."""
    busiest = shared_victory()
    for count in (2, 3, 4):
        bare = msgspec.structs.replace(busiest.players[1], bracelets=0, known=())
        view = replace(busiest, players=(busiest.players[0], bare, *busiest.players[2:count]),
                       winners=(Seat(0),))  # fmt: skip
        places = [shape for shape in drawn(view).shapes if isinstance(shape, Place)]
        names = [place.drawing.name for place in places]
        assert 1 == sum(name.startswith("vikings champion") for name in names)
        medals = [int(name.split()[1]) for name in names if name.startswith("medal")]
        assert medals == sorted(player.place or 0 for player in view.players)
        for place in places:
            if place.drawing.name.startswith(("vikings bracelet", "vikings plank", "medal")):
                assert 8 <= place.x
                assert place.x + place.drawing.width <= WIDTH - 8


def test_spaces_have_31_different_names_by_row_and_place() -> None:
    """Rows are lettered from the top, places counted from the left."""
    names = [space_name(Space(number)) for number in range(len(SPACES))]
    assert ("A1", "D3", "G2") == (names[0], space_name(space_at((0, 0))), names[30])
    assert len(set(names)) == len(SPACES)


def test_a_spectators_picture_has_no_hand_and_no_choices() -> None:
    """Hands, own bracelets and choices are the seat's alone (rules, What is public)."""
    scene = drawn(busy())
    alt = scene.alt
    assert "Your" not in alt
    assert "You may" not in alt
    names = drawings(scene)
    fronts = [name for name in names if name.startswith("vikings face")]
    assert fronts == ["vikings face walk 104", "vikings face slingshot 104"]
    assert not any(name.startswith(("vikings in hand", "vikings chosen")) for name in names)


def test_a_face_down_card_shows_its_back() -> None:
    """A laid card is known to its owner only until it is revealed (rules, What is public)."""
    hidden = Laid(Seat(0), Card.PUNCH, None, revealed=False, outcome=LaidOutcome.OPEN)
    names = drawings(drawn(msgspec.structs.replace(busy(), laid=(hidden,))))
    assert not any(name.startswith("vikings face") for name in names)
    assert f"vikings back bear {DUSK.seats[0].colour} 104" in names


def test_ones_own_face_down_card_is_marked_as_hidden_from_the_others() -> None:
    """The owner sees the card, and that the others do not."""
    own = Laid(Seat(0), Card.PUNCH, Card.CLUB, revealed=False, outcome=LaidOutcome.OPEN)
    names = drawings(drawn(msgspec.structs.replace(busy(Seat(0)), laid=(own,))))
    assert "vikings face club 58" in names
    assert any(name.startswith("vikings veil") for name in names)


def placed(view: VikingsView, what: str) -> list[Place]:
    places = [shape for shape in drawn(view).shapes if isinstance(shape, Place)]
    return [place for place in places if place.drawing.name.startswith(f"vikings {what}")]


def test_every_space_that_may_be_chosen_shines_once_and_bears_its_name_in_a_tag() -> None:
    """Buttons speak of spaces by their names; gold numerals are values of bracelets alone."""
    view = busy(Seat(0))
    chosen = {mark.space for mark in view.marks}
    assert len(chosen) == len(placed(view, "chosen")) == len(placed(view, "plate"))
    words = [text.words for text in drawn(view).shapes if isinstance(text, Text)]
    assert {space_name(space) for space in chosen} <= set(words)


def test_two_victims_that_may_be_pushed_to_one_space_light_it_once() -> None:
    """V6: the same space, another Slam: its name is there once, the buttons say who."""
    marks = (Mark(Space(12), Seat(1)), Mark(Space(12), Seat(2)))
    view = msgspec.structs.replace(busy(Seat(0)), phase=Phase.SLAM, marks=marks)
    assert 1 == len(placed(view, "chosen"))


def test_every_space_bears_its_name_on_the_board_alone() -> None:
    """Rows and places: "a 3 on F2" is found without counting; nearby only choices have names."""
    names = {space_name(Space(number)) for number in range(len(SPACES))}
    assert names <= words_of(busy())
    view = busy(Seat(0))
    chosen = {space_name(mark.space) for mark in view.marks}
    assert names & words_of(view) == chosen


@pytest.mark.parametrize(
    ("known", "told"), [((2, 3, 4, 4), "13+"), ((1, 2, 2, 3, 3, 3, 4, 4), "=22"), ((), "")]
)
def test_what_one_knows_of_a_seats_bracelets_is_told_as_a_sum(
    known: tuple[int, ...], told: str
) -> None:
    """With a plus where the seat has more than that; the alt text tells each value."""
    view = busy(Seat(0))
    players = [replace(p, known=known if p.seat == 1 else ()) for p in view.players]
    view = replace(view, players=tuple(players))
    assert [torc.drawing.name.split()[2] for torc in placed(view, "heap") if torc.y < 100] == (
        [told] if told else []
    )
    assert (
        not known or f"You know that Astrid has: {' + '.join(map(str, known))}." in drawn(view).alt
    )


def test_ones_own_seat_is_in_the_lower_left_corner_and_the_others_follow_clockwise() -> None:
    """Nobody has to look for their own colour first."""
    for seat in range(4):
        busts = placed(replace(busy(Seat(seat)), waiting=()), "bust")
        emblems = [bust.drawing.name.split()[2] for bust in busts]
        assert emblems == [DUSK.seats[(seat + n) % 4].emblem for n in range(4)]
        left, top = [bust.x < 100 for bust in busts], [bust.y < 100 for bust in busts]
        assert (left, top) == ([True, True, False, False], [False, True, True, False])


def test_targets_are_marked_on_the_arena() -> None:
    """Every seat that may be chosen carries the mark of a target."""
    marks = [name for name in drawings(drawn(busy(Seat(0)))) if "crosshair" in name]
    assert len(marks) == 3


def test_the_seat_at_turn_and_those_asked_carry_different_signs() -> None:
    """Whose turn it is: a visible lamp on the seat, not only a word."""
    names = drawings(drawn(busy()))
    assert 1 == sum(name.startswith("vikings lantern") for name in names)
    assert 1 == sum(name.startswith("tick") for name in names)


@pytest.mark.parametrize("viewer", [None, Seat(0)])
def test_a_number_of_bracelets_with_two_digits_stays_clear_of_the_cards(
    viewer: Seat | None,
) -> None:
    """What one must read is not covered; the cards move on for a second digit."""
    view = replace(busy(viewer), phase=Phase.ANNOUNCE, marks=())
    rich = msgspec.structs.replace(view.players[0], bracelets=10, known=())
    scene = drawn(msgspec.structs.replace(view, players=(rich, *view.players[1:])))
    number = next(text for text in scene.texts if (text.words, text.role) == ("10", Role.COUNTER))
    size, _ = fitted(number)
    beside = [
        shape.x
        for shape in scene.shapes
        if isinstance(shape, Place)
        and shape.drawing.name.startswith("vikings back bear")
        and abs(shape.y - number.y) < number.height
    ]
    assert beside
    assert min(beside) >= number.x + measured("10", size, bold=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seats_plank_says_stays_inside_it(seats: int) -> None:
    """Nothing is cut off: what is counted on a plank ends inside its edges."""
    view = replace(busy(Seat(0)), phase=Phase.ANNOUNCE, marks=())
    scene = drawn(msgspec.structs.replace(view, players=view.players[:seats]))
    planks = [
        shape
        for shape in scene.shapes
        if isinstance(shape, Place) and "plank" in shape.drawing.name
    ]
    assert seats == len(planks)
    counts = [s for s in scene.shapes if isinstance(s, Text) and s.role is Role.COUNTER]
    assert 2 * seats == len(counts)
    for plank, pair in zip(planks, zip(counts[::2], counts[1::2], strict=True), strict=True):
        for count in pair:
            assert plank.x < count.x
            assert count.x + count.width <= plank.x + plank.drawing.width


@pytest.mark.parametrize("phase", [Phase.CHALLENGE, Phase.SHIELD, Phase.CHALLENGE_SHIELD])
def test_who_judges_a_card_sees_it_large_beside_its_owner_and_their_own_hand(phase: Phase) -> None:
    """What the question is about takes half of the picture; a Shield is judged by the attacker."""
    shields = phase is Phase.CHALLENGE_SHIELD
    by, target = (Seat(0), Seat(2)) if shields else (Seat(1), Seat(0))
    attack = Laid(by, Card.HAMMER, None, revealed=False, outcome=LaidOutcome.OPEN)
    laid = (attack, replace(attack, owner=target, announced=Card.SHIELD))[: 1 + shields]
    view = replace(busy(Seat(0)), phase=phase, laid=laid, marks=(), active=by, target=target)
    names = drawings(drawn(view))
    said, owner = ("shield", "wolf") if shields else ("hammer", "eagle")
    assert f"vikings stone {said} 224 280 True" in names
    (face,) = [name for name in names if name.startswith("vikings bust")]
    assert face.split()[2] == owner
    assert face.endswith("grim") is (phase is not Phase.SHIELD)
    assert [name for name in names if name.startswith("vikings face")] == [
        f"vikings face {card} 124" for card in view.hand
    ]


def words_of(view: VikingsView) -> set[str]:
    return {text.words for text in drawn(view).texts}


@pytest.mark.parametrize("viewer", [None, Seat(0)])
def test_whoever_met_stands_in_one_picture_with_what_they_had_and_have(viewer: Seat | None) -> None:
    """Both sides before and after, and where it turned in words; the alt text says it, too."""
    clash = Clash(Card.HAMMER, (Seat(1), Seat(0)), (3, 4), (2, 5), Card.WALK)
    view = clashing(viewer, 1)
    view = replace(view, clashes=(clash,), players=after(clash, view.players))
    told = words_of(view)
    assert {"3→2", "4→5"} <= told
    sentences = {"A bluff: not a Hammer, but a Walk!", "Astrid gives Ragnar a bracelet"}
    assert told & sentences == (sentences if viewer is None else set())
    names = drawings(drawn(view))
    assert any(name.startswith("vikings face walk") for name in names)
    figure = "viking" if viewer is None else "bust"
    for emblem, mood in (("eagle", "hurt"), ("bear", "glad")):
        assert any(
            name.startswith(f"vikings {figure} {emblem}") and name.endswith(mood) for name in names
        )
    assert "A bluff: not a Hammer, but a Walk! Astrid gives Ragnar a bracelet." in drawn(view).alt


def test_a_seat_after_a_clash_has_the_number_of_bracelets_that_it_has_now() -> None:
    """A Sprint called in vain won one, and two more lay where it ended: not *3→4*, but *3→6*."""
    clash = Clash(Card.SPRINT, (Seat(1), Seat(0)), (3, 4), (4, 3), Card.SPRINT)
    view = clashing(Seat(0), 1)
    mine, other, *others = after(clash, view.players)
    richer = replace(other, bracelets=other.bracelets + 2)
    scene = drawn(replace(view, clashes=(clash,), players=(mine, richer, *others)))
    assert {"4→3", "3→6"} <= {text.words for text in scene.texts}
    assert "Astrid (eagle) on D4: 6 bracelets" in scene.alt


@pytest.mark.parametrize(
    ("clash", "words"),
    [
        (Clash(Card.CLUB, (Seat(0), Seat(1)), (1, 1), (2, 0), Card.CLUB), "It really was a Club!"),
        (Clash(Card.CLUB, (Seat(0), Seat(1)), (0, 1), (0, 2), Card.WALK), "from the supply"),
        (Clash(Card.PUNCH, (Seat(0), Seat(1)), (1, 1), (1, 0)), "Astrid loses a bracelet"),
        (Clash(Card.PUNCH, (Seat(0), Seat(1)), (1, 0), (1, 0)), "Punch finds nothing"),
        (Clash(Card.SHIELD, (Seat(1), Seat(0)), (1, 1), (1, 1)), "The Shield is believed"),
        (Clash(Card.SHIELD, (Seat(1), Seat(0)), (1, 0), (1, 0), Card.SHIELD), "No bracelet"),
    ],
)
def test_what_became_of_a_clash_is_said_as_it_was(clash: Clash, words: str) -> None:
    """A bracelet changes hands, comes from the supply, falls, or there is none."""
    assert any(words in told for told in words_of(replace(clashing(None, 1), clashes=(clash,))))


def test_several_clashes_of_one_action_stand_one_below_the_other() -> None:
    """A challenge, a Shield that is called, and the blow: three lines."""
    scene = drawn(clashing(None, 3))
    tokens = [
        shape
        for shape in scene.shapes
        if isinstance(shape, Place) and shape.drawing.name.startswith("vikings token")
    ]
    assert len(tokens) == 2 * 3
    assert len({round(token.y) for token in tokens}) == 3


@pytest.mark.parametrize("phase", [Phase.CHALLENGE, Phase.SHIELD, Phase.CHALLENGE_SHIELD])
def test_what_is_open_is_shown_before_what_has_been(phase: Phase) -> None:
    """Who is asked about a laid card sees that card."""
    view = replace(clashing(), phase=phase, clashes=())
    past = replace(clashing(), phase=phase)
    assert drawings(drawn(view)) == drawings(drawn(past))


@pytest.mark.parametrize("number", [2, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_several_clashes_stay_apart(number: int, language: str) -> None:
    """Each line's words, cards and numbers keep to its share of the sheet."""
    base = clashing(None, 3)
    blow = base.clashes[-1]
    for clashes in (base.clashes, (*base.clashes[:-1], replace(blow, after=blow.before))):
        view = replace(base, clashes=clashes[-number:])
        words = [
            text
            for text in drawn(view, language).texts
            if text.role is Role.CUE and text.y > 890 and text.align == "left"
        ]
        assert number == len(words)
        boxes = [label(text) for text in words]
        for text, box in zip(words, boxes, strict=True):
            assert box is not None
            assert " ".join(fitted(text)[1]) == text.words
            assert text.y <= box.y
            assert box.y + box.picture.height <= text.y + text.height


def test_a_line_on_bracelets_names_both_however_long_they_are_called() -> None:
    """Who gives whom a bracelet is not cut off before the second name."""
    clash = Clash(Card.HAMMER, (Seat(1), Seat(0)), (3, 4), (2, 5), Card.WALK)
    view = replace(clashing(None, 1), clashes=(clash,))
    names = ("Alexandre le Grand de Macédoine", "Barbara la Magnifique du Nord", "C", "D")
    line = next(one for one in drawn(view, "fr", names).texts if " donne " in one.words)
    assert " ".join(fitted(line)[1]) == line.words
    assert line.words.startswith("Barbara la ")
    assert "Alexandre le " in line.words


def test_names_of_spaces_stand_in_the_middle_of_their_tags() -> None:
    """No letter lies on the edge of its tag."""
    scene = drawn(busy(Seat(0)))
    tags = [s for s in scene.shapes if isinstance(s, Place) and "plate" in s.drawing.name]
    names = [s for s in scene.texts if s.align == "centre" and s.colour == "#0b2b3d"]
    assert len(tags) == len(names) > 0
    for tag, name in zip(tags, names, strict=True):
        letters = label(name)
        assert letters is not None
        middle = letters.y + letters.picture.height / 2
        assert abs(middle - (tag.y + tag.drawing.height / 2)) <= 2


def test_what_the_announcer_has_is_compared_with_what_the_same_one_had() -> None:
    """Whoever announced before them had another number of bracelets and cards."""
    now = replace(busy(Seat(3)), phase=Phase.CHALLENGE, waiting=(Waiting(Seat(3), answered=False),))
    richer = msgspec.structs.replace(now.players[1], bracelets=11)
    now = replace(now, players=(now.players[0], richer, *now.players[2:]))
    laid = Laid(Seat(1), Card.PUNCH, None, False, LaidOutcome.OPEN)
    before = replace(now, laid=(laid,))
    found = changes(drawn(before), drawn(now))
    assert found.counts == ()
    poorer = msgspec.structs.replace(now.players[0], bracelets=6)
    then = replace(now, players=(poorer, *now.players[1:]))
    assert [2] == [count.by for count in changes(drawn(then), drawn(now)).counts]


def test_a_number_that_a_clash_no_longer_tells_of_is_not_new() -> None:
    """Told as ``8→7``, without the cards, then as 7; what is gone on is that nobody clashed."""
    told = clashing(Seat(2), 1)
    later = replace(told, clashes=())
    alike = at_question(told, later)
    assert alike is not None
    found = changes(drawn(alike), drawn(later))
    assert (found.counts, found.places) == ((), ())
    richer = msgspec.structs.replace(later.players[0], bracelets=9, hand=1)
    more = replace(later, players=(richer, *later.players[1:]))
    assert [2, -2] == [count.by for count in changes(drawn(alike), drawn(more)).counts]
