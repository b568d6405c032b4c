"""What Norwegian Battle offers on Discord, and what it keeps to itself."""

import pytest
from msgspec.structs import replace

from bot.i18n.narration import VERSES, sentence
from bot.i18n.story import story_of
from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.view import TableView
from cogs.elements.components import OPTIONS_PER_MENU, Style
from cogs.elements.game_face import BUTTONS
from cogs.norwegian.face import FACE
from cogs.norwegian.words import TEXT_STYLE
from games.api import Seat
from games.norwegian.chapters.pile import playable
from games.norwegian.coaching import COACH
from games.norwegian.content import PRECIOUS, Card, Cards, Rank, Variants
from games.norwegian.events import (
    AceAimed,
    AceReturned,
    AceStopped,
    DirectionReversed,
    ThreesIgnored,
)
from games.norwegian.moves import (
    AnswerAce,
    ChooseTarget,
    Complete,
    GiveIn,
    Lay,
    LayBlind,
    LayOut,
    PassCompletion,
    Ready,
    TakePile,
)
from games.norwegian.rules import GAME
from games.norwegian.state import NorwegianState
from games.norwegian.view import Attack, Missing, Phase
from tests.rigs.table_views import table_view

EN, FR = (texts(language) for language in LANGUAGES)
FIRST, SECOND = Seat(0), Seat(1)


def cards(codes: str) -> Cards:
    """Read card codes, such as ``8s 10h``."""
    return tuple(Card(code) for code in codes.split())


def position(
    hand: str, pile: str = "", *, phase: Phase = Phase.LAY, seats: int = 3, on: tuple[str, ...] = ()
) -> NorwegianState:
    """Let the first seat be asked, with these cards in hand and on the pile."""
    start = GAME.start(seats, dict.fromkeys(on, True), "a seed").state
    return replace(
        start,
        phase=phase,
        turn=1,
        active=FIRST,
        asked=(FIRST,),
        hands=(cards(hand), *start.hands[1:]),
        pile=cards(pile),
        last_layer=SECOND,
    )


def seen(state: NorwegianState, seat: Seat | None = FIRST) -> TableView:
    """Look at a state, as a seat or as a spectator."""
    return table_view(GAME, state, len(state.hands), seat)


def test_few_plays_are_buttons_with_rank_and_count() -> None:
    offer = FACE.offer(seen(position("8s 8h Qd", "7s 3h")), EN)
    assert ["One 8", "Two 8s", "One queen"] == [choice.label for choice in offer.buttons]
    assert offer.menus == ()


def test_french_counts_ladies_as_ladies() -> None:
    offer = FACE.offer(seen(position("8s 8h Qd Qs", "3h")), FR)
    assert ["Un 8", "Deux 8", "Une Dame", "Deux Dames"] == [c.label for c in offer.buttons]


def test_many_plays_are_one_menu_that_tells_what_each_does() -> None:
    hand = "3s 4s 5s 6s 7s 8s 8h 9s 10s Js Qs As"
    (menu,) = FACE.offer(seen(position(hand)), EN).menus
    assert BUTTONS < len(menu.choices) <= OPTIONS_PER_MENU
    helps = {choice.move: choice.help for choice in menu.choices}
    assert helps[Lay(Rank.EIGHT, 2)] == "Skips the next 2 seats."
    assert helps[Lay(Rank.TEN, 1)] == "Burns the pile (1 with the 10)."
    assert helps[Lay(Rank.QUEEN, 1)] == ""


def test_very_many_plays_show_single_cards_without_paging() -> None:
    """Single cards and several of a rank are two menus, so that the common ones come first."""
    ranks = "3 4 5 6 7 8 9 10 J Q K A 2"
    hand = " ".join(f"{rank}{suit}" for rank in ranks.split() for suit in "shdc")
    singles, several = FACE.offer(seen(position(hand)), EN).menus
    assert {1} == {choice.move.count for choice in singles.choices if isinstance(choice.move, Lay)}
    assert len(singles.choices) == 13
    assert len(several.choices) == 39


def test_a_menu_says_when_cards_make_four_of_a_kind() -> None:
    """Four of a kind: the cards that lie on top count."""
    state = position("9s 9h 10s Js Jh Qs Qh Ks Kh As 2s 2h", "3h 9d 9c", on=("four_of_a_kind",))
    (menu,) = FACE.offer(seen(state), EN).menus
    helps = {choice.move: choice.help for choice in menu.choices}
    assert helps[Lay(Rank.NINE, 1)] == ""
    assert helps[Lay(Rank.NINE, 2)] == "Makes four of a kind: burns the pile (5 cards)."


