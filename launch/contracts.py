"""A contract for import-linter, whose own can forbid only packages that one thought of listing."""

import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """The packages import themselves, each other and the standard library."""

    # A field reads the setting; the contract then has the value read.
    source_modules: Any = fields.ListField(subfield=fields.StringField())
    except_modules: Any = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        found = []
        for package in self.source_modules:
            for importer in sorted({package, *graph.find_descendants(package)} - set(self.except_modules)):
                for imported in sorted(graph.find_modules_directly_imported_by(importer)):
                    top = imported.split(".")[0]
                    if top != "kantyna" and top not in sys.stdlib_module_names:
                        found.append(f"{importer} -> {imported}")
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["found"]:
            output.print_error(line)
