"""The Las Vegas family: whose names the casinos bear (LV13), an option of its dice games."""
from typing import Any, Literal

from flambeur.kit.options import option

Edition = Literal["first", "later"]


def option_of_names() -> Any:
    return option("first", "Which edition’s names the casinos bear.", "L’édition dont les casinos portent les noms.",
                  label=("Names of the casinos", "Noms des casinos"),
                  values={"first": ("first edition", "première édition"), "later": ("later edition", "édition suivante")})
