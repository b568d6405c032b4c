from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import chain

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.i18n import LANGUAGES, texts
from games.api import Seat
from games.norwegian.content import DECK, JOKERS, Card, Cards, Rank, Variants, in_order, rank_of
from games.norwegian.rules import GAME
from games.norwegian.view import (
    Attack,
    Change,
    ChangeKind,
    Choices,
    Demand,
    Missing,
    NorwegianView,
    Phase,
    Play,
    Player,
    Waiting,
)
from games.playout import steps
from rendering import find
from rendering.letters import fitted, measured
from rendering.norwegian.cards import front
from rendering.norwegian.hand import fit
from rendering.norwegian.layout import HEADER, Box, around, facing
from rendering.norwegian.middle import fanned
from rendering.paint import paint
from rendering.scene import ALT_LIMIT, MAY_READ, MUST_READ, Place, Scene, Text
from rendering.theme import DUSK

NAMES = (
    *("Ragnar", "Astrid", "Björn", "Freya", "Sigurd", "Ingrid"),
    *("Leif", "Gudrun", "Halvard", "Solveig", "Torstein", "Åse"),
)
LONG_NAMES = (
    "W" * 32,
    "🐉🔥 Ållönströmsson the Unbearable",
    "محمد بن عبد الله بن عبد المطلب",
    "张伟李娜王芳刘洋陈静杨帆赵磊黄丽周杰吴敏徐强孙燕马超朱婷胡军",
    *(f"Guest number {number} of this long tabl" for number in range(8)),
)
SEATS = range(2, 13)


def _game(seats: int, seed: str, **options: bool) -> list[NorwegianView]:
    chosen = {option.key: option.default for option in GAME.options} | options
    start = GAME.start(seats, chosen, f"pictures/{seed}").state
    states = chain((start,), (step.applied.state for step in steps(GAME, start, seed)))
    viewers = (None, *(Seat(seat) for seat in range(seats)))
    return [GAME.view(state, viewer) for state in states for viewer in viewers]


@cache
def games() -> tuple[NorwegianView, ...]:
    """Return every view of every viewer in random games with many variants."""
    tables = (
        _game(2, "a"),
        _game(3, "b", jokers=True, completion=True, invisible_three=True),
        _game(4, "c", play_on=True, reversing_six=True, jokers=True),
    )
    return tuple(chain(*tables))


@cache
def one_of_each() -> tuple[NorwegianView, ...]:
    """Return one view of every phase for a spectator, a seat that is asked and one that is not."""
    found: dict[tuple[Phase, bool, bool], NorwegianView] = {}
    for view in games():
        asked = any(wait.seat == view.viewer and not wait.answered for wait in view.waiting)
        found.setdefault((view.phase, view.viewer is None, asked), view)
    return tuple(found.values())


def busy(viewer: int | None = None, seats: int = 12, cards: int = 40) -> NorwegianView:
    """Return a table with everything on it: a large pile, large hands, an attack, pick-ups."""
    deck: Cards = (*DECK, *JOKERS) * 3
    players = tuple(
        Player(
            seat=Seat(seat),
            hand=cards,
            known=(),
            face_up=in_order(deck[seat * 3 : seat * 3 + 3]),
            face_down=(True, True, True),
            cards=cards + 6,
            ready=True,
            place=None,
        )
        for seat in range(seats)
    )
    pile = tuple(deck[11:61])
    target = Seat(seats - 1)
    return NorwegianView(
        viewer=None if viewer is None else Seat(viewer),
        variants=Variants(),
        decks=3,
        phase=Phase.ANSWER,
        turn=1234,
        dealer=Seat(0),
        active=Seat(0),
        clockwise=False,
        players=players,
        pile=pile,
        demand=Demand.AT_LEAST,
        demanded=Rank.ACE,
        stock=104,
        burnt=deck[:100],
        attack=Attack(Seat(0), target, 1),
        missing=None,
        waiting=(Waiting(target, answered=False),),
        laid=(),
        last_layer=Seat(0),
        changes=(
            Change(ChangeKind.TAKEN, Seat(1), 104),
            Change(ChangeKind.LAID, Seat(0), 2, pile[-2:]),
        ),
        hand=() if viewer is None else in_order(deck[:cards]),
        choices=Choices(answers=(Play(Rank.ACE, 3), Play(Rank.TWO, 2)), give_in=True)
        if viewer == target
        else Choices(),
        ranking=(),
    )


