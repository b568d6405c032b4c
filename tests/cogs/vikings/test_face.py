"""What Clash of Vikings offers on Discord, and how it is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from bot.i18n.narration import sentence
from bot.i18n.texts import Texts, texts
from bot.model.view import TableView
from cogs.elements.components import OPTIONS_PER_MENU, Style
from cogs.elements.game_face import BUTTONS, Choice
from cogs.vikings.face import FACE
from games.api import Seat
from games.vikings.coaching import COACH
from games.vikings.content import ACTIONS, Card, space_at
from games.vikings.events import Announced
from games.vikings.moves import (
    Announce,
    Attack,
    Believe,
    CallBluff,
    MoveTo,
    PlaceBracelet,
    RaiseShield,
    Slam,
    TakeHit,
)
from games.vikings.rules import GAME
from games.vikings.state import VikingsState
from games.vikings.view import Phase
from rendering.vikings import space_name
from tests.games.vikings.arrange import announce, arrange, cards, play
from tests.rigs.table_views import table_view

EN, FR = texts("en"), texts("fr")
FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)
TOGETHER = [(1, 0), (2, 0), (-3, 1)]
APART = [(-3, 1), (3, -1), (2, 1)]
NAMES = ("**Ann**", "**Bob**", "**Cid**")


def seen(state: VikingsState, seat: Seat | None = FIRST) -> TableView:
    """Look at a state, as a seat or as a spectator."""
    return table_view(GAME, state, len(state.hands), seat)


@dataclass
class Offered:
    """What a seat may answer, sorted by how it stands on the panel."""

    buttons: dict[object, Choice]
    menus: list[dict[object, Choice]]
    hints: tuple[str, ...]


def offered(state: VikingsState, seat: Seat = FIRST) -> Offered:
    offer = FACE.offer(seen(state, seat), EN)
    return Offered(
        {choice.move: choice for choice in offer.buttons},
        [{choice.move: choice for choice in menu.choices} for menu in offer.menus],
        offer.hints,
    )


def test_a_bluff_is_one_answer_as_the_truth_is() -> None:
    """A button for each card told truly, a line of a menu for each lie; nothing asks back."""
    look = seen(arrange(TOGETHER, hands={0: "club walk walk"}))
    offer = FACE.offer(look, EN)
    assert ((), ()) == (offer.rows, offer.branches)
    assert {Announce(card, card) for card in (Card.CLUB, Card.WALK)} == {
        choice.move for choice in offer.buttons
    }
    assert all("(true)" in choice.label for choice in offer.buttons)
    (menu,) = offer.menus
    assert not any("(true)" in choice.label for choice in menu.choices)
    assert {""} == {choice.confirm for choice in offer.every}
    assert {Style.PLAIN} == {choice.style for choice in offer.every}
    assert set(look.legal) == {choice.move for choice in offer.every}


@pytest.mark.parametrize("texts", [EN, FR])
def test_what_a_card_does_is_said_where_it_is_chosen(texts: Texts) -> None:
    """A line below for each card in hand, and one beside each bluff."""
    offer = FACE.offer(seen(arrange(TOGETHER, hands={0: "club walk shield"})), texts)
    for card in ("club", "walk"):
        assert any(texts(f"vikings-action-{card}-help") in line for line in offer.hints)
    for choice in offer.menus[0].choices:
        assert isinstance(choice.move, Announce)
        assert texts(f"vikings-action-{choice.move.action.value}-help") == choice.help


def test_the_widest_hand_is_one_menu() -> None:
    """Three cards, of which none can be told truly but two: all their bluffs at once."""
    offer = FACE.offer(seen(arrange(TOGETHER, hands={0: "club walk shield"})), EN)
    assert len(offer.menus[0].choices) <= OPTIONS_PER_MENU


def test_a_shield_may_be_laid_as_any_action_and_is_never_the_truth() -> None:
    """A Shield is never announced as an action: V1."""
    offer = FACE.offer(seen(arrange(TOGETHER, hands={0: "shield shield"})), EN)
    assert [Announce(Card.SHIELD, action) for action in ACTIONS] == [
        choice.move for choice in offer.menus[0].choices
    ]
    assert offer.buttons == ()


def test_an_attack_that_would_find_nobody_says_so() -> None:
    """V3: such an announcement does nothing, which may be just what one wants."""
    offer = FACE.offer(seen(arrange(APART, hands={0: "walk walk walk"})), EN)
    assert {Card.PUNCH, Card.CLUB} == {
        choice.move.action
        for choice in offer.every
        if isinstance(choice.move, Announce) and "nobody in range" in choice.label
    }


def test_a_first_turn_takes_five_answers() -> None:
    """Where to start, and twice a card and where to go: one each."""
    offer = FACE.offer(seen(arrange(TOGETHER, hands={0: "walk sprint walk"})), EN)
    announced = [choice for choice in offer.buttons if not choice.confirm]
    assert {Announce(Card.WALK, Card.WALK), Announce(Card.SPRINT, Card.SPRINT)} == {
        choice.move for choice in announced
    }
    state, _ = play(
        arrange(APART, hands={0: "walk sprint walk"}),
        (0, Announce(Card.WALK, Card.WALK)),
        (1, Believe()),
        (2, Believe()),
    )
    assert all(not choice.confirm for choice in FACE.offer(seen(state, FIRST), EN).every)


def test_why_nobody_can_be_slammed_is_explained() -> None:
    """Choices that are not possible are explained, never silently dead."""
    hints = offered(arrange(APART, hands={0: "club walk walk"})).hints
    assert EN("vikings-hint-slam") in hints


def test_both_answers_to_an_announcement_stand_under_the_board_for_everybody_alike() -> None:
    """What is public is the same for whoever looks, those who are not asked included."""
    state, _ = play(
        arrange(TOGETHER, hands={0: "club walk walk"}), (0, Announce(Card.WALK, Card.CLUB))
    )
    shown = {seat: FACE.public(seen(state, seat), EN) for seat in (None, FIRST, SECOND, THIRD)}
    assert len(set(shown.values())) == 1
    assert [CallBluff(), Believe()] == [choice.move for choice in shown[None]]
    assert [Style.FINAL, Style.PLAIN] == [choice.style for choice in shown[None]]
    assert {CallBluff(), Believe()} == set(offered(state, SECOND).buttons)
    assert {} == offered(state, FIRST).buttons
    assert () == FACE.public(seen(arrange(TOGETHER)), EN)


def test_whoever_judges_reads_what_everybody_has_seen_of_the_announcers_cards() -> None:
    """What is public: revealed cards, deck and discard counts; one Hammer is in each deck."""
    shown = (cards("walk hammer walk"), (), ())
    state = arrange(TOGETHER, hands={0: "club walk walk"}, discards=shown, shown=shown)
    state, _ = play(state, (0, Announce(Card.CLUB, Card.SLAM)), (1, CallBluff()))
    state, _ = play(state, (0, Announce(Card.WALK, Card.HAMMER)))
    for seat in (SECOND, THIRD):
        offer = FACE.offer(seen(state, seat), EN)
        (stake,), (told,) = offer.stake, offer.hints
        assert stake.startswith("If it\u2019s a bluff, you win one of their bracelets and")
        assert (
            "last shuffle: 2 \u00d7 Walk, Club, Hammer (9 left in the deck, 3 discarded)." in told
        )
        (told,) = FACE.offer(seen(state, seat), FR).hints
        assert "depuis le dernier mélange\u202f: 2 \u00d7 Marcher, Massue, Marteau (9 dans" in told
    assert () == FACE.offer(seen(state, FIRST), EN).hints
    state = play(shielded("walk walk walk"), (1, RaiseShield(Card.WALK)))[0]
    (told,) = FACE.offer(seen(state, FIRST), EN).hints
    assert "last shuffle: none (9 left in the deck, 0 discarded)." in told


_WINS = {
    (0, 0): ("you win nothing and", "tu ne gagnes rien et"),
    (0, 1): ("you win a bracelet from the supply and", "tu prends un bracelet de la réserve et"),
    (1, 1): ("you win their only bracelet and", "tu prends son seul bracelet et"),
    (3, 1): ("you win one of their bracelets and", "tu prends un des siens et"),
}
"""What a called bluff wins, by bracelets of announcer and supply, in English and French."""
_WINS_OF_SHIELD = {
    0: ("you win nothing and your blow finds no", "tu ne gagnes rien et ton coup ne trouve aucun"),
    1: ("you win their only bracelet and your", "tu prends son seul bracelet et ton coup n"),
    3: ("you win one of their bracelets before", "tu prends un de ses bracelets avant"),
}
_LOSES = {
    0: ("you lose nothing.", "tu ne perds rien."),
    1: ("you lose your only bracelet.", "tu perds ton seul bracelet."),
    3: ("you lose one of your 3 bracelets.", "tu perds un de tes 3 bracelets."),
}


def stake_of(state: VikingsState, seat: Seat, language: Texts) -> str:
    (stake,) = FACE.offer(seen(state, seat), language).stake
    return stake


def change(state: VikingsState, seat: Seat) -> tuple[int, ...]:
    """Let a seat call a bluff; return how its bracelets, the others' and the supply change."""
    after, _ = play(state, (seat, CallBluff()))
    other = SECOND if seat == FIRST else FIRST
    return (
        len(after.holdings[seat]) - len(state.holdings[seat]),
        len(after.holdings[other]) - len(state.holdings[other]),
        len(after.supply) - len(state.supply),
    )


