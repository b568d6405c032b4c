"""What is special in the pictures of Norwegian Battle."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import msgspec
import pytest

from bot.i18n.texts import texts
from games import find
from games.api import Seat, Waiting
from games.norwegian.content import DECK, JOKERS, Card, Cards, Rank, Variants, in_order, rank_of
from games.norwegian.view import Change, ChangeKind, Choices, Demand, Missing, Phase, Play
from games.playout import play
from rendering import details_of
from rendering.changes.diff import Box as ChangeBox
from rendering.changes.diff import covered
from rendering.norwegian.board import own_hand
from rendering.norwegian.board.middle import fanned
from rendering.norwegian.board.own_hand import Fit, fit
from rendering.norwegian.board.words import question
from rendering.norwegian.layout import HEADER, HEIGHT, SCREEN, Box, around, facing, ranked
from rendering.norwegian.pieces.cards import front
from rendering.norwegian.pieces.table import table
from rendering.paint.lettering import fitted, label
from rendering.scene.scene import ELSE, Place, Text
from rendering.scene.theme import DUSK
from tests.rendering.norwegian.busy_tables import SEATS, busy, ended, with_known
from tests.rendering.positions import NAMES, drawings, drawn, views


@pytest.mark.parametrize("seats", SEATS)
def test_what_one_must_read_is_large(seats: int) -> None:
    """Question, hand counts, stock, burnt pile and the pile are 40 px or more."""
    view = busy(seats=seats)
    scene = drawn(view, names=("A", "B") * 6)
    large = {text.words for text in scene.texts if fitted(text)[0] >= ELSE}
    question = texts("en")("norwegian-picture-await-answer", name="A", target="AB"[(seats - 1) % 2])
    assert {question, "40", "104", "100", "50"} <= large


def test_cards_lie_on_the_canvas() -> None:
    """Nothing of a hand, a pile or a seat is cut off by the edge, however many cards there are."""
    for view in views("norwegian"):
        scene = drawn(view)
        for shape in scene.shapes:
            if isinstance(shape, Place) and shape.drawing.name.startswith("norwegian front"):
                assert shape.x >= 0
                assert shape.y >= (HEADER if view.viewer is None else 0)
                assert shape.x + shape.drawing.width <= scene.width
                assert shape.y + shape.drawing.height <= scene.height


@pytest.mark.parametrize("out", [0, 2])
def test_who_is_out_has_one_medal_with_their_place(out: int) -> None:
    """The game goes on without them: the second to be out is no winner, wherever they sit."""
    view = busy(seats=4)
    players = list(view.players)
    for seat, place in ((out, 2), (1, 1)):
        players[seat] = msgspec.structs.replace(players[seat], cards=0, place=place)
    told = drawings(drawn(msgspec.structs.replace(view, players=tuple(players))))
    assert sorted(name.split()[1] for name in told if name.startswith("medal ")) == ["1", "2"]


def test_a_spectator_sees_no_card_of_a_hand() -> None:
    """Hands are secret to their owners (rules, What is public)."""
    view = busy(seats=4)
    own = msgspec.structs.replace(view, viewer=Seat(1), hand=(Card("9h"), Card("9s")))
    assert "norwegian front 9h 9 164" not in drawings(drawn(view))
    assert "norwegian front 9h 9 164" in drawings(drawn(own))


def test_what_may_be_laid_is_lifted_and_ticked_and_the_rest_is_shaded() -> None:
    """Playable ranks are marked by place and by a sign, never by colour alone."""
    view = msgspec.structs.replace(
        busy(0, seats=2),
        phase=Phase.LAY,
        attack=None,
        waiting=(Waiting(Seat(0), answered=False),),
        hand=(Card("4s"), Card("Ks")),
        choices=Choices(plays=(Play(Rank.KING, 1),)),
    )
    places = {
        shape.drawing.name: shape.y
        for shape in drawn(view).shapes
        if isinstance(shape, Place) and shape.drawing.width in {164, 169}
    }
    assert places["norwegian front Ks K 164"] < places["norwegian front 4s 4 164"]
    names = drawings(drawn(view))
    assert 1 == names.count("norwegian dimmed 164 0")
    assert 1 == sum(name.startswith("tick 52") for name in names)


def test_blind_cards_are_numbered_and_those_to_turn_are_large() -> None:
    """The three blind cards at the end are chosen by number (rules, At the table)."""
    player = msgspec.structs.replace(
        busy().players[0], hand=0, face_up=(), face_down=(True, False, True), cards=2
    )
    view = busy(0, seats=2)
    view = msgspec.structs.replace(
        view,
        phase=Phase.BLIND,
        attack=None,
        hand=(),
        players=(player, view.players[1]),
        waiting=(Waiting(Seat(0), answered=False),),
        choices=Choices(face_down=(0, 2)),
    )
    names = drawings(drawn(view))
    assert 2 == names.count("norwegian back 160")
    numbers = [
        shape
        for shape in drawn(view).shapes
        if isinstance(shape, Place) and shape.drawing.name.startswith("norwegian number")
    ]
    assert ["1", "3"] == [number.drawing.name.split()[2] for number in numbers]
    own = facing(1).own
    assert all(one.y + one.drawing.height <= own.y + own.height for one in numbers)


@pytest.mark.parametrize(
    ("places", "asked"),
    [
        ((0, 1, 2), "1, 2 or 3?"),
        ((0, 2), "Turn a face-down card: 1 or 3?"),
        ((1,), "Turn your last face-down card"),
    ],
)
def test_only_blind_cards_that_are_there_are_named(places: tuple[int, ...], asked: str) -> None:
    """Nobody is asked to choose what has gone."""
    view = msgspec.structs.replace(
        busy(0, seats=2),
        phase=Phase.BLIND,
        attack=None,
        waiting=(Waiting(Seat(0), answered=False),),
        choices=Choices(face_down=places),
    )
    assert asked in question(view, ("Ann", "Bob"), texts("en"))


def test_the_attack_is_an_arrow_and_the_target_is_marked() -> None:
    """Who must answer an ace is marked (rules, At the table), on the sign beside the pile too.

    The private picture has no arrow across the table: it would hide others' cards.
    """
    for viewer, arrows in ((None, 2), (1, 1), (11, 1)):
        names = drawings(drawn(busy(viewer)))
        assert arrows == sum(name.startswith("norwegian strike") for name in names)
        assert any(name.startswith("norwegian sign duel") for name in names)
        assert 1 == sum(name.startswith("bubble") for name in names)
        assert 1 == sum(name.startswith("norwegian lamp") for name in names)


def test_the_sign_tells_the_constraint() -> None:
    """The constraint stands beside the pile: ``≤ 7``, ``free``, ``≥ J`` (rules, At the table)."""
    view = msgspec.structs.replace(busy(), phase=Phase.LAY, attack=None)
    for demand, rank, language, sign in (
        (Demand.AT_MOST, Rank.SEVEN, "en", "at-most 7 7 or lower"),
        (Demand.AT_LEAST, Rank.JACK, "en", "at-least J J or higher"),
        (Demand.AT_LEAST, Rank.JACK, "fr", "at-least V V ou plus"),
        (Demand.FREE, None, "en", "free  anything goes"),
    ):
        shown = msgspec.structs.replace(view, demand=demand, demanded=rank)
        names = drawings(drawn(shown, language))
        assert any(name.startswith(f"norwegian sign {sign}") for name in names)


def test_the_size_of_a_pick_up_is_shown_at_the_seat_and_where_the_pile_lay() -> None:
    """A pile pick-up shows how many cards it was, and whose they are now."""
    for seats in SEATS:
        view = busy(seats=seats)
        assert ["+104"] == [text.words for text in drawn(view).texts if text.words[:1] == "+"]
        bare = msgspec.structs.replace(view, pile=(), attack=None, phase=Phase.LAY)
        names = drawings(drawn(bare))
        assert 2 == sum(name.startswith("norwegian gain 104") for name in names)
        assert any(name.startswith("norwegian disc eagle") for name in names)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("viewer", [None, 0])
def test_a_hand_of_which_cards_are_known_has_a_glass(viewer: int | None, seats: int) -> None:
    """Cards taken from the pile were public (rules, What is public): a sign says so, in place."""
    view = with_known(busy(viewer, seats=seats), 1, "8s", "8h", "Ad")
    place = around(seats).seats[1] if viewer is None else facing(seats - 1).seats[0]
    scene = drawn(view)
    (glass,) = [
        shape
        for shape in scene.shapes
        if isinstance(shape, Place) and shape.drawing.name.startswith("norwegian more")
    ]
    assert place.x <= glass.x <= place.x + place.width - glass.drawing.width
    assert place.y <= glass.y <= place.y + place.height - glass.drawing.height
    assert "hand 40 (known: 2 \u00d7 8, A)" in scene.alt


def test_ones_own_hand_is_not_shown_twice() -> None:
    """What the others know of one's own hand is no news to oneself."""
    scene = drawn(with_known(busy(0, seats=4), 0, "8s"))
    assert not any(name.startswith("norwegian more") for name in drawings(scene))
    assert "known" not in scene.alt


