"""A table that waits for its players, as a value."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from altbau.core.engine.ids import NOBODY, Seat, by_seat
from altbau.core.messages import lobby as messages
from altbau.core.messages.joining import Join, NewSeat
from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.table.log.table_log import TableLog
from altbau.table.seats.access import AccessList, Player, digest
from altbau.table.setup import lobby
from altbau.table.setup.lobby import Lobby, LobbyInfo

HOST, LINK = "the host's secret", "the invitation"
ABOUT = LobbyInfo("table", "2026-11-23T10:00:00+00:00")
LETTERS = "ABCDEF"


def table(edition: str = "landlord-2013", guests: int = 2) -> Lobby:
    """A table of Ann, seats for guests, and a bot."""
    free = [NewSeat(kind="link") for _ in range(guests)]
    seats = [NewSeat(kind="human", name="Ann"), *free, NewSeat(kind="bot", bot="steward")]
    wanted = messages.NewLobby(settings=messages.Settings(edition=edition), seats=seats)
    return lobby.create_lobby(wanted, [digest(HOST), *[None] * (guests + 1)], digest(LINK))


def with_guests(found: Lobby, *names: str) -> Lobby:
    """The same with guests, whose secrets are their names."""
    for name in names:
        found = lobby.add_guest(found, Join(invitation=LINK, name=name), digest(name))
    return found


def shown(found: Lobby) -> messages.LobbyView:
    """The table as somebody who looks on sees it."""
    return lobby.lobby_view(found, ABOUT, NOBODY, (), 1)


EVERY_CHANGE = st.one_of(
    st.builds(messages.Ready, ready=st.booleans(), number=st.integers(0, 3)),
    st.builds(messages.Leave),
    st.builds(
        messages.ChangeSettings,
        settings=st.builds(messages.Settings, edition=st.sampled_from([*EDITIONS, "chess"])),
    ),
    st.builds(messages.AddSeat, bot=st.sampled_from([None, "strategist", "gangster", "nobody"])),
    st.builds(messages.RemoveSeat, seat=st.sampled_from(LETTERS)),
    st.builds(messages.FillSeat, seat=st.sampled_from(LETTERS), bot=st.sampled_from([None, "random", "dealer"])),
    st.builds(messages.MoveSeat, seat=st.sampled_from(LETTERS), to=st.sampled_from(LETTERS)),
    st.builds(messages.SendAway, seat=st.sampled_from(LETTERS)),
    st.builds(messages.RenewInvitation),
)


@settings(deadline=None, derandomize=True, max_examples=60)
@given(st.lists(st.tuples(st.sampled_from([HOST, "Ben", "Cem", None]), EVERY_CHANGE), max_size=8))
def test_whatever_is_changed_can_be_dealt_and_shuts_nobody_out(
    changes: list[tuple[str | None, messages.LobbyChange]],
) -> None:
    """After any changes the table can be begun, who sits there keeps the key, and it is kept as it is written down."""
    found = with_guests(table(), "Ben", "Cem")
    gone: set[str] = set()
    for secret, wanted in changes:
        try:
            seat = found.seat(secret)
            sent = (
                found.places[lobby.seat_named(found, wanted.seat)].key
                if isinstance(wanted, messages.SendAway)
                else None
            )
            found = lobby.apply_message(found, seat, wanted, digest("fresh"))
        except BadInput:
            continue
        if isinstance(wanted, messages.Leave):
            gone.add(str(secret))
        gone |= {name for name in ("Ben", "Cem") if digest(name) == sent}
    assert lobby.read_lobby(found.as_data()) == found
    assert len({name.plain() for name in found.names()}) == len(found.places)
    body = lobby.dealt_body(found, list(reversed(range(len(found.places)))), 5)
    assert TableLog(body).game.players == len(found.places)
    locks = AccessList([Player(**each) for each in body["seats"]], "wucherer")
    assert locks.seat(HOST) == found.seat(HOST)
    for name in {"Ben", "Cem"} - gone:
        assert body["seats"][locks.seat(name)]["kind"] == "link"
    for name in gone:
        with pytest.raises(BadInput):
            locks.seat(name)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_can_take_the_place_of_every_other(edition: str) -> None:
    found = table("monopoly" if edition != "monopoly" else "landlord-2013")
    after = lobby.change_settings(found, replace_settings(found, edition=edition))
    assert TableLog(lobby.dealt_body(after, range(4), 1)).game.edition == edition


def replace_settings(found: Lobby, **changes: object) -> messages.Settings:
    """The settings of a table with some of them changed."""
    before = {name: getattr(found.settings, name) for name in found.settings.__struct_fields__}
    return messages.Settings(**(before | changes))


def test_whoever_was_ready_is_not_any_more_and_all_see_what_changed() -> None:
    found = with_guests(table(), "Ben", "Cem")
    for seat in range(3):
        found = lobby.set_ready(found, Seat(seat), ready=True)
    assert shown(found).changed == []
    changed = lobby.change_settings(found, replace_settings(found, games=3, options={"starter": "B"}))
    assert not any(each.ready for each in shown(changed).seats)
    told = [(each.what, each.option, each.before, each.after) for each in shown(changed).changed]
    assert told == [("games", None, None, 3), ("option", "starter", None, "B")]
    half = lobby.set_ready(changed, Seat(1), ready=True)
    assert len(shown(half).changed) == 2  # Cem has not read it
    assert shown(lobby.remove_guest(half, Seat(2))).changed == []
    assert shown(lobby.set_ready(half, Seat(2), ready=True)).changed == []
    back = lobby.change_settings(changed, found.settings)
    assert shown(back).changed == []


def test_alone_the_host_changes_nothing_for_anybody() -> None:
    found = lobby.add_seat(table(), "random")
    assert shown(found).changed == []


def test_those_at_one_device_are_ready_together() -> None:
    seats = [NewSeat(kind="human", name="Ann"), NewSeat(kind="human", name="Bob"), NewSeat(kind="link")]
    wanted = messages.NewLobby(settings=messages.Settings(edition="monopoly"), seats=seats)
    found = lobby.create_lobby(wanted, [digest("a"), digest("b"), None], digest(LINK))
    found = lobby.set_ready(with_guests(found, "Ben"), Seat(0), ready=True)
    assert [each.ready for each in found.places] == [True, True, False]


def test_one_link_leads_to_all_free_seats_before_and_after_the_deal() -> None:
    found = with_guests(table(), "Ben")
    body = lobby.dealt_body(found, range(4), 1)
    locks = AccessList([Player(**each) for each in body["seats"]], "wucherer")
    assert [locks.is_taken(seat) for seat, _ in by_seat(found.places)] == [True, True, False, False]
    assert locks.seat_of_invitation(LINK) == Seat(2)
    full = with_guests(found, "Cem")
    with pytest.raises(BadInput, match=r"free"):
        full.invites(LINK)


def test_who_was_asked_to_leave_cannot_come_back_by_the_link() -> None:
    found = lobby.apply_message(with_guests(table(), "Ben"), Seat(0), messages.SendAway(seat="B"), digest("fresh"))
    for secret in ("Ben", LINK):
        with pytest.raises(BadInput):
            found.seat(secret)
    with pytest.raises(BadInput, match=r"spent"):
        lobby.add_guest(found, Join(invitation=LINK, name="Ben"), digest("Ben"))
    assert lobby.add_guest(found, Join(invitation="fresh", name="Cem"), digest("Cem")).seat("Cem") == Seat(1)


def test_the_order_is_drawn_where_it_is_to_be() -> None:
    found = with_guests(table(), "Ben", "Cem")
    drawn = replace(found, settings=replace_settings(found, drawn=True))
    for each, names in ((found, ["Ann", "Ben", "Cem"]), (drawn, ["Ben", "Cem", "Ann"])):
        body = lobby.dealt_body(each, [1, 2, 0, 3], 1)
        assert [seat["name"] for seat in body["seats"]][:3] == names


@pytest.mark.parametrize(
    ("seat", "wanted", "code"),
    [
        (Seat(1), messages.AddSeat(), "not-host"),
        (Seat(1), messages.SendAway(seat="C"), "not-host"),
        (Seat(0), messages.SendAway(seat="D"), "no-guest"),
        (Seat(0), messages.SendAway(seat="F"), "unknown-seat"),
        (Seat(0), messages.RemoveSeat(seat="B"), "seat-taken"),
        (Seat(0), messages.FillSeat(seat="A", bot="random"), "seat-taken"),
        (Seat(0), messages.FillSeat(seat="C", bot="dealer"), "unknown-bot"),
        (Seat(0), messages.Leave(), "no-guest"),
        (NOBODY, messages.Ready(ready=True, number=0), "spectator"),
        (Seat(1), messages.Ready(ready=True, number=0), "stale"),
    ],
)
def test_what_is_refused(seat: Seat, wanted: messages.LobbyChange, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        lobby.apply_message(with_guests(table(), "Ben"), seat, wanted, digest("fresh"))
    assert refused.value.code == code
