"""Chat is plain text, whatever was typed; what is stored and shown of it is limited."""

import unicodedata

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from altbau.core.engine.ids import FIRST, NOBODY
from altbau.core.messages import live
from altbau.core.text.unicode import JOINERS, has_stacked_marks, in_one_line
from altbau.errors import BadInput
from altbau.table.view.chat import KEPT, LONGEST, NEWEST, ChatRoom, StoredChatLine, clean_message

TURNING = "\u202a\u202b\u202d\u202e\u2066\u2067\u2068\u202c\u2069\u200e\u200f\u061c"
HARMFUL = TURNING + JOINERS + "\u0300\u0301\u0338\u20dd\ufe0f\u0000\n\u2028\u00ad\u115fa\u05d0 <"


def said(text: str | None = None, phrase: live.Phrase | None = None) -> live.Say:
    return clean_message(live.Say(id="1", text=text, phrase=phrase))


def line(number: int, text: str = "Hello", voice: str | None = None, speaker: int = 0) -> StoredChatLine:
    return StoredChatLine(
        number, "2026-01-01T00:00:00", NOBODY if voice else FIRST, speaker, voice, "Ann", text, None, f"m{number}"
    )


@given(st.one_of(st.text(), st.text(HARMFUL)))
def test_a_text_turns_nobody_round_and_piles_nothing_up(text: str) -> None:
    found = in_one_line(text)
    assert not any(
        unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
        for letter in found.translate(dict.fromkeys(map(ord, JOINERS)))
    )
    assert not has_stacked_marks("".join(letter for letter in found if letter not in JOINERS))
    assert in_one_line(found) == found
    assert found == " ".join(found.split())


@pytest.mark.parametrize(
    "text",
    ["Grüß dich, Łukasz!", "שלום", "می‌خواهم", "क्षि", "👩‍👩‍👧 1️⃣", "<b>&amp;</b> https://example.org", "Việt Nam ế"],
)
def test_whatever_can_be_written_stays(text: str) -> None:
    assert said(text).text == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize("text", ["", " \n\t", "\u200d\u200c", TURNING, "\u3164\u2800", "\u0301", "\U000e0041"])
def test_nothing_is_not_said(text: str) -> None:
    with pytest.raises(BadInput, match="nothing-said"):
        said(text)


def test_either_a_text_or_a_phrase_is_said() -> None:
    assert said(phrase="hello").phrase == "hello"
    for both in ((None, None), ("Hello", "hello")):
        with pytest.raises(BadInput, match="nothing-said"):
            said(*both)


def test_a_text_has_so_many_letters_as_they_are_read() -> None:
    assert said("e" + "\u0301" * 50 + "x" * (LONGEST - 2)).text == "é\u0301" + "x" * (LONGEST - 2)
    with pytest.raises(BadInput) as refused:
        said("x" * (LONGEST + 1))
    assert refused.value.args_by_name == {"most": LONGEST, "length": LONGEST + 1}


def test_the_newest_lines_have_room_in_so_many_bytes() -> None:
    for text in ("Hi", "𝕏" * LONGEST, '"' * LONGEST):
        room = ChatRoom([line(number, text) for number in range(1, 1001)])
        shown, earlier = room.before(room.last + 1, NEWEST)
        assert len(msgspec.json.encode(shown)) <= NEWEST
        assert earlier and [each.number for each in shown] == list(range(1001 - len(shown), 1001))


def test_all_lines_are_read_from_the_newest_to_the_first() -> None:
    room, read = ChatRoom([line(number, "x" * (number % LONGEST + 1)) for number in range(1, 301)]), list[int]()
    before, earlier = room.last + 1, True
    while earlier:
        shown, earlier = room.before(before, NEWEST)
        read = [*(each.number for each in shown), *read]
        before = read[0]
    assert read == list(range(1, 301))
    assert room.before(1, NEWEST) == ([], False)


def test_the_oldest_lines_go() -> None:
    room = ChatRoom()
    for number in range(1, KEPT + 11):
        room.add(line(number))
    assert [room.lines[0].number, room.last, len(room.lines)] == [11, KEPT + 10, KEPT]


def test_a_spectator_keeps_a_number() -> None:
    room = ChatRoom()
    for number, voice in enumerate(("one", "two", "one", "three", "two"), start=1):
        room.add(line(number, voice=voice, speaker=room.speaker(voice)))
    assert [each.speaker for each in room.lines] == [1, 2, 1, 3, 2]
    assert room.speaker(None) == 0
