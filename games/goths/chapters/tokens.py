"""The tokens of The Dancing Queen: what they may be told, and those laid at once (G17)."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from games.api import Events, Seat
from games.goths import moves as m
from games.goths.content import SMALL, SPOTS, TERRAIN, Objective, Readiness, Spot, Token
from games.goths.events import (
    BoomerangLaid,
    DinnerCalled,
    KingCardSpied,
    NewDealMade,
    SpyglassUsed,
    TntLit,
    TokenInstructed,
)
from games.goths.state import (
    Clan,
    Deal,
    GothsState,
    Spied,
    chief_of,
    clan_led_by,
    clan_named,
    cycle,
    enemies,
    flagged,
    living,
    name_of,
    occupant,
    with_clan,
    with_item,
)
from games.goths.view import TokenState

TERRAIN_PARTS: tuple[m.Part, ...] = (m.Part.FOREST, m.Part.NEAR_PLAIN, m.Part.FAR_PLAIN)

FIRST_MODES = {Token.SHIELD: m.Mode.LAST, Token.RAT_POISON: m.Mode.FIRST}
"""What holds from the moment the token is taken until it is told otherwise (G17)."""


def instructions(state: GothsState, clan: int) -> tuple[m.TokenMove, ...]:
    """List the instructions that the clan's held token accepts now; a spyglass has none.

    One for each enemy, part, mode or receiver that it may name. Empty without a held token.
    """
    own = state.clans[clan]
    if own.token_state is not TokenState.HELD or own.token is None:
        return ()
    foes = [name_of(state, enemy) for enemy in enemies(state, clan)]
    match own.token:
        case Token.BOOMERANG:
            return tuple([m.LayBoomerang(foe) for foe in foes])
        case Token.DINNER:
            return tuple([m.CallToDinner(foe) for foe in foes])
        case Token.TNT:
            return tuple(
                [
                    m.PlaceTnt(name_of(state, enemy), part)
                    for enemy in enemies(state, clan)
                    for part in explosive(state, enemy)
                ]
            )
        case Token.NEW_DEAL:
            return (m.DealAnew(),)
        case Token.DOUBLE_RECRUITMENT:
            return (m.RecruitTwice(),)
        case Token.MASTERMIND:
            return tuple([m.PassInitiative(name_of(state, to)) for to in _receivers(state)])
        case Token.SHIELD:
            return tuple([m.SetShield(mode) for mode in m.Mode])
        case Token.RAT_POISON:
            return m.SetRatPoison(m.Mode.NEVER), m.SetRatPoison(m.Mode.FIRST)
        case _:
            return ()


def explosive(state: GothsState, clan: int) -> list[m.Part]:
    """List the parts of a clan that TNT may destroy: machine, terrain cards, 3D barricade (G29).

    A machine destroyed already is left out, a terrain card blown up already is not. A 3D barricade
    is a part of its own on an objective alone.
    """
    army = state.clans[clan]
    parts = [] if army.readiness is Readiness.DESTROYED else [m.Part.MACHINE]
    parts += TERRAIN_PARTS
    if army.wall and army.spot >= TERRAIN:
        parts.append(m.Part.WALL)
    return parts


def _receivers(state: GothsState) -> list[int]:
    """List who a mastermind may give the initiative to: at 2-4 players it only stays (G31).

    In a game of four clans: any living one. Clans are given by index.
    """
    if len(state.clans) == SMALL:
        return [state.initiative]
    return [clan for clan, army in enumerate(state.clans) if army.figures]


def spied_kings(state: GothsState, clan: int) -> tuple[Seat, ...]:
    """List the kings whose cards the spyglass may show now, one's own included.

    Empty unless the clan holds the spyglass and its chief has not laid an order yet.
    """
    own = state.clans[clan]
    held = own.token_state is TokenState.HELD and own.token is Token.SPYGLASS
    if not held or chief_of(state, clan) in state.answered:
        return ()
    return tuple([king.seat for king in state.layout.kings if living(state, king.seat)])


def instruct(state: GothsState, seat: Seat, move: m.TokenMove, events: Events) -> GothsState:
    """Write down what the token is told, instead of what was before.

    Nothing happens yet: it is laid with an order or not at all.
    """
    events.append(TokenInstructed(to=(seat,), seat=seat))
    return replace(state, drafts=with_item(state.drafts, clan_led_by(state, seat), move))


def use_spyglass(state: GothsState, seat: Seat, move: m.UseSpyglass, events: Events) -> GothsState:
    """Look at a king card just laid; that, and whose it is, is public at once, the card is not.

    The spyglass is spent.
    """
    clan, king = clan_led_by(state, seat), state.layout.king_of[move.king]
    assert king is not None
    card = state.kings[king].laid
    assert card is not None
    events.append(SpyglassUsed(seat=seat, clan=name_of(state, clan), king=move.king))
    events.append(KingCardSpied(to=(seat,), seat=seat, king=move.king, card=card))
    state = with_clan(state, clan, token_state=TokenState.SPENT)
    return replace(state, spied=Spied(state.round, clan, king))


def lay_tokens(state: GothsState, events: Events) -> GothsState:
    """Set the modes that chiefs named, then execute what is laid "now", in initiative order (G14).

    A token laid is shown and spent whatever comes of it. Double recruitment and mastermind wait
    until they act; modes are set in secret.
    """
    for clan in cycle(state):
        answer = state.answers[clan]
        if answer is None or answer.token is None:
            continue
        match answer.token:
            case m.SetShield(mode) | m.SetRatPoison(mode):
                state = with_clan(state, clan, mode=mode)
            case m.LayBoomerang(name):
                state = _lay_boomerang(state, clan, _found(state, name), events)
            case m.CallToDinner(name):
                state = _call_to_dinner(state, clan, _found(state, name), events)
            case m.PlaceTnt(name, part):
                state = _light(state, clan, _found(state, name), part, events)
            case m.DealAnew():
                state = _deal_anew(state, clan, events)
            case m.RecruitTwice() | m.PassInitiative():
                pass
            case _:
                assert_never(answer.token)
    return state


def _found(state: GothsState, name: str) -> int:
    """Return the index of the clan named in a move; the clan exists."""
    clan = clan_named(state, name)
    assert clan is not None
    return clan


def _lay_boomerang(state: GothsState, clan: int, target: int, events: Events) -> GothsState:
    """Spend a clan's boomerang: attacks of ``target`` hit itself in this round."""
    events.append(
        BoomerangLaid(
            seat=chief_of(state, clan), clan=name_of(state, clan), target=name_of(state, target)
        )
    )
    return replace(with_clan(state, clan, token_state=TokenState.SPENT), boomerang=target)


