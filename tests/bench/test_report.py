"""bench/report.py: targets, tables, and a results page that keeps what was not measured again."""
import pytest

from bench.report import Section, Target, above, at_least, at_most, merged, split, summary, table, targets_in

ORDER = ["engine", "search"]


def section(name: str, *targets: Target, cell: str = "1") -> Section:
    return Section(name, "A note.", ("what", "how much"), [("speed", cell)], targets)


@pytest.mark.parametrize(("target", "holds"), [
    (at_least("x", 1.0, 1.0), True), (at_least("x", 0.99, 1.0), False), (at_least("x", None, 1.0), None),
    (above("x", 0.51, 0.5), True), (above("x", 0.5, 0.5), False),
    (at_most("x", 60, 60), True), (at_most("x", 60.1, 60), False), (at_most("x", None, 60), None),
])
def test_whether_a_target_holds(target: Target, holds: bool | None) -> None:
    assert target.holds is holds


def test_a_target_shows_what_was_wanted_and_what_was_measured() -> None:
    assert at_least("speed", 612.4, 600, "{:,.0f}") == Target("speed", "≥ 600", "612", True)
    assert at_most("wait", None, 3.0) == Target("wait", "≤ 3.00", "–", None)


def test_columns_of_a_table_are_padded() -> None:
    assert table(("a", "long"), [("wide cell", "1")]) == "| a         | long |\n| --------- | ---- |\n| wide cell | 1    |"


def test_a_section_that_is_not_run_keeps_its_result() -> None:
    first = merged("", [section("engine", cell="old"), section("search", cell="kept")], ORDER)
    second = merged(first, [section("engine", cell="new")], ORDER)
    assert "| old" not in second
    assert "| new" in second
    assert split(second)["search"] == split(first)["search"]
    assert list(split(second)) == ORDER


def test_sections_stand_in_their_order_whatever_was_run_first() -> None:
    page = merged(merged("", [section("search")], ORDER), [section("engine")], ORDER)
    assert list(split(page)) == ORDER


def test_the_summary_counts_all_targets_and_names_those_that_are_missed() -> None:
    engine = section("engine", at_least("speed", 2, 1), at_least("threads", 1, 2))
    page = merged("", [engine, section("search", at_most("wait", None, 1))], ORDER)
    assert targets_in(page) == [("speed", "yes"), ("threads", "**no**"), ("wait", "not measured")]
    assert summary(page) == "1 of 3 targets hold. Missed: threads."
    assert summary(page) in page.split("## ", maxsplit=1)[0]
