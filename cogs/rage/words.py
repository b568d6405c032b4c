"""How the things of Clash of Rage read on Discord: places, figures, cards, orders, their signs."""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n.signs import Sign
from bot.i18n.texts import Texts
from games.api import Event, Move
from games.rage import events as e
from games.rage.content import (
    AT_ONCE,
    BASTIONS,
    BY_HAND,
    CARDS,
    ELVES,
    LEVELS,
    TO_THE_END,
    UNITS,
    WOUND_FACES,
    Bonus,
    Clan,
    Counts,
    Gear,
    Hero,
    Site,
    Slot,
    Split,
)
from games.rage.view import Ground, Territory, TypeSheet
from rendering.rage import site_name
from rendering.scene.theme import SEATS

CLAN_SIGNS = {
    clan: Sign(f"rage_{clan}", plain)
    for clan, plain in {
        Clan.BOHORG: "🐗",
        Clan.STEAMFIELD: "⚙️",
        Clan.GOLDLEIF: "🪓",
        Clan.TOMB: "💀",
    }.items()
}
SLOT_EMOJI = {Slot.WEAPON: "🗡️", Slot.ARMOUR: "🥋"}
GROUND_EMOJI = {Ground.CITY: "🏙️", Ground.FORGE: "⚒️", Ground.STONE: "🪨", Ground.PLAIN: ""}
LEGEND_SIGN = Sign("rage_legend", "🏆")
_HIT, _BLANK = "✷", "○"
"""A face of a die that wounds, and one that does not."""
ROMAN = ("I", "II", "III")

_SYMBOLS = ("power", "hp", "slow", "move", "auto", "reroll", "shield", "rage", "flight")


class RageSpeller:
    """Spells places, figures, cards and orders."""

    def spell(self, field: str, value: object, texts: Texts) -> str | int:
        """Spell a field of an event or a move: what has a name by it, numbers as they are."""
        match value:
            case Clan() | Hero() | Split() | Gear():
                return _named(value, texts)
            case int() if field == "site":
                return place(Site(value), texts)
            case int() if field == "until":
                return until_words(value, texts)
            case int() if field == "elf":
                return texts(f"rage-unit-{ELVES[value].key}")
            case int():
                return value
            case _:
                return str(value)

    def spell_row(self, told: Event | Move, field: str, texts: Texts) -> str | None:
        """Spell a tuple of an event (units, ways, dice, gear) as a whole.

        None for other events and fields: their items are spelt one by one.
        """
        match told:
            case e.AssaultMade():
                return _rolled(told, field)
            case e.TacticsDrawn():
                return ", ".join(map(str, told.cards))
            case e.Arranged():
                return _carried(told.cards, texts)
            case e.Marched() | e.HeroMarched() if field == "path":
                return way(told.path, texts)
            case e.FightBegan():
                return _begun(told, field, texts)
            case e.FightEnded():
                return figures(told.clan, told.left, texts)
            case e.ElvesFell():
                return figures(None, told.units, texts)
            case _ if isinstance(told, _TROOPS):
                return figures(told.clan, told.units, texts)
            case _:
                return None


_TROOPS = (
    e.Marched,
    e.Reinforced,
    e.ReinforcementsLost,
    e.StoneReinforced,
    e.TacticRevealed,
    e.UnitsFell,
)
"""Events that tell of units of a clan."""


def _named(value: Clan | Hero | Split | Gear, texts: Texts) -> str:
    return texts(f"rage-{type(value).__name__.lower()}-{value.value}")


def _begun(told: e.FightBegan, field: str, texts: Texts) -> str:
    """Spell a tuple of the event that begins a fight, the attacker's value first.

    Fields that it does not know are read as ``rage``.
    """
    match field:
        case "attackers":
            return figures(told.clans[0], told.attackers, texts)
        case "defenders":
            return figures(told.clans[1], told.defenders, texts)
        case "slowness":
            return " : ".join(map(str, told.slowness))
        case "clans":
            return ", ".join(_named(clan, texts) for clan in told.clans if clan is not None)
        case _:
            return " : ".join(map(str, told.rage))


def _rolled(told: e.AssaultMade, field: str) -> str:
    """Show dice as hits and blanks, not numbers; other fields as the rerolls, one after another."""
    if field == "dice":
        return _faces(told.dice)
    return "".join(f" ↻ {_faces(again)}" for again in told.rerolls)


