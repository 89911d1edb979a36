"""For all tests: compiled rules with every array index checked, and examples of hypothesis that are the same in each run."""
import os

from hypothesis import settings

os.environ["FLAMBEUR_RULES"] = os.environ.get("FLAMBEUR_RULES") or "check"       # before anything of flambeur is imported

settings.register_profile("flambeur", deadline=None, derandomize=True)
settings.load_profile("flambeur")
