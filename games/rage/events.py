"""Events of Clash of Rage, each with its audience."""

from __future__ import annotations

from collections.abc import Sequence

from games.api import EVERYBODY, Event, Seat, Significance, Weight
from games.rage.content import Clan, Counts, Gear, Hero, Site, is_city


class MapLaid(Event, frozen=True):
    """The tiles lie and the elves stand on cities and forges."""

    significance = Significance(Weight.DEED)
    tiles: tuple[int, ...]
    """Numbers of the tiles, 1 to 4, in map order."""


class MarketOpened(Event, frozen=True):
    """The first cards lie open, identical ones stacked."""

    significance = Significance(Weight.DEED)
    cards: tuple[Gear, ...]


class ClanTaken(Event, frozen=True):
    """A seat has its clan, chosen or dealt."""

    significance = Significance(Weight.DEED, ("seat",))
    seat: Seat
    clan: Clan


class TacticsDrawn(Event, frozen=True):
    """Private: tactics cards came into a hand."""

    significance = Significance(Weight.UPKEEP, epilogue="tactics")
    reveals = True
    seat: Seat
    cards: tuple[int, ...]


class TacticsShuffled(Event, frozen=True):
    """A deck of tactics had run out: the discards are shuffled (R22)."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat


class TurnBegan(Event, frozen=True):
    """A turn of all players began."""

    significance = Significance(Weight.UPKEEP)
    begins_turn = True
    begins_round = True
    turn: int
    """Counted from 1."""
    last: int
    """The turn after which the game ends."""


class ElvesDrew(Event, frozen=True):
    """A type of elves drew a card: it carries it now, or the card went under the deck (R9)."""

    significance = Significance(Weight.DEED)
    reveals = True
    elf: int
    gear: Gear
    kept: bool
    """True if it is carried now: it costs more than the old card."""
    replaced: Gear | None
    """The cheaper card that went under the deck for it."""


class TacticChosen(Event, frozen=True):
    """A player has chosen a tactics card, or another one."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat


class TacticRevealed(Event, frozen=True):
    """A chosen card lies open; its order number is the place in the turn."""

    significance = Significance(Weight.DEED)
    reveals = True
    seat: Seat
    card: int
    nth: int
    """Place in the turn order, from 1."""
    gold: int
    clan: Clan
    units: Counts


class BastionPlaced(Event, frozen=True):
    """A bastion stands beside the map."""

    significance = Significance(Weight.DEED)
    seat: Seat
    q: int
    r: int


class IncomeTaken(Event, frozen=True):
    """Gold of the card, crystals of the cities."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat
    gold: int
    crystals: int


class ReinforcementsChosen(Event, frozen=True):
    """A player has said where reinforcements will stand, or changed it."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat


class ReinforcementsRevealed(Event, frozen=True):
    """Everybody has chosen: the reinforcements are laid down."""

    significance = Significance(Weight.UPKEEP)
    reveals = True


class Reinforced(Event, frozen=True):
    """Units came from the reserve to a place."""

    significance = Significance(Weight.DEED)
    seat: Seat
    clan: Clan
    site: Site
    units: Counts


class ReinforcementsLost(Event, frozen=True):
    """The reserve lacked units that the card promised."""

    significance = Significance(Weight.STAKE, ("seat",))
    seat: Seat
    clan: Clan
    units: Counts


class Drafted(Event, frozen=True):
    """Private: a step of a draft was entered."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat


DRAFTED = tuple(Drafted(to=(Seat(seat),), seat=Seat(seat)) for seat in range(4))
"""The event of each seat."""


class ActionBegan(Event, frozen=True):
    """An action of a seat began."""

    significance = Significance(Weight.UPKEEP)
    begins_turn = True
    seat: Seat
    action: int
    """1 or 2."""


class Passed(Event, frozen=True):
    """A seat did nothing, or nothing more."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat


class Marched(Event, frozen=True):
    """Units of a level went from one place to another together."""

    significance = Significance(Weight.DEED)
    seat: Seat
    clan: Clan
    units: Counts
    """All of one level."""
    path: tuple[Site, ...]
    """From where they stood to where they are."""