@pytest.mark.parametrize("seats", SEATS)
def test_the_last_picture_shows_every_card_of_every_hand(seats: int) -> None:
    """At the end all cards lie open (N36), those of the winner first; equal ones share a place."""
    game = find("norwegian")
    over = play(game, seats, {}, f"last/{seats}", 100_000)
    view = game.view(over, None)
    scene = drawn(view)
    shown = Counter(
        name.split()[2] for name in drawings(scene) if name.startswith("norwegian front")
    )
    left: Counter[Rank] = Counter()
    for player in view.players:
        below = tuple(card for card in player.turned if card is not None)
        for group in (player.known, player.face_up, below):
            left.update(rank for rank, _ in groupby(group, rank_of))
    assert left == Counter(rank_of(Card(card)) for card in shown.elements())
    assert not any(text.words.startswith("+") for text in scene.texts)
    medals = [name.split()[1] for name in drawings(scene) if name.startswith("medal")]
    assert sorted(medals, key=int) == medals
    assert seats == len(medals)


@pytest.mark.parametrize("seats", SEATS)
def test_the_largest_hands_are_drawn_at_the_end(seats: int) -> None:
    """N36, F51: the highest cards of a hand lie in its lane, all others are counted."""
    scene = drawn(ended(seats))
    _, lanes, height = ranked(seats)
    assert scene.height == height <= 1500
    cards = [
        shape
        for shape in scene.shapes
        if isinstance(shape, Place) and shape.drawing.name.startswith("norwegian front")
    ]
    for lane in lanes:
        inside = [card for card in cards if lane.y <= card.y < lane.y + lane.height]
        assert len(inside) > 6
        assert all(card.y + card.drawing.height <= lane.y + lane.height for card in inside)
        assert all(card.x + card.drawing.width <= lane.x + lane.width for card in inside)
    rests = [text.words for text in scene.texts if text.words.startswith("+")]
    assert len(rests) in {0, seats}


