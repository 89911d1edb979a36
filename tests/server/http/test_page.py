"""The built page is served beside the API: files as they are, its index for its own addresses, and nothing outside its folder."""
from pathlib import Path

import pytest

from flambeur.server.app import make_app
from flambeur.server.gate.refusals import App
from flambeur.server.http.page import is_built
from flambeur.server.settings import Settings
from tests.server.asgi import Answer, ask, scope_of

INDEX = "<!doctype html><title>Flambeur</title>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX, "utf-8")
    (page / "favicon.svg").write_text("<svg/>", "utf-8")
    (page / "assets" / "index-BX3kq0aP.js").write_text("export {}", "utf-8")
    (page / "assets" / "index-Dq_9-xYz.css").write_text("a {}", "utf-8")
    (page / "assets" / "dice.unknown").write_text("?", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    return page


def app(folder: Path) -> App:
    return make_app(Settings(data=str(folder.parent)), page=folder)


def get(folder: Path, path: str, method: str = "GET", **headers: str) -> Answer:
    return ask(app(folder), scope_of(path, method, headers))


@pytest.mark.parametrize("path", ["/", "/index.html", "/t/abcdefghij", "/t/", "/replay/abcdefghij", "/apiary"])
def test_the_index_is_served_for_all_addresses_of_the_page_and_asked_for_anew(folder: Path, path: str) -> None:
    answer = get(folder, path)
    assert (answer.status, answer.body.decode(), answer["cache-control"]) == (200, INDEX, "no-cache")
    assert answer["content-type"] == "text/html; charset=utf-8"
    assert "script-src 'self'" in (answer["content-security-policy"] or "")


@pytest.mark.parametrize(("path", "kind", "kept"), [
    ("/assets/index-BX3kq0aP.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
    ("/assets/index-Dq_9-xYz.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
    ("/favicon.svg", "image/svg+xml", "public, max-age=3600"),
    ("/assets/dice.unknown", "application/octet-stream", "public, max-age=3600"),
])
def test_files_have_their_type_and_hashed_ones_are_kept_for_good(folder: Path, path: str, kind: str, kept: str) -> None:
    answer = get(folder, path)
    assert (answer.status, answer["content-type"], answer["cache-control"]) == (200, kind, kept)


def test_what_the_browser_has_is_not_sent_again(folder: Path) -> None:
    tag = get(folder, "/")["etag"]
    assert tag
    again = get(folder, "/", **{"if-none-match": tag})
    assert (again.status, again.body, again["cache-control"]) == (304, b"", "no-cache")


@pytest.mark.parametrize("path", ["/assets/gone-BX3kq0aP.js", "/robots.txt", "/../secret.txt", "//secret.txt", "/assets/../../secret.txt",
                                  "/..%2fsecret.txt", "/index.html/x.js", "/a\0b.js", "/" + "x" * 5000 + ".js"])
def test_there_is_nothing_else(folder: Path, path: str) -> None:
    answer = get(folder, path)
    assert (answer.status, answer.json()["code"]) == (404, "not_found")
    assert b"secret" not in answer.body


@pytest.mark.parametrize(("method", "path", "status"), [
    ("GET", "/api/jackpot", 404), ("POST", "/api/jackpot", 404), ("GET", "/api", 404), ("GET", "/api/tables", 405),
    ("DELETE", "/api/tables", 405), ("GET", "/metrics/x", 404), ("POST", "/", 405), ("PUT", "/t/abcdefghij", 405),
])
def test_the_page_does_not_answer_for_the_server(folder: Path, method: str, path: str, status: int) -> None:
    answer = get(folder, path, method)
    assert (answer.status, answer.json()["code"]) == (status, "not_found" if status == 404 else "wrong_method")


def test_head_has_the_headers_alone(folder: Path) -> None:
    answer = get(folder, "/", "HEAD")
    assert (answer.status, answer.body, answer["content-length"]) == (200, b"", str(len(INDEX)))


def test_without_a_built_page_the_server_says_so(tmp_path: Path) -> None:
    empty = tmp_path / "page"
    assert not is_built(empty)
    answer = get(empty, "/")
    assert (answer.status, answer["content-type"]) == (200, "text/plain; charset=utf-8")
    assert "has not been built" in answer.body.decode()
    assert "n’a pas été construite" in answer.body.decode()
    assert get(empty, "/t/abcdefghij").json()["code"] == "not_found"
