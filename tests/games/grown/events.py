"""The grown probe: a kind of event more, and a field more in one of the probe's."""
from flambeur.kit.events import Kind, grown, number
from tests.games.probe.events import KINDS as PROBE

DOUBLED = len(PROBE)
TIMES = 2                                 # column of "rolled": how often the points that lie there were doubled

KINDS = (*grown(PROBE, {"rolled": {"times": (TIMES, number)}}), Kind("doubled", {"stake": number}))
