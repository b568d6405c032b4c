"""What one viewer may know of a game of Norwegian Battle."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from games.api import PhasedView, Seat
from games.norwegian.content import PRECIOUS, Card, Cards, Rank, Variants, rank_of


class Phase(StrEnum):
    """What the table waits for; also the prompt of the open question."""

    EXCHANGE = "exchange"
    """Everybody chooses which three cards lie face up."""
    LAY = "lay"
    """The turn of somebody with cards in hand."""
    BLIND = "blind"
    """The turn of somebody with nothing but face-down cards."""
    BLIND_AGAIN = "blind-again"
    """A blind card was laid; its player may turn another."""
    AIM = "aim"
    """An ace was laid; its player names a target."""
    ANSWER = "answer"
    """The target of an ace may counter it."""
    GIVE = "give"
    """A joker was laid; its player names who takes the pile."""
    COMPLETE = "complete"
    """Equal cards were laid; others may complete them to four."""
    OVER = "over"


class Demand(StrEnum):
    """What the pile asks of the next card."""

    FREE = "free"
    AT_LEAST = "at-least"
    """The rank given or a higher one."""
    AT_MOST = "at-most"
    """The rank given, which is 7, or a lower one."""


class Effect(StrEnum):
    """What cards do once they lie, at this table (Special cards, Variants)."""

    NONE = "none"
    BURN = "burn"
    """A 10 removes the pile."""
    FOUR = "four"
    """Four of a kind remove the pile."""
    FREE = "free"
    """A 2: the next player may lay anything."""
    AT_MOST = "at-most"
    """A 7: the next player lays a 7 or less."""
    SKIP = "skip"
    """Eights pass over seats."""
    ATTACK = "attack"
    """An ace sends the pile to somebody."""
    GIVE = "give"
    """A joker names who takes the pile."""
    REVERSE = "reverse"
    """Each 6 turns the direction of play."""
    INVISIBLE = "invisible"
    """A 3 counts for nothing."""


class ChangeKind(StrEnum):
    """How cards moved."""

    LAID_OUT = "laid-out"
    """Chosen to lie face up."""
    LAID = "laid"
    TAKEN = "taken"
    """From the pile into hand; the cards are not repeated."""
    BURNT = "burnt"
    """Out of the game; the cards are not repeated."""
    TURNED = "turned"
    """A face-down card came to light."""


class Change(msgspec.Struct, frozen=True, gc=False):
    """Cards that moved with the last answers, for the glow on the picture."""

    kind: ChangeKind
    seat: Seat
    count: int
    cards: Cards = ()


class Laid(msgspec.Struct, frozen=True, gc=False):
    """Cards laid in one go during the present turn."""

    seat: Seat
    cards: Cards
    blind: bool = False


class Attack(msgspec.Struct, frozen=True, gc=False):
    """One or several aces in the air (N15)."""

    attacker: Seat
    target: Seat | None
    """None until it is named."""
    aces: int
    """How many were laid together."""


class Missing(msgspec.Struct, frozen=True, gc=False):
    """What completes the cards on top of the pile to four."""

    rank: Rank
    count: int


class Play(msgspec.Struct, frozen=True, gc=False):
    """A rank that may be laid now, from one card up to ``most``."""

    rank: Rank
    most: int
    effects: tuple[Effect, ...] = ()
    """What it does, by the number of cards from one on."""


class Player(msgspec.Struct, frozen=True, gc=False):
    """A seat as everybody sees it."""

    seat: Seat
    hand: int
    known: Cards
    """Those cards in hand that everybody has seen; all of them once the game is over (N36)."""
    face_up: Cards
    face_down: tuple[bool, ...]
    """By place 0 to 2: whether the card still lies there."""
    cards: int
    """All that the player still has to lay."""
    ready: bool
    """True if the player is ready to begin; True from the first turn on."""
    place: int | None
    """The place taken, counted from 1; while the game goes on, only of those who are out."""
    turned: tuple[Card | None, ...] = ()
    """The cards that lie face down, by place, once the game is over (N36); nothing before."""


class Choices(msgspec.Struct, frozen=True, gc=False):
    """What the viewer may answer now."""

    layouts: tuple[Cards, ...] = ()
    """The sets of three that :class:`games.norwegian.moves.LayOut` may name."""
    ready: bool = False
    plays: tuple[Play, ...] = ()
    """For :class:`games.norwegian.moves.Lay`."""
    take_pile: bool = False
    face_down: tuple[int, ...] = ()
    """Places of the blind cards that may be turned."""
    stop_blind: bool = False
    targets: tuple[Seat, ...] = ()
    answers: tuple[Play, ...] = ()
    """For :class:`games.norwegian.moves.AnswerAce`."""
    give_in: bool = False
    complete: Rank | None = None
    pass_completion: bool = False

    def effect(self, rank: Rank, count: int) -> Effect:
        """Return what ``count`` cards of a rank would do that may be laid now."""
        play = next(play for play in (*self.plays, *self.answers) if play.rank == rank)
        return play.effects[count - 1]


class NorwegianView(PhasedView, frozen=True):
    """The table as one viewer may see it."""

    variants: Variants
    decks: int
    phase: Phase
    turn: int
    """Counted from 1; 0 during the exchange."""
    dealer: Seat
    active: Seat | None
    """Whose turn it is; None during the exchange and after the end."""
    clockwise: bool
    """True if the turn passes to the next higher seat."""
    players: tuple[Player, ...]
    pile: Cards
    """All of it, from the bottom to the top."""
    demand: Demand
    demanded: Rank | None
    """The rank that the demand speaks of; None when free."""
    stock: int
    burnt: Cards
    """What left the game, in order; the host shows its number."""
    attack: Attack | None
    missing: Missing | None
    """While others may complete."""
    laid: tuple[Laid, ...]
    """What was laid this turn, in order."""
    last_layer: Seat | None
    """Who leads when the pile is taken (N7)."""
    changes: tuple[Change, ...]
    hand: Cards
    """The viewer's own cards in order; empty for a spectator."""
    choices: Choices
    ranking: tuple[tuple[Seat, ...], ...]
    """The places once the game is over."""
    leader: Seat | None = None
    """Who leads a new pile when this one is taken now (N7, N21); None before anybody has laid."""
    quiet: int = 0
    """How many turns have passed since the game last came closer to its end (N28)."""
    quiet_limit: int = 0
    """How many such turns end the game (N28)."""

    @property
    def goes_round(self) -> bool:
        """True if a third of the quiet turns is left, so that the table is warned."""
        return 0 < 2 * self.quiet_limit <= 3 * self.quiet

    @property
    def turns_left(self) -> int:
        """How many turns end the game, this one included, if none of them brings it closer."""
        return self.quiet_limit - self.quiet + 1

    @property
    def blocked(self) -> tuple[Rank, ...]:
        """The ranks in the viewer's hand that cannot be laid now."""
        plays = {play.rank for play in self.choices.plays}
        return tuple(r for r in dict.fromkeys(map(rank_of, self.hand)) if r not in plays)

    @property
    def must_spend(self) -> bool:
        """True if all that the viewer can lay is precious, and it cannot take the pile.

        False on an empty pile, and if nothing can be laid.
        """
        plays = {play.rank for play in self.choices.plays}
        keeps = bool(plays) and plays <= set(PRECIOUS)
        return bool(self.pile) and keeps and not self.choices.take_pile

    @property
    def hand_is_known(self) -> bool:
        """True if everybody has seen all cards in the viewer's hand."""
        return self.viewer is not None and len(self.hand) == len(self.players[self.viewer].known)
