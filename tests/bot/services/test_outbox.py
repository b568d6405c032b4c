"""What is told: every change once it is stored, each turn as one growing story."""

from pathlib import Path

from bot.model.news import Post, PostKey
from tests.rigs.table_rig import ANN, BOB, CID, house
from tests.rigs.toy_game import Bid, BidsShown, Cheer, Cheered, Consider, RoundBegan, Seated


async def test_a_lobby_is_news_without_a_look(tmp_path: Path) -> None:
    """The publisher is told of seats taken before any game is there."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.lobby(BOB)
        news = await one.tables.outbox.news(table.id)
        assert (news.look, news.table, news.chapters, news.posts) == (None, table, (), {})
        assert await one.tables.outbox.unpublished() == (table.id,)
        await one.tables.outbox.published(table.id, news.upto)
        assert await one.tables.outbox.unpublished() == ()
        assert (await one.tables.outbox.news(table.id)).upto == 0


async def test_a_turn_is_told_as_a_whole_while_it_grows(tmp_path: Path) -> None:
    """Each turn with all its events until it has its message; no secrets in it."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = await one.game(rounds=50)
        news = await one.tables.outbox.news(table.id)
        assert [(c.number, c.events) for c in news.chapters] == [
            (0, (Seated(seats=2),)),
            (1, (RoundBegan(round=1),)),
        ]
        await one.tables.outbox.published(table.id, news.upto)
        await one.tables.outbox.posted(table.id, PostKey.STORY.of(0, 0), Post(70, 900))
        await one.answer(table.id, ANN, Bid(1))
        await one.answer(table.id, BOB, Bid(2))
        (chapter,) = (await one.tables.outbox.news(table.id)).chapters
        begun, shown = chapter.events
        assert (chapter.number, begun) == (1, RoundBegan(round=1))
        assert isinstance(shown, BidsShown)
    async with house(path) as one:
        # Unsaid before the restart, said after it, in one with what came next.
        seat = (await one.look(table.id)).questions[0].decision.seat
        await one.answer(table.id, (ANN, BOB)[seat], Cheer())
        first, second = (await one.tables.outbox.news(table.id)).chapters
        assert first.events == (begun, shown, Cheered(seat=seat))
        assert (second.number, second.events) == (2, (RoundBegan(round=2),))


async def test_what_has_its_message_is_not_told_again(tmp_path: Path) -> None:
    """Of turns that are over and posted nothing is read; the others are gathered until they are."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game(rounds=50)
        for _ in range(4):
            await one.answer(table.id, ANN, Bid(1))
            await one.answer(table.id, BOB, Bid(2))
            seat = (await one.look(table.id)).questions[0].decision.seat
            await one.answer(table.id, (ANN, BOB)[seat], Cheer())
        news = await one.tables.outbox.news(table.id)
        await one.tables.outbox.published(table.id, news.upto)
        assert [chapter.number for chapter in news.chapters] == [0, 1, 2, 3, 4, 5]
        for first, last in ((0, 0), (1, 3)):
            key = PostKey.STORY.of(first, last)
            await one.tables.outbox.posted(table.id, key, Post(70, 900 + last))
        news = await one.tables.outbox.news(table.id)
        assert [chapter.number for chapter in news.chapters] == [4, 5]
        assert news.look is not None
        assert (news.look.chapter, news.look.seat) == (5, None)


async def test_what_happens_while_speaking_is_said_next(tmp_path: Path) -> None:
    """A row that came after the news was gathered is not marked as said with it."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        news = await one.tables.outbox.news(table.id)
        await one.tables.outbox.published(table.id, news.upto)
        await one.answer(table.id, ANN, Bid(1))
        await one.answer(table.id, BOB, Bid(2))
        await one.tables.outbox.published(table.id, news.upto)
        assert await one.tables.outbox.unpublished() == (table.id,)
        assert (await one.tables.outbox.news(table.id)).upto > news.upto


