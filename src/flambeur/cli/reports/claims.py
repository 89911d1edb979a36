"""The claims of a record as lines: what was checked and holds, and what the record cannot prove."""
from collections.abc import Iterable
from typing import TYPE_CHECKING

from flambeur.cli.words import reports as say
from flambeur.table.verdict import Claim

if TYPE_CHECKING:
    from flambeur.table.record import Record
    from flambeur.table.verdict import Moves, Verdict

OWN_WORD = Claim("secret", "open")        # the secret fits the record's own commitment, and whether that is the published one is open


def said(record: "Record", verdict: "Verdict", language: str) -> tuple[list[str], list[str]]:
    """Lines of what holds, and lines of what is open; what fails has sentences of its own."""
    teller = Teller(record, verdict, language)
    states = [claim for claim in verdict.claims if claim.code != "signed"]
    checked = [line for claim in states if claim.state == "holds" or claim == OWN_WORD for line in teller.holding(claim)]
    not_proved = [line for claim in states if claim.state == "open" for line in teller.open(claim)]
    checked += [teller.signed(moves) for moves in verdict.moves if moves.state == "holds"]
    not_proved += teller.not_signed()
    return checked, [*not_proved, say.LOOK_AHEAD(language)]


class Teller:
    def __init__(self, record: "Record", verdict: "Verdict", language: str) -> None:
        from flambeur.kit.words import Speaker
        self.record, self.verdict, self.language = record, verdict, language
        self.speaker = Speaker(language, [seat.name for seat in record.seats])

    def holding(self, claim: "Claim") -> list[str]:
        record, verdict, language = self.record, self.verdict, self.language
        if claim.code == "secret":
            noted = [say.NOTED_LINE(language)] if claim.state == "holds" else []
            return [say.SECRET_LINE(language, commitment=record.commitment), *noted]
        if claim.code == "seeds":
            return [say.SEEDS_LINE(language, names=self.names(seat for seat, seed in enumerate(record.seeds) if seed))]
        if claim.code == "dice":
            return [say.DICE_LINE(language, events=verdict.events)]
        if claim.code == "moves":
            return [say.RESULT_LINE(language, result=self.result()) if record.over else say.RESULT_OPEN(language)]
        return [say.VOUCHED_LINE(language)]

    def open(self, claim: "Claim") -> list[str]:
        record, verdict, language = self.record, self.verdict, self.language
        if claim.code == "secret":
            return [say.NOT_NOTED_LINE(language)]
        if claim.code == "seeds":
            return [say.NO_SEEDS_LINE(language)]
        if claim.code == "left_out" and claim.seat is not None:
            agreed = [one.seat for one in record.consents]
            return [say.LEFT_OUT_LINE(language, name=self.speaker.name(claim.seat)),
                    say.AGREED_LINE(language, names=self.names(agreed)) if agreed else say.AGREED_BY_NOBODY(language)]
        if claim.code == "retried":
            return [say.RETRIED_LINE(language, called_off=record.called_off)]
        if claim.code == "measured":
            return [say.MEASURED_LINE(language, measured=verdict.measured)]
        if claim.code == "scripted":
            return [say.SCRIPTED_LINE(language, scripted=verdict.scripted)]
        if claim.code == "typed":
            return [say.TYPED_LINE(language, typed=verdict.typed)]
        return [say.NOT_VOUCHED_LINE(language, vouched=verdict.vouched, entries=len(record.entries))]

    def signed(self, moves: "Moves") -> str:
        return say.SIGNED_LINE(self.language, name=self.speaker.name(moves.seat), total=moves.total)

    def not_signed(self) -> list[str]:
        """Seats whose moves are not, or not all, signed by the device that sat down."""
        found = self.verdict.moves
        if not any(moves.has_key for moves in found):
            return [say.NO_SIGNATURES(self.language)]
        return [self.partly(moves) for moves in found if moves.state != "holds"]

    def partly(self, moves: "Moves") -> str:
        name, language = self.speaker.name(moves.seat), self.language
        if moves.bot is not None and not moves.has_key:
            return say.BOT_LINE(language, name=name, total=moves.total, level=moves.bot)
        rest = [say.STOOD_IN[why](language, n=n) for why, n in moves.stood_in.items()]
        others = (say.FOREIGN, moves.foreign), (say.WRONG, moves.wrong), (say.UNSIGNED, moves.unsigned)
        rest += [word(language, n=n) for word, n in others if n]
        return say.PARTLY_LINE(language, name=name, signed=moves.signed, total=moves.total,
                               rest=", ".join(rest) or say.UNSIGNED(language, n=0))

    def result(self) -> str:
        if not self.record.winners:
            return say.WON_BY_NOBODY(self.language)
        return say.WON_BY(self.language, names=self.names(self.record.winners))

    def names(self, seats: Iterable[int]) -> str:
        return self.speaker.listed([self.speaker.name(seat) for seat in seats])
