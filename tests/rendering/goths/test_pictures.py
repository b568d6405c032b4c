"""What is special in the pictures of Goths Save the Queen."""

from __future__ import annotations

from math import hypot

import pytest
from msgspec.structs import replace
from PIL import ImageColor

from bot.i18n.texts import texts
from games.api import Seat
from games.goths.content import BACK, LAYOUTS, TRUTH, TWINS, KingCard, Objective, Spot, Token
from games.goths.moves import RecruitTwice
from games.goths.rules import GAME
from games.goths.state import GothsState
from games.goths.view import GothsView, Looked, Phase, TokenState
from rendering.changes.diff import Box, changes, covered
from rendering.changes.highlight import marked
from rendering.goths.board.words import effect
from rendering.goths.layout import FOOT, HEIGHT, SCREEN, STRIP, WIDTH, court, private, public
from rendering.goths.pieces.characters import DISCS
from rendering.goths.pieces.letters import sealed
from rendering.goths.pieces.palette import PALETTE
from rendering.goths.pieces.signs import order_sign
from rendering.paint.lettering import fitted
from rendering.scene.scene import ELSE, Place, Text
from tests.games.goths.arrange import OST, Plan, army, dancing, fight
from tests.rendering.goths.busy_tables import asked_for_orders, busy, over
from tests.rendering.positions import NAMES, drawings, drawn

SEATS = tuple(LAYOUTS)


def viewed(state: GothsState, seat: int | None) -> GothsView:
    """Look at a state."""
    return GAME.view(state, None if seat is None else Seat(seat))


def with_laid(state: GothsState, king: int, card: KingCard) -> GothsState:
    """Let a king have laid another card."""
    kings = list(state.kings)
    kings[king] = replace(kings[king], laid=card)
    return replace(state, kings=tuple(kings))


@pytest.mark.parametrize("seats", SEATS)
def test_the_backs_of_all_letters_just_laid_are_on_the_public_board(seats: int) -> None:
    """The back is public at once (G12), both characters in the order of the deck (G1)."""
    state = asked_for_orders(seats)
    names = drawings(drawn(viewed(state, None)))
    for king in state.kings:
        assert king.laid is not None
        assert any(name.startswith(f"goths sealed {BACK[king.laid]}") for name in names)


@pytest.mark.parametrize("seats", SEATS)
def test_no_picture_tells_which_of_two_cards_was_laid(seats: int) -> None:
    """Neither shapes nor alt text: a spectator, the chief and the other camp see the back."""
    state = asked_for_orders(seats)
    king = state.layout.kings[0]
    laid = state.kings[0].laid
    assert laid is not None
    twin = next(card for card in TWINS[laid] if card is not laid)
    other = with_laid(state, 0, twin)
    viewers = [None, *(seat for seat in range(seats) if seat != king.seat)]
    for viewer in viewers:
        assert drawn(viewed(state, viewer)) == drawn(viewed(other, viewer))
    assert drawn(viewed(state, king.seat)) != drawn(viewed(other, king.seat))


@pytest.mark.parametrize("seats", SEATS)
def test_the_ground_of_every_clan_lies_apart_on_the_canvas(seats: int) -> None:
    """Four armies at 8 as well: plates, cards, doors and kings do not overlap."""
    view = viewed(asked_for_orders(seats), None)
    for field, low in ((public(len(view.clans)), HEIGHT - FOOT), (private(view), SCREEN)):
        boxes = [
            *(box for row in field.rows(view) for box in (row.plate, *row.cards)),
            *(field.door(spot) for spot in (Spot.LEFT, Spot.MIDDLE, Spot.RIGHT)),
            *court(view, field.low, low),
        ]
        for number, one in enumerate(boxes):
            assert one.x >= 0
            assert one.x + one.width <= WIDTH
            assert one.y + one.height <= low
            for other in boxes[number + 1 :]:
                assert (
                    one.x + one.width <= other.x + 1
                    or other.x + other.width <= one.x + 1
                    or one.y + one.height <= other.y + 1
                    or other.y + other.height <= one.y + 1
                )


