"""The page: files that the build of web/ has left, and its index for every address that only the page knows (/t/…).

Names of assets carry a hash of their content, so that a browser may keep them for good; the index names them, so it is asked for anew.
"""
import re
from os import PathLike, stat_result
from pathlib import Path, PurePath

from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from flambeur.server.http.page import FOLDER, is_built

INDEX = "index.html"
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")           # index-BX3kq0aP.js, as the bundler writes it
FOR_GOOD, ASK_ANEW, A_WHILE = "public, max-age=31536000, immutable", "no-cache", "public, max-age=3600"
NOT_BUILT = """Flambeur is running, but its page has not been built: this package holds the server without it.
Flambeur fonctionne, mais sa page n’a pas été construite : ce paquet contient le serveur sans elle.
"""
TYPES = {                                 # not the system's list: on some it calls scripts plain text, and browsers then refuse them
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8", ".json": "application/json", ".map": "application/json", ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg", ".webp": "image/webp",
    ".avif": "image/avif", ".ico": "image/x-icon", ".woff2": "font/woff2", ".mp3": "audio/mpeg", ".ogg": "audio/ogg",
    ".wasm": "application/wasm",
}


class OfPage(Convertor[str]):
    """Any path that is not the server's own."""
    regex = r"(?!(?:api|metrics|healthz)(?:/|$)).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", OfPage())


class Page(StaticFiles):
    """The files of a folder. What has no ending is an address of the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if any(part.startswith(".") for part in PurePath(path).parts if part != "."):
            raise HTTPException(404)      # no file of the page begins with a dot
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or PurePath(path).suffix:
                raise
        return await super().get_response(INDEX, scope)

    def file_response(self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200) -> Response:
        name = PurePath(full_path).name
        kept = ASK_ANEW if name == INDEX else FOR_GOOD if HASHED.search(name) else A_WHILE
        kind = TYPES.get(PurePath(name).suffix.lower(), "application/octet-stream")
        response = FileResponse(full_path, status_code, {"cache-control": kept, "content-type": kind}, stat_result=stat_result)
        if self.is_not_modified(response.headers, Request(scope).headers):
            return NotModifiedResponse(response.headers)
        return response


def page_route(folder: Path = FOLDER) -> Route:
    """For GET and HEAD of all that the server itself does not answer."""
    page = Page(directory=folder) if is_built(folder) else None

    async def answer(request: Request) -> Response:
        path: str = request.path_params["path"]
        if page is not None:
            return await page.get_response(path or INDEX, request.scope)
        if path:
            raise HTTPException(404)
        return PlainTextResponse(NOT_BUILT)

    return Route("/{path:page}", answer, methods=["GET"], include_in_schema=False)
