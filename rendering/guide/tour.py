"""The tour for newcomers in pictures: a table from its command to its trophy."""

from __future__ import annotations

from functools import cache
from typing import Any

from games import find as rules_of
from games.api import Seat
from games.playout import play
from rendering import banner_of, find
from rendering.guide import chat_window
from rendering.lessons.cut import cut, fitted
from rendering.scene.scene import Colour, Drawing, Place, Scene, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import WIDTH, caption, onward, pointing, sheet, step

PAGES = 5
_HEIGHT = 640
_NAMES = ("Astrid", "Bjørn", "Chloé", "Diego")
_SEED = "tour"
_CHALLENGE = ("vikings", 23, Seat(1))
"""A game, how many moves are played, and a seat that is asked then."""
_DAYS: tuple[tuple[str, str, int | None], ...] = (
    ("norwegian", "dusk", 25),
    ("norwegian", "sun", 41),
    ("norwegian", "moon", None),
)
"""Games, times of day and moves played until then; None is the end."""
_SEALED = (("vikings", 0), ("vikings", 31), ("vikings", None))
"""A game before its luck matters, in its middle, and at its end."""
_SHEET = ("#1e1f22e8", "#40455f")
_MARGIN = 5
"""Of a button, in letters."""

_Page = tuple[list[Place | Text], tuple[Colour, ...]]
"""What lies in a picture, and the colours of the game in it."""


def tour(page: int, texts: Texts, theme: Theme) -> Scene:
    """Draw the picture of a page of the tour, counted from 1.

    The sample game in it is played at random with a fixed seed, so the picture is always the same.

    Raises:
        LookupError: there is no such page.
    """
    pages = (_lobby, _board, _panel, _days, _luck)
    if not 0 < page <= PAGES:
        raise LookupError(page)
    shapes, colours = pages[page - 1](texts, theme)
    base = chat_window.evening(WIDTH, _HEIGHT)
    return Scene(base, tuple(shapes), texts(f"tour-{page}-alt"), _mixed(colours))


@cache
def _mixed(colours: tuple[Colour, ...]) -> tuple[Colour, ...]:
    """Return the chat's colours, then the game's without as many, left out at even distances.

    So the sum stays the number of the game's colours.
    """
    spare = len(colours) / (len(chat_window.COLOURS) + 1)
    dropped = {round(spare * (number + 1)) for number in range(len(chat_window.COLOURS))}
    kept = (colour for number, colour in enumerate(colours) if number not in dropped)
    return (*chat_window.COLOURS, *kept)


@cache
def _moment(game_id: str, moves: int | None, seat: Seat | None) -> Any:
    """Return a view of a sample game after ``moves`` random moves, or None: at its end. Cached.

    ``seat`` is the viewer, None for a spectator.
    """
    rules = rules_of(game_id)
    state = play(rules, len(_NAMES), {}, _SEED, moves)
    return rules.view(state, seat)


def _scene(game_id: str, moves: int | None, seat: Seat | None, texts: Texts, theme: Theme) -> Scene:
    return find(game_id).scene(_moment(game_id, moves, seat), _NAMES, texts, theme)


def _small(scene: Scene, width: int) -> Drawing:
    return fitted(cut(scene), width, scene.height)


def _lobby(texts: Texts, theme: Theme) -> _Page:
    """Draw the page on a lobby: the command, its message with three of four seats taken, notes.

    Return its shapes and the palette of the game, like the functions of the other pages.
    """
    game_id, moves, _ = _CHALLENGE
    colours = _scene(game_id, moves, None, texts, theme).palette
    banner = fitted(cut(banner_of(game_id, texts)), 576, 192)
    shapes: list[Place | Text] = [
        Place(chat_window.window(texts("tour-channel"), 660, 612), 14, 14),
        Place(chat_window.command(texts("tour-typed"), 616, 76), 36, 92),
        Place(chat_window.message(616, 432, theme.lamp), 36, 180),
        Place(banner, 62, 190),
    ]
    for row, person in enumerate(_NAMES[:3]):
        x, y = 66 + row * 192, 396
        shapes += [
            Place(chat_window.player(theme.seats[row], 54), x, y),
            caption(person, x + 62, y, 130, theme.ink, size=36, height=54),
        ]
    shapes += [
        Place(chat_window.free_seat(54), 66, 464),
        caption(texts("tour-free"), 136, 464, 450, theme.faint, size=36, height=54),
        Place(chat_window.press(texts("button-join"), 300, 66, chat_window.PRIMARY), 62, 532),
        Place(chat_window.press(texts("button-start"), 236, 66, chat_window.PLAIN), 376, 532),
    ]
    for number, y, target in ((1, 156, (600, 130)), (2, 316, (346, 546)), (3, 476, (602, 546))):
        shapes += [
            pointing((708, y + 60), target, theme.lamp),
            *_note(number, texts(f"tour-lobby-{number}"), 696, y, 490, 124, theme),
        ]
    shapes.append(
        caption(texts("tour-lobby"), 696, 40, 490, theme.lamp, size=46, lines=2, height=110,
                align="centre")
    )  # fmt: skip
    return shapes, colours


def _note(
    number: int, words: str, x: float, y: float, width: int, height: int, theme: Theme
) -> list[Place | Text]:
    """Write a note on a sheet, behind its number on a disc; number 0 has no disc."""
    left = x + 90 if number else x + 24
    shapes: list[Place | Text] = [Place(sheet(width, height, *_SHEET), x, y)]
    if number:
        shapes.append(centred(step(number, 60, "#f2c04a"), x + 50, y + height / 2))
    room = x + width - 16 - left
    shapes.append(caption(words, left, y, room, theme.ink, size=38, lines=2, height=height))
    return shapes


