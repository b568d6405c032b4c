"""The command that puts faults into the product puts them in, one at a time and nowhere else."""

from __future__ import annotations

import ast
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tests import mutate

SOURCE = '''
LIMIT: int = 3

class Known(list, strict=True):
    """What is known."""

def keep(known: Known | None, one: int = 1) -> bool:
    """Keep one."""
    if one in known:
        return False
    _LOG.info("kept %s", 5)
    assert known
    known.append(one)
    while len(known) > LIMIT and not None:
        known.pop(0)
    return True
'''


def test_what_runs_can_be_wrong_and_nothing_else() -> None:
    """No types, no documentation, no line of the log."""
    assert [
        "0 -> 1",
        "1 -> 2",
        "3 -> 4",
        "False -> True",
        "True -> False",
        "known.append(one) -> pass",
        "known.pop(0) -> pass",
        "len(known) > LIMIT -> len(known) >= LIMIT",
        "len(known) > LIMIT and (not None) -> len(known) > LIMIT or not None",
        "len(known) > LIMIT and (not None) -> not (len(known) > LIMIT and (not None))",
        "one in known -> not (one in known)",
        "one in known -> one not in known",
    ] == sorted(change for _, change, _ in mutate.faults(ast.parse(SOURCE)))


def test_a_faulty_module_is_imported_and_its_file_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later import in the same process gets the fault; another module does not."""
    monkeypatch.setattr(SourceFileLoader, "get_code", SourceFileLoader.get_code)
    faulty, sound = tmp_path / "faulty.py", tmp_path / "sound.py"
    for file in (faulty, sound):
        file.write_text("def more(number):\n    return number + 2\n", encoding="utf-8")
    before = faulty.read_bytes()
    mutate.plant(str(faulty), 0)
    assert (1, 5) == (_loaded(faulty).more(3), _loaded(sound).more(3))
    assert before == faulty.read_bytes()


def _loaded(file: Path) -> Any:
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_fault_is_described_and_not_left_in() -> None:
    """To list what can be wrong changes nothing."""
    tree = ast.parse(SOURCE)
    before = ast.dump(tree)
    assert [*mutate.faults(tree)]
    assert before == ast.dump(tree)
