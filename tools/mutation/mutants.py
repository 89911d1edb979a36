"""All mutants of a source file: each is the file with one thing changed, and is named by its function and by the line before and after."""
import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from tools.mutation.changes import at_place, instead_of, may_go
from tools.mutation.subject import Subject

REMOVED = "(removed)"
NOT_RULES = ("decorator_list", "annotation", "returns", "ctx")     # fields of the syntax tree in which nothing happens


@dataclass(frozen=True)
class Name:
    """What a mutant is known by, which does not change when lines move."""
    file: str
    function: str                         # "" outside of all functions
    code: str                             # the statement, or the head of it
    becomes: str
    nth: int = 1                          # of those in the function that look the same

    def __str__(self) -> str:
        where = f"{self.file}{f' {self.function}' if self.function else ''}{f' #{self.nth}' if self.nth > 1 else ''}"
        return f"{where}: {self.code}  ->  {self.becomes}"


@dataclass(frozen=True)
class Mutant:
    name: Name
    module: str
    source: str = field(repr=False)


class Site(NamedTuple):
    """A node, where it hangs, and the functions and classes around it."""
    node: ast.AST
    holder: ast.AST
    field: str
    place: int | None                     # in a list
    statement: ast.stmt
    function: ast.AST | None
    path: tuple[str, ...]                 # names of the functions and classes around it

    def put(self, node: ast.AST) -> None:
        if self.place is None:
            setattr(self.holder, self.field, node)
        else:
            getattr(self.holder, self.field)[self.place] = node


def mutants_of(subject: Subject) -> list[Mutant]:
    return [mutant for name, path in subject.files().items()
            for mutant in mutants(name, subject.module_of(name), path.read_text("utf-8"))]


def mutants(file: str, module: str, source: str) -> Iterator[Mutant]:
    parts = ast.parse(source).body
    texts, times = [ast.unparse(part) for part in parts], Counter[tuple[str, ...]]()
    for k, part in enumerate(parts):
        known = {texts[k]}
        for site, node in changes(part):
            code = head(site.statement)
            site.put(node)
            becomes, text = REMOVED if isinstance(node, ast.Pass) else head(site.statement), ast.unparse(part)
            site.put(site.node)
            if text not in known:         # two ways to the same source are one mutant
                known.add(text)
                key = (".".join(site.path), code, becomes)
                times[key] += 1
                yield Mutant(Name(file, *key, times[key]), module, "\n\n".join([*texts[:k], text, *texts[k + 1:]]))


def changes(part: ast.stmt) -> Iterator[tuple[Site, ast.AST]]:
    """All changes of a function or of another statement at the top of a file."""
    for site in list(sites(ast.Module([part], []), None, ())):
        for node in at_place(site.holder, site.field):
            yield site, node
        for node in instead_of(site.node):
            yield site, node
        if may_go(site.node, site.function):
            yield site, ast.Pass()


def sites(holder: ast.AST, function: ast.AST | None, path: tuple[str, ...], statement: ast.stmt | None = None) -> Iterator[Site]:
    """Everything below a node that could be changed."""
    for name, value in ast.iter_fields(holder):
        if name in NOT_RULES:
            continue
        for place, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(node, ast.AST) or for_readers(node):
                continue
            within = node if isinstance(node, ast.stmt) else statement
            if within is not None:
                yield Site(node, holder, name, place, within, function, path)
            if isinstance(node, ast.FunctionDef):
                yield from sites(node, node, (*path, node.name), within)
            else:
                yield from sites(node, function, (*path, node.name) if isinstance(node, ast.ClassDef) else path, within)


def for_readers(node: ast.AST) -> bool:
    """Imports, sentences, and what only the type checker reads."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.Expr(value=ast.Constant()):
            return True
    return False


def head(statement: ast.stmt) -> str:
    """The first line of a statement that holds others; else all of it, on one line."""
    text = ast.unparse(statement)
    return text.split("\n")[0] if hasattr(statement, "body") else " ".join(text.split())
