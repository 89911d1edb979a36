"""`flambeur terminal` through a pipe: whole games with scripted input, and every way to leave."""
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import flambeur
from flambeur.cli.table.screen import explain as explain_wait
from flambeur.cli.table.screen import screen_for
from flambeur.games import registered
from flambeur.kit.words import money
from tests.cli.conftest import FACES, Done
from tests.games.probe.game import GAME as PROBE
from tests.helpers.patience import PATIENCE

Run = Callable[..., Done]
DUEL = ("terminal", "las-vegas", "--seat", "human", "--seat", "easy", "--seed", "123", "--name", "Anna")
PAIR = ("terminal", "las-vegas", "--humans", "2", "--players", "2", "--seed", "7", "--name", "Anna", "--name", "Ben")


def test_a_whole_game_is_played_told_and_recorded(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run(*DUEL, "--save", file, typed=FACES * 60)
    assert (done.code, done.err) == (0, "")
    match = flambeur.replay(json.loads(file.read_text("utf-8")))
    assert match.over
    assert [(seat.name, seat.bot) for seat in match.seats] == [("Anna", None), ("Roxy", "easy")]
    told = [event.text("en") for event in match.events(0)]
    assert [line for line in done.lines if line in set(told)] == told
    for seat, name in enumerate(("Anna", "Roxy")):
        result = next(line for line in done.lines if line.lstrip(" ◆▲").startswith(name) and money(int(match.scores[seat]), "en") in line
                      and line.startswith(" "))
        assert ("wins" in result) == (seat in match.winners)
    assert match.finale is not None
    story = [one.text(match.game.words, match.speaker) for one in match.finale.story]
    assert done.lines[-2 - len(story):-2] == story
    assert f"flambeur verify {file} checks it" in done.lines[-1]
    assert match.commitment in done.out
    assert run("verify", file, "--commitment", match.commitment).code == 0


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    first, second = (run(*DUEL[:5], "medium", *DUEL[6:], typed=FACES * 60).out for _ in range(2))
    assert first == second
    assert first != run(*DUEL[:5], "medium", "--seed", "8", "--name", "Anna", typed=FACES * 60).out


def test_a_whole_game_in_french_by_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    done = run(*DUEL, "--neutral-dice", typed=FACES * 60)
    assert done.code == 0
    assert "Manche 1\xa0: Anna commence." in done.lines
    assert any(line.startswith("Anna, votre choix (") for line in done.lines)
    assert any("aucun dé ne montre" in line for line in done.lines)
    assert any(line.startswith("La partie est gagnée par ") for line in done.lines)


def test_bots_alone_play_for_spectators(run: Run) -> None:
    done = run("terminal", "las-vegas", "--humans", "0", "--bots", "random", "--players", "5", "--seed", "1")
    assert done.code == 0
    assert done.lines[-4] == "The story of the game"
    assert done.lines[-1].startswith("Turning point: ")
    assert "your choice" not in done.out


def test_by_default_one_person_plays_three_medium_bots(run: Run) -> None:
    done = run("terminal", "las-vegas", "--seed", "1")
    assert "Player 1, your choice (" in done.out
    assert [line.split(":")[0] for line in done.lines if "8 dice" in line] == ["Player 1", "Roxy", "Duke", "Vera"]


@pytest.mark.parametrize(("args", "sentence"), [
    (["--seat", "human", "--humans", "1"], "--seat and --humans do not go together"),
    (["--seat", "genius"], "a seat is human or a level of bots (random, easy, medium, hard, expert), not 'genius'"),
    (["--bots", "genius"], "a seat is human or a level of bots"),
    (["--seat", "human"], "players is 2 to 8, not 1"),
    (["--humans", "3", "--players", "2"], "3 seats taken at a table for 2"),
    (["--seat", "easy", "--seat", "easy", "--seat", "easy", "--players", "2"], "3 seats taken at a table for 2"),
    (["--name", "Anna", "--name", "Ben"], "2 names for 1 person"),
    (["--name", ""], "a name is 1 to 24 printable characters, not ''"),
    (["--name", "\x1b[31mred"], "a name is 1 to 24 printable characters"),
    (["--name", "x" * 25], "a name is 1 to 24 printable characters"),
    (["--save", "no/such/folder/game.json"], "no/such/folder/game.json: there is no such file or folder"),
    (["--resume", "no/such/game.json"], "no/such/game.json: there is no such file or folder"),
    (["--resume", "game.json", "--players", "3"], "--resume takes table and seats from the file: --players does not go with it"),
])
def test_a_table_that_cannot_be_is_one_line(run: Run, args: list[str], sentence: str) -> None:
    done = run("terminal", "las-vegas", *args)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert len(done.err.splitlines()) == 1


def test_seats_people_and_bots_in_any_order(run: Run) -> None:
    seats = ("--seat", "random", "--seat", "human", "--players", "4", "--bots", "easy")
    done = run("terminal", "las-vegas", *seats, "--name", "Zoé", "--seed", "3")
    assert "Zoé, your choice (" in done.out
    assert "Roxy begins" in done.out
    assert [line.split(":")[0] for line in done.lines if " notes, " in line][:4] == ["Roxy", "Zoé", "Duke", "Vera"]


# moves

@pytest.mark.parametrize("typed", ["4", "place 4", "PLACER 4"])
def test_a_move_may_be_typed_in_several_ways(run: Run, typed: str) -> None:
    assert "Anna places 2 dice on Sahara." in run(*DUEL, typed=f"{typed}\n").lines


@pytest.mark.parametrize(("typed", "sentence"), [
    ("3", "no die shows 3: choose one of the faces rolled (1, 4, 5, 6)"), ("9", "'9' is no move of this game; legal now: 1, 4, 5, 6"),
    ("kick 4", "'kick 4' is no move of this game"), ("\x00", "is no move of this game"), ("u", "There is no undo at this table"),
])
def test_what_is_no_legal_move_gets_its_sentence_and_the_question_again(run: Run, typed: str, sentence: str) -> None:
    done = run(*DUEL, typed=f"{typed}\n")
    assert done.code == 0
    assert sentence in done.out
    assert done.out.count("your choice (") == 2


def test_an_empty_line_asks_again(run: Run) -> None:
    assert run(*DUEL, typed="\n\n").out.count("your choice (") == 3


# asides

def test_help_lists_moves_keys_and_rules(run: Run) -> None:
    done = run(*DUEL, typed="?\n")
    assert "4  place all your 4s on Sahara" in done.lines
    assert "h  a hint: what an expert thinks of each move" in done.lines
    assert any(line.startswith("When nobody has dice left the casinos pay.") for line in done.lines)
    assert "Les règles en bref" in run(*DUEL, "--lang", "fr", typed="aide\n").out


def test_a_hint_has_a_share_of_victories_for_each_move(run: Run) -> None:
    done = run(*DUEL, typed="h\n")
    shares = [line for line in done.lines if ": wins " in line]
    assert sorted(line[0] for line in shares) == ["1", "4", "5", "6"]
    assert all("% ± " in line for line in shares)
    match = flambeur.new("las-vegas", players=2, seed=123)
    assert shares[0].startswith(match.suggest(0, "expert", seed=len(match.entries)).action.typed)
    assert "What an expert would do, after 10000 simulated games" in done.lines


def test_the_log_has_this_round_and_the_last(run: Run) -> None:
    done = run(*DUEL, typed="l\n")
    start = done.lines.index("Log")
    assert "Round 1: Anna begins." in done.lines[start:]
    assert any(line.startswith("Anna rolls") for line in done.lines[start:])


def test_why_did_i_get_nothing(run: Run) -> None:
    """Both roll eight 1s: the tie leaves nothing to either."""
    turn = "11111111\n1\n"
    of_ben, of_anna = (run(*PAIR, "--dice", "manual", typed=turn * turns + "w\n") for turns in (2, 3))       # Ben begins round 2
    assert "Golden Nugget: you and Anna had 8 dice each. Equal numbers strike each other out: nothing." in of_ben.lines
    assert "Golden Nugget: you and Ben had 8 dice each. Equal numbers strike each other out: nothing." in of_anna.lines
    assert "Round 1: $0 for you." in of_ben.lines


def test_why_fewer_dice_than_notes_get_nothing(run: Run) -> None:
    """Luxor has one note: eight dice of Anna come before seven of Ben."""
    done = run(*PAIR, "--dice", "manual", typed="55555555\n5\n55555556\n5\n6\n6\n" + "11111111\nw\n")
    assert "Luxor: with 7 dice you came after the last of 1 note: nothing." in done.lines
    assert "Circus Circus: 1 die, you took $90,000." in done.lines
    assert "Round 1: $90,000 for you." in done.lines


def test_before_the_first_payout_there_is_no_why(run: Run) -> None:
    assert "No casino has paid yet" in run(*DUEL, typed="why\n").out


def test_the_table_can_be_told_again(run: Run) -> None:
    assert run(*DUEL, typed="t\n").out.count("1 Golden Nugget: ") == 2


# real dice

def test_real_dice_are_typed_for_everyone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "real.json"
    done = run(*DUEL, "--dice", "manual", "--save", file, typed="1 1 2 2 3 3 4 4\n3\n1,2,3,4,5,6,1,2\n")
    assert "Anna throws. Type 8 dice:" in done.out
    assert "Anna rolls 1 1 2 2 3 3 4 4." in done.lines
    assert "Roxy throws. Type 8 dice:" in done.out
    entries = json.loads(file.read_text("utf-8"))["entries"]
    assert [entry["typed"] for entry in entries if "chance" in entry] == [False, True, True]


@pytest.mark.parametrize(("typed", "sentence"), [
    ("123", "expected 8 values from 1 to 6, got [1, 2, 3]"), ("11111117", "expected 8 values from 1 to 6"),
    ("abc", "type the numbers one after the other, as in 1 2 3 4 5 6 1 2, not 'abc'"), ("-1 2", "type the numbers one after the other"),
    ("h", "none is to be chosen now"),
])
def test_dice_that_cannot_be_are_asked_for_again(run: Run, typed: str, sentence: str) -> None:
    done = run(*DUEL, "--dice", "manual", typed=f"{typed}\n")
    assert sentence in done.out
    assert done.out.count("Type 8 dice:") == 2


def test_white_dice_are_named_when_they_are_typed(run: Run) -> None:
    args = ("terminal", "las-vegas", "--humans", "3", "--players", "3", "--neutral-dice", "--dice", "manual")
    assert "Player 1 throws. Type the 2 spare white dice:" in run(*args).out
    assert "Type 8 dice, then 2 white dice:" in run(*args, typed="12\n").out
    assert "Entrez 8 dés, puis 2 dés blancs\xa0:" in run(*args, "--lang", "fr", typed="12\n").out


# waiting

def test_in_sentences_a_wait_is_explained(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """On stderr, so that the game itself is told alike however long it took; and only when it takes long."""
    screen = screen_for("fr", plain=True, no_color=False)
    monkeypatch.setattr("flambeur.cli.table.screen.PATIENCE", PATIENCE)
    with screen.busy("la table se prépare…"):
        pass
    assert capsys.readouterr() == ("", "")
    said, explain = threading.Event(), explain_wait

    def told(text: str) -> None:
        explain(text)
        said.set()
    monkeypatch.setattr("flambeur.cli.table.screen.PATIENCE", 0.0)
    monkeypatch.setattr("flambeur.cli.table.screen.explain", told)
    with screen.busy("la table se prépare…"):
        assert said.wait(PATIENCE)
    assert capsys.readouterr() == ("", "la table se prépare…\n")


# leaving

def test_the_end_of_input_leaves_politely(run: Run) -> None:
    done = run(*DUEL, typed="4\n")
    assert (done.code, done.err) == (0, "")
    assert done.lines[-1] == "Goodbye! The game is not saved."
    assert run(*DUEL, "--lang", "fr").lines[-1] == "Au revoir\xa0! La partie n’est pas enregistrée."


def test_an_interrupt_leaves_politely(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt
    monkeypatch.setattr("builtins.input", interrupted)
    done = run(*DUEL)
    assert (done.code, done.err) == (0, "")
    assert done.lines[-1] == "Goodbye! The game is not saved."


def test_an_interrupt_while_the_table_is_prepared(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(match: object) -> None:
        raise KeyboardInterrupt
    monkeypatch.setattr("flambeur.cli.commands.terminal.warm_up", interrupted)
    done = run(*DUEL)
    assert (done.code, done.out, done.err) == (0, "Goodbye! The game is not saved.\n", "")


def test_a_game_that_was_left_is_saved_and_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    left = run(*DUEL, "--save", file, typed="4\nq\n")
    assert left.lines[-1] == f"Goodbye! flambeur terminal --resume {file} continues the game."
    before = json.loads(file.read_text("utf-8"))
    assert not before["over"]
    again = run("terminal", "--resume", file, typed=FACES * 60)
    assert again.code == 0
    assert "shuffled" not in again.out     # what happened before is not told again
    after = json.loads(file.read_text("utf-8"))
    assert after["over"]
    assert after["entries"][:len(before["entries"])] == before["entries"]
    assert run("verify", file).code == 0
    assert f"{file}: this game is over" in run("terminal", "--resume", file).err
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize("dice", ["auto", "manual"])
@pytest.mark.parametrize(("language", "said"), [
    ("en", "does not carry its secret, so the game cannot be continued"), ("fr", "n’a pas son secret\xa0: on ne peut pas reprendre")])
def test_a_record_without_its_secret_is_refused_at_once(run: Run, tmp_path: Path, dice: Any, language: str, said: str) -> None:
    """And not move by move."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(flambeur.new("las-vegas", players=2, seed=1, dice=dice).record()), "utf-8")
    before = file.read_bytes()
    done = run("terminal", "--resume", file, "--lang", language, typed="1\n")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert f"{file} {said}" in done.err
    assert "your choice" not in done.out
    assert file.read_bytes() == before


def test_quitting_asks_where_to_save(run: Run, tmp_path: Path) -> None:
    file, folder = tmp_path / "game.json", tmp_path / "no" / "such"
    (tmp_path / "old.txt").write_text("precious", "utf-8")
    done = run(*DUEL, typed=f"q\n{tmp_path / 'old.txt'}\n{folder}\n{file}\n")
    assert "is there already: another name, please." in done.out
    assert f"{folder}: there is no such file or folder" in done.out
    assert (tmp_path / "old.txt").read_text("utf-8") == "precious"
    assert not flambeur.replay(json.loads(file.read_text("utf-8"))).over
    assert run(*DUEL, typed="q\n\n").lines[-1] == "Goodbye! The game is not saved."
    assert run(*DUEL, typed="q\n").lines[-1] == "Goodbye! The game is not saved."


def test_a_record_of_another_game_or_no_record_is_not_resumed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}", "utf-8")
    assert "this is not a record that we know" in run("terminal", "--resume", file).err
    with registered(PROBE):
        file.write_text(json.dumps(flambeur.new("probe", seed=1).record(secret=True)), "utf-8")
        done = run("terminal", "las-vegas", "--resume", file)
    assert (done.code, done.err) == (2, f"flambeur: {file} is a game of probe\n")


def test_names_in_a_file_of_others_do_not_reach_the_terminal_raw(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    match = flambeur.new("las-vegas", players=2, seed=1, names=["\x1b[31mRed\x07", "x" * 60])
    file.write_text(json.dumps(match.record(secret=True)), "utf-8")
    out = run("terminal", "--resume", file).out
    assert "?[31mRed?, your choice (" in out
    assert "x" * 25 not in out
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    file.write_text(json.dumps(match.record()).replace('"las-vegas"', '"las-vegas", "\\u001b[2J": 1'), "utf-8")
    done = run("verify", file)
    assert done.code == 2
    assert "\x1b" not in done.err


# a game without a board of its own

def test_any_game_is_played_with_the_generic_board(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "probe.json"
    with registered(PROBE):
        assert "--packs 1-2" in run("terminal", "probe", "--help").out
        typed = "".join(f"{k}\n" for k in range(7)) + "accept\nrefuse\n"
        seats = ("--humans", "2", "--players", "3", "--bots", "easy")
        done = run("terminal", "probe", "--seed", "3", *seats, "--save", file, typed=typed * 60)
        assert (done.code, done.err) == (0, "")
        assert flambeur.replay(json.loads(file.read_text("utf-8"))).over
    assert "The keyboard to Player 1, please, then Enter." in done.lines
    assert any(line.strip().startswith("hand: ") for line in done.lines)


def test_secrets_of_one_person_are_not_told_to_another(run: Run) -> None:
    """Who draws what is private: among people who share a keyboard the drawing is told, the card is not."""
    with registered(PROBE):
        shared = run("terminal", "probe", "--seed", "3", "--humans", "2", "--players", "2")
        alone = run("terminal", "probe", "--seed", "3", "--humans", "1", "--players", "2", "--bots", "easy")
        match = flambeur.new("probe", seed=3, players=2)
        public = [event.text("en") for event in match.events(None)]
        private = [event.text("en") for event in match.events(0)]
    assert public != private
    assert shared.lines[:len(public)] == public
    renamed = [line.replace("Player 2", "Roxy") for line in private]
    assert alone.lines[:len(private)] == renamed


@pytest.mark.parametrize("hand", [[2, 6], [2, 3]])
def test_whoever_shares_a_keyboard_cannot_tell_whether_there_was_a_choice_before_the_die(run: Run, tmp_path: Path, hand: list[int]) -> None:
    """With a 6 there is something to announce; without it, asking for the die is all. Alone, one is not asked for that."""
    state = {"phase": "before", "players": [{"hand": hand}, {"hand": [4, 5]}], "pile": sorted({1, 2, 3, 6} - {*hand})}
    position = {"format": "flambeur-position/1", "game": "probe", "options": {"players": 2, "packs": 1, "announcing": True}, "state": state}
    file = tmp_path / "game.json"
    with registered(PROBE):
        match = flambeur.from_position(position, seed=1)
        file.write_text(json.dumps(match.record(secret=True)), "utf-8")
        shared = run("terminal", "--resume", file, typed="\n")
        match.seats = [match.seats[0], match.seats[1].model_copy(update={"bot": "easy"})]
        file.write_text(json.dumps(match.record(secret=True)), "utf-8")
        alone = run("terminal", "--resume", file)
    assert "die" in question(shared)
    assert ("die" in question(alone)) == (6 in hand)


def question(done: Done) -> str:
    """The moves that the first question names."""
    return done.out.partition("Player 1, your choice (")[2].partition(")")[0]
