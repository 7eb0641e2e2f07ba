"""A table that waits for its players: its seats, its settings, and who agrees to them. It is an immutable value; each
change is a function that returns a new one. Keys and invitation are stored as digests and stay valid after the deal.

The players at the device where the table was opened are its hosts. One invitation is for all free seats.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from hmac import compare_digest
from typing import NamedTuple

import msgspec

from altbau.core.bots.bot import PROGRAM
from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.house_rules import own_name, own_names
from altbau.core.messages import lobby as messages
from altbau.core.messages.joining import Invitation, Join, NewSeat, NewTable
from altbau.core.messages.table import VERSION
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.bots import bot_names, presets
from altbau.play.match import Match
from altbau.table.seats.access import check_host, digest
from altbau.table.seats.names import Names, checked_new_name, names_in_language
from altbau.table.setup.creation import StoredKeys, checked_names, table_body

ANY_SEED = 0  # of a trial deal that checks the settings; nobody sees it


class LobbyInfo(NamedTuple):
    """The constant properties of a lobby: its id, and when it was opened (ISO)."""

    id: str
    since: str


@dataclass(frozen=True)
class LobbySeat:
    """A seat; `key` is the digest of its player's secret, None if nobody has come."""

    kind: messages.SeatKind
    name: str | None = None
    bot: str | None = None
    key: str | None = None
    ready: bool = False
    hints: bool | None = None  # as in `wire.NewSeat`

    @property
    def free(self) -> bool:
        """Whether the seat is for a guest who has not come yet."""
        return self.kind == "link" and self.key is None

    def seat_request(self) -> NewSeat:
        """The seat as in a request for a new table."""
        return NewSeat(kind=self.kind, name=self.name, bot=self.bot, hints=self.hints)


@dataclass(frozen=True)
class AgreedSettings:
    """The settings, number of seats and bots to which all guests have agreed last."""

    settings: messages.Settings
    seats: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Lobby:
    """A lobby; `invitation` is a digest. `number` counts the changes of what is to be played and of who
    sits here."""

    settings: messages.Settings
    places: tuple[LobbySeat, ...]
    invitation: str
    agreed: AgreedSettings
    number: int = 0

    def table_request(self) -> NewTable:
        """The request for the table that is to begin, without a seed."""
        plan = self.settings
        return NewTable(
            edition=plan.edition, seats=[each.seat_request() for each in self.places], options=plan.options,
            cards=plan.cards, house=plan.house, games=plan.games, target=plan.target, pace=plan.pace, hints=plan.hints,
            sit_in=plan.sit_in, window_limit=plan.window_limit, clock=plan.clock,
        )  # fmt: skip

    def names(self) -> Names:
        """The names of the players. Raises BadInput."""
        return checked_names(self.table_request())

    def seat(self, secret: str | None) -> Seat:
        """The seat that a secret opens; NOBODY without a secret. Raises BadInput for a wrong one."""
        if not secret:
            return NOBODY
        given = digest(secret)
        for number, place in by_seat(self.places):
            if place.key and compare_digest(place.key, given):
                return number
        raise BadInput("foreign-seat")

    def invites(self, invitation: str) -> Seat:
        """The first free seat for an invitation. Raises BadInput for a wrong invitation, or if no seat is free."""
        if not compare_digest(self.invitation, digest(invitation)):
            raise BadInput("spent-invitation")
        for number, place in by_seat(self.places):
            if place.free:
                return number
        raise BadInput("no-free-seat")

    @property
    def hosts(self) -> frozenset[Seat]:
        """The host seats: those at the device where the table was opened."""
        return frozenset([number for number, place in by_seat(self.places) if place.kind == "human"])

    @property
    def undecided(self) -> list[Seat]:
        """The seats of the guests who have come and are not ready."""
        return [number for number, each in by_seat(self.places) if each.kind == "link" and each.key and not each.ready]

    def line_up(self) -> AgreedSettings:
        """The current settings, number of seats and bots."""
        return AgreedSettings(self.settings, len(self.places), tuple([each.bot for each in self.places if each.bot]))

    def as_data(self) -> Data:
        """The table as stored."""
        found: Data = msgspec.to_builtins(self)
        return found


