"""The turn of the active player, and the end of the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Decision, Event, Outcome, Seat
from games.vikings.chapters.turn import begin_turn
from games.vikings.content import BRACELET_SPACES, CENTRE, SPACES, Card, space_at
from games.vikings.events import (
    ArenaStocked,
    BraceletsDrawn,
    BraceletsRevealed,
    CentreDeclined,
    CentreHeld,
    DeckShuffled,
    GameWon,
    HandRefilled,
    SupplyEmptied,
    TurnBegan,
)
from games.vikings.moves import (
    Announce,
    Believe,
    CallBluff,
    LeaveCentre,
    MoveTo,
    RaiseShield,
    TakeFromCentre,
)
from games.vikings.rules import GAME
from games.vikings.state import VikingsState
from games.vikings.view import Phase
from tests.games.vikings.arrange import (
    announce,
    arrange,
    cards,
    legal,
    lying,
    of,
    perform,
    play,
)

START, FAR = (-3, 1), (3, -1)


def turn(state: VikingsState) -> tuple[VikingsState, list[Event]]:
    """Play two attacks that find nobody; return what the end of the turn brings."""
    state, _ = perform(state, state.hands[state.active][0], Card.CLUB)
    return perform(state, state.hands[state.active][0], Card.PUNCH)


def test_the_centre_brings_two_bracelets_at_the_start_of_the_turn() -> None:
    """Turn, step 0: if his Viking stands on the central space, take 2 bracelets of the supply."""
    state = arrange([START, (0, 0)], supply=(4, 3, 2, 1), tokens={(0, 2): (1,)})
    state = replace(state, slots=tuple((1,) if n != CENTRE else () for n in range(31)))
    state, events = turn(state)
    assert [
        TurnBegan(seat=Seat(1), turn=2),
        CentreHeld(seat=Seat(1), count=2),
        BraceletsDrawn(to=(Seat(1),), seat=Seat(1), values=(4, 3)),
    ] == of(events, TurnBegan, CentreHeld, BraceletsDrawn)
    assert state.holdings[1] == (1, 2, 3, 4, 3)
    assert state.supply == (2, 1)
    assert events[-1] == BraceletsDrawn(to=(Seat(1),), seat=Seat(1), values=(4, 3))


def at_the_centre(supply: tuple[int, ...]) -> tuple[VikingsState, list[Event]]:
    """Begin a turn on the centre with all bracelet spaces full."""
    state = arrange([START, (0, 0)], supply=supply)
    return turn(replace(state, slots=tuple((1,) if n != CENTRE else () for n in range(31))))


@pytest.mark.parametrize("supply", [(4,), (4, 1)])
def test_the_last_bracelets_of_the_supply_are_taken_or_left(supply: tuple[int, ...]) -> None:
    """V11: where taking would empty the supply, and so end the game, it is a choice."""
    state, events = at_the_centre(supply)
    assert TurnBegan(seat=Seat(1), turn=2) == events[-1]
    assert (Decision(f"q{state.question}", Seat(1), "centre"),) == GAME.decisions(state)
    assert [TakeFromCentre(), LeaveCentre()] == legal(state, 1)
    view = GAME.view(state, None)
    assert (Seat(1), None, 0) == (view.active, view.action, view.nth)
    state, events = play(state, (1, LeaveCentre()))
    assert [CentreDeclined(seat=Seat(1), count=len(supply))] == events
    assert (supply, (1, 2, 3), Phase.ANNOUNCE) == (state.supply, state.holdings[1], state.phase)
    state, _ = turn(state)
    assert GAME.outcome(state) is None


def test_with_three_in_the_supply_the_centre_asks_nothing() -> None:
    """V11: it never hurts, so that it happens by itself."""
    state, _ = at_the_centre((4, 1, 1))
    assert (Phase.ANNOUNCE, (1,), (1, 2, 3, 4, 1)) == (state.phase, state.supply, state.holdings[1])


@pytest.mark.parametrize(
    ("supply", "empty", "asks"),
    [(3, 0, False), (3, 1, True), (4, 1, False), (4, 2, True), (5, 2, False)],
)
def test_the_refill_counts_where_the_centre_would_end_the_game(
    supply: int, empty: int, asks: bool
) -> None:
    """V11: as with three in the supply and one space empty."""
    spaces = BRACELET_SPACES[1][empty:]
    state = arrange([START, (0, 0)], supply=(2,) * supply)
    state = replace(state, slots=tuple((1,) if n in spaces else () for n in range(31)))
    state = begin_turn(state, Seat(1), [])
    assert (Seat(1), Phase.CENTRE if asks else Phase.ANNOUNCE) == (state.active, state.phase)
    assert supply - 2 * (not asks) == len(state.supply)


def in_arena_2(supply: tuple[int, ...]) -> VikingsState:
    """Stand about to end a turn, all bracelet spaces full; one is two steps from the centre."""
    full = {SPACES[space]: (1,) for space in BRACELET_SPACES[2]}
    return arrange([(-3, 2), (0, 0)], arena=2, supply=supply, tokens=full)


@pytest.mark.parametrize(("supply", "asks"), [((2, 3, 4), True), ((2, 3, 4, 4), False)])
def test_a_space_that_the_turn_itself_can_empty_counts(supply: tuple[int, ...], asks: bool) -> None:
    """V11: it would be refilled at the end of this turn; two cards empty one at the most."""
    state, _ = turn(in_arena_2(supply))
    assert (Seat(1), Phase.CENTRE if asks else Phase.ANNOUNCE) == (state.active, state.phase)


def test_who_takes_them_may_end_the_game_and_who_leaves_them_does_not() -> None:
    """V11: a bracelet space is entered and left, and refilled with the last of the supply."""
    state, _ = turn(in_arena_2((2, 3, 4)))
    ended = []
    for choice in (TakeFromCentre(), LeaveCentre()):
        after, events = play(state, (1, choice))
        after, _ = perform(after, after.hands[1][0], Card.SPRINT, (1, MoveTo(space_at((2, 0)))))
        after, more = perform(after, after.hands[1][0], Card.WALK, (1, MoveTo(space_at((3, -1)))))
        ended.append((of(events, CentreDeclined), of(more, SupplyEmptied), GAME.outcome(after)))
    (_, emptied, outcome), (declined, untouched, goes_on) = ended
    assert [SupplyEmptied()] == emptied
    assert outcome is not None
    assert ([CentreDeclined(seat=Seat(1), count=3)], [], None) == (declined, untouched, goes_on)


def test_in_a_game_begun_before_the_refill_does_not_count() -> None:
    """V11 as it was in version 2: three in the supply, and two are taken by themselves."""
    old = GAME.as_of(2)
    state = in_arena_2((2, 3, 4))
    state = announce(state, state.hands[0][0], Card.CLUB)
    state, _ = play(state, (0, Announce(state.hands[0][0], Card.PUNCH)))
    new, then = GAME.apply(state, Seat(1), Believe()), old.apply(state, Seat(1), Believe())
    taken = GAME.apply(new.state, Seat(1), TakeFromCentre())
    assert (Phase.CENTRE, Phase.ANNOUNCE) == (new.state.phase, then.state.phase)
    assert then.events == (*new.events, *taken.events)
    assert then.state == replace(taken.state, question=state.question + 1)


def test_the_last_bracelet_of_the_supply_is_taken_alone() -> None:
    """Turn, step 0: 1 if only 1 is left; and the supply is empty, so the turn is the last."""
    state, _ = at_the_centre((4,))
    state, events = play(state, (1, TakeFromCentre()))
    assert [
        CentreHeld(seat=Seat(1), count=1),
        BraceletsDrawn(to=(Seat(1),), seat=Seat(1), values=(4,)),
        SupplyEmptied(),
    ] == events
    assert GAME.view(state, None).last_turn
    assert GAME.outcome(state) is None
    state, events = turn(state)
    assert GAME.outcome(state) is not None
    assert of(events, SupplyEmptied) == []


def test_no_centre_no_bonus() -> None:
    """Turn, step 0: only on the central space, and only at the start of one's own turn."""
    state, events = turn(arrange([(0, 0), START], supply=(4, 3, 2, 1, 1)))
    assert of(events, CentreHeld, BraceletsDrawn) == []
    assert Seat(1) == state.active


