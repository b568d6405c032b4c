"""What no message may say: broken markup, raw codes of emoji, prefixes twice, unelided French."""

from __future__ import annotations

import re
from collections.abc import Iterator

from discord import ui
from simcord.components import walk_components

TEXT = 10
_ESCAPE = re.compile(r"\\([\\`*_~|<>\[\].#-])")
_HIDDEN = "\ue000"
"""Stands for a character that was escaped: no markup begins with it."""
_PICTURE = re.compile(r"<:\w{2,32}:\d{17,20}>")
_COMMAND = re.compile(r"</[^:<>]+:\d+>")
_RAW = re.compile(r"<a?:\w*:?|:\w+_[0-9a-f]{6}:|\w_[0-9a-f]{6}:\d|:\d{17,}")
_TWICE = re.compile(r"^\s*(-# |#{1,3} |> |👉 |🎓 |⏳ )\s*\1", re.MULTILINE)
_ELIDED = re.compile(
    r"(?<![-\w])(?:d|qu|jusqu|lorsqu|puisqu|l|j|m|t|s|n|c)e "
    r"(?=[aeiouœæàâéèêëîïôùûü])",
    re.IGNORECASE,
)
"""French words that lose their *e* before a vowel; behind an imperative (*pose-le*) none does."""
_KEEPS_ITS_E = re.compile(r"\b(?:le|de|que) (?=onz|oui\b|un\b|une\b|\w\d?\b)", re.IGNORECASE)
"""Before these words, and before a letter that is named, an *e* is kept."""


def faults(text: str, language: str = "") -> Iterator[str]:
    """Yield a sentence for each fault of a text as markup, and as French if ``language`` is ``fr``.

    Bold within bold or not closed in its line, the code of an emoji, a prefix of a line twice.
    """
    hidden = _ESCAPE.sub(_HIDDEN, text)
    bare = _COMMAND.sub("/command", _PICTURE.sub("🖼", hidden))
    if "****" in bare:
        yield f"bold within bold: {text!r}"
    if any(not _is_bold_well(line) for line in bare.split("\n")):
        yield f"bold that does not close: {text!r}"
    if _RAW.search(bare):
        yield f"the code of an emoji: {text!r}"
    if _TWICE.search(bare):
        yield f"a prefix twice: {text!r}"
    yield from unelided(bare, language)


def unelided(text: str, language: str) -> Iterator[str]:
    """Yield each place where a French word should have lost its *e*; none in other languages."""
    if language != "fr":
        return
    for found in _ELIDED.finditer(text):
        if not _KEEPS_ITS_E.match(text, found.start()):
            yield f"{text[found.start() : found.end() + 12]!r} in {text!r}"


def plain_faults(text: str, language: str) -> Iterator[str]:
    """Yield a sentence for each fault of a text where no markup is read: on controls.

    That is bold, the code of an emoji, and French without elision.
    """
    if "**" in text or _PICTURE.search(text) or re.search(r"_[0-9a-f]{6}:\d", text):
        yield f"markup where none is read: {text!r}"
    yield from unelided(text, language)


def faults_of(view: ui.LayoutView, language: str) -> Iterator[str]:
    """Yield what is wrong with the words of a message: its texts, and all that its controls say."""
    for component in walk_components(view.to_components()):  # type: ignore[no-untyped-call]
        if component["type"] == TEXT:
            yield from faults(component["content"], language)
        controls = [component, *component.get("options", ()), *component.get("items", ())]
        for one in controls:
            for part in ("label", "placeholder", "description"):
                yield from plain_faults(one.get(part) or "", language)


def _is_bold_well(line: str) -> bool:
    """Return True if the marks of bold in a line are paired and close to what they hold.

    Nothing held is empty or begins or ends with a space.
    """
    parts = line.split("**")
    inside = parts[1::2]
    return len(parts) % 2 == 1 and all(part and part == part.strip() for part in inside)
