"""The quartermaster's board: one's sheet with its hooks, the market, heroes, the forge."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.rage.content import CARDS, HERO_SHEETS, Gear, Slot
from games.rage.view import ElfSheet, HeroOffer, Offer, Player, RageView, Trade, TypeSheet
from rendering.rage.board.clans import stats
from rendering.rage.board.sentences import gear_name
from rendering.rage.board.sheet import before_and_after, card_stats, slot_words
from rendering.rage.pieces.banners import ELF, shield_of, slab
from rendering.rage.pieces.figures import figure, hero_figure
from rendering.rage.pieces.signs import numbered, pip, sign
from rendering.scene.scene import Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import SeatMark, Theme
from rendering.shapes.lesson_sheet import centred

_LEFT = 14
_COLUMN = 590
_ROW = 206
_DOWN = 4
"""Numbers that stand below each other beside the hooks; further ones lie under them."""
_OTHER = 37
"""Height of a line about what somebody else carries."""
_ROOMY = 64
"""Height of two lines, for the long names of cards."""
_FEW = 2
"""There is room for two lines each for the elves and one other clan."""
_SHADOW = "#7c8c84"
"""Ink of what one cannot pay."""


def quartermaster(
    view: RageView, player: Player, texts: Texts, theme: Theme, top: float
) -> list[Place | Text]:
    """Show the sheet on the left, the market and the heroes on the right, the purse below."""
    own = view.own
    assert own is not None
    assert own.trade is not None
    trade = own.trade
    shapes: list[Place | Text] = []
    for level, kind in enumerate(trade.types):
        shapes += _row(player, level, kind, texts, theme, top + level * _ROW)
    low = top + 3 * _ROW
    shapes += _purse(player, trade, texts, theme, low)
    shapes += _others(view, player, texts, theme, low + 226)
    right = _LEFT + _COLUMN + 8
    if own.drawn:
        return shapes + _drawn(own.drawn, texts, theme, right, top)
    shapes.append(
        Text(texts("rage-picture-market"), right + 8, top, 560, 34, theme.lamp, 34, height=42,
             bold=True, role=Role.CUE)
    )  # fmt: skip
    for n, offer in enumerate(trade.market):
        x, y = right + n % 2 * 292, top + 44 + n // 2 * 152
        shapes += _offer(offer, trade, x, y, texts, theme)
    heroes = top + 44 + 3 * 152 + 6
    shapes.append(
        Text(texts("rage-picture-heroes"), right + 8, heroes, 560, 34, theme.lamp, 34, height=42,
             bold=True, role=Role.CUE)
    )  # fmt: skip
    for n, hero in enumerate(view.heroes):
        shapes += _hero(hero, trade, right + n % 2 * 292, heroes + 44 + n // 2 * 124, texts, theme)
    return shapes


def _row(
    player: Player, level: int, kind: TypeSheet, texts: Texts, theme: Theme, top: float
) -> list[Place | Text]:
    assert player.clan is not None
    mark = theme.seats[player.seat]
    x = _LEFT
    shapes: list[Place | Text] = [
        Place(slab(_COLUMN, _ROW - 8, mark.colour), x, top, role=Role.GROUND),
        Place(figure(player.clan, level, mark, 116), x + 8, top + 44),
        centred(pip(level, 34, "#1b130e", "#fff6e2", elves=False), x + 28, top + 30),
        Text(texts(f"rage-unit-{kind.key}"), x + 54, top + 8, 330, 34, theme.ink, 28, height=44,
             bold=True),
        Text(str(kind.on_board), x + 54, top + 152, 60, 36, theme.ink, 34, height=42, bold=True,
             role=Role.COUNTER),
    ]  # fmt: skip
    for n, (slot, gear) in enumerate(((Slot.WEAPON, kind.weapon), (Slot.ARMOUR, kind.armour))):
        y = top + 50 + n * 46
        shapes += [
            Place(slab(300, 46, "#c8963c" if gear else "#5c6a64"), x + 126, y, role=Role.GROUND),
            Text(slot_words(gear, slot, texts), x + 144, y, 270, 28,
                 theme.ink if gear else theme.faint, 24, height=44, bold=gear is not None),
        ]  # fmt: skip
    changed = before_and_after(player.types[level], kind)
    for n, (name, old, new) in enumerate(changed):
        left, y = (
            (x + 438, top + 14 + n * 44) if n < _DOWN else (x + 128 + (n - _DOWN) * 100, top + 146)
        )
        words = str(new) if old == new else f"{old}→{new}"
        shapes.append(centred(sign(name, 34), left + 16, y + 20))
        if name != "flight":
            shapes.append(
                Text(words, left + 40, y, 100 if n < _DOWN else 62, 34,
                     theme.ink if old == new else theme.lamp, 26, height=40, bold=True)
            )  # fmt: skip
    return shapes


def _others(
    view: RageView, player: Player, texts: Texts, theme: Theme, top: float
) -> list[Place | Text]:
    """Show in a line each what the elves and the other clans carry."""
    bearers: list[tuple[SeatMark, Sequence[TypeSheet | ElfSheet]]] = [(ELF, view.elves)]
    bearers += [
        (theme.seats[other.seat], other.types)
        for other in view.players
        if other is not player and not other.left
    ]
    lines, height = (2, _ROOMY) if len(bearers) <= _FEW else (1, _OTHER)
    shapes: list[Place | Text] = []
    for row, (mark, kinds) in enumerate(bearers):
        y = top + row * height
        middle = y + height / 2
        shapes.append(centred(shield_of(mark, 36), _LEFT + 22, middle))
        for n, kind in enumerate(kinds):
            x = _LEFT + 48 + n * 376
            carried = [gear_name(gear, texts) for gear in (kind.weapon, kind.armour) if gear]
            shapes += [
                centred(pip(n, 26, "#1b130e", "#fff6e2", elves=mark is ELF), x + 13, middle),
                Text(" + ".join(carried) or "—", x + 32, y, 338, 26,
                     theme.ink if carried else theme.faint, 24, lines=lines, height=height),
            ]  # fmt: skip
    return shapes


def _offer(
    offer: Offer, trade: Trade, x: float, y: float, texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Hang a card on its hook; what is too dear hangs back in shadow."""
    payable = offer.gear in trade.affordable
    shapes = _card(offer.gear, x, y, texts, theme, payable=payable)
    shapes += [
        centred(sign("gold", 44), x + 250, y + 32),
        Text(str(offer.cost), x + 222, y + 54, 56, 36, theme.lamp if payable else _SHADOW, 34,
             "centre", height=44, bold=True),
    ]  # fmt: skip
    if offer.copies > 1:
        shapes.append(
            Text(
                f"\N{MULTIPLICATION SIGN}{offer.copies}",
                x + 222,
                y + 98,
                56,
                28,
                theme.faint,
                24,
                "centre",
                height=36,
            )
        )
    return shapes


