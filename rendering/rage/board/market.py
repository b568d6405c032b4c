"""The quartermaster's board: gold, the viewer's types, the market, heroes, forged cards."""

from __future__ import annotations

from msgspec.structs import replace

from games.rage.content import CARDS, HERO_SHEETS, Clan, Gear, Slot
from games.rage.view import HeroOffer, Offer, Player, RageView, Trade, TypeSheet
from rendering.rage.board.clans import counted
from rendering.rage.board.map import CHOICE
from rendering.rage.board.sentences import gear_name
from rendering.rage.board.sheet import THIRD, before_and_after
from rendering.rage.layout import WIDTH
from rendering.rage.pieces.banners import shield_of, slab
from rendering.rage.pieces.figures import figure, hero_figure
from rendering.rage.pieces.signs import numbered, sign
from rendering.scene.scene import PRIVATE_DECIDES, PUBLIC_DECIDES, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark, Theme

_LEFT = 14
_GAP = 4
_PURSE = 78
_TYPE = 256
_CARD = 190
_HERO = 134
_QUARTER = (WIDTH - 2 * _LEFT - 3 * _GAP) // 4
_DRAWN = 262
"""Height of a legendary."""
_HALF = (WIDTH - 2 * _LEFT - _GAP) // 2
_COST = 128
"""Width of what a card costs."""
_SHADOW = "#8fa098"
"""Ink of what one cannot pay."""


