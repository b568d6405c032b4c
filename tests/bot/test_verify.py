"""Anybody can check the luck of a finished game, and nobody can change it unnoticed."""

import asyncio
import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import WRONG_CONFIGURATION, main
from bot.model.players import Person
from bot.model.refusal import Refused
from bot.model.table import Opening, Place, Terms
from bot.model.times import utc_now
from bot.store.sqlite.store import SqliteStore
from bot.verify import VerifyError, verify
from games.playout import RandomPlayer
from tests.rigs.services import compose

PEOPLE = (Person(1, "Ann"), Person(2, "Bob"), Person(3, "Cid"))


async def _played(path: Path) -> bytes:
    """Play a game through the table service and export it."""
    store = await SqliteStore.open(path, utc_now)
    tables, _ = compose(store, draw_seed=lambda: "5eed" * 8)
    history = tables.history
    luck, presses = RandomPlayer("verify"), count(100)
    opening = Opening(
        "vikings", Terms({"bluff_arena": True}, 3, "en"), Place.HERE, 7, 70, PEOPLE[0]
    )
    table = await tables.lobbies.open(opening, next(presses))
    for person in PEOPLE[1:]:
        await tables.lobbies.join(table.id, person)
    with pytest.raises(Refused, match="not-over"):
        await history.export(table.id)
    await tables.lobbies.start(table.id, PEOPLE[0])
    while (look := await tables.queries.look(table.id, None)).outcome is None:
        asked = [q.decision for q in look.questions if not q.decision.answered]
        decision = asked[luck.below(len(asked))]
        person = PEOPLE[decision.seat]
        legal = (await tables.queries.look(table.id, person.id)).legal
        move = legal[luck.below(len(legal))]
        await tables.moves.play(table.id, person, next(presses), decision.id, move)
    exported = await history.export(table.id)
    await store.close()
    return exported


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return asyncio.run(_played(tmp_path_factory.mktemp("verify") / "host.sqlite3"))