@pytest.mark.parametrize("language", [0, 1], ids=["en", "fr"])
@pytest.mark.parametrize("supply", [0, 5])
@pytest.mark.parametrize("theirs", [0, 1, 3])
@pytest.mark.parametrize("held", [1, 3])
def test_a_call_has_the_price_that_holds_now(
    held: int, theirs: int, supply: int, language: int
) -> None:
    """From bare arms nothing can be taken: the supply pays, while it lasts."""
    bluff, truth = (
        play(
            arrange(
                APART,
                hands={0: f"{card.value} club club"},
                holdings={0: (1,) * theirs, 1: (1,) * held},
                supply=(1,) * supply,
            ),
            (0, Announce(card, Card.HAMMER)),
        )[0]
        for card in (Card.CLUB, Card.HAMMER)
    )
    assert bluff.phase is Phase.CHALLENGE
    stake = stake_of(bluff, SECOND, (EN, FR)[language])
    assert _WINS[theirs, int(theirs > 0 or supply > 0)][language] in stake
    assert _LOSES[held][language] in stake
    lent = int(not theirs and supply > 0)
    assert change(bluff, SECOND) == (int(theirs > 0 or lent), -int(theirs > 0), -lent)
    assert change(truth, SECOND) == (-1, 1, 0)


@pytest.mark.parametrize("language", [0, 1], ids=["en", "fr"])
@pytest.mark.parametrize("supply", [0, 5])
@pytest.mark.parametrize("theirs", [0, 1, 3])
@pytest.mark.parametrize("held", [0, 1, 3])
def test_a_call_of_a_shield_has_the_price_that_holds_now(
    held: int, theirs: int, supply: int, language: int
) -> None:
    """V13: the supply never pays there, and an attacker without bracelets loses nothing."""
    bluff, truth = (
        play(
            announce(
                arrange(
                    TOGETHER,
                    hands={0: "club walk walk", 1: f"{card.value} walk walk"},
                    holdings={0: (1,) * held, 1: (1,) * theirs},
                    supply=(1,) * supply,
                ),
                Card.CLUB,
                Card.CLUB,
            ),
            (1, RaiseShield(card)),
        )[0]
        for card in (Card.WALK, Card.SHIELD)
    )
    assert bluff.phase is Phase.CHALLENGE_SHIELD
    stake = stake_of(bluff, FIRST, (EN, FR)[language])
    assert _WINS_OF_SHIELD[theirs][language] in stake
    assert _LOSES[held][language] in stake
    won = min(theirs, 2)  # by the call, then by the Club
    assert change(bluff, FIRST) == (won, -won, 0)
    assert change(truth, FIRST) == (-min(held, 1), min(held, 1), 0)


