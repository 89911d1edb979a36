"""How Sphinx makes the site out of Markdown that is also read as it is, in the repository."""
import re
import sys
from pathlib import Path

from sphinx.application import Sphinx

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "src"))

import flambeur  # noqa: E402

project = "Flambeur"
author = "the Flambeur authors"
project_copyright = "2026 the Flambeur authors"
release = flambeur.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
default_role = "code"                   # `names` in docstrings
smartquotes = False
html_theme = "furo"
html_title = f"Flambeur {release}"
html_copy_source = False

myst_heading_anchors = 6                # `page.md#a-heading`, as in the repository
myst_enable_extensions = ["colon_fence"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True

LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")


def toctree() -> str:
    """All pages but the first, in the order of its list, then those that it does not name."""
    links = [link for _, link, _ in LINK.findall((HERE / "index.md").read_text("utf-8"))]
    listed = [link.removesuffix(".md") for link in links if link.endswith(".md")]
    found = [page.relative_to(HERE).with_suffix("").as_posix() for page in sorted(HERE.rglob("*.md")) if page.name != "index.md"]
    pages = [page for page in listed if page in found] + [page for page in found if page not in listed]
    return "\n".join(["", "```{toctree}", ":hidden:", "", *pages, "```", ""])


def prepare(_app: Sphinx, docname: str, source: list[str]) -> None:
    """Links to the source tree become plain words, since the site has no source tree; the first page gets its table of contents."""
    folder = (HERE / docname).parent

    def keep_or_flatten(match: re.Match[str]) -> str:
        text, target, _ = match.groups()
        path = (folder / target).resolve()
        leaves_site = "://" not in target and path.exists() and (path.is_dir() or not path.is_relative_to(HERE))
        return text if leaves_site else match.group(0)

    source[0] = LINK.sub(keep_or_flatten, source[0])
    if docname == "index":
        source[0] += toctree()


def resolve_lazy_names() -> None:
    """The package loads its parts when first asked; autodoc looks at what is there."""
    for name in flambeur.__all__:
        setattr(flambeur, name, getattr(flambeur, name))


def setup(app: Sphinx) -> None:
    resolve_lazy_names()
    app.connect("source-read", prepare)