def test_a_pile_taken_by_choice_wants_a_second_press() -> None:
    """Voluntary pick-up; whoever has nothing to lay takes it with one press."""
    look = seen(position("8s", "3h 4d", on=("voluntary_pickup",)))
    by_choice = next(c for c in FACE.offer(look, EN).buttons if isinstance(c.move, TakePile))
    assert "2 cards" in by_choice.label
    assert "Player 1" in by_choice.confirm
    forced = FACE.offer(seen(position("8s", "Qh", on=("voluntary_pickup",))), EN).buttons
    assert [(TakePile(), "", Style.EXPECTED)] == [(c.move, c.confirm, c.style) for c in forced]


@pytest.mark.parametrize(
    ("hand", "pile", "on", "hint"),
    [
        ("4s 9s Ks", "8h", (), "Too low right now: 4."),
        ("4s 10s Ks", "7h", (), "Too high on a 7: 10, K."),
        ("10s Ks", "Qh", ("ranked_ten",), "No 10 right now"),
        ("As 2s", "Qh", (), "take the pile to save your good cards"),
    ],
)
def test_what_one_would_expect_but_cannot_do_is_explained(
    hand: str, pile: str, on: tuple[str, ...], hint: str
) -> None:
    hints = FACE.offer(seen(position(hand, pile, on=on)), EN).hints
    assert any(hint in line for line in hints)


def test_what_special_cards_do_stands_below_their_buttons() -> None:
    """A line for all that do the same."""
    skips, sends = FACE.offer(seen(position("8s 9s As Ah")), EN).hints
    assert "**One 8** · Skips the next player." in skips
    assert "**One ace**, **Two aces** · Sends the pile" in sends


@pytest.mark.parametrize("language", [EN, FR])
def test_a_joker_without_a_pile_is_not_said_to_give_it_away(language: Texts) -> None:
    """N25: with no pile nobody takes anything."""
    with_pile, without = (
        {
            one.move: one.help
            for one in FACE.offer(seen(position("X1 4s 9s", pile, on=("jokers",))), language).every
        }
        for pile in ("3h", "")
    )
    assert with_pile[Lay(Rank.JOKER, 1)] == language("norwegian-effect-X", lying=1)
    assert without[Lay(Rank.JOKER, 1)] == language("norwegian-effect-X", lying=0)
    assert with_pile != without


def test_nothing_is_explained_where_everything_goes() -> None:
    assert FACE.offer(seen(position("4s 9s Ks")), EN).hints == ()


def test_the_exchange_offers_precious_cards_face_up_first() -> None:
    """The other nineteen sets of three are one menu; the cards left in hand are its second line."""
    state = GAME.start(3, {}, "a seed").state
    state = replace(
        state,
        hands=(cards("10s As 2h"), *state.hands[1:]),
        face_up=(cards("3s 4s 5s"), *state.face_up[1:]),
    )
    offer = FACE.offer(seen(state), EN)
    assert [Ready()] == [choice.move for choice in offer.buttons]
    (menu,) = offer.menus
    assert len(menu.choices) == 19
    best = menu.choices[0]
    assert best.move == LayOut((Card("10s"), Card("As"), Card("2h")))
    assert ("Face up: 10♠, A♠, 2♥", "In hand: 3♠, 4♠, 5♠") == tuple(
        text.replace(TEXT_STYLE, "") for text in (best.label, best.help)
    )


def test_of_two_jokers_the_one_that_lies_open_stays_there() -> None:
    """They look alike; who sees the other one, too, learns that there are two."""
    state = GAME.start(3, {"jokers": True}, "a seed").state
    state = replace(
        state,
        hands=(cards("10s As X1"), *state.hands[1:]),
        face_up=(cards("3s 4s X2"), *state.face_up[1:]),
    )
    (menu,) = FACE.offer(seen(state), EN).menus
    layouts = [choice.move for choice in menu.choices]
    assert len(layouts) == len({choice.label for choice in menu.choices}) == 13
    assert LayOut((Card("3s"), Card("4s"), Card("X1"))) not in layouts
    assert LayOut((Card("10s"), Card("As"), Card("X2"))) in layouts


def test_an_ace_is_answered_in_the_private_panel_alone() -> None:
    """Nobody may learn from the board whether the target of an ace holds a counter."""
    state = replace(
        position("2s 2h Qd", "3h As", phase=Phase.ANSWER), attack=Attack(SECOND, FIRST, 1)
    )
    offer = FACE.offer(seen(state), EN)
    assert ["Counter: one 2", "Counter: two 2s", "Take the pile (2 cards)"] == [
        choice.label for choice in offer.buttons
    ]
    assert {""} == {choice.confirm for choice in offer.buttons}
    assert FACE.public(seen(state, None), EN) == ()
    bare = replace(state, hands=(cards("3s"), *state.hands[1:]))
    (only,) = FACE.offer(seen(bare), EN).buttons
    assert only.move == GiveIn()
    assert FACE.awaits(seen(bare, None), EN) == FACE.awaits(seen(state, None), EN)


