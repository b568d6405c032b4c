"""Secrets: what each viewer knows, and other games that would look the same to it (Secret)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Seat
from games.goths.chapters.orders import aims, order_moves
from games.goths.chapters.setup import allotments, in_order
from games.goths.chapters.tokens import FIRST_MODES, instructions
from games.goths.content import TERRAIN, TWINS, KingCard, Objective, Role, Token
from games.goths.moves import Aim, GiveOrder, Mode, PassInitiative, RecruitTwice, TokenMove
from games.goths.state import Clan, Deal, GothsState, King, with_item
from games.goths.view import BEFORE_REVEAL, Message, Phase, Sealed, TokenState
from games.rng import Rng

_ON_THE_TABLE = frozenset({TokenState.IN_FORCE, TokenState.SPENT})


def knows_card(state: GothsState, viewer: Seat | None, king: int) -> bool:
    """Return True if a viewer knows the truth of a card just laid.

    Until the reveal its king does, unless he is alone and the table hides it (G24), and whoever saw
    it through the spyglass. After the reveal everybody does, spectators too.
    """
    if state.phase not in BEFORE_REVEAL:
        return True
    if viewer is None:
        return False
    if state.layout.king_of[viewer] == king:
        return not hides_own_card(state, viewer) or has_spied(state, viewer, king)
    return has_spied(state, viewer, king)


def hides_own_card(state: GothsState, viewer: Seat) -> bool:
    """Return True if a lone player may not look again at what he laid (G24)."""
    return state.setup.own_card_hidden and state.layout.roles[viewer] is Role.BOTH


def has_spied(state: GothsState, viewer: Seat, king: int) -> bool:
    """Return True if a viewer saw a king's card of this round through the spyglass.

    Only the chief who used the spyglass in the present round did.
    """
    spied = state.spied
    return (
        spied is not None
        and spied.round == state.round
        and spied.king == king
        and spied.clan == state.layout.chief_of[viewer]
    )


def knows_objective(state: GothsState, viewer: Seat | None, deal: int, index: int) -> bool:
    """Return True if a viewer knows an objective of a deal: face up, or reconnoitred by him.

    After the end everybody knows those of the last deal.
    """
    if state.deals[deal].face_up[index]:
        return True
    if state.phase is Phase.OVER and deal == len(state.deals) - 1:
        return True
    clan = None if viewer is None else state.layout.chief_of[viewer]
    return clan is not None and any(
        glance.deal == deal and glance.index == index for glance in state.clans[clan].glances
    )


def knows_token(state: GothsState, viewer: Seat | None, clan: int) -> bool:
    """Return True if a viewer knows a clan's token: on the table, or seen by him as its chief.

    Also True if the clan has none, and after the end.
    """
    own = state.clans[clan]
    if own.token is None or own.token_state in _ON_THE_TABLE or state.phase is Phase.OVER:
        return True
    return own.token_known and viewer is not None and state.layout.chief_of[viewer] == clan


def knows_message(state: GothsState, viewer: Seat | None, message: Message) -> bool:
    """Return True if a viewer knows what was said in a talk: the two do, at the end all do (S7)."""
    return state.phase is Phase.OVER or viewer in {message.sender, message.recipient}


def candidates(king: King) -> tuple[KingCard, ...]:
    """List what a laid king card may be by its back: its two cards, but for one face up.

    Empty if none is laid.
    """
    if king.laid is None:
        return ()
    return tuple([card for card in TWINS[king.laid] if card not in king.face_up])


def redeal(state: GothsState, viewer: Seat | None, seed: str) -> GothsState:
    """Deal again what ``viewer`` cannot know.

    That is objectives face down, tokens, the king cards of this round within their backs, what
    other chiefs and kings have sealed, and the luck to come. What others said in talks is silence,
    what they have drafted for tokens is dropped.
    """
    own = None if viewer is None else state.layout.chief_of[viewer]
    drafts = tuple([draft if clan == own else None for clan, draft in enumerate(state.drafts)])
    messages = tuple([m for m in state.messages if knows_message(state, viewer, m)])
    state = replace(state, rng=Rng(seed), drafts=drafts, messages=messages)
    for deal in range(len(state.deals)):
        state = _deal_objectives(state, viewer, deal)
    state = _deal_tokens(state, viewer)
    for king in range(len(state.kings)):
        state = _deal_king_card(state, viewer, king)
        state = _deal_allotment(state, viewer, king)
    for clan in range(len(state.clans)):
        if clan != own:
            state = _deal_answer(state, clan)
    return state


def _deal_objectives(state: GothsState, viewer: Seat | None, number: int) -> GothsState:
    """Shuffle the objectives of a deal that a viewer does not know among their spots."""
    deal = state.deals[number]
    unknown = [
        index for index in range(TERRAIN) if not knows_objective(state, viewer, number, index)
    ]
    lying = {deal.objectives[index] for index in unknown}
    mixed, rng = state.rng.shuffled([kind for kind in Objective if kind in lying])
    cards = list(deal.objectives)
    for index, kind in zip(unknown, mixed, strict=True):
        cards[index] = kind
    left, middle, right = cards
    again = Deal((left, middle, right), deal.face_up)
    return replace(state, rng=rng, deals=with_item(state.deals, number, again))


def _deal_tokens(state: GothsState, viewer: Seat | None) -> GothsState:
    """Mix the tokens that the viewer has not seen, those in the box too.

    The modes of shield and poison of others are as when just taken.
    """
    clans, over = state.clans, state.phase is Phase.OVER
    unknown = [clan for clan in range(len(clans)) if not knows_token(state, viewer, clan)]
    pool = [token for clan in unknown if (token := clans[clan].token) is not None]
    if not over:
        pool += state.box
    mixed, rng = state.rng.shuffled(in_order(pool))
    dealt = dict(zip(unknown, mixed, strict=False))
    own = None if viewer is None else state.layout.chief_of[viewer]
    armies = [
        army if clan == own and clan not in dealt else _armed(army, dealt.get(clan, army.token))
        for clan, army in enumerate(clans)
    ]
    box = state.box if over else in_order(mixed[len(unknown) :])
    return replace(state, rng=rng, clans=tuple(armies), box=box)


def _armed(army: Clan, token: Token | None) -> Clan:
    """Return an army that has ``token``; a held token gets its initial mode."""
    held = token is not None and army.token_state is TokenState.HELD
    mode = FIRST_MODES.get(token, Mode.NEVER) if held and token is not None else Mode.NEVER
    return replace(army, token=token, mode=mode)


def _deal_king_card(state: GothsState, viewer: Seat | None, number: int) -> GothsState:
    """Replace a king's laid card by one drawn of those it may be; not if the viewer knows it."""
    king = state.kings[number]
    if king.laid is None or knows_card(state, viewer, number):
        return state
    card, rng = state.rng.pick(candidates(king))
    return replace(state, rng=rng, kings=with_item(state.kings, number, replace(king, laid=card)))


