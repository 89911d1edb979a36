"""Strike: what can happen, as rows of the log and by name. All see everything."""
from flambeur.kit.events import Kind, dice, face, number, seats

ROUND, OPENED, GRAND, THROWS, THROWS_ALL, THROWN, CAME_TO_LIE, REROLLED, TOOK, STOPPED, ELIMINATED, LIMIT, ROUND_END, GAME_END = range(14)


KINDS = (
    Kind("round", {"round": face, "dice": number}),                           # ST1, ST7: seat is who begins
    Kind("opened", {"die": face}),                                            # ST2
    Kind("grand", {"dice": number}),                                          # ST5: seat must throw so many
    Kind("throws", {"grouping": face, "aim": face, "power": face}),       # ST3
    Kind("throws_all", {"power": face, "dice": number}),                     # ST5
    Kind("thrown", {"crossed": number, "left": number}),                      # ST4: so many show X, so many are not in the arena
    Kind("came_to_lie", {"dice": dice}),                                      # ST4: all that lie there now
    Kind("rerolled", {"die": face}),                                          # ST4: a cocked die, and what it shows then
    Kind("took", {"dice": dice}, settles=True),                               # ST4
    Kind("stopped"),                                                          # ST4
    Kind("eliminated", {"points": number, "left": number}, settles=True),     # ST6, ST7
    Kind("limit", {"decisions": number}, settles=True),                       # ruling
    Kind("round_end", {"round": face, "who": seats}, settles=True),           # ST7
    Kind("game_end", {"winners": seats}),                                     # ST6, ST7
)
