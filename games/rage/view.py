"""What one viewer may know of a game of Clash of Rage."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from games.api import PhasedView, Seat
from games.rage.content import (
    DECKS,
    DEFAULT_ORDERS,
    TACTICS,
    BattleOrders,
    Bonus,
    Clan,
    Counts,
    Gear,
    Hero,
    Hex,
    Site,
)


class Phase(StrEnum):
    """What the table waits for; also the prompt of the open question."""

    CLAN = "clan"
    """Everybody takes a clan, first come, first served."""
    TACTICS = "tactics"
    """Everybody chooses a tactics card in secret."""
    BASTION = "bastion"
    """In turn 1 each places the bastion."""
    REINFORCE = "reinforce"
    """Units from the reserve are spread over one's places."""
    ACTION = "action"
    """A first or second action: move, equip or nothing."""
    LEGENDARY = "legendary"
    """One of the legendaries drawn is kept."""
    NEXT_FIGHT = "next-fight"
    """The attacker says which fight comes next."""
    DEFENCE = "defence"
    """Who is attacked gives battle orders."""
    STRIKE = "strike"
    """A side that fights by hand strikes or flees."""
    SPLIT = "split"
    """A side that fights by hand splits its wounds."""
    ELVES_SPLIT = "elves-split"
    """The neighbour splits the wounds that the elves dealt."""
    OVER = "over"


class Tile(msgspec.Struct, frozen=True, gc=False):
    """A region tile on the table."""

    number: int
    """1 to 4, as in :data:`games.rage.content.TILES`."""
    turn: int
    """By how many times 60 degrees it is turned."""
    q: int
    r: int


class Ground(StrEnum):
    """What lies in a territory."""

    CITY = "city"
    FORGE = "forge"
    STONE = "stone"
    PLAIN = "plain"


class Territory(msgspec.Struct, frozen=True, gc=False):
    """One hex of the map and who stands there."""

    site: Site
    q: int
    r: int
    ground: Ground
    stone: int | None
    """The level of a reinforcement stone: 0 to 2."""
    holder: Seat | None
    """Whose units stand there; in an open fight the defender."""
    elves: bool
    """True if the units are elves."""
    units: Counts
    attacker: Seat | None
    """Who has marched in, where a fight is open."""
    attackers: Counts


class TypeSheet(msgspec.Struct, frozen=True, gc=False):
    """A type of units as it fights and marches now."""

    key: str
    """As in :class:`games.rage.content.UnitSheet`."""
    stats: Bonus
    """What it carries included."""
    weapon: Gear | None
    armour: Gear | None
    on_board: int
    """How many stand on the board and the bastion."""
    reserve: int


class Player(msgspec.Struct, frozen=True, gc=False):
    """What everybody knows of a seat."""

    seat: Seat
    clan: Clan | None
    bastion: Hex | None
    garrison: Counts
    """Units on the bastion."""
    gold: int
    crystals: int
    types: tuple[TypeSheet, ...]
    """By level; none before the clan is taken."""
    aside: tuple[Gear, ...]
    """Cards that lie beside the sheet."""
    hero: Hero | None
    hero_site: Site | None
    hand: int
    deck: int
    discard: tuple[int, ...]
    """Tactics cards, the last played at the end."""
    known: tuple[int, ...]
    """Cards that must be in hand, because the deck had run out."""
    played: int | None
    """The tactics card of this turn."""
    points: int
    cities: int
    legendaries: int
    forges: int
    standing: bool
    """True if a standing order answers for defences."""
    by_hand: bool
    """True if that standing order says *by hand*."""
    can_win: bool
    """True if one point more is the goal, and a second action is to come or running."""
    wins_next: bool
    """True if the goal is held after the first action: wins when the second action begins.

    Of several that of the first in the order of the turn.
    """
    to_take: int
    """Without how many of its cities it would miss the goal; 0 where not even without all."""
    left: bool
    place: int | None
    """The place taken, counted from 1, once the game is over."""
    ahead: int = 0
    """How many others may still win before, in a second action that comes first."""

    @property
    def possible_hand(self) -> tuple[int, ...]:
        """The tactics cards that may be in hand for all that everybody knows.

        The hand itself once it is known, else all cards of the clan that are not discarded.
        """
        if len(self.known) == self.hand:
            return self.known
        cards = () if self.clan is None else DECKS[self.clan]
        return tuple(card for card in cards if card not in self.discard)

    @property
    def is_hand_known(self) -> bool:
        """True if everybody knows which cards are in hand."""
        return len(self.known) == self.hand

    def reinforcements(self, card: int) -> Counts:
        """Return by level the units that a tactics card brings, as far as the reserve goes.

        Only for a player who has a clan.
        """
        one, two, three = (
            min(count, kind.reserve)
            for count, kind in zip(TACTICS[card].units, self.types, strict=True)
        )
        return one, two, three


class ElfSheet(msgspec.Struct, frozen=True, gc=False):
    """A type of elves as it fights now."""

    key: str
    stats: Bonus
    weapon: Gear | None
    armour: Gear | None
    on_board: int


