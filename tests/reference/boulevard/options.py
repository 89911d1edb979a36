"""The options of a table: which modules are on, for how many players each is, and what follows from that."""

from dataclasses import dataclass

from tests.reference.boulevard.facts import (
    ACTION_CARDS,
    BIG_EACH,
    BONUS_CARDS,
    CHIPS,
    COLOURS,
    FACES,
    KICKERS_EACH,
    MINIMUM,
    MINIMUM_BY_PLAYERS,
    OWN_DICE,
    RAINBOW,
    RAINBOWS,
    SLOT,
    WHITE_EACH,
    WHITE_OVER,
    Casino,
    all_notes,
)

# The table of modules: from how many players to how many. These are the only refusals.
PLAYERS = {"neutral_dice": (2, 5), "big_dice": (2, 7), "kickers": (2, 7), "slot_machine": (5, 8), "bonus_cards": (2, 7)}
MANY = 6  # BV1, BV2: from six players on these modules are on unless they are switched off


@dataclass(frozen=True)
class Options:
    players: int
    neutral_dice: bool = False
    first_player: str = "oldest"
    big_dice: bool = False
    kickers: bool = False
    minimum_by_players: bool | None = None  # None: by default, off with 2 to 5 players and on with 6 to 8
    high_notes: bool | None = None
    rainbow: bool = False
    slot_machine: bool = False
    bonus_cards: bool = False
    chips: bool = False
    action_cards: bool = False
    reroll: str = "turn"  # AC2

    def __post_init__(self) -> None:
        if self.players not in range(2, 9):
            raise ValueError("2 to 8 players")
        for module, (fewest, most) in PLAYERS.items():
            if getattr(self, module) and not fewest <= self.players <= most:
                raise ValueError(f"{module.replace('_', ' ')} for {fewest} to {most} players")
        if self.first_player not in ("oldest", "random"):  # LV3
            raise ValueError("first_player is 'oldest' or 'random'")
        if self.reroll not in ("turn", "round"):  # AC2
            raise ValueError("reroll is 'turn' or 'round'")

    def minimum(self) -> int:
        """What each casino is stocked to (LV2, BV1)."""
        by_players = self.players >= MANY if self.minimum_by_players is None else self.minimum_by_players
        return MINIMUM_BY_PLAYERS[self.players] if by_players else MINIMUM

    def pile(self) -> list[int]:
        """All that is shuffled into the pile, rising."""
        notes = all_notes(self.players >= MANY if self.high_notes is None else self.high_notes)  # BV2
        return [RAINBOW] * (RAINBOWS if self.rainbow else 0) + notes  # BV7

    def casinos(self) -> list[Casino]:
        return [*FACES, *([SLOT] if self.slot_machine else [])]  # BV8: a seventh one, after casino 6

    def decks(self) -> tuple[list[int], list[str], list[int]]:
        """What is shuffled but the pile: the bonus and the action cards of a round (BV9, BV10), the chips of the game (CG9)."""
        return (
            BONUS_CARDS if self.bonus_cards else [],
            ACTION_CARDS if self.action_cards else [],
            CHIPS if self.chips else [],
        )

    def hand(self) -> dict[str, int]:
        """The dice of a player at the start of a round."""
        big = BIG_EACH if self.big_dice else 0
        kickers = KICKERS_EACH[self.players] if self.kickers else 0
        normal = OWN_DICE - big - kickers  # LV1; BV5, BV6: they replace normal dice, still eight in all
        white = WHITE_EACH[self.players] if self.neutral_dice else 0  # LV10, BV4
        return {"normal": normal, "big": big, "kicker": kickers, "white": white}

    def opening(self) -> int:
        """How many white dice are rolled at the opening of a round (LV10)."""
        return WHITE_OVER[self.players] if self.neutral_dice else 0

    def colours(self) -> list[str]:
        """Of the seats (BV3): no player is white with neutral dice, nor violet with kickers or big dice."""
        nobodys = ["white"] * self.neutral_dice + ["violet"] * (self.kickers or self.big_dice)
        return [colour for colour in COLOURS if colour not in nobodys][: self.players]