class HeroMarched(Event, frozen=True):
    """A hero went from one place to another."""

    significance = Significance(Weight.DEED)
    seat: Seat
    hero: Hero
    path: tuple[Site, ...]


class TradeSealed(Event, frozen=True):
    """A step of an equip action is final, and with it all that was entered before."""

    significance = Significance(Weight.UPKEEP)
    reveals = True
    seat: Seat


class Bought(Event, frozen=True):
    """A card was bought from the market."""

    significance = Significance(Weight.DEED)
    seat: Seat
    gear: Gear
    cost: int


class MarketRefilled(Event, frozen=True):
    """The deck turned a card for the market."""

    significance = Significance(Weight.UPKEEP)
    reveals = True
    gear: Gear


class HeroRecruited(Event, frozen=True):
    """A hero joined a clan for the rest of the game."""

    significance = Significance(Weight.DEED)
    seat: Seat
    hero: Hero
    site: Site
    cost: int


class Arranged(Event, frozen=True):
    """A player's types carry other cards than before: those just bought or forged, or in turn."""

    significance = Significance(Weight.DEED, implied=True)
    seat: Seat
    cards: tuple[Gear | None, ...]
    """By slot: the weapons of the levels I to III, then the armours."""


class ForgingBegan(Event, frozen=True):
    """Crystals were paid and legendaries drawn."""

    significance = Significance(Weight.DEED, implied=True)
    seat: Seat
    cost: int
    drawn: int


class LegendariesDrawn(Event, frozen=True):
    """Private: the legendaries of which one is kept."""

    significance = Significance(Weight.UPKEEP, epilogue="legendaries")
    reveals = True
    seat: Seat
    cards: tuple[Gear, ...]


class LegendaryForged(Event, frozen=True):
    """One of them is forged, the others went back into the deck."""

    significance = Significance(Weight.STAKE, ("seat",), pictures=1)
    reveals = True
    seat: Seat
    gear: Gear


class FightBegan(Event, frozen=True):
    """A fight opened: who stands there, who strikes first."""

    significance = Significance(Weight.DEED, ("defender",))
    site: Site
    attacker: Seat
    defender: Seat | None
    """None for the elves."""
    clans: tuple[Clan | None, Clan | None]
    """Of attacker and defender; None for the elves."""
    attackers: Counts
    defenders: Counts
    slowness: tuple[int, int]
    """Of attacker and defender."""
    rage: tuple[int, int]
    """What heroes brought at the start."""
    first: Seat | None
    """Who strikes first; None for the elves."""


class DefenceOrdered(Event, frozen=True):
    """The attacked player has given battle orders, or chose to fight by hand."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat
    by_hand: bool


class FightHandedOver(Event, frozen=True):
    """A player who fought by hand has given battle orders for the rest of the fight."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat


class AssaultMade(Event, frozen=True):
    """A side fled, or rolled its dice."""

    significance = Significance(Weight.DEED, ("seat",))
    reveals = True
    site: Site
    seat: Seat | None
    """None for the elves."""
    fled: bool
    dice: tuple[int, ...]
    """Faces; 1 to 4 are wounds."""
    rerolls: tuple[tuple[int, ...], ...]
    hits: int
    auto: int
    rage: int
    """Tokens that counted."""
    stolen: bool
    """True if one of them was stolen by Neggesh just now."""
    shields: int
    """Of the enemy."""
    wounds: int


class BarrierBroken(Event, frozen=True):
    """The Warden's barrier took the first wounds and is gone (R8)."""

    significance = Significance(Weight.STAKE, ("seat",))
    site: Site
    seat: Seat
    """Whose barrier it was."""


class UnitsFell(Event, frozen=True):
    """Units of a player went back to the reserve."""

    significance = Significance(Weight.STAKE, ("seat",))
    site: Site
    seat: Seat
    clan: Clan
    units: Counts


class ElvesFell(Event, frozen=True):
    """Elves became crystals of the player who killed them."""

    significance = Significance(Weight.STAKE, ("seat",))
    site: Site
    seat: Seat
    """Who killed them."""
    units: Counts
    crystals: int


