"""The API's own page: what its OpenAPI description says, as plain HTML that needs no script."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec

STYLE = """
body { font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; max-width: 60rem }
body { margin: 2rem auto; padding: 0 1rem }
code, pre { font-family: ui-monospace, monospace; font-size: .9rem }
pre { overflow-x: auto; padding: .5rem; border: 1px solid; border-radius: .4rem }
table { border-collapse: collapse } td, th { text-align: left; padding: .15rem .8rem .15rem 0; vertical-align: top }
section { margin-block: 2rem }
"""


def page(description: dict[str, Any]) -> str:
    """The description as a page."""
    info = description["info"]
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f'<title>{escape(info["title"])}</title><link rel="stylesheet" href="/api/docs.css">',
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info['description'])}</p>",
        '<p><a href="/api/openapi.json">openapi.json</a></p>',
    ]
    for path, methods in description["paths"].items():
        for method, door in methods.items():
            parts.append(_door(method, path, door))
    parts.append("<h2>Shapes</h2>")
    for name, schema in sorted(description["components"]["schemas"].items()):
        shape = msgspec.json.format(msgspec.json.encode(schema), indent=2).decode()
        parts.append(f'<section id="{escape(name)}"><h3>{escape(name)}</h3><pre>{escape(shape)}</pre></section>')
    return "\n".join(parts)


def _door(method: str, path: str, door: dict[str, Any]) -> str:
    told = [f"<section><h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(door.get('summary', ''))}</p>"]
    if door.get("description"):
        told.append(f"<p>{escape(door['description'])}</p>")
    rows = [
        f"<tr><td><code>{escape(one['name'])}</code><td>{one['in']}<td>{escape(one.get('description', ''))}"
        for one in door.get("parameters", [])
    ]
    if "requestBody" in door:
        rows.append(f"<tr><td>body<td><td>{_link(door['requestBody']['content'])}")
    rows += [
        f"<tr><td>{status}<td><td>{escape(one['description'])} {_link(one.get('content', {}))}"
        for status, one in door["responses"].items()
    ]
    return "".join([*told, "<table>", *rows, "</table></section>"])


def _link(content: dict[str, Any]) -> str:
    reference = content.get("application/json", {}).get("schema", {}).get("$ref", "")
    name = escape(reference.rpartition("/")[2])
    return f'<a href="#{name}">{name}</a>' if name else ""
