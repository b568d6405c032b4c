"""Plays tables through Discord alone: opens, joins, starts, and presses what is there to press."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, takewhile
from typing import Any
from unittest.mock import patch

import simcord
from msgspec.structs import replace
from simcord.components import walk_components

from bot.i18n.texts import texts
from bot.model.news import PostKey, story_span
from bot.model.players import Player
from bot.model.table import TableId
from bot.model.view import TableView
from bot.repositories.tables import TableRepository
from bot.table.live_table import LiveTable
from bot.table.position import Position
from cogs.elements.custom_ids import move_press, word_of
from cogs.panels.public.board import standing_story, story
from cogs.publishing.publisher import Publisher
from games import GAME_IDS, find
from games.api import AnyGame, Options, Seat, State
from games.codec import takes_text
from games.playout import RandomPlayer
from tests.rigs.discord_server import BUTTON, MENU, Press, Server
from tests.rigs.scripted_games import Answer, Moment, Script, shortest
from tests.rigs.seated import seated

GALLERY = 12
BARE = "🖼️"
"""What a message without its picture says instead begins with this."""
TURNS = re.compile(r"\n(?=\*\*(?:Turn|Tour) \d)")
"""Where a turn begins in a story that tells several."""

COMPUTERS_ANSWER = 5
"""Seconds in which a computer has answered one question."""

MOVES = 2000
"""More than any game takes: whoever makes so many is going round in circles."""


def presses(message: simcord.ResponseMessage | None) -> list[Press]:
    """List everything that can be pressed or picked on a message, links left out."""
    assert message is not None
    found = []
    for component in walk_components(message.components):
        if component["type"] == BUTTON and "custom_id" in component:
            found.append(Press(component["custom_id"], label=component.get("label", "")))
        if component["type"] == MENU:
            found.extend(
                Press(component["custom_id"], option["value"], option["label"])
                for option in component["options"]
            )
    return found


async def within_reach(
    discord: Server, person: simcord.MemberActor, panel: simcord.ResponseMessage, verb: str
) -> Press:
    """Return the only control of a kind on a panel, or behind *More* there, which is then open."""
    if verb not in {press.verb for press in presses(panel)}:
        (more,) = (press for press in presses(panel) if press.verb == "more")
        await discord.press(person, panel, more)
    (found,) = (press for press in presses(panel) if press.verb == verb)
    return found


def said(message: simcord.ResponseMessage | None) -> str:
    """Everything that a message says in words, descriptions of pictures left out."""
    assert message is not None
    words = [message.content]
    words += [c["content"] for c in walk_components(message.components) if "content" in c]
    return "\n".join(word for word in words if word)


def replies(result: simcord.InteractionResult) -> list[simcord.ResponseMessage]:
    """List the private answers to a press or command; none where a public message shows enough."""
    return [m for m in (result.response, *result.followups) if m is not None and m.ephemeral]


def told_by_board(message: simcord.ResponseMessage) -> str:
    """What a board tells above its picture, without whom it calls; empty for any other message."""
    if message.content and message.attachments:
        _, *told, _ = message.content.split("\n\n")
        return "".join(told)
    found = ""
    for component in walk_components(message.components):
        if component["type"] == GALLERY:
            return found
        found = component.get("content", found)
    return ""


def alt(message: simcord.ResponseMessage | None) -> str:
    """What the picture of a message shows, in words."""
    assert message is not None
    shown = [
        item["description"]
        for component in walk_components(message.components)
        for item in component.get("items", ())
    ]
    # A board that calls somebody is a plain message, with its picture as a file.
    return "\n".join(shown or [file.description or "" for file in message.attachments])


def shows_moment(message: simcord.ResponseMessage) -> bool:
    """Return True for a message of the story that has a picture of a moment."""
    return any(file.filename.startswith("moment-") for file in message.attachments)


@dataclass
class PlayedTable:
    """One table as the people at it use it."""

    server: Server
    id: TableId
    players: list[simcord.MemberActor]
    """By seat, as long as nobody leaves the lobby."""
    lobby: simcord.ResponseMessage
    luck: RandomPlayer
    panels: dict[int, simcord.ResponseMessage] = field(default_factory=dict)
    """The private panel that each person has open."""
    script: deque[Answer] = field(default_factory=deque)
    """The answers to come; at random where there are none."""
    handed_in: Iterator[int] = field(default_factory=lambda: count(1))
    """Numbers for answers that do not come through Discord."""

    # -- opening -----------------------------------------------------------------------------

    @classmethod
    async def opened(
        cls,
        server: Server,
        seats: int = 2,
        *,
        game: str = GAME_IDS[0],
        channel: simcord.ChannelHandle | None = None,
        seed: str = "play",
        **options: Any,
    ) -> PlayedTable:
        """Open a table with the first person as its host."""
        channel = channel or server.channel
        host = server.people[0]
        before = {message.id for message in server.shown(channel.id)}
        if "seats" in {parameter.name for parameter in server.parameters(game)}:
            options |= {"seats": seats}
        result = await host.slash(channel, f"{game} new", **options)
        assert result.ephemeral
        table, *_ = await server.host.tables.queries.here(channel.id)
        (lobby,) = (m for m in server.shown(channel.id) if m.id not in before)
        return cls(server, table.id, [host], lobby, RandomPlayer(seed))

    async def join(self, person: simcord.MemberActor) -> simcord.InteractionResult:
        """Take a seat by the lobby's button."""
        result = await self.on_lobby(person, "join")
        self.players.append(person)
        return result

    async def on_lobby(self, person: simcord.MemberActor, verb: str) -> simcord.InteractionResult:
        """Press a button of the lobby message; a game with free seats begins all the same."""
        result = await person.click(self.lobby, custom_id=f"t1:{self.id}:-:{verb}")
        for asked in result.followups if verb == "start" else ():
            agreed = [press for press in presses(asked) if press.verb == "start"]
            if agreed:
                await self.server.press(person, asked, agreed[0])
        return result

    async def leave(
        self, person: simcord.MemberActor, channel: simcord.ChannelHandle | None = None
    ) -> None:
        """Leave by command, and by the answer to what it asks."""
        channel = channel or self.server.channel
        asked = (await person.slash(channel, "table leave", table=int(self.id))).response
        assert asked is not None
        for press in presses(asked):
            if press.verb == "leaving":
                await self.server.press(person, asked, press)

    async def take_places(self) -> None:
        """Let everybody take the place of their seat by its name, where places have names."""
        opened = await self.server.host.tables.queries.get(self.id)
        places = find(opened.game).places(opened.terms.seats, opened.terms.options)
        for person, place in zip(self.players, places, strict=False):
            press = Press(f"t1:{self.id}:-:place", place.key)
            await self.server.press(person, self.lobby, press)

    @classmethod
    async def started(cls, server: Server, seats: int = 2, **options: Any) -> PlayedTable:
        """Open a table, fill it and start the game."""
        table = await cls.opened(server, seats, **options)
        for person in server.people[1:seats]:
            await table.join(person)
        await table.take_places()
        await table.on_lobby(table.players[0], "start")
        await table.sit()
        return table

    async def sit(self) -> None:
        """List the players as they were seated: named places are dealt by lot at the start."""
        people = {person.id: person for person in self.players}
        table = (await self.look()).table
        self.players = [people[seated(player).id] for player in table.players]

    @classmethod
    async def scripted(cls, server: Server, script: Script, **options: Any) -> PlayedTable:
        """Start the game of a script; ``options`` are those of the host, such as the language."""
        names = {p.name: p.display_name for p in server.parameters(script.game.id)}
        chosen = {names[key]: value for key, value in script.options.items()}
        tables = server.host.tables
        drawn, tables.lobbies._draw_seed = tables.lobbies._draw_seed, lambda: script.seed
        table = await cls.started(server, script.seats, game=script.game.id, **chosen, **options)
        tables.lobbies._draw_seed = drawn
        table.script.extend(script.answers)
        return table

    @classmethod
    async def at(cls, server: Server, moment: Moment, **options: Any) -> PlayedTable:
        """Start the game of a moment and bring it there."""
        table = await cls.scripted(server, moment.script, **options)
        await table.follow()
        return table

    @classmethod
    async def ended(
        cls,
        server: Server,
        seats: int = 2,
        *,
        game: str = GAME_IDS[0],
        rules: Options | None = None,
        **options: Any,
    ) -> PlayedTable:
        """Bring the shortest of several games to its end, Discord only looking on."""
        table = await cls.scripted(server, shortest(game, seats, rules or {}), **options)
        await table.follow()
        assert await table.over()
        return table

    # -- looking -----------------------------------------------------------------------------

    async def look(self, person: simcord.MemberActor | None = None) -> TableView:
        """The table as a person may see it."""
        return await self.server.host.tables.queries.look(self.id, person.id if person else None)

    async def made(self) -> int:
        """Count the moves made, those among them that nobody else can notice."""
        tables = self.server.host.tables.queries._tables
        return (await tables.peek(self.id)).under_way.moves

    async def home(self) -> int:
        """The channel or thread where the game is played."""
        return (await self.server.host.tables.queries.get(self.id)).home_id

    async def lose_thread(self) -> None:
        """Somebody deletes the thread of the game."""
        self.server.env.backend.delete_channel(await self.home())
        await self.server.env.settle()

    async def go_onward(self) -> None:
        """Have the game go on in a new thread, as one of its players asks the channel for it."""
        shown = self.server.shown(self.server.channel.id)
        asked = [message for message in shown if ":onward" in str(message.components)]
        await self.server.forge(self.players[0], asked[-1], f"t1:{self.id}:-:onward")

    async def messages(self) -> list[simcord.ResponseMessage]:
        """Every public message at the place where the game is played."""
        return self.server.shown(await self.home())

    async def boards(self) -> list[simcord.ResponseMessage]:
        """Every message of this table with a picture, or in place of one that cannot be made."""
        return [
            message
            for message in await self.messages()
            if message.id != self.lobby.id
            and not shows_moment(message)
            and (alt(message) or BARE in said(message))
            and all(press.custom_id.startswith(f"t1:{self.id}:") for press in presses(message))
        ]

    async def board(self) -> simcord.ResponseMessage:
        """The one board of this table."""
        (board,) = await self.boards()
        return board

    async def stories(self) -> list[str]:
        """What is told turn by turn, oldest first: in messages of its own and with the board."""
        told = [
            told_by_board(message) if presses(message) else said(message)
            for message in await self.messages()
        ]
        texts = [text for text in told if text and not text.startswith("<@")]
        return [turn for text in texts for turn in TURNS.split(text)]

    async def assert_all_is_told(self) -> None:
        """Each turn is told once and in order, the last ones of a running round with the board."""
        look = await self.look()
        words = self.server.context.texts_of(look.table)
        host = self.server.host
        chapters = await host.tables.history.chapters(self.id)
        tales = [(c.number, text) for c in chapters if (text := story(look, c, words))]
        posts = (await host.tables.outbox.news(self.id)).posts
        spans = sorted(story_span(key) for key in posts if PostKey.STORY.matches(key))
        told = ["\n".join(text for n, text in tales if n in range(a, b + 1)) for a, b in spans]
        shown = [said(message) for message in await self.messages()]
        assert told == [text for text in shown if text in told]
        last = spans[-1][1] if spans else -1
        assert [n for n, _ in tales if n <= last] == [
            n for n, _ in tales if any(n in range(a, b + 1) for a, b in spans)
        ]
        unposted = [chapter for chapter in chapters if chapter.number > last]
        if look.outcome is None:
            assert standing_story(look, unposted, words) == told_by_board(await self.board())
        else:
            assert [] == unposted

    async def calls(self) -> list[str]:
        """Who is called upon, message by message."""
        return [
            " ".join(takewhile(lambda word: word.startswith("<@"), m.content.split()))
            for m in await self.messages()
            if m.content.startswith("<@")
        ]

    async def asked(self) -> list[tuple[simcord.MemberActor, str]]:
        """List which people have a question to answer, and its id."""
        look = await self.look()
        people = {person.id: person for person in self.server.people}
        return [
            (people[user_id], q.decision.id)
            for q in look.questions
            if not q.decision.answered
            and (user_id := look.table.players[q.decision.seat].user_id) is not None
        ]

    async def over(self) -> bool:
        """Whether the game has ended."""
        return (await self.look()).outcome is not None

    async def deal_again(self, viewer: simcord.MemberActor, seed: str) -> None:
        """Go on in a world that ``viewer``, seated or not, cannot tell from this one."""
        seat = Seat(self.players.index(viewer)) if viewer in self.players else None
        await self.go_on_from(lambda game, state: game.redeal(state, seat, seed))

    async def go_on_from(self, change: Callable[[AnyGame, State], State]) -> None:
        """Put another position in the place of the present one, known to nobody but the rules."""
        shelf = self.server.host.tables.queries._tables

        async def work(live: LiveTable) -> None:
            """Put it there in the table's turn: nobody may be at work on the position before."""
            assert live.running is not None
            game = live.running.game
            position = Position(game, change(game, live.running.state))
            shelf._put(replace(live, running=replace(live.running, position=position)))

        await shelf.change(self.id, work)

    # -- playing -----------------------------------------------------------------------------

    async def hand(self, person: simcord.MemberActor) -> simcord.ResponseMessage:
        """Open a person's private panel with the board's button."""
        result = await person.click(await self.board(), custom_id=f"t1:{self.id}:-:hand")
        return self.keep(person, result)

    def keep(
        self, person: simcord.MemberActor, result: simcord.InteractionResult
    ) -> simcord.ResponseMessage:
        """Take the private answer to a press for the person's panel from now on."""
        assert result.response is not None
        assert result.response.ephemeral
        self.panels[person.id] = result.response
        return result.response

    async def panel(self, person: simcord.MemberActor) -> simcord.ResponseMessage:
        """The panel that a person has open, or a new one."""
        return self.panels.get(person.id) or await self.hand(person)

    def close_panels(self) -> None:
        """Let everybody close their panel; what is pressed next opens a new one."""
        self.panels.clear()
        publisher = self.server.host.get_cog(Publisher.__name__)
        assert isinstance(publisher, Publisher)
        for player in self.players:
            publisher.panels.forget(self.id, player.id)

    async def choices(self, person: simcord.MemberActor) -> list[Press]:
        """List the answers on a person's panel, all pages of it and all that its buttons open."""
        panel = await self.panel(person)
        look = await self.look(person)
        if look.question is None:
            return []
        found: list[Press] = []
        while True:
            fresh = [p for p in presses(panel) if p.decision == look.question.decision.id]
            onward = self._onward(panel)
            for branch in [press for press in fresh if press.verb == "branch"]:
                fresh.remove(branch)
                if found:
                    # Opened from the first page, to which the way back leads.
                    continue
                await self.server.press(person, panel, branch)
                fresh += [p for p in presses(panel) if p.decision == branch.decision]
                await self._back(person, panel)
            if not onward or all(press in found for press in fresh):
                return found + [press for press in fresh if press not in found]
            found += [press for press in fresh if press not in found]
            await self.server.press(person, panel, onward[0])

    async def choose(self, person: simcord.MemberActor, press: Press) -> simcord.InteractionResult:
        """Answer on the panel, with a second press where the panel asks for one."""
        panel = await self.panel(person)
        await self._open(person, panel, press)
        while press not in presses(panel):
            (onward,) = self._onward(panel)
            await self.server.press(person, panel, onward)
        result = await self.server.press(person, panel, press)
        words = texts("fr" if self.server.locales.get(person.id) == "fr" else "en")
        again = [p for p in presses(panel) if p.label == words("panel-confirm")]
        if again:
            result = await self.server.press(person, panel, again[0])
        return result

    async def _open(
        self, person: simcord.MemberActor, panel: simcord.ResponseMessage, press: Press
    ) -> None:
        """Press the button that an answer is behind, where there is one."""
        for branch in [p for p in presses(panel) if p.verb == "branch"]:
            if press in presses(panel):
                return
            await self.server.press(person, panel, branch)
            if press not in presses(panel):
                await self._back(person, panel)

    async def _back(self, person: simcord.MemberActor, panel: simcord.ResponseMessage) -> None:
        (back,) = (p for p in presses(panel) if p.verb == "hand")
        await self.server.press(person, panel, back)

    def _onward(self, panel: simcord.ResponseMessage) -> list[Press]:
        """List the button that turns the pages of a long menu, where there is one."""
        turning = f"t1:{self.id}:-:hand:"
        return [press for press in presses(panel) if press.custom_id.startswith(turning)]

    async def answer(self, person: simcord.MemberActor) -> simcord.InteractionResult:
        """Answer at random on the person's panel."""
        choices = await self.choices(person)
        assert choices, f"{person.name} is asked but offered nothing"
        return await self.choose(person, choices[self.luck.below(len(choices))])

    async def step(self) -> None:
        """Let one of those who are asked answer, by the panel, the board or a command."""
        if self.script:
            await self.make(self.script.popleft())
            return
        asked = await self.asked()
        if not asked:
            await self.server.wait(seconds=COMPUTERS_ANSWER)
            # A panel is kept up to date for a quarter of an hour, which may be over by now.
            self.panels.clear()
            return
        person, decision = asked[self.luck.below(len(asked))]
        board = await self.board()
        public = [press for press in presses(board) if press.decision == decision]
        match self.luck.below(4):
            case 0 if public:
                press = public[self.luck.below(len(public))]
                self.keep(person, await self.server.press(person, board, press))
            case 1:
                self.keep(person, await self.command(person))
            case 2:
                await self.hand(person)
                await self.answer(person)
            case _:
                await self.answer(person)

    async def make(self, answer: Answer) -> simcord.InteractionResult:
        """Give an answer that the rules allow, wherever Discord offers it."""
        person = self.players[answer.decision.seat]
        button = self.button(answer)
        word = word_of(answer.move)
        board = await self.board()
        way = self.luck.below(4)
        value = f"{answer.decision.id} {word}"
        if way == 0 and button in {press.custom_id for press in presses(board)}:
            result = await self.server.press(person, board, Press(button))
            self.keep(person, result)
            return result
        if way == 1 and value in await self.offered(person):
            result = await self.command(person, value)
            self.keep(person, result)
            return result
        if way == 2:
            await self.hand(person)
        for press in await self.choices(person):
            if word == press.value or press.custom_id in (button, self._composed(answer)):
                return await self.choose(person, press)
            name, _, text = word.partition("-")
            if press.custom_id.split(":")[3:4] == ["write"] and f":{name}." in press.custom_id:
                return await self.write(person, press, text)
        # A panel leaves out what cannot come about as things stand; a command takes it.
        assert value in await self.offered(person), f"{answer} is not on offer"
        result = await self.command(person, value)
        self.keep(person, result)
        return result

    async def write(
        self, person: simcord.MemberActor, press: Press, text: str
    ) -> simcord.InteractionResult:
        """Send a text by the form that a button of the panel opens."""
        shown = await self.server.press(person, await self.panel(person), press)
        assert shown.modal is not None
        (label,) = shown.modal["components"]
        return await person.submit_modal(shown, {label["component"]["custom_id"]: text})

    def button(self, answer: Answer) -> str:
        """The custom id of the button that answers with one press."""
        return move_press(self.id, answer.decision.id, answer.move).spelt()

    def _composed(self, answer: Answer) -> str:
        return f"t1:{self.id}:{answer.decision.id}:ask:{word_of(answer.move)}"

    async def follow(self, answers: int | None = None) -> None:
        """Hand the next answers of the script to the table service, Discord only looking on.

        What is to be said of all of them is said with the last one, and no panel is open then:
        to redraw what was pressed an hour ago would be most of a long game.
        """
        self.close_panels()
        players = (await self.look()).table.players
        left = len(self.script) if answers is None else answers
        with patch.object(TableRepository, "_tell", lambda *_: None):
            for _ in range(left - 1):
                await self._hand_in(players)
        if left > 0:
            await self._hand_in(players)
        await self.server.spoken()

    async def hand_in(self, person: simcord.MemberActor) -> None:
        """Answer at random what somebody is asked, by the table service; the bot tells of it."""
        look = await self.look(person)
        assert look.question is not None
        move = look.legal[self.luck.below(len(look.legal))]
        with self.server.env._bot_scope():
            await self.server.host.tables.moves.play(
                self.id,
                seated(look.table.players[look.question.decision.seat]),
                int(self.id) * MOVES + next(self.handed_in),
                look.question.decision.id,
                move,
            )
        await self.server.spoken()

    async def _hand_in(self, players: Sequence[Player]) -> None:
        answer = self.script.popleft()
        await self.server.host.tables.moves.play(
            self.id,
            seated(players[answer.decision.seat]),
            int(self.id) * MOVES + next(self.handed_in),
            answer.decision.id,
            answer.move,
        )

    async def offered(self, person: simcord.MemberActor) -> list[str]:
        """List what ``/table answer`` offers a person."""
        channel = self.server.at(await self.home())
        offered = await person.autocomplete(
            channel, "table answer", "choice", "", table=int(self.id)
        )
        return [choice["value"] for choice in offered]

    async def command(
        self, person: simcord.MemberActor, value: str | None = None
    ) -> simcord.InteractionResult:
        """Answer with ``/table answer``, at random from what it offers unless told what."""
        channel = self.server.at(await self.home())
        if value is None:
            offered = await self.offered(person)
            value = offered[self.luck.below(len(offered))]
        game = find((await self.server.host.tables.queries.get(self.id)).game)
        name, _, text = value.partition(" ")[2].partition("-")
        kind = next((kind for kind in game.move_types if kind.__name__ == name), None)
        written = {"text": text} if kind is not None and takes_text(kind) else {}
        return await person.slash(
            channel, "table answer", choice=value, table=int(self.id), **written
        )

    async def play(self, moves: int | None = None) -> None:
        """Make ``moves`` random moves, or play to the end."""
        for _ in range(MOVES if moves is None else moves):
            if await self.over():
                return
            await self.step()
        assert moves is not None, "the game does not end"

    async def until(self, prompt: str) -> Sequence[tuple[simcord.MemberActor, str]]:
        """Play at random until somebody is asked ``prompt``; those asked."""
        for _ in range(MOVES):
            look = await self.look()
            assert look.outcome is None, f"nobody was asked {prompt!r} in this game"
            if look.questions[0].decision.prompt == prompt:
                return await self.asked()
            await self.step()
        raise AssertionError("the game does not end")