class Offer(msgspec.Struct, frozen=True, gc=False):
    """Identical cards open on the market."""

    gear: Gear
    copies: int
    cost: int


class HeroOffer(msgspec.Struct, frozen=True, gc=False):
    """A hero beside the market, or whose he is."""

    hero: Hero
    cost: int
    seat: Seat | None
    """Whose he is."""
    free: bool
    """True if he can be recruited."""


class Assault(msgspec.Struct, frozen=True, gc=False):
    """One assault of a fight, as it was rolled."""

    side: int
    """0 the attacker, 1 the defender."""
    fled: bool
    dice: tuple[int, ...] = ()
    """Faces; 1 to 4 are wounds."""
    rerolls: tuple[tuple[int, ...], ...] = ()
    """Faces of the blanks rolled again, reroll by reroll."""
    hits: int = 0
    auto: int = 0
    rage: int = 0
    """Tokens that counted."""
    stolen: bool = False
    """True if Neggesh has just stolen one of them."""
    shields: int = 0
    """Of the enemy."""
    wounds: int = 0
    broken: bool = False
    """True if the barrier was broken by it."""
    killed: Counts = (0, 0, 0)


class Fighter(msgspec.Struct, frozen=True, gc=False):
    """One side of a fight."""

    seat: Seat | None
    """None for the elves."""
    began: Counts
    units: Counts
    hero: Hero | None
    slowness: int
    """As counted at the start."""
    start_rage: int
    rage: int
    barrier: bool
    """True if the Warden's barrier still stands before it."""
    stolen: bool
    """True if Neggesh has stolen his token."""
    by_hand: bool | None
    """None if the side has not said yet."""
    dice: int
    """At its next assault, as the units stand."""
    rerolls: int
    auto: int
    shields: int
    rage_symbols: int
    hp: Counts


class Fight(msgspec.Struct, frozen=True, gc=False):
    """A fight, running or over."""

    site: Site
    attacker: Fighter
    defender: Fighter
    first: int
    """The side that struck first."""
    striker: int
    """The side whose assault it is."""
    wounds: int | None
    """Waiting to be split."""
    assaults: tuple[Assault, ...]
    winner: int | None
    """The side that is left."""


class Contest(msgspec.Struct, frozen=True, gc=False):
    """A fight that will be, in the order in which they come."""

    site: Site
    attacker: Seat
    attackers: Counts
    defender: Seat | None
    defenders: Counts
    by_hand: bool
    """True if the attacker will fight by hand."""


class Order(msgspec.Struct, frozen=True, gc=False):
    """An order in a draft."""

    level: int | None
    """None for the hero."""
    count: int
    path: tuple[Site, ...]
    """From where they stand to where they will."""


class Army(msgspec.Struct, frozen=True, gc=False):
    """Figures of a place that have not moved."""

    site: Site
    units: Counts
    hero: bool


class Target(msgspec.Struct, frozen=True, gc=False):
    """Where figures of the army in hand can go."""

    site: Site
    units: Counts
    """Units that can go there."""
    hero: bool
    path: tuple[Site, ...]
    """The way of the first of them."""
    enemies: Counts
    """Units that would fight there; none on the bastion, in own and in empty territories."""
    defender: Seat | None
    elves: bool
    to_overrun: int
    """How many more units must end there before others may pass; 0 where they may."""


class Route(msgspec.Struct, frozen=True, gc=False):
    """A whole army's way to a target, with which a march could be confirmed at once."""

    origin: Site
    target: Site
    units: Counts
    """Units that would go."""
    hero: bool
    one_stays: int | None
    """The level of which one is left behind to hold what is worth holding."""
    clash: Clash | None
    """The fight that it would lead to."""


class Clash(msgspec.Struct, frozen=True, gc=False):
    """A fight that a draft would lead to."""

    site: Site
    attackers: Counts
    hero: bool
    defender: Seat | None
    defenders: Counts
    orders: BattleOrders
    own_orders: bool
    """True if they were given for this fight alone."""


class March(msgspec.Struct, frozen=True, gc=False):
    """A move of armies being entered."""

    orders: tuple[Order, ...]
    origin: Site | None
    """The place in hand."""
    target: Site | None
    armies: tuple[Army, ...]
    """Every place with a figure that has not moved."""
    targets: tuple[Target, ...]
    """Where figures of the place in hand can go."""
    again: tuple[Order, ...]
    """The orders of the last march, as far as they can be given again; none in a draft."""
    one_stays: int | None
    """The level of which one would be left behind, where that is a choice."""
    clashes: tuple[Clash, ...]
    """In the order in which they would be fought."""
    battle: BattleOrders
    """For all fights that have none of their own."""
    choose_fights: bool
    hero_alone: bool
    """True if the hero would be left alone, so that it cannot be confirmed (R14)."""
    points: int
    """What the viewer would have once the orders are carried out, before any fight (R17)."""
    wins: bool
    """True if that wins (R17)."""
    routes: tuple[Route, ...]
    """Ways of whole armies that have not moved, where nothing waits to be sent."""


class Fitting(msgspec.Struct, frozen=True, gc=False):
    """What would be carried with one card more, if the program arranged all of them."""

    gear: Gear
    carried: tuple[Gear | None, ...]
    """By slot: the weapons of the three types, then their armours."""


