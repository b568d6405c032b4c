"""Thirty games at once: more than a command lists, a menu holds or a form has boxes for."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.registry import SHIPPED
from tests.rigs.forms import LONG
from tests.rigs.packages import Workshop

MANY = 26


@pytest.mark.skipif(not LONG, reason="hosts 31 games in a process of its own: make soak")
def test_more_games_than_a_menu_holds_are_all_on_offer(tmp_path: Path) -> None:
    """Commands complete themselves, menus are as many as it takes, a form has a menu."""
    workshop = Workshop(tmp_path)
    for number in range(MANY):
        name = f"cups{number}"
        changes = {
            "rules": [('"cups"', f'"{name}"')],
            "face": [('game = "cups"', f'game = "{name}"')],
            "pictures": [('"cups-', f'"{name}-'), ('"cups"', f'"{name}"')],
            **{language: [("cups-", f"{name}-")] for language in ("en", "fr")},
        }
        package = workshop.package(changes=changes)
        for language, title in (("en", "cups"), ("fr", "gobelets")):
            file = workshop.folder / package / "locales" / language / "game.ftl"
            text = file.read_text(encoding="utf-8")
            text = text.replace(f"{name}-command = {title}", f"{name}-command = {name}")
            text = text.replace(
                f"{name}-name = {title.capitalize()}", f"{name}-name = Cups {number}"
            )
            file.write_text(text, encoding="utf-8")
        workshop.install(name, package)
    measured = workshop.run("-m", "tests.rigs.many_games")
    assert measured.returncode == 0, measured.stderr[-3000:]
    *lines, _ = measured.stdout.splitlines()
    found = [line for line in lines if not line.startswith("/")]
    assert len([line for line in lines if line.startswith("/")]) > MANY + len(SHIPPED)
    assert [line for line in found if "comes from" not in line] == []
    assert len(found) == MANY
