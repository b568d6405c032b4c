"""The words on a control: ``t1:<table>:<decision>:<verb>[:<argument>]``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import chain
from typing import NewType

import msgspec

from bot.model.refusal import Refused
from bot.model.table import TableId
from bot.model.view import UNASKED
from games.api import AnyGame, Move, RuleError
from games.codec import from_words, to_words

HELP_TABLE = TableId(0)
"""Stands for no table in particular."""

LIMIT = 100
"""Discord allows a custom id this many characters."""

_STEPS = " "
"""Between the steps of one answer; no move has it in its words."""

_NUMBER = re.compile(r"\d{1,18}")
_GRAMMAR = re.compile(
    r"t1:(?P<table>\d{1,18}):(?P<decision>[0-9A-Za-z]{1,16}|-)"
    r":(?P<verb>[A-Za-z]{1,32})(?::(?P<argument>[0-9A-Za-z.+_-]{1,64}))?"
)


class Need(StrEnum):
    """What one has to be able to do where a table is played, before one may do something at it."""

    SEE = "see"
    """View the channel; what only a seat can do says so by itself."""
    ACT = "act"
    """Write there, too, or have a seat."""
    POST = "post"
    """Write there: of what opens a table for others a seat gives no right."""


class Verb(StrEnum):
    """The word for what a control of the host does; :mod:`cogs.interactions.verbs` has its row."""

    # A table, looked at.
    HAND = "hand"
    WATCH = "watch"
    NEXT = "next"
    """Another table that waits, in the place of this one's panel."""
    MORE = "more"
    DETAIL = "detail"
    """A picture of its own for what one looks up; the first one where none is named."""
    RULES = "rules"
    """A page of the rules of the table's game."""
    GUIDE = "guide"
    """A page of the rules of a game, away from any table."""
    BOOKS = "books"
    """A menu of games, to read the rules of one, or of the pages of these."""
    TOUR = "tour"
    LOG = "log"
    AGAIN = "again"
    """Post the lobby or the board again."""
    CATCHUP = "catchup"
    SEAL = "seal"
    """The seal of the game's luck, whole."""
    HINT = "hint"
    """What a computer would do in one's place."""
    NOTE = "note"
    """A note of one's own on a table: opens the form for it."""
    FOLLOW = "follow"
    """The move that a hint advised."""
    HANDS = "hands"
    """An open hand."""
    PLAY_WITH = "playwith"
    """A menu of one's lobbies and of games, to invite the person in the argument to one."""
    FOLLOW_TABLE = "followtable"
    """Be pinged when its game ends, by the argument at turning points, too; or no more."""

    # A game, looked at again.
    REPLAY = "replay"
    """A step of it; the first or the last one where none is named."""
    REPLAY_TURN = "replayturn"
    """A menu of turns."""
    REPLAY_EYES = "replayeyes"
    """A menu of those through whose eyes it may be seen."""

    # A finished game, for everybody.
    FILM = "film"
    """The game as a moving picture."""
    LUCK = "luck"
    """Its luck, checked against the seal."""
    ANALYSIS = "analysis"
    """What a computer makes of it."""
    SHARE = "share"
    """Ask for the channel to post its card in."""
    SHARE_TO = "shareto"
    """A menu of channels, to post its card in."""

    # A move, composed.
    CHOOSE = "choose"
    """A menu of moves."""
    BRANCH = "branch"
    """The first press of a move that is chosen in two."""
    ASK = "ask"
    """A move that wants a second press."""
    WRITE = "write"
    """A move that holds a text of one's own: opens the form for it."""
    PLAN = "plan"
    """What comes next if the others let things pass."""
    PLAN_ANSWER = "plananswer"
    """A move to be made then."""
    PLAN_CHOOSE = "planchoose"
    """A menu of such moves."""
    UNPLAN = "unplan"
    UNDO = "undo"
    UNDO_AGREE = "undoagree"
    UNDO_REFUSE = "undorefuse"

    # A lobby, and the table after the game.
    JOIN = "join"
    PLACE = "place"
    """A menu of named places."""
    LEAVE = "leave"
    START = "start"
    NOT_YET = "notyet"
    """Have a full lobby start by itself a day later."""
    INVITE = "invite"
    """Whom the host of a lobby may invite."""
    INVITE_PERSON = "inviteperson"
    """A menu of people, to invite some."""
    INVITE_KNOWN = "inviteknown"
    """A menu of people whom the host has played with."""
    UNINVITE = "uninvite"
    """A menu of guests for whom seats are kept, to take invitations back."""
    NO_THANKS = "nothanks"
    """Decline an invitation."""
    NO_INVITATIONS = "noinvitations"
    """Decline it and all others."""
    REOPEN = "reopen"
    """Open a lobby again that led to nothing."""
    CANCEL = "cancel"
    """Ask whether the lobby is to be closed."""
    CLOSE = "close"
    REMATCH = "rematch"
    """Open the table again; a game against computers begins at once."""
    OTHERS = "others"
    """What else may be played after a game."""
    OTHER_ALONE = "otheralone"
    """A menu of games, to begin one against computers."""
    OTHER_TOGETHER = "othertogether"
    """A menu of games, to open a table of one."""
    FRIENDS = "friends"
    """Open a table of the game that was played against computers."""
    TERMS = "terms"
    """What is played."""
    TERM = "term"
    """The form for a part of it."""
    COMPUTERS = "computers"
    """Which computers play."""
    NEW = "new"
    """A menu of games, to open a table of one as usual."""
    SOLO = "solo"
    """A game against computers, opened and started for one person; their hand comes last."""
    LEARN = "learn"
    """A first game of a kind, to learn it by."""
    STUDY = "study"
    """A menu of games, to learn one by a first game."""
    COMPUTER = "computer"
    """A menu that adds or removes one."""

    # A person's own settings.
    SETTINGS = "settings"
    SETTING = "setting"
    """The form for a part of them."""
    FORGET = "forget"
    """Be forgotten; asked before."""
    NIGHT = "night"
    """Answer the question about quiet hours, on a panel."""
    HUSH = "hush"
    """No more tips of a game, or tips of it again."""
    AVOID = "avoid"
    """A menu of people, to keep one away."""
    UNAVOID = "unavoid"
    """A menu of those kept away, to keep some away no longer."""

    # Clocks.
    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"
    FASTER = "faster"
    """An evening at the fastest pace, if all agree."""
    SLOWER = "slower"
    ONWARD = "onward"
    """Go on in a new thread, once the old one was deleted."""

    # Seats of a game under way.
    PEOPLE = "people"
    CLAIM = "claim"
    """Ask for a seat on offer."""
    WELCOME = "welcome"
    """Agree that somebody takes a seat over."""
    DECLINE = "decline"
    BACK = "back"
    """Take one's own seat back."""
    KEEP = "keep"
    """Keep a table that is about to close."""
    OFFER = "offer"
    REMOVE = "remove"
    QUIT = "quit"
    """Ask for the ways to leave."""
    LEAVING = "leaving"
    CONCEDING = "conceding"
    CALLING = "calling"
    """Want the game called off."""
    WIN = "win"
    """Have a game of two that the other stays away from."""
    STANDING = "standing"
    """A menu of answers in advance."""
    SAY = "say"
    """An answer in advance to what may come of one's move."""
    UNSTANDING = "unstanding"
    ASK_AGAIN = "askagain"
    """A menu of the answers in advance that were given, to end one."""
    ALWAYS = "always"
    """All that may be decided ahead."""

    # A table in quarantine.
    REPAIR = "repair"
    GIVE_UP = "giveup"
    """Close it with what is known."""
    ANEW = "anew"
    """Have the game begin again, at another table."""

    # What those who manage a server do; the argument names a table (``t12``) or a series (``s3``),
    # of which nobody else learns that way whether there is such a one.
    MANAGED = "managed"
    """A page of all that runs on the server."""
    MANAGE = "manage"
    """A menu of it."""
    HALT = "halt"
    """Stop its clocks."""
    RELEASE = "release"
    SHUT = "shut"
    """Close it: opens the form for the reason."""
    UNSEAT = "unseat"
    """A menu of those with a seat there."""
    SHIFT = "shift"
    """A menu of channels, to go on in."""
    LIMITS = "limits"
    """What holds at all tables of the server, or the form for a part of it."""

    # What is to be found on a server; the argument names a table, and a seat of it.
    FIND = "find"
    """A page of it, for who asks."""
    FIND_GAME = "findgame"
    """A menu of games, to find tables of one."""
    FIND_JOIN = "findjoin"
    FIND_TAKE = "findtake"
    FIND_WATCH = "findwatch"
    FIND_REPLAY = "findreplay"

    # A series, by the number in the argument.
    SERIES_ENTER = "seriesenter"
    SERIES_PLACE = "seriesplace"
    """A menu of named places for the first game."""
    SERIES_LEAVE = "seriesleave"
    """Leave before the start, or ask what giving up means."""
    SERIES_GIVE_UP = "seriesgiveup"
    SERIES_START = "seriesstart"
    SERIES_CANCEL = "seriescancel"
    SERIES_REMATCH = "seriesrematch"
    SERIES_GAME = "seriesgame"
    """A menu of its finished games, to see or share one."""
    SERIES_GO_ON = "seriesgoon"
    """Ask for the end of a pause that one waits for."""