def _board(texts: Texts, theme: Theme) -> _Page:
    """Draw the page on the public board: picture, line and buttons, and three notes on them.

    Return its shapes and the palette of the game.
    """
    game_id, moves, _ = _CHALLENGE
    scene = _scene(game_id, moves, None, texts, theme)
    labels = [texts(f"button-{key}") for key in ("hand", "watch", "follow-game", "more")]
    shapes: list[Place | Text] = [
        *_thread(_small(scene, 452), labels, texts, theme),
        caption(texts("tour-board"), 696, 30, 490, theme.lamp, size=46, lines=2, height=110,
                align="centre"),
        pointing((708, 222), (552, 250), theme.lamp),
        *_note(0, texts("tour-board-picture"), 696, 160, 490, 124, theme),
        pointing((708, 372), (652, 506), theme.lamp),
        *_note(0, texts("tour-board-lines"), 696, 310, 490, 124, theme),
        pointing((708, 530), (648, 552), theme.lamp),
        *_note(0, texts("tour-board-buttons"), 696, 460, 490, 150, theme),
    ]  # fmt: skip
    return shapes, scene.palette


def _thread(picture: Drawing, labels: list[str], texts: Texts, theme: Theme) -> list[Place | Text]:
    """Draw a message with a picture, a line below it and a row of buttons.

    The first button has the colour of the expected answer. Widths are shared out by the labels'
    lengths.
    """
    shapes: list[Place | Text] = [
        Place(chat_window.message(660, 620, theme.lamp), 14, 10),
        Place(picture, 344 - picture.width / 2, 22),
        caption(texts("tour-line"), 44, 478, 610, theme.ink, size=36, height=60, align="centre"),
    ]
    left, room = 44.0, 604 - 12 * (len(labels) - 1)
    letters = sum(len(label) + _MARGIN for label in labels)
    for number, label in enumerate(labels):
        width = room * (len(label) + _MARGIN) / letters
        tone = chat_window.PLAIN if number else chat_window.PRIMARY
        shapes.append(Place(chat_window.press(label, round(width), 70, tone), left, 546))
        left += width + 12
    return shapes


def _panel(texts: Texts, theme: Theme) -> _Page:
    """Draw the page on the private panel: a seat's picture and two answers, with three notes.

    Return its shapes and the palette of the game.
    """
    game_id, moves, seat = _CHALLENGE
    scene = _scene(game_id, moves, seat, texts, theme)
    labels = [texts("vikings-move-believe"), texts("vikings-move-call-bluff")]
    shapes: list[Place | Text] = [
        *_thread(_small(scene, 596), labels, texts, theme),
        caption(texts("tour-panel"), 696, 30, 490, theme.lamp, size=46, lines=2, height=110,
                align="centre"),
        pointing((708, 222), (460, 408), theme.lamp),
        *_note(0, texts("tour-panel-private"), 696, 160, 490, 124, theme),
        pointing((708, 372), (652, 506), theme.lamp),
        *_note(0, texts("tour-panel-question"), 696, 310, 490, 124, theme),
        pointing((708, 530), (628, 580), theme.lamp),
        *_note(0, texts("tour-panel-answer"), 696, 460, 490, 150, theme),
    ]  # fmt: skip
    return shapes, scene.palette


def _days(texts: Texts, theme: Theme) -> _Page:
    """Draw the page on a game that goes on for days: three boards, at dusk, by day, at its end.

    Return its shapes and the palette of the last board.
    """
    shapes: list[Place | Text] = []
    colours: tuple[Colour, ...] = ()
    for number, (game_id, hour, moves) in enumerate(_DAYS):
        x = 14 + number * 396
        scene = _scene(game_id, moves, None, texts, theme)
        colours = scene.palette
        shapes += [
            Place(sheet(380, 612, *_SHEET), x, 14),
            Place(chat_window.hour(hour, 70), x + 20, 26),
            caption(texts(f"tour-day-{number + 1}"), x + 104, 26, 260, theme.lamp, size=42,
                    height=70),
            Place(_small(scene, 352), x + 14, 110),
            caption(texts(f"tour-days-{number + 1}"), x + 18, 470, 344, theme.ink, size=36, lines=3,
                    height=140, align="centre"),
        ]  # fmt: skip
        if number:
            shapes.append(centred(onward(76, theme.lamp), x - 10, 290))
    return shapes, colours


def _luck(texts: Texts, theme: Theme) -> _Page:
    """Draw the page on sealed luck: three boards, before, in and after a game, with captions.

    Return its shapes and the palette of the last board.
    """
    shapes: list[Place | Text] = []
    colours: tuple[Colour, ...] = ()
    for number, (game_id, moves) in enumerate(_SEALED):
        x = 14 + number * 396
        scene = _scene(game_id, moves, None, texts, theme)
        colours = scene.palette
        shapes += [
            Place(sheet(380, 612, *_SHEET), x, 14),
            centred(step(number + 1, 60, "#f2c04a"), x + 54, 61),
            caption(texts(f"tour-seal-{number + 1}"), x + 104, 26, 260, theme.lamp, size=42,
                    height=70),
            Place(_small(scene, 352), x + 14, 110),
            caption(texts(f"tour-luck-{number + 1}"), x + 18, 470, 344, theme.ink, size=36, lines=3,
                    height=140, align="centre"),
        ]  # fmt: skip
        if number:
            shapes.append(centred(onward(76, theme.lamp), x - 10, 290))
    return shapes, colours
