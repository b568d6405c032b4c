"""What a table needs in its channel, and which tables lack it."""

import discord
import pytest

from bot.i18n.texts import texts
from bot.model.table import Place, TableId
from cogs.elements import channel_access
from cogs.elements.channel_access import AccessProblem, AccessProblems, Kind, lacking, needed

ALL = discord.Permissions.all()
GONE = AccessProblem(Kind.GONE, 1, 2)


@pytest.mark.parametrize(
    ("place", "in_thread", "right", "missing"),
    [
        (Place.THREAD, False, "create_public_threads", True),
        (Place.THREAD, False, "send_messages_in_threads", True),
        (Place.THREAD, False, "send_messages", True),
        (Place.HERE, False, "create_public_threads", False),
        (Place.HERE, False, "send_messages_in_threads", False),
        (Place.HERE, False, "send_messages", True),
        (Place.HERE, True, "send_messages", False),
        (Place.HERE, True, "send_messages_in_threads", True),
        (Place.HERE, True, "attach_files", True),
        (Place.HERE, False, "manage_messages", False),
    ],
)
def test_only_what_a_table_needs_where_it_is_played_is_asked_for(
    place: Place, *, in_thread: bool, right: str, missing: bool
) -> None:
    """F53: by its right name, and nothing beyond."""
    granted = discord.Permissions(ALL.value)
    setattr(granted, right, False)
    assert lacking(granted, place, in_thread=in_thread) == ((right,) if missing else ())
    assert lacking(ALL, place, in_thread=in_thread) == ()
    assert (right in needed(place, in_thread=in_thread)) == missing


def test_a_trouble_is_known_until_it_is_over() -> None:
    """Each table's last one, by server."""
    problems = AccessProblems[TableId]()
    one, other = TableId(1), TableId(2)
    locked = AccessProblem(Kind.LOCKED, 1, 2)
    problems[one] = GONE
    problems[one] = locked
    problems[other] = AccessProblem(Kind.LEFT, 9, 2)
    assert (problems.get(one), problems.on(1), problems.on(9)) == (locked, (one,), (other,))
    del problems[one]
    assert (problems.get(one), problems.on(1)) == (None, ())


def test_so_many_troubles_are_known_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest is forgotten, and looked into anew."""
    monkeypatch.setattr(channel_access, "_LIMIT", 2)
    problems = AccessProblems[TableId]()
    for number in range(3):
        problems[TableId(number)] = GONE
    assert problems.on(1) == (TableId(1), TableId(2))


def test_missing_rights_are_named_as_discord_names_them() -> None:
    """F53: in the words of the settings in which they are given."""
    said = AccessProblem(Kind.PERMISSIONS, 1, 2, ("attach_files", "embed_links")).sentence(
        texts("en")
    )
    assert "<#2>" in said
    assert "Attach Files, Embed Links" in said