@pytest.mark.parametrize("seats", SEATS)
def test_all_known_cards_stand_behind_a_button_with_their_numbers(seats: int) -> None:
    """What a crowded table has no room for is looked up; what nobody has seen is not there."""
    view = busy(seats=seats)
    shown = details_of("norwegian")
    assert shown is not None
    assert () == shown.details(view)
    assert () == shown.details(ended(seats))
    for seat in range(seats):
        view = with_known(view, seat, *DECK, *JOKERS)
    (key,) = shown.details(view)
    scene = shown.detail(view, key, NAMES[:seats], texts("en"), DUSK)
    peeks = Counter(tuple(name.split()[2:4]) for name in drawings(scene) if " peek " in name)
    assert {(str(rank), "4"): seats for rank in (3, 7, 10, "J", "A")}.items() <= peeks.items()
    assert 14 * seats == peeks.total()
    assert not any(name.startswith("norwegian more") for name in drawings(scene))
    some = with_known(busy(1, seats=seats), 1, "8s", "8h", "Ad")
    told = shown.detail(some, key, NAMES[:seats], texts("en"), DUSK).alt
    assert told.endswith("Astrid: hand 40 (known: 2 \u00d7 8, A).")


def test_what_was_laid_last_glows() -> None:
    """What changed since the last picture has a thin glow."""
    view = busy(seats=4)
    assert 2 == sum(name.startswith("norwegian halo") for name in drawings(drawn(view)))
    still = msgspec.structs.replace(view, changes=())
    assert not any(name.startswith("norwegian halo") for name in drawings(drawn(still)))


