"""``python -m tests.rendering.boards``: draw boards and banners for the README."""

from __future__ import annotations

import sys
from pathlib import Path

from bot.i18n.texts import texts
from games import GAME_IDS
from games import find as rules_of
from games.playout import play
from rendering import banner_of, find
from rendering.guide.gathering import gathering
from rendering.paint.paint import paint
from rendering.scene.theme import DUSK
from tests.rendering.positions import NAMES

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
MOMENTS = {
    "board": ("vikings", 4, "screenshots/board", 76),
    "boards/vikings": ("vikings", 4, "4", 47),
    "boards/norwegian": ("norwegian", 4, "1", 60),
    "boards/schools": ("schools", 2, "1", 60),
    "boards/goths": ("goths", 4, "3", 52),
    "boards/rage": ("rage", 4, "2", 260),
}
"""By the file: the game, its seats, the seed, and after how many moves."""


def main() -> None:
    """Draw them all."""
    for name, (game_id, seats, seed, moves) in MOMENTS.items():
        rules = rules_of(game_id)
        state = play(rules, seats, {}, seed, moves)
        scene = find(game_id).scene(
            rules.view(state, None), NAMES[:seats], texts("en"), DUSK, footer="Table 12"
        )
        (PICTURES / f"{name}.png").write_bytes(paint(scene))
        sys.stdout.write(f"docs/pictures/{name}.png: {scene.alt}\n")
    for game_id in GAME_IDS:
        banner = banner_of(game_id, texts("en"))
        (PICTURES / f"banners/{game_id}.png").write_bytes(paint(banner))
    (PICTURES / "banners/all.png").write_bytes(paint(gathering(texts("en"))))


if __name__ == "__main__":
    main()
