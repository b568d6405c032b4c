"""Fonts, and the choice of one that has a glyph for a character."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw, ImageFont, features

FaceName = Literal["text", "bold", "world", "symbols", "far-east"]
_PUNCTUATION = (0x2010, 0x2044)
"""Dashes, quotes and the ellipsis, which the text face has."""
_LATIN_END = 0x180
_PLAIN = re.compile(
    r"(?:LATIN LETTER SMALL CAPITAL|(?:NEGATIVE )?(?:SQUARED|CIRCLED) LATIN CAPITAL LETTER) ([A-Z])"
)
"""Names of letters that are an A in another dress and have no decomposition."""
_ENDS = " ()[]{}<>|~\u00b7.,:;-_*"
_PROBE_SIZE = 32
_FAR_EAST_WEIGHT = 700


@cache
def _data(name: FaceName) -> bytes | Path:
    """Return the path of a font's file, or its bytes where a package brings only these."""
    match name:
        case "text" | "bold":
            weight = "Semibold" if name == "text" else "Black"
            path = files("font_source_sans_pro") / "files" / f"SourceSansPro-{weight}.ttf"
            return Path(str(path))
        case "world":
            return bytes(import_module("pymupdf_fonts").fontbuffers["figbo"]())
        case "symbols":
            return bytes(import_module("pymupdf_fonts").fontbuffers["symbol2"]())
        case "far-east":
            return Path(str(files("manimgx_fonts_cjk") / "NotoSansCJK-VF.otf.ttc"))


@lru_cache(maxsize=256)
def face(name: FaceName, size: float) -> ImageFont.FreeTypeFont:
    """Return a font in a size in pixels, cached; that of the Far East is set to a bold weight."""
    match _data(name):
        case Path() as path:
            font = ImageFont.truetype(path, size)
            if name == "far-east":
                font.set_variation_by_axes([_FAR_EAST_WEIGHT])
            return font
        case data:
            return ImageFont.truetype(BytesIO(data), size)


@lru_cache(maxsize=4096)
def face_of(character: str, *, bold: bool) -> FaceName | None:
    """Return the first face that can write a character, or None when none can.

    The text face (bold or not) is tried first, then those for other scripts, symbols and the Far
    East. Latin letters and common punctuation are always the text face's.
    """
    own: FaceName = "bold" if bold else "text"
    sign = ord(character)
    if sign < _LATIN_END or _PUNCTUATION[0] <= sign < _PUNCTUATION[1]:
        return own
    names: tuple[FaceName, ...] = (own, "world", "symbols", "far-east")
    return next((name for name in names if _writes(name, character)), None)


@lru_cache(maxsize=4096)
def _writes(name: FaceName, character: str) -> bool:
    return _glyph(name, character) != _glyph(name, "\U0010fffe")


def _glyph(name: FaceName, character: str) -> tuple[tuple[int, int], bytes]:
    """Return the size of a character in pixels and its bitmap, to tell the missing glyph by."""
    font = face(name, _PROBE_SIZE)
    left, top, right, bottom = (round(edge) for edge in font.getbbox(character))
    picture = Image.new("L", (max(1, right), max(1, bottom)))
    ImageDraw.Draw(picture).text((0, 0), character, fill=255, font=font)
    return (right - left, bottom - top), picture.tobytes()


def writable(words: str, *, bold: bool) -> str:
    """Return words as fonts can write them; words with a letter that no font has are left out.

    Letters in another dress become plain ones if need be. Control characters and signs that no font
    has are left out of any word. Words are what spaces divide; several spaces become one.
    """
    seen = "".join(
        character
        for character in unicodedata.normalize("NFC", words)
        if unicodedata.category(character) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    )
    found = (_whole(word, bold=bold) for word in seen.split(" "))
    return " ".join(word for word in found if word)


def shapes_scripts() -> bool:
    """Return True if letters of Arabic, Hebrew and Indic scripts are ordered and joined.

    Pillow's wheels bring Raqm and HarfBuzz and load ``libfribidi`` from the system at run time;
    without it they set letters one by one from left to right (Pillow, *External libraries*).
    """
    return features.check_feature("raqm") is True


@lru_cache(maxsize=1024)
def lettered(name: str) -> str:
    """Return a name as pictures can write it, in bold; empty if no word of it can be written.

    Where something was left out or replaced, brackets, punctuation and spaces at both ends go, too:
    they enclose nothing.
    """
    found = writable(name, bold=True)
    whole = found == unicodedata.normalize("NFC", name)
    # What stood around something that cannot be written encloses nothing.
    return found if whole else found.strip(_ENDS)


def _whole(word: str, *, bold: bool) -> str:
    """Return a word as fonts can write it, in plain letters (see ``_in_plain_letters``) if need be.

    Symbols and accents without a glyph are left out. Empty if a letter, number or other mark has
    none.
    """
    if all(face_of(character, bold=bold) for character in word):
        return word
    plain = _in_plain_letters(word)
    missing = {character for character in plain if not face_of(character, bold=bold)}
    if any(_is_of_a_word(character) for character in missing):
        return ""
    return "".join(character for character in plain if character not in missing)


def _in_plain_letters(word: str) -> str:
    """Return styled letters (mathematical, full-width, circled, small capitals) as plain ones.

    NFKC knows those that Unicode calls compatible; of others the name says which letter it is.
    """
    return "".join(
        _PLAIN.sub(r"\1", unicodedata.name(character, ""))
        if _PLAIN.fullmatch(unicodedata.name(character, ""))
        else character
        for character in unicodedata.normalize("NFKC", word)
    )


def _is_of_a_word(character: str) -> bool:
    """Return True for a letter, number or mark but no combining accent: no word can lose it."""
    accent = unicodedata.name(character, "").startswith("COMBINING")
    return unicodedata.category(character)[0] in "LNM" and not accent


def runs(words: str, *, bold: bool) -> list[tuple[FaceName, str]]:
    """Split writable words into runs of one font, in order, each with the font's name.

    A space or sign of the text face joins the run before it where that font has it. Those at the
    end of a run that is read from right to left stand before what follows: in the run, which is
    ordered by itself, they would be at its left.
    """
    own: FaceName = "bold" if bold else "text"
    pieces: list[tuple[FaceName, str]] = []
    for character in words:
        name = face_of(character, bold=bold) or own
        # A space or a sign belongs to the script it stands in, where its face has it.
        last = pieces[-1][0] if pieces else None
        shared = name == own and not character.isalnum()
        if last is not None and (name == last or (shared and _writes(last, character))):
            pieces[-1] = (pieces[-1][0], pieces[-1][1] + character)
            continue
        if pieces and (signs := _signs_after(pieces[-1][1])):
            pieces[-1] = (pieces[-1][0], pieces[-1][1].removesuffix(signs))
            pieces.append((own, signs))
        if pieces and pieces[-1][0] == name:
            pieces[-1] = (name, pieces[-1][1] + character)
        else:
            pieces.append((name, character))
    return pieces


def _signs_after(run: str) -> str:
    """Return the spaces and signs at the end of a run that is read from right to left; or ""."""
    letters = run
    while letters and not _is_of_a_word(letters[-1]):
        letters = letters[:-1]
    rightward = letters and unicodedata.bidirectional(letters[-1]) in {"R", "AL", "NSM"}
    return run[len(letters) :] if rightward else ""
