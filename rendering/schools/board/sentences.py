"""A position told in sentences: the alt text, and the question in the header."""

from __future__ import annotations

from games.schools.content import ELEMENTS, Counts, Element, Levels
from games.schools.view import Phase, Player, SchoolsView, Stand
from rendering.scene.alt_text import first_to_fit, no_longer
from rendering.scene.texts import Texts

_SHORT_NAMES = (32, 20, 12, 8)


def question(view: SchoolsView, names: tuple[str, ...], texts: Texts) -> str:
    """Say what the table waits for, to the viewer if they are asked, or at the end who has won.

    Of seats that are asked it is the first; before the end there must be one.
    """
    if view.phase is Phase.OVER:
        if view.winner is None:
            return texts("schools-picture-draw")
        return texts("schools-picture-won", name=names[view.winner])
    asked = view.waiting[0].seat
    voice = "you" if asked == view.viewer else "await"
    due = view.phase is Phase.ACT and view.players[asked].starting
    kind = "start" if due else view.phase.value
    return texts(
        f"schools-picture-{voice}-{kind}",
        name=names[asked],
        number=view.demanded,
    )


def alt(view: SchoolsView, names: tuple[str, ...], texts: Texts) -> str:
    """Describe the whole position in as many words as fit.

    If it is too long, names are cut, then columns are told by initials.
    """
    return first_to_fit(
        " ".join(_sentences(view, no_longer(names, length), texts, brief=brief))
        for brief in (False, True)
        for length in _SHORT_NAMES
    )


def _sentences(
    view: SchoolsView, names: tuple[str, ...], texts: Texts, *, brief: bool
) -> list[str]:
    """List the sentences of the alt text: turn, question, overtime, both schools, piles, hand.

    Each school is followed by its arenas; the hand is the viewer's. ``brief`` tells columns by
    initials.
    """
    told = [
        texts("schools-alt-turn", turn=view.turn),
        _closed(question(view, names, texts)),
    ]
    if view.overtime and view.phase is not Phase.OVER:
        told.append(texts("schools-alt-overtime"))
    for player in view.players:
        told.append(_school(player, names, texts))
        told += _arenas(player, texts, brief=brief)
    told += _tables(view, texts)
    if view.viewer is not None and view.phase is not Phase.OVER:
        told.append(texts("schools-alt-hand", students=_counted(view.hand, texts)))
    return told


def _closed(sentence: str) -> str:
    """End a headline as a sentence ends; a question stays one."""
    return sentence if sentence.endswith(("?", "!", ".")) else f"{sentence}."


def _school(player: Player, names: tuple[str, ...], texts: Texts) -> str:
    """Say a school's total, hand, wizard and row; of a hand the cards if shown, else the number."""
    shown = player.shown
    return texts(
        "schools-alt-school",
        name=names[player.seat],
        school=texts(f"schools-school-{player.school.value}"),
        total=player.total,
        hand=player.hand if shown is None else _counted(shown, texts),
        pawn="none" if player.pawn is None else player.pawn.value,
        row=_levels(player.row, texts),
    )


def _arenas(player: Player, texts: Texts, *, brief: bool) -> list[str]:
    """Tell each of a school's arenas where there is anything: level, trials, the column in order.

    The levels beneath are told only where some were skipped.
    """
    return [
        texts(
            "schools-alt-arena",
            arena_kind=stand.arena.value,
            level=stand.level,
            trials=len(stand.stack),
            beneath=_levels(stand.stack[:-1], texts) if _skips(stand) else "none",
            students=_column(stand, texts, brief=brief),
            number=len(stand.column),
        )
        for stand in player.stands
        if stand.column or stand.stack
    ]


def _skips(stand: Stand) -> bool:
    """Return True if it takes more than the level to know what lies beneath it."""
    return len(stand.stack) > 1 and stand.level != len(stand.stack)


def _column(stand: Stand, texts: Texts, *, brief: bool) -> str:
    """List a column from the first to the last, equal neighbours as one with their number.

    With ``brief`` it is a row of initials.
    """
    if brief:
        return "".join(texts(f"schools-alt-brief-{one.value}") for one in stand.column)
    groups: list[tuple[Element, int]] = []
    for student in stand.column:
        if groups and groups[-1][0] is student:
            groups[-1] = (student, groups[-1][1] + 1)
        else:
            groups.append((student, 1))
    return ", ".join(
        f"{number} {_named(element, texts)}" if number > 1 else _named(element, texts)
        for element, number in groups
    )


def _named(element: Element, texts: Texts) -> str:
    return texts(f"schools-alt-element-{element.value}")


def _tables(view: SchoolsView, texts: Texts) -> list[str]:
    """Say the sizes of both piles, the trials known on top, and the discards."""
    known = _levels(view.known_trials, texts) if view.known_trials else "none"
    return [
        texts("schools-alt-piles", students=view.students, trials=view.trials, known=known),
        texts("schools-alt-discards", students=_counted(view.discards, texts)),
    ]


def _counted(counts: Counts, texts: Texts) -> str:
    """Say counts of students by element; elements with none are left out.

    If there are none at all, it says *nothing*.
    """
    told = [
        f"{number} {_named(element, texts)}"
        for element, number in zip(ELEMENTS, counts, strict=True)
        if number
    ]
    return ", ".join(told) or texts("schools-alt-nothing")


def _levels(levels: Levels, texts: Texts) -> str:
    return ", ".join(str(level) for level in levels) or texts("schools-alt-nothing")