def _faces(dice: tuple[int, ...]) -> str:
    return " ".join(_HIT if face <= WOUND_FACES else _BLANK for face in dice)


def _carried(cards: tuple[Gear | None, ...], texts: Texts) -> str:
    """Return the gear carried by each unit type in words; a dash if nobody carries any.

    ``cards`` has the weapons of the three levels, then their armours.
    """
    found = []
    for level in LEVELS:
        worn = [gear for gear in (cards[level], cards[level + 3]) if gear is not None]
        if worn:
            found.append(f"{ROMAN[level]} {' + '.join(_named(gear, texts) for gear in worn)}")
    return ", ".join(found) or "—"


def place(site: Site, texts: Texts) -> str:
    """Return a place's name on the map; a bastion is the sign of its owner's seat."""
    if named := site_name(site):
        return named
    mark = SEATS[site - BASTIONS]
    return str(Sign(f"rage_bastion_{mark.emblem}", f"{texts('rage-bastion')}{mark.emoji}"))


def door(land: Territory, texts: Texts) -> str:
    """Return the name of a territory beside a bastion, with what lies there."""
    return f"{place(land.site, texts)}{GROUND_EMOJI[land.ground]}"


def way(path: Iterable[Site], texts: Texts) -> str:
    """Return the names of the places along a way."""
    return " → ".join(place(site, texts) for site in path)


def figures(clan: Clan | None, units: Counts, texts: Texts) -> str:
    """Name units with their counts by level, of the elves if ``clan`` is None.

    A word for nobody if there are none. Levels without units are left out.
    """
    sheets = ELVES if clan is None else UNITS[clan]
    named = [
        texts(f"rage-units-{sheet.key}", count=count)
        for sheet, count in zip(sheets, units, strict=True)
        if count
    ]
    return ", ".join(named) or texts("rage-nobody")


def unit(clan: Clan | None, level: int, texts: Texts) -> str:
    """Return the name of a unit type."""
    sheets = ELVES if clan is None else UNITS[clan]
    return texts(f"rage-unit-{sheets[level].key}")


def gear_name(gear: Gear, texts: Texts) -> str:
    """Return the name of an equipment card."""
    return _named(gear, texts)


def bonus_words(bonus: Bonus, texts: Texts) -> str:
    """Return a card's bonus in words, listed; empty without one."""
    return ", ".join(
        texts(f"rage-bonus-{name}", number=int(value))
        for name in _SYMBOLS
        if (value := getattr(bonus, name))
    )


def card_words(gear: Gear, texts: Texts) -> str:
    """Return a card's slot and its bonus in words, without its name."""
    card = CARDS[gear]
    slot, bonus = texts(f"rage-slot-{card.slot.value}"), bonus_words(card.bonus, texts)
    return texts("rage-card-words", slot=slot, bonus=bonus)


def card_sign(gear: Gear) -> Sign:
    """Return the sign of a card's first bonus, as on its picture; legendaries share one."""
    card = CARDS[gear]
    if card.legendary:
        return LEGEND_SIGN
    adds = next(name for name in _SYMBOLS if getattr(card.bonus, name))
    return Sign(f"rage_{adds}", SLOT_EMOJI[card.slot])


def until_words(until: int, texts: Texts) -> str:
    """Say until when a side fights: to the end, at once, by hand, or down to ``until`` units."""
    if until == TO_THE_END:
        return texts("rage-until-end")
    if until == AT_ONCE:
        return texts("rage-until-at-once")
    if until == BY_HAND:
        return texts("rage-until-by-hand")
    return texts("rage-until-left", number=until)


def until_sign(until: int) -> str | Sign:
    """Return the sign of battle orders: by hand, to the end, or with a flight."""
    if until == BY_HAND:
        return "✋"
    return Sign("rage_swords", "⚔️") if until == TO_THE_END else Sign("rage_flee", "🏃")


def carried_words(types: tuple[TypeSheet, ...], texts: Texts) -> str:
    """Return the equipment that the unit types of a sheet carry."""
    return _carried((*(kind.weapon for kind in types), *(kind.armour for kind in types)), texts)