@pytest.mark.parametrize("seats", SEATS)
def test_what_one_must_read_is_large(seats: int) -> None:
    """Round, question and the size of every army are 40 px or more."""
    view = busy(None, seats)
    scene = drawn(view, names=("A", "B") * 4)
    large = [text.words for text in scene.texts if fitted(text)[0] >= ELSE]
    assert texts("en")("goths-picture-round", round=88) in large
    for clan in view.clans:
        assert str(clan.figures) in large


def test_only_a_king_sees_his_hand_and_only_a_chief_his_orders() -> None:
    """Public board: neither; each panel its own (At the table)."""
    state = asked_for_orders(4)
    public, king, chief = (drawings(drawn(viewed(state, seat))) for seat in (None, 0, 1))
    for names, hand, marks in ((public, 0, 0), (king, 8, 0), (chief, 0, 4)):
        assert hand == sum(name.startswith("goths in hand") for name in names)
        assert marks == sum(name.startswith("goths mark") for name in names)


def test_a_lone_player_never_has_both_in_one_panel() -> None:
    """A solo player is asked twice, king first (At the table)."""
    state = GAME.start(2, {}, "alone").state
    for phase in (Phase.KING, Phase.ORDER):
        view = replace(viewed(state, 0), phase=phase)
        names = drawings(drawn(view))
        king = any(name.startswith("goths in hand") for name in names)
        chief = any(name.startswith("goths mark") for name in names)
        assert (king, chief) == (phase is Phase.KING, phase is Phase.ORDER)


def test_how_sure_an_order_is_is_told_by_form() -> None:
    """A tick, a question mark, a cross, each in a shape of its own; every order has its number."""
    view = viewed(asked_for_orders(4), 1)
    assert view.chief is not None
    scene = drawn(view)
    marks = [name.split()[2] for name in drawings(scene) if name.startswith("goths mark")]
    of_each = {card.character: str(card.mark) for card in view.chief.orders}
    assert sorted(of_each.values()) == sorted(marks)
    assert {str(card.number) for card in view.chief.orders} <= {one.words for one in scene.texts}


def test_no_frame_of_what_is_new_lies_over_the_orders_of_a_chief() -> None:
    """How sure they are follows from the kings' cards, which are framed themselves."""
    state = asked_for_orders(4)
    laid = state.kings[0].laid
    assert laid is not None
    other = with_laid(state, 0, next(card for card in KingCard if BACK[card] != BACK[laid]))
    before, after = drawn(viewed(state, 1)), drawn(viewed(other, 1))
    found = changes(before, after)
    assert found.places
    below = private(viewed(state, 1)).low + STRIP + 8
    assert not [place for place in found.places if place.bottom > below]
    assert not found.ways


def test_what_a_scout_saw_stands_on_the_door_of_his_own_picture() -> None:
    """What recon saw is kept in his panel; that he looked is public (What is secret)."""
    view = busy(1)
    seen = replace(
        view,
        objectives=tuple(
            replace(one, face_up=False, kind=Objective.QUEEN if number == 2 else None, army=None)
            for number, one in enumerate(view.objectives)
        ),
    )
    assert "goths glimpse queen 72" in drawings(drawn(seen))
    assert "3 shut, you know the queen" in drawn(seen).alt
    eyes = [name for name in drawings(drawn(seen)) if name.startswith("goths watcher")]
    assert len(eyes) == 8


def test_the_reveal_tells_who_meant_and_ordered_what_and_each_effect_in_order() -> None:
    """One picture at the reveal: understood or not, then the effects with their numbers."""
    view = busy(None)
    names = drawings(drawn(view))
    assert 4 == sum(name.startswith("goths clasped") for name in names)
    assert [f"step {number} 92" for number in (1, 2, 3, 4)] == [
        name.rpartition(" ")[0] for name in names if name.startswith("step")
    ]
    told = " ".join(text.words for text in drawn(view).texts)
    assert "no effect: no barricade there" in told
    assert "Ostrogoths A lose 2" in told


