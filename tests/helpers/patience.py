"""How long a test waits for what must come. No test passes or fails by how fast the machine is: a test that waits so long waits for ever.

`FLAMBEUR_PATIENCE=20` is for somebody who mends a test and does not want to wait for its failure."""
import os

PATIENCE = float(os.environ.get("FLAMBEUR_PATIENCE") or 900)              # seconds
GLANCE = PATIENCE / 3                     # for one step of a page in a browser: there are many, and a page that is broken fails all of them
