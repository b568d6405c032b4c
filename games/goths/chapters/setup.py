"""The set-up, and the allotment of cards that exist once in a camp (Facts; G26, G27)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import assert_never

import msgspec
from msgspec.structs import replace

from games.api import Applied, Events, Options, RuleError, Seat
from games.goths.chapters.round import begin_round
from games.goths.content import (
    ARMY,
    BASE_ORDERS,
    DANCING_TOKENS,
    FOG_TOKENS,
    LAYOUTS,
    WEAKER,
    CardCopies,
    Machine,
    NewCard,
    Objective,
    Order,
    OwnKingCard,
    Spot,
    Token,
    TokenPlace,
    TokenSet,
)
from games.goths.events import (
    AllotmentLaid,
    AllotmentShown,
    AllotmentsRevealed,
    Assembled,
    CardAllotted,
)
from games.goths.moves import Allot, Recipient
from games.goths.state import (
    NOWHERE,
    Clan,
    Deal,
    GothsState,
    King,
    ask,
    chief_of,
    name_of,
    with_clan,
    with_item,
)
from games.goths.view import Phase, Setup, TokenState
from games.rng import Rng

_BOTH = (Recipient.FIRST, Recipient.SECOND)


def setup_of(seats: int, options: Options) -> Setup:
    """Turn the options of a table into its set-up: the tokens in play, and which new cards are.

    Of The Dancing Queen only the tokens switched on take part.

    Raises:
        RuleError: fewer tokens take part than there are chiefs.
    """
    clans = len(LAYOUTS[seats].clans)
    tokens = TokenSet(str(options["tokens"]))
    pool: tuple[Token, ...] = ()
    if tokens is TokenSet.FOG:
        # For four clans two boxes are needed, and their sets are mixed (G27).
        pool = FOG_TOKENS * (clans // 2)
    elif tokens is TokenSet.DANCING:
        pool = tuple(token for token in DANCING_TOKENS if options[switch_of(token)])
        if len(pool) < clans:
            raise RuleError("too-few-tokens", tokens=len(pool), chiefs=clans)
    forest = options["token_place"] == TokenPlace.FOREST
    return Setup(
        seats=seats,
        tokens=tokens,
        token_list=pool,
        token_spot=Spot.NEAR_PLAIN if forest else Spot.FAR_PLAIN,
        gothic_goth=bool(options["gothic_goth"]),
        carrier_pigeon=bool(options["carrier_pigeon"]),
        ballista=bool(options["ballista"]),
        walls=bool(options["barricade_3d"]),
        one_box=options["card_copies"] == CardCopies.ONE,
        own_card_hidden=options["own_king_card"] == OwnKingCard.HIDDEN,
        handicap=bool(options["handicap"]),
    )


def switch_of(token: Token) -> str:
    """Return the key of the option that has a token of The Dancing Queen take part."""
    return f"token_{token.replace('-', '_')}"


def in_order(tokens: Iterable[Token]) -> tuple[Token, ...]:
    """List tokens in the order of the rules, which tells nothing of how they lie."""
    return tuple(sorted(tokens, key=tuple(Token).index))


def set_up(setup: Setup, seed: str) -> Applied[GothsState]:
    """Shuffle objectives and tokens, place the armies in their forests, and ask the first king.

    Where new cards exist once in a camp, all kings are asked first who gets them. With the handicap
    one army begins with a figure less, at three or seven seats only.
    """
    layout = LAYOUTS[setup.seats]
    objectives, rng = Rng(seed).shuffled(tuple(Objective))
    tokens, rng = rng.shuffled(setup.token_list)
    weaker = WEAKER.get(setup.seats) if setup.handicap else None
    number = len(layout.clans)
    fielded = not setup.one_box
    deck = _deck(goth=setup.gothic_goth and fielded, pigeon=setup.carrier_pigeon and fielded)
    machine = Machine.BALLISTA if setup.ballista and fielded else Machine.CATAPULT
    clans = tuple(
        Clan(
            figures=ARMY - (clan == weaker),
            deck=deck,
            machine=machine,
            token=tokens[clan] if tokens else None,
            token_state=TokenState.LYING if tokens else TokenState.ABSENT,
        )
        for clan in range(number)
    )
    left, middle, right = objectives
    state = GothsState(
        rng=rng,
        setup=setup,
        phase=Phase.KING,
        question=0,
        asked=(),
        answered=(),
        round=0,
        initiative=0,
        clans=clans,
        kings=(King(),) * len(layout.kings),
        deals=(Deal((left, middle, right)),),
        sprayed=NOWHERE,
        box=in_order(tokens[number:]),
        allotments=(None,) * len(layout.kings),
        answers=(None,) * number,
        drafts=(None,) * number,
        spied=None,
        aims_hold=True,
        boomerang=None,
        successes=(False,) * number,
        named=(),
        queue=(),
        talks=(),
        messages=(),
        conceded=(),
        verdicts=(),
        deeds=(),
        winner=None,
        reason=None,
    )
    events: Events = [Assembled(tokens=setup.tokens)]
    if setup.one_box and (setup.gothic_goth or setup.carrier_pigeon or setup.ballista):
        state = ask(state, Phase.ALLOT, tuple(king.seat for king in layout.kings))
    else:
        state = begin_round(state, events)
    return Applied(state, tuple(events))


def _deck(*, goth: bool, pigeon: bool) -> tuple[Order, ...]:
    """Return the deck of a chief: the base orders, then the pigeon and the Goth if it has them."""
    extra = ((Order.PIGEON, pigeon), (Order.GOTH, goth))
    return (*BASE_ORDERS, *(order for order, held in extra if held))


def allotments(setup: Setup) -> Iterator[Allot]:
    """Yield a king's possible answers: for every new card, which chief of the camp gets it.

    A card that does not take part goes to nobody.
    """
    in_play = (setup.gothic_goth, setup.carrier_pigeon, setup.ballista)
    for goth, pigeon, ballista in product(
        *(_BOTH if played else (Recipient.NOBODY,) for played in in_play)
    ):
        yield Allot(goth, pigeon, ballista)


def allot(state: GothsState, seat: Seat, move: Allot, events: Events) -> GothsState:
    """Store a king's allotment; once every king has answered, deal the cards accordingly.

    Asked of all kings at once and shown together, so that no king can follow another. Until then an
    answer can be changed; afterwards the first round begins.
    """
    king = state.layout.king_of[seat]
    assert king is not None
    state = replace(state, allotments=with_item(state.allotments, king, move))
    if seat not in state.answered:
        events.append(AllotmentLaid(seat=seat))
        state = replace(state, answered=(*state.answered, seat))
    if None in state.allotments:
        return state
    events.append(AllotmentsRevealed())
    for place, said in zip(state.layout.kings, state.allotments, strict=True):
        assert said is not None
        events.append(AllotmentShown(seat=place.seat, **msgspec.structs.asdict(said)))
    for first in (0, len(state.clans) // 2):
        state = _hand_out(state, first, events)
    return begin_round(replace(state, answered=()), events)


def _hand_out(state: GothsState, first: int, events: Events) -> GothsState:
    """Give the camp of clan ``first`` its cards; where its kings disagree, the lot decides (G26).

    Card by card; those that do not take part are left out.
    """
    camp = state.layout.clans[first].camp
    wishes = [
        said
        for place, said in zip(state.layout.kings, state.allotments, strict=True)
        if place.camp is camp
    ]
    for card in NewCard:
        said = {_wish(wish, card) for wish in wishes if wish is not None}
        if Recipient.NOBODY in said:
            continue
        by_lot = len(said) > 1
        chosen, rng = state.rng.pick(_BOTH) if by_lot else (said.pop(), state.rng)
        clan = first + _BOTH.index(chosen)
        state = _give(replace(state, rng=rng), clan, card)
        seat, name = chief_of(state, clan), name_of(state, clan)
        events.append(CardAllotted(seat=seat, clan=name, card=card, by_lot=by_lot))
    return state


def _wish(said: Allot, card: NewCard) -> Recipient:
    """Return the chief to whom a king's allotment gives a card.

    ``NOBODY`` for a card that does not take part.
    """
    match card:
        case NewCard.GOTH:
            return said.goth
        case NewCard.PIGEON:
            return said.pigeon
        case NewCard.BALLISTA:
            return said.ballista
        case _:
            assert_never(card)


def _give(state: GothsState, clan: int, card: NewCard) -> GothsState:
    """Give a new card to a clan: a ballista, or a Goth or pigeon in its deck."""
    if card is NewCard.BALLISTA:
        return with_clan(state, clan, machine=Machine.BALLISTA)
    deck = state.clans[clan].deck
    goth = card is NewCard.GOTH or Order.GOTH in deck
    pigeon = card is NewCard.PIGEON or Order.PIGEON in deck
    return with_clan(state, clan, deck=_deck(goth=goth, pigeon=pigeon))
