"""Alt texts: a position told in as many words as fit, for those who do not see the picture."""

from __future__ import annotations

from collections.abc import Iterable

from rendering.scene.scene import ALT_LIMIT


def first_to_fit(tellings: Iterable[str]) -> str:
    """Return the first telling of at most :data:`ALT_LIMIT` characters, or the last one cut off."""
    told = ""
    for told in tellings:
        if len(told) <= ALT_LIMIT:
            return told
    return told[: ALT_LIMIT - 1] + "…"


def no_longer(names: tuple[str, ...], length: int) -> tuple[str, ...]:
    """Cut names that are longer than ``length`` characters."""
    return tuple(name if len(name) <= length else name[: length - 1] + "…" for name in names)


def sentence(words: str) -> str:
    """End words with a full stop where they have no mark of their own; a question stays one."""
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."