def read_lobby(body: Data) -> Lobby:
    """A stored table."""
    return msgspec.convert(body, Lobby)


# --- how it comes and goes --------------------------------------------------------------------------------------------


def create_lobby(wanted: messages.NewLobby, keys: Sequence[str | None], invitation: str) -> Lobby:
    """A new table; `keys` are the digests of the seats' secrets, `invitation` is a digest. Raises BadInput for bad
    settings, and if no person sits there."""
    places = [
        LobbySeat(each.kind, each.name, each.bot if each.kind == "bot" else None, key, hints=each.hints)
        for each, key in zip(wanted.seats, keys, strict=True)
    ]
    found = Lobby(wanted.settings, tuple(places), invitation, AgreedSettings(wanted.settings, 0, ()))
    if not any(each.kind == "human" for each in places):
        raise BadInput("nobody-waits")
    return check_dealable(agree_settings(found))


def add_guest(table: Lobby, wanted: Join, key: str) -> Lobby:
    """The table after a guest has taken the first free seat, perhaps with a name. Raises BadInput."""
    seat = table.invites(wanted.invitation)
    shown = None if wanted.name is None else checked_new_name(table.names(), seat, wanted.name)
    return seated_anew(table, seat, LobbySeat("link", shown, key=key, hints=wanted.hints))


def dealt_body(table: Lobby, order: Sequence[int], seed: int) -> Data:
    """The body of the table as stored when it is dealt, with the seats that had not agreed. If the order of seats is
    drawn by lot, it is `order`."""
    if table.settings.drawn:
        table = replace(table, places=tuple([table.places[number] for number in order]))
    opens = [StoredKeys(each.key, table.invitation if each.free else None) for each in table.places]
    body = table_body(table.table_request(), table.names(), opens, seed)
    for seat in table.undecided:
        body["seats"][seat]["agreed"] = False
    return body


def check_start(table: Lobby, wanted: messages.Start) -> None:
    """Raise BadInput if the host starts another table than this one, or names other seats than those that have not
    agreed."""
    check_number(table, wanted.number)
    undecided = {SEAT_NAMES[seat] for seat in table.undecided}
    unnamed = undecided.difference(wanted.without)
    if unnamed:
        raise BadInput("not-ready", place="without", seats=", ".join(sorted(unnamed)))
    if not undecided.issuperset(wanted.without):
        raise BadInput("stale")


def check_number(table: Lobby, number: int) -> None:
    """Raise BadInput if a player has seen another state of the table."""
    if number != table.number:
        raise BadInput("stale")


# --- what the host changes ----------------------------------------------------------------------------------------


def change_settings(table: Lobby, settings: messages.Settings) -> Lobby:
    """The table with other settings; bots that don't play the edition are replaced. Raises BadInput."""
    return withdraw_agreements(
        check_dealable(replace(table, settings=settings, places=with_bots(table.places, settings.edition)))
    )


def with_bots(places: tuple[LobbySeat, ...], edition: str) -> tuple[LobbySeat, ...]:
    """The seats, with bots in place of those that don't play an edition. Raises BadInput for an unknown edition."""
    game = game_of(edition)
    known, usual = bot_names(game), presets(game)
    return tuple([
        each if each.bot is None or each.bot in known or each.bot.startswith(PROGRAM)
        else replace(each, bot=usual[number % len(usual)])
        for number, each in enumerate(places)
    ])  # fmt: skip


def add_seat(table: Lobby, bot: str | None) -> Lobby:
    """The table with one more seat, for a bot or a guest. Raises BadInput."""
    return withdraw_agreements(check_dealable(replace(table, places=(*table.places, place_for(bot)))))


def remove_seat(table: Lobby, seat: Seat) -> Lobby:
    """The table without a seat. Raises BadInput if a person sits there, or too few seats are left."""
    check_untaken(table, seat)
    return withdraw_agreements(check_dealable(replace(table, places=(*table.places[:seat], *table.places[seat + 1 :]))))


