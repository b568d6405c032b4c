"""Plans: which questions a seat can foresee, and their premises.

While somebody may counter an ace or complete a four, the pile of whoever comes next is known if it
is let pass.
"""

from __future__ import annotations

from games.norwegian.moves import GiveIn, NorwegianMove, PassCompletion, Ready
from games.norwegian.view import NorwegianView, Phase

FORESEEABLE = (Phase.LAY, Phase.BLIND, Phase.AIM, Phase.GIVE, Phase.ANSWER, Phase.COMPLETE)
PASSABLE = (Phase.EXCHANGE, Phase.ANSWER, Phase.COMPLETE)


def let_pass(view: NorwegianView) -> NorwegianMove | None:
    """Return the viewer's passing answer: no counter, no completion.

    In the exchange it is to leave the cards as they lie. None where the viewer is asked nothing of
    these, or is ready already.
    """
    if view.choices.give_in:
        return GiveIn()
    if view.choices.pass_completion:
        return PassCompletion()
    return Ready() if view.choices.ready else None


def grounds(view: NorwegianView) -> dict[str, object]:
    """Return the premises of the viewer's choice, by name.

    The pile with what it asks and an attack, the own hand, how many cards and which open ones
    everybody has, and whose turn it is in which direction.
    """
    return {
        "pile": (view.pile, view.demand, view.demanded, view.attack),
        "hand": view.hand,
        "others": [(player.cards, player.face_up) for player in view.players],
        "order": (view.active, view.clockwise),
    }
