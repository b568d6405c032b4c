"""Every game followed by a second opinion on their rules, written from the texts alone."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from importlib import import_module
from itertools import chain, combinations, cycle, islice
from pathlib import Path
from typing import cast

import pytest

from games import GAME_IDS, find
from games.__main__ import main
from games.api import AnyGame, OptionValue, RuleError, Seat
from games.optional.rematch import Legacy
from tests.oracle.norwegian.model import Norwegian, taste
from tests.oracle.steps import (
    EVERY_BRANCH,
    DisagreementError,
    SecondOpinion,
    Step,
    Taste,
    dumped,
    follow,
    played,
)
from tests.rigs.promises import HIDING

LONG = "ORACLE_GAMES" in os.environ
FOLLOWED = int(os.environ.get("ORACLE_GAMES", "2"))
"""How many games of each kind are followed; a soak needs some hundred for the rare branches."""
SOON = {"last_turn": 8}
"""Options by which a game is short; a soak plays it as it is."""
SCARCE = {"goths": 2}
"""A soak follows so many times as many where some tokens have an effect once in a thousand."""
LARGE = ("goths", "rage")
"""Half as many are followed of a game that takes seconds; more of it in a folder of its own."""


def _opinion(game_id: str) -> SecondOpinion:
    """Return the model of a game's rules, which stands under the game's name."""
    return cast("SecondOpinion", import_module(f"tests.oracle.{game_id}.model"))


def _taste(game_id: str) -> Taste:
    """Return how players choose in whose games rare parts of the rules are needed."""
    taste: Taste = getattr(_opinion(game_id), "TASTE", _indifferent)
    return taste


def _rare(game_id: str) -> frozenset[str]:
    """Name the branches that few games need; the soak needs them all."""
    return getattr(_opinion(game_id), "RARE", frozenset())


def _drawn(game_id: str) -> str:
    """Name the field of the state that is drawn from: a list, or a list of lists."""
    return getattr(_opinion(game_id), "DRAWN", "")


def _seats(game_id: str) -> int:
    """Three players, or as many as the game allows."""
    return min(find(game_id).seats, key=lambda seats: abs(seats - 3))


def _tables(game_id: str) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """List numbers of players with options: none, each alone, all together.

    In the soak pairs too, and all but one or two. The numbers of players and the choices have no
    common divisor: going round, each meets each.
    """
    game = find(game_id)
    switched = [
        (option.key, choice)
        for option in game.options
        for choice in option.choices
        if choice != option.default
    ]
    every = len(switched)
    sizes = {0, 1, every, *([2, every - 2, every - 1] if LONG else [])}
    sets = chain.from_iterable(combinations(switched, size) for size in sorted(sizes) if size >= 0)
    for seats, chosen in zip(cycle(game.seats), cycle(list(sets)), strict=False):
        options = {**_plain(game_id), **dict(chosen)}
        if _can_begin(game, seats, options):
            yield seats, options


def _can_begin(game: AnyGame, seats: int, options: dict[str, OptionValue]) -> bool:
    """Whether options go together: switched off one by one, too little may be left to play with."""
    try:
        game.start(seats, options, "oracle")
    except RuleError:
        return False
    return True


def _plain(game_id: str) -> dict[str, OptionValue]:
    plain = {option.key: option.default for option in find(game_id).options}
    return plain if LONG else {**plain, **{key: SOON[key] for key in SOON if key in plain}}


@cache
def _told(game_id: str) -> tuple[Step, ...]:
    """Play a game without a fault."""
    opinion, seats, options = _opinion(game_id), _seats(game_id), _plain(game_id)
    steps = tuple(played(find(game_id), seats, options, "tampered", _taste(game_id)))
    assert follow(opinion.MODEL(seats, options, Counter()), iter(steps)) == len(steps) - 1
    return steps


def _indifferent(_move: object, _state: object) -> int:
    return 1


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_games_are_played_as_the_texts_say(game_id: str) -> None:
    """Every answer on offer, every step, every view and every event is what the rules say."""
    opinion = _opinion(game_id)
    game = find(game_id)
    branches: Counter[str] = Counter()
    followed = FOLLOWED * SCARCE.get(game_id, 1) if LONG else FOLLOWED
    if not LONG and game_id in LARGE:
        followed //= 2
    for number, (seats, options) in enumerate(islice(_tables(game_id), followed)):
        likings = _indifferent if number % 3 == 2 else _taste(game_id)
        steps = played(game, seats, options, f"oracle/{number}", likings)
        try:
            follow(opinion.MODEL(seats, options, branches), steps)
        except DisagreementError as error:
            error.add_note(f"{seats} seats, {options}, game {number}")
            raise
    if LONG:
        print(*sorted(branches.items()), sep="\n")  # noqa: T201 - the figures of the soak
    if FOLLOWED >= EVERY_BRANCH:
        assert set() == _rare(game_id) - {name for name, count in branches.items() if count}


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_the_simulator_writes_down_can_be_followed(
    game_id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its lines hold the whole game."""
    dump, seats = tmp_path / "game.jsonl", _seats(game_id)
    main(["simulate", game_id, "--seats", str(seats), "--games", "1", "--dump", str(dump)])
    steps = dumped(find(game_id), dump, seats)
    usual = {option.key: option.default for option in find(game_id).options}
    answers = follow(_opinion(game_id).MODEL(seats, usual, Counter()), steps)
    assert f"moves:      {answers}\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("dealer", "seating", "deals"),
    [
        (0, (0, 1, 2), 1),
        (2, (0, 1, 2), 0),
        (1, (0, 1, 3, None), 2),
        (1, (1, 4, None, None, None), 1),
        (3, (3, None), 0),
        (5, (0, 2, 4), 0),
    ],
)
def test_in_a_rematch_the_next_seat_deals(
    dealer: int, seating: tuple[int | None, ...], deals: int
) -> None:
    """Rule 2, N35: the first of those who return, from the former dealer on round the table."""
    options, seats = _plain("norwegian"), len(seating)
    sat = tuple(None if seat is None else Seat(seat) for seat in seating)
    legacy = Legacy({"dealer": dealer}, sat)
    steps = played(find("norwegian"), seats, options, "rematch", taste, legacy)
    assert follow(Norwegian(seats, options, Counter(), deals), steps)


