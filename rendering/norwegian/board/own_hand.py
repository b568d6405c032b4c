"""The viewer's own hand: large, sorted, with playable cards raised."""

from __future__ import annotations

from itertools import groupby

import msgspec

from games.norwegian.content import Card, Cards, Rank, rank_of
from games.norwegian.view import NorwegianView
from rendering.norwegian.board.words import index
from rendering.norwegian.layout import Box
from rendering.norwegian.pieces import cards, marks, places
from rendering.scene.scene import Place, Role, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import tick

_WIDTHS = (196, 180, 164, 150, 138, 126, 116, 108, 100, 92, 84, 76, 68)
_STEPS = (0.74, 0.5, 0.36, 0.26, 0.2, 0.14, 0.1, 0.06)
"""How far apart equal cards lie, in widths of a card."""
_LIFT = 20
_ROOM = 46
"""Above and below a row: for lifted cards and for the tags with numbers."""
_GAP = 12
_SEEN, _SEEN_LONG = 0.36, 0.5
"""From this far apart, in widths of a card, equal cards show each their rank: of one letter, of
more."""
_LARGE = 130
"""Width of a card from which a tag on its foot leaves its rank to be seen."""
_MOST = 8
"""Most equal cards drawn; the number on the tag says how many there are."""


class Fit(msgspec.Struct, frozen=True):
    """How large the cards are, how far equal ones lie apart, and which ranks share a row."""

    width: int
    step: float
    rows: tuple[tuple[int, ...], ...]
    """Indices of the groups in each row."""


def groups_of(hand: Cards) -> tuple[Cards, ...]:
    """Put equal ranks together; the hand comes sorted."""
    return tuple(tuple(group) for _, group in groupby(hand, rank_of))


def fit(sizes: tuple[int, ...], width: int, height: int) -> Fit:
    """Choose the largest cards with which groups of these sizes fit into a room, in rows.

    Equal cards then lie as far apart as they can. If nothing fits, the smallest and closest are
    taken.
    """
    best: Fit | None = None
    for card in _WIDTHS:
        tallest = cards.height_of(card) + _ROOM
        if tallest > height + 6 and card > _WIDTHS[-1]:
            continue
        most = max(1, (height + 6) // tallest)
        for step in _STEPS:
            rows = _flowed(sizes, card, step, width)
            best = Fit(card, step, rows)
            if len(rows) <= most:
                return best
    assert best is not None
    return best


def _span(size: int, card: int, step: float) -> float:
    """Return the width of a group of overlapping cards, of which at most ``_MOST`` are shown."""
    return card + (min(size, _MOST) - 1) * card * step


def _flowed(
    sizes: tuple[int, ...], card: int, step: float, width: int
) -> tuple[tuple[int, ...], ...]:
    """Divide groups of cards into rows that fit a width, in order; return their numbers by row.

    ``sizes`` are the groups' numbers of cards. A group that is too wide has a row to itself.
    """
    rows: list[list[int]] = []
    used = 0.0
    for number, size in enumerate(sizes):
        span = _span(size, card, step)
        if rows and used + _GAP + span <= width:
            rows[-1].append(number)
            used += _GAP + span
        else:
            rows.append([number])
            used = span
    return tuple(tuple(row) for row in rows)


def choosable(view: NorwegianView) -> frozenset[Rank] | None:
    """Return the ranks that the viewer may lay; None when it is not asked to lay anything.

    The set is empty when all it can do is take the pile, give in or pass.
    """
    choices = view.choices
    if choices.plays or choices.take_pile:
        return frozenset(play.rank for play in choices.plays)
    if choices.answers or choices.give_in:
        return frozenset(play.rank for play in choices.answers)
    if choices.complete is not None or choices.pass_completion:
        return frozenset({choices.complete} if choices.complete is not None else ())
    return None


def hand(view: NorwegianView, room: Box, texts: Texts, theme: Theme) -> list[Place | Text]:
    """Draw the viewer's hand over a part of the canvas: groups of equal ranks in centred rows.

    Of an empty hand nothing is drawn.
    """
    groups = groups_of(view.hand)
    plan = fit(tuple(len(group) for group in groups), room.width, room.height)
    allowed = choosable(view)
    tall = cards.height_of(plan.width) + _ROOM
    spare = max(0, room.height - len(plan.rows) * tall)
    shapes: list[Place | Text] = []
    for row, numbers in enumerate(plan.rows):
        y = room.y + spare / 2 + row * tall + _LIFT
        spans = [_span(len(groups[number]), plan.width, plan.step) for number in numbers]
        x = room.x + (room.width - sum(spans) - _GAP * (len(spans) - 1)) / 2
        for number, span in zip(numbers, spans, strict=True):
            group = groups[number]
            playable = None if allowed is None else rank_of(group[0]) in allowed
            shapes += _group(group, x, y, plan, playable, texts, theme)
            x += span + _GAP
    return shapes


def _group(
    group: tuple[Card, ...],
    x: float,
    y: float,
    plan: Fit,
    playable: bool | None,
    texts: Texts,
    theme: Theme,
) -> list[Place | Text]:
    """Draw the cards of a rank in the viewer's hand, at most eight, with their number if over one.

    Playable ones are raised, glow and have a tick; others are dimmed, or plain if ``playable`` is
    None (nothing is to be laid).
    """
    width, height = plan.width, cards.height_of(plan.width)
    top = y - _LIFT if playable else y
    shapes: list[Place | Text] = []
    spots = [(card, x + number * width * plan.step) for number, card in enumerate(group[:_MOST])]
    if playable:
        glow = places.halo(width, height)
        shapes += [Place(glow, left - 14, top - 14, role=Role.CUE) for _, left in spots]
    for number, (card, left) in enumerate(spots):
        rank = index(card, texts)
        # Of equal cards that lie close one rank is enough; half a 10 would be a 1.
        seen = number == len(spots) - 1 or plan.step >= (_SEEN if len(rank) <= 1 else _SEEN_LONG)
        face = cards.front(card, rank, width) if seen else cards.under(width)
        shapes.append(Place(face, left, top))
    if playable is False:
        whole, strip = places.dimmed(width), places.dimmed(width, round(width * plan.step))
        shapes += [Place(whole, left, top, role=Role.CUE) for _, left in spots[-1:]]
        shapes += [Place(strip, left, top, role=Role.CUE) for _, left in spots[:-1]]
    right = spots[-1][1] + width
    size = 74
    if len(group) > 1:
        colour = theme.lamp if playable else theme.ink
        tag = marks.number(texts("norwegian-picture-copies", count=len(group)), size, colour)
        low = top + height - size * (0.9 if width >= _LARGE else 0.52)
        shapes.append(Place(tag, right - tag.width + 6, low, role=Role.CUE))
    if playable:
        mark = tick(52, theme.lamp)
        shapes.append(Place(mark, right - 38, top - 14, role=Role.CUE))
    return shapes