def test_two_cards_are_played_one_after_the_other() -> None:
    """Turn, step 1: play two cards, one after the other."""
    state = arrange([START, FAR], hands={0: "walk sprint club"})
    state = announce(state, Card.WALK, Card.CLUB)
    assert (Seat(0), Phase.ANNOUNCE) == (state.active, state.phase)
    state = announce(state, Card.SPRINT, Card.CLUB)
    assert (Seat(1), Phase.ANNOUNCE) == (state.active, state.phase)
    assert (Seat(1),) == state.asked


def test_the_turn_goes_round_the_table() -> None:
    """Turn: clockwise, from the last seat to the first."""
    state, events = turn(arrange([START, FAR, (2, 1)], active=Seat(2)))
    assert [TurnBegan(seat=Seat(0), turn=2)] == of(events, TurnBegan)
    assert Seat(0) == GAME.view(state, None).active


def test_played_cards_go_to_the_discards_and_hands_are_refilled() -> None:
    """Turn, step 2: the played cards go to their owners' discards; draw back up to 3."""
    state = arrange([START, FAR], hands={0: "walk sprint club"})
    deck = state.decks[0]
    state, events = turn(state)
    assert cards("walk sprint") == state.discards[0]
    assert (Card.CLUB, *deck[:2]) == state.hands[0]
    assert deck[2:] == state.decks[0]
    assert [HandRefilled(to=(Seat(0),), seat=Seat(0), cards=deck[:2])] == of(events, HandRefilled)
    assert state.laid == ()


