"""A position told in sentences: the alt text."""

from __future__ import annotations

from collections import Counter

from games.norwegian.content import Cards, rank_of, suit_of
from games.norwegian.view import ChangeKind, NorwegianView, Phase, Player
from rendering.norwegian.board.words import demand_in_words, question, rank_name, times
from rendering.scene.alt_text import first_to_fit, no_longer, sentence
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_LENGTHS = (
    *((32, True, True), (20, True, True), (12, True, True), (12, False, True), (8, False, True)),
    *((12, True, False), (12, False, False), (8, False, False), (5, False, False)),
)
"""How long names may be, whether emblems and lists are told in full, and whether the cards known
in the others' hands are told: the fullest first."""
_PILE_SHOWN = 6
_FEW = 3
"""Cards and names that the shorter tellings list."""


def alt(view: NorwegianView, names: tuple[str, ...], texts: Texts, theme: Theme) -> str:
    """Tell the whole position in at most :data:`rendering.scene.scene.ALT_LIMIT` characters.

    If it is too long, names are cut, then emblems and lists are shortened, then known cards left
    out.
    """
    return first_to_fit(
        " ".join(_sentences(view, no_longer(names, length), texts, theme, full=full, known=known))
        for length, full, known in _LENGTHS
    )


def _sentences(
    view: NorwegianView,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
    *,
    full: bool,
    known: bool,
) -> list[str]:
    """List the sentences of the alt text; ``full`` and ``known`` say how much they tell.

    They are: turn, question and pile, all seats, what changed, and for a seat its own hand and
    choices. At the end they are the winner and all seats.
    """
    told = [texts("norwegian-alt-title")]
    if view.phase is Phase.OVER:
        told += _end(view, names, texts)
    else:
        if view.turn:
            told.append(texts("norwegian-alt-turn", turn=view.turn))
        if view.goes_round:
            told.append(texts("norwegian-alt-goes-round", left=view.turns_left))
        told += _awaited(view, names, texts, full=full)
        told += _pile(view, names, texts, full=full)
    told += [
        _seat(player, view, names, texts, theme, full=full, known=known) for player in view.players
    ]
    if view.phase is not Phase.OVER:
        told += _changes(view, names, texts)
        if view.viewer is not None:
            told += _private(view, names, texts)
    return told


def _awaited(view: NorwegianView, names: tuple[str, ...], texts: Texts, *, full: bool) -> list[str]:
    """Say the question and who still has to answer; unless ``full``, more than three are counted.

    Where only one player was asked, the question alone says so; where all still have to answer, a
    sentence says that without names.
    """
    told = [sentence(question(view, names, texts))]
    waiting = [names[wait.seat] for wait in view.waiting if not wait.answered]
    if len(waiting) == len(view.players):
        told.append(texts("norwegian-alt-waiting-all"))
    elif len(waiting) > _FEW and not full:
        told.append(texts("norwegian-alt-waiting-many", count=len(waiting)))
    elif waiting and len(view.waiting) > 1:
        told.append(texts("norwegian-alt-waiting", names=", ".join(waiting)))
    return told


def _pile(view: NorwegianView, names: tuple[str, ...], texts: Texts, *, full: bool) -> list[str]:
    """Say the pile, what it asks for, the way of play, the stacks' sizes and the dealer.

    The top six cards of the pile are named, three unless ``full``. While cards are exchanged only
    the stacks and the dealer are told; while a four may be completed nothing is asked for.
    """
    told: list[str] = []
    if view.phase is not Phase.EXCHANGE:
        if view.pile:
            shown = _PILE_SHOWN if full else _FEW
            top = listed(tuple(reversed(view.pile[-shown:])), texts)
            told.append(texts("norwegian-alt-pile", count=len(view.pile), cards=top))
        else:
            told.append(texts("norwegian-alt-no-pile"))
        # What may be completed is said by the question, and nothing else is asked for until then.
        if view.phase is not Phase.COMPLETE:
            told.append(demand_in_words(view, texts))
        way = "clockwise" if view.clockwise else "counter-clockwise"
        told.append(texts(f"norwegian-alt-{way}"))
    told.append(texts("norwegian-alt-stacks", stock=view.stock, burnt=len(view.burnt)))
    told.append(texts("norwegian-alt-dealer", name=names[view.dealer]))
    return told


