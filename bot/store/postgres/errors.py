"""What an error of PostgreSQL means, in one sentence without what only its owner may read."""

from __future__ import annotations

import os
import socket
import ssl
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg

from bot.model.database_address import ADDRESS, DatabaseAddress
from bot.store.error import StoreError

LOST = "TH001"
"""The code of the error that says that another host has taken over."""

_Say = Callable[[DatabaseAddress], str]

_BY_CODE: tuple[tuple[str, str, _Say], ...] = (
    (LOST, "store-lost", lambda at: f"Another bot has taken over {at}."),
    ("28", "store-refused", lambda at: f"{at:s} refuses the user or the password."),
    ("3D000", "store-missing", lambda at: f"There is no {at:n}; create it first."),
    ("53100", "store-full", lambda at: f"The disk that holds {at} is full."),
    ("53300", "store-busy", lambda at: f"{at:s} takes no more connections."),
    ("57P03", "store-unreachable", lambda at: f"{at:s} is starting or stopping; try again."),
    ("25006", "store-standby", lambda at: f"{at:s} takes no changes; name the primary server."),
    ("42501", "store-unwritable", lambda at: f"{at:s} does not let its user do that."),
    ("42P01", "store-broken", lambda at: f"{at:s} lacks tables; restore a backup."),
    (
        "42703",
        "store-unmigrated",
        lambda at: f"{at:s} was made by an older release: run python -m bot migrate.",
    ),
    ("55P03", "store-busy", lambda at: f"{at:s} is being changed by another program."),
    ("40P01", "store-busy", lambda at: f"{at:s} is being changed by another program."),
    ("57014", "store-slow", lambda at: f"{at:s} did not answer in time."),
)
"""By the beginning of an error's code: the key, and what is said."""
_FILES = ("sslrootcert", "sslcert", "sslkey", "sslcrl")
"""What an address may name files for."""
_BY_KIND: tuple[tuple[type[BaseException], str, _Say], ...] = (
    (socket.gaierror, "store-unreachable", lambda at: f"There is no host for {at}."),
    (ssl.SSLError, "store-tls", lambda at: f"{at:s} and the bot agree on no encryption (TLS)."),
    (TimeoutError, "store-unreachable", lambda at: f"{at:s} did not answer in time."),
    (ValueError, "store-address", lambda _: f"The address of a database is spelt as {ADDRESS}."),
)


def explained(error: BaseException, address: DatabaseAddress) -> StoreError:
    """Return, not raise, the error that tells the person who runs the bot what another one means.

    A StoreError comes back as it is; ``store-unreachable`` is for a server that does not answer,
    ``store-failed`` for any error that nothing more is known of. No message has the driver's words,
    in which a password may be.
    """
    if isinstance(error, StoreError):
        return error
    for kind, key, say in _BY_KIND:
        if isinstance(error, kind):
            return StoreError(key, say(address))
    code = getattr(error, "sqlstate", None) or ""
    if code == "08P01" and "startup parameter" in str(error):
        return pooled(address)
    for start, key, say in _BY_CODE:
        if code.startswith(start):
            return StoreError(key, say(address))
    if isinstance(error, ConnectionError) and "SSL" in str(error):
        return StoreError("store-tls", f"{address:s} takes no encrypted connections (TLS).")
    if is_uncertain(error):
        return StoreError("store-unreachable", f"{address:s} cannot be reached.")
    what = f"{type(error).__name__} {code}".strip()
    return StoreError("store-failed", f"{address:s} cannot be used: {what}.")


def explained_of_connecting(error: Exception, address: DatabaseAddress) -> StoreError:
    """Return, not raise, what :func:`explained` does, unless certificates are to blame (TLS).

    That is a file named in the address that cannot be read, or none where one is needed.
    """
    try:
        given = parse_qs(urlsplit(address.spelt).query)
    except ValueError:
        return explained(error, address)
    if isinstance(error, OSError):
        for name in _FILES:
            for path in given.get(name, ()):
                if not (Path(path).is_file() and os.access(path, os.R_OK)):
                    return StoreError(
                        "store-tls",
                        f"The certificates of {address}: {name} is {path}, which cannot be read.",
                    )
    mode = given.get("sslmode", [""])[-1]
    if isinstance(error, ValueError) and mode.startswith("verify-") and _FILES[0] not in given:
        return StoreError(
            "store-tls",
            f"The certificates of {address}: sslmode={mode} needs sslrootcert, the file of the one"
            " that signs the server's.",
        )
    return explained(error, address)


def is_uncertain(error: BaseException) -> bool:
    """Return True if after this error the outcome of the transaction is unknown.

    Those are lost connections, servers that stop, timeouts, and errors of the driver itself.
    """
    if isinstance(error, asyncpg.PostgresError):
        # Connections that end, servers that stop, and statements that were given up.
        state = str(getattr(error, "sqlstate", None) or "")
        return state.startswith(("08", "57", "40003"))
    return isinstance(
        error,
        OSError | TimeoutError | EOFError | asyncpg.InterfaceError | asyncpg.InternalClientError,
    )


def pooled(address: DatabaseAddress) -> StoreError:
    """Return, not raise, the error that the bot's sessions are shared (``store-pooled``)."""
    return StoreError(
        "store-pooled",
        f"{address:s} is behind a pooler that shares sessions; name the server itself, or have the"
        " pooler keep a session for each client.",
    )
