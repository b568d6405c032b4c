"""When somebody is called, as a function of what is known of the question and of the person."""

from datetime import timedelta

import pytest

from bot.clocks.calls import call_at
from bot.model.preferences import CallChoice

MINUTE = int(timedelta(minutes=1).total_seconds() * 1000)
ASKED = 1_000 * MINUTE


@pytest.mark.parametrize(
    ("choice", "turn", "reaction"),
    [
        (CallChoice.EVERY, True, True),
        (CallChoice.OWN, True, False),
        (CallChoice.NONE, False, False),
    ],
)
def test_everybody_is_called_to_what_they_chose(
    choice: CallChoice, *, turn: bool, reaction: bool
) -> None:
    """A question of one's own turn, and a reaction that one may let pass."""
    assert turn == choice.includes(optional=False)
    assert reaction == choice.includes(optional=True)


def test_whoever_is_not_at_the_table_is_called_at_once() -> None:
    """F32: nothing says that they would see it by themselves."""
    assert ASKED == call_at(ASKED, None, last_answer=0, heard=None)
    long_ago = ASKED - 60 * MINUTE
    assert ASKED == call_at(ASKED, None, last_answer=long_ago, heard=None)


def test_a_call_waits_for_the_answers_in_advance_to_be_out() -> None:
    """F33: whether there is one or not, so that a call tells nobody who has given any."""
    heard = ASKED + 7 * MINUTE
    when = call_at(ASKED, None, last_answer=0, heard=heard)
    assert heard < when < heard + MINUTE


def test_whoever_has_just_answered_is_called_after_ten_minutes_or_a_third_of_the_limit() -> None:
    """F32: ten minutes would be too long where the limit is a quarter of an hour."""
    answered = ASKED - MINUTE
    later = {
        limit: call_at(ASKED, limit, last_answer=answered, heard=None) - answered
        for limit in (None, 60 * MINUTE, 30 * MINUTE, 15 * MINUTE)
    }
    assert later == {
        None: 10 * MINUTE,
        60 * MINUTE: 10 * MINUTE,
        30 * MINUTE: 10 * MINUTE,
        15 * MINUTE: 5 * MINUTE,
    }
