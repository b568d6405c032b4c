"""Installed games: found by their entry points, checked part by part, or left out with a reason."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from cogs.commands.new_table import fields_of
from cogs.elements.game_face import GameFace
from games import find, registry
from games.declarations import OWN_PARAMETERS
from games.registry import API, GROUP, SHIPPED, Registry
from tests.rigs.packages import Workshop


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    monkeypatch.syspath_prepend(tmp_path)
    return Workshop(tmp_path)


@pytest.fixture(autouse=True)
def _settled_anew() -> Iterator[None]:
    """Let each test settle the games, and the next one have those of the suite."""
    known = (registry.playable, registry.hosted)
    for settled in known:
        settled.cache_clear()
    yield
    for settled in known:
        settled.cache_clear()


def settle(monkeypatch: pytest.MonkeyPatch, **packages: str) -> Registry:
    """Settle the games of a host with packages, by id."""
    points = tuple(EntryPoint(game, package, GROUP) for game, package in packages.items())
    monkeypatch.setattr(registry, "offered", lambda: points)
    return registry.hosted()


def test_a_package_joins_the_games_of_the_product(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After them, in the order of the ids."""
    found = settle(monkeypatch, cups=workshop.package())
    assert (tuple(found.entries), found.left_out) == ((*SHIPPED, "cups"), ())


def declaring(options: str, texts: str = "") -> dict[str, list[tuple[str, str]]]:
    """Return the changes of a package that declares options, with the texts of commands."""
    seats = "    seats: ClassVar[Sequence[int]] = (2, 3)\n"
    return {
        "rules": [
            ("    Options,\n", "    Option,\n    Options,\n"),
            (seats, f"{seats}    options = {options}\n"),
        ],
        "en": [("cups-tagline", f"{texts}cups-tagline")],
        "fr": [("cups-tagline", f"{texts}cups-tagline")],
    }


def named(key: str, name: str, *values: str) -> str:
    """Return the texts of an option's parameter."""
    own = f"cups-command-new-{key}"
    said = "".join(f"cups-option-{key}-{number} = {value}\n" for number, value in enumerate(values))
    return f"{own} = {name}\n{own}-description = What it does\n{said}"


SWITCH = "(False, True)"
FAULTS = [
    ({"init": [(f'"{API}"', '"2.0"')]}, "written for version 2.0 of the API"),
    ({"init": [(f'"{API}"', '"1.99"')]}, "written for version 1.99"),
    ({"init": [("TABLETOP", "OTHER")]}, "names no version of the API"),
    ({"init": [(f'"{API}"', API)]}, f'its TABLETOP is {API}, not a version of the API as "{API}"'),
    ({"init": [(f'"{API}"', f'"{API}.0"')]}, f"its TABLETOP is '{API}.0', not a version"),
    ({"init": [("TABLETOP", "import nothing_like_that\nTABLETOP")]}, "does not import"),
    ({"init": [("TABLETOP", "raise SystemExit(3)\nTABLETOP")]}, "does not import (SystemExit"),
    ({"rules": [("GAME = Cups()", "GAME = Cups")]}, "no GAME"),
    ({"rules": [('"cups"', '"cup"')]}, "its rules are called 'cup'"),
    ({"pictures": [("scene = either", "picture = either")]}, "no scene()"),
    ({"pictures": [("from functools", "from nowhere_at_all")]}, "does not import"),
    ({"face": [('game = "cups"', 'game = "cup"')]}, "no FACE"),
    ({"en": [("cups-tagline", "board-quarantined")]}, "'board-quarantined' (en) does not begin"),
    ({"fr": [("cups-tagline =", "cups-name =")]}, "'cups-name' (fr) is defined twice"),
    ({"en": [("cups-tagline =", "cups-tagline = {")]}, "not well-formed"),
    ({"en": [("cups-name", "cups-nome")]}, "no text 'cups-name' (en)"),
    ({"en": [("cups-command-description", "cups-commanded")]}, "'cups-command-description' (en)"),
    ({"en": [("cups-command = cups", "cups-command = Five cups")]}, "is 'Five cups', which is not"),
    ({"fr": [("cups-command-description = ", f"cups-command-description = {'x' * 99}")]}, "100"),
    ({"en": [("cups-command = cups", "cups-command = table")]}, "command /table (en) is taken"),
    ({"fr": [("cups-command = gobelets", "cups-command = vikings")]}, "/vikings (fr) is taken"),
    ({"en": [("cups-name = Cups", "cups-name = Clash of Vikings")]}, "'Clash of Vikings' (en) is"),
    ({"en": [("cups-name = Cups", f"cups-name = {'x' * 101}")]}, "'cups-name' (en) has more than"),
    ({"face": [("FACE = CupsFace()", "FACE = CupsFace")]}, "no FACE with a colour"),
    ({"face": [("colour = 0x", "colour = 0x1")]}, "no FACE with a colour from 0 to 0xFFFFFF"),
    ({"rules": [("= (2, 3)", "= 3")]}, "its seats are 3, not numbers of players"),
    (declaring(f'(Option("a", False, {SWITCH}))'), "its options are not a tuple of Option"),
    (declaring(f'[Option("a", False, {SWITCH})]'), "as (Option(…),), but a list"),
    (declaring('("a",)'), "but a tuple of str"),
    (declaring(f'(Option("a", False, {SWITCH}),) * 2'), "2 options have the key 'a'"),
    (declaring(f'(Option("pace", False, {SWITCH}),)'), "'pace' of an option is what the bot asks"),
    (declaring(f'(Option("é", False, {SWITCH}),)'), "'é' of an option is not small letters"),
    (declaring(f'(Option("from", False, {SWITCH}),)'), "'from' of an option can be no parameter"),
    (declaring(f'(Option("interaction", False, {SWITCH}),)'), "'interaction' of an option can be"),
    (declaring('(Option("a", 1, tuple(range(26))),)'), "'a' has 26 choices, at most 25"),
    (declaring('(Option("a", 3, (1, 2)),)'), "'a' has the default 3, which is none of its"),
    (declaring('(Option("a", 1, (1, "b")),)'), "not all texts, all numbers or all switches"),
    (declaring('(Option("a", 1.5, (1.5, 2.5)),)'), "not all texts, all numbers or all switches"),
    (declaring('(Option("a", True, (True,)),)'), "'a' has other choices than False and True"),
    (
        declaring('(Option("a", 0, (0, 1)),)', named("a", "a", "x" * 101, "b")),
        "'cups-option-a-0' (en) has more than 100 characters",
    ),
    (
        declaring(f'(Option("a", False, {SWITCH}),)', named("a", "pace")),
        "'cups-command-new-a' (en) is 'pace', as another parameter is called",
    ),
    (
        declaring(
            f'(Option("a", False, {SWITCH}), Option("b", False, {SWITCH}))',
            named("a", "c") + named("b", "c"),
        ),
        "'cups-command-new-b' (en) is 'c', as another parameter is called",
    ),
    (
        declaring(
            '(Option("a", 0, tuple(range(25))), '
            'Option("b", 0, tuple(range(25))), Option("c", 0, tuple(range(25))))',
            "".join(named(key, key, *["x" * 99] * 25) for key in "abc"),
        ),
        "its command has 7",
    ),
]