def test_a_laid_shield_goes_to_its_owners_discards_and_is_replaced() -> None:
    """V5: the Shield goes to the discard at the end of the turn; he draws like everybody."""
    state = arrange([(1, 0), (2, 0)], hands={0: "walk club club", 1: "walk walk shield"})
    deck = state.decks[1]
    state = announce(state, Card.CLUB, Card.CLUB)
    state, _ = play(state, (1, RaiseShield(Card.SHIELD)), (0, CallBluff()))
    assert cards("walk walk") == state.hands[1]
    state, events = perform(state, Card.CLUB, Card.SLINGSHOT)
    assert state.discards[1] == (Card.SHIELD,)
    assert cards("club club") == state.discards[0]
    assert (*cards("walk walk"), deck[0]) == state.hands[1]
    assert [Seat(0), Seat(1)] == [event.seat for event in of(events, HandRefilled)]


def test_an_empty_deck_is_made_of_the_shuffled_discards() -> None:
    """Turn, step 2: empty deck: shuffle the discards, those of this turn included."""
    state = arrange(
        [START, FAR],
        hands={0: "walk sprint club"},
        decks=(cards("shield"), cards("walk walk walk")),
        discards=(cards("slam punch"), ()),
        shown=(cards("slam"), ()),
    )
    state, events = turn(state)
    assert [DeckShuffled(seat=Seat(0))] == of(events, DeckShuffled)
    assert () == state.discards[0] == state.shown[0]
    assert cards("club shield") == state.hands[0][:2]
    assert sorted(cards("walk sprint slam punch")) == sorted((*state.decks[0], state.hands[0][2]))


def test_a_deck_that_just_suffices_is_not_shuffled_yet() -> None:
    """Turn, step 2: only an empty deck is refilled, when somebody must draw from it."""
    state = arrange([START, FAR], hands={0: "walk sprint club"}, decks=(cards("slam punch"), ()))
    state, events = turn(state)
    assert of(events, DeckShuffled) == []
    assert state.decks[0] == ()
    assert cards("walk sprint") == state.discards[0]


def test_empty_bracelet_spaces_are_refilled_while_the_supply_lasts() -> None:
    """Turn, step 2; V9: neither Viking nor bracelet; others get one from the supply."""
    state = arrange(
        [(-2, 2), FAR], tokens={(0, -2): (1, 2)}, supply=(4, 3, 2), hands={0: "walk walk walk"}
    )
    state, events = turn(state)
    assert lying(state, (-2, 2)) == ()
    assert lying(state, (0, -2)) == (1, 2)
    assert {(4,), (3,)} == {lying(state, (0, 2)), lying(state, (2, -2))}
    assert state.supply == (2,)
    assert {space_at((0, 2)), space_at((2, -2))} == {
        event.space for event in of(events, ArenaStocked)
    }