def fill_seat(table: Lobby, seat: Seat, bot: str | None) -> Lobby:
    """The table with a seat for a bot, or free for a guest. Raises BadInput if a person sits there."""
    check_untaken(table, seat)
    return withdraw_agreements(check_dealable(with_place(table, seat, place_for(bot))))


def move_seat(table: Lobby, seat: Seat, to: Seat) -> Lobby:
    """The table with one seat moved to another place; the seats between move up."""
    places = list(table.places)
    places.insert(to, places.pop(seat))
    return withdraw_agreements(replace(table, places=tuple(places)))


def sent_away(table: Lobby, seat: Seat, invitation: str) -> Lobby:
    """The table without a guest; a new invitation makes the old link useless. Raises BadInput if there is no guest."""
    return replace(remove_guest(table, seat), invitation=invitation)


# --- what all players change --------------------------------------------------------------------------------------


def set_ready(table: Lobby, seat: Seat, ready: bool) -> Lobby:
    """The table after a player has agreed to the settings, or withdrawn that; players at the host's device do so
    together."""
    together = [number for number, each in by_seat(table.places) if each.kind == "human"]
    for number in together if seat in together else [seat]:
        table = with_place(table, number, replace(table.places[number], ready=ready))
    return agree_settings(table)


def remove_guest(table: Lobby, seat: Seat) -> Lobby:
    """The table after a guest has left. Raises BadInput if there is no guest."""
    if table.places[seat].kind != "link" or table.places[seat].free:
        raise BadInput("no-guest")
    return agree_settings(seated_anew(table, seat, LobbySeat("link")))


# --- steps of these -----------------------------------------------------------------------------------------------


def place_for(bot: str | None) -> LobbySeat:
    """A seat for a bot, or for a guest if None."""
    return LobbySeat("bot", bot=bot) if bot else LobbySeat("link")


def with_place(table: Lobby, seat: Seat, place: LobbySeat) -> Lobby:
    """The table with one seat replaced."""
    return replace(table, places=(*table.places[:seat], place, *table.places[seat + 1 :]))


def seated_anew(table: Lobby, seat: Seat, place: LobbySeat) -> Lobby:
    """The table after a guest has come or gone."""
    return replace(with_place(table, seat, place), number=table.number + 1)


def withdraw_agreements(table: Lobby) -> Lobby:
    """The table after a change, with nobody agreeing to it yet."""
    places = tuple([replace(each, ready=False) for each in table.places])
    return agree_settings(replace(table, places=places, number=table.number + 1))


def agree_settings(table: Lobby) -> Lobby:
    """The table with its current settings as the agreed ones, if all guests who have come are ready."""
    return table if table.undecided else replace(table, agreed=table.line_up())


def check_dealable(table: Lobby) -> Lobby:
    """The table unchanged, after checking that it can be dealt. Raises BadInput."""
    table.names()
    plan = table.settings
    Match(
        plan.edition, players=len(table.places), seed=ANY_SEED, options=plan.options, cards=plan.cards,
        house=plan.house, games=plan.games, target=plan.target,
    )  # fmt: skip
    return table


def check_untaken(table: Lobby, seat: Seat) -> None:
    """Raise BadInput if a person sits on the seat."""
    if table.places[seat].key:
        raise BadInput("seat-taken")


def seat_named(table: Lobby, letter: str) -> Seat:
    """The seat with a letter. Raises BadInput if there is none."""
    if letter not in SEAT_NAMES[: len(table.places)]:
        raise BadInput("unknown-seat", place=letter)
    return Seat(SEAT_NAMES.index(letter))


# --- messages -----------------------------------------------------------------------------------------------------


def apply_message(table: Lobby, seat: Seat, wanted: messages.LobbyChange, fresh: str) -> Lobby:
    """The table after a message from a seat; `fresh` is the digest of a new invitation, in case the old one must be
    replaced. Raises BadInput."""
    if seat == NOBODY:
        raise BadInput("spectator")
    match wanted:
        case messages.Ready():
            check_number(table, wanted.number)
            return set_ready(table, seat, wanted.ready)
        case messages.Leave():
            return remove_guest(table, seat)
    check_host(table.hosts, seat)
    return apply_host_message(table, wanted, fresh)


