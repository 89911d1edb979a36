"""French or English: by --lang, else by the locale."""
from collections.abc import Mapping, Sequence

LANGUAGES = ("en", "fr")


def language_of(args: Sequence[str], env: Mapping[str, str]) -> str:
    """The language, read before the arguments are, since their help is in it."""
    for k, arg in enumerate(args):
        wanted = "".join(args[k + 1:k + 2]) if arg == "--lang" else arg.removeprefix("--lang=")
        if arg.startswith("--lang") and wanted in LANGUAGES:
            return wanted
    return "fr" if locale_of(env).lower().startswith("fr") else "en"


def locale_of(env: Mapping[str, str]) -> str:
    """What the variables say; where there are none, as on Windows, what the system says."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(name):
            return env[name]
    import locale
    return locale.getlocale()[0] or ""