CONFIRMING = frozenset(
    {
        *(Verb.LEAVING, Verb.CONCEDING, Verb.CALLING, Verb.WIN, Verb.CLOSE, Verb.REMOVE),
        *(Verb.OFFER, Verb.GIVE_UP, Verb.ANEW, Verb.SHUT, Verb.UNSEAT, Verb.FORGET),
        *(Verb.SERIES_GIVE_UP, Verb.SERIES_CANCEL),
    }
)
"""What their controls do cannot be undone: each carries its moment, see
:mod:`cogs.elements.moments`."""

MoveName = NewType("MoveName", str)
"""The verb of a control that makes a move: the name of its class, with a capital."""


class CustomId(msgspec.Struct, frozen=True):
    """What a control says when it is pressed."""

    table: TableId
    verb: Verb | MoveName
    argument: str = ""
    decision: str = UNASKED
    """The question answered, or the moment of a confirmation; :data:`bot.model.view.UNASKED` for
    anything else, and for confirmations of release 1.0.0."""
    picked: tuple[str, ...] = ()
    """What somebody picked in a menu, nothing where it allows that; no part of the custom id."""

    @property
    def pick(self) -> str:
        """The first value picked in a menu.

        Raises:
            Refused: nothing was picked (``unknown-control``).
        """
        if not self.picked:
            raise Refused("unknown-control")
        return self.picked[0]

    def spelt(self) -> str:
        """Return the custom id of the control: ``t1:<table>:<decision>:<verb>[:<argument>]``.

        Raises:
            ValueError: it would be longer than Discord allows, or not be read back, or it is a
                confirmation without its moment.
        """
        if self.verb in CONFIRMING and self.decision == UNASKED:
            raise ValueError(self.verb)
        text = f"t1:{self.table}:{self.decision}:{self.verb}"
        if self.argument:
            text += f":{self.argument}"
        if len(text) > LIMIT or _GRAMMAR.fullmatch(text) is None:
            raise ValueError(text)
        return text


