"""The signs and second lines of moves in menus and on buttons."""

from __future__ import annotations

from bot.i18n.signs import Sign
from bot.i18n.texts import Texts
from cogs.rage.details import own_of, target_of
from cogs.rage.words import CLAN_SIGNS, bonus_words, card_sign, card_words, until_sign
from games.api import Move
from games.rage.content import HERO_SHEETS, NONE, UNITS, Gear
from games.rage.moves import (
    ArrangeAndConfirm,
    ArrangeForMe,
    BeginFight,
    Buy,
    ChooseFights,
    Confirm,
    Defend,
    DropStandingOrder,
    EquipArmies,
    FightAllUntil,
    FightFirst,
    FightUntil,
    Flee,
    Forge,
    GiveTo,
    HandOver,
    Head,
    HoldCard,
    Keep,
    KeepStandingOrder,
    Kill,
    LayAllIn,
    LayAllOnBastion,
    LayDown,
    LeaveOne,
    MarchAgain,
    Muster,
    Pass,
    PlaceBastion,
    PlayTactic,
    Recruit,
    Send,
    SendAll,
    SendAllTo,
    SendHero,
    SetAside,
    SplitAllBy,
    SplitBy,
    StandHero,
    Station,
    StationAll,
    Strike,
    TakeClan,
)
from games.rage.view import RageView

_HERO = "🌟"
_SIGNS: dict[type[Move], str | Sign] = {
    PlayTactic: Sign("rage_cards", "🃏"),
    PlaceBastion: "🏰",
    Station: Sign("rage_move", "👣"),
    StationAll: "👥",
    LayDown: "✅",
    LayAllOnBastion: "🏰",
    LayAllIn: "📍",
    Muster: Sign("rage_reserve", "🚩"),
    Send: Sign("rage_move", "👣"),
    SendHero: Sign("rage_hero", _HERO),
    SendAll: "📯",
    LeaveOne: "🛖",
    MarchAgain: "🔁",
    SplitBy: "🎯",
    SplitAllBy: "🎯",
    FightFirst: "🥇",
    ChooseFights: "❔",
    EquipArmies: Sign("rage_gold", "🛒"),
    Forge: Sign("rage_forge", "🔥"),
    StandHero: Sign("rage_hero", _HERO),
    GiveTo: "🤲",
    SetAside: "📦",
    ArrangeAndConfirm: "✨",
    ArrangeForMe: "🪄",
    Pass: "💤",
    BeginFight: Sign("rage_swords", "⚔️"),
    Strike: Sign("rage_die", "🎲"),
    Flee: Sign("rage_flee", "🏃"),
    Kill: Sign("rage_skull", "💀"),
    DropStandingOrder: "🚫",
    Confirm: "✅",
}


def sign_of(move: Move) -> str | Sign:
    """The sign of a move."""
    match move:
        case TakeClan(clan):
            return CLAN_SIGNS[clan]
        case Recruit(hero):
            return Sign(f"rage_{hero}", _HERO)
        case Buy(gear) | HoldCard(gear) | Keep(gear):
            return card_sign(gear)
        case Defend(until) | HandOver(until) | KeepStandingOrder(until):
            return until_sign(until)
        case FightUntil(until=until) | FightAllUntil(until):
            return until_sign(until)
        case _:
            return _SIGNS.get(type(move), "")


def help_of(move: Move, view: RageView, texts: Texts) -> str:
    """A second line in a menu: what a card adds, what a target means."""
    match move:
        case Buy(gear):
            said = card_words(gear, texts)
            return texts("rage-help-turns", card=said) if _turns(gear, view) else said
        case HoldCard(gear) | Keep(gear):
            return card_words(gear, texts)
        case Recruit(hero):
            sheet = HERO_SHEETS[hero]
            goes = texts("rage-hero-move", number=sheet.move)
            passive = bonus_words(sheet.passive, texts)
            return f"{goes}, {passive}. {texts(f'rage-hero-{hero.value}-help')}"
        case TakeClan(clan):
            return ", ".join(texts(f"rage-unit-{unit.key}") for unit in UNITS[clan])
        case Head(site) | SendAllTo(site):
            target = target_of(view, site)
            if target is None or target.enemies == NONE or not target.to_overrun:
                return ""
            return texts("rage-help-overrun", count=target.to_overrun)
        case _:
            return ""


def _turns(gear: Gear, view: RageView) -> bool:
    """Whether the deck turns a card when this one is bought, which makes all final (R18)."""
    trade = own_of(view).trade
    assert trade is not None
    copies = next(offer.copies for offer in trade.market if offer.gear is gear)
    return copies == 1 and view.deck > 0
