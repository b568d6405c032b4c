"""What a seat will answer to questions that it foresees, and what becomes of it."""

from __future__ import annotations

import msgspec

from games.api import Move

QUESTION = "question"
"""Names the ground that a plan has lost where something else is asked, or nothing."""

AT_NIGHT = "at-night"
"""Kept among the answers in advance of a seat: they and its plans are heard in its night, too."""

LIKE_A_VISIT = "like-a-visit"
"""Kept there, too: they are heard as late as a visit of somebody who looks in now and then."""

OF_ALL_GAMES = frozenset({AT_NIGHT, LIKE_A_VISIT})
"""What a seat of any game with answers in advance can say of all of them."""

CHOICES = "choices"
"""Names the ground that is lost where there is something else to choose from."""


UNHEARD = "unheard"
"""Stands among what a plan has lost for a call that was not heard: somebody before had called."""


class PlannedAnswer(msgspec.Struct, frozen=True):
    """An answer to a question that is still to come."""

    move: Move
    grounds: dict[str, str]
    """Digests of all that it rests on, by name.

    See :meth:`games.game.Rules.grounds`.
    """
    regardless: bool = False
    """True if it stands whatever luck brings before, and rests on nothing else than ``grounds``."""


class Plan(msgspec.Struct, frozen=True):
    """What a seat will answer, one question after the other."""

    answers: tuple[PlannedAnswer, ...] = ()
    lost: tuple[str, ...] = ()
    """The grounds that have changed, if that ended the plan or the rest of it."""
