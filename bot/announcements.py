"""A notice of the operator: a file beside the database, which the running bot tells."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES
from bot.store.file_owner import leave_to_owner_of_folder

_LOG = logging.getLogger(__name__)

LONGEST = 1500
"""Characters of a notice: with the words around it, it has to fit one message."""
_LOOK = 5
"""Seconds from one look for a notice to the next."""
_AGAIN = 60
"""Seconds until a notice that could not be told is tried again."""


class AnnouncementError(Exception):
    """A notice that cannot be given; the text says why."""


class Announcement(msgspec.Struct, frozen=True):
    """What is told to every server where something is played, once each."""

    texts: dict[str, str]
    """By language; where one is missing, the first is told."""
    told: tuple[int, ...] = ()
    """The servers that have read it."""

    def text_in(self, language: str) -> str:
        """Return it in a language, or as it is."""
        return self.texts.get(language) or self.texts[LANGUAGES[0]]


Tell = Callable[[Announcement], Awaitable[int | None]]
"""Tells one server more, and says which; None if all have been told."""


def announce(database: Path, texts: dict[str, str]) -> None:
    """Store an announcement, text by language, for the running bot to post.

    Raises:
        AnnouncementError: the first language's text is empty, one is longer than :data:`LONGEST` or
            cannot be spelt in UTF-8, the last one is still being told, or the file cannot be
            written; no file is left then.
    """
    if not texts[LANGUAGES[0]].strip():
        raise AnnouncementError("There is nothing to announce: the text is empty.")
    if max(map(len, texts.values())) > LONGEST:
        raise AnnouncementError(f"That is too long: {LONGEST} characters are the most.")
    try:
        spelt = msgspec.json.encode(Announcement(texts))
    except UnicodeEncodeError as error:
        # Bytes that the terminal sent in another encoding.
        raise AnnouncementError("The text is not UTF-8: have the terminal send UTF-8.") from error
    kept = _file(database)
    try:
        descriptor = os.open(kept, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError as error:
        raise AnnouncementError(
            f"The last notice is still being told; remove {kept} to call it off."
        ) from error
    except OSError as error:
        raise AnnouncementError(f"{kept} cannot be written: {error.strerror}.") from error
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(spelt)
    except OSError as error:
        kept.unlink(missing_ok=True)
        raise AnnouncementError(f"{kept} cannot be written: {error.strerror}.") from error
    try:
        leave_to_owner_of_folder(kept)
    except OSError as error:
        kept.unlink(missing_ok=True)
        raise AnnouncementError(f"{kept} cannot be given to the bot: {error.strerror}.") from error


async def keep_announcing(database: Path, tell: Tell) -> None:
    """Look for a stored announcement every five seconds and post it, until cancelled.

    A restart continues with the next server. Whatever fails, a file or ``tell``, is logged and
    tried again a minute later; which server comes next is for ``tell``.
    """
    wait = _LOOK
    while True:
        await asyncio.sleep(wait)
        try:
            await _tell_all(_file(database), tell)
            wait = _LOOK
        except Exception as error:  # noqa: BLE001 - nobody else would hear of the notice
            _LOG.warning("Announcement not posted; retrying (%r)", error)
            wait = _AGAIN


async def _tell_all(kept: Path, tell: Tell) -> None:
    """Post the stored announcement server by server; delete its file after the last one.

    Each server is noted before the next one is told, so that a restart repeats at most one. It ends
    early if the file is deleted meanwhile. ``tell`` tells one server more, and returns its id or,
    if none is left, None; what it raises is raised, and the file stays.
    """
    while (notice := await asyncio.to_thread(_read, kept)) is not None:
        guild_id = await tell(notice)
        if guild_id is None:
            await asyncio.to_thread(kept.unlink, missing_ok=True)
            _LOG.info("Announcement posted (servers: %d)", len(notice.told))
            return
        told = replace(notice, told=(*notice.told, guild_id))
        await asyncio.to_thread(_note, kept, told)


def _read(kept: Path) -> Announcement | None:
    """Read the announcement; None if there is no file, since its deletion calls it off.

    Raises:
        DecodeError: the file is damaged.
        OSError: it cannot be read.
    """
    try:
        return msgspec.json.decode(kept.read_bytes(), type=Announcement)
    except FileNotFoundError:
        return None


def _note(kept: Path, notice: Announcement) -> None:
    """Store which servers have been told, atomically; not if the announcement has been deleted."""
    if not kept.exists():
        return
    fresh = kept.with_name(kept.name + ".new")
    fresh.write_bytes(msgspec.json.encode(notice))
    fresh.replace(kept)


def _file(database: Path) -> Path:
    """Return the path of the announcement that is stored beside a database."""
    return database.with_name(database.name + ".notice")
