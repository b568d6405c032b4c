"""Which cards a game is remembered by: all that were laid, as they lay when the turn ended."""

from __future__ import annotations

import pytest

from bot.i18n.texts import texts
from games.optional.remembering import Played
from games.playout import steps
from games.vikings.content import Card
from games.vikings.events import AttackBlocked, CardRevealed, ShieldRaised
from games.vikings.feats import announcements
from games.vikings.moves import Announce
from games.vikings.rules import GAME
from games.vikings.view import LaidOutcome


@pytest.mark.parametrize("bluff_arena", [False, True])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_card_is_recorded_as_it_lay_in_the_end(seats: int, bluff_arena: bool) -> None:
    """The step that ends a turn clears its cards, so that no position shows them."""
    for number in range(4):
        start = GAME.start(seats, {"bluff_arena": bluff_arena}, f"laid {number}").state
        played = list(steps(GAME, start, f"laid {number}"))
        record = [
            Played(step.decision.seat, step.before, step.applied.state, step.applied.events)
            for step in played
        ]
        events = [event for step in record for event in step.events]
        laid = [card for card, _ in announcements(record).values()]
        actions = [(card.card, card.announced) for card in laid if card.announced != Card.SHIELD]
        moves = [step.move for step in played if isinstance(step.move, Announce)]
        assert actions == [(move.card, move.action) for move in moves]
        shields = sum(isinstance(event, ShieldRaised) for event in events)
        assert shields == len(laid) - len(actions)
        shown = [event for event in events if isinstance(event, CardRevealed)]
        revealed = [(one.owner, one.card, one.announced) for one in laid if one.revealed]
        assert sorted(revealed) == sorted((one.seat, one.card, one.announced) for one in shown)
        blocked = sum(isinstance(event, AttackBlocked) for event in events)
        assert blocked == sum(one.outcome is LaidOutcome.BLOCKED for one in laid)
        assert LaidOutcome.OPEN not in {one.outcome for one in laid}


@pytest.mark.parametrize(
    ("language", "told", "never"),
    [("en", "14 points in bracelets", "at stake"), ("fr", "14 points de bracelets", "en jeu")],
)
def test_a_bluff_that_passed_is_told_with_what_its_owner_wore(
    language: str, told: str, never: str
) -> None:
    """A call would have cost one bracelet, not all that the points are the sum of."""
    for verse in range(2):
        said = texts(language)("vikings-feat-bluff", seat="Ann", number=14, usual=0, verse=verse)
        assert told in said
        assert never not in said