def crowded(phase: Phase, viewer: int | None) -> NorwegianView:
    """Return what takes the most words: twelve seats, jokers, many asked, many to choose from."""
    view = busy(viewer)
    jokers = (JOKERS[0],) * 3
    players = tuple(msgspec.structs.replace(player, face_up=jokers) for player in view.players)
    others = tuple(Seat(seat) for seat in range(1, 12))
    return msgspec.structs.replace(
        view,
        phase=phase,
        players=players,
        pile=(*view.pile, *(Card("10s"),) * 6),
        attack=Attack(Seat(0), None, 3) if phase is Phase.AIM else None,
        missing=Missing(Rank.QUEEN, 2) if phase is Phase.COMPLETE else None,
        waiting=(Waiting(Seat(0), answered=False),)
        if phase is Phase.AIM
        else tuple(Waiting(seat, answered=False) for seat in others),
        changes=(
            Change(ChangeKind.TURNED, Seat(0), 1, (Card("10s"),)),
            Change(ChangeKind.LAID, Seat(0), 1, (Card("10s"),)),
            Change(ChangeKind.BURNT, Seat(0), 156),
            Change(ChangeKind.TAKEN, Seat(3), 156),
        ),
        hand=in_order((*DECK, *DECK, *JOKERS)) if viewer is not None else (),
        choices=Choices(targets=others if viewer == 0 else ()),
    )


VIEWS = (
    *one_of_each(),
    *(busy(seats=seats) for seats in SEATS),
    *(busy(0, seats=seats) for seats in SEATS),
    busy(11),
    busy(11, cards=156),
    *(
        crowded(phase, viewer)
        for phase in (Phase.EXCHANGE, Phase.AIM, Phase.COMPLETE)
        for viewer in (None, 0, 5)
    ),
)


def drawn(
    view: NorwegianView,
    language: str = "en",
    names: tuple[str, ...] = NAMES,
    footer: str = "Table 7",
) -> Scene:
    return find("norwegian").scene(view, names[: len(view.players)], texts(language), DUSK, footer)


def _drawings(scene: Scene) -> list[str]:
    return [shape.drawing.name for shape in scene.shapes if isinstance(shape, Place)]


def test_random_games_reach_every_phase_to_be_drawn() -> None:
    """The positions below leave no phase out."""
    assert set(Phase) == {view.phase for view in one_of_each()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_is_painted_for_every_kind_of_viewer(language: str) -> None:
    """A PNG of 256 colours, 1200 pixels wide and 900 to 1200 high (ART.md, For all games)."""
    for view in one_of_each():
        picture = Image.open(BytesIO(paint(drawn(view, language))))
        assert ("PNG", "P", 1200) == (picture.format, picture.mode, picture.width)
        assert 900 <= picture.height <= 1200


def test_a_picture_stays_small() -> None:
    """A board weighs at most 200 KB; far more would mean noise or a lost palette."""
    for view in VIEWS:
        assert len(paint(drawn(view, names=LONG_NAMES))) < 200_000


def test_no_type_is_smaller_than_can_be_read_on_a_phone() -> None:
    """Nothing below 24 px (ART.md, For all games)."""
    for view in VIEWS:
        for text in drawn(view, "fr").texts:
            size, _ = fitted(text)
            assert size >= MAY_READ, text.words


@pytest.mark.parametrize("seats", SEATS)
def test_what_one_must_read_is_large(seats: int) -> None:
    """Question, hand counts, stock, burnt pile and the pile are 34 px or more (ART.md)."""
    view = busy(seats=seats)
    scene = drawn(view, names=("A", "B") * 6)
    large = {text.words for text in scene.texts if fitted(text)[0] >= MUST_READ}
    question = texts("en")("norwegian-picture-await-answer", name="A", target="AB"[(seats - 1) % 2])
    pile = texts("en")("norwegian-picture-pile", count=50)
    assert {question, "40", "104", "100", pile} <= large


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_fit_into_their_box_and_the_canvas(language: str, names: tuple[str, ...]) -> None:
    """Names of 32 characters in any script are cut with an ellipsis and never overflow."""
    for view in VIEWS:
        scene = drawn(view, language, names, "Table 123456 · " * 10)
        for text in scene.texts:
            size, lines = fitted(text)
            assert len(lines) <= text.lines
            assert all(measured(line, size, bold=text.bold) <= text.width for line in lines)
        for shape in scene.shapes:
            if isinstance(shape, Text):
                assert shape.x >= 0
                assert shape.y >= 0
                assert shape.x + shape.width <= scene.width
                assert shape.y + max(shape.height, shape.size) <= scene.height


def test_cards_lie_on_the_canvas() -> None:
    """Nothing of a hand, a pile or a seat is cut off by the edge, however many cards there are."""
    for view in VIEWS:
        scene = drawn(view)
        for shape in scene.shapes:
            if isinstance(shape, Place) and shape.drawing.name.startswith("norwegian front"):
                assert shape.x >= 0
                assert shape.y >= HEADER
                assert shape.x + shape.drawing.width <= scene.width
                assert shape.y + shape.drawing.height <= scene.height


def test_the_hidden_worlds_of_one_viewer_look_the_same() -> None:
    """What a viewer cannot know never reaches its picture."""
    options = {option.key: option.default for option in GAME.options}
    state = GAME.start(4, options, "worlds").state
    for viewer in (None, Seat(0), Seat(3)):
        other = GAME.redeal(state, viewer, "another")
        assert drawn(GAME.view(state, viewer)) == drawn(GAME.view(other, viewer))


def test_a_spectator_sees_no_card_of_a_hand() -> None:
    """Hands are secret to their owners (rules, What is public)."""
    view = busy(seats=4)
    own = msgspec.structs.replace(view, viewer=Seat(1), hand=(Card("9h"), Card("9s")))
    assert "norwegian front 9h 9 196" not in _drawings(drawn(view))
    assert "norwegian front 9h 9 196" in _drawings(drawn(own))


def test_what_may_be_laid_is_lifted_and_ticked_and_the_rest_is_shaded() -> None:
    """Playable ranks are marked by place and by a sign, never by colour alone (ART.md)."""
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
        if isinstance(shape, Place) and shape.drawing.width in {196, 201}
    }
    assert places["norwegian front Ks K 196"] < places["norwegian front 4s 4 196"]
    names = _drawings(drawn(view))
    assert 1 == names.count("norwegian dimmed 196 0")
    assert 1 == sum(name.startswith("tick 40") for name in names)


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
    names = _drawings(drawn(view))
    assert 2 == names.count("norwegian back 196")
    assert ["1", "3"] == [name.split()[2] for name in names if name.startswith("norwegian number")]


