"""The kings: the letter just laid, large, with both characters of its back, and those that stay."""

from __future__ import annotations

from games.goths.content import DECOY, TRUTH, Camp, Character
from games.goths.view import GothsView, KingView, Phase
from rendering.goths.board.battlefield import Shapes, centred, lamp
from rendering.goths.board.words import called
from rendering.goths.layout import Box, court
from rendering.goths.pieces import letters
from rendering.goths.pieces.banners import crown, letter_of, plate, shield
from rendering.scene.scene import MUST_READ, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_HEAD = 62
"""A frame around a new letter lies in it, below the name."""


def kings(view: GothsView, names: tuple[str, ...], texts: Texts, theme: Theme) -> Shapes:
    """Draw every king's letters under his armies."""
    shapes: Shapes = []
    for king, box in zip(view.kings, court(view), strict=True):
        shapes += _king(view, king, box, names, texts, theme)
    return shapes


def camp_of(view: GothsView, king: KingView) -> Camp:
    """Return the camp that a king belongs to."""
    return next(clan.camp for clan in view.clans if clan.name is king.clans[0])


def _king(
    view: GothsView,
    king: KingView,
    box: Box,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> Shapes:
    camp = camp_of(view, king)
    mark = lamp(view, king.seat, 42, theme)
    alone = any(clan.chief == king.seat for clan in view.clans)
    board = plate(round(box.width), round(box.height), camp, lit=mark is not None, alive=king.alive)
    shapes: Shapes = [Place(board, box.x, box.y, role=Role.GROUND)]
    right = box.x + box.width - 14
    # Who is alone has the mark beside the army: it would stand there twice.
    if mark is not None and not alone:
        shapes.append(centred(mark, right - 20, box.y + 34, Role.CUE))
        right -= 44
    left = box.x + 24
    shapes.append(Place(crown(44), left, box.y + 10))
    left += 46
    for clan in king.clans:
        if letter := letter_of(clan):
            shapes.append(Place(shield(camp, letter, 52), left, box.y + 8))
            left += 54
    colour = theme.ink if king.alive else theme.faint
    shapes.append(
        Text(_title(view, king, box, names, texts), left + 2, box.y + 7, right - left, 42,
             colour, MUST_READ, height=_HEAD - 8, bold=True, role=Role.CUE)
    )  # fmt: skip
    if not king.alive:
        return shapes
    return [*shapes, *_letters(king, camp, box)]


def _title(view: GothsView, king: KingView, box: Box, names: tuple[str, ...], texts: Texts) -> str:
    """Name a king; a chief finds his own at once."""
    if view.chief is None or view.chief.clan not in king.clans or view.phase is Phase.OVER:
        return called(view, king.seat, names, texts)
    if king.seat == view.viewer:
        return texts("goths-picture-you")
    if box.broad:
        return texts("goths-picture-your-king-named", name=names[king.seat])
    return texts("goths-picture-your-king")


def _letters(king: KingView, camp: Camp, box: Box) -> Shapes:
    top, height = box.y + _HEAD, box.height - _HEAD - 10
    wide = box.broad
    width = 236 if wide else 138
    x = box.x + 26
    letter = (
        letters.empty(camp, width, round(height))
        if king.back is None
        else letters.sealed(king.back, camp, width, round(height))
    )
    shapes: Shapes = [Place(letter, x, top)]
    left, right = x + width + 8, box.x + box.width - 14
    return [*shapes, *_open(king, Box(left, top, right - left, height))]


def _open(king: KingView, box: Box) -> Shapes:
    """Show the letters that stay face up, as large as they fit, in the order of the deck."""
    found = _by_character(king)
    if not found:
        return []
    size, columns = max(_fit(len(found), n, box) for n in range(1, len(found) + 1))
    return [
        Place(
            letters.opened(truth, decoy, size),
            box.x + number % columns * (size + 4),
            box.y + number // columns * (size * 1.26 + 4),
        )
        for number, (truth, decoy) in enumerate(found)
    ]


def _by_character(king: KingView) -> list[tuple[Character, Character | None]]:
    """List the characters that lie face up, each with its decoy or, where both do, without."""
    found: list[tuple[Character, Character | None]] = []
    for character in Character:
        cards = [card for card in king.face_up if TRUTH[card] is character]
        if cards:
            found.append((character, DECOY[cards[0]] if len(cards) == 1 else None))
    return found


def _fit(count: int, columns: int, box: Box) -> tuple[int, int]:
    """Return how large letters can be in so many columns, at most 96 pixels wide."""
    lines = -(-count // columns)
    return min(96, int(box.width / columns - 4), int((box.height / lines - 4) / 1.26)), columns
