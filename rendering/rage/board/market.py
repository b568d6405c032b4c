"""The quartermaster's board: one's types with their hooks, the market, heroes, the forge."""

from __future__ import annotations

from msgspec.structs import replace

from games.rage.content import CARDS, HERO_SHEETS, Gear, Slot
from games.rage.view import HeroOffer, Offer, Player, RageView, Trade
from rendering.rage.board.clans import stats
from rendering.rage.board.map import CHOICE
from rendering.rage.board.sentences import gear_name
from rendering.rage.board.sheet import THIRD, TYPE, block, card_stats
from rendering.rage.layout import HEIGHT, WIDTH, lowest
from rendering.rage.pieces.banners import shield_of, slab
from rendering.rage.pieces.figures import hero_figure
from rendering.rage.pieces.signs import numbered, sign
from rendering.scene.scene import DECIDES, MUST_READ, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_LEFT = 14
_GAP = 4
_PURSE = 70
_CARD = 162
_HERO = 106
_LINE = 48
_TITLE = 64
_DRAWN = 220
"""Height of a legendary, at most."""
_HALF = (WIDTH - 2 * _LEFT - _GAP) // 2
_COST = 112
"""Width of what a card costs."""
_SHADOW = "#8fa098"
"""Ink of what one cannot pay."""


