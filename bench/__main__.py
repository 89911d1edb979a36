"""`python3 run.py bench [section…]`: measures, prints and writes bench/results.md."""
import os
import sys

os.environ["FLAMBEUR_RULES"] = "fast"    # what people use; before anything of ours is imported

from bench.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
