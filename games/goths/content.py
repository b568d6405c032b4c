"""The seats, cards, orders and tokens of the game as tables (rules, Facts and Lobby)."""

from __future__ import annotations

from enum import IntEnum, StrEnum

import msgspec

from games.api import Seat


class Camp(StrEnum):
    """The two sides; the seats of one win and lose together."""

    OSTROGOTHS = "ostrogoths"
    VISIGOTHS = "visigoths"


class ClanName(StrEnum):
    """The clans, each with an army of its own: one a camp at 2-4 players, two at 6-8."""

    OSTROGOTHS = "ostrogoths"
    VISIGOTHS = "visigoths"
    A = "a"
    B = "b"
    C = "c"
    D = "d"


class Role(StrEnum):
    """What a seat does for its clans."""

    KING = "king"
    CHIEF = "chief"
    BOTH = "both"
    """Alone in the clan: king and war chief."""


class Character(StrEnum):
    """The character that a king card calls, in the order of the deck."""

    VULTURE = "vulture"
    RECRUITER = "recruiter"
    CATAPULT = "catapult"
    BARBARIAN = "barbarian"


class KingCard(StrEnum):
    """The eight cards of a king: the true character, then the decoy (G1)."""

    VULTURE_RECRUITER = "vulture-recruiter"
    VULTURE_BARBARIAN = "vulture-barbarian"
    RECRUITER_VULTURE = "recruiter-vulture"
    RECRUITER_CATAPULT = "recruiter-catapult"
    CATAPULT_RECRUITER = "catapult-recruiter"
    CATAPULT_BARBARIAN = "catapult-barbarian"
    BARBARIAN_CATAPULT = "barbarian-catapult"
    BARBARIAN_VULTURE = "barbarian-vulture"


Back = tuple[Character, Character]
"""What the back of a king card shows: both characters in the order of the deck (G1)."""

KING_CARDS: tuple[KingCard, ...] = tuple(KingCard)
TRUTH: dict[KingCard, Character] = {card: Character(card.split("-")[0]) for card in KingCard}
DECOY: dict[KingCard, Character] = {card: Character(card.split("-")[1]) for card in KingCard}
BACK: dict[KingCard, Back] = {
    card: (
        (TRUTH[card], DECOY[card])
        if tuple(Character).index(TRUTH[card]) < tuple(Character).index(DECOY[card])
        else (DECOY[card], TRUTH[card])
    )
    for card in KingCard
}
TWINS: dict[KingCard, tuple[KingCard, ...]] = {
    card: tuple(other for other in KingCard if BACK[other] == BACK[card]) for card in KingCard
}
"""The two cards that share the back of a card, in the order of the deck."""


class Order(StrEnum):
    """The cards of a war chief in ascending number; the Goth has the number that it steals."""

    RECONNOITRE = "reconnoitre"
    SABOTAGE = "sabotage"
    REINFORCE = "reinforce"
    LOAD = "load"
    FIRE = "fire"
    BARRICADE = "barricade"
    ADVANCE = "advance"
    AXE = "axe"
    RATS = "rats"
    PIGEON = "pigeon"
    """Carrier pigeon (The Dancing Queen), resolved last (G22)."""
    GOTH = "goth"
    """Gothic Goth (The Dancing Queen)."""


NUMBER: dict[Order, int] = {order: number for number, order in enumerate(Order, 1)}
"""The order of resolution. The Goth itself is never carried out: its number only ranks cards."""

BASE_ORDERS: tuple[Order, ...] = tuple(Order)[:9]

CHARACTER: dict[Order, Character] = {
    Order.RECONNOITRE: Character.VULTURE,
    Order.SABOTAGE: Character.VULTURE,
    Order.REINFORCE: Character.RECRUITER,
    Order.LOAD: Character.CATAPULT,
    Order.FIRE: Character.CATAPULT,
    Order.BARRICADE: Character.BARBARIAN,
    Order.ADVANCE: Character.BARBARIAN,
    Order.AXE: Character.BARBARIAN,
    Order.RATS: Character.BARBARIAN,
    Order.PIGEON: Character.RECRUITER,
    Order.GOTH: Character.BARBARIAN,
}

ATTACKS = frozenset({Order.FIRE, Order.AXE, Order.RATS})
"""What costs figures; a boomerang turns these."""

HOSTILE = ATTACKS | {Order.SABOTAGE}
"""What is aimed at one enemy army."""

