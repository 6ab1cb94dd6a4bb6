"""The strangers' distribution is not installed: its folder goes on the path, as an installer would put it."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from chakra_rules import Ruleset
from chakra_rules.extend import Module

SOURCE = Path(__file__).parent / "src"
sys.path.insert(0, str(SOURCE))


@pytest.fixture(scope="session")
def goodies() -> Module:
    """The module with the further cards."""
    return stranger("chakra_goodies")


@pytest.fixture(scope="session")
def four_chakras() -> Module:
    """The house rule about the end."""
    return stranger("four_chakras")


@pytest.fixture(scope="session")
def calm_start() -> Module:
    """The house rule about the beginning."""
    return stranger("calm_start")


def module_of(package: str) -> ModuleType:
    """A package of the strangers."""
    return import_module(package)


def stranger(package: str) -> Module:
    """The module of a package of the strangers."""
    module = module_of(package).MODULE
    assert isinstance(module, Module)
    return module


@pytest.fixture(scope="session")
def with_goodies(goodies: Module) -> Ruleset:
    """The further cards with what they extend."""
    return Ruleset.of("abilities", "objectives", goodies)
