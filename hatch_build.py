"""Builds of the package: none is made without the page, and each tells where its source lies."""

import subprocess
import sys
from email import message_from_string
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

HOW = "Run ./kantyna package, which builds it first."


class PageHook(BuildHookInterface):  # type: ignore[type-arg] # of no settings
    """A package whose table can't be opened in the browser would be found out by its users."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # of a clone, whose launcher builds the page when it is wanted
            return
        root = Path(self.root)
        if not (root / "src" / "kantyna" / "server" / "page" / "index.html").is_file():
            raise RuntimeError(f"The page is not built. {HOW}")
        if (root / "web").is_dir() and not self.current(root):
            raise RuntimeError(f"The page was built from another source than this. {HOW}")

    def current(self, root: Path) -> bool:
        """A clone has the page's source too, and knows whether it has changed since."""
        sys.path.insert(0, str(root))
        try:
            from launch.environment import Environment
            from launch.page import Page

            return Page(Environment(root)).is_current()
        finally:
            sys.path.remove(str(root))


class AddressHook(MetadataHookInterface):
    """Whoever publishes the source has its address; a package that is built from a clone of it names that one."""

    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        metadata["urls"] = of_clone(root) if (root / ".git").exists() else of_source_package(root)


def of_clone(root: Path) -> dict[str, str]:
    asked = ["git", "config", "--get", "remote.origin.url"]
    try:
        told = subprocess.run(asked, cwd=root, capture_output=True, text=True).stdout.strip()
    except OSError:  # a clone without git
        return {}
    page = page_of(told)
    return {"Source": page, "Issues": f"{page}/issues"} if page else {}


def of_source_package(root: Path) -> dict[str, str]:
    """What was told when it was made."""
    kept = root / "PKG-INFO"
    told = message_from_string(kept.read_text("utf-8")).get_all("Project-URL", []) if kept.is_file() else []
    return dict(line.split(", ", 1) for line in told)


def page_of(remote: str) -> str:
    """Where a browser finds what git fetches from there; empty for a folder, or a machine that has no public name.
    Whoever cloned with a password keeps it."""
    if "://" not in remote:
        host, colon, path = remote.partition(":")
        remote = f"ssh://{host}/{path}" if colon else ""
    there = urlsplit(remote)
    host = there.hostname or ""
    if there.scheme not in ("http", "https", "ssh") or not host.rpartition(".")[2].isalpha() or "." not in host:
        return ""
    port = f":{there.port}" if there.port and there.scheme != "ssh" else ""
    return f"https://{host}{port}{there.path.rstrip('/').removesuffix('.git')}"