class Trade(msgspec.Struct, frozen=True, gc=False):
    """An equip action being entered, or what it would begin with."""

    gold: int
    market: tuple[Offer, ...]
    affordable: tuple[Gear, ...]
    heroes: tuple[Hero, ...]
    """Those that can be recruited and paid now."""
    types: tuple[TypeSheet, ...]
    aside: tuple[Gear, ...]
    bought: tuple[Gear, ...]
    """Not final yet."""
    hero: Hero | None
    """Recruited and not final yet."""
    hero_site: Site | None
    arranged: tuple[TypeSheet, ...]
    """The types as *arrange for me* would leave them; none if that is no change."""
    in_hand: Gear | None
    """The card being given a place."""
    placeable: tuple[Gear, ...]
    """Cards that may still be given a place in this action."""
    forging_cost: int | None
    """In crystals; None without a forge."""
    forging_draws: int
    """How many legendaries would be drawn."""
    forging_wins: bool
    """True if the point of a legendary would win (R17)."""
    forging_refused: str | None
    """Why forging is not possible, as the key of the refusal."""
    fitted: tuple[Fitting, ...]
    """For each card that could be bought first, or kept of those drawn, and would be carried."""


class Spread(msgspec.Struct, frozen=True, gc=False):
    """Reinforcements drafted for one place."""

    site: Site
    units: Counts


class KillChoice(msgspec.Struct, frozen=True, gc=False):
    """A legal split."""

    killed: Counts
    book: bool
    big: bool
    small: bool


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A hex where the bastion may stand."""

    number: int
    q: int
    r: int
    doors: tuple[Site, ...]
    """The territories beside it."""


class Own(msgspec.Struct, frozen=True, gc=False):
    """What only the viewer knows, and what the viewer may choose now."""

    hand: tuple[int, ...]
    """Tactics cards by order number."""
    chosen: int | None
    deck: tuple[int, ...]
    """What is still to be drawn, in no order."""
    standing: BattleOrders | None
    incoming: Counts
    """Reinforcements to be placed."""
    spread: tuple[Spread, ...]
    """Where they would stand; the bastion included."""
    posting: Site | None
    """Where all reinforcements will go, said together with the tactics card."""
    drawn: tuple[Gear, ...]
    """Legendaries of which one is kept."""
    march: March | None
    trade: Trade | None
    spots: tuple[Spot, ...]
    sites: tuple[Site, ...]
    """Places that the viewer may choose now, in map order."""
    splits: tuple[KillChoice, ...]
    battle: BattleOrders | None
    """One's own orders in the running fight."""

    def lacking(self, card: int) -> Counts:
        """Return by level the units that a tactics card promised and the reserve did not have.

        Only for the card of the reinforcements being placed, with which it compares ``incoming``.
        """
        one, two, three = (
            promised - count
            for promised, count in zip(TACTICS[card].units, self.incoming, strict=True)
        )
        return one, two, three


class RageView(PhasedView, frozen=True):
    """The table as one viewer may see it."""

    phase: Phase
    turn: int
    """Counted from 1; 0 while clans are taken."""
    last_turn: int
    action: int
    """1 or 2, 0 before the first action of a turn."""
    order: tuple[Seat, ...]
    """The turn order, once it is known; who left is in it no more."""
    active: Seat | None
    goal: int
    live: bool
    """True if everybody fights by hand."""
    neighbour: bool
    """True if the neighbour splits the wounds of the elves."""
    together: bool
    """True if reinforcements are placed by all at once."""
    clans: tuple[Clan, ...]
    """Those that nobody has taken."""
    tiles: tuple[Tile, ...]
    rocks: tuple[tuple[Site, Site], ...]
    territories: tuple[Territory, ...]
    """By site."""
    players: tuple[Player, ...]
    leaders: tuple[Seat, ...]
    """Who has most points of those who stay."""
    elves: tuple[ElfSheet, ...]
    market: tuple[Offer, ...]
    deck: int
    legendaries: int
    heroes: tuple[HeroOffer, ...]
    drawing: int
    """Legendaries drawn of which one is being kept."""
    equipping: bool
    """True if the running action has become an equip action."""
    forged: bool
    """True if a legendary was forged in it."""
    contests: tuple[Contest, ...]
    choose_fights: bool
    """True if the attacker is asked which of them comes next."""
    fight: Fight | None
    """The running fight."""
    fought: tuple[Fight, ...]
    """The fights of the last action, until somebody does something else for all to see."""
    own: Own | None
    ranking: tuple[tuple[Seat, ...], ...]
    """Places from the first on, once the game is over; who is equal in everything shares one."""

    def clash_of(self, contest: Contest) -> Clash:
        """Return an open contest as a fight that is to come, with default orders, not its own."""
        return Clash(
            site=contest.site,
            attackers=contest.attackers,
            hero=self.players[contest.attacker].hero_site == contest.site,
            defender=contest.defender,
            defenders=contest.defenders,
            orders=DEFAULT_ORDERS,
            own_orders=False,
        )
