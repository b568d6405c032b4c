"""The settings of the person who runs the bot: complete, documented, and refused in a sentence."""

from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.model.database_address import DatabaseAddress
from bot.settings import Settings, SettingsError, read_settings, warn_of_unknown_names

ROOT = Path(__file__).parents[2]
NONE = Path("there-is-no-such-file")


def test_the_example_names_every_setting_with_its_default() -> None:
    """Whoever copies ``.env.example`` runs the bot as if there were no file."""
    example = ROOT / ".env.example"
    lines = [line for line in example.read_text().splitlines() if "=" in line and line[0] != "#"]
    named = set(dotenv_values(example))
    assert len(lines) == len(named), "a setting stands there twice"
    # Where a server is named, DATABASE names it.
    assert {name.upper() for name in Settings.__struct_fields__} - {"SERVER"} == named
    assert Settings() == read_settings({}, example)


def test_every_setting_of_the_example_is_explained() -> None:
    """A line of explanation stands above each."""
    lines = (ROOT / ".env.example").read_text().splitlines()
    settings = [number for number, line in enumerate(lines) if "=" in line and line[0] != "#"]
    assert all(lines[number - 1].startswith("# ") for number in settings)


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    """What is set for one run counts; what is empty counts as unset."""
    file = tmp_path / ".env"
    file.write_text("DEFAULT_LANGUAGE=fr\nPAINTERS=4\nLOG_LEVEL=\n# PAINTERS=9\n")
    read = read_settings({"DEFAULT_LANGUAGE": " en "}, file)
    assert Settings(default_language="en", painters=4) == read
    assert "INFO" == read_settings({}, file).log_level


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DEFAULT_LANGUAGE", "de"),
        ("DEFAULT_LANGUAGE", "EN"),
        ("DATABASE", "/"),
        ("DATABASE", ".."),
        ("BACKUP_HOURS", "0"),
        ("BACKUPS_KEPT", "0"),
        ("STALE_DAYS", "7"),
        ("STALE_DAYS", "inf"),
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
    assert str(caught.value).startswith(f"{name} must be ")
    assert str(caught.value).endswith(f", not {value!r}.")


@pytest.mark.parametrize("token", ["Bot a.b.c", "a.b.c\nd", "a.b.ç", "«a.b.c»"])
def test_what_cannot_be_a_token_is_said_and_not_shown(token: str) -> None:
    """It may be one all but for a slip, and the log is read by others."""
    with pytest.raises(SettingsError, match="DISCORD_TOKEN holds") as caught:
        read_settings({"DISCORD_TOKEN": token}, NONE)
    assert token not in str(caught.value)


def test_a_number_that_cannot_be_used_is_told_what_can() -> None:
    """In words for the person who runs the bot, not for one who wrote it."""
    with pytest.raises(SettingsError, match="a whole number from 0 to 65535, not 'eighty'"):
        read_settings({"PREVIEW_PORT": "eighty"}, NONE)
    with pytest.raises(SettingsError, match="a number above 7 and at most 3650, not '3'"):
        read_settings({"STALE_DAYS": "3"}, NONE)
    with pytest.raises(SettingsError, match="a number from 0 to 3600, not 'slow'"):
        read_settings({"EDIT_SECONDS": "slow"}, NONE)


def test_a_limit_that_discord_has_raised_can_be_used() -> None:
    """``docs/run/scale.md`` advises it above 60,000 servers."""
    assert read_settings({"REQUESTS_PER_SECOND": "120"}, NONE).requests_per_second == 120


def test_the_language_of_a_desktop_is_none_of_the_bots() -> None:
    """Many set LANGUAGE for all programs; the bot must start there, and as it is set."""
    assert Settings() == read_settings({"LANGUAGE": "en_GB:en"}, NONE)


def test_a_setting_by_its_old_name_is_pointed_out(tmp_path: Path) -> None:
    """Rather than left out in silence."""
    file = tmp_path / ".env"
    file.write_text("LANGUAGE=fr\n")
    with pytest.raises(SettingsError, match="is called DEFAULT_LANGUAGE now"):
        read_settings({}, file)
    file.write_text("LANGUAGE=\nDEFAULT_LANGUAGE=fr\n")
    assert "fr" == read_settings({}, file).default_language


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    """A missing file that is mounted in a container is an empty folder."""
    with pytest.raises(SettingsError, match=r"cannot be read: Is a directory\."):
        read_settings({}, tmp_path)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "latin-1"])
def test_a_file_in_another_encoding_is_to_be_saved_anew(tmp_path: Path, encoding: str) -> None:
    """Whether the encoding leaves a mark, zeros between the letters, or what UTF-8 has not."""
    file = tmp_path / ".env"
    file.write_bytes("# Für Björn\nPAINTERS=4\n".encode(encoding))
    with pytest.raises(SettingsError, match="save it as UTF-8"):
        read_settings({}, file)


def test_editors_may_mark_a_file_and_end_its_lines_as_they_like(tmp_path: Path) -> None:
    """The mark of UTF-8 is no part of the first name; there are three ways to end a line."""
    file = tmp_path / ".env"
    for end in ("\n", "\r\n", "\r"):
        text = f"PAINTERS=4{end}DEFAULT_LANGUAGE=fr{end}"
        file.write_bytes(text.encode("utf-8-sig"))
        assert Settings(painters=4, default_language="fr") == read_settings({}, file)


def test_names_that_are_no_settings_are_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A slip of the pen is never silent; what a machine, or Docker Compose, sets is not ours."""
    file = tmp_path / ".env"
    file.write_text("BACKUP_FOLDERS=x\nPAINTERS=2\nCOLOUR=red\nPOSTGRES_PASSWORD=hunter2\n")
    warn_of_unknown_names({"HOME": "/", "LOG_LEVLE": "INFO", "DATABASE": "x", "PATH": "/bin"}, file)
    assert caplog.messages == [
        f"Unknown setting BACKUP_FOLDERS in {file} is ignored; did you mean BACKUP_FOLDER?",
        f"Unknown setting COLOUR in {file} is ignored",
        "Unknown setting LOG_LEVLE in the environment is ignored; did you mean LOG_LEVEL?",
    ]


def test_other_variables_of_the_environment_are_left_alone() -> None:
    """A machine has its own names."""
    assert Settings() == read_settings({"HOME": "/", "language": "fr"}, NONE)


def test_a_server_is_named_where_a_file_is() -> None:
    """What belongs to the machine lies where it always lay."""
    spelt = "postgresql://ann:hunter2@db.example/host"
    read = read_settings({"DATABASE": spelt}, NONE)
    assert read.server == DatabaseAddress(spelt)
    assert read.database == Settings().database
    assert "hunter2" not in repr(read)
    assert read_settings({"DATABASE": "here.sqlite3"}, NONE).server is None


@pytest.mark.parametrize(
    "more",
    [
        {"DATABASE": "postgresql:ann:hunter2@db"},
        {"DATABASE": "postgres://db:hunter2/x"},
        {"BACKUP_FOLDER": "x"},
    ],
)
def test_a_server_that_makes_no_sense_is_refused_without_its_password(more: dict[str, str]) -> None:
    """Nothing of what was set is repeated; a server has tools of its own for backups."""
    with pytest.raises(SettingsError) as refused:
        read_settings({"DATABASE": "postgresql://ann:hunter2@db.example/host", **more}, NONE)
    assert "hunter2" not in str(refused.value)
