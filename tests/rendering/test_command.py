from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.i18n.texts import LANGUAGES, texts
from games import GAME_IDS
from games import find as rules_of
from games.series.api import Kind
from games.series.kinds import ENTRANTS
from rendering import find
from rendering.__main__ import NAMES, main
from rendering.scene.theme import DUSK


def test_the_command_draws_a_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``python -m rendering vikings --seats 4 --seed 1 --moves 20 --out board.png``."""
    out = tmp_path / "board.png"
    assert 0 == main(["vikings", "--seats", "4", "--seed", "1", "--moves", "20", "--out", str(out)])
    with Image.open(out) as picture:
        assert 1200 == picture.width
    assert capsys.readouterr().out.startswith("Clash of Vikings, arena 1. Turn ")


def test_the_command_draws_what_a_seat_sees(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """``--seat`` and ``--language`` show the private picture in French."""
    out = tmp_path / "hand.png"
    arguments = ["vikings", "--moves", "9", "--seat", "0", "--language", "fr", "--out", str(out)]
    assert 0 == main(arguments)
    assert "Ta main" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_command_draws_a_page_of_the_rules(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """``--lesson`` and the page."""
    out = tmp_path / "lesson.png"
    assert 0 == main([game, "--lesson", "2", "--out", str(out)])
    with Image.open(out) as picture:
        assert 1200 == picture.width
    assert find(game).lesson(2, texts("en"), DUSK).alt == capsys.readouterr().out.strip()


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_draws_the_sheet_of_a_series(
    kind: Kind, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """``python -m rendering schools --series cursus --moves 3``: the games are really played."""
    told = []
    for games in ("0", "1", "99"):
        out = tmp_path / "sheet.png"
        arguments = ["schools", "--series", kind.value, "--moves", games, "--language", language]
        assert 0 == main([*arguments, "--out", str(out)])
        with Image.open(out) as picture:
            assert 1200 == picture.width
        told.append(capsys.readouterr().out)
    assert len({*told}) == len(told)
    assert any(texts(language)("series-alt-winner", name=name) in told[-1] for name in NAMES)
    assert all(name in told[-1] for name in NAMES[: ENTRANTS[kind][-1]])


@pytest.mark.parametrize("game", GAME_IDS)
def test_as_many_players_are_drawn_as_the_game_has_seats(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Everybody has a name of their own, up to twelve at Norwegian Battle."""
    for seats in rules_of(game).seats:
        out = str(tmp_path / "full.png")
        assert 0 == main([game, "--seats", str(seats), "--moves", "3", "--out", out])
        told = capsys.readouterr().out
        assert all(name[:5] in told for name in NAMES[:seats])


def test_the_same_seed_draws_the_same_picture(tmp_path: Path) -> None:
    pictures = [tmp_path / "one.png", tmp_path / "two.png"]
    for out in pictures:
        main(["vikings", "--seats", "2", "--seed", "7", "--moves", "12", "--out", str(out)])
    assert pictures[0].read_bytes() == pictures[1].read_bytes()


@pytest.mark.parametrize(
    "wrong",
    [
        ["--seats", "9"],
        ["--seats", "2", "--seat", "2"],
        ["--moves", "-1"],
        ["--option", "arena=9"],
        ["--lesson", "0"],
        ["--series", "cursus"],
        ["--series", "championship", "--seats", "2"],
        ["--series", "match", "--option", "wins=99"],
        ["--out", "/nowhere/board.png"],
    ],
)
def test_what_cannot_be_drawn_is_said_in_one_line(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["vikings", "--out", str(tmp_path / "board.png"), *wrong]
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert 2 == left.value.code
    assert 1 == len(capsys.readouterr().err.splitlines())


def test_an_unknown_game_has_no_pictures() -> None:
    with pytest.raises(LookupError, match="chess"):
        find("chess")
