"""HTTP requests from the OpenAPI document: by it, against it, and some that are no HTTP."""
import json
import random
from typing import Any
from urllib.parse import quote

from bench.siege.grammar import LETTERS, ODD_TEXT, Grammar
from tools.progress import ROOT

IMPORT = ("post", "/api/records")         # looked through in a process of its own, so that it would take all of the time
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "get", "CONNECT", "")
HOSTS = ("127.0.0.1", "localhost", "[::1]", "[", "evil.example.com", "", "127.0.0.1:99999", "a" * 300)
NO_HTTP = (b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\r\n\r\n",
           b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
           b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
           b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET / HTTP/1.1\r\n: x\r\n\r\n")


class Requests:
    def __init__(self, luck: random.Random, known: dict[str, list[str]]) -> None:
        """`known` are real ids and secrets by the name of a parameter."""
        document = json.loads((ROOT / "docs" / "openapi.json").read_text("utf-8"))
        self.luck, self.known, self.grammar = luck, known, Grammar(document, luck)
        calls = [(method, path, how) for path, methods in document["paths"].items() for method, how in methods.items()]
        self.calls = [call for call in calls if call[:2] != IMPORT]
        self.rare = [call for call in calls if call[:2] == IMPORT]

    def one(self) -> tuple[bytes, bool]:
        """A request, and whether it is one that can be answered without the line's being closed."""
        if self.luck.random() < 0.03: return self.luck.choice(NO_HTTP), False
        method, path, how = self.luck.choice(self.rare if self.luck.random() < 0.005 else self.calls)
        query = []
        fields = {"Host": self.luck.choice(HOSTS) if self.luck.random() < 0.05 else "127.0.0.1", "Connection": "keep-alive"}
        for parameter in how.get("parameters", ()):
            name, value = parameter["name"], self.text_for(parameter)
            if parameter["in"] == "path": path = path.replace(f"{{{name}}}", quote(value, safe="") or "-")
            elif parameter["in"] == "query" and self.luck.random() < 0.7: query.append(f"{name}={quote(value)}")
            elif parameter["in"] == "header" and self.luck.random() < 0.7: fields["Authorization"] = f"Bearer {header(value)}"
        body = b""
        if "requestBody" in how and self.luck.random() < 0.95:
            body = self.grammar.body(how["requestBody"]["content"]["application/json"]["schema"])
            fields["Content-Type"] = "application/json" if self.luck.random() < 0.95 else self.luck.choice(["text/plain", "", "a/b;c"])
        if body or method == "post": fields["Content-Length"] = str(len(body))
        verb = method.upper() if self.luck.random() < 0.95 else self.luck.choice(METHODS)
        target = path + ("?" + "&".join(query) if query else "")
        lines = [f"{verb} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + body, verb == method.upper()

    def text_for(self, parameter: dict[str, Any]) -> str:
        """A real one of its name, by the schema, or anything."""
        real, draw = self.known.get(parameter["name"], ()), self.luck.random()
        if real and draw < 0.6: return self.luck.choice(real)
        if draw < 0.9: return str(self.grammar.value(parameter.get("schema", {"type": "string"}))).encode("utf-8", "replace").decode()
        return self.luck.choice(ODD_TEXT).encode("utf-8", "replace").decode()


def header(value: str) -> str:
    """What a header can hold."""
    return "".join(letter for letter in value if letter in LETTERS) or "x"