def test_a_real_game_is_verified(
    exported: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """``python -m bot verify`` replays it from its seed and says so."""
    file = tmp_path / "table-1.json"
    file.write_bytes(exported)
    assert 0 == main(["verify", str(file)])
    assert "follow from the seed" in capsys.readouterr().out


def _other_seed(game: dict[str, Any]) -> None:
    game["seed"] = "0" * 32


def _both_seeds(game: dict[str, Any]) -> None:
    game["seed"] = ""
    game["seed_hash"] = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def _other_hash(game: dict[str, Any]) -> None:
    game["seed_hash"] = "0" * 64


def _no_last_move(game: dict[str, Any]) -> None:
    del game["moves"][-1]


def _no_first_move(game: dict[str, Any]) -> None:
    del game["moves"][0]


def _other_move(game: dict[str, Any]) -> None:
    game["moves"][0]["move"]["space"] = -7


def _unknown_move(game: dict[str, Any]) -> None:
    game["moves"][3]["move"] = {"type": "Teleport"}


def _other_seat(game: dict[str, Any]) -> None:
    game["moves"][0]["seat"] = (game["moves"][0]["seat"] + 1) % 3


def _no_seat(game: dict[str, Any]) -> None:
    game["moves"][0]["seat"] = 99


def _other_event(game: dict[str, Any]) -> None:
    game["moves"][-1]["events"].reverse()


def _other_start(game: dict[str, Any]) -> None:
    game["start"] = game["start"][1:]


def _other_state(game: dict[str, Any]) -> None:
    game["state"]["rng"]["drawn"] += 1


def _other_option(game: dict[str, Any]) -> None:
    game["options"]["bluff_arena"] = False


def _unknown_option(game: dict[str, Any]) -> None:
    game["options"]["speed"] = 3


def _too_many_seats(game: dict[str, Any]) -> None:
    game["seats"] = 9


def _other_version(game: dict[str, Any]) -> None:
    game["version"] += 1


def _other_game(game: dict[str, Any]) -> None:
    game["game"] = "chess"


def _missing(game: dict[str, Any]) -> None:
    del game["moves"]


TAMPERED = (
    _other_seed,
    _both_seeds,
    _other_hash,
    _no_last_move,
    _no_first_move,
    _other_move,
    _unknown_move,
    _other_seat,
    _no_seat,
    _other_event,
    _other_start,
    _other_state,
    _other_option,
    _unknown_option,
    _too_many_seats,
    _other_version,
    _other_game,
    _missing,
)


@pytest.mark.parametrize("tamper", TAMPERED)
def test_a_game_that_was_tampered_with_is_found_out(
    exported: bytes, tmp_path: Path, tamper: Callable[[dict[str, Any]], None]
) -> None:
    """Seed, promise, set-up, moves, events, end: whatever was changed is named in a sentence."""
    game = json.loads(exported)
    tamper(game)
    file = tmp_path / "table-1.json"
    file.write_text(json.dumps(game))
    with pytest.raises(VerifyError) as caught:
        verify(file)
    assert "\n" not in str(caught.value)


DEEP = b"[" * 200_000


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b"\xff\xfe", b"PNG", None, DEEP])
def test_a_file_that_is_no_export_is_refused(
    tmp_path: Path, content: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line on stderr and exit code 78, also for a missing file or a deeply nested one."""
    file = tmp_path / "something.json"
    if content is not None:
        file.write_bytes(content)
    assert WRONG_CONFIGURATION == main(["verify", str(file)])
    shown = capsys.readouterr()
    assert "" == shown.out
    assert 1 == len(shown.err.splitlines())


@pytest.mark.parametrize("part", ["options", "start", "state", "legacy", "moves"])
def test_a_part_that_is_nested_too_deeply_is_refused(
    exported: bytes, tmp_path: Path, part: str
) -> None:
    """Wherever it is; some parts are read only once the game is replayed."""
    game = json.loads(exported)
    where = game["moves"][0] if part == "moves" else game
    where["move" if part == "moves" else part] = "deep"
    file = tmp_path / "table-1.json"
    deep = "[" * 20_000 + "]" * 20_000
    file.write_text(json.dumps(game).replace('"deep"', deep))
    with pytest.raises(VerifyError) as caught:
        verify(file)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there_is_not_said_to_be_a_wrong_one(tmp_path: Path) -> None:
    """The reason comes in words, without a number and the path again."""
    with pytest.raises(VerifyError) as caught:
        verify(tmp_path / "table-1.json")
    assert f"{tmp_path / 'table-1.json'} cannot be read: No such file or directory." == str(
        caught.value
    )


def test_formatting_the_file_anew_does_not_matter(exported: bytes, tmp_path: Path) -> None:
    """The values count, not their spelling in JSON."""
    file = tmp_path / "table-1.json"
    file.write_text(json.dumps(json.loads(exported), indent=4, sort_keys=True))
    assert "vikings" in verify(file)


def test_an_export_with_a_flipped_bit_is_refused(exported: bytes, tmp_path: Path) -> None:
    """F111: also in what no rule reads, as who made a move, and in the digest; in one sentence."""
    file = tmp_path / "table-1.json"
    noted = exported.rindex(b',"sha256":"')
    whole = [(place, place % 8) for place in range(0, noted, noted // 80)]
    rest = range(noted, len(exported))
    digest = [(place, bit) for place in rest for bit in range(place % 3, 8, 3)]
    for place, bit in (*whole, (exported.index(b"bluff_arena"), 0), *digest):
        damaged = bytearray(exported)
        damaged[place] ^= 1 << bit
        file.write_bytes(damaged)
        with pytest.raises(VerifyError) as caught:
            verify(file)
        assert "\n" not in str(caught.value)


def test_an_export_of_release_one_is_verified_by_the_rules_alone(
    exported: bytes, tmp_path: Path
) -> None:
    """It has no digest, nor has one that somebody has formatted anew."""
    file = tmp_path / "table-1.json"
    for digest in (True, False):
        game = json.loads(exported)
        assert digest or game.pop("sha256")
        file.write_text(json.dumps(game, indent=1))
        assert "follow from the seed" in verify(file)
