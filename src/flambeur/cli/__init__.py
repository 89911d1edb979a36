"""`flambeur …`: the commands. Neither --help nor a usage error loads numpy, Numba, pydantic or rich."""


def main(args: list[str] | None = None) -> int:
    """Runs a command and returns the exit code: 0 done, 1 a check that does not hold, 2 what cannot be done."""
    import sys

    from flambeur.cli.start import start
    return start(sys.argv[1:] if args is None else args)
