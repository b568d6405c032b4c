"""Goths Save the Queen followed by a second opinion on its rules, written from the text alone."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from functools import cache

import pytest

from games.api import OptionValue, RuleError
from games.goths.rules import GAME
from games.playout import RandomPlayer
from tests.oracle.goths.model import RARE, Goths, taste
from tests.oracle.steps import EVERY_BRANCH, DisagreementError, Step, follow, played

LONG = "ORACLE_GAMES" in os.environ
FOLLOWED = int(os.environ.get("ORACLE_GAMES", "2"))
"""How many games are followed; a soak needs some thousand for the rare branches."""


def _indifferent(_move: object, _state: object) -> int:
    return 1


def _options(luck: RandomPlayer) -> dict[str, OptionValue]:
    """Draw options; the tokens of The Dancing Queen take part more often than others."""
    options: dict[str, OptionValue] = {}
    for option in GAME.options:
        choices = option.choices
        if option.key == "tokens":
            choices = (*choices, choices[-1], choices[-1])
        elif option.key.startswith("token_") and option.key != "token_place":
            choices = (False, *[True] * 11)
        options[option.key] = choices[luck.below(len(choices))]
    return options


def _tables() -> list[tuple[int, dict[str, OptionValue]]]:
    luck = RandomPlayer("oracle of the Goths")
    found: list[tuple[int, dict[str, OptionValue]]] = []
    while len(found) < FOLLOWED:
        seats, options = GAME.seats[len(found) % len(GAME.seats)], _options(luck)
        try:
            GAME.start(seats, options, "")
        except RuleError:
            continue
        found.append((seats, options))
    return found


def test_games_are_played_as_the_text_says() -> None:
    """Every answer on offer, every step, every view and every event is what the rules say."""
    branches: Counter[str] = Counter()
    for number, (seats, options) in enumerate(_tables()):
        likings = _indifferent if number % 4 == 3 else taste
        steps = played(GAME, seats, options, f"oracle/{number}", likings)
        try:
            follow(Goths(seats, options, branches), steps)
        except DisagreementError as error:
            error.add_note(f"{seats} seats, {options}, game {number}")
            raise
    if LONG:
        print(*sorted(branches.items()), sep="\n")  # noqa: T201 - the figures of the soak
    if FOLLOWED >= EVERY_BRANCH:
        assert set() == RARE - {name for name, count in branches.items() if count}


def test_camps_concede_as_the_rulings_say() -> None:
    """G33, S6, S7: asked or not, at any moment, and taken back; an army lost may settle it."""
    branches: Counter[str] = Counter()
    for number, (seats, options) in enumerate(_tables()):
        steps = played(GAME, seats, options, f"white flag/{number}", taste, despair=seats * 8)
        try:
            follow(Goths(seats, options, branches), steps)
        except DisagreementError as error:
            error.add_note(f"{seats} seats, {options}, game {number}")
            raise
    if LONG:
        print(*sorted(branches.items()), sep="\n")  # noqa: T201 - the figures of the soak


PLAIN: dict[str, OptionValue] = {option.key: option.default for option in GAME.options}
FULL: dict[str, OptionValue] = {**PLAIN, "tokens": "dancing", "gothic_goth": True}


@cache
def _told() -> tuple[Step, ...]:
    """Play a game without a fault."""
    steps = tuple(played(GAME, 6, FULL, "tampered", taste))
    assert follow(Goths(6, FULL, Counter()), iter(steps)) == len(steps) - 1
    return steps


def _tell_everybody(step: Step) -> bool:
    private = [event for event in step.line["events"] if event["to"] is not None]
    for event in private:
        event["to"] = None
    return bool(private)


def _show_a_sealed_order(step: Step) -> bool:
    views = step.line["views"]
    sealed = views["1"]["chief"]["sealed"]
    views["2"]["chief"]["sealed"] = sealed
    return sealed is not None


def _show_a_king_card(step: Step) -> bool:
    views = step.line["views"]
    hidden = views["spectator"]["kings"][0]["card"] is None
    card = views["0"]["kings"][0]["card"]
    views["spectator"]["kings"][0]["card"] = card
    return hidden and card is not None


def _withhold_an_answer(step: Step) -> bool:
    for moves in step.legal.values():
        if len(moves) > 1:
            moves.pop()
            return True
    return False


def _ask_another(step: Step) -> bool:
    decisions = step.line["decisions"]
    for decision in decisions:
        decision["seat"] += 1
    return bool(decisions)


def _heal(step: Step) -> bool:
    lost = [event for event in step.line["events"] if event["type"] == "FiguresLost"]
    for event in lost:
        event["lost"] += 1
    return bool(lost)


def _hush_up(step: Step) -> bool:
    return bool(step.line["events"] and step.line["events"].pop())


def _crown_another(step: Step) -> bool:
    outcome = step.line["outcome"]
    if outcome is None:
        return False
    outcome["ranking"].reverse()
    return True


@pytest.mark.parametrize(
    "tamper",
    [
        _tell_everybody,
        _show_a_sealed_order,
        _show_a_king_card,
        _withhold_an_answer,
        _ask_another,
        _heal,
        _hush_up,
        _crown_another,
    ],
)
def test_a_step_that_breaks_the_rules_is_noticed(tamper: Callable[[Step], bool]) -> None:
    """The first step where it is possible is told wrongly."""
    steps = list(_told())
    for number, step in enumerate(steps):
        told = Step(deepcopy(step.line), deepcopy(step.legal))
        if tamper(told):
            steps[number] = told
            break
    with pytest.raises(DisagreementError):
        follow(Goths(6, FULL, Counter()), iter(steps))
