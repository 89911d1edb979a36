"""AC9: three notes are drawn; the one of middle value goes to the casino of your choice, the others under the pile."""
from flambeur.games.las_vegas.modules.action_cards.drawer import AT, LAYING, NOTE_LAID, THREE_DRAWN
from flambeur.games.las_vegas.modules.action_cards.reach import draw_note, replace_all, stocked_casinos
from flambeur.games.las_vegas.state import State
from flambeur.games.vegas.stocking import lay_note
from flambeur.kit import pile
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event


@rule
def play(s: State, log: Log) -> None:
    """Rainbow cards on the table are replaced first. If the pile gives fewer than three: of two the lower is placed, a single one is."""
    replace_all(s, log)
    high = middle = low = 0
    for _ in range(3):
        note = draw_note(s)
        if note > high: high, middle, low = note, high, middle
        elif note > middle: middle, low = note, middle
        else: low = max(low, note)
    pile.square_up(s.pile)
    if middle == 0: middle, high = high, 0             # a single one
    event(log, THREE_DRAWN, s.to_move, high | middle << 4 | low << 8, middle)
    pile.put_under(s.pile, high)                       # the higher first; 0 is no note
    pile.put_under(s.pile, low)
    s.action_cards.note = middle
    if middle: s.action_cards.question = LAYING


@rule
def answers(s: State, actions: Actions) -> int:
    """Any casino, slot machine included."""
    for casino in range(stocked_casinos(s)):
        actions.ids[casino] = AT.start + casino
    return stocked_casinos(s)


@rule
def is_answer(s: State, action: int) -> bool:
    return AT.start <= action < AT.start + stocked_casinos(s)


@rule
def lay(s: State, action: int, log: Log) -> None:
    casino = action - AT.start
    lay_note(s, casino, s.n_notes[casino], s.action_cards.note)
    event(log, NOTE_LAID, s.to_move, casino, s.action_cards.note)
    s.action_cards.note = 0
