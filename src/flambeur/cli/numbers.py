"""Numbers as people of either language write them."""


def number(x: float, language: str, digits: int = 0) -> str:
    """12,345.6 or 12 345,6 (with a narrow no-break space, as Intl has it)."""
    text = f"{x:,.{digits}f}"
    return text if language == "en" else text.replace(",", " ").replace(".", ",").replace(" ", "\u202f")


def percent(share: float, language: str, digits: int = 1) -> str:
    """25.3% or 25,3 %."""
    return number(100 * share, language, digits) + ("%" if language == "en" else "\u202f%")


def signed(text: str) -> str:
    return text if text.startswith("-") else f"+{text}"
