"""Settings: defaults, environment, flags, and one sentence for what cannot be."""
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from flambeur.server.settings import SettingError, Settings


def test_defaults_serve_this_machine_only_and_keep_the_limits_of_the_design() -> None:
    s = Settings()
    assert s.host == "127.0.0.1"
    assert (s.message_bytes, s.import_bytes, s.name_length, s.chat_length) == (16_384, 1_000_000, 24, 300)
    assert (s.idle_seconds, s.grace_seconds, s.bot_max_seconds) == (600, 60, 3)
    assert (s.keep_chat_days, s.keep_abandoned_days, s.keep_address_days) == (30, 90, 1)
    assert 1 <= s.bot_threads <= 4
    assert (s.origins, s.proxies) == ((), ())


def test_every_setting_says_what_it_is() -> None:
    assert all(len(f.metadata["what"]) > 5 for f in fields(Settings))


def test_flags_win_over_the_environment_and_that_over_the_defaults() -> None:
    environ = {"FLAMBEUR_PORT": "8080", "FLAMBEUR_HOST": "0.0.0.0", "FLAMBEUR_ORIGINS": "https://a.org, https://b.org:81,",
               "FLAMBEUR_MESSAGES_PER_SECOND": "2.5", "FLAMBEUR_CACHE": "of another part", "PORT": "1"}
    s = Settings.from_environment(environ, port=9000, host=None)
    assert (s.port, s.host, s.origins, s.messages_per_second) == (9000, "0.0.0.0", ("https://a.org", "https://b.org:81"), 2.5)
    assert type(s.port) is int


def test_the_environment_of_the_process_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLAMBEUR_CHAT_LENGTH", "77")
    assert Settings.from_environment().chat_length == 77


@pytest.mark.parametrize(("name", "value", "sentence"), [
    ("port", 70_000, "port is from 0 to 65535, not 70000"),
    ("port", -1, "port is from 0"),
    ("messages_per_second", 0.0, "messages_per_second is from 0.1"),
    ("messages_per_second", float("nan"), "messages_per_second is from"),
    ("bus", "pigeon", "bus is one of auto, local, postgres, not 'pigeon'"),
    ("public_url", "example.org", "public_url and origins are addresses like https://example.org, without a path, not 'example.org'"),
    ("public_url", "https://example.org/table", "without a path"),
    ("public_url", "https://me@example.org", "without a path"),
    ("origins", ("https://a.org", "*"), r"not '\*'"),
    ("origins", ("https://a.org:0",), "without a path"),
    ("origins", ("https://a.org:http",), "without a path"),
    ("proxies", ("10.0.0.0/33",), "a proxy is an IP address"),
    ("proxies", ("proxy.example.org",), "a proxy is an IP address"),
    ("database", "mysql://me:hunter2@db/x", "a database begins with sqlite:/// or postgresql://$"),
    ("heartbeat_seconds", 5.0, "at most half of lease_seconds"),
])
def test_what_cannot_be_is_told_in_a_sentence(name: str, value: Any, sentence: str) -> None:
    with pytest.raises(SettingError, match=sentence) as refused:
        Settings(**{name: value})
    assert refused.value.text("fr") != refused.value.text("en")
    assert "\n" not in str(refused.value)


def test_a_number_in_the_environment_is_a_number() -> None:
    with pytest.raises(SettingError, match="port is a number, not 'eighty'"):
        Settings.from_environment({"FLAMBEUR_PORT": "eighty"})


def test_secrets_are_not_shown() -> None:
    s = Settings(database="postgresql://me:hunter2@db/x", address_secret="pepper")
    assert "hunter2" not in repr(s)
    assert "pepper" not in repr(s)


def test_the_database_is_a_file_in_the_data_folder_unless_it_is_named(tmp_path: Path) -> None:
    assert Settings(data=str(tmp_path)).database_url == f"sqlite:///{tmp_path}/tables.db"
    assert Settings(data=str(tmp_path), database="postgresql://db/x").database_url == "postgresql://db/x"
    assert Settings().data_folder.name == "flambeur"
