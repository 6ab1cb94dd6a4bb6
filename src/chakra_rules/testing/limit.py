"""How long a module may take: what takes longer is stopped, and the module that was at work is named."""

from __future__ import annotations

import math
import signal
import threading
import time
from collections.abc import Callable
from types import CodeType, FrameType, TracebackType
from typing import Any

from chakra_rules import guard, pipeline
from chakra_rules.ruleset import Ruleset

WAITING = 4
"""What waits without working has so many times as long."""


class Hung(BaseException):
    """Something took too long. No ``except Exception`` of a module or of a guard around it stops this.

    Args:
        seconds: the limit.
        frame: where it was stopped.
    """

    def __init__(self, seconds: float, frame: FrameType | None) -> None:
        self.seconds = seconds
        self.module, self.what = _at_work(frame)
        super().__init__(f"{self.what or 'it'} takes longer than {seconds:g} s")


def _at_work(frame: FrameType | None) -> tuple[str, str]:
    """The innermost module that the engine had called, and what of it; empty when it had called none."""
    while frame is not None:
        code, names = frame.f_code, frame.f_locals
        if code.co_filename == guard.__file__ and "module" in names and "what" in names:
            return str(names["module"]), f"{names['what']} of {names['module']}"
        if code is CARRY_OUT and "action" in names:
            kind = type(names["action"])
            owner = next((m.id for m in names["book"].modules for k in m.actions if k.action is kind), "")
            return owner, f"{names['action'].notation} of {owner}"
        frame = frame.f_back
    return "", ""


CARRY_OUT: CodeType = pipeline.carry_out.__code__


class Limit:
    """A limit on time, within ``with``; it works in the main thread of a system with signals, elsewhere it is none.

    It is the time of the processor that counts, so that a busy machine makes nobody late; of what only waits, the
    clock says when it has waited WAITING times as long.

    Args:
        seconds: after which Hung is raised; 0 for no limit.
        told: called with the time by which what is going on ought to be over, by the monotonic clock; it may watch
            from outside for what no signal reaches.

    >>> with Limit(5) as limit:
    ...     limit.start()
    ...     limit.stop()
    """

    def __init__(self, seconds: float, told: Callable[[float], None] | None = None) -> None:
        self.seconds = seconds
        self._told = told
        self._works = bool(seconds) and hasattr(signal, "setitimer")
        self._running = 0.0
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Limit:
        self._works = self._works and threading.current_thread() is threading.main_thread()
        if self._works:
            self._before = {number: signal.signal(number, self._late) for number in (signal.SIGVTALRM, signal.SIGALRM)}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._works:
            self.stop()
            for number, handler in self._before.items():
                signal.signal(number, handler)

    def start(self, times: float = 1) -> None:
        """Count from now.

        Args:
            times: so many times the seconds, for what may take longer.
        """
        if self._works:
            self._set(self.seconds * times)
            if self._told:
                self._told(time.monotonic() + WAITING * self._running)

    def stop(self) -> None:
        """Count no longer."""
        if self._works:
            self._set(0)
            if self._told:
                self._told(math.inf)

    def _set(self, seconds: float) -> None:
        self._running = seconds
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
        signal.setitimer(signal.ITIMER_REAL, WAITING * seconds)

    def _late(self, number: int, frame: FrameType | None) -> None:
        seconds = self._running
        self._set(0)  # one of the two signals is enough
        if seconds:
            raise Hung(seconds, frame)


def owner_of(rules: Ruleset, hung: Hung) -> str:
    """The id of the module that hung; empty when that cannot be told."""
    return hung.module if any(module.id == hung.module for module in rules.modules) else ""