def test_many_counters_are_a_menu() -> None:
    hand = " ".join(f"{rank}{suit}" for rank in "2A" for suit in "shdc" for _ in "12")
    state = replace(position(hand, "3h As", phase=Phase.ANSWER), attack=Attack(SECOND, FIRST, 1))
    offer = FACE.offer(seen(state), EN)
    (menu,) = offer.menus
    assert len(menu.choices) == 16
    assert all(isinstance(choice.move, AnswerAce) for choice in menu.choices)
    assert [GiveIn()] == [choice.move for choice in offer.buttons]


def test_a_completion_stands_under_the_board_for_everybody_alike() -> None:
    """Both answers are public whoever holds what; in private only the possible ones are."""
    state = replace(position("9s 9h", "9d 9c", phase=Phase.COMPLETE), missing=Missing(Rank.NINE, 2))
    public = FACE.public(seen(state, None), EN)
    assert [Complete(Rank.NINE), PassCompletion()] == [choice.move for choice in public]
    assert [Complete(Rank.NINE), PassCompletion()] == [
        choice.move for choice in FACE.offer(seen(state), EN).buttons
    ]
    bare = replace(state, hands=(cards("9s"), *state.hands[1:]))
    assert FACE.public(seen(bare, None), EN) == public
    offer = FACE.offer(seen(bare), EN)
    assert [PassCompletion()] == [choice.move for choice in offer.buttons]
    assert len(offer.hints) == 1


def test_the_table_is_warned_below_the_question_when_the_cards_only_go_round() -> None:
    """N28: the board warns when a third of the turns without progress is left, whoever looks."""
    for seat in (None, FIRST, SECOND):
        for quiet in (0, 59):
            assert "\n" not in FACE.awaits(seen(replace(position("8s"), quiet=quiet), seat), EN)
        late = seen(replace(position("8s"), quiet=60), seat)
        assert "\n🌀 The cards only go round: after 31 turns, this one" in FACE.awaits(late, EN)
        assert "\n🌀 Les cartes tournent en rond\u202f: après 31 tours" in FACE.awaits(late, FR)
        last = seen(replace(position("8s"), quiet=90), seat)
        assert "in this turn, or somebody goes out, the fewest cards decide" in FACE.awaits(
            last, EN
        )


def test_a_target_is_a_button_with_the_cards_it_has_left() -> None:
    """Twelve at the table: eleven buttons, each with the seat's emblem and name."""
    state = replace(
        position("3s", "4h As", phase=Phase.AIM, seats=12),
        attack=Attack(FIRST, None, 1),
        last_layer=FIRST,
    )
    buttons = FACE.offer(seen(state), EN).buttons
    assert [ChooseTarget(Seat(seat)) for seat in range(1, 12)] == [c.move for c in buttons]
    assert buttons[0].label == "🦅 Player 1 (9 cards left)"


def test_blind_cards_are_three_buttons() -> None:
    state = replace(position("", "4h", phase=Phase.BLIND), face_up=((), (), ()))
    offer = FACE.offer(seen(state), EN)
    assert [LayBlind(0), LayBlind(1), LayBlind(2)] == [choice.move for choice in offer.buttons]
    assert EN("norwegian-hint-blind") in offer.hints
    empty = replace(state, pile=())
    assert EN("norwegian-hint-blind-free") in FACE.offer(seen(empty), EN).hints


def test_the_last_blind_card_is_no_question() -> None:
    """Where one is left nobody is asked which; the call says so, too."""
    state = replace(position("", "4h", phase=Phase.BLIND), face_up=((), (), ()))
    _, *others = state.face_down
    last = seen(replace(state, face_down=((None, state.face_down[0][1], None), *others)))
    assert FACE.prompt(last, EN).startswith("Only one face-down card is left")
    assert "une carte cachée (" in FACE.prompt(last, FR)
    assert "your last face-down card" in FACE.call(last, Phase.BLIND.value, EN)
    assert "Which one do you turn?" in FACE.prompt(seen(state), EN)


@pytest.mark.parametrize("key", ["drawn", "face-down"])
@pytest.mark.parametrize(
    ("language", "named"), [(EN, "(10, ace, 2, joker)"), (FR, "(10, As, 2, Joker)")]
)
def test_what_counts_as_a_strong_card_is_named_in_full(
    language: Texts, named: str, key: str
) -> None:
    """A feat counts jokers too, where they are played with."""
    assert len(PRECIOUS) == named.count(",") + 1
    for verse in range(2):
        said = language(f"norwegian-feat-{key}", seat="Ann", number=3, usual=2, verse=verse)
        assert named in said


