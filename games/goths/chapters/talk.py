"""The carrier pigeon: private talk between two seats of a camp, on a short string (G22, G34)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, RuleError, Seat
from games.goths.chapters.deeds import note
from games.goths.chapters.prospects import own_hindrance
from games.goths.chapters.round import end_round
from games.goths.content import MESSAGE_LENGTH, MESSAGES, Order
from games.goths.events import MessageSent, OrderFizzled, TalkEnded, TalkOpened
from games.goths.moves import EndTalk, SendMessage
from games.goths.state import Action, GothsState, ask, chief_of, name_of
from games.goths.view import Message, Phase, Talk

SPECIMEN = "Coo"
"""The one text that is listed of all that may be sent."""


def send_pigeon(state: GothsState, action: Action, events: Events) -> GothsState:
    """Note that the pairs of a camp talk once all orders are carried out: chiefs, kings where two.

    Never a king with a chief. Without a living partner nobody talks, and no pair talks twice: the
    pigeon fizzles then. The talk is announced now and opened later.
    """
    clan = action.clan
    seat, name = chief_of(state, clan), name_of(state, clan)
    hindrance = own_hindrance(state, clan, Order.PIGEON)
    if hindrance is not None:
        events.append(OrderFizzled(seat=seat, clan=name, order=Order.PIGEON, reason=hindrance))
        return note(state, action, hindrance=hindrance)
    layout = state.layout
    camp = layout.clans[clan].camp
    one, other = (place.chief for place in layout.clans if place.camp is camp)
    talks = [Talk(one, other)]
    kings = [place.seat for place in layout.kings if place.camp is camp]
    if len(kings) > 1:
        talks.append(Talk(kings[0], kings[1]))
    seats = tuple(sorted(seat for talk in talks for seat in (talk.one, talk.other)))
    events.append(TalkOpened(seat=seat, clan=name, seats=seats))
    return note(replace(state, talks=(*state.talks, *talks)), action)


def open_talk(state: GothsState) -> GothsState:
    """Ask all who may talk; all talks of a round run at the same time."""
    seats = sorted(seat for talk in state.talks for seat in (talk.one, talk.other))
    return ask(state, Phase.TALK, tuple(seats))


def partner(state: GothsState, seat: Seat) -> Seat:
    """Return the seat that ``seat`` talks to."""
    talk = next(talk for talk in state.talks if seat in {talk.one, talk.other})
    return talk.other if seat == talk.one else talk.one


def messages_left(state: GothsState, seat: Seat) -> int:
    """Count what a seat may still say in this round."""
    said = [m for m in state.messages if m.sender == seat and m.round == state.round]
    return MESSAGES - len(said)


def talk_moves(state: GothsState, seat: Seat) -> tuple[EndTalk | SendMessage, ...]:
    """List the answers of a talker: end the talk, or a message, with one specimen for any text.

    Without messages left, only to end it.
    """
    if messages_left(state, seat):
        return EndTalk(), SendMessage(SPECIMEN)
    return (EndTalk(),)


def send_message(state: GothsState, seat: Seat, text: object, events: Events) -> GothsState:
    """Say something to one's partner alone; the talk stays open.

    Raises:
        RuleError: three messages are said, or the text is blank or too long.
    """
    if not messages_left(state, seat):
        raise RuleError("no-messages-left", messages=MESSAGES)
    if not isinstance(text, str) or not text.strip():
        raise RuleError("empty-message")
    if len(text) > MESSAGE_LENGTH:
        raise RuleError("message-too-long", length=len(text), most=MESSAGE_LENGTH)
    to = partner(state, seat)
    heard = (seat, to) if seat < to else (to, seat)
    events.append(MessageSent(to=heard, seat=seat, target=to, text=text))
    message = Message(state.round, seat, to, text)
    return replace(state, messages=(*state.messages, message))


def end_talk(state: GothsState, seat: Seat, events: Events) -> GothsState:
    """End one's own part of the talk; the round ends when nobody is asked any more."""
    events.append(TalkEnded(seat=seat))
    asked = tuple([other for other in state.asked if other != seat])
    if asked:
        return replace(state, asked=asked)
    return end_round(replace(state, asked=()), events)
