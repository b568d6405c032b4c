"""``python -m tests.rendering.boards``: draw boards and banners for the README."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.i18n.texts import texts
from games import GAME_IDS
from games import find as rules_of
from games.playout import play
from rendering import banner_of, find
from rendering.guide.gathering import gathering
from rendering.paint.paint import paint
from rendering.scene.theme import DUSK
from rendering.shapes.moment import HEIGHT, WIDTH
from tests.rendering.positions import NAMES
from tests.rendering.test_moments import chosen, drawn
from tests.rigs.sample_games import SHIPPED

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
_BEST = {
    "vikings": slice(1, 3),
    "norwegian": slice(0, 4, 3),
    "schools": slice(0, 2),
    "goths": slice(0, 2),
    "rage": slice(0, 2),
}
"""Which moments are shown of each game."""


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
    _moments().save(PICTURES / "moments.png", optimize=True)


def _moments() -> Image.Image:
    """Return a sheet of moments, two of each game in a row, as wide as in a phone's chat."""
    width, height = 390, 390 * HEIGHT // WIDTH
    sheet = Image.new("RGB", (2 * width + 10, len(SHIPPED) * (height + 10) - 10), "#313338")
    for row, game_id in enumerate(SHIPPED):
        for column, one in enumerate(list(chosen(game_id))[_BEST[game_id]]):
            png = paint(drawn(one, game_id, "en", NAMES, "1"))
            picture = Image.open(BytesIO(png)).convert("RGB").resize((width, height))
            sheet.paste(picture, (column * (width + 10), row * (height + 10)))
    return sheet.quantize(256)


if __name__ == "__main__":
    main()
