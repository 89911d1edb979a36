"""Las Vegas with hidden colours: what can happen, as rows of the log and by name, and who may see what of it."""
from flambeur.games.vegas.colours import colour, colours
from flambeur.games.vegas.common_dice import faces_of
from flambeur.games.vegas.money import money, unpacked
from flambeur.kit.events import Kind, face, number, seats

(SHUFFLED, ROUND, STOCKED, OPENED, DEALT, ROLLED, PLACED, WON, REVEALED, UNSEEN, PAID, BOXED, LEFT, ROUND_END, GAME_END) = range(15)

KINDS = (
    Kind("shuffled", {"notes": number}),
    Kind("round", {"round": face}),                                     # seat begins
    Kind("stocked", {"casino": face, "notes": unpacked}, reveals=True),
    Kind("opened", {"one": faces_of, "two": faces_of}),                 # of each colour, the faces of its two dice
    Kind("dealt", {"colours": colours}, secret=frozenset({"colours"}), reveals=True),
    Kind("rolled", {"dice": faces_of}),                                 # of each colour; 0: none was rolled
    Kind("placed", {"casino": face, "colours": colours}),
    Kind("won", {"casino": face, "colour": colour, "note": money, "dice": number}),
    Kind("revealed", {"colours": colours}, reveals=True, settles=True),      # the seat shows its two colours
    Kind("unseen", {"colours": colours}, reveals=True, settles=True),        # colours that nobody held
    Kind("paid", {"casino": face, "note": money, "dice": number, "colour": colour}, settles=True),
    Kind("boxed", {"casino": face, "note": money, "dice": number, "colour": colour}, settles=True),      # won by a colour that nobody holds
    Kind("left", {"casino": face, "note": money}, settles=True),        # left on its casino, and out of the game
    Kind("round_end", {"round": face}),
    Kind("game_end", {"winners": seats}),
)