def quartermaster(
    view: RageView, player: Player, texts: Texts, theme: Theme, top: float
) -> tuple[float, list[Place | Text]]:
    """Show the purse, one's types, and below what can be had: the market, or what was forged.

    Return where that ends, too.
    """
    own = view.own
    assert own is not None
    assert own.trade is not None
    assert player.clan is not None
    trade, mark = own.trade, theme.seats[player.seat]
    shapes = _purse(player, trade, texts, theme, top)
    low = top + _PURSE
    for level, kind in enumerate(trade.types):
        x = _LEFT + level * (THIRD + _GAP)
        before = player.types[level]
        shapes += block(before, kind, player.clan, mark, level, x, low, texts, theme)
    low += TYPE
    if own.drawn:
        rows = -(-len(own.drawn) // 2)
        high = min(_DRAWN, int((lowest(HEIGHT) - low - _TITLE) / rows))
        drawn = _drawn(own.drawn, high, texts, theme, low)
        return low + _TITLE + rows * high, [*shapes, *drawn]
    for n, offer in enumerate(trade.market):
        x, y = _LEFT + n % 3 * (THIRD + _GAP), low + n // 3 * _CARD
        shapes += _offer(offer, trade, x, y, texts, theme)
    low += 2 * _CARD
    for n, hero in enumerate(view.heroes):
        x, y = _LEFT + n % 2 * (_HALF + _GAP), low + n // 2 * _HERO
        shapes += _hero(hero, trade, x, y, texts, theme)
    low += -(-len(view.heroes) // 2) * _HERO
    said = _lying(trade, texts, theme, low)
    return low + (_LINE if said else 0), [*shapes, *said]


def _purse(
    player: Player, trade: Trade, texts: Texts, theme: Theme, top: float
) -> list[Place | Text]:
    """Show gold as it is and as the draft leaves it, crystals, legends, the forge."""
    gold = str(player.gold) if player.gold == trade.gold else f"{player.gold}→{trade.gold}"
    shapes: list[Place | Text] = [
        Place(slab(WIDTH - 2 * _LEFT, _PURSE - 4, "#c8963c"), _LEFT, top, role=Role.GROUND)
    ]
    for x, name, words in (
        (_LEFT + 12, "gold", gold),
        (_LEFT + 214, "crystal", str(player.crystals)),
        (_LEFT + 346, "legend", str(player.legendaries)),
    ):
        shapes += [
            centred(sign(name, 48), x + 26, top + _PURSE / 2 - 2),
            Text(words, x + 56, top, 140, DECIDES, theme.lamp, height=_PURSE - 4, bold=True,
                 role=Role.PIECE if name == "gold" else Role.COUNTER),
        ]  # fmt: skip
    if trade.forging_cost is not None:
        words = texts("rage-picture-forge", cost=trade.forging_cost, draws=trade.forging_draws)
        ink = theme.lamp if trade.forging_refused is None else _SHADOW
        shapes += [
            centred(sign("forge", 48), _LEFT + 500, top + _PURSE / 2 - 2),
            Text(words, _LEFT + 532, top, 624, DECIDES, ink, MUST_READ, height=_PURSE - 4,
                 bold=True, role=Role.CUE),
        ]  # fmt: skip
    return shapes


def _offer(
    offer: Offer, trade: Trade, x: float, y: float, texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Hang a card on its hook; what is too dear hangs back in shadow."""
    payable = offer.gear in trade.affordable
    card = CARDS[offer.gear]
    edge = "#ffd96a" if card.legendary else "#c8963c" if payable else "#38463f"
    shapes: list[Place | Text] = [
        Place(slab(THIRD, _CARD - 4, edge), x, y, role=Role.GROUND),
        Text(gear_name(offer.gear, texts), x + 16, y + 6, THIRD - _COST - 20, DECIDES,
             theme.ink if payable else _SHADOW, lines=2, height=96, bold=True),
        centred(sign("swords" if card.slot is Slot.WEAPON else "shield", 46), x + 38,
                y + _CARD - 36),
        *card_stats(offer.gear, x + 92, y + _CARD - 58, 46, theme),
    ]  # fmt: skip
    shapes += _cost(offer.cost, x + THIRD - _COST, y + 8, theme, payable=payable)
    if offer.copies > 1:
        words = f"\N{MULTIPLICATION SIGN}{offer.copies}"
        shapes.append(
            Text(words, x + THIRD - _COST + 40, y + 58, 60, DECIDES, theme.faint, height=46)
        )
    return shapes


def _cost(cost: int, x: float, y: float, theme: Theme, *, payable: bool) -> list[Place | Text]:
    ink = theme.lamp if payable else _SHADOW
    return [
        centred(sign("gold", 42), x + 20, y + 25),
        Text(str(cost), x + 44, y, 64, DECIDES, ink, height=50, bold=True),
    ]


def _hero(
    offer: HeroOffer, trade: Trade, x: float, y: float, texts: Texts, theme: Theme
) -> list[Place | Text]:
    payable = offer.hero in trade.heroes
    mine = trade.hero == offer.hero
    sheet = HERO_SHEETS[offer.hero]
    shapes: list[Place | Text] = [
        Place(slab(_HALF, _HERO - 4, "#c8963c" if payable or mine else "#38463f"), x, y,
              role=Role.GROUND),
        Place(hero_figure(offer.hero.value, 86), x + 8, y + 8),
        Text(texts(f"rage-hero-{offer.hero.value}"), x + 102, y + 4, _HALF - 116, MUST_READ,
             theme.ink if payable or mine else _SHADOW, height=46, bold=True, role=Role.CUE),
        *stats(replace(sheet.passive, move=sheet.move), x + 102, y + 50, 46, theme),
    ]  # fmt: skip
    if offer.seat is not None:
        return [*shapes, centred(shield_of(theme.seats[offer.seat], 62), x + _HALF - 52, y + 62)]
    if mine:
        return shapes
    return [*shapes, *_cost(offer.cost, x + _HALF - _COST, y + 50, theme, payable=payable)]


def _lying(trade: Trade, texts: Texts, theme: Theme, top: float) -> list[Place | Text]:
    """Name the card in hand and those that lie aside."""
    parts = []
    if trade.in_hand is not None:
        parts.append(f"{texts('rage-picture-in-hand')} · {gear_name(trade.in_hand, texts)}")
    if trade.aside:
        listed = ", ".join(gear_name(gear, texts) for gear in trade.aside)
        parts.append(f"{texts('rage-picture-aside')} · {listed}")
    if not parts:
        return []
    ink = theme.lamp if trade.in_hand is not None else theme.faint
    return [
        Text("  ".join(parts), _LEFT + 16, top, WIDTH - 60, DECIDES, ink, MUST_READ, height=_LINE,
             role=Role.CUE)
    ]  # fmt: skip


def _drawn(
    cards: tuple[Gear, ...], high: int, texts: Texts, theme: Theme, top: float
) -> list[Place | Text]:
    """Show the legendaries of which one is kept, numbered as on the buttons."""
    shapes: list[Place | Text] = [
        Text(texts("rage-picture-drawn"), _LEFT + 16, top, WIDTH - 60, DECIDES, theme.lamp,
             height=_TITLE - 4, bold=True, role=Role.CUE)
    ]  # fmt: skip
    for n, gear in enumerate(cards):
        card = CARDS[gear]
        left, y = _LEFT + n % 2 * (_HALF + _GAP), top + _TITLE + n // 2 * high
        slot = sign("swords" if card.slot is Slot.WEAPON else "shield", 92)
        shapes += [
            Place(slab(_HALF, high - 4, "#ffd96a"), left, y, role=Role.GROUND),
            centred(slot, left + 72, y + high / 2 - 2),
            Text(gear_name(gear, texts), left + 136, y + 16, _HALF - 256, DECIDES, theme.ink,
                 lines=2, height=high / 2 - 8, bold=True),
            *card_stats(gear, left + 136, y + high / 2 + 14, 58, theme),
            centred(numbered(str(n + 1), 76, CHOICE, "#0d2230"), left + _HALF - 60, y + high / 2),
        ]  # fmt: skip
    return shapes
