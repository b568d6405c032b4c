"""Which games this process hosts: those of the product, then installed packages.

A package offers a game by an entry point of the group :data:`GROUP`: the game's id, and the package
that holds its modules ``rules``, ``pictures`` and ``face`` and its texts. A package that cannot be
hosted is left out, with a reason; it never keeps the host from starting.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import NamedTuple

from games.declarations import OWN_PARAMETERS, misdeclared
from games.game import Rules
from games.needed_texts import MOST_CHARACTERS, characters, faults
from games.package_texts import LANGUAGE, TextsError, languages_in, read_texts, sources_in

GROUP = "tabletop.games"
"""The group of entry points by which a package offers a game."""
API = "1.2"
"""Version of the public API (:mod:`tabletop`), by SemVer: major and minor."""
SHIPPED = ("vikings", "norwegian", "schools", "goths", "rage")
"""The games of the product, in the order shown. A new one is registered here and nowhere else."""
ID = re.compile(r"[a-z][a-z0-9]{1,15}")
"""How the id of a game is spelt: it is the beginning of texts, commands and custom ids."""
_WHITE = 0xFFFFFF
_VERSION = re.compile(r"\d+\.\d+")
"""How a package names a version of the API."""
RESERVED = frozenset({"any", "seat"})
"""Beginnings of names that are not texts: a menu's *any game*, the emblems of the seats."""
_COMMAND = re.compile(r"^(?:command-)?([a-z]+)(?:-command)? *= *(\S+)$", re.MULTILINE)
"""A command and what it is called: the host's ``command-table``, a game's ``vikings-command``."""
_TITLE = re.compile(r"^([a-z]+)-name *= *(.+)$", re.MULTILINE)
"""A game and what people call it."""
_PARAMETER = re.compile(r"^command-option-(\w+) *= *(\S+)$", re.MULTILINE)
"""A parameter of several commands and what it is called."""
_BEGINNING = re.compile(r"^-?([a-z]+)-", re.MULTILINE)


class Entry(NamedTuple):
    """Where the parts of a game are."""

    id: str
    rules: str
    """The module that holds ``GAME``."""
    pictures: str
    face: str
    """The module that holds ``FACE``."""
    package: str = ""
    """The package that holds ``locales``; empty if the host's own texts hold the game's."""
    release: str = ""
    """Name and version of what was installed."""


class LeftOut(NamedTuple):
    """A package that is not hosted, and why."""

    id: str
    release: str
    reason: str

    def __str__(self) -> str:
        return f"Game {self.id!r} of {self.release} left out: {self.reason}"


class Registry(NamedTuple):
    """The games that are hosted, and what was wrong with the others."""

    entries: Mapping[str, Entry]
    left_out: tuple[LeftOut, ...] = ()

    @property
    def packages(self) -> tuple[Entry, ...]:
        """The games that come from packages."""
        return tuple(entry for entry in self.entries.values() if entry.package)


class _Unfit(Exception):  # noqa: N818 - becomes a value
    """Says why a package cannot be hosted."""


def offered() -> tuple[EntryPoint, ...]:
    """Return the entry points of all installed packages."""
    return tuple(entry_points(group=GROUP))


@cache
def playable() -> Registry:
    """Return the games whose rules can be played: the product's, then those of packages by id.

    Only the rules of packages are imported and checked, which is all that a computer or a
    simulation needs; :func:`hosted` looks at pictures, faces and texts. Kept as long as the process
    runs.
    """
    found = {game_id: in_repository(game_id) for game_id in SHIPPED}
    return _checked(found, sorted(map(_installed, offered())), _check_rules)


@cache
def hosted() -> Registry:
    """Return the games that people are offered; imports every part of an installed package.

    It is settled by whoever asks first and stays like that as long as the process runs. The
    packages left out are those of :func:`playable`, then those whose other parts don't fit.
    """
    first = playable()
    kept = _checked(
        {game_id: first.entries[game_id] for game_id in SHIPPED}, first.packages, _check_parts
    )
    return kept._replace(left_out=first.left_out + kept.left_out)


def texts_of(entry: Entry, language: str) -> str:
    """Return the texts of a package in a language; what it lacks, in the package's first one."""
    return "\n".join(read_texts(files(entry.package) / "locales", language).values())