@pytest.mark.parametrize(("language", "told"), [("en", "reinforced"), ("fr", "des renforts")])
@pytest.mark.parametrize("added", [1, 2])
def test_a_recruitment_is_told_as_what_it_is_also_where_two_came(
    added: int, language: str, told: str
) -> None:
    """Double recruitment: +2 instead of +1; the figures stand on the ground beside it."""
    state = army(dancing(4, Token.DOUBLE_RECRUITMENT), OST, figures=1)
    plan: Plan = {OST: ("reinforce", "open", RecruitTwice()) if added > 1 else "reinforce"}
    state, _ = fight(state, plan)
    assert 1 + added == state.clans[OST].figures
    (deed,) = GAME.view(state, None).deeds
    assert told == effect(deed, texts(language))


def test_an_order_without_an_effect_now_is_struck() -> None:
    """Why it would be struck is said where it is chosen."""
    scene = drawn(viewed(GAME.start(4, {}, "idle").state, 1))
    struck = {
        name.split()[2]
        for name in drawings(scene)
        if name.startswith("goths order") and name.endswith("True True")
    }
    assert struck == {"sabotage", "fire", "axe", "rats"}


@pytest.mark.parametrize("seats", SEATS)
def test_the_end_shows_every_door_and_who_won(seats: int) -> None:
    """At the end every door is open, and all are placed: results are a camp's."""
    view = over(seats)
    scene = drawn(view)
    shown = [name for name in drawings(scene) if name.startswith("goths door")]
    assert not any(name.endswith("None") for name in shown)
    prize = "goths queen" if view.reason == "queen-freed" else "goths cup"
    assert 1 == sum(name.startswith(("goths queen", "goths cup")) for name in drawings(scene))
    assert 1 == sum(name.startswith(prize) for name in drawings(scene))
    winners = sum(clan.camp is view.winner for clan in view.clans)
    places = [name.split()[1] for name in drawings(scene) if name.startswith("medal")]
    assert sorted(places) == [*("1" * (winners + 1)), "2"]
    low = public(len(view.clans)).low
    told = [text.words for text in scene.shapes if isinstance(text, Text) and text.y > low]
    assert sorted(told[:-1]) == sorted(NAMES[:seats])


@pytest.mark.parametrize("seats", SEATS)
def test_the_end_tells_nobody_that_they_alone_know(seats: int) -> None:
    """What lies behind a door that stayed shut is told to all then, spectators too."""
    told = drawn(over(seats)).alt
    assert "you know" not in told
    assert all(texts("en")(f"goths-objective-{kind}") in told for kind in Objective)


@pytest.mark.parametrize("seats", SEATS)
def test_no_frame_around_a_letter_lies_over_the_name_of_its_king(seats: int) -> None:
    """A letter is new in most rounds; whose it is has to be read with its frame."""
    before = drawn(viewed(GAME.start(seats, {}, "frames").state, None))
    after = drawn(viewed(asked_for_orders(seats), None))
    kings = {NAMES[king.seat] for king in asked_for_orders(seats).layout.kings}
    titles = [s for s in after.shapes if isinstance(s, Text) and s.words in kings]
    titles = [s for s in titles if s.y > public(len(LAYOUTS[seats].clans)).low]
    found = changes(before, after)
    marks = [one for one in marked(after, found, texts("en")).shapes if one not in after.shapes]
    frames = [one for one in marks if isinstance(one, Place) and "corner" in one.drawing.name]
    assert titles
    assert frames
    for title in titles:
        beside = [frame for frame in frames if abs(frame.x - title.x) < title.width]
        strokes = [frame.y + 1.5 * int(frame.drawing.name.split()[-1]) for frame in beside]
        assert not [y for y in strokes if title.y < y < title.y + title.size]