def test_the_attack_is_an_arrow_and_the_target_is_marked() -> None:
    """Who must answer an ace is marked (rules, At the table), on the sign beside the pile too.

    The private picture has no arrow across the table: it would hide others' cards.
    """
    for viewer, arrows in ((None, 2), (1, 1), (11, 1)):
        names = _drawings(drawn(busy(viewer)))
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
        names = _drawings(drawn(shown, language))
        assert any(name.startswith(f"norwegian sign {sign}") for name in names)


def test_the_size_of_a_pick_up_is_shown_at_the_seat_and_where_the_pile_lay() -> None:
    """A pile pick-up shows how many cards it was, and whose they are now."""
    for seats in SEATS:
        view = busy(seats=seats)
        assert ["+104"] == [text.words for text in drawn(view).texts if text.words[:1] == "+"]
        bare = msgspec.structs.replace(view, pile=(), attack=None, phase=Phase.LAY)
        names = _drawings(drawn(bare))
        assert 2 == sum(name.startswith("norwegian gain 104") for name in names)
        assert any(name.startswith("norwegian disc eagle") for name in names)


def _with_known(view: NorwegianView, seat: int, *cards: str) -> NorwegianView:
    known = in_order(Card(card) for card in cards)
    players = tuple(
        msgspec.structs.replace(player, known=known) if player.seat == seat else player
        for player in view.players
    )
    return msgspec.structs.replace(view, players=players)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("viewer", [None, 0])
def test_cards_picked_up_before_everybody_are_shown_in_the_hand(
    viewer: int | None, seats: int
) -> None:
    """Cards taken from the pile were public (rules, What is public): rank, and how many."""
    view = _with_known(busy(viewer, seats=seats), 1, "8s", "8h", "Ad")
    scene = drawn(view)
    peeks = [name.split()[2:4] for name in _drawings(scene) if name.startswith("norwegian peek")]
    assert [["8", "2"], ["A", "1"]] == peeks
    assert "hand 40 (known: 2 \u00d7 8, A)" in scene.alt


