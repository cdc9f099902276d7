"""The page's types, made from the protocol: ``python -m kantyna.server.typescript > web/src/protocol.ts``."""

from __future__ import annotations

import ast
import inspect
import sys
from types import ModuleType
from typing import Any, get_args

import msgspec.inspect as kinds
from msgspec import Struct

from kantyna.server.protocol import MODULES
from kantyna.server.protocol.base import PROTOCOL, Asked, Wire
from kantyna.server.protocol.client_frames import ClientFrame
from kantyna.server.protocol.server_frames import ServerFrame

UNIONS = {"ClientFrame": ClientFrame, "ServerFrame": ServerFrame}
HEADER = """\
/**
 * What the server says and hears: made from `src/kantyna/server/protocol/`, never edited here.
 * To make it anew: `python -m kantyna.server.typescript > web/src/protocol.ts`.
 */
"""


def structs(module: ModuleType) -> list[type[Struct]]:
    """The structs of the module in the order in which they are written; those without fields only classify."""
    found = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Struct)]
    return [one for one in found if one.__module__ == module.__name__ and one not in (Wire, Asked)]


def field_docs(module: ModuleType) -> dict[tuple[str, str], str]:
    """The sentences under the fields, which Python itself forgets."""
    docs: dict[tuple[str, str], str] = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for field, after in zip(node.body, node.body[1:], strict=False):
            if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
                continue
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                docs[node.name, field.target.id] = str(after.value.value)
    return docs


def written(kind: kinds.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case kinds.Metadata():
            return written(kind.type)
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.LiteralType():
            return " | ".join(f"'{value}'" for value in kind.values)
        case kinds.ListType():
            inner = written(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case kinds.DictType():
            return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
        case kinds.UnionType():
            return " | ".join(dict.fromkeys(written(one) for one in kind.types))
        case kinds.StructType():
            return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind!r}")


def comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    return f"{indent}/** {' '.join(text.split())} */\n"


def interface(struct: type[Struct], docs: dict[tuple[str, str], str]) -> str:
    shape: Any = kinds.type_info(struct)
    lines = [comment(struct.__dict__.get("__doc__")), f"export interface {struct.__name__} {{\n"]
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: '{shape.tag}';\n")
    received = issubclass(struct, Asked)
    for field in shape.fields:
        lines.append(comment(docs.get((struct.__name__, field.name)), "  "))
        mark = "?" if received and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};\n")
    lines.append("}\n")
    return "".join(lines)


def typescript() -> str:
    """The whole file."""
    parts = [HEADER, f"export const PROTOCOL = {PROTOCOL};\n"]
    for module in MODULES:
        docs = field_docs(module)
        parts += [interface(struct, docs) for struct in structs(module)]
    for name, union in UNIONS.items():
        members = " | ".join(one.__name__ for one in get_args(union))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


if __name__ == "__main__":
    sys.stdout.write(typescript())