def _card(
    gear: Gear, x: float, y: float, texts: Texts, theme: Theme, *, payable: bool
) -> list[Place | Text]:
    card = CARDS[gear]
    edge = "#ffd96a" if card.legendary else "#c8963c" if payable else "#38463f"
    return [
        Place(slab(286, 146, edge), x, y, role=Role.GROUND),
        Text(gear_name(gear, texts), x + 18, y + 8, 204, 30, theme.ink if payable else _SHADOW, 24,
             lines=1, height=42, bold=True),
        Text(texts(f"rage-slot-{card.slot.value}"), x + 18, y + 46, 200, 24, theme.faint, 24,
             height=30),
        *card_stats(gear, x + 16, y + 88, 40, theme),
    ]  # fmt: skip


def _hero(
    offer: HeroOffer, trade: Trade, x: float, y: float, texts: Texts, theme: Theme
) -> list[Place | Text]:
    payable = offer.hero in trade.heroes
    bright = payable or trade.hero == offer.hero
    sheet = HERO_SHEETS[offer.hero]
    shapes: list[Place | Text] = [
        Place(slab(286, 118, "#c8963c" if bright else "#38463f"), x, y, role=Role.GROUND),
        Place(hero_figure(offer.hero.value, 74), x + 8, y + 34),
        Text(texts(f"rage-hero-{offer.hero.value}"), x + 16, y + 4, 258, 26,
             theme.ink if bright else _SHADOW, 24, height=34, bold=True),
        *stats(replace(sheet.passive, move=sheet.move), x + 84, y + 56, 36, theme, 50),
    ]  # fmt: skip
    if offer.seat is not None or trade.hero == offer.hero:
        seat = offer.seat
        if seat is not None:
            shapes.append(centred(shield_of(theme.seats[seat], 52), x + 246, y + 76))
        return shapes
    return [
        *shapes,
        centred(sign("gold", 38), x + 204, y + 76),
        Text(
            str(offer.cost),
            x + 226,
            y + 54,
            50,
            34,
            theme.lamp if payable else _SHADOW,
            34,
            height=44,
            bold=True,
        ),
    ]


