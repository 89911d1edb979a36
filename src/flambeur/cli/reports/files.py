"""A simulation as CSV, NPZ or Parquet: a row a game, a column for each seat's score and share in the victory."""
import csv
import importlib.util
import io
import json
from typing import TYPE_CHECKING, Any, BinaryIO

from flambeur.cli.output import write_file
from flambeur.cli.words import errors as say
from flambeur.errors import FlambeurError

if TYPE_CHECKING:
    from flambeur.bots.simulate import Simulation

EXTRAS = {"parquet": ("pyarrow", "parquet"), "plot": ("matplotlib", "plot")}     # flag -> library, extra of our package


def need(flag: str) -> None:
    """Refuses in one line when the library of an extra is not there."""
    library, extra = EXTRAS[flag]
    if importlib.util.find_spec(library) is None:
        raise FlambeurError(*(say.EXTRA(language, flag=f"--{flag}", library=library, extra=extra) for language in ("en", "fr")))


def columns(s: "Simulation") -> dict[str, Any]:
    """Arrays by name: game, score_1 …, win_1 …, moves."""
    import numpy as np
    seats = range(len(s.bots))
    return {"game": np.arange(s.games), **{f"score_{k + 1}": s.scores[:, k] for k in seats},
            **{f"win_{k + 1}": s.wins[:, k] for k in seats}, "moves": s.moves}


def about(s: "Simulation") -> str:
    return json.dumps({"game": s.game, "options": s.options.model_dump(), "bots": s.bots, "seed": s.seed})


def write_csv(s: "Simulation", path: str) -> None:
    def write(file: BinaryIO) -> None:
        text = io.TextIOWrapper(file, "utf-8", newline="", write_through=True)
        rows = csv.writer(text, lineterminator="\n")
        named = columns(s)
        rows.writerow(named)
        rows.writerows(zip(*(array.tolist() for array in named.values()), strict=True))
        text.detach()
    write_file(path, write)


def write_npz(s: "Simulation", path: str) -> None:
    """The arrays of `flambeur.simulate` under their own names; `about` is the rest as JSON."""
    import numpy as np
    write_file(path, lambda file: np.savez_compressed(file, scores=s.scores, wins=s.wins, moves=s.moves, about=np.array(about(s))))


def write_parquet(s: "Simulation", path: str) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq
    table = pa.table(columns(s)).replace_schema_metadata({"flambeur": about(s)})
    write_file(path, lambda file: pq.write_table(table, file))
