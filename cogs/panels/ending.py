"""What is told of a game that is over: ties, where it turned, who dared most, what is next."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from discord import ui

from bot.i18n.narration import listing
from bot.i18n.texts import Texts
from bot.model.recollection import Recollection
from bot.model.table import Table
from bot.model.view import TableView
from cogs.elements.components import button, layout
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.elements.faces import face_of, seat_names
from cogs.panels.guide import games_menus
from cogs.panels.lines import camps, is_camp
from games.optional.remembering import Praise
from players.position import places

_NOBODYS = {Praise.BOLDEST: "remembered-no-boldest", Praise.LUCKIEST: "remembered-no-luck"}
"""What stands at the end of a game where nobody is praised for that."""


def ties(look: TableView, texts: Texts) -> Iterator[str]:
    """Say how equal points were broken, then which players share a place; nothing without ties.

    The game must be over. The sides of a camp, who only win together, do not count as sharing one.
    """
    outcome = look.outcome
    assert outcome is not None
    scores, names = outcome.scores, seat_names(look.table)
    broken = any(
        {scores[seat] for seat in one} & {scores[seat] for seat in other}
        for one, other in pairwise(outcome.ranking)
        if scores
    )
    if broken:
        yield texts(f"{look.table.game}-tie-{outcome.reason}")
    place = places(outcome, camps(look.table))
    for group in outcome.ranking:
        if len(group) > 1 and not is_camp(look.table, group):
            shared = listing([names[seat] for seat in group], texts)
            yield texts("tie-shared", names=shared, place=place[group[0]])


def played_by(look: TableView, remembered: Recollection) -> tuple[str, ...]:
    """Return the names for sentences by seat; of a seat that changed hands all who played there.

    What a seat is remembered for, one of them did.
    """
    if not remembered.people:
        return seat_names(look.table)
    emblems = face_of(look.table.game).emblems(look.table.terms.seats)
    return tuple(
        f"{emblem} {' / '.join(f'**{escaped(one.name)}**' for one in people)}"
        for emblem, people in zip(emblems, remembered.people, strict=False)
    )


def recollection(look: TableView, remembered: Recollection, texts: Texts) -> Iterator[str]:
    """Yield lines on a game's turning point, boldest move and greatest luck, if there are any.

    Where other things are remembered, one line may say that there was no such move or luck.
    """
    yield from turning_point(look, remembered, texts)
    for praise in (Praise.BOLDEST, Praise.LUCKIEST):
        yield from remarkable(look, remembered, praise, texts)


def epilogue(look: TableView, remembered: Recollection, texts: Texts) -> Iterator[str]:
    """Yield lines that reveal what was hidden, below a title; nothing if there is nothing.

    Whether the game is over is for the caller to know.
    """
    names, speller = played_by(look, remembered), face_of(look.table.game).speller
    if remembered.epilogue:
        yield texts("remembered-epilogue")
    for hidden in remembered.epilogue:
        said = {
            name: ", ".join(str(speller.spell(name, value, texts)) for value in values)
            for name, values in hidden.values.items()
        }
        yield texts(
            f"{look.table.game}-epilogue-{hidden.key}",
            seat="" if hidden.seat is None else names[hidden.seat],
            number=hidden.number,
            total=hidden.total,
            **said,
        )


def turning_point(look: TableView, remembered: Recollection, texts: Texts) -> Iterator[str]:
    """Yield the line that says since which turn the winners were ahead; nothing without one.

    The game must be over.
    """
    assert look.outcome is not None
    names = played_by(look, remembered)
    if (turned := remembered.turning) is not None:
        when = {turned.turns: "last", 1: "first"}.get(turned.turn, "between")
        yield texts(
            "remembered-turning",
            game=look.table.game,
            when=when,
            names=listing([names[seat] for seat in look.outcome.ranking[0]], texts),
            turn=turned.turn,
            turns=turned.turns,
            verse=_verse(look),
        )


def remarkable(
    look: TableView, remembered: Recollection, praise: Praise, texts: Texts
) -> Iterator[str]:
    """Yield the line of the greatest feat of a kind, or that there was none.

    That there was none is said only of the boldest and the luckiest, and only if anything else
    about the game is remembered.
    """
    if (feat := remembered.feats.get(praise)) is not None:
        yield texts(
            f"{look.table.game}-feat-{feat.key}",
            seat=played_by(look, remembered)[feat.seat],
            number=feat.number,
            usual=feat.usual,
            verse=_verse(look),
        )
    elif praise in _NOBODYS and remembered != Recollection():
        yield unremarkable(look, praise, texts)


def unremarkable(look: TableView, praise: Praise, texts: Texts) -> str:
    """Say that there is nothing of a kind to be told."""
    return texts(_NOBODYS.get(praise, "analysis-no-unknown"), verse=_verse(look))


def other_games(table: Table, texts: Texts, *, computers: bool = True) -> ui.LayoutView:
    """Lay out menus of all games, to play one against computers or to open a table of one.

    The first only where the server allows ``computers``.
    """
    back = button(CustomId(table.id, Verb.HAND), texts("button-to-table"), emoji="✋")
    alone = CustomId(table.id, Verb.OTHER_ALONE)
    return layout(
        face_of(table.game).colour,
        texts("other-games", computers="yes" if computers else "no"),
        *(games_menus(alone, "menu-other-alone", texts, alone=True) if computers else ()),
        *games_menus(CustomId(table.id, Verb.OTHER_TOGETHER), "menu-other-together", texts),
        ui.ActionRow(back),
    )


def _verse(look: TableView) -> int:
    """Choose the words: the same table is always told in the same ones."""
    return int(look.table.id)