def quartermaster(
    view: RageView, player: Player, texts: Texts, theme: Theme, top: float
) -> tuple[float, list[Place | Text]]:
    """Draw purse, unit types and market with heroes; return the bottom in pixels, too.

    While legendaries drawn in forging are to be chosen from, these take the place of purse and
    market. A card in hand takes that of the heroes. The view must be that of a seat with a clan
    that may trade (asserted).
    """
    own = view.own
    assert own is not None
    assert own.trade is not None
    assert player.clan is not None
    trade, mark = own.trade, theme.seats[player.seat]
    shapes: list[Place | Text] = []
    low = top
    if not own.drawn:
        # What was forged costs no more.
        shapes += _purse(player, trade, theme, top)
        low += _PURSE
    for level, kind in enumerate(trade.types):
        x = _LEFT + level * (THIRD + _GAP)
        shapes += _type(player.types[level], kind, player.clan, mark, level, x, low, theme)
    low += _TYPE
    if own.drawn:
        rows = -(-len(own.drawn) // 2)
        return low + rows * _DRAWN, [*shapes, *_drawn(own.drawn, texts, theme, low)]
    for n, offer in enumerate(trade.market):
        x, y = _LEFT + n % 3 * (THIRD + _GAP), low + n // 3 * _CARD
        shapes += _offer(offer, trade, x, y, texts, theme)
    low += 2 * _CARD
    if trade.in_hand is not None:
        words = f"{texts('rage-picture-in-hand')} · {gear_name(trade.in_hand, texts)}"
        shapes.append(
            Text(words, _LEFT + 16, low, WIDTH - 60, PRIVATE_DECIDES, theme.lamp, PUBLIC_DECIDES,
                 height=_HERO, bold=True, role=Role.CUE)
        )  # fmt: skip
        return low + _HERO, shapes
    for n, hero in enumerate(view.heroes):
        shapes += _hero(hero, trade, _LEFT + n * (_QUARTER + _GAP), low, theme)
    return low + _HERO, shapes


def _purse(player: Player, trade: Trade, theme: Theme, top: float) -> list[Place | Text]:
    """Draw gold, now and after the draft, crystals, and the price of forging if there is one.

    The price is dark where forging is refused.
    """
    gold = str(player.gold) if player.gold == trade.gold else f"{player.gold}→{trade.gold}"
    high = _PURSE - 4
    shapes: list[Place | Text] = [
        Place(slab(WIDTH - 2 * _LEFT, high, "#c8963c"), _LEFT, top, role=Role.GROUND)
    ]
    for x, name, words in (
        (_LEFT + 14, "gold", gold),
        (_LEFT + 330, "crystal", str(player.crystals)),
    ):
        shapes += [
            centred(sign(name, 58), x + 30, top + high / 2),
            Text(words, x + 66, top, 220 if name == "gold" else 90, PRIVATE_DECIDES, theme.lamp,
                 height=high, bold=True, role=Role.PIECE if name == "gold" else Role.COUNTER),
        ]  # fmt: skip
    if trade.forging_cost is not None:
        ink = theme.lamp if trade.forging_refused is None else _SHADOW
        shapes += [
            centred(sign("crystal", 54), _LEFT + 816, top + high / 2),
            Text(str(trade.forging_cost), _LEFT + 850, top, 80, PRIVATE_DECIDES, ink, height=high,
                 bold=True),
            centred(sign("flee", 52), _LEFT + 950, top + high / 2, 180),
            centred(sign("forge", 64), _LEFT + 1024, top + high / 2),
            centred(sign("legend", 60), _LEFT + 1104, top + high / 2),
        ]  # fmt: skip
    return shapes


def _type(
    before: TypeSheet,
    kind: TypeSheet,
    clan: Clan,
    mark: SeatMark,
    level: int,
    x: float,
    top: float,
    theme: Theme,
) -> list[Place | Text]:
    """Draw a type of units: figure, gear as signs, values as ``old→new``.

    ``kind`` is the type after the draft. Values that it changes are bright, others are written
    once.
    """
    shapes: list[Place | Text] = [
        Place(slab(THIRD, _TYPE - 4, mark.colour), x, top, role=Role.GROUND),
        Place(figure(clan, level, mark, 150, left=True), x - 8, top + 18),
    ]
    for n, (name, gear) in enumerate((("swords", kind.weapon), ("shield", kind.armour))):
        if gear is not None:
            shapes.append(centred(sign(name, 56), x + 44 + n * 64, top + 208))
    changed = before_and_after(before, kind)
    row = min(60.0, (_TYPE - 18) / -(-len(changed) // 2))
    for n, (name, old, new) in enumerate(changed):
        left, y = x + 136 + n % 2 * 124, top + 8 + n // 2 * row
        words = str(new) if old == new else f"{old}→{new}"
        shapes.append(centred(sign(name, 40), left + 18, y + row / 2))
        if name != "flight":
            shapes.append(
                Text(words, left + 38, y, 88, 56, theme.ink if old == new else theme.lamp,
                     PUBLIC_DECIDES, height=row, bold=True, role=Role.CUE)
            )  # fmt: skip
    return shapes


def _offer(
    offer: Offer, trade: Trade, x: float, y: float, texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Draw a card of the market with slot, name, values and price; dark if it is too expensive."""
    payable = offer.gear in trade.affordable
    card = CARDS[offer.gear]
    edge = "#ffd96a" if card.legendary else "#c8963c" if payable else "#38463f"
    return [
        Place(slab(THIRD, _CARD - 4, edge), x, y, role=Role.GROUND),
        centred(sign("swords" if card.slot is Slot.WEAPON else "shield", 56), x + 42, y + 58),
        Text(gear_name(offer.gear, texts), x + 78, y + 6, THIRD - 86, PUBLIC_DECIDES,
             theme.ink if payable else _SHADOW, lines=2, height=106, bold=True, role=Role.CUE),
        *counted(card.bonus, x + 14, y + 112, 70, THIRD - _COST - 28, theme, PRIVATE_DECIDES),
        *_cost(offer.cost, x + THIRD - _COST, y + 112, theme, payable=payable),
    ]  # fmt: skip


def _cost(cost: int, x: float, y: float, theme: Theme, *, payable: bool) -> list[Place | Text]:
    """Draw a price in gold, dark unless it is ``payable``."""
    ink = theme.lamp if payable else _SHADOW
    return [
        centred(sign("gold", 46), x + 24, y + 35),
        Text(str(cost), x + 50, y, 74, PRIVATE_DECIDES, ink, height=70, bold=True),
    ]


def _hero(offer: HeroOffer, trade: Trade, x: float, y: float, theme: Theme) -> list[Place | Text]:
    """Draw a hero on offer with what it gives, and its price.

    In place of the price stands the shield of the seat that has it; neither is drawn for the hero
    chosen in the viewer's draft.
    """
    payable = offer.hero in trade.heroes
    mine = trade.hero == offer.hero
    sheet = HERO_SHEETS[offer.hero]
    gives = replace(sheet.passive, move=sheet.move)
    edge = "#c8963c" if payable or mine else "#38463f"
    shapes: list[Place | Text] = [
        Place(slab(_QUARTER, _HERO - 4, edge), x, y, role=Role.GROUND),
        Place(hero_figure(offer.hero.value, 114), x + 6, y + 8),
        *counted(gives, x + 122, y + 64, 62, _QUARTER - 126, theme, PRIVATE_DECIDES),
    ]  # fmt: skip
    if offer.seat is not None:
        return [*shapes, centred(shield_of(theme.seats[offer.seat], 60), x + 156, y + 36)]
    return shapes if mine else [*shapes, *_cost(offer.cost, x + 120, y + 2, theme, payable=payable)]


def _drawn(cards: tuple[Gear, ...], texts: Texts, theme: Theme, top: float) -> list[Place | Text]:
    """Draw the legendaries of which one is kept, numbered from 1 as on the buttons."""
    shapes: list[Place | Text] = []
    for n, gear in enumerate(cards):
        card = CARDS[gear]
        left, y = _LEFT + n % 2 * (_HALF + _GAP), top + n // 2 * _DRAWN
        shapes += [
            Place(slab(_HALF, _DRAWN - 4, "#ffd96a"), left, y, role=Role.GROUND),
            centred(numbered(str(n + 1), 104, CHOICE, "#0d2230"), left + 68, y + 70),
            Text(gear_name(gear, texts), left + 134, y + 8, _HALF - 150, PRIVATE_DECIDES, theme.ink,
                 lines=2, height=138, bold=True, role=Role.CUE),
            centred(sign("swords" if card.slot is Slot.WEAPON else "shield", 84), left + 68,
                    y + 198),
            *counted(card.bonus, left + 136, y + 156, 84, _HALF - 150, theme, 72),
        ]  # fmt: skip
    return shapes
