"""Builds wheels: a platform wheel with compiled rules where there is a C compiler, a pure one where there is none.

`COSMODROME_COMPILED=no` makes a pure wheel anyway. An editable install is left alone: `make compile` compiles in place.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = "src/cosmodrome/server/static/index.html"
MACHINE_CODE = "src/cosmodrome/machine_code"


class RulesHook(BuildHookInterface[Any]):
    """Compiles the rules into the wheel, and says what the wheel lacks."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files of the wheel are collected."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        if not (root / PAGES).exists():
            self.app.display_warning("*" * 100)
            self.app.display_warning("This wheel has NO PAGES: `cosmodrome serve` will show nothing in a browser.")
            self.app.display_warning("Build the client first: make client")
            self.app.display_warning("*" * 100)
        why = why_pure()
        if why is None:
            done = subprocess.run([sys.executable, "scripts/compile.py"], cwd=root, check=False)
            why = "the rules could not be compiled" if done.returncode else None
        if why is not None:
            self.app.display_warning(f"A pure wheel, rules in plain Python: {why}.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"].append(f"{MACHINE_CODE}/**")


def why_pure() -> str | None:
    """Why the rules are not compiled here; None if they can be."""
    if os.environ.get("COSMODROME_COMPILED") == "no":
        return "COSMODROME_COMPILED=no"
    if shutil.which(os.environ.get("CC", "cc")) is None:
        return "no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no headers of Python"
    return None