def apply_host_message(table: Lobby, wanted: messages.OfHost, fresh: str) -> Lobby:
    """The table after a message of a host. Raises BadInput."""
    match wanted:
        case messages.ChangeSettings():
            return change_settings(table, wanted.settings)
        case messages.AddSeat():
            return add_seat(table, wanted.bot)
        case messages.RemoveSeat():
            return remove_seat(table, seat_named(table, wanted.seat))
        case messages.FillSeat():
            return fill_seat(table, seat_named(table, wanted.seat), wanted.bot)
        case messages.MoveSeat():
            return move_seat(table, seat_named(table, wanted.seat), seat_named(table, wanted.to))
        case messages.SendAway():
            return sent_away(table, seat_named(table, wanted.seat), fresh)
        case messages.RenewInvitation():
            return replace(table, invitation=fresh)


def agreement_changes(before: AgreedSettings, after: AgreedSettings) -> list[messages.AgreementChange]:
    """The differences from what was agreed."""
    old, new = before.settings, after.settings
    fields = [name for name in new.__struct_fields__ if name != "options" and getattr(old, name) != getattr(new, name)]
    found = [
        messages.AgreementChange(
            what=name, option=None, before=setting_value(old, name), after=setting_value(new, name)
        )
        for name in fields
    ]
    for name in sorted({*old.options, *new.options}) if old.edition == new.edition else ():
        if old.options.get(name) != new.options.get(name):
            was, now = old.options.get(name), new.options.get(name)
            found.append(messages.AgreementChange(what="option", option=name, before=was, after=now))
    if before.seats != after.seats:
        found.append(messages.AgreementChange(what="seats", option=None, before=before.seats, after=after.seats))
    if before.bots != after.bots:
        found.append(
            messages.AgreementChange(what="bots", option=None, before=list(before.bots), after=list(after.bots))
        )
    return found


def setting_value(settings: messages.Settings, name: str) -> messages.Value:
    """A field of the settings as a value to show: of house rules the edition's own name, of own cards whether there are
    any."""
    if name == "house":
        return own_names(settings.house)
    found = getattr(settings, name)
    return bool(found) if isinstance(found, dict) else found


def lobby_view(
    table: Lobby, about: LobbyInfo, viewer: Seat, online: Collection[Seat], watching: int
) -> messages.LobbyView:
    """The table as a viewer sees it; `online` are the connected seats, `watching` is the number of spectators."""
    here = not table.hosts.isdisjoint(online)  # those who opened it share one device
    seats = [
        messages.LobbySeat(
            seat=SEAT_NAMES[number],
            kind=each.kind,
            name=name.plain(),
            called=name.unnamed(),
            bot=each.bot,
            taken=each.key is not None,
            ready=each.ready,
            online=number in online or (here and each.kind == "human"),
        )
        for (number, each), name in zip(by_seat(table.places), table.names(), strict=True)
    ]
    return messages.LobbyView(
        version=VERSION,
        id=about.id,
        since=about.since,
        number=table.number,
        settings=table.settings,
        seats=seats,
        changed=agreement_changes(table.agreed, table.line_up()),
        viewer=None if viewer == NOBODY else SEAT_NAMES[viewer],
        host=viewer in table.hosts,
        watching=watching,
    )


def invitation(table: Lobby, seat: Seat, language: str) -> Invitation:
    """The message for a person with an invitation, in a language."""
    players = names_in_language(table.names(), language)
    return Invitation(
        hosts=[name for name, each in zip(players, table.places, strict=True) if each.kind == "human"],
        seat=SEAT_NAMES[seat],
        name=None,
        edition=table.settings.edition,
        house=own_name(table.settings.house),
        players=players,
        bots=[each.bot for each in table.places],
        free=[SEAT_NAMES[number] for number, each in by_seat(table.places) if each.free],
        come=False,
        waits=True,
        hints=table.settings.hints and game_of(table.settings.edition).ADVISER is not None,
    )
