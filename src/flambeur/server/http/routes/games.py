"""The games that are served, with their options and their words."""
from typing import Any

from fastapi import APIRouter, Depends

from flambeur.bots.levels import LEVELS
from flambeur.games import FOLDERS, GUESTS, find
from flambeur.kit.game import Game
from flambeur.kit.options import locked, parse
from flambeur.kit.show import schema_of
from flambeur.server.http.access import admitted
from flambeur.server.http.routes import models

router = APIRouter(prefix="/api/games", tags=["games"], dependencies=[Depends(admitted)])


@router.get("", response_model=models.Games, responses=models.refusals(400, 403, 429))
async def games() -> Any:
    """All games. The form to create a table and all sentences of a game come from here."""
    return {"games": [about(find(name)) for name in (*FOLDERS, *GUESTS)], "levels": list(LEVELS)}


def about(game: Game) -> dict[str, Any]:
    return {"id": game.id, "version": game.version, "title": game.title, "options": game.Options.model_json_schema(),
            "presets": [preset.told(game.Options) for preset in game.presets], "words": game.words,
            "view": schema_of(game.View), "standing": schema_of(game.Standing), "outlook": schema_of(game.Outlook),
            "measured": any(kind.measured for kind in game.chances), "real_dice": any(kind.typed for kind in game.chances),
            "settles": [kind.name for kind in game.kinds if kind.settles],
            "hidden": {kind.name: ["*"] if kind.private else sorted(kind.secret) for kind in game.kinds if kind.private or kind.secret}}


@router.post("/{game}/options", response_model=models.Checked, responses=models.refusals(400, 403, 404, 413, 429))
async def check(game: str, wanted: models.Check) -> Any:
    """Whether options go together: all of them with their defaults, or the sentence that says why not, with sets nearby that do."""
    found = find(game[:40])
    given = wanted.options | ({"players": wanted.players} if wanted.players is not None else {})
    options = parse(found.Options, found.id, given)
    closed = locked(found.Options, found.id, given)
    return {"options": options.model_dump(),
            "locked": {name: {"text": reason.sentences, "mends": reason.mends} for name, reason in closed.items()}}
