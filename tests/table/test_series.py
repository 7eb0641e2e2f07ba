"""A series as a value: who is who at one table after the other, and the score."""

from typing import Any

from altbau.core.messages import series as messages
from altbau.core.messages.lists import LineUp, ListedSeat, TableState
from altbau.table.log.series import part_of, rematch_body, scores


def game(number: int, persons: list[str], places: list[int]) -> messages.SeriesTable:
    """A table at which these persons sit, from seat A on; without places it goes on."""
    seats = [
        ListedSeat(seat="ABCDEF"[place], name=f"{person}.{number}", called=None, bot=None, person=person)
        for place, person in enumerate(persons)
    ]
    coins, instead = [10 * place for place in places], ["B"] * bool(places)
    state = TableState(waits=False, asked=None, over=bool(places), places=places, coins=coins, instead=instead)
    line_up = LineUp(edition="monopoly", seats=seats)
    return messages.SeriesTable(
        number=number, table=f"t{number}", own=[], began="", since="", state=state, line_up=line_up
    )  # fmt: skip


def test_persons_stay_who_they_are_from_table_to_table() -> None:
    def body(*was: str | None) -> dict[str, Any]:
        return {"seats": [{"was": each} for each in was]}

    first = part_of("t1", body(None, None, None))
    assert (first.evening, first.number, first.persons) == ("t1", 1, ["1A", "1B", "1C"])
    second = part_of("t2", rematch_body(body("C", None, "A"), first))
    assert (second.evening, second.number, second.persons) == ("t1", 2, ["1C", "2B", "1A"])
    third = part_of("t3", rematch_body(body("B", "A", None), second))
    assert (third.evening, third.number, third.persons) == ("t1", 3, ["2B", "1C", "3C"])


def test_tables_won_come_first_and_points_break_ties() -> None:
    found = scores([
        game(1, ["ann", "ben", "cleo", "dora", "emil"], [1, 2, 3, 4, 5]),
        game(2, ["ben", "ann", "cleo"], [1, 3, 2]),
        game(3, ["cleo", "ann", "ben"], []),
    ])  # fmt: skip
    assert [(each.person, each.won, each.points) for each in found] == [
        ("ben", 1, 5), ("ann", 1, 4), ("cleo", 0, 3), ("dora", 0, 0), ("emil", 0, 0)
    ]  # fmt: skip
    assert [each.leads for each in found] == [True, False, False, False, False]
    ann = found[1]
    assert (ann.name, ann.seat) == ("ann.3", "B")  # of the last table
    assert [(each.number, each.place, each.coins) for each in ann.results] == [(1, 1, 10), (2, 3, 30)]
    assert [each.instead for each in ann.results] == [False, True]  # where a bot has decided at seat B
    assert (found[3].name, found[3].seat) == ("dora.1", "D")  # who has left


def test_several_can_win_and_lead() -> None:
    found = scores([game(1, ["ann", "ben", "cleo"], [1, 1, 3])])
    assert [(each.person, each.won, each.points, each.leads) for each in found] == [
        ("ann", 1, 3, True), ("ben", 1, 3, True), ("cleo", 0, 1, False)
    ]  # fmt: skip


def test_nobody_leads_before_a_table_is_won() -> None:
    assert not any(each.leads for each in scores([game(1, ["ann", "ben"], [])]))
    assert scores([]) == []
