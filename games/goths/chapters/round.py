"""A round from the initiative to the cards taken back (rules, Round 1, 2 and 6; G13, G19, G31)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from games.api import Events, Seat
from games.goths.chapters.ending import draw
from games.goths.content import BACK, KING_CARDS, LAYOUTS, ROUNDS, TRUTH, KingCard, Role
from games.goths.events import (
    InitiativeHeld,
    KingCardLaid,
    KingCardLeft,
    KingCardsTaken,
    OrderSetAside,
    RoundBegan,
    RoundEnded,
)
from games.goths.moves import PassInitiative
from games.goths.state import (
    GothsState,
    King,
    ask,
    chief_of,
    clan_named,
    cycle,
    living_from,
    name_of,
    with_clan,
    with_item,
)
from games.goths.view import Phase, TokenState


def begin_round(state: GothsState, events: Events) -> GothsState:
    """Begin the next round, announce who holds the initiative, and ask the first king."""
    holder = state.initiative
    state = replace(state, round=state.round + 1)
    events.append(
        RoundBegan(round=state.round, seat=chief_of(state, holder), clan=name_of(state, holder))
    )
    return _ask_next_king(state)


def kings_in_order(state: GothsState) -> tuple[int, ...]:
    """List the living kings in the order in which they lay.

    They follow the cycle of their chiefs; the single king of a camp of three plays at the place of
    his better-placed living chief (G20).
    """
    return _in_order(state.setup.seats, cycle(state))


@cache
def _in_order(seats: int, clans: tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers of the kings of clans (no seats), each once, in the clans' order."""
    places = LAYOUTS[seats].clans
    return tuple(dict.fromkeys(places[clan].king for clan in clans))


def hand_of(king: King) -> tuple[KingCard, ...]:
    """List the cards in a king's hand, in the order of the deck."""
    face_up, laid = king.face_up, king.laid
    if not face_up and laid is None:
        return KING_CARDS
    return tuple([card for card in KING_CARDS if card not in face_up and card is not laid])


def lay_king_card(state: GothsState, seat: Seat, card: KingCard, events: Events) -> GothsState:
    """Lay a king card, and ask the next king or the chiefs.

    Its back is public at once, so it cannot be changed (G12); that is the only event. That the card
    is in the hand is not checked.
    """
    number = state.layout.king_of[seat]
    assert number is not None
    king = replace(state.kings[number], laid=card)
    events.append(KingCardLaid(seat=seat, back=BACK[card]))
    return _ask_next_king(replace(state, kings=with_item(state.kings, number, king)))


def _ask_next_king(state: GothsState) -> GothsState:
    """Ask the next king who has laid no card, or all living chiefs at once for their orders.

    The kings are asked one after another, by the initiative. With the question to the chiefs aims
    at objectives hold again.
    """
    for king in kings_in_order(state):
        if state.kings[king].laid is None:
            return ask(state, Phase.KING, (state.layout.kings[king].seat,))
    chiefs = [
        place.chief
        for clan, place in zip(state.clans, state.layout.clans, strict=True)
        if clan.figures
    ]
    return ask(state, Phase.ORDER, tuple(chiefs), aims_hold=True)


def end_round(state: GothsState, events: Events) -> GothsState:
    """Take the cards back, pass the initiative on and begin the next round.

    After the last round the game is drawn instead (G30). What belongs to the round is cleared:
    answers, drafts, boomerang, successes, victims and talks.
    """
    events.append(RoundEnded(round=state.round))
    state = _set_aside(_take_back(state, events), events)
    if state.round == ROUNDS:
        return draw(state, events)
    state = _pass_initiative(state, events)
    number = len(state.clans)
    return begin_round(
        replace(
            state,
            answers=(None,) * number,
            drafts=(None,) * number,
            boomerang=None,
            successes=(False,) * number,
            named=(),
            talks=(),
        ),
        events,
    )


def _take_back(state: GothsState, events: Events) -> GothsState:
    """Give each king his cards back where one of his clans succeeded.

    Else the new one is left face up beside the earlier ones. Kings who laid none are passed over.
    """
    kings = list(state.kings)
    for number, place in enumerate(state.layout.kings):
        king = kings[number]
        if king.laid is None:
            continue
        if any(state.successes[clan] for clan in place.clans):
            events.append(KingCardsTaken(seat=place.seat, cards=len(king.face_up) + 1))
            kings[number] = King()
        else:
            kings[number] = King(face_up=(*king.face_up, king.laid))
            events.append(
                KingCardLeft(
                    seat=place.seat,
                    card=king.laid,
                    character=TRUTH[king.laid],
                    cards=len(king.face_up) + 1,
                )
            )
    return replace(state, kings=tuple(kings))


def _set_aside(state: GothsState, events: Events) -> GothsState:
    """Set the order of each seat that is king and chief aside for the next round alone (G13).

    It takes the place of the one before, successful or not; other chiefs set nothing aside.
    """
    roles = state.layout.roles
    for clan, answer in enumerate(state.answers):
        seat = chief_of(state, clan)
        if answer is not None and roles[seat] is Role.BOTH:
            state = with_clan(state, clan, set_aside=answer.order)
            events.append(OrderSetAside(seat=seat, clan=name_of(state, clan), order=answer.order))
    return state


def _pass_initiative(state: GothsState, events: Events) -> GothsState:
    """Move the token one step along the cycle, or where a mastermind sends it (G19, G31).

    Whoever has been eliminated since is passed over; a mastermind whose chief has been stays
    unknown. One that acts is spent, and an event shows it.
    """
    for clan, answer in enumerate(state.answers):
        if answer is None or not state.clans[clan].figures:
            continue
        if isinstance(answer.token, PassInitiative):
            wanted = clan_named(state, answer.token.clan)
            assert wanted is not None
            state = replace(
                with_clan(state, clan, token_state=TokenState.SPENT),
                initiative=living_from(state, wanted)[0],
            )
            events.append(
                InitiativeHeld(
                    seat=chief_of(state, clan),
                    clan=name_of(state, clan),
                    target=name_of(state, state.initiative),
                )
            )
            return state
    following = (state.initiative + 1) % len(state.clans)
    return replace(state, initiative=living_from(state, following)[0])
