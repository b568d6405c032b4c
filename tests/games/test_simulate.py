"""``python -m games simulate``."""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from games.__main__ import main

ROOT = Path(__file__).parents[2]


def test_a_simulation_reports_games_moves_and_speed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "vikings", "--seats", "3", "--games", "2", "--option", "arena=2"])
    report = dict(line.split(": ", 1) for line in capsys.readouterr().out.splitlines())
    assert report["game"].strip() == "vikings, 3 seats, arena=2 bluff_arena=False, seed 1"
    assert int(report["games"]) == 2
    assert f"{int(report['moves']) / 2:.1f}" == report["moves/game"].strip()
    assert int(report["moves/s"]) > 0


def test_the_dump_tells_every_step_and_what_everybody_sees(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dump = tmp_path / "games.jsonl"
    main(["simulate", "vikings", "--games", "2", "--seats", "2", "--dump", str(dump)])
    moves = int(capsys.readouterr().out.split("moves:")[1].split()[0])
    lines = [json.loads(line) for line in dump.read_text(encoding="utf-8").splitlines()]
    assert moves + 2 == len(lines)
    assert {0, 1} == {line["game"] for line in lines}
    first, second, *_, last = lines
    assert (first["seat"], first["move"], first["decision"]) == (None, None, None)
    assert (
        second["seat"],
        second["decision"],
        second["move"]["type"],
    ) == (0, "q1", "PlaceViking")
    assert list(second["views"]) == ["0", "1", "spectator"]
    assert second["events"][0]["type"] == "VikingPlaced"
    assert second["state"]["question"] == 2
    assert (second["decisions"][0]["seat"], second["outcome"]) == (1, None)
    assert (last["decisions"], last["outcome"]["reason"]) == ([], "supply-empty")


def test_a_seed_plays_the_same_games_in_every_process(tmp_path: Path) -> None:
    """No order of a set or a dictionary enters the rules."""
    dumps = []
    for hash_seed in ("1", "2"):
        dump = tmp_path / f"{hash_seed}.jsonl"
        subprocess.run(  # noqa: S603 - this very interpreter
            [sys.executable, "-m", "games", "simulate", "vikings", "--games", "1", "--dump", dump],
            check=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            stdout=subprocess.DEVNULL,
        )
        dumps.append(dump.read_bytes())
    assert dumps[0] == dumps[1]


def test_the_package_runs_as_a_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["games", "simulate", "vikings", "--games", "1"])
    monkeypatch.delitem(sys.modules, "games.__main__")
    runpy.run_module("games", run_name="__main__")
    assert "4 seats" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("", "required: command"),
        ("simulate chess", "invalid choice: 'chess'"),
        ("simulate vikings --seats 5", "vikings is for 2-4 players"),
        ("simulate vikings --seats 0", "'0' is not a whole number above 0"),
        ("simulate vikings --games many", "'many' is not a whole number above 0"),
        ("simulate vikings --option hexes=3", "unknown option 'hexes'; there are arena"),
        ("simulate vikings --option arena", "option arena is one of 1, 2, not ''"),
        ("simulate vikings --option bluff_arena=2", "one of false, true, not '2'"),
        ("simulate vikings --games 1 --dump .", "Is a directory"),
    ],
)
def test_wrong_arguments_are_explained_in_one_line(
    arguments: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments.split())
    said = capsys.readouterr()
    assert left.value.code == 2
    assert message in said.err
    assert len(said.err.splitlines()) == 1
    assert said.out == ""