_VERBS = {str(verb): verb for verb in Verb}


def read_press(custom_id: str) -> CustomId | None:
    """Parse a custom id; None if it has not the form that this bot gives to one.

    A verb that this release does not know passes for the name of a move, which no game will know
    either. What was picked in a menu is not part of it.
    """
    found = _GRAMMAR.fullmatch(custom_id)
    if found is None:
        return None
    word = found["verb"]
    return CustomId(
        table=TableId(int(found["table"])),
        decision=found["decision"],
        verb=_VERBS.get(word, MoveName(word)),
        argument=found["argument"] or "",
    )


def read_number(word: str) -> int | None:
    """Read the number of a table or series in an argument; None if none can be so high."""
    return int(word) if _NUMBER.fullmatch(word) else None


def move_press(table: TableId, decision: str, move: Move) -> CustomId:
    """Return the press that makes a move."""
    name, argument = to_words(move)
    return CustomId(table=table, decision=decision, verb=MoveName(name), argument=argument)


def word_of(move: Move) -> str:
    """Spell a move as one word, for the value of a menu's option."""
    name, argument = to_words(move)
    return f"{name}-{argument}"


def read_word(game: AnyGame, word: str) -> Move:
    """Read back the move that :func:`word_of` spelt; whether it is legal is not checked.

    Raises:
        RuleError: the word names no move of the game.
    """
    name, _, argument = word.partition("-")
    return from_words(game, name, argument)


def words_of(moves: Sequence[Move]) -> str:
    """Spell the steps of one answer, for the value of a menu's option."""
    return _STEPS.join(map(word_of, moves))


def read_words(game: AnyGame, words: str) -> tuple[Move, ...]:
    """Read back the moves that :func:`words_of` spelt, in their order.

    Raises:
        RuleError: one of the words names no move of the game.
    """
    return tuple(read_word(game, word) for word in words.split(_STEPS))


def in_one(lines: Iterable[tuple[Move, ...]]) -> list[Move]:
    """Join several picks (each a line of moves) into one; their common last step is made only once.

    The steps before the last keep the order of the picks. At least one line is needed. A single
    line comes back as it is, as a list.

    Raises:
        RuleError: the last steps differ (``wrong-answer``).
    """
    first, *others = lines
    if any(line[-1] != first[-1] for line in others):
        raise RuleError("wrong-answer")
    return [*chain(*(line[:-1] for line in (first, *others))), first[-1]]
