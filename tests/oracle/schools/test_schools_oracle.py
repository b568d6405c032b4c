"""Clash of Magic Schools followed by a second opinion on its rules, written from the text alone."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from functools import cache

import pytest

from games.schools.rules import GAME
from tests.oracle.schools.model import RARE, Schools
from tests.oracle.schools.taste import spellbound, taste
from tests.oracle.steps import (
    EVERY_BRANCH,
    DisagreementError,
    Line,
    Step,
    Taste,
    Words,
    follow,
    played,
)

LONG = "ORACLE_GAMES" in os.environ
FOLLOWED = int(os.environ.get("ORACLE_GAMES", "3"))
"""How many games are followed; a soak needs some hundred for the rare branches."""


def _indifferent(_move: Words, _state: Line) -> int:
    return 1


def test_games_are_played_as_the_text_says() -> None:
    """Every answer on offer, every step, every view and every event is what the rules say."""
    branches: Counter[str] = Counter()
    tastes: list[Taste] = [taste, spellbound, _indifferent]
    for number in range(FOLLOWED):
        steps = played(GAME, 2, {}, f"oracle/{number}", tastes[number % 3])
        try:
            follow(Schools(2, {}, branches), steps)
        except DisagreementError as error:
            error.add_note(f"game {number}")
            raise
    if LONG:
        print(*sorted(branches.items()), sep="\n")  # noqa: T201 - the figures of the soak
    if FOLLOWED >= EVERY_BRANCH:
        assert set() == RARE - {name for name, count in branches.items() if count}


def test_either_may_give_up_at_any_moment() -> None:
    """M22: asked or not, amid Maleficio too; the other wins whatever the totals are."""
    branches: Counter[str] = Counter()
    for number in range(max(FOLLOWED, 8)):
        steps = played(GAME, 2, {}, f"white flag/{number}", spellbound, despair=30)
        follow(Schools(2, {}, branches), steps)
    assert branches["given-up"]


@cache
def _told() -> tuple[Step, ...]:
    """Play a game without a fault."""
    steps = tuple(played(GAME, 2, {}, "tampered", spellbound))
    assert follow(Schools(2, {}, Counter()), iter(steps)) == len(steps) - 1
    return steps


def _tell_everybody(step: Step) -> bool:
    private = [event for event in step.line["events"] if event["to"] is not None]
    for event in private:
        event["to"] = None
    return bool(private)


def _show_a_hand(step: Step) -> bool:
    step.line["views"]["1"]["hand"] = step.line["views"]["0"]["hand"]
    return True


def _withhold_an_answer(step: Step) -> bool:
    return any(answers and answers.pop() for answers in step.legal.values())


def _allow_an_answer(step: Step) -> bool:
    step.legal[0].append(("Resign",))
    return True


def _ask_another(step: Step) -> bool:
    for decision in step.line["decisions"]:
        decision["seat"] = 1 - decision["seat"]
    return bool(step.line["decisions"])


def _swap_what_is_drawn(step: Step) -> bool:
    step.line["state"]["students"].reverse()
    return step.line["move"] is not None


def _hush_up(step: Step) -> bool:
    return step.line["move"] is not None and bool(step.line["events"].pop())


def _crown_another(step: Step) -> bool:
    outcome = step.line["outcome"]
    if outcome is None:
        return False
    outcome["ranking"].reverse()
    return True


def _promise_another_total(step: Step) -> bool:
    choices = [view["choices"]["casts"] for view in step.line["views"].values()]
    for casts in choices:
        for cast in casts:
            cast["consequence"]["totals"][0] += 1
    return any(choices)


def _hide_a_reason(step: Step) -> bool:
    shown = [view["choices"]["refusals"] for view in step.line["views"].values()]
    return any(refusals and refusals.pop() for refusals in shown)


@pytest.mark.parametrize(
    "tamper",
    [
        _tell_everybody,
        _show_a_hand,
        _withhold_an_answer,
        _allow_an_answer,
        _ask_another,
        _swap_what_is_drawn,
        _hush_up,
        _crown_another,
        _promise_another_total,
        _hide_a_reason,
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
        follow(Schools(2, {}, Counter()), iter(steps))
