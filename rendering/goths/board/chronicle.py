"""The reveal: who meant what, who ordered what, whether it fitted, and what came of it in order."""

from __future__ import annotations

from games.goths.content import TRUTH, ClanName, Order
from games.goths.view import ClanView, GothsView, Phase, Verdict
from rendering.goths.board.battlefield import Shapes, centred
from rendering.goths.board.words import clan_name, effect, order_name
from rendering.goths.layout import LOWER_LOW, LOWER_TOP, MARGIN, WIDTH, Box, lines
from rendering.goths.pieces import signs
from rendering.goths.pieces.banners import letter_of, plate, shield
from rendering.goths.pieces.characters import medallion
from rendering.scene.scene import DECIDES, MUST_READ, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import sheet, step

_HEAD = 48
_PAIR = 2
_LOW = 100
"""A line that is lower has one size for all its signs, and the effect beside the order."""
_STEP = 64


def chronicle(view: GothsView, texts: Texts, theme: Theme) -> Shapes:
    """Tell the last reveal, a line for each clan; before the first, what the game is about."""
    if not view.verdicts:
        seats = {seat for clan in view.clans for seat in (clan.king, clan.chief)}
        return _prologue(len(seats), texts, theme)
    shapes: Shapes = []
    top = LOWER_TOP
    if len(view.clans) <= _PAIR:
        # Four lines need all of the room.
        number = view.round if _is_fresh(view) else view.round - 1
        title = texts("goths-picture-reveal", round=number)
        shapes.append(
            Text(title, MARGIN, top, WIDTH - 2 * MARGIN, 40, theme.lamp, MUST_READ, "centre",
                 height=_HEAD - 4, bold=True, role=Role.CUE)
        )  # fmt: skip
        top += _HEAD
    for clan, box in zip(view.clans, lines(len(view.clans), top), strict=True):
        shapes += _line(view, clan, box, texts, theme)
    return shapes


def _is_fresh(view: GothsView) -> bool:
    """Whether the reveal told is that of the running round."""
    return view.phase not in {Phase.KING, Phase.ORDER}


def _prologue(players: int, texts: Texts, theme: Theme) -> Shapes:
    width, height = WIDTH - 2 * MARGIN, LOWER_LOW - LOWER_TOP
    told = texts("goths-picture-prologue", players=players)
    return [
        Place(sheet(width, height, "#1d1310e0", "#7a5a34"), MARGIN, LOWER_TOP, role=Role.GROUND),
        Text(told, MARGIN + 60, LOWER_TOP + 20, width - 120, 48,
             theme.ink, MUST_READ, "centre", 5, height - 40, bold=True, role=Role.CUE),
    ]  # fmt: skip


def _line(view: GothsView, clan: ClanView, box: Box, texts: Texts, theme: Theme) -> Shapes:
    """Lay out whose king meant what, whether it fitted the order, and what came of it."""
    verdict = next((one for one in view.verdicts if one.clan is clan.name), None)
    board = plate(round(box.width), round(box.height), clan.camp, lit=False, alive=clan.alive)
    size = min(112, round(box.height - 12))
    x, y = box.x + 30, box.y + box.height / 2
    shapes: Shapes = [
        Place(board, box.x, box.y, role=Role.GROUND),
        centred(shield(clan.camp, letter_of(clan.name), size), x + size / 2, y),
    ]
    x += size + 14
    if verdict is None:
        words, tone = texts("goths-picture-silent"), theme.faint
        shapes.append(_words(words, x, box, box.x + box.width - x - 16, tone))
        return shapes
    for sign in (
        medallion(TRUTH[verdict.card], size),
        signs.clasped(round(size * 0.86), understood=verdict.understood),
        signs.order_sign(verdict.order, size, dim=not verdict.understood),
    ):
        shapes.append(centred(sign, x + size / 2, y))
        x += size + 4
    x += 8
    return [*shapes, *_told(view, verdict, x, box, texts, theme)]


def _told(
    view: GothsView, verdict: Verdict, x: float, box: Box, texts: Texts, theme: Theme
) -> Shapes:
    """Name the order and say what came of it, with its place in the order of resolution."""
    deeds = [(n, deed) for n, deed in enumerate(view.deeds, 1) if deed.clan is verdict.clan]
    thief = next((deed.clan for deed in view.deeds if deed.robbed is verdict.clan), None)
    tone = theme.true if verdict.understood else theme.bluff
    right = box.x + box.width - 14
    shapes: Shapes = []
    if deeds:
        number, deed = deeds[0]
        told = effect(deed, texts)
        if deed.robbed is not None:
            told = texts("goths-picture-stolen", order=order_name(deed.order, texts), effect=told)
        badge = step(number, _STEP, theme.lamp)
        shapes.append(centred(badge, right - _STEP / 2, box.y + box.height / 2))
        right -= _STEP + 6
    else:
        told = _undone(view, verdict, thief, texts)
    name = order_name(verdict.order, texts)
    if box.height < _LOW:
        half = 318
        shapes.append(Text(name, x, box.y, half, 42, tone, DECIDES, height=box.height - 4,
                           bold=True))  # fmt: skip
        x += half + 6
        return [*shapes, _words(told, x, box, right - x, theme.ink)]
    shapes.append(Text(name, x, box.y + 8, right - x, 46, tone, DECIDES, height=54, bold=True))
    below = Box(box.x, box.y + 56, box.width, box.height - 62)
    return [*shapes, _words(told, x, below, right - x, theme.ink)]


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


def _words(words: str, x: float, box: Box, width: float, colour: str) -> Text:
    size = min(42, int((box.height - 4) / 2.36))
    return Text(words, x, box.y, width, size, colour, MUST_READ, lines=2, height=box.height - 4,
                role=Role.CUE)  # fmt: skip
