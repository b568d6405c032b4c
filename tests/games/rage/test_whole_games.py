"""Whole games at random: they end, and everything is accounted for all the way."""

from __future__ import annotations

import os
import sys
from collections import Counter
from itertools import chain, islice, zip_longest
from typing import get_args

import pytest

from games.api import Options, Seat
from games.playout import RandomPlayer, steps
from games.rage.answers import TAKES
from games.rage.chapters.victory import points
from games.rage.content import (
    CARDS,
    CITY_ELVES,
    DECKS,
    EQUIPMENT,
    FORGE_ELVES,
    HEROES,
    LEGENDARIES,
    UNITS,
    Counts,
)
from games.rage.moves import DropStandingOrder, KeepStandingOrder, Leave, RageMove
from games.rage.rules import GAME
from games.rage.state import CONTESTED, ELVES, NOBODY, EquipDraft, RageState, plus
from games.rage.view import Phase

GAMES_A_SIZE = int(os.environ.get("RAGE_GAMES", "6"))
"""How many games are played with each number of players; raise it for a soak, which says more."""

MOVES_A_TURN = 400
"""More than any turn takes, drafts and fights by hand included."""


def _options(luck: RandomPlayer) -> Options:
    return {option.key: option.choices[luck.below(len(option.choices))] for option in GAME.options}


def _on_board(state: RageState, seat: int) -> Counts:
    units = state.players[seat].garrison
    for holder, stack in zip(state.holders, state.stacks, strict=True):
        if holder == seat:
            units = plus(units, stack)
    fights = [(one.defender, one.attackers, one.defenders) for one in state.contests]
    if state.fight is not None:
        fights.append((state.fight.defender, *state.fight.units))
    for defender, attackers, defenders in fights:
        if seat == state.active:
            units = plus(units, attackers)
        elif seat == defender:
            units = plus(units, defenders)
    return units


def _check(state: RageState) -> None:
    """Find every figure, card, hero and elf where it may be, once."""
    for seat, player in enumerate(state.players):
        if player.clan is None:
            continue
        figures = tuple(unit.figures for unit in UNITS[player.clan])
        assert figures == plus(player.reserve, _on_board(state, seat))
        assert min(*player.reserve, *player.garrison, player.gold, player.crystals) >= 0
        if seat not in state.left:
            tactics = player.hand + player.deck + player.discard
            assert sorted(tactics) == sorted(DECKS[player.clan]) or state.turn == 0
            assert {*player.known} <= {*player.hand}
        carried = [index for index in player.slots if index >= 0]
        assert len(carried) == len(set(carried))
        assert all(index < len(player.gear) for index in carried)
        assert (player.hero is None) is (player.hero_site is None)
    _check_cards(state)
    for holder, stack in zip(state.holders, state.stacks, strict=True):
        assert (sum(stack) == 0) is (holder in {NOBODY, CONTESTED})


def _check_cards(state: RageState) -> None:
    owned = [gear for player in state.players for gear in player.gear]
    open_cards = [stall.gear for stall in state.market for _ in range(stall.copies)]
    elves = [gear for gear in state.elf_slots if gear is not None]
    everything = Counter([*owned, *open_cards, *elves, *state.deck])
    everything += Counter([*state.legendaries, *state.drawn])
    box = Counter({gear: CARDS[gear].copies for gear in EQUIPMENT})
    box += Counter(LEGENDARIES)
    # Who leaves takes his cards and his hero out of the game.
    assert everything <= box if state.left else everything == box
    assert len({stall.gear for stall in state.market}) == len(state.market) <= 6
    assert 0 <= state.deck_known <= len(state.deck)
    heroes = [player.hero for player in state.players if player.hero is not None]
    assert {*HEROES} >= {*heroes, *state.heroes}
    assert len({*heroes, *state.heroes}) == len((*heroes, *state.heroes))
    assert state.left or len({*heroes, *state.heroes}) == len(HEROES)
    if isinstance(state.draft, EquipDraft):
        assert state.draft.gold >= 0


