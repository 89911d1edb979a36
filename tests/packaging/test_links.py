"""Every link in the documentation leads somewhere."""
import re
from pathlib import Path

import pytest

from tools.docs import build_site

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(page for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCED = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
INLINE_CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"""
    \[(?:[^\[\]]|\[[^\]]*\])*\]\(<?([^)\s>]+)>?(?:\ "[^"]*")?\)     # [text](target), the text with at most one bracket inside
    | <img\ [^>]*src="([^"]+)"
    | ^\[[^\]]+\]:\ (\S+)                                            # [name]: target
    """, re.MULTILINE | re.VERBOSE)
HEADING = re.compile(r"^#{1,6} +(.+?)(?: +#+)? *$", re.MULTILINE)


def prose(page: Path) -> str:
    return FENCED.sub("", page.read_text("utf-8"))


def links(page: Path) -> list[str]:
    found = [next(filter(None, groups)) for groups in LINK.findall(INLINE_CODE.sub("", prose(page)))]
    return [link for link in found if not re.match(r"[a-z]+:", link)]


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub and MyST give to headings, a number added where the same heading comes again."""
    text = prose(page)
    seen: dict[str, int] = {}
    result = set(re.findall(r'<a (?:id|name)="([^"]+)"', text))
    for heading in HEADING.findall(text):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        slug = re.sub(r"[^\w\- ]", "", words.lower()).strip().replace(" ", "-")
        count = seen.get(slug, 0)
        seen[slug] = count + 1
        result.add(f"{slug}-{count}" if count else slug)
    return result


def complaint(page: Path, link: str) -> str:
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.is_relative_to(ROOT):
        return f"{link} leaves the repository"
    if not target.exists():
        return f"{link} leads nowhere"
    if anchor and target.suffix == ".md" and anchor not in anchors(target):
        return f"{link}: no such heading in {target.name}"
    return ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert [said for link in links(page) if (said := complaint(page, link))] == []


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/add-a-game.md"])
def test_the_pages_that_everybody_looks_for_are_there(name: str) -> None:
    assert (ROOT / name) in PAGES


def test_the_checker_notices_a_broken_link(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Two *words*\n\n[a](page.md#two-words) [b](#no) [c](gone.md)\n\n```\n[d](code.md)\n```\n`[e](code.md)`\n", "utf-8")
    assert links(page) == ["page.md#two-words", "#no", "gone.md"]
    assert anchors(page) == {"two-words"}


@pytest.mark.slow
def test_the_site_is_made_without_a_warning(tmp_path: Path) -> None:
    first_page = build_site(tmp_path / "site")
    assert "Flambeur" in first_page.read_text("utf-8")
    assert 'id="flambeur.new"' in (tmp_path / "site" / "api.html").read_text("utf-8")
