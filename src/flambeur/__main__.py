"""`python -m flambeur` is `flambeur`."""
import sys

from flambeur.cli import main

if __name__ == "__main__":
    sys.exit(main())
