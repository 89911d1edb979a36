"""Tokens that cannot be guessed, names that cannot deceive, addresses that cannot be found again."""
import stat
import threading
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.server.identity.hashed import address_secret, group, hash_address
from flambeur.server.identity.names import clean_chat, clean_name
from flambeur.server.identity.tokens import ALPHABET, fits, hash_token, is_table_id, is_token, new_key, new_table_id, new_token


def test_tokens_and_table_ids_have_their_form_and_do_not_repeat() -> None:
    tokens = {new_token() for _ in range(200)} | {new_key() for _ in range(200)}
    tables = {new_table_id() for _ in range(400)}
    assert len(tokens) == len(tables) == 400
    assert all(is_token(token) for token in tokens)
    assert all(is_table_id(table) for table in tables)
    assert {c for table in tables for c in table} == set(ALPHABET)


@pytest.mark.parametrize("text", ["", "a" * 42, "a" * 44, "a" * 42 + "=", "a" * 43 + "\n", "é" * 43])
def test_what_is_no_token(text: str) -> None:
    assert not is_token(text)


@pytest.mark.parametrize("text", ["", "abcdefghi", "abcdefghijk", "abcdefghi1", "ABCDEFGHIJ", "abcdefghij\n"])
def test_what_is_no_table_id(text: str) -> None:
    assert not is_table_id(text)


def test_only_the_very_token_fits_its_hash() -> None:
    token = new_token()
    assert hash_token("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"      # SHA-256, so that it stays
    assert fits(token, hash_token(token))
    assert not fits(token[:-1], hash_token(token))
    assert not fits(hash_token(token), hash_token(token))
    assert not fits(token, None)
    assert not fits("", "")
    assert not fits("\ud800", hash_token(token))


@pytest.mark.parametrize(("typed", "shown"), [
    ("Anna", "Anna"),
    ("  Anna \t\n Bell  ", "Anna Bell"),
    ("Zoe\u0308", "Zoë"),                                 # composed
    ("Anna\u202e\u2066annA\u2069", "AnnaannA"),           # direction of writing
    ("An\u200bna\ufeff", "Anna"),                         # invisible
    ("An\x00na\x1b[31m", "Anna[31m"),                     # controls
    ("A\u2028B\u2029C\x85D", "A B C D"),                  # lines
    ("\u3164\u2800\u115f", ""),                           # letters that show nothing
    ("\ud800x", "x"),                                     # half a pair
    ("\ue000\U000e0041x", "x"),                           # private, tags
    ("e" + "\u0301" * 20 + "!", "é" + "\u0301" * 3 + "!"),    # a tower of marks
    ("\u0301", ""), ("\ufe0f \U000e0100", ""), ("\U0001d159\U00013441", ""),       # marks without a letter, forms of nothing, blanks
    ("❤\ufe0f", "❤\ufe0f"),
    ("🎲 Björn 张伟 Ольга", "🎲 Björn 张伟 Ольга"),
    ("", ""), ("   ", ""), ("\u200f", ""),
    ("a" * 30, "a" * 24),
    ("a" * 23 + " bcd", "a" * 23),                        # no space is left at the end
])
def test_a_name_is_what_is_seen_of_it(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


def test_a_chat_message_may_be_longer() -> None:
    assert clean_chat("ha " * 200) == ("ha " * 100).strip()
    assert clean_chat("one\ntwo") == "one two"
    assert clean_chat("abc", 2) == "ab"


@given(st.text(max_size=60), st.integers(1, 30))
def test_cleaning_leaves_nothing_to_clean(text: str, most: int) -> None:
    shown = clean_name(text, most)
    assert clean_name(shown, most) == shown
    assert len(shown) <= most
    assert all(c == " " or unicodedata.category(c)[0] not in "CZ" for c in shown)
    assert "  " not in shown


def test_ipv6_counts_by_household_and_ipv4_by_address() -> None:
    assert group("2001:db8:1:2:aaaa::1") == group("2001:db8:1:2:bbbb::9") == "2001:0db8:0001:0002::/64"
    assert group("2001:db8:1:3::1") != group("2001:db8:1:2::1")
    assert group("192.0.2.1") == group("::ffff:192.0.2.1") == "192.0.2.1"
    assert group("::1") == "::1"
    assert group("unix") == "unix"
    assert group(group("2001:db8::1")) == group("2001:db8::1")


def test_a_hashed_address_takes_the_secret_to_be_found_again() -> None:
    one, other = b"a" * 32, b"b" * 32
    assert hash_address("192.0.2.1", one) == hash_address("::ffff:192.0.2.1", one)
    assert hash_address("192.0.2.1", one) != hash_address("192.0.2.1", other)
    assert hash_address("192.0.2.1", one) != hash_address("192.0.2.2", one)
    assert hash_address("2001:db8::1", one) == hash_address(group("2001:db8::2"), one)
    assert "192.0.2.1" not in hash_address("192.0.2.1", one)
    assert len(hash_address("192.0.2.1", one)) == 32


def test_the_secret_of_addresses_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    secret = address_secret(folder)
    assert len(secret) == 32
    assert address_secret(folder) == secret
    assert [f.name for f in folder.iterdir()] == ["address-secret"]
    assert stat.S_IMODE((folder / "address-secret").stat().st_mode) & 0o077 == 0
    assert address_secret(tmp_path / "other") != secret


def test_processes_that_start_at_once_have_the_same_secret(tmp_path: Path) -> None:
    found: list[bytes] = []
    threads = [threading.Thread(target=lambda: found.append(address_secret(tmp_path))) for _ in range(8)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    assert len(found) == 8
    assert len(set(found)) == 1


def test_the_operator_can_give_the_secret(tmp_path: Path) -> None:
    assert address_secret(tmp_path / "a", "pepper") == address_secret(tmp_path / "b", "pepper")
    assert not (tmp_path / "a").exists()
