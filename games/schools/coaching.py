"""What a newcomer to Clash of Magic Schools is told, and when."""

from __future__ import annotations

from collections.abc import Callable

from games.optional.coaching import Coach, FirstGame
from games.schools import events
from games.schools.content import Spell
from games.schools.view import Phase, SchoolsView

_NEAR_WIN = 11


def _mine(view: SchoolsView) -> bool:
    """Return True if it is the viewer's turn."""
    return view.phase is Phase.ACT and view.viewer is not None and view.viewer == view.active


def _in_an_arena(view: SchoolsView) -> bool:
    return _mine(view) and view.viewer is not None and view.players[view.viewer].pawn is not None


def _can_pass(view: SchoolsView) -> bool:
    return _mine(view) and bool(view.choices.passes)


def _can_summon(view: SchoolsView) -> bool:
    return _mine(view) and bool(view.choices.summons)


def _begun(view: SchoolsView) -> bool:
    """Return True if it is the viewer's turn and they have passed their starting trial."""
    return _mine(view) and view.viewer is not None and not view.players[view.viewer].starting


def _near_win(view: SchoolsView) -> bool:
    return _mine(view) and any(player.total >= _NEAR_WIN for player in view.players)


def _can_cast(spell: Spell) -> Callable[[SchoolsView], bool]:
    return lambda view: _mine(view) and any(cast.spell is spell for cast in view.choices.casts)


COACH = Coach(
    FirstGame(2, "first-game/schools/1"),
    frozenset(
        {
            events.BatraxCast,
            events.CasterExpelled,
            events.CombustioCast,
            events.DiscardsShuffled,
            events.EversioCast,
            events.HypnoxCast,
            events.InundatioCast,
            events.MaleficioCast,
            events.OvertimeBegan,
            events.TrialsAnnounced,
        }
    ),
    {
        "in-arena": _in_an_arena,
        "can-pass": _can_pass,
        **{f"cast-{spell.value}": _can_cast(spell) for spell in Spell},
        "can-summon": _can_summon,
        "end-turn": _begun,
        "near-win": _near_win,
    },
)