def in_repository(game_id: str) -> Entry:
    """Return where the parts of a game of the product are."""
    return Entry(game_id, f"games.{game_id}.rules", f"rendering.{game_id}", f"cogs.{game_id}.face")


def _installed(point: EntryPoint) -> Entry:
    """Return the entry of a game from an installed package, which is not imported here.

    The release is the name and version of its distribution; without one, the name of the package.
    """
    module = point.module
    release = f"{point.dist.name} {point.dist.version}" if point.dist is not None else module
    return Entry(
        point.name, f"{module}.rules", f"{module}.pictures", f"{module}.face", module, release
    )


def _checked(
    known: Mapping[str, Entry],
    candidates: Iterable[Entry],
    check: Callable[[Entry, Mapping[str, Entry]], None],
) -> Registry:
    """Return the known games and, in order, the candidates that pass ``check``.

    The check gets a candidate and the games accepted so far. Candidates that it refuses, or that
    fail or even exit while they are imported, are left out with the reason.
    """
    entries, left_out = dict(known), []
    for entry in candidates:
        try:
            check(entry, entries)
        except _Unfit as unfit:
            left_out.append(LeftOut(entry.id, entry.release, str(unfit)))
        # A package may do anything while it is imported, also end the program.
        except (Exception, SystemExit) as error:  # noqa: BLE001 - the others are hosted
            reason = f"it does not import ({type(error).__name__}: {error})"
            left_out.append(LeftOut(entry.id, entry.release, reason))
        else:
            entries[entry.id] = entry
    return Registry(entries, tuple(left_out))


def _check_rules(entry: Entry, known: Mapping[str, Entry]) -> None:
    """Raise _Unfit if the rules of a package can't be played here; the package is imported.

    Its id must be well-formed, free and no beginning of the host's names, the version of the API
    that it names must fit, and ``GAME`` must be an instance of Rules with the same id, which
    declares what commands can be made of.
    """
    if not ID.fullmatch(entry.id):
        raise _Unfit("its id is not 2 to 16 small letters and digits, a letter first")
    if entry.id in known:
        owner = known[entry.id].release or "the bot itself"
        raise _Unfit(f"its id is taken by {owner}")
    if entry.id in reserved():
        raise _Unfit("its id begins texts or names of the bot's own")
    _check_version(entry)
    game = getattr(import_module(entry.rules), "GAME", None)
    if not isinstance(game, Rules):
        raise _Unfit(f"{entry.rules} has no GAME that is an instance of Rules")
    if game.id != entry.id:
        raise _Unfit(f"its rules are called {game.id!r}")
    if wrong := [*misdeclared(game)]:
        raise _Unfit("; ".join(wrong))


def _check_version(entry: Entry) -> None:
    """Raise _Unfit if a package names no version of the API, or one that doesn't run here."""
    package = import_module(entry.package)
    spoken = getattr(package, "TABLETOP", None)
    # A folder of this name where Python was started goes before what an editable install names.
    if spoken is None and getattr(package, "__file__", None) is None:
        raise _Unfit(
            f"Python finds the folder {next(iter(package.__path__))} as {entry.package}, which has "
            "no __init__.py; if that is not the package, start the bot in another folder"
        )
    if spoken is None:
        raise _Unfit(f'{entry.package} names no version of the API, as TABLETOP = "{API}"')
    if not isinstance(spoken, str) or not _VERSION.fullmatch(spoken):
        raise _Unfit(f'its TABLETOP is {spoken!r}, not a version of the API as "{API}"')
    if not _fits(spoken):
        raise _Unfit(f"it is written for version {spoken} of the API; this is version {API}")


def _fits(spoken: str) -> bool:
    """Return True if a package written for a version of the API, as ``1.0``, runs with this one.

    The major version must be equal and the minor one not newer.
    """
    (major, minor), (own_major, own_minor) = (
        tuple(map(int, version.split("."))) for version in (spoken, API)
    )
    return major == own_major and minor <= own_minor