def _call_to_dinner(state: GothsState, clan: int, target: int, events: Events) -> GothsState:
    """Have an army step back a card, from an objective to its second plain, in the forest none.

    A 3D barricade goes aside if it moved, an old barricade protects again. Event and spent token
    come in any case.
    """
    army = state.clans[target]
    back = SPOTS[max(min(army.spot, Spot.LEFT) - 1, Spot.FOREST)]
    moved = back is not army.spot
    events.append(
        DinnerCalled(
            seat=chief_of(state, clan),
            clan=name_of(state, clan),
            target=name_of(state, target),
            spot=back,
            moved=moved,
        )
    )
    state = with_clan(state, clan, token_state=TokenState.SPENT)
    return with_clan(state, target, spot=back, wall=army.wall and not moved)


def _light(state: GothsState, clan: int, target: int, part: m.Part, events: Events) -> GothsState:
    """Blow up a machine, a terrain card with its barricade, or a 3D barricade; it kills nobody.

    The token is spent in vain if the 3D barricade does not stand on an objective any more.
    """
    army = state.clans[target]
    state = with_clan(state, clan, token_state=TokenState.SPENT)
    in_vain = False
    match part:
        case m.Part.MACHINE:
            state = with_clan(state, target, readiness=Readiness.DESTROYED)
        case m.Part.WALL:
            in_vain = not (army.wall and army.spot >= TERRAIN)
            if not in_vain:
                state = with_clan(state, target, wall=False)
        case m.Part.FOREST | m.Part.NEAR_PLAIN | m.Part.FAR_PLAIN:
            state = _blast(state, target, TERRAIN_PARTS.index(part), army)
        case _:
            assert_never(part)
    events.append(
        TntLit(
            seat=chief_of(state, clan),
            clan=name_of(state, clan),
            target=name_of(state, target),
            part=part,
            in_vain=in_vain,
        )
    )
    return state


def _blast(state: GothsState, target: int, index: int, army: Clan) -> GothsState:
    """Turn a terrain card back and mark it: no barricade of either kind, for good (G29).

    A 3D barricade goes aside if it stands there.
    """
    return with_clan(
        state,
        target,
        barricades=flagged(army.barricades, index, flag=False),
        blasted=flagged(army.blasted, index),
        wall=army.wall and army.spot != index,
    )


def _deal_anew(state: GothsState, clan: int, events: Events) -> GothsState:
    """Shuffle the objectives that nobody stands on, revealed ones too, and lay them face down.

    Aims at objectives laid in this round do not hold any more; the earlier deal is kept.
    """
    deal = state.deals[-1]
    free = [index for index in range(TERRAIN) if occupant(state, SPOTS[TERRAIN + index]) is None]
    mixed, rng = state.rng.shuffled([deal.objectives[index] for index in free])
    cards: list[Objective] = list(deal.objectives)
    face_up = deal.face_up
    for index, card in zip(free, mixed, strict=True):
        cards[index] = card
        face_up = flagged(face_up, index, flag=False)
    left, middle, right = cards
    events.append(
        NewDealMade(
            seat=chief_of(state, clan),
            clan=name_of(state, clan),
            spots=tuple(SPOTS[TERRAIN + index] for index in free),
        )
    )
    state = with_clan(state, clan, token_state=TokenState.SPENT)
    deals = (*state.deals, Deal((left, middle, right), face_up))
    return replace(state, rng=rng, deals=deals, aims_hold=False)


def take_token(own: Clan) -> Clan:
    """Return a clan whose chief has taken its token from a terrain card, and knows it.

    Shield and rat poison get their initial mode, and hold from now on. There has to be a token.
    """
    assert own.token is not None
    mode = FIRST_MODES.get(own.token, m.Mode.NEVER)
    return replace(own, token_state=TokenState.HELD, token_known=True, mode=mode)