def _deal_allotment(state: GothsState, viewer: Seat | None, number: int) -> GothsState:
    """Replace another king's wish for new cards by one drawn by lot, while wishes are secret.

    Without a wish yet, nothing is drawn.
    """
    hidden = state.phase is Phase.ALLOT and state.layout.kings[number].seat != viewer
    if not hidden or state.allotments[number] is None:
        return state
    said, rng = state.rng.pick(tuple(allotments(state.setup)))
    return replace(state, rng=rng, allotments=with_item(state.allotments, number, said))


def _deal_answer(state: GothsState, clan: int) -> GothsState:
    """Sample what a chief sealed: all of it before the reveal, later only aim and token.

    A chief who is asked for an aim sealed none that fits; tokens used at once are not sampled.
    """
    sealed = state.answers[clan]
    if sealed is None:
        return state
    rng, order, told = state.rng, sealed.order, instructions(state, clan)
    token: TokenMove | None = None
    if state.phase in BEFORE_REVEAL:
        orders = [move for move in order_moves(state, clan) if isinstance(move, GiveOrder)]
        move, rng = rng.pick(orders)
        order, aim = move.order, move.aim
    else:
        told = tuple([one for one in told if isinstance(one, RecruitTwice | PassInitiative)])
        aim, rng = rng.pick(aims(state, clan, order))
        if state.layout.clans[clan].chief in state.asked:
            aim = Aim.OPEN
    if told:
        token, rng = rng.pick((None, *told))
    answers = with_item(state.answers, clan, Sealed(order, aim, token))
    return replace(state, rng=rng, answers=answers)
