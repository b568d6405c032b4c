"""The settings of the person who runs the bot: complete, documented, and refused in a sentence."""

from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.settings import Settings, SettingsError, read_settings

ROOT = Path(__file__).parents[2]
NONE = Path("there-is-no-such-file")


def test_the_example_names_every_setting_with_its_default() -> None:
    """Whoever copies ``.env.example`` runs the bot as if there were no file."""
    example = ROOT / ".env.example"
    named = set(dotenv_values(example))
    assert {name.upper() for name in Settings.__struct_fields__} == named
    assert Settings() == read_settings({}, example)


def test_every_setting_of_the_example_is_explained() -> None:
    """A line of explanation stands above each."""
    lines = (ROOT / ".env.example").read_text().splitlines()
    settings = [number for number, line in enumerate(lines) if "=" in line and line[0] != "#"]
    assert all(lines[number - 1].startswith("# ") for number in settings)


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    """What is set for one run counts; what is empty counts as unset."""
    file = tmp_path / ".env"
    file.write_text("LANGUAGE=fr\nPAINTERS=4\nLOG_LEVEL=\n# PAINTERS=9\n")
    assert Settings(language="en", painters=4) == read_settings({"LANGUAGE": " en "}, file)
    assert "INFO" == read_settings({}, file).log_level


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LANGUAGE", "de"),
        ("LANGUAGE", "EN"),
        ("LOBBY_HOURS", "0"),
        ("LOBBY_HOURS", "-1"),
        ("LOBBY_HOURS", "soon"),
        ("LOBBY_HOURS", "inf"),
        ("LOBBY_HOURS", "nan"),
        ("LOBBY_HOURS", "1e300"),
        ("EDIT_SECONDS", "-1"),
        ("EDIT_SECONDS", "nan"),
        ("PAINTERS", "0"),
        ("PAINTERS", "17"),
        ("PAINTERS", "two"),
        ("PREVIEW_PORT", "65536"),
        ("PREVIEW_PORT", "-1"),
        ("LOG_LEVEL", "LOUD"),
    ],
)
def test_a_value_that_cannot_be_used_is_named(name: str, value: str) -> None:
    """One sentence, with the setting and what it was."""
    with pytest.raises(SettingsError) as caught:
        read_settings({name: value}, NONE)
    assert name in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    """Not the library's traceback."""
    file = tmp_path / ".env"
    file.write_bytes(b"LANGUAGE=\xff\xfe")
    with pytest.raises(SettingsError, match="cannot be read"):
        read_settings({}, file)


def test_other_variables_of_the_environment_are_left_alone() -> None:
    """A machine has its own names."""
    assert Settings() == read_settings({"HOME": "/", "language": "fr"}, NONE)