def test_a_token_held_is_known_to_its_chief_alone() -> None:
    """That he holds one is public, its kind is not (The Dancing Queen, Tokens)."""
    state = asked_for_orders(4, {"tokens": "dancing"})
    clans = (
        replace(state.clans[0], token_state=TokenState.HELD, token_known=True),
        state.clans[1],
    )
    state = replace(state, clans=clans)
    token = state.clans[0].token
    assert token is not None
    name = texts("en")(f"goths-token-{token}")
    for seat in (None, 0, 2, 3):
        scene = drawn(viewed(state, seat))
        assert "holds a token" in scene.alt
        assert not any(name in text.words for text in scene.texts)
    assert f"holds {name}" in drawn(viewed(state, 1)).alt
    assert any(name in text.words for text in drawn(viewed(state, 1)).texts)


def test_every_back_and_every_order_has_a_face_of_its_own() -> None:
    """Four backs, eleven orders; the two cards of a back look alike from behind."""
    camp = LAYOUTS[4].camps[0]
    assert 4 == len({sealed(back, camp, 200, 150).shapes for back in BACK.values()})
    signs = {order_sign(card.order, 50).shapes for card in busy(1).chief.orders}  # type: ignore[union-attr]
    assert len(signs) == 11


def test_a_lamp_stands_with_whoever_is_asked() -> None:
    """Who has answered and who still thinks is public, at the seat and not only in words."""
    state = asked_for_orders(8)
    names = drawings(drawn(viewed(state, None)))
    assert 4 == sum(name.startswith("bubble") for name in names)
    alone = asked_for_orders(2)
    assert 2 == sum(name.startswith("bubble") for name in drawings(drawn(viewed(alone, None))))


def test_the_alt_text_tells_a_whole_position() -> None:
    """Question, initiative, clans, kings, doors; then what the viewer alone sees."""
    state = GAME.start(4, {}, "alt").state
    assert drawn(viewed(state, 1)).alt == (
        "Goths Save the Queen. Round 1. "
        "Ragnar plays a king\N{RIGHT SINGLE QUOTATION MARK}s card. Still to answer: Ragnar. "
        "Initiative: Ostrogoths. "
        "Ostrogoths (Astrid): 2 in the forest, catapult empty, 1 in reserve. "
        "Visigoths (Freya): 2 in the forest, catapult empty, 1 in reserve. "
        "King (Ragnar): no card played yet. King (Björn): no card played yet. "
        "Doors: 1 shut, 2 shut, 3 shut. "
        "Possible: Recon, Sabotage°, Reinforce, Load, Fire°, Barricade, Advance, Axe°, Rats°. "
        "(° no effect now.)"
    )


def test_everything_drawn_lies_on_the_canvas() -> None:
    """Letters and armies at every number of players, with everything on the table."""
    for seats in SEATS:
        for shape in drawn(busy(None, seats)).shapes:
            if isinstance(shape, Place):
                assert shape.x >= -4
                assert shape.x + shape.drawing.width <= WIDTH + 4
                assert shape.y + shape.drawing.height <= HEIGHT


@pytest.mark.parametrize(
    ("reason", "words"),
    [("queen-freed", "free the queen"), ("army-eliminated", "nobody left"), ("conceded", "win!")],
)
def test_the_last_picture_says_how_it_was_won(reason: str, words: str) -> None:
    """The queen, or the last of an army: the title tells it, as does who hears the picture."""
    scene = drawn(replace(over(4), reason=reason))
    assert any(words in text.words for text in scene.texts)
    assert words in scene.alt


def numbered(place: Place) -> Box:
    """Return where the number of a door lies."""
    (number,) = (one for one in place.drawing.shapes if isinstance(one, Text))
    x, y = place.x + number.x, place.y + number.y
    return Box(x, y, x + number.width, y + number.height)


def doors(view: GothsView) -> list[Place]:
    """List the doors as they are drawn."""
    return [
        shape
        for shape in drawn(view).shapes
        if isinstance(shape, Place) and shape.drawing.name.startswith("goths door")
    ]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("watchers", [0, 1, 2, 4])
