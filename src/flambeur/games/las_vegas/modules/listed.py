"""The list of modules, in rulebook order: a line for each drawer. The folder of that name holds all else that the module brings."""
import importlib
from functools import cache
from typing import TYPE_CHECKING

from flambeur.games.las_vegas.modules.action_cards.drawer import ActionCards
from flambeur.games.las_vegas.modules.big_dice.drawer import BigDice
from flambeur.games.las_vegas.modules.bonus_cards.drawer import BonusCards
from flambeur.games.las_vegas.modules.chips.drawer import Chips
from flambeur.games.las_vegas.modules.high_notes.drawer import HighNotes
from flambeur.games.las_vegas.modules.kickers.drawer import Kickers
from flambeur.games.las_vegas.modules.minimum.drawer import Minimum
from flambeur.games.las_vegas.modules.neutral_dice.drawer import NeutralDice
from flambeur.games.las_vegas.modules.rainbow.drawer import Rainbow
from flambeur.games.las_vegas.modules.slot_machine.drawer import SlotMachine

if TYPE_CHECKING:
    from flambeur.games.las_vegas.module import Module


class Drawers:
    neutral_dice: NeutralDice             # LV10-LV12, BV4
    minimum: Minimum                      # BV1
    high_notes: HighNotes                 # BV2
    big_dice: BigDice                     # BV5
    kickers: Kickers                      # BV6
    rainbow: Rainbow                      # BV7
    slot_machine: SlotMachine             # BV8
    bonus_cards: BonusCards               # BV9
    action_cards: ActionCards             # BV10
    chips: Chips                          # CG9


@cache
def modules() -> "tuple[Module, ...]":
    """All modules: what each brings besides its compiled rules (module.py). Not imported above: words are no reason to compile anew."""
    home = __name__.rpartition(".")[0]
    return tuple(importlib.import_module(f"{home}.{name}.module").MODULE for name in Drawers.__annotations__)
