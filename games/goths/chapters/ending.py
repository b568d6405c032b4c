"""How armies are eliminated and the game ends (rules, End; G28, G30, G33)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from games.api import Events, Outcome, RuleError, Seat
from games.goths import events as e
from games.goths.content import ROUNDS, Camp
from games.goths.state import GothsState, living, name_of, with_clan
from games.goths.view import BEFORE_REVEAL, Phase, TokenState

QUEEN = "queen-freed"
ARMY = "army-eliminated"
CONCEDED = "conceded"
DRAW = "draw"


def other_camp(camp: Camp) -> Camp:
    """Return the other side."""
    return Camp.VISIGOTHS if camp is Camp.OSTROGOTHS else Camp.OSTROGOTHS


def lose_figures(state: GothsState, clan: int, lost: int, events: Events) -> GothsState:
    """Put ``lost`` figures, not more than it has, back into reserve; an army left with none is out.

    That ``lost`` is not too many is the caller's business. An eliminated army's unused token leaves
    the game, its 3D barricade goes aside (G28); the objective that it held is free and stays face
    up. Its camp has lost with its last army, or if all who are left in it have conceded. The
    elimination has its event here; the loss of figures has it from the caller.
    """
    own = state.clans[clan]
    left = own.figures - lost
    if left:
        return with_clan(state, clan, figures=left)
    gone = own.token_state in {TokenState.LYING, TokenState.HELD}
    state = with_clan(
        state,
        clan,
        figures=0,
        wall=False,
        token_state=TokenState.GONE if gone else own.token_state,
    )
    camp = state.layout.clans[clan].camp
    events.append(e.ClanEliminated(clan=name_of(state, clan), camp=camp))
    army = any(
        other.figures
        for other, place in zip(state.clans, state.layout.clans, strict=True)
        if place.camp is camp
    )
    if not army:
        return win(state, other_camp(camp), ARMY, events)
    return win(state, other_camp(camp), CONCEDED, events) if _has_conceded(state, camp) else state


def win(state: GothsState, camp: Camp, reason: str, events: Events) -> GothsState:
    """End the game at once with a camp's win, and reveal objectives, tokens, box and messages.

    The rest of the round is dropped. Orders and king's cards still face down are not revealed here.
    """
    _show_all(state, events)
    events.append(e.GameWon(camp=camp, seats=state.layout.seats_of(camp), reason=reason))
    return _over(replace(state, winner=camp), reason)


def draw(state: GothsState, events: Events) -> GothsState:
    """End the game without a winner, and reveal objectives, tokens, box and messages (G30)."""
    _show_all(state, events)
    events.append(e.GameDrawn(rounds=ROUNDS))
    return _over(state, DRAW)


def _over(state: GothsState, reason: str) -> GothsState:
    """Return the state of a finished game: no open question, nothing pending.

    The round's answers, drafts and queue are cleared. The winner is set by the caller, and no event
    is appended here.
    """
    nothing = (None,) * len(state.clans)
    return replace(
        state,
        phase=Phase.OVER,
        asked=(),
        answered=(),
        answers=nothing,
        drafts=nothing,
        queue=(),
        reason=reason,
    )


def _show_all(state: GothsState, events: Events) -> None:
    """Append events that reveal objectives, unused tokens, the box and messages at the end (S7).

    Objectives are those of the last deal; tokens those of clans that nobody has seen on the table.
    The box has no event if it is empty; each message has one of its own.
    """
    events.append(e.ObjectivesShown(kinds=state.deals[-1].objectives))
    hidden = {TokenState.LYING, TokenState.HELD, TokenState.GONE}
    events.extend(
        e.TokensShown(clan=name_of(state, number), token=clan.token)
        for number, clan in enumerate(state.clans)
        if clan.token is not None and clan.token_state in hidden
    )
    if state.box:
        events.append(e.BoxShown(left=state.box))
    events.extend(
        e.WhisperShown(round=said.round, seat=said.sender, target=said.recipient, text=said.text)
        for said in state.messages
    )


def _show_sealed(state: GothsState, events: Events) -> None:
    """Append events that reveal what kings and chiefs sealed if the round ends before its reveal.

    Of orders only the order is shown, not its aim and token. After the reveal, append nothing.
    """
    layout = state.layout
    if state.phase is Phase.ALLOT:
        events.extend(
            e.AllotmentShown(seat=place.seat, **msgspec.structs.asdict(said))
            for place, said in zip(layout.kings, state.allotments, strict=True)
            if said is not None
        )
    if state.phase in BEFORE_REVEAL:
        events.extend(
            e.KingCardShown(seat=place.seat, card=king.laid)
            for place, king in zip(layout.kings, state.kings, strict=True)
            if king.laid is not None
        )
        events.extend(
            e.OrderShown(seat=place.chief, clan=place.name, order=sealed.order)
            for place, sealed in zip(layout.clans, state.answers, strict=True)
            if sealed is not None
        )


def concede(state: GothsState, seat: Seat, events: Events) -> GothsState:
    """Give a seat up; when all living seats of its camp have, the other camp wins at once (G33).

    Before such a win, what is still sealed in this round is revealed. Otherwise the seat plays on:
    only the event and the concession are added.

    Raises:
        RuleError: the seat has conceded already or does not play any more.
    """
    if seat in state.conceded:
        raise RuleError("already-conceded")
    if not living(state, seat):
        raise RuleError("eliminated")
    events.append(e.Conceded(seat=seat))
    state = replace(state, conceded=tuple(sorted((*state.conceded, seat))))
    camp = state.layout.camps[seat]
    if not _has_conceded(state, camp):
        return state
    _show_sealed(state, events)
    return win(state, other_camp(camp), CONCEDED, events)


def _has_conceded(state: GothsState, camp: Camp) -> bool:
    """Return True if all living seats of a camp have conceded; also if none lives."""
    seats = state.layout.seats_of(camp)
    return all(seat in state.conceded for seat in seats if living(state, seat))


def withdraw(state: GothsState, seat: Seat, events: Events) -> GothsState:
    """Have a seat play on that had conceded (G33).

    Raises:
        RuleError: it had not.
    """
    if seat not in state.conceded:
        raise RuleError("not-conceded")
    events.append(e.ConcessionWithdrawn(seat=seat))
    return replace(state, conceded=tuple(other for other in state.conceded if other != seat))


def outcome(state: GothsState) -> Outcome | None:
    """Return how the game ended, or None until it is over.

    The winning camp comes first, eliminated seats with their camp; a draw is shared by all.
    """
    if state.reason is None:
        return None
    if state.winner is None:
        everybody = tuple(Seat(seat) for seat in range(state.setup.seats))
        return Outcome(ranking=(everybody,), reason=state.reason, won=False)
    layout = state.layout
    first, second = layout.seats_of(state.winner), layout.seats_of(other_camp(state.winner))
    return Outcome(ranking=(first, second), reason=state.reason)
