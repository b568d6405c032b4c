"""The signs and second lines of moves in menus and on buttons."""

from __future__ import annotations

from bot.i18n.texts import Texts
from cogs.rage.details import own_of, target_of
from cogs.rage.words import CLAN_EMOJI, bonus_words, card_emoji, card_words, until_emoji
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

_SIGNS: dict[type[Move], str] = {
    PlayTactic: "🃏",
    PlaceBastion: "🏰",
    Station: "👣",
    StationAll: "👥",
    LayDown: "✅",
    LayAllOnBastion: "🏰",
    LayAllIn: "📍",
    Muster: "🚩",
    Send: "👣",
    SendHero: "🌟",
    SendAll: "📯",
    LeaveOne: "🛖",
    MarchAgain: "🔁",
    SplitBy: "🎯",
    SplitAllBy: "🎯",
    FightFirst: "🥇",
    ChooseFights: "❔",
    EquipArmies: "🛒",
    Forge: "🔥",
    Recruit: "🌟",
    StandHero: "🌟",
    GiveTo: "🤲",
    SetAside: "📦",
    ArrangeAndConfirm: "✨",
    ArrangeForMe: "🪄",
    Pass: "💤",
    BeginFight: "⚔️",
    Strike: "🎲",
    Flee: "🏃",
    Kill: "💀",
    DropStandingOrder: "🚫",
    Confirm: "✅",
}


def emoji_of(move: Move) -> str:
    """The sign of a move."""
    match move:
        case TakeClan(clan):
            return CLAN_EMOJI[clan]
        case Buy(gear) | HoldCard(gear) | Keep(gear):
            return card_emoji(gear)
        case Defend(until) | HandOver(until) | KeepStandingOrder(until):
            return until_emoji(until)
        case FightUntil(until=until) | FightAllUntil(until):
            return until_emoji(until)
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
