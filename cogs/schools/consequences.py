"""What comes of an action of Clash of Magic Schools, as the viewer's choices tell it."""

from __future__ import annotations

from bot.i18n.texts import Texts
from cogs.schools.words import element_name, places, score
from games.api import Move, Seat
from games.schools.moves import (
    CASTS,
    Cast,
    CastCombustio,
    CastEversio,
    CastInundatio,
    CastMaleficio,
    EndTurn,
    PassTrial,
)
from games.schools.view import Run, SchoolsView

_SCORING = (PassTrial, CastInundatio, CastCombustio, CastEversio)
"""What changes the totals."""


def is_final(move: Move, view: SchoolsView) -> bool:
    """Return True if the game ends with a move.

    False for a move whose consequence the view does not know.
    """
    consequence = view.choices.consequence(move)
    return consequence is not None and consequence.ends is not None


def extended(label: str, move: Move, view: SchoolsView, texts: Texts) -> str:
    """Add to a move's name who casts where several could, the totals, and what follows.

    Totals are added to actions that change them, but for the starting trial: it makes one point,
    and its label has to fit a line. That the game ends comes before that overtime begins.
    """
    if isinstance(move, CASTS) and (run := _told_apart_by(move, view)) is not None:
        label = texts("schools-label-run", label=label, run=places(run))
    consequence = view.choices.consequence(move)
    if consequence is not None and isinstance(move, _SCORING) and not _is_start(move, view):
        label = texts("schools-label-totals", label=label, totals=score(consequence.totals))
    if consequence is not None and consequence.ends is not None:
        return texts("schools-label-ends", label=label)
    if consequence is not None and consequence.overtime:
        return texts("schools-label-overtime", label=label)
    return label


def _is_start(move: Move, view: SchoolsView) -> bool:
    """Return True if a move passes a starting trial."""
    return isinstance(move, PassTrial) and view.choices.passing(move).starting


def _told_apart_by(move: Cast, view: SchoolsView) -> Run | None:
    """Return the run that casts, where another one could do the same; None if only one could."""
    chosen = view.choices.casting(move)
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
    """Say the consequence of a move that needs a second press; empty if one press is enough.

    Those are a move that ends the game, Maleficio, and ending the turn while a trial can be passed.
    """
    consequence = view.choices.consequence(move)
    if consequence is not None and consequence.ends is not None:
        lead = consequence.lead_of(view.viewer or Seat(0))
        result = "won" if lead > 0 else "lost" if lead < 0 else "drawn"
        return texts("schools-sure-ends", totals=score(consequence.totals), result=result)
    if isinstance(move, CastMaleficio):
        choice = view.choices.casting(move)
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


def opponents_hand(view: SchoolsView) -> int:
    """Count the students in the opponent's hand."""
    return view.players[1 - (view.viewer or 0)].hand
