"""One game at the terminal, from the first roll to the last word. Knows no game: the board draws, the match rules."""
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from flambeur.bots.code import meantime
from flambeur.bots.levels import level
from flambeur.cli.boards import board_of
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.marks import Mark, badge, drawn
from flambeur.cli.table import asides, saving
from flambeur.cli.table.seats import Sitter
from flambeur.cli.words import table as say
from flambeur.errors import FlambeurError
from flambeur.table.record import Move

if TYPE_CHECKING:
    from flambeur.api import Match
    from flambeur.cli.table.screen import Screen
    from flambeur.kit.events import Event
    from flambeur.table.play import Throw

MOST_LISTED = 12                          # moves named in the question; more are listed by ?


class Session:
    """The loop: dice that are typed in, bots, people; after each, what happened."""

    def __init__(self, match: "Match", screen: "Screen", *, seed: int | None = None, save: str | None = None, pace: float = 0.0) -> None:
        self.match, self.screen, self.save, self.pace = match, screen, save, pace
        self.language = screen.language
        self.sitters = [Sitter(seat.name, seat.bot) for seat in match.seats]
        self.board = board_of(match.game.id)
        self.speaker = match.game.speaker(match.options, [seat.name for seat in match.seats], self.language)
        self.repeats = seed is not None   # the same bots' moves each time: they wait for their search
        self.seed = secrets.randbits(40) if seed is None else seed
        self.humans = [p for p, sitter in enumerate(self.sitters) if sitter.bot is None]
        self.eyes = self.humans[0] if len(self.humans) == 1 else None      # whose view is shown while bots play
        self.keyboard: int | None = None                                   # the seat that has the keyboard, with nobody else looking
        resumed = any(isinstance(entry, Move) for entry in match.entries)
        seats = [*range(len(self.sitters)), None]
        self.looked = {seat: len(match.events(seat)) if resumed else 0 for seat in seats}     # events before the last choice of each
        self.told = self.looked[self.eyes]                                 # events told so far, as `eyes` sees them

    def run(self) -> int:
        try:
            self.tell()
            while not self.match.over:
                throw = self.match.awaiting_chance
                if throw is not None:
                    self.type_dice(throw)
                else:
                    self.turn(self.match.actors[0])
                self.tell()
            self.finish()
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
            saving.leave(self)
        except asides.Quit:
            saving.leave(self, ask=True)
        return 0

    # a step

    def turn(self, seat: int) -> None:
        before = len(self.match.events(seat)), len(self.match.events(None))
        if self.sitters[seat].bot is None:
            self.choose(seat)
        else:
            self.let_bot_play(seat)
        self.looked[seat] = before[0]
        if seat in self.humans or not self.humans:
            self.looked[None] = before[1]

    def let_bot_play(self, seat: int) -> None:
        self.keyboard = None
        if self.screen.lively:
            self.show(self.eyes)
        start = time.monotonic()
        mind, seed = level(self.sitters[seat].bot or ""), self.seed * 1_000_003 + len(self.match.entries)
        warms = mind.rollouts and not self.repeats and not meantime.is_over(self.match.game, self.match.options)
        with self.screen.busy((say.WARMS if warms else say.THINKS)(self.language, name=self.speaker.name(seat))):
            action = self.match.suggest(seat, mind.at_a_glance if warms else mind, seed=seed).action
            self.screen.rest(self.pace - (time.monotonic() - start))
        self.match.play(seat, action)

    def choose(self, seat: int) -> None:
        if self.match.must_throw(seat) and len(self.humans) == 1:      # others would see that there is nothing to choose before the dice
            self.match.play(seat, self.match.legal(seat)[0])
            return
        self.hand_over(seat)
        self.show(seat)
        while True:
            typed = self.screen.ask(self.question(seat))
            if not typed:
                continue
            if typed.lower() not in [action.typed.lower() for action in self.match.legal(seat)]:
                if asides.answer(self, seat, typed):
                    continue
            try:
                self.match.play(seat, typed)
                return
            except FlambeurError as error:
                asides.complain(self, seat, error.text(self.language))

    def hand_over(self, seat: int) -> None:
        """People who share a keyboard must not see each other's secrets."""
        if self.board.is_private(self.match.options) and len(self.humans) > 1 and self.keyboard != seat:
            self.screen.page(say.PASS_ON(self.language, name=self.speaker.name(seat)))
            self.screen.wait("")
        self.keyboard = seat

    def question(self, seat: int) -> Text:
        moves, name = [self.board.typed(action, self.language) for action in self.match.legal(seat)], self.speaker.name(seat)
        question = self.board.question(self.scene(seat))
        text = say.CHOOSE(self.language, name=name, question=question, moves=", ".join(moves)) if len(moves) <= MOST_LISTED else \
            say.CHOOSE_MANY(self.language, name=name, question=question, n=len(moves))
        return Text(text) if not self.screen.lively else Text.assemble(badge(self.marks[seat]), " ", (text, "bold"))

    def type_dice(self, throw: "Throw") -> None:
        """Real dice, as they show: "3 3 5 6 1", or "33561" where each is one digit."""
        self.keyboard = None
        eyes = throw.seat if throw.seat in self.humans and not self.board.is_private(self.match.options) else self.eyes
        if self.screen.lively:
            self.show(eyes)
        dice = self.board.throw(throw, self.scene(eyes))
        question = say.THROW_TABLE(self.language, dice=dice) if throw.seat is None else \
            say.THROW(self.language, name=self.speaker.name(throw.seat), dice=dice)
        while True:
            typed = self.screen.ask(question)
            if not typed or asides.answer(self, eyes, typed):
                continue
            try:
                self.match.resolve(asides.numbers(typed, throw))
                return
            except FlambeurError as error:
                asides.complain(self, eyes, error.text(self.language))

    # telling

    @property
    def marks(self) -> tuple[Mark, ...]:
        return drawn(self.match.game.marks(self.match.options))

    def scene(self, seat: int | None) -> Scene:
        console = self.screen.console
        return Scene(self.match.game.title[self.language], self.match.view(seat), seat, self.sitters, self.speaker,
                     self.match.options, console.width, console.height, self.screen.colour, self.marks)

    def show(self, seat: int | None) -> None:
        """The table with what happened since the last choice; a payout was told when it happened."""
        scene = self.scene(seat)
        before, payout, after = self.board.payout(self.match.events(seat)[self.looked[seat]:])
        self.screen.table(self.board, scene, self.board.news(after if payout else before, scene))

    def tell(self) -> None:
        """What has just happened."""
        events = self.match.events(self.eyes)
        new, self.told = events[self.told:], len(events)
        if not self.screen.lively:
            self.screen.say(*(event.text(self.language) for event in new))
        _, payout, _ = self.board.payout(new)
        if payout and self.screen.lively:
            self.tell_payout(payout)

    def tell_payout(self, payout: "Sequence[Event]") -> None:
        """A payout, event by event, then what it means for each person; on a page of its own if there is too little room for both."""
        self.keyboard = None
        scene, screen = self.scene(self.eyes), self.screen
        told, meaning = self.board.news(payout, scene), self.meaning(scene)
        screen.page(say.PAYOUT(self.language))
        for line in told:
            screen.say(line)
            screen.rest(self.pace / 3)
        if sum(len(screen.wrapped(line)) for line in [*told, *meaning]) > screen.console.height - 5 and meaning:
            screen.wait(say.GO_ON(self.language))
            screen.page(say.PAYOUT(self.language))
        screen.say(*meaning)
        screen.wait(say.GO_ON(self.language))

    def meaning(self, scene: Scene) -> list[Text]:
        """What the last payout means for each person."""
        lines: list[Text] = []
        for seat in self.humans:
            why = self.board.why(self.match.events(seat), seat, scene, brief=True)
            name = Text.assemble(badge(self.marks[seat]), " ", (self.speaker.name(seat), "bold"))
            lines += [Text(), name, *(Text(f"    {line}") for line in why)]
        return lines

    def finish(self) -> None:
        """The result, and the record."""
        if self.screen.lively:
            self.screen.page(say.RESULT(self.language))
        self.screen.say(*self.board.result(self.scene(self.eyes), self.match.scores, self.match.winners))
        self.tell_story()
        if self.save is not None:
            saving.write(self, self.save)
            self.screen.say("")
            self.screen.say_whole(say.SAVED(self.language, file=self.save))

    def tell_story(self) -> None:
        """What decided the game, where the score did not, and the game in a few sentences; a game may have nothing to tell."""
        finale, words = self.match.finale, self.match.game.words
        if finale is None:
            return
        if finale.decided is not None:
            self.screen.say("", finale.decided.text(words, self.speaker))
        if finale.story:
            self.screen.say("", asides.heading(say.STORY(self.language)), *(one.text(words, self.speaker) for one in finale.story))
