"""Catalogues: Fluent files in the folder ``locale`` of a package, one for each language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.util import find_spec

from babel import negotiate_locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

from chakra_rules.errors import ChakraError, ModuleContractError

ENGLISH = "en"
OWN = "chakra_rules.words"
FOLDER = "locale"
SUFFIX = ".ftl"
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where people say which language they read, the most particular first, as gettext has it."""


@cache
def catalogue(package: str, language: str) -> Resource | None:
    """What a package says in a language; None when it says nothing.

    Raises:
        ModuleContractError: the file is no Fluent file.
    """
    if not package or not _is_package(package):
        return None
    file = files(package).joinpath(FOLDER, f"{language}{SUFFIX}")
    if not file.is_file():
        return None
    resource = FluentParser().parse(file.read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ModuleContractError(
                f"{FOLDER}/{language}{SUFFIX} of {package} cannot be read here: {(entry.content or '').strip()[:60]}",
                package,
                language,
            )
    return resource


def _is_package(name: str) -> bool:
    try:
        spec = find_spec(name)
    except (ImportError, ValueError):
        return False
    return spec is not None and spec.submodule_search_locations is not None


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are.

    >>> languages()
    ('de', 'en', 'fr')
    """
    found = [file.name for file in files(OWN).joinpath(FOLDER).iterdir()]
    return tuple(sorted([name.removesuffix(SUFFIX) for name in found if name.endswith(SUFFIX)]))


def language_called(name: str) -> str:
    """The language that a name means: ``de``, ``de-AT`` or ``de_DE.UTF-8``.

    Raises:
        ChakraError: there is no such language.

    >>> language_called("de_AT.UTF-8")
    'de'
    """
    found = _negotiated([name])
    if found is None:
        raise ChakraError(f"there is no language {name!r}: there are {', '.join(languages())}", name)
    return found


def preferred(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for; English when it asks for none that is there.

    >>> preferred({"LANG": "fr_CA.UTF-8"}), preferred({"LANG": "C"})
    ('fr', 'en')
    """
    for variable in VARIABLES:
        wanted = [name for name in environ.get(variable, "").split(":") if name]
        if wanted:
            return _negotiated(wanted) or ENGLISH
    return ENGLISH


def _negotiated(wanted: list[str]) -> str | None:
    plain = [name.split(".")[0].split("@")[0].replace("-", "_") for name in wanted]
    found = negotiate_locale(plain, languages())
    return found.lower() if found else None