@pytest.mark.parametrize(("changes", "reason"), FAULTS, ids=[reason for _, reason in FAULTS])
def test_what_cannot_be_hosted_is_left_out_with_its_reason(
    changes: dict[str, list[tuple[str, str]]],
    reason: str,
    workshop: Workshop,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The others are hosted; nothing keeps the bot from starting."""
    found = settle(monkeypatch, cups=workshop.package(changes=changes))
    assert tuple(found.entries) == SHIPPED
    (left_out,) = found.left_out
    assert reason in str(left_out)


def test_a_face_may_leave_its_colour_to_the_bot(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every panel of such a game failed."""
    package = workshop.package(changes={"face": [("    colour = 0xD9A040\n", "")]})
    entry = settle(monkeypatch, cups=package).entries["cups"]
    assert import_module(entry.face).FACE.colour == GameFace.colour


def test_a_folder_that_hides_the_package_is_named(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its author was told that the package names no version, though it does."""
    (workshop.folder / "a_project" / "a_project").mkdir(parents=True)
    (left_out,) = settle(monkeypatch, cups="a_project").left_out
    folder = workshop.folder / "a_project"
    assert f"Python finds the folder {folder} as a_project" in left_out.reason


@pytest.mark.parametrize("game", ["vikings", "table", "me", "seat", "help", "any", "C3", "x" * 17])
def test_an_id_is_taken_by_games_texts_commands_and_signs(
    game: str, workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What begins with it must not be mistaken for something of the bot's own."""
    changes = {"rules": [('"cups"', f'"{game}"')]}
    found = settle(monkeypatch, **{game: workshop.package(changes=changes)})
    assert (tuple(found.entries), [one.id for one in found.left_out]) == (SHIPPED, [game])


def test_of_two_packages_with_one_id_the_first_is_hosted(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other is told who has it."""
    first, second = workshop.package(), workshop.package()
    points = tuple(EntryPoint("cups", package, GROUP) for package in (second, first))
    monkeypatch.setattr(registry, "offered", lambda: points)
    (left_out,) = registry.hosted().left_out
    assert (left_out.release, left_out.reason) == (second, f"its id is taken by {first}")


def test_what_the_bot_asks_of_every_game_is_known_to_the_registry() -> None:
    """An option of the same key kept every command of the bot from being made."""
    shared = {one.key for one in fields_of(find("vikings")) if one.name.startswith("command-")}
    assert shared == {*OWN_PARAMETERS}


def test_texts_that_a_language_lacks_are_told_in_the_first(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One text, or all of them; of packages only."""
    name = workshop.package(changes={"fr": [("cups-tagline =", "# cups-tagline =")]})
    entry = settle(monkeypatch, cups=name).entries["cups"]
    texts = registry.texts_of(entry, "fr").splitlines()
    assert "cups-tagline = Five cups, five moves." in texts
    assert "cups-command = gobelets" in texts
    shutil.rmtree(workshop.folder / name / "locales" / "fr")
    assert registry.texts_of(entry, "fr") == registry.texts_of(entry, "en")


def test_the_rules_of_a_game_are_there_without_its_pictures(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that thinks for computers loads neither Discord nor pictures."""
    name = workshop.package(changes={"pictures": [("from functools", "from nowhere_at_all")]})
    monkeypatch.setattr(registry, "offered", lambda: (EntryPoint("cups", name, GROUP),))
    assert "cups" in registry.playable().entries


def test_the_api_for_rules_loads_neither_discord_nor_pillow() -> None:
    """Rules are tested in milliseconds, and played where there is no screen."""
    code = (
        "import sys, tabletop.api, games; games.find('vikings');"
        "sys.exit(any(name in sys.modules for name in ('discord', 'PIL', 'simcord')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603