def test_a_supply_too_small_fills_some_bracelet_spaces_and_ends_the_game() -> None:
    """Turn, steps 2 and 3: while it lasts; then the turn is the last."""
    state, events = turn(arrange([START, FAR], supply=(4, 3)))
    assert len(of(events, ArenaStocked)) == 2
    assert [SupplyEmptied()] == of(events, SupplyEmptied)
    assert GAME.outcome(state) is not None
    assert of(events, TurnBegan) == []


def test_nothing_is_stocked_on_full_spaces() -> None:
    """V9: a bracelet space is refilled only when empty."""
    full = dict.fromkeys([(-2, 2), (0, -2), (0, 2), (2, -2)], (1,))
    state, events = turn(arrange([START, FAR], tokens=full, supply=(4, 3)))
    assert of(events, ArenaStocked) == []
    assert state.supply == (4, 3)
    assert GAME.outcome(state) is None


@pytest.mark.parametrize(
    ("holdings", "ranking"),
    [
        ({0: (4, 4), 1: (1, 2, 3), 2: (4,)}, ((Seat(0),), (Seat(1),), (Seat(2),))),
        ({0: (4, 2), 1: (1, 2, 3), 2: (4,)}, ((Seat(1),), (Seat(0),), (Seat(2),))),
        ({0: (2, 2, 2), 1: (1, 2, 3), 2: (4,)}, ((Seat(0), Seat(1)), (Seat(2),))),
        ({0: (), 1: (), 2: ()}, ((Seat(0), Seat(1), Seat(2)),)),
    ],
)
def test_the_highest_sum_wins_then_the_most_bracelets(
    holdings: dict[int, tuple[int, ...]], ranking: tuple[tuple[Seat, ...], ...]
) -> None:
    """Turn, step 3: highest sum wins; tie: more bracelets; still tied: shared victory."""
    state, events = turn(arrange([START, FAR, (2, 1)], holdings=holdings, supply=()))
    sums = tuple(sum(values) for values in holdings.values())
    assert Outcome(ranking, "supply-empty", sums) == GAME.outcome(state)
    assert [
        *(
            BraceletsRevealed(seat=Seat(seat), values=tuple(sorted(values)), total=sum(values))
            for seat, values in holdings.items()
        ),
        GameWon(seats=ranking[0], total=max(sums)),
    ] == of(events, BraceletsRevealed, GameWon)
    view = GAME.view(state, None)
    assert (ranking[0], Phase.OVER, None) == (view.winners, view.phase, view.active)
    assert sums == tuple(player.total for player in view.players)
    assert [tuple(sorted(v)) for v in holdings.values()] == [p.known for p in view.players]
    assert GAME.decisions(state) == ()
    assert all(legal(state, seat) == [] for seat in range(3))


def test_totals_and_winners_are_shown_at_the_end_only() -> None:
    """What is secret: own bracelets' values."""
    view = GAME.view(arrange([START, FAR]), Seat(0))
    assert [player.total for player in view.players] == [None, None]
    assert view.winners == ()


def test_the_game_goes_on_after_the_end_of_a_turn_with_a_supply() -> None:
    """Turn, step 3: only a turn in which the supply is empty is the last."""
    state, _ = turn(arrange([START, FAR], supply=(1, 1, 1, 1, 1)))
    assert GAME.outcome(state) is None
    assert state.supply == (1,)


def test_moves_of_the_last_turn_count() -> None:
    """Turn, step 3: the game ends at the *end* of the turn in which the supply is empty."""
    state = arrange([START, FAR], hands={0: "walk walk walk"}, tokens={(-2, 1): (4,)}, supply=())
    state, _ = perform(state, Card.WALK, Card.WALK, (0, MoveTo(space_at((-2, 1)))))
    assert GAME.outcome(state) is None
    state, _ = play(state, (0, Announce(Card.WALK, Card.CLUB)))
    state, _ = play(state, (1, CallBluff()))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert sum(outcome.scores) == 16
