"""The contract as a plugin to pytest: ``pytest --chakra-module ID`` tries a module, with no test file.

It also runs the failures that ``chakra fuzz`` writes, ``pytest FILE.failure.json``. Without the option and such files
it does nothing, and imports nothing.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from chakra_rules.modules import Module
    from chakra_rules.testing.conformance import Finding, Trial
    from chakra_rules.testing.failure import Failure

OPTION = "--chakra-module"
FAILURES = ".failure.json"
MODULES = pytest.StashKey["list[Module]"]()
WITH_TESTS = "chakra_module_with_tests"
"""What a worker of pytest-xdist is told: it is always given paths, and cannot see whether the person gave any."""


class Broken(Exception):
    """A clause does not hold.

    Args:
        finding: how, and the game that shows it.
    """

    def __init__(self, finding: Finding | str) -> None:
        super().__init__(str(finding))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.getgroup("chakra-rules").addoption(
        OPTION,
        action="append",
        default=[],
        metavar="ID",
        help="check the whole contract of this module, alone and beside each other one; an id, or package:ATTR "
        "for a module that is not installed; can be given again",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known that says which rules a test holds, and find the modules asked for."""
    config.addinivalue_line("markers", "rule(*ids): the rule ids this test holds")
    asked = config.getoption(OPTION)
    if asked:
        config.stash[MODULES] = _modules(asked)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tell a worker of pytest-xdist what it cannot see."""
    node.workerinput[WITH_TESTS] = _with_tests(node.config)


def _with_tests(config: pytest.Config) -> bool:
    """Whether tests are collected besides: those at the paths given, if any were."""
    told: dict[str, bool] = getattr(config, "workerinput", {})
    return told.get(WITH_TESTS, config.args_source is pytest.Config.ArgsSource.ARGS)


def _modules(asked: list[str]) -> list[Module]:
    from chakra_rules.compose import named
    from chakra_rules.errors import ChakraError

    found: dict[str, tuple[str, Module]] = {}
    for spec in asked:
        try:
            module = named(spec)
        except ChakraError as error:
            raise pytest.UsageError(f"{OPTION} {spec}: {error}") from None
        first, known = found.setdefault(module.id, (spec, module))
        if known != module:
            raise pytest.UsageError(f"{OPTION} {spec}: {first} and {spec} are both called {module.id}: name one")
    return [module for _, module in found.values()]


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect the failures that ``chakra fuzz`` wrote."""
    if not file_path.name.endswith(FAILURES):
        return None
    node: FailureFile = FailureFile.from_parent(parent, path=file_path)
    return node


class FailureFile(pytest.File):
    """A failure in a file."""

    def collect(self) -> Iterator[pytest.Item]:
        """The one item."""
        from chakra_rules.errors import ChakraError
        from chakra_rules.testing.failure import load_failure

        try:
            failure = load_failure(self.path)
        except ChakraError as error:
            raise self.CollectError(str(error)) from None
        item: Any = FailureItem.from_parent(self, name=failure.clause)
        item.failure = failure
        yield item


class FailureItem(pytest.Item):
    """A clause that was broken, in the game that showed it."""

    failure: Failure

    def runtest(self) -> None:
        """Check it."""
        from chakra_rules.testing.failure import Unplayable

        try:
            fault = self.failure.find()
        except Unplayable as why:
            pytest.skip(str(why))
        if fault is not None:
            raise Broken(fault.told)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What is broken, without where in this library it was found."""
        return str(excinfo.value) if isinstance(excinfo.value, Broken) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Any, int | None, str]:
        """The heading of a failure."""
        return self.path, None, f"{self.path.name} {self.name}"


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Add the trials to what the session collects; they are all of it when no path was given."""
    report = yield
    modules = collector.config.stash.get(MODULES, [])
    if modules and isinstance(collector, pytest.Session):
        tests = report.result if _with_tests(collector.config) else []
        report.result = [*tests, *_trials(collector, modules)]
    return report


def _trials(session: pytest.Session, modules: list[Module]) -> Iterator[pytest.Collector]:
    from chakra_rules.testing.conformance import Trial
    from chakra_rules.testing.mixes import mixes

    for module in modules:
        for mix in mixes(module, tuple(modules)):
            node: Any = TrialCollector.from_parent(session, name=f"chakra-module[{mix.name}]", nodeid=mix.name)
            node.trial = Trial(mix)
            yield node


class TrialCollector(pytest.Collector):
    """One mix of modules."""

    trial: Trial

    def collect(self) -> Iterator[pytest.Item]:
        """An item for each clause."""
        for clause in self.trial.clauses():
            item: Any = ClauseItem.from_parent(self, name=clause, nodeid=f"{self.name} {clause}")
            item.trial = self.trial
            yield item


class ClauseItem(pytest.Item):
    """One clause of the contract of one mix."""

    trial: Trial

    def runtest(self) -> None:
        """Check it."""
        from chakra_rules.testing.conformance import Unchecked

        try:
            finding = self.trial.check(self.name)
        except Unchecked as why:
            pytest.skip(str(why))
        if finding is not None:
            raise Broken(finding)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What was found, without where in this library it was found."""
        return str(excinfo.value) if isinstance(excinfo.value, Broken) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Any, int | None, str]:
        """The heading of a failure."""
        return self.path, None, self.nodeid
