"""The kings: their last card, their open cards, and their chiefs' last orders."""

from __future__ import annotations

from games.goths.content import DECOY, TRUTH, Camp, Character
from games.goths.view import ClanView, GothsView, KingView
from rendering.actors.faces import Mood
from rendering.goths.board.battlefield import Shapes, centred, lamp
from rendering.goths.board.chronicle import chronicle
from rendering.goths.board.words import called
from rendering.goths.layout import Box, lines
from rendering.goths.pieces import letters, people
from rendering.goths.pieces.banners import letter_of, plate, shield
from rendering.scene.scene import PUBLIC_DECIDES, Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_HEAD = (324, 216, 134)
"""Height of what a king has said: where he has half of the court, for one clan and for two, and
where he has a quarter."""
_LOW = 330
"""Height of a place up to which it is a quarter."""
_NAME = 60
_BUST, _ALONE = 186, 360
"""Largest kings, above what came of their letters and before anything has."""
_LETTER = 190
"""Height of a letter above a king before anything came of it."""


def kings(
    view: GothsView,
    boxes: tuple[Box, ...],
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
    *,
    told: bool = True,
) -> Shapes:
    """Draw every king above the last reveal of his clans, in words where it is ``told``.

    Before the first reveal there are the kings and their letters alone, larger where there is room.
    A plate is lit while its king is asked or has answered before others.
    """
    shapes: Shapes = []
    for king, box in zip(view.kings, boxes, strict=True):
        camp = camp_of(view, king)
        lit = lamp(view, king.seat, 48, theme) is not None
        board = plate(round(box.width), round(box.height), camp, lit=lit, alive=king.alive)
        shapes.append(Place(board, box.x, box.y, role=Role.GROUND))
        clans = [clan for clan in view.clans if clan.name in king.clans]
        if not view.verdicts and box.height >= _LOW:
            shapes += _unheard(view, king, box, names, texts, theme)
            continue
        tall = _HEAD[2 if box.height < _LOW else len(clans) - 1]
        if not view.verdicts:
            # Before the first reveal there is nothing to tell of the chiefs.
            tall = round(box.height) - 12
        head = Box(box.x, box.y, box.width, tall)
        shapes += said(view, king, head, names, texts, theme)
        if view.verdicts:
            below = Box(box.x + 22, box.y + tall, box.width - 32, box.height - tall - 8)
            for clan, line in zip(clans, lines(len(clans), below), strict=True):
                shapes += chronicle(view, clan, line, texts, theme, told=told)
    return shapes


def camp_of(view: GothsView, king: KingView) -> Camp:
    """Return the camp that a king belongs to."""
    return next(clan.camp for clan in view.clans if clan.name is king.clans[0])


def mood(view: GothsView, king: KingView) -> Mood:
    """Return how a king feels about the last reveal: hurt if out, glad if all understood him.

    Grim if none did; calm if only one of two did, or before the first reveal.
    """
    if not king.alive:
        return Mood.HURT
    heard = [one.understood for one in view.verdicts if one.clan in king.clans]
    if not heard:
        return Mood.CALM
    return Mood.GLAD if all(heard) else Mood.CALM if any(heard) else Mood.GRIM


def said(
    view: GothsView,
    king: KingView,
    box: Box,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> Shapes:
    """Draw a king beside his letters: the one just laid, and those face up.

    If he is out, he is drawn without letters.
    """
    camp = camp_of(view, king)
    bust = round(min(box.height - 8, _BUST))
    shapes: Shapes = [
        Place(people.king(king.clans[0], camp, bust, mood(view, king)), box.x + 22,
              box.y + box.height - bust, role=Role.CUE),
        *_heading(view, king, box.x + 26 + bust, box, names, texts, theme),
    ]  # fmt: skip
    if not king.alive:
        return shapes
    x = box.x + 30 + bust
    top = box.y + _NAME + 10
    room = Box(x, top, box.x + box.width - 14 - x, box.y + box.height - top - 4)
    return [*shapes, *spoken(king, camp, room)]


def _unheard(
    view: GothsView,
    king: KingView,
    box: Box,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> Shapes:
    """Draw a king while nothing has come of letters yet: large, below his name and letters."""
    camp, top = camp_of(view, king), box.y + _NAME + 14
    bust = round(min(box.y + box.height - top - _LETTER - 16, _ALONE))
    # The letter is as wide as is centred so, and what lies open has the rest.
    room = Box(box.x + box.width * 0.29, top, box.width * 0.7, _LETTER)
    return [
        *_heading(view, king, box.x + 26, box, names, texts, theme),
        Place(people.king(king.clans[0], camp, bust, mood(view, king)),
              box.x + (box.width - bust) / 2, box.y + box.height - bust - 4, role=Role.CUE),
        *spoken(king, camp, room),
    ]  # fmt: skip


def _heading(
    view: GothsView,
    king: KingView,
    left: float,
    box: Box,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> Shapes:
    """Draw a king's name from ``left``, his clans' letters, and the mark if he is asked.

    A king who is his own chief has the mark elsewhere, beside the army.
    """
    camp, right = camp_of(view, king), box.x + box.width - 12
    shapes: Shapes = []
    mark = lamp(view, king.seat, 48, theme)
    alone = any(clan.chief == king.seat for clan in view.clans)
    # Who is alone has the mark beside the army: it would stand there twice.
    if mark is not None and not alone:
        shapes.append(centred(mark, right - 26, box.y + 34, Role.CUE))
        right -= 54
    for clan in king.clans:
        if letter := letter_of(clan):
            shapes.append(Place(shield(camp, letter, 62), left, box.y + 4, role=Role.CUE))
            left += 64
    colour = theme.ink if king.alive else theme.faint
    shapes.append(
        Text(called(view, king.seat, names, texts), left + 4, box.y, right - left - 4,
             PUBLIC_DECIDES, colour, height=_NAME, bold=True, role=Role.CUE)
    )  # fmt: skip
    return shapes


def spoken(king: KingView, camp: Camp, box: Box) -> Shapes:
    """Draw a king's letters: the one just laid, large, or a quill, and those face up beside it."""
    width = round(min(box.width * 0.58, box.height * 1.75))
    height = round(min(box.height, width * 0.8))
    letter = (
        letters.quill(camp, width, height)
        if king.back is None
        else letters.sealed(king.back, camp, width, height)
    )
    left = box.x + width + 8
    shapes: Shapes = [Place(letter, box.x, box.y)]
    return [*shapes, *_open(king, Box(left, box.y, box.x + box.width - left, box.height))]


def _open(king: KingView, box: Box) -> Shapes:
    """Draw the letters that stay face up, as large as they fit, in the order of the deck.

    An empty list if there are none. Of two of one character one drawing tells.
    """
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
    """Return the characters of the letters face up, in the order of the deck, each with its decoy.

    The decoy is None if both letters of the character lie open.
    """
    found: list[tuple[Character, Character | None]] = []
    for character in Character:
        cards = [card for card in king.face_up if TRUTH[card] is character]
        if cards:
            found.append((character, DECOY[cards[0]] if len(cards) == 1 else None))
    return found


def _fit(count: int, columns: int, box: Box) -> tuple[int, int]:
    """Return the size of that many letters in some columns, at most 110 pixels, and the columns."""
    lines = -(-count // columns)
    return min(110, int(box.width / columns - 4), int((box.height / lines - 4) / 1.26)), columns


def own_king(view: GothsView, clan: ClanView) -> KingView:
    """Return the king who gives a clan its orders."""
    return next(one for one in view.kings if clan.name in one.clans)