def test_whoever_announces_reads_what_is_left_in_the_own_deck() -> None:
    """What is secret to the owner: whoever has seen the rest knows the deck, not its order."""
    state = arrange(TOGETHER, decks=(cards("shield walk club walk"), (), ()))
    *_, left = FACE.offer(seen(state), EN).hints
    assert left == "Still in your deck: 2 \u00d7 Walk, Club, Shield."
    assert () == FACE.offer(seen(state, SECOND), EN).hints
    bare = arrange(TOGETHER, decks=((), (), ()))
    *_, left = FACE.offer(seen(bare), FR).hints
    assert left == "Encore dans ta pioche\u202f: aucune carte."


def shielded(hand: str) -> VikingsState:
    """Let the second seat be asked for a Shield against a Club."""
    state = arrange(TOGETHER, hands={0: "club walk walk", 1: hand})
    return announce(state, Card.CLUB, Card.CLUB)


def test_a_real_shield_comes_first_and_bluffs_last() -> None:
    """Each Shield asks back with what it may cost; taking the hit is one press.

    Several bluffs are a menu that says so: a phone has no room for a button each.
    """
    state = shielded("walk shield club")
    assert state.phase is Phase.SHIELD
    offer = FACE.offer(seen(state, SECOND), EN)
    true, hit = offer.buttons
    assert [RaiseShield(Card.SHIELD), TakeHit()] == [true.move, hit.move]
    (bluffs,) = offer.menus
    assert EN("vikings-menu-shield") == bluffs.invitation
    assert {RaiseShield(Card.WALK), RaiseShield(Card.CLUB)} == {one.move for one in bluffs.choices}
    assert "the truth" in true.confirm
    assert all("a bluff" in one.confirm for one in bluffs.choices)
    assert hit.confirm == ""
    few = FACE.offer(seen(shielded("shield walk walk"), SECOND), EN)
    assert not few.menus
    assert RaiseShield(Card.WALK) == few.buttons[-1].move


