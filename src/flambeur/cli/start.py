"""From arguments to an exit code. Whatever cannot be done is one line on stderr and exit code 2, never a stack trace."""
import codecs
import os
import re
import sys

from flambeur.cli.language import language_of
from flambeur.errors import FlambeurError, OptionError

PLAINER = {"\u202f": " ", "\xa0": " ", "’": "'", "…": "...", "–": "-", "—": "-", "×": "x", "→": "->", "±": "+/-", "•": "*"}
BREAKS = re.compile(r"[^\S\xa0\u202f]+")     # white space, but for that at which no line breaks


def start(args: list[str]) -> int:
    speak_any_script()
    language = language_of(args, os.environ)
    try:
        code = run(args, language)
        sys.stdout.flush()
        return code
    except FlambeurError as error:
        return complain(error.text(language))
    except BrokenPipeError:               # whoever read our output has gone: nothing more to say, not even on the way out
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return complain(trouble(error, language))
    except KeyboardInterrupt:
        from flambeur.cli.words import errors as say
        complain(say.STOPPED(language))
        return 130


def run(args: list[str], language: str) -> int:
    from flambeur.cli.parser import module_of, parse
    try:
        chosen = parse(args, language)
    except SystemExit as done:            # --help, --version
        return int(done.code or 0)
    if chosen.command is None:
        chosen.parser.print_help()
        return 0
    try:
        code: int = module_of(chosen.command).run(chosen, language)
    except OptionError as error:
        from flambeur.cli.ways_out import with_ways_out
        return complain(with_ways_out(error, chosen, language))
    return code


def complain(sentence: str) -> int:
    sys.stdout.flush()
    print(f"flambeur: {printable(BREAKS.sub(' ', sentence).strip())}", file=sys.stderr)
    return 2


def printable(text: str) -> str:
    """Text from a file of others, without what would move the cursor or change the colours."""
    return "".join(c if c.isprintable() or c in "\u202f\xa0" else "?" for c in text)


def trouble(error: OSError, language: str) -> str:
    """A file that cannot be read or written, in words."""
    from flambeur.cli.words import errors as say
    known = say.FILES.get(error.errno or 0)
    why = known(language) if known else error.strerror or str(error)
    return f"{error.filename}: {why}" if error.filename else why


def speak_any_script() -> None:
    """A terminal or file that lacks a character gets the nearest one that it has; input that is no text does not stop us."""
    codecs.register_error("flambeur", lambda e: (nearest(e), getattr(e, "end", 0)))
    for stream, errors in ((sys.stdout, "flambeur"), (sys.stderr, "flambeur"), (sys.stdin, "replace")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)


def nearest(error: UnicodeError) -> str:
    from unicodedata import normalize
    assert isinstance(error, UnicodeEncodeError)
    lost = error.object[error.start:error.end]
    return "".join(PLAINER.get(c) or normalize("NFKD", c).encode("ascii", "ignore").decode() or "?" for c in lost)
