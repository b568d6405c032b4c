"""The reveal: which orders fitted, and the victims of Gothic Goths (Round 4; G3, G21-G25)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, Seat
from games.goths.chapters.prospects import prospects
from games.goths.chapters.tokens import lay_tokens
from games.goths.content import CHARACTER, NUMBER, SMALL, TRUTH, ClanName, Order
from games.goths.events import GothIdled, OrderRevealed, OrdersClosed, OrderStolen, VictimNamed
from games.goths.moves import Aim
from games.goths.state import (
    Action,
    GothsState,
    ask,
    chief_of,
    clan_led_by,
    clan_named,
    cycle,
    enemies,
    face_up_characters,
    name_of,
)
from games.goths.view import Hindrance, Phase, Prospect, Verdict


def reveal(state: GothsState, events: Events) -> GothsState:
    """Lay the tokens, then turn all cards over and judge every clan by the characters (G3).

    A clan succeeds if its order fits the new card of its king, or one face up before. Successes and
    verdicts (in initiative order) are stored, the deeds of the last round dropped; the phase is
    ``ROB`` then, but nobody is asked yet: victims and orders to carry out follow.
    """
    events.append(OrdersClosed(round=state.round))
    state = lay_tokens(state, events)
    order = cycle(state)
    successes = [False] * len(state.clans)
    verdicts: list[Verdict] = []
    for clan in order:
        place, answer = state.layout.clans[clan], state.answers[clan]
        king = state.kings[place.king]
        assert answer is not None
        assert king.laid is not None
        character = CHARACTER[answer.order]
        by_new_card = character is TRUTH[king.laid]
        by_old_card = not by_new_card and character in face_up_characters(king)
        successes[clan] = by_new_card or by_old_card
        verdicts.append(Verdict(place.name, answer.order, king.laid, successes[clan]))
        events.append(
            OrderRevealed(
                seat=place.chief,
                clan=place.name,
                king=state.layout.kings[place.king].seat,
                order=answer.order,
                card=king.laid,
                understood=successes[clan],
                by_old_card=by_old_card,
            )
        )
    return replace(
        state,
        successes=tuple(successes),
        verdicts=tuple(verdicts),
        deeds=(),
        phase=Phase.ROB,
        asked=(),
        answered=(),
    )


def _order(state: GothsState, clan: int) -> Order:
    """Return the order that a clan has given; it has to have given one."""
    answer = state.answers[clan]
    assert answer is not None
    return answer.order


def thieves(state: GothsState) -> list[int]:
    """List the clans that succeeded with a Gothic Goth, in initiative order."""
    return [
        clan for clan in cycle(state) if state.successes[clan] and _order(state, clan) is Order.GOTH
    ]


def name_victims(state: GothsState, events: Events) -> GothsState:
    """Set the victim of each thief; ask if no aim names one and it matters.

    It matters where two enemy chiefs live and one at least succeeded. A chief who failed may be
    named too: then nobody acts for this Goth. Once no thief is asked the queue of orders is set.
    """
    done = {thief for thief, _ in state.named}
    for thief in thieves(state):
        if thief in done:
            continue
        foes = enemies(state, thief)
        victim = foes[0] if len(foes) == 1 else _aimed_at(state, thief)
        if victim is None:
            if any(state.successes[foe] for foe in foes):
                return ask(state, Phase.ROB, (chief_of(state, thief),))
            continue
        state = _name(state, thief, victim, events)
    return replace(state, queue=_line_up(state, events))


def victims(state: GothsState, seat: Seat) -> tuple[Prospect, ...]:
    """Return the aims open to an asked thief; a hindrance marks a chief with nothing to steal."""
    thief = clan_led_by(state, seat)
    return tuple(
        [
            replace(one, hindrance=_why_not(state, one.clan))
            for one in prospects(state, thief, Order.GOTH)
        ]
    )


def _why_not(state: GothsState, name: ClanName | None) -> Hindrance | None:
    """Return why a Goth cannot copy a clan: it failed, or is a Goth too; None if it can.

    Without a name the clan counts as failed.
    """
    foe = None if name is None else clan_named(state, name)
    if foe is None or not state.successes[foe]:
        return Hindrance.FAILED
    return Hindrance.TWO_GOTHS if _order(state, foe) is Order.GOTH else None


def _aimed_at(state: GothsState, thief: int) -> int | None:
    """Return the clan that a thief's order is aimed at; None if its aim is open."""
    answer = state.answers[thief]
    return None if answer is None else clan_named(state, answer.aim)


def _name(state: GothsState, thief: int, victim: int, events: Events) -> GothsState:
    """Store whom a thief robs; with more than two clans, append the public event."""
    if len(state.clans) > SMALL:
        events.append(
            VictimNamed(
                seat=chief_of(state, thief),
                clan=name_of(state, thief),
                target=name_of(state, victim),
            )
        )
    return replace(state, named=(*state.named, (thief, victim)))


def choose_victim(state: GothsState, seat: Seat, aim: Aim, events: Events) -> GothsState:
    """Name whom one's Goth robs, and let the next thief name his.

    Once no thief is left to be asked the queue of orders is set. The aim has to name a clan.
    """
    victim = clan_named(state, aim)
    assert victim is not None
    state = _name(replace(state, asked=()), clan_led_by(state, seat), victim, events)
    return name_victims(state, events)


def _line_up(state: GothsState, events: Events) -> tuple[Action, ...]:
    """List what is carried out: by number, equal numbers in initiative order (Round 5).

    A Goth whose victim succeeded with a Goth is void, and so is that one (G23). Of those left, the
    first in initiative order to have named a chief robs him (G25): the thief carries out the order,
    the robbed clan nothing. Idle Goths and thefts have events.
    """
    named, order = dict(state.named), cycle(state)
    stealing = set(thieves(state))
    void = {clan for thief, foe in named.items() if foe in stealing for clan in (thief, foe)}
    robbed: dict[int, int] = {}
    for thief in thieves(state):
        victim = named.get(thief)
        reason = _why_idle(state, thief, victim, void, robbed)
        seat, name = chief_of(state, thief), name_of(state, thief)
        target = None if victim is None else name_of(state, victim)
        if reason is not None or victim is None or target is None:
            reason = reason or Hindrance.FAILED
            events.append(GothIdled(seat=seat, clan=name, target=target, reason=reason))
            continue
        robbed[victim] = thief
        stolen = _order(state, victim)
        events.append(OrderStolen(seat=seat, clan=name, target=target, order=stolen))
    actions = [Action(thief, _order(state, victim), victim) for victim, thief in robbed.items()]
    actions += [
        Action(clan, _order(state, clan))
        for clan in order
        if state.successes[clan] and clan not in robbed and clan not in stealing
    ]
    return tuple(sorted(actions, key=lambda act: (NUMBER[act.order], order.index(act.clan))))


def _why_idle(
    state: GothsState, thief: int, victim: int | None, void: set[int], robbed: dict[int, int]
) -> Hindrance | None:
    """Return why a Goth steals nothing: void, victim failed or robbed already; None if it does."""
    if thief in void:
        return Hindrance.TWO_GOTHS
    if victim is None or not state.successes[victim]:
        return Hindrance.FAILED
    return Hindrance.STOLEN if victim in robbed else None
