"""What the page's tests read of the arena is what Python says: then the page and the server agree on presets, and on where dice may lie."""
import json

from tests.web.strike_twins import FILE, samples


def test_the_samples_of_the_page_are_as_python_has_them() -> None:
    assert json.loads(FILE.read_text("utf-8")) == json.loads(json.dumps(samples()))
