"""Hints on why an expected action is not possible now."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n.texts import Texts
from games.schools.content import OWN_SPELL, Action, Spell
from games.schools.view import Refusal, SchoolsView

_EVERYWHERE = frozenset({"pawn-on-crest", "starting-trial-lost", "row-empty"})
"""Reasons that concern more than one trial, or that the picture shows by itself."""


def why_not(view: SchoolsView, texts: Texts) -> tuple[str, ...]:
    """Return why trials, spells, the summon or the end of the turn are not offered.

    Each reason once; empty if there is none, or only what the picture shows.
    """
    return tuple(dict.fromkeys((*_duty(view, texts), *_trials(view, texts), *_spells(view, texts))))


def _duty(view: SchoolsView, texts: Texts) -> Iterator[str]:
    """Yield hints on the whole turn: the crest, a lost starting trial, the summon.

    That too few students can be summoned is not said in the first turn. That a starting trial is
    due is the question itself.
    """
    keys = {refusal.key for refusal in view.choices.refusals}
    for key in ("pawn-on-crest", "starting-trial-lost"):
        if key in keys:
            yield texts(f"schools-rule-{key}")
    if "summon-used" in keys:
        yield texts("schools-rule-summon-used")
    elif not view.choices.summons and "too-few-to-summon" in keys and not _is_first_turn(view):
        yield texts("schools-hint-summon")


def _trials(view: SchoolsView, texts: Texts) -> Iterator[str]:
    """Yield why the last trial of a row cannot be passed at the pawn's place.

    That those beneath have to wait is seen in the picture. In the first turn only the own row
    counts.
    """
    for refusal in _of(view, Action.TRIAL):
        whose = "own" if refusal.row == view.viewer else "other"
        elsewhere = _is_first_turn(view) and whose == "other"
        if refusal.key not in {*_EVERYWHERE, "not-last-of-row"} and not elsewhere:
            why = _said(refusal, texts)
            yield texts(
                "schools-hint-trial",
                row=texts(f"schools-hint-{whose}-row"),
                why=why[:1].lower() + why[1:],
            )


def _spells(view: SchoolsView, texts: Texts) -> Iterator[str]:
    """Yield why no spell is offered, or not the one that a run of students would allow.

    Nothing on the crest or in the first turn. Without any run all refused spells are explained.
    """
    own = view.players[view.viewer or 0]
    here = next((stand for stand in own.stands if stand.arena is own.pawn), None)
    if here is None or _is_first_turn(view):
        return
    casters = {here.column[run.place] for run in here.runs}
    for refusal in _of(view, Action.CAST):
        able = refusal.spell is Spell.MALEFICIO or any(
            OWN_SPELL[caster] is refusal.spell for caster in casters
        )
        if refusal.key not in _EVERYWHERE and (able or not casters):
            yield _said(refusal, texts)


def _is_first_turn(view: SchoolsView) -> bool:
    return view.players[view.viewer or 0].starting


def _of(view: SchoolsView, action: Action) -> list[Refusal]:
    """List the refusals of one action."""
    return [refusal for refusal in view.choices.refusals if refusal.action is action]


def _said(refusal: Refusal, texts: Texts) -> str:
    """Say a refusal."""
    return texts(f"schools-rule-{refusal.key}", **refusal.details)