def _seat(
    player: Player,
    view: NorwegianView,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
    *,
    full: bool,
    known: bool,
) -> str:
    """Say what a player has, with the emblem if ``full``, if ``known`` with the known cards.

    Those without cards are told with their place; at the end the others with place and cards left
    (named only with ``known``). The viewer's known cards are never told here.
    """
    name = names[player.seat]
    if full:
        emblem = texts(f"emblem-{theme.seats[player.seat].emblem}")
        name = texts("norwegian-alt-name", name=name, emblem=emblem)
    if player.cards == 0:
        return texts("norwegian-alt-seat-out", name=name, place=player.place or 0)
    if view.phase is Phase.OVER:
        final = texts(
            "norwegian-alt-seat-final", name=name, place=player.place or 0, cards=player.cards
        )
        return f"{final} {_turned_over(player, texts)}" if known else final
    kind = "seat" if player.face_up else "seat-bare" if any(player.face_down) else "seat-hand"
    seen = counted(player.known, texts) if known and player.seat != view.viewer else ""
    return texts(
        f"norwegian-alt-{kind}",
        name=name,
        hand=texts("norwegian-alt-known", hand=player.hand, cards=seen) if seen else player.hand,
        up=listed(player.face_up, texts),
        down=sum(player.face_down),
    )


def _turned_over(player: Player, texts: Texts) -> str:
    """Tell the cards that somebody was left with (N36): in hand, face up, and those face down.

    Empty for one who has none.
    """
    below = tuple(card for card in player.turned if card is not None)
    return " ".join(
        texts(f"norwegian-alt-left-{where}", cards=told)
        for where, told in (
            ("hand", counted(player.known, texts)),
            ("up", listed(player.face_up, texts)),
            ("down", listed(below, texts)),
        )
        if told
    )


def _changes(view: NorwegianView, names: tuple[str, ...], texts: Texts) -> list[str]:
    """Say what changed since the last board: piles taken or burnt, cards turned; not cards laid."""
    told: list[str] = []
    for change in view.changes:
        match change.kind:
            case ChangeKind.TAKEN:
                told.append(
                    texts("norwegian-alt-taken", name=names[change.seat], count=change.count)
                )
            case ChangeKind.BURNT:
                told.append(texts("norwegian-alt-burnt", count=change.count))
            case ChangeKind.TURNED:
                card = listed(change.cards, texts)
                told.append(texts("norwegian-alt-turned", name=names[change.seat], card=card))
            case ChangeKind.LAID | ChangeKind.LAID_OUT:
                pass
    return told


def _private(view: NorwegianView, names: tuple[str, ...], texts: Texts) -> list[str]:
    """Say the viewer's hand and what may be done: ranks to lay, cards to turn, an ace's targets.

    Of a rank the number is told that may be laid, if over one. An empty hand is told, too. The
    view must be a seat's.
    """
    told = [
        texts("norwegian-alt-hand", cards=counted(view.hand, texts))
        if view.hand
        else texts("norwegian-alt-no-hand")
    ]
    choices = view.choices
    plays = choices.plays or choices.answers
    if plays:
        may = ", ".join(
            rank_name(play.rank, texts) if play.most == 1
            else texts("norwegian-alt-play", rank=rank_name(play.rank, texts), most=play.most)
            for play in plays
        )  # fmt: skip
        told.append(texts("norwegian-alt-plays", list=may))
    if choices.face_down:
        numbers = ", ".join(str(number + 1) for number in choices.face_down)
        told.append(texts("norwegian-alt-blind", list=numbers))
    if len(choices.targets) > _FEW and len(choices.targets) == len(view.players) - 1:
        told.append(texts("norwegian-alt-targets-all"))
    elif choices.targets:
        targets = ", ".join(names[seat] for seat in choices.targets)
        told.append(texts("norwegian-alt-targets", names=targets))
    return told


def _end(view: NorwegianView, names: tuple[str, ...], texts: Texts) -> list[str]:
    """Say who has won or shares the win, and in which turn, as a list of one sentence.

    Only for a game that is over.
    """
    winners = ", ".join(names[seat] for seat in view.ranking[0])
    kind = "shared" if len(view.ranking[0]) > 1 else "won"
    return [texts(f"norwegian-alt-{kind}", names=winners, turn=view.turn)]


def listed(cards: Cards, texts: Texts) -> str:
    """Name cards in order, divided by spaces, each rank with its suit's sign; jokers have none."""
    named: list[str] = []
    for card in cards:
        suit = suit_of(card)
        named.append(rank_name(rank_of(card), texts) + (_SIGNS[suit] if suit else ""))
    return " ".join(named)


def counted(cards: Cards, texts: Texts) -> str:
    """Name the ranks of cards and how often each is there, divided by commas.

    They are in order of first appearance; empty without cards.
    """
    counts = Counter(rank_of(card) for card in cards)
    return ", ".join(
        rank_name(rank, texts) if count == 1 else times(count, rank_name(rank, texts), texts)
        for rank, count in counts.items()
    )
