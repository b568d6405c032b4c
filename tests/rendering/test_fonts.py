"""Which type face writes what: a name in any script is written, in as few pieces as it takes."""

import pytest

from rendering.paint.fonts import FaceName, face_of, runs


@pytest.mark.parametrize(
    ("character", "name"),
    [
        ("A", "text"),
        ("é", "text"),
        ("…", "text"),
        ("李", "far-east"),
        ("♞", "symbols"),
        ("🐉", None),
    ],
)
def test_a_character_is_written_by_the_first_face_that_has_it(
    character: str, name: FaceName | None
) -> None:
    """None can write a dragon; such signs are left out."""
    assert name == face_of(character, bold=False)


def test_fat_letters_have_a_face_of_their_own() -> None:
    """Where another face has to help out, its letters are as they are."""
    assert (face_of("A", bold=True), face_of("李", bold=True)) == ("bold", "far-east")


@pytest.mark.parametrize(
    ("words", "pieces"),
    [
        ("", []),
        ("Ann Bo", [("text", "Ann Bo")]),
        ("Ann 李 明 Bo", [("text", "Ann "), ("far-east", "李 明 "), ("text", "Bo")]),
        ("李-明!", [("far-east", "李-明!")]),
        ("Ann: علي بن!", [("text", "Ann: "), ("world", "علي بن!")]),
        # What follows such a name stands at its right.
        ("علي بن, Bo", [("world", "علي بن"), ("text", ", Bo")]),
        ("שלום 2", [("world", "שלום"), ("text", " 2")]),
        # The face of the suits has neither a comma nor a bracket.
        (
            "9♣, Q♥)",
            [("text", "9"), ("symbols", "♣"), ("text", ", Q"), ("symbols", "♥"), ("text", ")")],
        ),
    ],
)
def test_what_stands_between_letters_belongs_to_the_script_before_it(
    words: str, pieces: list[tuple[FaceName, str]]
) -> None:
    """A space or a hyphen of another face would stand at another height."""
    assert pieces == runs(words, bold=False)
