"""What a player can plan ahead, and on what such a plan rests.

While others judge an announcement or a Shield, the answer that lets things pass is known, and with
it where things will stand. What a hit brings is drawn, so that no plan goes beyond it.
"""

from __future__ import annotations

from typing import assert_never

from games.vikings.moves import Believe, TakeHit, VikingsMove
from games.vikings.view import Phase, VikingsView

FORESEEABLE = (Phase.ANNOUNCE, Phase.MOVE, Phase.SLAM, Phase.TARGET, Phase.SHIELD)


def let_pass(view: VikingsView) -> VikingsMove | None:
    """Return the viewer's answer after which all goes on as announced: believe, take the hit."""
    if not any(one.seat == view.viewer and not one.answered for one in view.waiting):
        return None
    match view.phase:
        case Phase.CHALLENGE | Phase.CHALLENGE_SHIELD:
            return Believe()
        case Phase.SHIELD:
            return TakeHit()
        case Phase.PLACE | Phase.CENTRE | Phase.ANNOUNCE | Phase.OVER:
            return None
        case Phase.MOVE | Phase.SLAM | Phase.TARGET | Phase.DROP:
            return None
        case _:
            assert_never(view.phase)


def grounds(view: VikingsView) -> dict[str, object]:
    """Say what the viewer's choice rests on: who stands where, what lies there, who has what.

    Bracelets that change hands matter to whom to hit, not to where to go. What to announce rests
    on what everybody has seen of one's cards in this turn, too.
    """
    found: dict[str, object] = {
        "places": [player.space for player in view.players],
        "arena": [slot.bracelets for slot in view.slots],
        "end": view.last_turn,
    }
    match view.phase:
        case Phase.TARGET | Phase.SLAM:
            found["bracelets"] = [
                (player.bracelets, player.known)
                for player in view.players
                if player.seat != view.viewer
            ]
        case Phase.ANNOUNCE:
            found["cards"] = [(laid.owner, laid.revealed, laid.outcome) for laid in view.laid]
        case Phase.SHIELD:
            found["attack"] = (view.active, view.action, [laid.revealed for laid in view.laid])
        case _:
            pass
    return found
