"""Alt texts: the position in sentences, within Discord's limit."""

from __future__ import annotations

from collections.abc import Iterable

from rendering.scene.scene import ALT_LIMIT


def first_to_fit(tellings: Iterable[str]) -> str:
    """Return the first text of at most :data:`ALT_LIMIT` characters.

    If all are longer, the last one is cut off, with an ellipsis; without any text that alone is
    left.
    """
    told = ""
    for told in tellings:
        if len(told) <= ALT_LIMIT:
            return told
    return told[: ALT_LIMIT - 1] + "…"


def no_longer(names: tuple[str, ...], length: int) -> tuple[str, ...]:
    """Return names, cut to at most ``length`` characters."""
    return tuple(name if len(name) <= length else name[: length - 1] + "…" for name in names)


def sentence(words: str) -> str:
    """Return words with a full stop, unless they end in a punctuation mark."""
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."