def _check_parts(entry: Entry, known: Mapping[str, Entry]) -> None:
    """Raise _Unfit if a game lacks ``scene`` or ``lesson``, a ``FACE``, or needed texts.

    A face with a colour that Discord does not take is none.
    """
    pictures = import_module(entry.pictures)
    for name in ("scene", "lesson"):
        if not callable(getattr(pictures, name, None)):
            raise _Unfit(f"{entry.pictures} has no {name}()")
    face = getattr(import_module(entry.face), "FACE", None)
    if getattr(face, "game", None) != entry.id:
        raise _Unfit(f"{entry.face} has no FACE of the game")
    colour = getattr(face, "colour", None)
    if isinstance(face, type) or not isinstance(colour, int) or not 0 <= colour <= _WHITE:
        raise _Unfit(f"{entry.face} has no FACE with a colour from 0 to 0xFFFFFF, as MyFace()")
    _check_texts(entry, known)


def _check_texts(entry: Entry, known: Mapping[str, Entry]) -> None:
    """Raise _Unfit if a game lacks texts that the host needs, or has some that it cannot have.

    Unfit in any of its languages are a text that is ill-formed or doesn't begin with the game's id,
    and a command, parameter or game that has the name of another one; so is a package without any
    texts, and one with more of them than a command can have.
    """
    folder = files(entry.package) / "locales"
    try:
        languages = languages_in(folder)
        spoken = {language: read_texts(folder, language) for language in languages}
    except TextsError as error:
        raise _Unfit(str(error)) from error
    if not languages:
        raise _Unfit(f"{entry.package} has no texts in locales/<language>/*.ftl")
    game, said = import_module(entry.rules).GAME, dict[str, dict[str, str]]()
    for language, texts in spoken.items():
        for name in texts:
            if not name.lstrip("-").startswith(f"{entry.id}-"):
                raise _Unfit(f"the text {name!r} ({language}) does not begin with '{entry.id}-'")
        command = _said(texts, f"{entry.id}-command")
        if command in _commands(language, known):
            raise _Unfit(f"its command /{command} ({language}) is taken")
        name = _said(texts, f"{entry.id}-name")
        if name in _titles(language, known):
            raise _Unfit(f"its name {name!r} ({language}) is taken")
        said[language] = {name: _said(texts, name) for name in texts}
        if found := [*faults(game, language, said[language], {*_parameters(language)})]:
            raise _Unfit("; ".join(found))
    if (number := characters(game, said.values())) > MOST_CHARACTERS:
        raise _Unfit(f"its command has {number} characters of its own, at most {MOST_CHARACTERS}")


def _commands(language: str, known: Mapping[str, Entry]) -> Iterator[str]:
    """Yield the names of the commands in a language: the host's, then those of known packages.

    A package without that language has the name of its first one.
    """
    for source in sources_in(files("bot") / "locales" / language):
        yield from (name for _, name in _COMMAND.findall(source))
    for entry in known.values():
        if entry.package:
            texts = read_texts(files(entry.package) / "locales", language)
            yield _said(texts, f"{entry.id}-command")


def _titles(language: str, known: Mapping[str, Entry]) -> Iterator[str]:
    """Yield what known games are called in a language: commands list games by these names."""
    for source in sources_in(files("bot") / "locales" / language):
        yield from (name for game, name in _TITLE.findall(source) if game in known)
    for entry in known.values():
        if entry.package:
            texts = read_texts(files(entry.package) / "locales", language)
            yield _said(texts, f"{entry.id}-name")


def _parameters(language: str) -> Iterator[str]:
    """Yield what the parameters of every game's command are called in a language of the host's."""
    for source in sources_in(files("bot") / "locales" / language):
        yield from (name for key, name in _PARAMETER.findall(source) if key in OWN_PARAMETERS)


def _said(texts: Mapping[str, str], name: str) -> str:
    """Return the text of an entry, empty if there is none."""
    return texts.get(name, "").partition("=")[2].strip()


@cache
def reserved() -> frozenset[str]:
    """Return the ids that no package may have, as they begin texts or commands of the host's own.

    The ids of the product's games are not among them: they are refused as those of known games.
    """
    found = set(RESERVED)
    for source in sources_in(files("bot") / "locales" / LANGUAGE):
        found.update(_BEGINNING.findall(source))
        found.update(root for root, _ in _COMMAND.findall(source))
    return frozenset(found).difference(SHIPPED)