def _elves(state: RageState) -> int:
    standing = sum(
        sum(stack)
        for holder, stack in zip(state.holders, state.stacks, strict=True)
        if holder == ELVES
    )
    standing += sum(sum(one.defenders) for one in state.contests if one.defender is None)
    if state.fight is not None and state.fight.defender is None:
        standing += sum(state.fight.units[1])
    return standing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_with_random_options_end(
    seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """R24, R26.

    Every fight and every game ends, none beyond its last turn; figures, elves, cards and heroes
    are always accounted for.
    """
    luck = RandomPlayer(f"options {seats}")
    reasons: Counter[str] = Counter()
    moves = longest = 0
    for number in range(GAMES_A_SIZE):
        begun = GAME.start(seats, _options(luck), f"whole {number}").state
        assert _elves(begun) == seats * (CITY_ELVES + FORGE_ELVES)
        limit = begun.settings.last_turn * MOVES_A_TURN
        state, played, most = begun, 0, 0
        for step in islice(steps(GAME, begun, f"whole {number}/moves"), limit):
            assert _elves(step.applied.state) <= _elves(state)
            state, played = step.applied.state, played + 1
            assert state.turn <= state.settings.last_turn
            assert not state.fight or len(state.fight.assaults) < 60
            _check(state)
            if state.phase is Phase.ACTION:
                most = max(most, len(list(GAME.legal_moves(state, state.asked[0]))))
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.scores == tuple(points(state, seat) for seat in range(seats))
        reasons[outcome.reason] += 1
        moves += played
        longest = max(longest, most)
    assert longest < 120
    if "RAGE_GAMES" in os.environ:
        ended = ", ".join(f"{reason} {count}" for reason, count in reasons.most_common())
        with capsys.disabled():
            sys.stdout.write(
                f"\n{seats} seats: {GAMES_A_SIZE} games, {moves} moves, "
                f"longest list {longest}; {ended}\n"
            )


@pytest.mark.parametrize("seats", [3, 4])
def test_random_games_that_people_leave_end(seats: int) -> None:
    """R27: leaving acts at once, also in the middle of a fight; everything stays accounted for."""
    luck = RandomPlayer(f"leaving {seats}")
    reasons: Counter[str] = Counter()
    for number in range(GAMES_A_SIZE):
        state = GAME.start(seats, _options(luck), f"leaving {number}").state
        player = RandomPlayer(f"leaving {number}/moves")
        while choice := player.choose(GAME, state):
            decision, move = choice
            state = GAME.apply(state, decision.seat, move).state
            _check(state)
            if luck.below(150) == 0:
                seat = state.asked[0] if state.asked and luck.below(2) else luck.below(seats)
                leaving = GAME.concession(state, seat)  # type: ignore[arg-type]
                if leaving is not None:
                    state = GAME.apply(state, seat, leaving).state  # type: ignore[arg-type]
                    _check(state)
        outcome = GAME.outcome(state)
        assert outcome is not None
        left = [place[0] for place in outcome.ranking[len(outcome.ranking) - len(state.left) :]]
        assert tuple(reversed(left)) == state.left
        reasons[outcome.reason] += 1
    assert reasons["last-one-left"] > 0


def test_every_move_is_taken_by_a_chapter() -> None:
    """Questions: each kind of move answers some question, or can be made at any time (R27)."""
    answers = {kind for kinds in TAKES.values() for kind in kinds}
    at_any_time = {KeepStandingOrder, DropStandingOrder, Leave}
    assert not answers & at_any_time
    assert answers | at_any_time == set(get_args(RageMove))
    assert set(TAKES) == set(Phase)


def test_what_may_be_done_does_not_depend_on_what_was_asked_before() -> None:
    """Moving: what was worked out for one board is never taken for another one."""
    games: list[list[tuple[RageState, Seat, tuple[RageMove, ...]]]] = []
    for number in range(3):
        state = GAME.start(3, {}, f"asked {number}").state
        player = RandomPlayer(f"asked {number}/moves")
        asked: list[tuple[RageState, Seat, tuple[RageMove, ...]]] = []
        while (choice := player.choose(GAME, state)) and len(asked) < 600:
            decision, move = choice
            asked.append((state, decision.seat, tuple(GAME.legal_moves(state, decision.seat))))
            state = GAME.apply(state, decision.seat, move).state
        games.append(asked)
    for known in chain.from_iterable(zip_longest(*games)):
        if known is not None:
            state, seat, moves = known
            assert moves == tuple(GAME.legal_moves(state, seat))
