"""Whom and what a message points to."""

from msgspec.structs import replace

from bot.model.computer import Computer
from bot.model.news import Post
from bot.model.players import Person, Player
from cogs.elements.mentions import mention, mention_or_name, notified, people_in, reachable, way_to
from games import find
from games.api import Seat
from players.levels import Level
from tests.rigs.table_views import table_view

GAME = find("vikings")
STATE = GAME.start(3, {}, "seed").state
TABLE = table_view(GAME, STATE, 3, None).table


def test_people_are_mentioned_and_computers_named() -> None:
    """Discord knows people alone; a name is no markup."""
    computer = Computer("R*2", Level.EASY)
    seated = replace(TABLE, players=(*TABLE.players[:2], Player(Seat(2), computer)))
    assert people_in(seated, (Seat(2), Seat(1))) == (1,)
    assert mention_or_name(Person(5, "Ann")) == "<@5>"
    assert mention_or_name(computer) == r"🤖 R\*2"
    assert mention(5, 6) == "<@5> <@6>"


def test_only_those_are_notified_who_are_meant() -> None:
    """F60: whatever a text says, nobody else hears of it."""
    assert {**notified((5, 6)).to_dict()} == {"parse": [], "users": [5, 6]}
    assert notified(()).to_dict()["parse"] == []


def test_nobody_forgotten_is_pinged() -> None:
    """Discord knows no account by a pseudonym, and refuses all of a message that notifies one."""
    forgotten = Person(-0x1F00D, "#F00D")
    assert [5] == notified((5, forgotten.id)).to_dict()["users"]
    assert mention(5, forgotten.id) == "<@5> #F00D"
    assert mention_or_name(forgotten) == "#F00D"
    assert [5] == reachable((Person(5, "Ann"), forgotten))


def test_a_link_leads_to_the_table_or_to_a_message_of_it() -> None:
    """A message may be in the channel while the game is in its thread."""
    table = replace(TABLE, guild_id=1, channel_id=2, thread_id=3)
    assert way_to(table) == "https://discord.com/channels/1/3"
    assert way_to(replace(table, thread_id=None)) == "https://discord.com/channels/1/2"
    assert way_to(table, Post(2, 9)) == "https://discord.com/channels/1/2/9"