@pytest.mark.parametrize(("language", "ten", "ace"), [(EN, "10", "ace"), (FR, "10", "As")])
def test_the_tip_on_a_seven_holds_at_every_table(language: Texts, ten: str, ace: str) -> None:
    """N14, N15: a strong ace goes on a 7, a 10 never does."""
    plain, strong = (
        playable(Rank.SEVEN, Variants(strong_ace=given, ranked_ten=given))
        for given in (False, True)
    )
    assert {Rank.ACE} == strong - plain
    tip = language("norwegian-tip-under-seven")
    # It asks for a 7 or less, but who has a strong ace or a joker need not give it one.
    assert {EN: "asks for", FR: "demande"}[language] in tip
    assert Rank.TEN not in plain | strong
    assert ten in tip
    assert ace not in tip


@pytest.mark.parametrize(
    ("pile", "on", "good"),
    [("3s 3h 4s 4h 5s 6s", (), True), ("3s 3h 4s 4h 5s 7s", (), False),
     ("3s 3h 4s 4h 5s 7s", ("strong_ace",), False), ("3s 3h 4s 4h 5s Js", (), True),
     ("3s 3h 4s 4h 5s Js", ("ranked_ten",), False)],
)  # fmt: skip
def test_a_10_or_an_ace_is_only_recommended_where_both_may_be_played(
    pile: str, on: tuple[str, ...], good: bool
) -> None:
    """A high pile under a 7 takes neither."""
    look = seen(position("10s Ah 3d", pile, on=on))
    assert ("high-pile" in COACH.tips(look.view, look.questions[0].decision)) is good


@pytest.mark.parametrize("language", [EN, FR])
@pytest.mark.parametrize("count", [1, 2])
def test_sixes_turn_the_wind_each_and_two_leave_it_as_it_was(language: Texts, count: int) -> None:
    """An even number of sixes changes nothing, so the sentence says no more than that each does."""
    start = position("6s 6h 9d", "3h", on=("reversing_six",))
    applied = GAME.apply(start, FIRST, Lay(Rank.SIX, count))
    (turned,) = [one for one in applied.events if isinstance(one, DirectionReversed)]
    assert turned.clockwise is (count == 2)
    said = sentence("norwegian", turned, ("Ann", "Bob", "Cid"), language, FACE.speller)
    assert {EN: "with every 6", FR: "\u00e0 chaque 6"}[language] in said


@pytest.mark.parametrize(
    ("language", "brief", "stop", "back"),
    [
        (EN, "ace against your ace", "your ace stopped", "back"),
        (FR, "As contre ton As", "ton As arrêté", "envoyeur"),
    ],
)
def test_an_ace_in_answer_is_not_said_to_go_back_to_its_sender(
    language: Texts, brief: str, stop: str, back: str
) -> None:
    """N15: whoever answers an ace with an ace names any target, the sender or another."""
    returned, aimed = (
        AceReturned(seat=SECOND, attacker=FIRST),
        AceAimed(seat=SECOND, target=Seat(2), aces=1),
    )
    stopped = AceStopped(seat=SECOND, attacker=FIRST)
    told, _, end = story_of(
        "norwegian",
        (returned, aimed, stopped),
        ("Ann", "Bob", "Cid"),
        language,
        FACE.speller,
        reader=FIRST,
    )
    assert [told.brief, end.brief] == [brief, stop]
    for number in (1, 2):
        said = language("norwegian-feat-returned", seat="Bob", number=number, usual=0, verse=0)
        assert back not in said


def test_an_answer_where_there_is_no_choice_says_when_it_is_given() -> None:
    """One card that fits is asked for while the hand is hidden: not every lack of choice counts."""
    lone = position("9s 4h", "8s")
    assert [Lay(Rank.NINE, 1)] == list(GAME.legal_moves(lone, FIRST))
    assert GAME.standing_move(lone, FIRST, "no-choice-game") is None
    assert "all can see" in EN("norwegian-standing-no-choice")
    assert "tous voient" in FR("norwegian-standing-no-choice")


@pytest.mark.parametrize(("language", "below"), [(EN, "below"), (FR, "dessous")])
def test_an_invisible_three_on_an_empty_pile_names_no_card_below(
    language: Texts, below: str
) -> None:
    """N19: there anything goes; the sentence holds wherever a 3 lies."""
    applied = GAME.apply(
        position("3s 4h 9d", "", on=("invisible_three",)), FIRST, Lay(Rank.THREE, 1)
    )
    (ignored,) = [one for one in applied.events if isinstance(one, ThreesIgnored)]
    names = ("Ann", "Bob", "Cid")
    for move in range(VERSES):
        told = sentence("norwegian", ignored, names, language, FACE.speller, move=move)
        assert below not in told
