"""The signs and second lines of moves in menus and on buttons."""

from __future__ import annotations

from bot.i18n.signs import Sign
from bot.i18n.texts import Texts
from cogs.rage.details import own_of, target_of
from cogs.rage.words import CLAN_SIGNS, bonus_words, card_sign, card_words, until_sign
from games.api import Move
from games.rage import moves as m
from games.rage.content import HERO_SHEETS, NONE, UNITS, Gear
from games.rage.view import RageView

_HERO = "🌟"
_SIGNS: dict[type[Move], str | Sign] = {
    m.PlayTactic: Sign("rage_cards", "🃏"),
    m.PlaceBastion: "🏰",
    m.Station: Sign("rage_move", "👣"),
    m.StationAll: "👥",
    m.LayDown: "✅",
    m.LayAllOnBastion: "🏰",
    m.LayAllIn: "📍",
    m.Muster: Sign("rage_reserve", "🚩"),
    m.Send: Sign("rage_move", "👣"),
    m.SendHero: Sign("rage_hero", _HERO),
    m.SendAll: "📯",
    m.LeaveOne: "🛖",
    m.MarchAgain: "🔁",
    m.SplitBy: "🎯",
    m.SplitAllBy: "🎯",
    m.FightFirst: "🥇",
    m.ChooseFights: "❔",
    m.EquipArmies: Sign("rage_gold", "🛒"),
    m.Forge: Sign("rage_forge", "🔥"),
    m.StandHero: Sign("rage_hero", _HERO),
    m.GiveTo: "🤲",
    m.SetAside: "📦",
    m.ArrangeAndConfirm: "✨",
    m.ArrangeForMe: "🪄",
    m.Pass: "💤",
    m.BeginFight: Sign("rage_swords", "⚔️"),
    m.Strike: Sign("rage_die", "🎲"),
    m.Flee: Sign("rage_flee", "🏃"),
    m.Kill: Sign("rage_skull", "💀"),
    m.DropStandingOrder: "🚫",
    m.Confirm: "✅",
}


def sign_of(move: Move) -> str | Sign:
    """Return the sign of a move: of its clan, hero, equipment or orders, else of its type.

    Empty for types without one.
    """
    match move:
        case m.TakeClan(clan):
            return CLAN_SIGNS[clan]
        case m.Recruit(hero):
            return Sign(f"rage_{hero}", _HERO)
        case m.Buy(gear) | m.HoldCard(gear) | m.Keep(gear):
            return card_sign(gear)
        case m.Defend(until) | m.HandOver(until) | m.KeepStandingOrder(until):
            return until_sign(until)
        case m.FightUntil(until=until) | m.FightAllUntil(until):
            return until_sign(until)
        case _:
            return _SIGNS.get(type(move), "")


def help_of(move: Move, view: RageView, texts: Texts) -> str:
    """Return a choice's second line; empty for most moves.

    A card's slot and bonus (and that buying it is final), a hero's abilities, a clan's units, or
    how many more units must end at a target to pass it.
    """
    match move:
        case m.Buy(gear):
            said = card_words(gear, texts)
            return texts("rage-help-turns", card=said) if _turns(gear, view) else said
        case m.HoldCard(gear) | m.Keep(gear):
            return card_words(gear, texts)
        case m.Recruit(hero):
            sheet = HERO_SHEETS[hero]
            goes = texts("rage-hero-move", number=sheet.move)
            passive = bonus_words(sheet.passive, texts)
            return f"{goes}, {passive}. {texts(f'rage-hero-{hero.value}-help')}"
        case m.TakeClan(clan):
            return ", ".join(texts(f"rage-unit-{unit.key}") for unit in UNITS[clan])
        case m.Head(site) | m.SendAllTo(site):
            target = target_of(view, site)
            if target is None or target.enemies == NONE or not target.to_overrun:
                return ""
            return texts("rage-help-overrun", count=target.to_overrun)
        case _:
            return ""


def _turns(gear: Gear, view: RageView) -> bool:
    """Return True if buying this card makes the deck turn another, which is then final (R18).

    That is so for the last copy while the deck has cards. The viewer must be in a trade with the
    card on the market.
    """
    trade = own_of(view).trade
    assert trade is not None
    copies = next(offer.copies for offer in trade.market if offer.gear is gear)
    return copies == 1 and view.deck > 0
