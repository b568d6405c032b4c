"""What is special in the pictures of Clash of Vikings."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from bot.i18n.texts import texts
from games.api import Seat
from games.vikings.content import SPACES, Card, Space, space_at
from games.vikings.rules import GAME
from games.vikings.view import Clash, Laid, LaidOutcome, Mark, Phase, VikingsView
from rendering.scene.alt_text import sentence
from rendering.scene.scene import Place, Text
from rendering.scene.theme import DUSK
from rendering.vikings import space_name
from rendering.vikings.board.sentences import question
from rendering.vikings.layout import HEIGHT, TIMES
from tests.rendering.positions import NAMES, drawings, drawn, views
from tests.rendering.vikings.busy_tables import busy, clashing, shared_victory


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
    """Whoever has all kinds of them, and whoever has none."""
    busiest = shared_victory()
    for count in (2, 3, 4):
        bare = msgspec.structs.replace(busiest.players[1], bracelets=0, known=())
        view = replace(busiest, players=(busiest.players[0], bare, *busiest.players[2:count]),
                       winners=(Seat(0),))  # fmt: skip
        scene = drawn(view)
        low = [
            shape for shape in scene.shapes if isinstance(shape, Place) and shape.y > HEIGHT - 300
        ]
        assert count == sum(shape.drawing.name.startswith("vikings token ") for shape in low)
        for shape in low:
            assert 8 <= shape.x
            assert shape.x + shape.drawing.width <= scene.width - 8


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
    assert "vikings face club 46" in names
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


def test_a_name_of_a_space_is_seen_beside_what_lies_or_stands_on_it() -> None:
    """What covers a name in the middle of a space has it written below."""
    view = busy()
    words = {text.words for text in drawn(view).shapes if isinstance(text, Text)}
    lying = {space_name(Space(n)) for n, slot in enumerate(view.slots) if slot.bracelets}
    standing = {space_name(p.space) for p in view.players if p.space is not None}
    assert lying | standing <= words


def test_every_known_bracelet_is_told_and_many_are_counted_by_value() -> None:
    """What one knows of the others is all there, however much it is."""
    view = busy(Seat(0))
    for known, told in (
        ((1, 1, 1, 2, 3, 3, 4, 4), "1 1 1 2 3 3 4 4"),
        ((1, 1, 1, 2, 3, 3, 4, 4, 4), f"1{TIMES}3 2 3{TIMES}2 4{TIMES}3"),
    ):
        players = [replace(p, known=known) if p.seat == 1 else p for p in view.players]
        torcs = placed(replace(view, players=tuple(players)), f"heap {told} ")
        assert 1 == len(torcs)


def test_ones_own_seat_is_marked() -> None:
    """Nobody has to look for their own colour first."""
    words = texts("en")("vikings-picture-own")
    assert [words] == [text.words for text in drawn(busy(Seat(2))).texts if text.words == words]
    assert words not in {text.words for text in drawn(busy()).texts}


def test_every_space_bears_its_name_on_both_pictures() -> None:
    """Rows and places: "a 3 on F2" is found without counting."""
    for viewer in (None, Seat(0)):
        words = {text.words for text in drawn(busy(viewer)).texts}
        assert {space_name(Space(number)) for number in range(len(SPACES))} <= words


def test_targets_are_marked_on_the_arena() -> None:
    """Every seat that may be chosen carries the mark of a target."""
    marks = [name for name in drawings(drawn(busy(Seat(0)))) if "crosshair" in name]
    assert len(marks) == 3


def test_the_seat_at_turn_and_those_asked_carry_different_signs() -> None:
    """Whose turn it is: a visible lamp on the seat, not only a word."""
    names = drawings(drawn(busy()))
    assert 1 == sum(name.startswith("vikings lantern") for name in names)
    assert 1 == sum(name.startswith("tick") for name in names)


def test_a_number_of_bracelets_with_two_digits_stays_clear_of_the_cards() -> None:
    """What one must read is not covered; the cards move on for a second digit."""
    view = busy()
    rich = msgspec.structs.replace(view.players[0], bracelets=10)
    scene = drawn(msgspec.structs.replace(view, players=(rich, *view.players[1:])))
    number = next(text for text in scene.texts if text.words == "10")
    beside = [
        shape.x
        for shape in scene.shapes
        if isinstance(shape, Place)
        and shape.drawing.name.startswith("vikings back")
        and abs(shape.y - number.y) < number.height
    ]
    assert beside
    assert min(beside) >= number.x + number.width


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seats_board_says_stays_inside_it(seats: int) -> None:
    """Nothing is cut off: what lies on a seat's board ends inside its edges."""
    view = busy(Seat(0))
    scene = drawn(msgspec.structs.replace(view, players=view.players[:seats]))
    places = [shape for shape in scene.shapes if isinstance(shape, Place)]
    planks = [place for place in places if "plank" in place.drawing.name]
    torcs = [place for place in places if place.drawing.name.startswith("vikings heap 1 2 2")]
    assert seats - 1 == len(planks) == len(torcs)
    for plank, torc in zip(planks, torcs, strict=True):
        assert plank.x < torc.x
        assert torc.x + torc.drawing.width < plank.x + plank.drawing.width
        assert torc.y + torc.drawing.height < plank.y + plank.drawing.height


def words_of(view: VikingsView) -> set[str]:
    return {text.words for text in drawn(view).texts}


@pytest.mark.parametrize("viewer", [None, Seat(0)])
def test_whoever_met_stands_in_one_picture_with_what_they_had_and_have(viewer: Seat | None) -> None:
    """Both sides before and after, and where it turned in words; the alt text says it, too."""
    clash = Clash(Card.HAMMER, (Seat(1), Seat(0)), (3, 4), (2, 5), Card.WALK)
    view = replace(clashing(viewer, 1), clashes=(clash,))
    told = words_of(view)
    assert {"3→2", "4→5", "A bluff: not a Hammer, but a Walk!"} <= told
    assert ("Astrid gives Ragnar a bracelet" in told) is (viewer is None)
    assert "A bluff: not a Hammer, but a Walk! Astrid gives Ragnar a bracelet." in drawn(view).alt


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
    scene = drawn(clashing(Seat(0), 3))
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
