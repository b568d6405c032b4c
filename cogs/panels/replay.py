"""A game looked at again: its picture at one step, what happened there, and the ways on."""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord
from discord import ui

from bot.i18n.texts import Texts
from bot.model.replay import Eyes, Replay, Sight
from bot.model.story import Chapter
from cogs.elements.components import (
    OPTION_LIMIT,
    OPTIONS_PER_MENU,
    button,
    gallery,
    layout,
    menu,
    shortened,
)
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of, narrate, seat_names
from cogs.elements.plain_text import plain
from cogs.elements.uploads import Picture
from games.api import Seat

_TOLD = 1200
"""Characters of what happened at a step: the picture follows on the same screen."""


def spelt(eyes: Eyes, step: int | None = None, way: str = "") -> str:
    """Spell a point of view, a step and the way there as the argument of a control.

    Parts are joined by dots; without a ``step`` it is the point of view alone.
    """
    word = eyes.value if isinstance(eyes, Sight) else f"s{eyes}"
    return word if step is None else ".".join((word, str(step), *((way,) if way else ())))


def read_eyes(word: str) -> Eyes | None:
    """Read back which point of view was spelt; None if the word is none.

    Whether the game has such a seat is not checked.
    """
    if word in set(Sight):
        return Sight(word)
    return Seat(int(word[1:])) if re.fullmatch(r"s\d{1,2}", word) else None


def replay_panel(shown: Replay, pictures: Sequence[Picture], texts: Texts) -> ui.LayoutView:
    """Lay out a step of a game, what happened there, and the ways to other steps and views.

    What happened is cut to 1200 characters. ``pictures`` are those of its views: the board first,
    then the hands. Rounds have buttons only in games that have rounds.
    """
    table, ways = shown.table, shown.ways
    board, *hands = pictures
    back = [("⏮️", ways.first, "first"), ("◀️", ways.back, "back")]
    on = [("▶️", ways.on, "on"), ("⏭️", ways.last, "last")]
    turn, whole = texts("replay-turn", game=table.game), texts("replay-round", game=table.game)
    wide = [("⬅️", ways.turn_back, "turn-back", turn), ("➡️", ways.turn_on, "turn-on", turn)]
    if shown.round is not None:
        wide.insert(0, ("⏪", ways.round_back, "round-back", whole))
        wide.append(("⏩", ways.round_on, "round-on", whole))
    return layout(
        face_of(table.game).colour,
        texts("replay-title", table=str(table.id), game=texts(f"{table.game}-name")),
        shortened("\n".join(_lines(shown, texts)), _TOLD),
        gallery(board, texts),
        *_gallery(hands, texts),
        texts(
            "replay-moment",
            game=table.game,
            number=shown.step,
            last=shown.steps - 1,
            turn=shown.turn,
            round=-1 if shown.round is None else shown.round,
            eyes=_eyes_line(shown, texts),
        ),
        ui.ActionRow(*(_way(shown, *one) for one in (*back, *on))),
        ui.ActionRow(*(_way(shown, *one) for one in wide)),
        *_turns_menu(shown, texts),
        *_eyes_menu(shown, texts),
    )


def _lines(shown: Replay, texts: Texts) -> list[str]:
    """Return the events of a step as lines, as far as its point of view shows them.

    If it shows none, say who moved, or that it is the start.
    """
    told = narrate(shown.table, shown.heard, texts, reader=shown.reader)
    lines = [line for line in told if line]
    if lines:
        return lines
    if shown.mover is None:
        return [texts("replay-start")]
    name = seat_names(shown.table, shown.cast)[shown.mover]
    return [texts("replay-unheard", name=name)]


def _eyes_line(shown: Replay, texts: Texts) -> str:
    """Name the point of view: the reader's own, the public one, or the one that was chosen."""
    if shown.eyes is Sight.OWN:
        return texts("replay-seen-public" if shown.looks[0].seat is None else "replay-seen-own")
    return _name(shown, shown.eyes, texts)


def _name(shown: Replay, eyes: Eyes, texts: Texts) -> str:
    """Name a point of view without markup; a seat by its emblem and its player's name."""
    if isinstance(eyes, Sight):
        return texts(f"replay-eyes-{eyes}")
    emblem = face_of(shown.table.game).emblems(shown.table.terms.seats)[eyes]
    return f"{emblem.plain} {shown.table.names[eyes]}"


def _way(
    shown: Replay, emoji: str, step: int, way: str, label: str = ""
) -> ui.Button[ui.LayoutView]:
    """Return the button to another step; disabled if that is the step shown."""
    press = CustomId(shown.table.id, Verb.REPLAY, spelt(shown.eyes, step, way))
    made = button(press, label, emoji=emoji)
    made.disabled = step == shown.step
    return made


def _gallery(hands: Sequence[Picture], texts: Texts) -> list[ui.Item[ui.LayoutView] | str]:
    """Return the hands that could be drawn in one gallery, after words for those that could not.

    Discord shows them side by side, small; one opens with a tap. Empty without hands.
    """
    drawn = [hand for hand in hands if not hand.fault]
    told: list[ui.Item[ui.LayoutView] | str] = [
        gallery(hand, texts) for hand in hands if hand.fault
    ]
    if drawn:
        told.append(
            ui.MediaGallery(
                *(
                    discord.MediaGalleryItem(f"attachment://{hand.filename}", description=hand.alt)
                    for hand in drawn
                )
            )
        )
    return told


def _turns_menu(shown: Replay, texts: Texts) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the menu of turns, named by their first event; of many the 25 around the present.

    Empty if there are fewer than two turns.
    """
    numbers = [turn.story.number for turn in shown.turns]
    here = max((at for at, number in enumerate(numbers) if number <= shown.turn), default=0)
    first = max(0, min(here - OPTIONS_PER_MENU // 2, len(numbers) - OPTIONS_PER_MENU))
    options = []
    for at, turn in enumerate(shown.turns[first : first + OPTIONS_PER_MENU], first):
        title, *more = (plain(line) for line in _story(shown, turn.story, texts))
        options.append(
            discord.SelectOption(
                label=shortened(title, OPTION_LIMIT),
                value=f"{turn.step}.{turn.story.number}",
                description=shortened(" ".join(more), OPTION_LIMIT) or None,
                default=at == here,
            )
        )
    if len(options) < 2:  # noqa: PLR2004 - one leads nowhere
        return []
    press = CustomId(shown.table.id, Verb.REPLAY_TURN, spelt(shown.eyes))
    return [ui.ActionRow(menu(press, texts("replay-menu-turns", game=shown.table.game), options))]


def _story(shown: Replay, story: Chapter, texts: Texts) -> list[str]:
    """Tell a turn in public as lines, or that it is the start if nothing is told."""
    lines = [line for line in narrate(shown.table, story, texts) if line.strip()]
    return lines or [texts("replay-start")]


def _eyes_menu(shown: Replay, texts: Texts) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the menu of points of view, the present one marked; empty until all may be seen."""
    if not shown.others:
        return []
    options = [
        discord.SelectOption(
            label=shortened(_name(shown, eyes, texts), OPTION_LIMIT),
            value=spelt(eyes),
            default=eyes == shown.eyes,
        )
        for eyes in shown.others
    ]
    press = CustomId(shown.table.id, Verb.REPLAY_EYES, spelt(shown.eyes, shown.step))
    return [ui.ActionRow(menu(press, texts("replay-menu-eyes"), options))]