def test_spaces_are_offered_by_the_names_that_stand_in_the_private_picture() -> None:
    """In the order of the marks there; a menu takes over where there are many."""
    for action in (Card.WALK, Card.SPRINT):
        state = announce(arrange(APART, hands={0: f"{action.value} club club"}), action, action)
        assert state.phase is Phase.MOVE
        look = seen(state)
        offer = FACE.offer(look, EN)
        many = len(look.legal) > BUTTONS
        choices = offer.menus[0].choices if many else offer.buttons
        marked = [mark.space for mark in FACE.view(look).marks]
        assert [MoveTo(space) for space in marked] == [c.move for c in choices]
        assert all(
            space_name(space) in choice.label for space, choice in zip(marked, choices, strict=True)
        )
        staying = next(c for c in choices if c.move == MoveTo(space_at(APART[0])))
        assert "Stay on" in staying.label


def test_a_slam_says_what_follows_before_it_is_made() -> None:
    """No Shield stops it, so that it asks back."""
    state = announce(arrange(TOGETHER, hands={0: "slam club club"}), Card.SLAM, Card.SLAM)
    choices = [
        choice
        for choice in (*FACE.offer(seen(state), EN).buttons, *_in_menus(state))
        if isinstance(choice.move, Slam)
    ]
    assert choices
    assert all("No Shield stops you" in choice.confirm for choice in choices)


def _in_menus(state: VikingsState) -> Sequence[Choice]:
    return [choice for menu in FACE.offer(seen(state), EN).menus for choice in menu.choices]


def test_whom_one_may_hit_is_a_button_by_name() -> None:
    """Without markup: a button reads none."""
    near = [(1, 0), (2, 0), (0, 0)]
    state = announce(arrange(near, hands={0: "club walk walk"}), Card.CLUB, Card.CLUB)
    if state.phase is Phase.SHIELD:
        pytest.fail("two Vikings stand within reach: one has to be chosen")
    buttons = offered(state).buttons
    assert {Attack(SECOND), Attack(THIRD)} == set(buttons)
    assert all("Player" in c.label and "*" not in c.label for c in buttons.values())