def test_what_a_scout_saw_covers_neither_number_nor_eyes(watchers: int, seats: int) -> None:
    """Where one advances is chosen by the numbers of the doors."""
    view = busy(1, seats)
    view = replace(
        view,
        looks=tuple(Looked(clan.name, 3, Spot.LEFT) for clan in view.clans[:watchers]),
        objectives=tuple(
            replace(one, face_up=False, kind=Objective.QUEEN, army=None) for one in view.objectives
        ),
    )
    shown = [one for one in drawn(view).shapes if isinstance(one, Place)]
    notes = [covered(one) for one in shown if one.drawing.name.startswith("goths glimpse")]
    eyes = [covered(one) for one in shown if one.drawing.name.startswith("goths watcher")]
    assert (3, min(watchers, len(view.clans))) == (len(notes), len(eyes))
    for note in notes:
        assert not any(note.near(numbered(door), -8, -16) for door in doors(view))
        assert not any(note.near(eye, -14, -14) for eye in eyes)


@pytest.mark.parametrize("view", [view for n in SEATS for view in (over(n), busy(1, n))])
@pytest.mark.parametrize("clan", [None, 0, -1])
def test_the_number_of_an_open_door_covers_neither_what_is_behind_it_nor_an_army(
    clan: int | None, view: GothsView
) -> None:
    """The queen has her head; whose army is there has its own side, and a number beside it."""
    army = None if clan is None else view.clans[clan].name
    view = replace(
        view,
        clans=tuple(replace(one, alive=True, figures=2) for one in view.clans),
        objectives=tuple(replace(one, face_up=True, army=army) for one in view.objectives),
    )
    armies = [
        covered(one)
        for one in drawn(view).shapes
        if isinstance(one, Place) and one.drawing.name.startswith("goths army")
    ]
    for door in doors(view):
        number, middle = numbered(door), door.x + door.drawing.width / 2
        assert number.right <= middle - 22 or number.left >= middle + 22
        assert not any(one.near(number, -12, -12) for one in armies)
        for many in (text for text in drawn(view).texts if (text.of or "").startswith("army ")):
            across = many.x + many.width / 2 - (number.left + number.right) / 2
            down = many.y + many.height / 2 - (number.top + number.bottom) / 2
            assert hypot(across, down) > 60
    assert not any(name.startswith("goths watcher") for name in drawings(drawn(view)))


def test_the_alt_text_tells_who_has_looked_behind_a_shut_door() -> None:
    """That somebody looked is public, and the picture has an eye for it."""
    view = viewed(asked_for_orders(4), None)
    clans = view.clans
    looks = tuple(Looked(clan.name, 2, Spot.MIDDLE) for clan in (*clans, clans[0]))
    shut = tuple(replace(one, face_up=False, kind=None) for one in view.objectives)
    told = drawn(replace(view, looks=looks, objectives=shut)).alt
    assert "1 shut, 2 shut (looked: Ostrogoths, Visigoths), 3 shut." in told


def test_the_alt_text_tells_the_letters_that_a_chief_knows() -> None:
    """One seen through the spyglass, and that of a king who is his own chief."""
    view = viewed(asked_for_orders(4), 1)
    assert view.chief is not None
    card = next(iter(KingCard))
    spied = replace(view, chief=replace(view.chief, spied=(view.kings[1].seat, card)))
    truth = texts("en")(f"goths-character-{TRUTH[card]}")
    assert f"{NAMES[view.kings[1].seat]} means {truth}." in drawn(spied).alt
    assert "spyglass" not in drawn(view).alt
    alone = viewed(asked_for_orders(2), 0)
    assert "You played " in drawn(alone).alt
    assert "You played " not in drawn(viewed(asked_for_orders(2), None)).alt


def test_a_disc_has_its_own_colour_in_a_finished_picture() -> None:
    """The vulture was as blue as the catapult, and purple on buttons."""
    for tones in DISCS.values():
        light, dark = map(ImageColor.getrgb, tones)
        middle = [(a + b) // 2 for a, b in zip(light, dark, strict=True)]

        def away(one: str, from_: list[int] = middle) -> int:
            """Return how far a colour of the pictures is from the middle of the disc."""
            return sum(abs(a - b) for a, b in zip(ImageColor.getrgb(one), from_, strict=True))

        red, green, *_ = ImageColor.getrgb(min(PALETTE, key=away))
        assert (red > green) is (middle[0] > middle[1]), tones