def _purse(
    player: Player, trade: Trade, texts: Texts, theme: Theme, top: float
) -> list[Place | Text]:
    """Show gold as it is and as the draft leaves it, crystals, the forge, what lies aside."""
    gold = str(player.gold) if player.gold == trade.gold else f"{player.gold}→{trade.gold}"
    shapes: list[Place | Text] = [
        Place(slab(_COLUMN, 222, "#c8963c"), _LEFT, top, role=Role.GROUND),
        centred(sign("gold", 48), _LEFT + 44, top + 40),
        Text(gold, _LEFT + 76, top + 12, 150, 44, theme.lamp, 36, height=56, bold=True),
        centred(sign("crystal", 48), _LEFT + 264, top + 40),
        Text(str(player.crystals), _LEFT + 296, top + 12, 90, 44, theme.ink, 36, height=56,
             bold=True, role=Role.COUNTER),
        centred(sign("legend", 48), _LEFT + 424, top + 40),
        Text(str(player.legendaries), _LEFT + 456, top + 12, 90, 44, theme.ink, 36, height=56,
             bold=True, role=Role.COUNTER),
    ]  # fmt: skip
    if trade.forging_cost is not None:
        words = texts("rage-picture-forge", cost=trade.forging_cost, draws=trade.forging_draws)
        possible = trade.forging_refused is None
        shapes += [
            centred(sign("forge", 44), _LEFT + 44, top + 92),
            Text(words, _LEFT + 76, top + 68, 490, 30, theme.lamp if possible else _SHADOW, 26,
                 height=48, bold=True),
        ]  # fmt: skip
    lying = trade.aside
    if lying:
        listed = ", ".join(gear_name(gear, texts) for gear in lying)
        shapes.append(
            Text(f"{texts('rage-picture-aside')} · {listed}", _LEFT + 22, top + 116, 546, 26,
                 theme.faint, 24, lines=2, height=62)
        )  # fmt: skip
    if trade.in_hand is not None:
        words = f"{texts('rage-picture-in-hand')} · {gear_name(trade.in_hand, texts)}"
        shapes.append(
            Text(words, _LEFT + 22, top + 176, 546, 30, theme.lamp, 26, height=38, bold=True)
        )
    return shapes


def _drawn(
    cards: tuple[Gear, ...], texts: Texts, theme: Theme, x: float, top: float
) -> list[Place | Text]:
    """Show the legendaries of which one is kept, numbered as on the buttons."""
    shapes: list[Place | Text] = [
        Text(texts("rage-picture-drawn"), x + 8, top, 560, 34, theme.lamp, 26, height=42, bold=True,
             role=Role.CUE)
    ]  # fmt: skip
    for n, gear in enumerate(cards):
        left, y = x + n % 2 * 292, top + 48 + n // 2 * 160
        shapes += _card(gear, left, y, texts, theme, payable=True)
        shapes.append(centred(numbered(str(n + 1), 48, theme.lamp, "#2a1505"), left + 250, y + 34))
    return shapes