def test_the_card_that_counts_is_seen_below_invisible_threes() -> None:
    """The next player faces the card below the threes (Variants, invisible three)."""
    pile: Cards = (*DECK[4:12], *DECK[:4], *DECK[:4])
    view = msgspec.structs.replace(busy(seats=4), pile=pile)
    assert 6 == fanned(view)
    odd = msgspec.structs.replace(view, variants=Variants(invisible_three=True))
    assert 9 == fanned(odd)


@pytest.mark.parametrize("seats", SEATS)
def test_places_and_the_middle_do_not_overlap(seats: int) -> None:
    """Layouts for two to twelve; a private picture has one place fewer above the own one."""
    plan = around(seats)
    crowd = facing(seats - 1)
    assert seats == len(plan.seats)
    assert seats - 1 == len(crowd.seats)
    for boxes in ((*plan.seats, plan.centre), (*crowd.seats, crowd.strip, crowd.own)):
        for number, box in enumerate(boxes):
            assert all(_apart(box, other) for other in boxes[number + 1 :])


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_lies_on_a_painted_corner_of_the_wood(seats: int) -> None:
    """A corner that would peek out from under a place is left plain."""
    plan, crowd, (field, lanes, height) = around(seats), facing(seats - 1), ranked(seats)
    for centre, tall, places in (
        (plan.centre, HEIGHT, plan.seats),
        (crowd.strip, SCREEN, (*crowd.seats, crowd.own)),
        (field, height, lanes),
    ):
        painted = [
            Box(round(shape.x), round(shape.y), shape.drawing.width, shape.drawing.height)
            for shape in table(centre, tall, places).shapes
            if isinstance(shape, Place) and shape.drawing.name.startswith("norwegian corner 170")
        ]
        # Around what is painted there is room for its outlines.
        drawn = [Box(box.x + 14, box.y + 14, box.width - 28, box.height - 28) for box in painted]
        assert all(_apart(corner, box) for corner in drawn for box in (centre, *places))
    at_two = table(around(2).centre, places=around(2).seats).shapes
    assert 4 == sum(
        isinstance(shape, Place) and shape.drawing.name.startswith("norwegian corner 170")
        for shape in at_two
    )


def _apart(one: Box, other: Box) -> bool:
    return (
        one.x + one.width <= other.x
        or other.x + other.width <= one.x
        or one.y + one.height <= other.y
        or other.y + other.height <= one.y
    )


@pytest.mark.parametrize("cards", [1, 3, 6, 12, 25, 40, 80, 156])
def test_a_hand_of_any_size_fits(cards: int) -> None:
    """Equal ranks overlap and share rows; large hands still show every rank with its number."""
    hand = in_order(((*DECK, *JOKERS) * 3)[:cards])
    sizes: dict[Rank, int] = {}
    for card in hand:
        sizes[rank_of(card)] = sizes.get(rank_of(card), 0) + 1
    plan = fit(tuple(sizes.values()), 1116, 300)
    assert sum(len(row) for row in plan.rows) == len(sizes)
    assert len(plan.rows) * (plan.width * 1.4 + 34) <= 320
    assert plan.width >= 68


@pytest.mark.parametrize("viewer", [None, 0])
def test_the_picture_warns_when_the_cards_only_go_round(viewer: int | None) -> None:
    """N28: the board warns when a third of the turns without progress is left; its alt text too."""
    view = msgspec.structs.replace(busy(viewer, seats=2), quiet=59, quiet_limit=90)
    late = msgspec.structs.replace(view, quiet=60)
    assert not any("left" in name for name in drawings(drawn(view)))
    words = [text.words for text in drawn(late).shapes if isinstance(text, Text)]
    badge = "norwegian badge Turn 1,234 226 84 31 left"
    assert badge in drawings(drawn(late)) or "31 left" in words
    assert "go round" not in drawn(view).alt
    assert "The cards only go round: 31 turns are left" in drawn(late).alt
    over = msgspec.structs.replace(ended(2), quiet=60, quiet_limit=90)
    assert not any("left" in name for name in drawings(drawn(over)))
    assert "go round" not in drawn(over).alt


