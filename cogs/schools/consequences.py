"""What comes of an action of Clash of Magic Schools, as the viewer's choices tell it."""

from __future__ import annotations

from bot.i18n.texts import Texts
from cogs.schools.words import element_name, places, score
from games.api import Move
from games.schools.content import Spell
from games.schools.moves import (
    CASTS,
    Cast,
    CastBatrax,
    CastCombustio,
    CastEversio,
    CastHypnox,
    CastInundatio,
    CastMaleficio,
    EndTurn,
    PassTrial,
)
from games.schools.view import CastChoice, Consequence, PassChoice, Run, SchoolsView

_SPELL: dict[type[Cast], Spell] = {
    CastBatrax: Spell.BATRAX,
    CastInundatio: Spell.INUNDATIO,
    CastHypnox: Spell.HYPNOX,
    CastCombustio: Spell.COMBUSTIO,
    CastEversio: Spell.EVERSIO,
    CastMaleficio: Spell.MALEFICIO,
}
_SCORING = (PassTrial, CastInundatio, CastCombustio, CastEversio)
"""What changes the totals."""


def passing(move: PassTrial, view: SchoolsView) -> PassChoice:
    """Find the trial that a move passes."""
    return next(choice for choice in view.choices.passes if choice.row == move.row)


def casting(move: Cast, view: SchoolsView) -> CastChoice:
    """Find the spell that a move casts."""
    return next(
        choice
        for choice in view.choices.casts
        if choice.spell is _SPELL[type(move)]
        and choice.place == move.place
        and (not isinstance(move, CastBatrax) or choice.element is move.element)
        and (not isinstance(move, CastInundatio) or choice.row == move.row)
    )


def consequence_of(move: Move, view: SchoolsView) -> Consequence | None:
    """Say what totals and end a move brings about; None where it touches neither."""
    match move:
        case PassTrial():
            return passing(move, view).consequence
        case (
            CastBatrax()
            | CastInundatio()
            | CastHypnox()
            | CastCombustio()
            | CastEversio()
            | CastMaleficio()
        ):
            return casting(move, view).consequence
        case EndTurn() if view.choices.end is not None:
            return view.choices.end.consequence
        case _:
            return None


def is_final(move: Move, view: SchoolsView) -> bool:
    """Whether the game ends with a move."""
    consequence = consequence_of(move, view)
    return consequence is not None and consequence.ends is not None


def extended(label: str, move: Move, view: SchoolsView, texts: Texts) -> str:
    """Add to the name of a move who casts where several could, the totals, overtime, the end."""
    if isinstance(move, CASTS) and (run := _told_apart_by(move, view)) is not None:
        label = texts("schools-label-run", label=label, run=places(run))
    consequence = consequence_of(move, view)
    if consequence is not None and isinstance(move, _SCORING):
        label = texts("schools-label-totals", label=label, totals=score(consequence.totals))
    if consequence is not None and consequence.ends is not None:
        return texts("schools-label-ends", label=label)
    if consequence is not None and consequence.overtime:
        return texts("schools-label-overtime", label=label)
    return label


def _told_apart_by(move: Cast, view: SchoolsView) -> Run | None:
    """Return the run that casts, where another one could do the same."""
    chosen = casting(move, view)
    alike = [
        choice
        for choice in view.choices.casts
        if (choice.spell, choice.element, choice.row) == (chosen.spell, chosen.element, chosen.row)
    ]
    if len(alike) == 1:
        return None
    return next(
        run
        for stand in view.players[view.viewer or 0].stands
        if stand.casting
        for run in stand.runs
        if run.place == move.place
    )


def warning(move: Move, view: SchoolsView, texts: Texts) -> str:
    """Say what a move that cannot be taken back leads to; empty where one press is enough.

    Ending the turn wants a second press only while a trial could still be passed.
    """
    consequence = consequence_of(move, view)
    if consequence is not None and consequence.ends is not None:
        result = _result(consequence.totals, view.viewer or 0)
        return texts("schools-sure-ends", totals=score(consequence.totals), result=result)
    if isinstance(move, CastMaleficio):
        choice = casting(move, view)
        return texts(
            "schools-sure-maleficio",
            students=choice.students,
            held=opponents_hand(view),
            caster=element_name(choice.caster, texts),
        )
    if isinstance(move, EndTurn) and view.choices.passes:
        levels = sorted({choice.level for choice in view.choices.passes})
        return texts("schools-sure-end-turn", level=levels[0])
    return ""


def _result(totals: tuple[int, int], seat: int) -> str:
    """Say what the totals are for a seat where the game ends at them (M12)."""
    own, other = totals[seat], totals[1 - seat]
    return "won" if own > other else "lost" if own < other else "drawn"


def opponents_hand(view: SchoolsView) -> int:
    """Count the students in the opponent's hand."""
    return view.players[1 - (view.viewer or 0)].hand
