"""Where the cards and the white Inspiration token lie: the state of the module and the places over it."""

from __future__ import annotations

from attrs import evolve, frozen

from chakra_abilities.card import Card, CardName
from chakra_rules.extend import Draft, ImpossibleMove, Rulebook, SeatNumber, State

WHITE_TOKEN = "W"


@frozen
class Centre:
    """The centre of the table.

    Args:
        cards: the names of the cards that lie there face up.
        white_token: whether the white Inspiration token lies on its card, wherever that card is.
    """

    cards: tuple[CardName, ...] = ()
    white_token: bool = True


@frozen
class Own:
    """The card beside a seat's board.

    Args:
        card: its name; empty before the seat has drafted one.
        face_up: whether it can still be used.
    """

    card: CardName = ""
    face_up: bool = True


@frozen
class Unrevealed:
    """The pile of cards not in this game; the state does not list it."""

    def take(self, draft: Draft, piece: str) -> None:
        """Reveal a card."""
        _check(piece not in in_play(draft), f"{piece} is in play already", piece)

    def put(self, draft: Draft, piece: str) -> None:
        """No card goes back."""
        raise ImpossibleMove(f"{piece} stays in play", piece)


@frozen
class InCentre:
    """Face up in the centre."""

    def take(self, draft: Draft, piece: str) -> None:
        """Out of the centre."""
        centre = draft.slot(Centre)
        _check(piece in centre.cards, f"{piece} does not lie in the centre", piece)
        draft.set_slot(evolve(centre, cards=tuple(card for card in centre.cards if card != piece)))

    def put(self, draft: Draft, piece: str) -> None:
        """Into the centre."""
        centre = draft.slot(Centre)
        draft.set_slot(evolve(centre, cards=tuple(sorted((*centre.cards, piece)))))


@frozen
class Beside:
    """Beside a seat's board."""

    seat: SeatNumber

    def take(self, draft: Draft, piece: str) -> None:
        """Away from the seat."""
        _check(draft.seat(self.seat).slot(Own).card == piece, f"{piece} is not the card of seat {self.seat}", piece)
        draft.seat(self.seat).set_slot(Own())

    def put(self, draft: Draft, piece: str) -> None:
        """To the seat, face up."""
        _check(not draft.seat(self.seat).slot(Own).card, f"seat {self.seat} holds a card already", piece)
        draft.seat(self.seat).set_slot(Own(piece))


@frozen
class WhiteCard:
    """On the card that brings the white Inspiration token; a token there goes where the card goes."""

    def take(self, draft: Draft, piece: str) -> None:
        """Off the card."""
        centre = draft.slot(Centre)
        _check(piece == WHITE_TOKEN and centre.white_token, f"there is no {piece} on the card", piece)
        draft.set_slot(evolve(centre, white_token=False))

    def put(self, draft: Draft, piece: str) -> None:
        """Back onto the card."""
        centre = draft.slot(Centre)
        _check(piece == WHITE_TOKEN and not centre.white_token, f"{piece} has no place on the card", piece)
        draft.set_slot(evolve(centre, white_token=True))


UNREVEALED = Unrevealed()
IN_CENTRE = InCentre()
WHITE_CARD = WhiteCard()
PLACES = (Unrevealed, InCentre, Beside, WhiteCard)


@frozen
class Flipped:
    """A seat used its Ability card, which is flipped face down."""

    seat: SeatNumber
    card: CardName
    reveals = False

    def fold(self, draft: Draft) -> None:
        """Lay the card face down."""
        seat = draft.seat(self.seat)
        seat.set_slot(evolve(seat.slot(Own), face_up=False))


def _check(true: bool, otherwise: str, piece: str) -> None:
    if not true:
        raise ImpossibleMove(otherwise, piece)


def in_play(table: State | Draft) -> tuple[str, ...]:
    """Every card on the table, in the centre and beside the boards."""
    players = len(table.seats) if isinstance(table, State) else table.players
    seats = table.seats if isinstance(table, State) else [table.seat(index) for index in range(players)]
    return (*table.slot(Centre).cards, *(card for seat in seats if (card := seat.slot(Own).card)))


def cards_misplaced(book: Rulebook, state: State) -> str:
    """Invariant: the cards in play are of the deck, each in one place, two more than seats once they are revealed."""
    cards = in_play(state)
    unknown = set(cards).difference([card.name for card in book.brought(Card)])
    if unknown:
        return f"{min(unknown)!r} is no Ability card of these rules"
    if len(set(cards)) != len(cards) or (cards and len(cards) != len(state.seats) + 2):
        return f"the Ability cards in play are {', '.join(sorted(cards))}"
    return ""


def white_token_misplaced(book: Rulebook, state: State) -> str:
    """Invariant: the white Inspiration token lies on its card or on one Inspiration space."""
    out = sum(seat.spaces.count(WHITE_TOKEN) for seat in state.seats)
    elsewhere = [seat for seat, s in enumerate(state.seats) if WHITE_TOKEN in s.notches + s.free]
    if elsewhere or out + state.slot(Centre).white_token != 1:
        return f"white Inspiration tokens on spaces: {out}, on the card: {state.slot(Centre).white_token}"
    return ""