def test_a_game_for_places_is_followed_until_one_player_is_left() -> None:
    """Rule 7, N21: who is left has gone nowhere, and leads for whoever laid last."""
    options, seats = {**_plain("norwegian"), "play_on": True}, 4
    decided = 0
    for number in range(4):
        steps = [*played(find("norwegian"), seats, options, f"places/{number}", taste)]
        follow(Norwegian(seats, options, Counter()), iter(steps))
        decided += steps[-1].line["outcome"]["reason"] == "places-decided"
    assert decided


def _tell_everybody(step: Step) -> bool:
    private = [event for event in step.line["events"] if event["to"] is not None]
    for event in private:
        event["to"] = None
    return bool(private)


def _show_a_hand(step: Step) -> bool:
    views = step.line["views"]
    seen, views["1"] = views["1"], {**views["0"], "viewer": 1}
    return bool(seen != views["1"])


def _withhold_an_answer(step: Step) -> bool:
    return any(answers and answers.pop() for answers in step.legal.values())


def _allow_an_answer(step: Step) -> bool:
    step.legal[0].append(("Resign",))
    return True


def _ask_another(step: Step) -> bool:
    for decision in step.line["decisions"][:1]:
        decision["seat"] = (decision["seat"] + 1) % step.seats
    return bool(step.line["decisions"])


def _hush_up(step: Step) -> bool:
    return step.line["move"] is not None and bool(step.line["events"].pop())


def _crown_another(step: Step) -> bool:
    outcome = step.line["outcome"]
    if outcome is None:
        return False
    outcome["ranking"].reverse()
    return True


@pytest.mark.parametrize("tamper", [_tell_everybody, _show_a_hand])
@pytest.mark.parametrize("game_id", HIDING)
def test_a_step_that_tells_what_is_hidden_is_noticed(
    game_id: str, tamper: Callable[[Step], bool]
) -> None:
    """The first step where it is possible."""
    _notice(game_id, tamper)


@pytest.mark.parametrize(
    "tamper",
    [
        _withhold_an_answer,
        _allow_an_answer,
        _ask_another,
        _hush_up,
        _crown_another,
    ],
)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_step_that_breaks_the_rules_is_noticed(
    game_id: str, tamper: Callable[[Step], bool]
) -> None:
    """The first step where it is possible is told wrongly."""
    _notice(game_id, tamper)


@pytest.mark.parametrize("game_id", [one for one in GAME_IDS if _drawn(one)])
def test_another_order_of_what_is_drawn_is_noticed(game_id: str) -> None:
    """What comes is what lay on top."""

    def turn_over(step: Step) -> bool:
        pile = step.line["state"][_drawn(game_id)]
        pile = pile[0] if pile and isinstance(pile[0], list) else pile
        pile.reverse()
        return step.line["move"] is not None and pile != pile[::-1]

    _notice(game_id, turn_over)


def _notice(game_id: str, tamper: Callable[[Step], bool]) -> None:
    steps = list(_told(game_id))
    for number, step in enumerate(steps):
        told = Step(deepcopy(step.line), deepcopy(step.legal))
        if tamper(told):
            steps[number] = told
            break
    model = _opinion(game_id).MODEL(_seats(game_id), _plain(game_id), Counter())
    with pytest.raises(DisagreementError):
        follow(model, iter(steps))