SMALL = 2
"""The number of clans at 2-4 players, one a camp."""
FIGURES = 3
"""Of a clan, those in reserve included."""
ARMY = 2
"""How many of them stand on the forest at the start."""
VOLLEY = 2
"""What a shot of the catapult costs at most."""
ROUNDS = 100
"""Number of rounds after which the game is a draw (G30)."""
MESSAGES = 3
"""What one seat may say in a talk (G34)."""
MESSAGE_LENGTH = 200


class Spot(IntEnum):
    """Where an army may stand: its own three terrain cards, then the objectives from the left."""

    FOREST = 0
    NEAR_PLAIN = 1
    """Next to the forest."""
    FAR_PLAIN = 2
    """The second plain, nearest to the objectives."""
    LEFT = 3
    MIDDLE = 4
    RIGHT = 5


SPOTS: tuple[Spot, ...] = tuple(Spot)
TERRAIN = 3
"""How many terrain cards a clan has; spots from this number on are objectives."""


class Objective(StrEnum):
    """The three cards in the middle, common to all."""

    QUEEN = "queen"
    TRAP = "trap"
    PLAIN = "plain"


class Machine(StrEnum):
    """What is loaded and fired."""

    CATAPULT = "catapult"
    BALLISTA = "ballista"


class Readiness(StrEnum):
    """The state of a machine."""

    INACTIVE = "inactive"
    ACTIVE = "active"
    DESTROYED = "destroyed"


class NewCard(StrEnum):
    """The cards of The Dancing Queen, at most one of each in a camp (G26)."""

    GOTH = "goth"
    PIGEON = "pigeon"
    BALLISTA = "ballista"


class TokenSet(StrEnum):
    """Which tokens are in play; the sets are never mixed."""

    NONE = "none"
    FOG = "fog"
    DANCING = "dancing"


class TokenPlace(StrEnum):
    """Where the tokens lie at the start; the terrain card is the clan's own."""

    OBJECTIVES = "objectives"
    """On the plain nearest to the objectives."""
    FOREST = "forest"
    """On the plain next to the forest."""


class CardCopies(StrEnum):
    """How many of the new cards there are."""

    EVERY = "every"
    """Every chief has one: two boxes."""
    ONE = "one"
    """One chief a camp has it."""


class OwnKingCard(StrEnum):
    """True if a lone player may look again at the king card laid (G24)."""

    SHOWN = "shown"
    HIDDEN = "hidden"


class Token(StrEnum):
    """The four fog of war tokens, then the nine of The Dancing Queen (G18)."""

    PEA_SOUP = "pea-soup"
    SHORT_OF_MEN = "short-of-men"
    BOAR_SHORTAGE = "boar-shortage"
    SQUALLS = "squalls"
    DOUBLE_RECRUITMENT = "double-recruitment"
    BOOMERANG = "boomerang"
    DINNER = "dinner"
    TNT = "tnt"
    MASTERMIND = "mastermind"
    SPYGLASS = "spyglass"
    RAT_POISON = "rat-poison"
    NEW_DEAL = "new-deal"
    SHIELD = "shield"


FOG_TOKENS: tuple[Token, ...] = tuple(Token)[:4]
DANCING_TOKENS: tuple[Token, ...] = tuple(Token)[4:]

BARRED: dict[Token, frozenset[Order]] = {
    Token.PEA_SOUP: frozenset({Order.RECONNOITRE}),
    Token.SHORT_OF_MEN: frozenset({Order.REINFORCE}),
    Token.BOAR_SHORTAGE: frozenset({Order.LOAD, Order.FIRE}),
    Token.SQUALLS: frozenset({Order.AXE}),
}
"""What a fog of war token forbids the army that it lies on (G8)."""


class ClanSeats(msgspec.Struct, frozen=True):
    """A clan as the lobby table seats it."""

    name: ClanName
    camp: Camp
    king: int
    """Which of the kings gives it orders, by his place in :attr:`Layout.kings`."""
    chief: Seat


class KingSeat(msgspec.Struct, frozen=True):
    """A king as the lobby table seats him."""

    seat: Seat
    camp: Camp
    clans: tuple[int, ...]
    """The clans that he gives orders to, by their place in :attr:`Layout.clans`."""


