"""Button icons of Norwegian Battle."""

from __future__ import annotations

from games.norwegian.content import Rank
from rendering.norwegian.pieces.cards import of_rank
from rendering.norwegian.pieces.effects import EFFECTS
from rendering.norwegian.pieces.piles import blaze
from rendering.scene.scene import Drawing
from rendering.shapes.icon import SIZE, Icons

_LETTERS = {
    Rank.JACK: ("j", "v"),
    Rank.QUEEN: ("q", "d"),
    Rank.KING: ("k", "r"),
    Rank.JOKER: ("",),
}
"""What stands on a card in any language."""


def crest(size: int) -> Drawing:
    """Draw the king of trolls, as on his cards."""
    return of_rank(Rank.KING, "", size, works=False)


def icons() -> Icons:
    """Draw a card of each rank without a suit, by letter in both languages, and the fire of a pile.

    Ranks with an effect are drawn a second time with it, as ``<letter>_works``.
    """
    found: Icons = {}
    for rank in Rank:
        for letter in _LETTERS.get(rank, (rank.value.lower(),)):
            found[letter or "joker"] = of_rank(rank, letter.upper(), SIZE, works=False)
            if rank in EFFECTS:
                found[f"{letter}_works"] = of_rank(rank, letter.upper(), SIZE, works=True)
    return {**found, "burnt": blaze(SIZE)}
