"""The reveal: who meant what, who ordered what, whether it fitted, and what came of it in order."""

from __future__ import annotations

from games.goths.content import TRUTH, ClanName, Order
from games.goths.view import ClanView, GothsView, Phase, Verdict
from rendering.goths.board.battlefield import Shapes, centred
from rendering.goths.board.words import clan_name, effect, order_name
from rendering.goths.layout import LOWER_LOW, LOWER_TOP, MARGIN, WIDTH, Box, columns
from rendering.goths.pieces import signs
from rendering.goths.pieces.banners import letter_of, plate, shield
from rendering.goths.pieces.characters import medallion
from rendering.scene.scene import MUST_READ, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import sheet, step

_HEAD = 50


def chronicle(view: GothsView, texts: Texts, theme: Theme) -> Shapes:
    """Tell the last reveal, a column for each clan; before the first, what the game is about."""
    if not view.verdicts:
        return _prologue(texts, theme)
    top = LOWER_TOP + _HEAD
    number = view.round if _is_fresh(view) else view.round - 1
    title = texts("goths-picture-reveal", round=number)
    shapes: Shapes = [
        Text(title, MARGIN, LOWER_TOP, WIDTH - 2 * MARGIN, 36, theme.lamp, MUST_READ, "centre",
             height=_HEAD - 4, bold=True, role=Role.CUE)
    ]  # fmt: skip
    for clan, box in zip(view.clans, columns(len(view.clans), top), strict=True):
        shapes += _column(view, clan, box, texts, theme)
    return shapes


def _is_fresh(view: GothsView) -> bool:
    """Whether the reveal told is that of the running round."""
    return view.phase not in {Phase.KING, Phase.ORDER}


def _prologue(texts: Texts, theme: Theme) -> Shapes:
    width, height = WIDTH - 2 * MARGIN, LOWER_LOW - LOWER_TOP
    return [
        Place(sheet(width, height, "#1d1310e0", "#7a5a34"), MARGIN, LOWER_TOP, role=Role.GROUND),
        Text(texts("goths-picture-prologue"), MARGIN + 60, LOWER_TOP + 20, width - 120, 44,
             theme.ink, MUST_READ, "centre", 5, height - 40, bold=True, role=Role.CUE),
    ]  # fmt: skip


def _column(view: GothsView, clan: ClanView, box: Box, texts: Texts, theme: Theme) -> Shapes:
    verdict = next((one for one in view.verdicts if one.clan is clan.name), None)
    board = plate(round(box.width), round(box.height), clan.camp, lit=False, alive=clan.alive)
    shapes: Shapes = [Place(board, box.x, box.y, role=Role.GROUND)]
    if verdict is None:
        return [*shapes, *_silent(clan, box, texts, theme)]
    wide = box.broad
    size = 104 if wide else 76
    x, y = box.x + 12 + box.width / 2 - 4, box.y + 14 + size / 2
    gap = size * (1.16 if wide else 1.02)
    shapes += [
        centred(medallion(TRUTH[verdict.card], size), x - gap, y),
        centred(signs.clasped(round(size * 0.86), understood=verdict.understood), x, y),
        centred(signs.order_sign(verdict.order, size, dim=not verdict.understood), x + gap, y),
    ]
    line = y + size / 2 + 2
    inner = Box(box.x + 24, line, box.width - 36, box.y + box.height - line - 8)
    return [*shapes, *_told(view, verdict, inner, texts, theme)]


def _silent(clan: ClanView, box: Box, texts: Texts, theme: Theme) -> Shapes:
    sign = shield(clan.camp, letter_of(clan.name), 90)
    words = texts("goths-picture-silent")
    return [
        centred(sign, box.x + box.width / 2, box.y + 76),
        Text(
            words,
            box.x + 26,
            box.y + 130,
            box.width - 44,
            30,
            theme.faint,
            24,
            "centre",
            2,
            80,
            role=Role.CUE,
        ),
    ]


def _told(view: GothsView, verdict: Verdict, box: Box, texts: Texts, theme: Theme) -> Shapes:
    """Name the order and say what came of it, with its place in the order of resolution."""
    deeds = [(n, deed) for n, deed in enumerate(view.deeds, 1) if deed.clan is verdict.clan]
    thief = next((deed.clan for deed in view.deeds if deed.robbed is verdict.clan), None)
    tone = theme.true if verdict.understood else theme.bluff
    shapes: Shapes = [
        Text(order_name(verdict.order, texts), box.x, box.y, box.width, 36, tone, 26, "centre",
             height=42, bold=True)
    ]  # fmt: skip
    y = box.y + 44
    height = box.y + box.height - y
    if not deeds:
        words = _undone(view, verdict, thief, texts)
        return [*shapes, _line(words, box.x, y, box.width, height, theme)]
    number, deed = deeds[0]
    size = 46
    told = effect(deed, texts)
    if deed.robbed is not None:
        told = texts("goths-picture-stolen", order=order_name(deed.order, texts), effect=told)
    return [
        *shapes,
        Place(step(number, size, theme.lamp), box.x - 2, y + (height - size) / 2),
        _line(told, box.x + size + 4, y, box.width - size - 6, height, theme),
    ]


def _undone(view: GothsView, verdict: Verdict, thief: ClanName | None, texts: Texts) -> str:
    """Say why a clan has done nothing, or not yet."""
    if not verdict.understood:
        return texts("goths-picture-misunderstood")
    if thief is not None:
        return texts("goths-picture-robbed", clan=clan_name(thief, texts))
    pending = _is_fresh(view) and view.phase not in {Phase.OVER, Phase.TALK}
    if pending:
        return texts("goths-picture-to-come")
    idle = verdict.order is Order.GOTH
    return texts("goths-picture-idle-goth" if idle else "goths-picture-lapsed")


def _line(words: str, x: float, y: float, width: float, height: float, theme: Theme) -> Text:
    return Text(words, x, y, width, 34, theme.ink, 24, "centre", 4, height, role=Role.CUE)