async def test_the_longest_waiting_table_is_told_first(tmp_path: Path) -> None:
    """Fair, whatever the tables' numbers."""
    async with house(tmp_path / "host.sqlite3") as one:
        first, second = await one.lobby(), await one.lobby()
        news = await one.tables.outbox.news(first.id)
        await one.tables.outbox.published(first.id, news.upto)
        one.clock.pass_(seconds=1)
        await one.tables.lobbies.join(first.id, BOB)
        assert await one.tables.outbox.unpublished() == (second.id, first.id)


async def test_messages_are_found_again_until_they_are_gone(tmp_path: Path) -> None:
    """F13, F14: ids only, cleared when a moderator removes the message."""
    path = tmp_path / "host.sqlite3"
    async with house(path) as one:
        table = await one.lobby()
        board = Post(70, 900)
        await one.tables.outbox.posted(table.id, PostKey.BOARD, Post(70, 800))
        await one.tables.outbox.posted(table.id, PostKey.BOARD, board)
        await one.tables.outbox.posted(table.id, PostKey.CALL.of(1, 0), Post(71, 901))
    async with house(path) as one:
        assert set((await one.tables.outbox.news(table.id)).posts) == {
            PostKey.BOARD,
            PostKey.CALL.of(1, 0),
        }
        await one.tables.outbox.posted(table.id, PostKey.CALL.of(1, 0), None)
        assert (await one.tables.outbox.news(table.id)).posts == {PostKey.BOARD: board}


async def test_a_message_that_calls_several_is_noted_for_all_or_for_none(tmp_path: Path) -> None:
    """F32: a crash between two of them would have one called twice."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.lobby()
        before = (await one.store.figures(0)).commits
        keys = [PostKey.CALL.of(seat, 0, 1) for seat in range(2)]
        await one.tables.outbox.posted_as(table.id, keys, Post(71, 901))
        assert set(keys) <= set((await one.tables.outbox.news(table.id)).posts)
        assert (await one.store.figures(0)).commits == before + 1


async def test_the_first_step_of_a_draft_is_no_news_either(tmp_path: Path) -> None:
    """F39: that somebody has begun to move in their seat is for nobody else to notice."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        outbox = one.tables.outbox
        await outbox.published(table.id, (await outbox.news(table.id)).upto)
        await one.answer(table.id, ANN, Consider(2))
        assert await outbox.unpublished() == ()
        await one.tables.seats.away(table.id, BOB.id)
        seat = table.seat_of(BOB.id)
        assert seat is not None
        await one.tables.seats.claim(table.id, CID, seat)
        await one.tables.seats.welcome(table.id, ANN, seat)
        await outbox.published(table.id, (await outbox.news(table.id)).upto)
        await one.answer(table.id, CID, Consider(2))
        assert await outbox.unpublished() == ()
        await one.answer(table.id, CID, Bid(2))
        await one.answer(table.id, ANN, Bid(2))
        assert await outbox.unpublished() == (table.id,)


async def test_what_several_answer_in_secret_is_told_as_one(tmp_path: Path) -> None:
    """F46: with whatever is told next, and at the latest with the last of the answers."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        outbox = one.tables.outbox
        await outbox.published(table.id, (await outbox.news(table.id)).upto)
        await one.answer(table.id, ANN, Bid(1))
        assert await outbox.unpublished() == ()
        news = await outbox.news(table.id)
        # Who has answered is called no more, and what is told now says it.
        assert [call.seat for call in news.calls] == [table.seat_of(BOB.id)]
        assert news.look is not None
        assert [q.decision.answered for q in news.look.questions] == [True, False]
        await one.answer(table.id, BOB, Bid(2))
        assert await outbox.unpublished() == (table.id,)


async def test_who_comes_back_is_told_of_at_once(tmp_path: Path) -> None:
    """Also where that is with an answer which others still have to give, too."""
    async with house(tmp_path / "host.sqlite3") as one:
        table = await one.game()
        outbox = one.tables.outbox
        await one.tables.seats.away(table.id, ANN.id)
        await outbox.published(table.id, (await outbox.news(table.id)).upto)
        await one.answer(table.id, ANN, Bid(1))
        assert await outbox.unpublished() == (table.id,)