def test_the_alt_text_tells_a_whole_position() -> None:
    """Question, pile, constraint, way, stacks, seats, what happened and one's own hand."""
    view = msgspec.structs.replace(
        busy(1, seats=2), hand=(Card("5s"), Card("Ah"), Card("Ad"), Card("2c"))
    )
    assert drawn(view).alt == (
        "Norwegian Battle. Turn 1,234. Ragnar attacks you! An ace or a 2, or 50 cards "
        "are yours. Pile of 50, from the top: 4♦ 4♥ 4♠ 3♣ 3♦ 3♥. Only an ace or a 2 counters. "
        "Play goes counter-clockwise. Stock 104, burnt 100. Dealer: Ragnar. "
        "Ragnar (bear): hand 40, 3♠ 3♥ 3♦ on 3. Astrid (eagle): hand 40, 3♣ 4♠ 4♥ on 3. "
        "Astrid took 104 cards. Your hand: 5, 2 \u00d7 A, 2. "
        "You can play: A (up to 3), 2 (up to 2)."
    )


def test_the_alt_text_asks_for_nothing_else_while_a_four_may_be_completed() -> None:
    """The sign asks for the missing cards; two aces on top are still to attack somebody."""
    aces = msgspec.structs.replace(
        busy(None, seats=2),
        phase=Phase.COMPLETE,
        attack=None,
        missing=Missing(Rank.ACE, 2),
        demand=Demand.AT_LEAST,
        demanded=Rank.ACE,
    )
    alt = drawn(aces).alt
    assert "Four of a kind? Missing: 2 \u00d7 A." in alt
    assert "Next:" not in alt
    assert "Next: ace or higher." in drawn(msgspec.structs.replace(aces, phase=Phase.LAY)).alt


def test_the_alt_text_of_the_end_does_not_say_that_the_winner_won_in_the_last_turn() -> None:
    """In a game played on for places the winner was out before."""
    assert "won. The game ended in turn" in drawn(ended(3)).alt


def test_every_card_has_a_face_of_its_own() -> None:
    """Rank and suit are told on every card, in every size; the two jokers look alike."""
    for width in (42, 84, 136, 196):
        faces = {front(card, str(rank_of(card)), width).shapes for card in DECK}
        assert len(DECK) == len(faces)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize(("cards", "taken"), [(8, 5), (13, 12), (40, 104)])
def test_how_many_were_taken_lies_on_no_number_of_cards(
    cards: int, taken: int, viewer: int | None, seats: int
) -> None:
    """Both are read: what the hand has now, and what came from the pile."""
    view = busy(viewer, seats=seats, cards=cards)
    change = Change(ChangeKind.TAKEN, Seat(1), taken)
    scene = drawn(msgspec.structs.replace(view, changes=(change,)))
    plates = [covered(one) for one in scene.shapes if isinstance(one, Place) and is_gain(one)]
    hands = [one for one in scene.shapes if isinstance(one, Text) and one.words == str(cards)]
    letters = [label(one) for one in hands]
    assert plates or facing(seats - 1).cell.card == 0
    assert letters
    for one in letters:
        assert one is not None
        box = ChangeBox(one.x, one.y, one.x + one.picture.width, one.y + one.picture.height)
        assert not any(plate.near(box, -6, -6) for plate in plates)


def is_gain(place: Place) -> bool:
    return place.drawing.name.startswith("norwegian gain")


def test_half_a_ten_is_no_one() -> None:
    """Of 10s that lie close only the last shows its rank; all nines do."""
    for code, wanted in (("9", 2), ("10", 1)):
        hand = tuple(Card(f"{code}{suit}") for suit in "sh")
        group = own_hand._group(hand, 0, 0, Fit(140, 0.36, ((0,),)), None, texts("en"), DUSK)
        fronts = [one for one in group if isinstance(one, Place) and "front" in one.drawing.name]
        assert wanted == len(fronts)
