"""Builds of the package: none is made without the page."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

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
