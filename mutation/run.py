"""Mutation testing of the base game and the modules with mutmut: does every rule have a test that sees it broken?

Run it from the repository with `uv run --all-packages --group mutation python mutation/run.py`, with names of files
(`base/receive chakra_powers/tokens`) to test only those. docs/mutation.md says how to read what it prints.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
BENCH = ROOT / ".cache" / "mutation"
MODULES = ("yin-yang", "powers", "abilities", "objectives")
PACKAGES = ("chakra_rules/base", *[f"chakra_{module.replace('-', '_')}" for module in MODULES])
TESTS = [
    "tests/base",
    "tests/mixing",
    "tests/properties/test_movement.py",
    *[
        f"tests/test_{name}.py"
        for name in ("choosing", "composition", "golden", "hooks", "notation", "perft", "recorded_games", "views")
    ],
    *[f"plugins/{module}/tests" for module in MODULES],
]
"""Quick ones that name what they show."""
WHOLE_GAMES = "keep_the_contract or keeps_the_contract"
"""Random games, which find faults too, but slowly and without a name for them."""
ARTEFACTS = ("attr-defined", "empty-body", "has-type", "misc", "no-redef", "redundant-cast", "var-annotated")
"""Errors that mypy finds in what mutmut writes around a mutant."""
KILLED = {"killed", "timeout", "segfault", "suspicious", "check was interrupted by user"}
"""The last is what mutmut calls a test file that cannot be imported."""
TYPED = "caught by type check"
NEAREST = 30


def lay_out(files: Iterable[str], warmup: str) -> None:
    """Copy the packages and the tests to the bench, side by side as mutmut wants them.

    Args:
        files: the files to mutate, all when there is none.
        warmup: how much mutmut imports before it tries a mutant, "collect" or "none".
    """
    skip = shutil.ignore_patterns("__pycache__")
    for folder in ("docs", "src", "tests"):
        shutil.copytree(ROOT / folder, BENCH / folder, ignore=skip, dirs_exist_ok=True)
    for module in MODULES:
        plugin, package = ROOT / "plugins" / module, f"src/chakra_{module.replace('-', '_')}"
        shutil.copytree(plugin / package, BENCH / package, ignore=skip, dirs_exist_ok=True)
        shutil.copytree(plugin / "tests", BENCH / "plugins" / module / "tests", ignore=skip, dirs_exist_ok=True)
    for path in [*BENCH.glob("tests/**/*.py"), *BENCH.glob("plugins/**/*.py")]:
        # What one test works out and the next finds ready would not count as run by the next.
        path.write_text(re.sub(r'\(scope="(session|module)"\)', "", path.read_text("utf-8")), "utf-8")
    shutil.copy(Path(__file__).parent / "bench_conftest.py", BENCH / "conftest.py")
    (BENCH / "pyproject.toml").write_text(_settings(files, warmup), "utf-8")


def _settings(files: Iterable[str], warmup: str) -> str:
    root = (ROOT / "pyproject.toml").read_text("utf-8")
    pytest_part = re.search(r"\[tool\.pytest\.ini_options\].*?(?=\n\[)", root, re.DOTALL)
    assert pytest_part is not None
    mutate = [f"src/{name if name.startswith('chakra_') else f'chakra_rules/{name}'}.py" for name in files]
    check = ["mypy", *[f"src/{package}" for package in PACKAGES], "--output", "json"]
    check += [word for code in ("unused-ignore", *ARTEFACTS) for word in ("--disable-error-code", code)]
    return f"""{pytest_part[0]}

[tool.mypy]
strict = true
mypy_path = "src"
explicit_package_bases = true

[tool.mutmut]
source_paths = ["src"]
only_mutate = {mutate or [f"src/{package}/*.py" for package in PACKAGES]}
do_not_mutate = ["*/examples.py"]
also_copy = ["docs", "plugins", "conftest.py"]
type_check_command = {check}
pytest_add_cli_args = ["-p", "no:cacheprovider", "-k", "not ({WHOLE_GAMES})"]
pytest_add_cli_args_test_selection = {TESTS}
process_isolation = "forkserver"
forkserver_warmup = "{warmup}"
timeout_constant = 15.0
timeout_multiplier = {1 if warmup == "collect" else 4}.0
use_git_change_detection = false
on_dependency_change = "ignore"
"""


def mutmut(*arguments: str, nearest: int = 0) -> str:
    """What a command of mutmut prints; each mutant meets only so many tests, those nearest to it, or all."""
    command = [sys.executable, "-m", "mutmut", *arguments]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "NEAREST": str(nearest), "PATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=BENCH, check=False, stdout=subprocess.PIPE, text=True, env=env)
    if done.returncode:
        sys.stdout.write("\n".join(line for line in done.stdout.split("\r") if "\n" in line))
        raise SystemExit("mutmut failed")
    return done.stdout


def fates() -> Iterator[tuple[str, str]]:
    """The name of every mutant, and what became of it."""
    for line in mutmut("results", "--all", "true").splitlines():
        name, _, fate = line.strip().rpartition(": ")
        yield name, fate


def survivors() -> list[str]:
    """The mutants that no test has killed."""
    return [name for name, fate in fates() if fate not in KILLED | {TYPED, "not checked"}]


def report() -> None:
    """The score of every file, then the mutants that survived."""
    by_file: dict[str, Counter[str]] = {}
    for name, fate in fates():
        by_file.setdefault(re.split(r"\.x[_ǁ]", name)[0], Counter())[fate] += 1
    for file, counts in by_file.items():
        killed, typed, of = sum(counts[fate] for fate in KILLED), counts[TYPED], counts.total()
        score = 100 * (killed + typed) / of
        sys.stdout.write(f"{file:36} {of:4} mutants: {killed:4} killed, {typed:4} no type, {score:6.2f} %\n")
    for name in survivors():
        sys.stdout.write(mutmut("show", name))


def main() -> None:
    """Mutate, run, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", help="base/receive, chakra_powers/tokens, ...; all when none is named")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="go on where the last run stopped")
    arguments = parser.parse_args()
    if not arguments.keep:
        shutil.rmtree(BENCH, ignore_errors=True)
    BENCH.mkdir(parents=True, exist_ok=True)
    processes = ("--max-children", str(arguments.processes))
    lay_out(arguments.files, "collect")
    mutmut("run", *processes, nearest=NEAREST)
    # Some survive because the nearest tests are not enough, or because they only matter while modules are imported.
    left = survivors()
    if left:
        lay_out(arguments.files, "none")
        mutmut("run", *processes, *left)
    report()


if __name__ == "__main__":
    main()
