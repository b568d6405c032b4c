"""The last reveal of a clan: the king's intention, the chief's order, the result."""

from __future__ import annotations

from games.goths.content import TRUTH, ClanName, Order
from games.goths.view import ClanView, GothsView, Phase, Verdict
from rendering.goths.board.battlefield import Shapes, centred, mood
from rendering.goths.board.words import clan_name, effect, order_name
from rendering.goths.layout import Box
from rendering.goths.pieces import people, signs
from rendering.goths.pieces.banners import letter_of, shield
from rendering.goths.pieces.characters import medallion
from rendering.scene.scene import ELSE, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import step

_WORDS = 98
"""Height of two lines of words."""
_STEP = 92
_LARGEST = 136


def chronicle(
    view: GothsView, clan: ClanView, box: Box, texts: Texts, theme: Theme, *, told: bool = True
) -> Shapes:
    """Draw a clan's last reveal in a line: truth card, understood or not, chief, order.

    A number tells as which of all (from 1) the order was carried out; none if it was not. With
    ``told``, its result in words is below. Before the first reveal there are only words, or nothing
    unless ``told``.
    """
    verdict = next((one for one in view.verdicts if one.clan is clan.name), None)
    deed = next((n for n, one in enumerate(view.deeds, 1) if one.clan is clan.name), None)
    across = box.width - (_STEP if deed is not None else 0)
    size = round(min(box.height - (_WORDS if told else 8), across / 4 - 4, _LARGEST))
    x, y = box.x, box.y + size / 2
    words = Box(box.x, box.y + size + 2, box.width, _WORDS)
    if verdict is None:
        if not told:
            return []
        return [_words(texts("goths-picture-silent"), words, theme.faint)]
    shapes: Shapes = []
    letter = letter_of(clan.name)
    for sign in (
        medallion(TRUTH[verdict.card], size),
        signs.clasped(round(size * 0.84), understood=verdict.understood),
        people.chief(clan.name, clan.camp, size, mood(view, clan)),
        signs.order_sign(verdict.order, size, dim=not verdict.understood),
    ):
        shapes.append(centred(sign, x + size / 2, y))
        x += size + 4
    if letter and len([one for one in view.clans if one.king == clan.king]) > 1:
        shapes.append(
            centred(shield(clan.camp, letter, 78), box.x + 3 * size - 8, y + size / 2 - 26)
        )
    if deed is not None:
        badge = step(deed, _STEP, theme.lamp)
        shapes.append(centred(badge, box.x + box.width - _STEP / 2 - 4, y))
    if not told:
        return shapes
    tone = theme.true if verdict.understood else theme.bluff
    return [*shapes, _words(_told(view, verdict, texts), words, tone)]


def _is_fresh(view: GothsView) -> bool:
    """Return True if the reveal told is that of the running round."""
    return view.phase not in {Phase.KING, Phase.ORDER}


def _told(view: GothsView, verdict: Verdict, texts: Texts) -> str:
    """Return the order's name and its result, or why it had none.

    Of a stolen order that was carried out instead, its name is told, too.
    """
    deed = next((one for one in view.deeds if one.clan is verdict.clan), None)
    thief = next((one.clan for one in view.deeds if one.robbed is verdict.clan), None)
    if deed is None:
        told = _undone(view, verdict, thief, texts)
    else:
        told = effect(deed, texts)
        if deed.robbed is not None:
            told = texts("goths-picture-stolen", order=order_name(deed.order, texts), effect=told)
    return texts("goths-picture-told", order=order_name(verdict.order, texts), effect=told)


def _undone(view: GothsView, verdict: Verdict, thief: ClanName | None, texts: Texts) -> str:
    """Say why a clan has done nothing: misunderstood, robbed of its order, or not yet its turn.

    Else that its order does nothing by itself (a Goth), or that it lapsed.
    """
    if not verdict.understood:
        return texts("goths-picture-misunderstood")
    if thief is not None:
        return texts("goths-picture-robbed", clan=clan_name(thief, texts))
    pending = _is_fresh(view) and view.phase not in {Phase.OVER, Phase.TALK}
    if pending:
        return texts("goths-picture-to-come")
    idle = verdict.order is Order.GOTH
    return texts("goths-picture-idle-goth" if idle else "goths-picture-lapsed")


def _words(words: str, box: Box, tone: str) -> Text:
    return Text(words, box.x, box.y, box.width, ELSE + 2, tone, ELSE, lines=2,
                height=box.height - 4, bold=True, role=Role.CUE)  # fmt: skip