def test_a_bracelet_is_dropped_on_land_in_water_or_on_somebody() -> None:
    """Who gets it stands on the button."""
    beside = [(1, 0), (2, 0), (2, 1)]
    state = announce(arrange(beside, hands={0: "punch walk walk"}), Card.PUNCH, Card.PUNCH)
    state, _ = play(state, (1, TakeHit()))
    assert state.phase is Phase.DROP
    offer = FACE.offer(seen(state), EN)
    choices = (*offer.buttons, *_in_menus(state))
    assert {PlaceBracelet} == {type(choice.move) for choice in choices}
    owner = next(c for c in choices if c.move == PlaceBracelet(space_at(beside[2])))
    assert "Give it to" in owner.label
    assert "Player 2" in owner.label
    assert any("Drop it on" in choice.label for choice in choices)


def test_the_summons_names_whom_it_is_about() -> None:
    state = shielded("walk shield club")
    text = FACE.call(seen(state, None), Phase.SHIELD.value, FR)
    assert text == FACE.call(seen(state, SECOND), Phase.SHIELD.value, FR)
    assert "Player 0" in FACE.prompt(seen(state, SECOND), EN)


@pytest.mark.parametrize(
    ("words", "never", "called", "shield"),
    [
        (EN, ("twelve", "changed hands"), "Unless somebody called it", "Shield"),
        (
            FR,
            ("douze", "chang\u00e9 de bras"),
            "\u00c0 moins d\u2019avoir \u00e9t\u00e9 d\u00e9nonc\u00e9e",
            "Bouclier",
        ),
    ],
)
def test_tips_hold_whatever_the_table_plays_and_whatever_happened(
    words: Texts, never: tuple[str, str], called: str, shield: str
) -> None:
    """Nine cards in the Bluff Arena; a true card that is called is seen; bare arms call Shields."""
    tips = {
        key: words(f"vikings-tip-{key}")
        for key in ("deck-shuffled", "action-abandoned", "nobody-in-range", "poor")
    }
    assert not any(word in tip for word in never for tip in tips.values())
    assert called in tips["nobody-in-range"]
    assert shield in tips["poor"]
    bare, _ = play(shielded("walk shield club"), (SECOND, RaiseShield(Card.WALK)))
    bare = replace(bare, holdings=((), *bare.holdings[1:]))
    assert CallBluff() in GAME.legal_moves(bare, Seat(0))


def test_whoever_must_play_both_cards_is_not_told_to_keep_a_shield() -> None:
    """In the Bluff Arena no card can be kept for an attack."""
    for bluff_arena in (False, True):
        state = arrange(TOGETHER, hands={0: "shield walk"}, bluff_arena=bluff_arena)
        look = seen(state)
        tips = COACH.tips(look.view, look.questions[0].decision)
        assert ("shield-in-hand" in tips) is not bluff_arena


def test_every_verb_of_an_announcement_speaks_to_its_reader() -> None:
    """*Tu poses … et annonces*, in every variant."""
    announced = Announced(seat=FIRST, action=Card.WALK, nth=1)
    told = {
        sentence("vikings", announced, NAMES, FR, FACE.speller, reader=FIRST, move=move)
        for move in range(1, 200)
    }
    assert "Tu poses une carte face cach\u00e9e et annonces\u202f: **Marcher**." in told
    assert not any(" annonce" in said.replace("annonces", "") for said in told)


def test_the_tip_on_a_target_knows_that_seen_bracelets_are_known() -> None:
    """Everybody begins with 1, 2 and 3, and whoever picks some up does so in the open."""
    players = GAME.show(arrange(TOGETHER), FIRST).players
    others = [player for player in players if player.seat != FIRST]
    assert [(1, 2, 3)] * len(others) == [player.known for player in others]
    assert "seen are worth" in EN("vikings-tip-target")
    assert "ce que valent ceux que tu as vus" in FR("vikings-tip-target")


@pytest.mark.parametrize(("words", "boldest"), [(EN, "oldest"), (FR, "audac")])
def test_the_last_board_calls_one_player_the_boldest(words: Texts, boldest: str) -> None:
    """The feat praises nobody who ended last; the epilogue tells of anybody's bluff."""
    feat = words("vikings-feat-bluff", seat="Ann", number=7, verse=0)
    told = words(
        "vikings-epilogue-boldest", seat="Bob", number=9, total=0, announced="Walk", card="Club"
    )
    assert boldest in feat
    assert boldest not in told
