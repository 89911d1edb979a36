"""What goes over the bus fits into PostgreSQL's notices."""
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.server.bus.notices import moved, pack, unpack

WORDS = st.text(max_size=300)


@given(WORDS, st.lists(st.tuples(WORDS, WORDS), max_size=40))
def test_messages_arrive_in_their_order_and_every_notice_is_short(sender: str, messages: list[tuple[str, str]]) -> None:
    notices = list(pack(sender, messages))
    assert all(len(notice.encode()) < 8000 and "\0" not in notice for notice in notices)
    assert {unpack(notice)[0] for notice in notices} <= {sender}
    assert [message for notice in notices for message in unpack(notice)[1]] == messages


def test_many_moves_go_in_one_notice() -> None:
    assert len(list(pack("process", [(f"{k:010}", moved(k)) for k in range(200)]))) == 1
    assert len(list(pack("process", [(f"{k:010}", moved(k)) for k in range(2000)]))) > 1


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="too long for the bus"):
        list(pack("process", [("table", "x" * 7900)]))


@pytest.mark.parametrize("notice", ["", "hello", "{}", "[]", '["a", "b"]', '["a", 1, 2]', "3"])
def test_notices_of_others_are_recognised(notice: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        unpack(notice)
