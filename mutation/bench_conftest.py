"""The conftest.py of the bench: tests share no memory of one another, so that mutmut sees what each one runs."""

import os
import sys
from typing import Any
from weakref import WeakSet

import pytest
from hypothesis import HealthCheck, Phase, settings

from chakra_rules.book import Rulebook

COUNTING = os.environ.get("MUTANT_UNDER_TEST") == "stats"

settings.register_profile(
    "mutation",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=20,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("mutation")

books: WeakSet[Rulebook] = WeakSet()


def _noted(book: Rulebook, *args: Any, **words: Any) -> None:
    _init(book, *args, **words)
    books.add(book)


_init: Any = Rulebook.__init__
if COUNTING:
    Rulebook.__init__ = _noted  # type: ignore[assignment,method-assign]


def pytest_runtest_setup() -> None:
    if COUNTING:
        for name in [name for name in sys.modules if name.split(".")[0] == "chakra_rules"]:
            for value in vars(sys.modules[name]).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
        for book in books:
            book._services.clear()


def pytest_configure(config: pytest.Config) -> None:
    mutant, nearest = os.environ.get("MUTANT_UNDER_TEST", ""), int(os.environ.get("NEAREST", "0"))
    if "__mutmut_" in mutant:
        package, _, file = mutant.split(".x_")[0].split(".x\u01c1")[0].partition(".")
        module = package.removeprefix("chakra_").replace("_", "-")
        home = "tests/base/" if module == "rules" else f"plugins/{module}/"
        name = file.rpartition(".")[2] or "setup"

        def far(test: str) -> tuple[bool, bool, bool, str]:
            long = any(word in test for word in ("recorded", "golden", "perft"))
            return f"test_{name}" not in test, not test.startswith(home), long, test

        config.args = sorted(config.args, key=far)[: nearest or None]
