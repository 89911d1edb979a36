"""For all tests: compiled rules with every array index checked, and examples of hypothesis that are the same in each run."""
import os

from hypothesis import settings

os.environ.setdefault("FLAMBEUR_RULES", "check")       # before anything of flambeur is imported

settings.register_profile("flambeur", deadline=None, derandomize=True)
settings.load_profile("flambeur")