def test_ones_own_hand_is_not_shown_twice() -> None:
    """What the others know of one's own hand is no news to oneself."""
    scene = drawn(_with_known(busy(0, seats=4), 0, "8s"))
    assert not any(name.startswith("norwegian peek") for name in _drawings(scene))
    assert "known" not in scene.alt


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("viewer", [None, 0])
def test_known_cards_stay_at_their_place_however_many(viewer: int | None, seats: int) -> None:
    """Where there is no room for all ranks the highest are shown, behind a card with dots."""
    view = _with_known(busy(viewer, seats=seats), 1, *DECK, *JOKERS)
    place = around(seats).seats[1] if viewer is None else facing(seats - 1).seats[0]
    peeks = [
        shape
        for shape in drawn(view).shapes
        if isinstance(shape, Place) and shape.drawing.name.startswith("norwegian peek")
    ]
    assert len(peeks) in range(2, 15)
    assert ("…" in peeks[0].drawing.name) is (len(peeks) < 14)
    for peek in peeks:
        assert peek.x >= place.x
        assert peek.y >= place.y
        assert peek.x + peek.drawing.width <= place.x + place.width
        assert peek.y + peek.drawing.height <= place.y + place.height


def test_what_was_laid_last_glows() -> None:
    """What changed since the last picture has a thin glow (ART.md)."""
    view = busy(seats=4)
    assert 2 == sum(name.startswith("norwegian halo") for name in _drawings(drawn(view)))
    still = msgspec.structs.replace(view, changes=())
    assert not any(name.startswith("norwegian halo") for name in _drawings(drawn(still)))


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES])
def test_the_alt_text_holds_to_discords_limit_and_is_never_cut_off(
    language: str, names: tuple[str, ...]
) -> None:
    """At most 1024 characters, and every seat is told of (FAILURES.md, F62)."""
    for view in VIEWS:
        alt = drawn(view, language, names).alt
        assert len(alt) <= ALT_LIMIT
        assert not alt.endswith("…")
        for player in view.players:
            assert names[player.seat][:4] in alt


def test_the_alt_text_tells_a_whole_position() -> None:
    """Question, pile, constraint, way, stacks, seats, what happened and one's own hand."""
    view = msgspec.structs.replace(
        busy(1, seats=2), hand=(Card("5s"), Card("Ah"), Card("Ad"), Card("2c"))
    )
    assert drawn(view).alt == (
        "Norwegian Battle. Turn 1,234. Awaited: Ragnar attacks you! An ace or a 2, or 50 cards "
        "are yours. Pile of 50, from the top: 4♦ 4♥ 4♠ 3♣ 3♦ 3♥. Only an ace or a 2 counters. "
        "Play goes counter-clockwise. Stock 104, burnt 100. Dealer: Ragnar. "
        "Ragnar (bear): hand 40, 3♠ 3♥ 3♦ on 3. Astrid (eagle): hand 40, 3♣ 4♠ 4♥ on 3. "
        "Astrid took 104 cards. Your hand: 5, 2 \u00d7 A, 2. You may lay: A (up to 3), 2 (up to 2)."
    )


def test_equal_views_are_equal_scenes_and_equal_bytes() -> None:
    """What two views share, their pictures share: nothing else can reach a picture."""
    for view in VIEWS:
        copy = msgspec.json.decode(msgspec.json.encode(view), type=NorwegianView)
        first, second = drawn(view), drawn(copy)
        assert (first, hash(first)) == (second, hash(second))
    assert paint(drawn(busy())) == paint(drawn(busy()))


def test_a_drawings_name_stands_for_its_shapes() -> None:
    """Drawings are hashed and kept by name: no two different ones may share it."""
    shapes: dict[tuple[str, int, int], object] = {}
    for language in LANGUAGES:
        for view in VIEWS:
            for shape in drawn(view, language).shapes:
                if isinstance(shape, Place):
                    key = (shape.drawing.name, shape.drawing.width, shape.drawing.height)
                    assert shapes.setdefault(key, shape.drawing.shapes) == shape.drawing.shapes


def test_every_card_has_a_face_of_its_own() -> None:
    """Rank and suit are told on every card, in every size; the two jokers look alike."""
    for width in (42, 84, 136, 196):
        faces = {front(card, str(rank_of(card)), width).shapes for card in DECK}
        assert len(DECK) == len(faces)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_scene_of_any_position_can_be_made(data: st.DataObject) -> None:
    """Random views of whole random games, for every viewer, with any name."""
    view = data.draw(st.sampled_from(games()))
    language = data.draw(st.sampled_from(LANGUAGES))
    names = tuple(data.draw(st.text(max_size=32)) for _ in view.players)
    scene = drawn(view, language, names)
    assert len(scene.alt) <= ALT_LIMIT
    for text in scene.texts:
        size, lines = fitted(text)
        assert all(measured(line, size, bold=text.bold) <= text.width for line in lines)