class RageGained(Event, frozen=True):
    """An assault killed no unit; its side has one token more."""

    significance = Significance(Weight.DEED, ("seat",))
    site: Site
    seat: Seat | None
    """None for the elves."""
    tokens: int


class HeroReturned(Event, frozen=True):
    """A hero went back to the bastion, alone or with those who fled."""

    significance = Significance(Weight.DEED, ("seat",))
    seat: Seat
    hero: Hero


class FightEnded(Event, frozen=True):
    """A side is gone or has fled."""

    significance = Significance(Weight.RESULT, ("winner", "loser"), moment=True, pictures=2)
    site: Site
    winner: Seat | None
    """None for the elves."""
    loser: Seat | None
    clan: Clan | None
    """Of the winner; None for the elves."""
    left: Counts
    """What stands there now."""

    def is_pictured(self, before: Sequence[Event]) -> bool:
        """Return True if the attacker of the last fight begun took a city from another player."""
        began = next((one for one in reversed(before) if isinstance(one, FightBegan)), None)
        return (
            began is not None
            and self.loser is not None
            and self.winner == began.attacker
            and is_city(self.site)
        )


class StoneReinforced(Event, frozen=True):
    """A reinforcement stone gave the controller of its territory a unit."""

    significance = Significance(Weight.STAKE, ("seat",))
    seat: Seat
    clan: Clan
    site: Site
    units: Counts
    """One of the stone's level."""


class PointsChanged(Event, frozen=True):
    """A player has other points than before."""

    significance = Significance(Weight.STAKE, ("seat",))
    seat: Seat
    points: int
    goal: int


class GoalReached(Event, frozen=True):
    """A player has the goal after the first action: wins when the second begins."""

    significance = Significance(Weight.DEED, EVERYBODY, moment=True, pictures=1)
    seat: Seat
    points: int
    to_take: int
    """How many of its cities would have to be taken to miss the goal; 0 where not even all do."""
    ahead: int = 0
    """How many others begin their second action before, and may win in it."""
    first: Seat | None = None
    """The first of them who has the goal already, and wins before."""


class StandingOrderKept(Event, frozen=True):
    """A player has a standing order for defences, or another one."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat
    by_hand: bool


class StandingOrderDropped(Event, frozen=True):
    """A player has no standing order any more."""

    significance = Significance(Weight.UPKEEP)
    seat: Seat


class SeatLeft(Event, frozen=True):
    """A player gave the game up (R27)."""

    significance = Significance(Weight.DEED)
    seat: Seat


class GameWon(Event, frozen=True):
    """Somebody met the goal, or is the last one left."""

    significance = Significance(Weight.STAKE, EVERYBODY, moment=True)
    seat: Seat
    points: int


class LastTurnEnded(Event, frozen=True):
    """The last turn is over and nobody met the goal (R26)."""

    significance = Significance(Weight.STAKE, EVERYBODY, moment=True)
    seats: tuple[Seat, ...]
    """Who is first."""
    points: int


RageEvent = (
    MapLaid
    | MarketOpened
    | ClanTaken
    | TacticsDrawn
    | TacticsShuffled
    | TurnBegan
    | ElvesDrew
    | TacticChosen
    | TacticRevealed
    | BastionPlaced
    | IncomeTaken
    | ReinforcementsChosen
    | ReinforcementsRevealed
    | Reinforced
    | ReinforcementsLost
    | Drafted
    | ActionBegan
    | Passed
    | Marched
    | HeroMarched
    | TradeSealed
    | Bought
    | MarketRefilled
    | HeroRecruited
    | Arranged
    | ForgingBegan
    | LegendariesDrawn
    | LegendaryForged
    | FightBegan
    | DefenceOrdered
    | FightHandedOver
    | AssaultMade
    | BarrierBroken
    | UnitsFell
    | ElvesFell
    | RageGained
    | HeroReturned
    | FightEnded
    | StoneReinforced
    | PointsChanged
    | GoalReached
    | StandingOrderKept
    | StandingOrderDropped
    | SeatLeft
    | GameWon
    | LastTurnEnded
)
