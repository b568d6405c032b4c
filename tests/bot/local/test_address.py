"""Local play has the same address at every start."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.local.address import Address, keep, recall

KEY = "k" * 43


def test_an_address_is_remembered_beside_its_database_for_its_owner_alone(tmp_path: Path) -> None:
    """Whoever has the key can play for everybody."""
    database = tmp_path / "host.sqlite3"
    assert recall(database) is None
    keep(database, Address(50123, KEY))
    keep(database, Address(50124, KEY))
    assert Address(50124, KEY) == recall(database)
    assert recall(tmp_path / "other.sqlite3") is None
    (file,) = tmp_path.iterdir()
    assert 0o600 == file.stat().st_mode & 0o777


@pytest.mark.parametrize(
    "stored",
    [
        b"",
        b"nonsense",
        b'{"port": 0, "key": "%s"}' % KEY.encode(),
        b'{"port": 70000, "key": "%s"}' % KEY.encode(),
        b'{"port": 50123, "key": "guess"}',
        b'{"port": 50123}',
    ],
)
def test_what_is_no_address_is_forgotten(tmp_path: Path, stored: bytes) -> None:
    """The next start finds a free port and makes a key, and nothing stands in its way."""
    database = tmp_path / "host.sqlite3"
    (tmp_path / "host.sqlite3.page").write_bytes(stored)
    assert recall(database) is None


def test_where_nothing_can_be_noted_play_goes_on(tmp_path: Path) -> None:
    """It costs a new address at the next start, and no more."""
    database = tmp_path / "host.sqlite3"
    (tmp_path / "host.sqlite3.page").mkdir()
    keep(database, Address(50123, KEY))
    assert recall(database) is None