class Layout(msgspec.Struct, frozen=True):
    """Who sits where at one number of players (Lobby); tuples by seat unless said otherwise."""

    clans: tuple[ClanSeats, ...]
    """In the order of the cycle."""
    kings: tuple[KingSeat, ...]
    """In the order of their first clans."""
    places: tuple[str, ...]
    """The key of each seat's name."""
    camps: tuple[Camp, ...]
    roles: tuple[Role, ...]
    king_of: tuple[int | None, ...]
    """Which of the kings the seat is."""
    chief_of: tuple[int | None, ...]
    """Which of the clans the seat leads into battle."""
    rematch: tuple[Seat, ...]
    """Where its player sits in a rematch (G32)."""

    def clans_of(self, seat: Seat) -> tuple[int, ...]:
        """List the clans that a seat is king of, or else war chief of.

        By index. A seat that is both has the clans that it is king of.
        """
        king, clan = self.king_of[seat], self.chief_of[seat]
        if king is not None:
            return self.kings[king].clans
        return () if clan is None else (clan,)

    def seats_of(self, camp: Camp) -> tuple[Seat, ...]:
        """List the seats of a camp."""
        return tuple(Seat(seat) for seat, own in enumerate(self.camps) if own is camp)

    def seats_of_clan(self, name: ClanName) -> tuple[Seat, ...]:
        """List the seats of a clan's king and chief, who may be one."""
        clan = next(clan for clan in self.clans if clan.name is name)
        return tuple(dict.fromkeys((self.kings[clan.king].seat, clan.chief)))


_LOBBY: dict[int, tuple[str, str]] = {
    2: ("both:ostrogoths", "both:visigoths"),
    3: ("king:ostrogoths chief:ostrogoths", "both:visigoths"),
    4: ("king:ostrogoths chief:ostrogoths", "king:visigoths chief:visigoths"),
    6: ("king:a+b chief:a chief:b", "king:c+d chief:c chief:d"),
    7: ("king:a+b chief:a chief:b", "king:c chief:c king:d chief:d"),
    8: ("king:a chief:a king:b chief:b", "king:c chief:c king:d chief:d"),
}
"""The lobby table: by number of players, what each seat of either camp is, and of which clans."""

_PEOPLE = {Camp.OSTROGOTHS: "ostrogoth", Camp.VISIGOTHS: "visigoth"}
_THREE = 3


def _rematch(first: int, seats: int) -> tuple[Seat, ...]:
    """Return, by old seat, the new seats of a camp that has ``first`` as its first seat (G32).

    Roles move on round a camp of three, else are swapped in each pair of seats; one alone stays.
    """
    if seats == 1:
        return (Seat(first),)
    if seats == _THREE:
        return (Seat(first + 1), Seat(first + 2), Seat(first))
    return tuple(Seat(first + (seat ^ 1)) for seat in range(seats))


def _lay_out(sides: tuple[str, str]) -> Layout:
    """Return the seats, kings, chiefs and clans of a table from the two camps' notation.

    Each camp is a text of ``role:clans`` by seat; a king of two joins their letters with ``+``.
    """
    clans: list[ClanSeats] = []
    kings: list[KingSeat] = []
    places: list[str] = []
    camps: list[Camp] = []
    roles: list[Role] = []
    rematch: tuple[Seat, ...] = ()
    for camp, side in zip(Camp, sides, strict=True):
        rematch += _rematch(len(places), len(side.split()))
        for spelt in side.split():
            role, of = spelt.split(":")
            seat, names = Seat(len(places)), of.split("+")
            if role != Role.CHIEF:
                first = len(clans)
                kings.append(KingSeat(seat, camp, tuple(range(first, first + len(names)))))
            if role != Role.KING:
                clans.append(ClanSeats(ClanName(of), camp, len(kings) - 1, seat))
            lettered = len(of) == 1
            places.append(f"{_PEOPLE[camp]}-{role}-{of}" if lettered else f"{_PEOPLE[camp]}-{role}")
            camps.append(camp)
            roles.append(Role(role))
    king_seats, chiefs = [king.seat for king in kings], [clan.chief for clan in clans]
    every = range(len(places))
    return Layout(
        clans=tuple(clans),
        kings=tuple(kings),
        places=tuple(places),
        camps=tuple(camps),
        roles=tuple(roles),
        king_of=tuple(king_seats.index(Seat(s)) if s in king_seats else None for s in every),
        chief_of=tuple(chiefs.index(Seat(s)) if s in chiefs else None for s in every),
        rematch=rematch,
    )


LAYOUTS: dict[int, Layout] = {seats: _lay_out(sides) for seats, sides in _LOBBY.items()}
"""By number of players; five cannot play."""

WEAKER: dict[int, int] = {3: 1, 7: 2}
"""By number of players: the clan that the handicap costs a figure at the start.

At 7 it is the first clan of the camp of four: the rules weaken the side by one figure, and ties go
by the cycle.
"""
