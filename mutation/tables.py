"""Mutants of what stands outside functions, which mutmut leaves alone: tables, options, patterns, kinds of action.

Run it as mutation/run.py is run. There are many and each needs a Python of its own, so it tries a random sample:
`python mutation/tables.py --sample 100 --seed 1`.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import libcst as cst
from mutmut.mutation.file_mutation import Mutation, create_mutations, deep_replace
from run import BENCH, MODULES, PACKAGES, TESTS, WHOLE_GAMES, lay_out


def mutants() -> Iterator[tuple[Path, cst.Module, Mutation]]:
    """Every mutation outside functions, file by file."""
    for package in PACKAGES:
        for path in sorted((BENCH / "src" / package).glob("*.py")):
            if path.name != "examples.py":
                module, mutations, _, _ = create_mutations(str(path), path.read_text("utf-8"))
                for mutation in mutations:
                    if mutation.contained_by_top_level_function is None:
                        yield path, module, mutation


def survives(path: Path, mutated: str) -> bool:
    """Whether every test passes with the file mutated so."""
    kept = path.read_text("utf-8")
    module = path.parent.name.removeprefix("chakra_").replace("_", "-")
    home = f"plugins/{module}/tests" if module in MODULES else "tests/base"
    tests = [home, *[test for test in TESTS if test != home]]
    env = {**os.environ, "PYTHONPATH": str(BENCH / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-k", f"not ({WHOLE_GAMES})"]
    path.write_text(mutated, "utf-8")
    try:
        return subprocess.run([*command, *tests], cwd=BENCH, check=False, capture_output=True, env=env).returncode == 0
    finally:
        path.write_text(kept, "utf-8")


def main() -> None:
    """Try a sample and print what survives."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    shutil.rmtree(BENCH, ignore_errors=True)
    BENCH.mkdir(parents=True)
    lay_out((), "none")
    everything = list(mutants())
    sample = random.Random(arguments.seed).sample(everything, min(arguments.sample, len(everything)))
    left = 0
    for path, module, mutation in sample:
        mutated = deep_replace(module, mutation.original_node, mutation.mutated_node)
        assert isinstance(mutated, cst.Module)
        if survives(path, mutated.code):
            left += 1
            before, after = (module.code_for_node(node) for node in (mutation.original_node, mutation.mutated_node))
            sys.stdout.write(f"survives: {path.relative_to(BENCH)}\n- {before}\n+ {after}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(sample) - left} of {len(sample)} killed, out of {len(everything)}\n")


if __name__ == "__main__":
    main()
