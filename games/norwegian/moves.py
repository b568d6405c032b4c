"""What a player can decide in Norwegian Battle."""

from __future__ import annotations

from games.api import Move, Seat
from games.norwegian.content import Card, Rank


class LayOut(Move, frozen=True):
    """Have three of one's six cards lie face up, the others in hand, and be ready (rule 1).

    The cards are named in the order of :func:`games.norwegian.content.in_order`.
    """

    cards: tuple[Card, Card, Card]


class Ready(Move, frozen=True):
    """Begin with the cards as they lie (rule 1)."""


class Lay(Move, frozen=True):
    """Lay cards of one rank from hand (rule 3).

    Which suits go is nobody's concern: those first that everybody knows to be in the hand, and
    among the others luck chooses (N32).
    """

    rank: Rank
    count: int


class TakePile(Move, frozen=True):
    """Take the pile into hand (rule 4)."""


class LayBlind(Move, frozen=True):
    """Turn one of the face-down cards and lay it if it can be laid (rule 6)."""

    index: int
    """Its place in front of the player, 0 to 2."""


class StopBlind(Move, frozen=True):
    """Leave it at the blind cards turned so far (rule 6)."""


class ChooseTarget(Move, frozen=True):
    """Name who is attacked by one's ace, or takes the pile by one's joker."""

    target: Seat


class AnswerAce(Move, frozen=True):
    """Counter an ace with aces or 2s from hand (N15)."""

    rank: Rank
    count: int


class GiveIn(Move, frozen=True):
    """Take the pile that an ace sends (N15)."""


class Complete(Move, frozen=True):
    """Lay all that is missing to four equal cards, and remove the pile (completion)."""

    rank: Rank


class PassCompletion(Move, frozen=True):
    """Let the cards lie (completion)."""


NorwegianMove = (
    LayOut
    | Ready
    | Lay
    | TakePile
    | LayBlind
    | StopBlind
    | ChooseTarget
    | AnswerAce
    | GiveIn
    | Complete
    | PassCompletion
)
