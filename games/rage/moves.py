"""What a player can decide in Clash of Rage.

The actions, reinforcements and their orders are drafts: small moves one by one, then
:class:`Confirm` or :class:`LayDown`; nobody else hears of them before that.
"""

from __future__ import annotations

from games.api import Move
from games.rage.content import Clan, Gear, Hero, Site, Split


class TakeClan(Move, frozen=True):
    """Take a clan that nobody has (Set-up)."""

    clan: Clan


class PlayTactic(Move, frozen=True):
    """Choose a tactics card, by its order number."""

    card: int


class PlaceBastion(Move, frozen=True):
    """Put one's bastion on a hex outside the tiles (R15)."""

    spot: int
    """Number of a hex that touches the map, counted row by row."""


class Station(Move, frozen=True):
    """Draft: put reinforcements of a level in a territory instead of the bastion."""

    site: Site
    level: int
    count: int


class StationAll(Move, frozen=True):
    """Draft: put all reinforcements that are left in one territory."""

    site: Site


class LayDown(Move, frozen=True):
    """Lay the reinforcements down as drafted; the rest stands on the bastion."""


class LayAllOnBastion(Move, frozen=True):
    """Lay all reinforcements down on the bastion, whatever was drafted."""


class LayAllIn(Move, frozen=True):
    """Lay all reinforcements down in one territory, whatever was drafted."""

    site: Site


class Muster(Move, frozen=True):
    """Draft: take the army of a place in hand, to send figures from there."""

    site: Site


class Head(Move, frozen=True):
    """Draft: choose where figures of the army in hand go."""

    site: Site


class Send(Move, frozen=True):
    """Draft: send units of a level there, all the same way together (R2)."""

    level: int
    count: int


class SendHero(Move, frozen=True):
    """Draft: send the hero there."""


class SendAll(Move, frozen=True):
    """Draft: send all there that can reach it, level by level, then the hero."""


class SendAllTo(Move, frozen=True):
    """Draft: choose where figures of the army in hand go, and send all there that can reach it."""

    site: Site


class LeaveOne(Move, frozen=True):
    """Draft: send all there but one unit of the lowest level."""


class MarchAgain(Move, frozen=True):
    """Draft: give the orders of one's last march again, as far as they go."""


class FightUntil(Move, frozen=True):
    """Draft: say for one fight until when one fights."""

    site: Site
    until: int


class SplitBy(Move, frozen=True):
    """Draft: say for one fight how wounds are split."""

    site: Site
    split: Split


class FightAllUntil(Move, frozen=True):
    """Draft: say for all fights until when one fights."""

    until: int


class SplitAllBy(Move, frozen=True):
    """Draft: say for all fights how wounds are split."""

    split: Split


class FightFirst(Move, frozen=True):
    """Draft: put a fight before those not yet put in order."""

    site: Site


class ChooseFights(Move, frozen=True):
    """Draft: ask to be asked before each fight which comes next."""


class EquipArmies(Move, frozen=True):
    """Draft: begin to equip one's armies instead of moving them."""


class Buy(Move, frozen=True):
    """Draft: buy an open card; final where the deck turns another (R18)."""

    gear: Gear


class Forge(Move, frozen=True):
    """Pay crystals and draw legendaries to keep one; final."""


class Recruit(Move, frozen=True):
    """Draft: recruit a hero, who comes to the bastion."""

    hero: Hero


class StandHero(Move, frozen=True):
    """Draft: let the hero just recruited stand in a territory with own units instead."""

    site: Site


class HoldCard(Move, frozen=True):
    """Draft: take a card that one owns in hand, to give it a place."""

    gear: Gear


class GiveTo(Move, frozen=True):
    """Draft: give the card in hand to a type; what was in its slot is set aside."""

    level: int


class SetAside(Move, frozen=True):
    """Draft: set the card in hand aside, or one like it that a type carries."""


class ArrangeForMe(Move, frozen=True):
    """Draft: let the program arrange the cards that one owns."""


class ArrangeAndConfirm(Move, frozen=True):
    """Carry out the draft with the cards as the program arranges them; that ends the action."""


class Confirm(Move, frozen=True):
    """Carry out the draft; that ends the action."""


class Pass(Move, frozen=True):
    """End the action: what is final stays, what is not confirmed is dropped."""


class Keep(Move, frozen=True):
    """Keep one of the legendaries drawn."""

    gear: Gear


class BeginFight(Move, frozen=True):
    """Say which fight comes next."""

    site: Site


class Defend(Move, frozen=True):
    """Give battle orders for a defence."""

    until: int
    split: Split


class Strike(Move, frozen=True):
    """Roll the dice of one's assault."""


class Flee(Move, frozen=True):
    """Flee to the bastion instead of rolling."""


class HandOver(Move, frozen=True):
    """Give battle orders for the rest of a fight by hand, this assault included."""

    until: int
    split: Split


class Kill(Move, frozen=True):
    """Split the wounds: how many die of each level."""

    first: int
    second: int
    third: int


class KeepStandingOrder(Move, frozen=True):
    """Keep battle orders for coming defences; at any time, asked or not."""

    until: int
    split: Split


class DropStandingOrder(Move, frozen=True):
    """Have no standing order any more; at any time, asked or not."""


class Leave(Move, frozen=True):
    """Give the game up; at any time, asked or not (R27)."""


RageMove = (
    TakeClan
    | PlayTactic
    | PlaceBastion
    | Station
    | StationAll
    | LayDown
    | LayAllOnBastion
    | LayAllIn
    | Muster
    | Head
    | Send
    | SendHero
    | SendAll
    | SendAllTo
    | LeaveOne
    | MarchAgain
    | FightUntil
    | SplitBy
    | FightAllUntil
    | SplitAllBy
    | FightFirst
    | ChooseFights
    | EquipArmies
    | Buy
    | Forge
    | Recruit
    | StandHero
    | HoldCard
    | GiveTo
    | SetAside
    | ArrangeForMe
    | ArrangeAndConfirm
    | Confirm
    | Pass
    | Keep
    | BeginFight
    | Defend
    | Strike
    | Flee
    | HandOver
    | Kill
    | KeepStandingOrder
    | DropStandingOrder
    | Leave
)
