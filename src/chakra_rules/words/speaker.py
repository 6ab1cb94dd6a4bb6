"""Words: a language as the modules in play speak it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, get_args, get_origin

from attrs import has
from fluent.runtime import FluentBundle

from chakra_rules.base import BASE
from chakra_rules.book import Memo, Rulebook
from chakra_rules.errors import ChakraError, IllegalAction
from chakra_rules.modules import Module, OptionValue
from chakra_rules.rule import Reason, Rule
from chakra_rules.ruleset import Ruleset
from chakra_rules.scoring import Level, Score
from chakra_rules.stages import ScoreLine
from chakra_rules.state import Decision
from chakra_rules.terms import term_of
from chakra_rules.words import derived, lists, moving
from chakra_rules.words.catalogues import ENGLISH, OWN, catalogue, language_called
from chakra_rules.words.ids import VALID, class_id, rule_id
from chakra_rules.words.told import argument, functions


class Words:
    """What the modules in play say in one language.

    A message that a module lacks in the language is told in English; what no catalogue knows is put together from the
    names of classes and fields. Make one with :meth:`of` and share it freely.

    >>> from chakra_rules import Ruleset
    >>> words = Words.of(Ruleset.of(), "fr")
    >>> words.value("height", 8)
    'les bulles'
    """

    def __init__(self, modules: Sequence[Module], language: str, packages: Sequence[str] = ()) -> None:
        self.modules = tuple(modules)
        self.language = language
        self.packages = tuple(packages)
        self._ids: dict[type, str] = {}
        self._known: Memo[tuple[str, Any, str, str], str] = Memo(TOLD)
        self._rules: dict[str, Rule] = {rule.id: rule for module in self.modules for rule in module.rules}
        self._otherwise = None if language == ENGLISH else Words.of(self.modules, ENGLISH, *packages)
        self._bundle = FluentBundle([language], functions=functions(self), use_isolating=False)
        for package in dict.fromkeys([OWN, BASE.package, *[module.package for module in self.modules], *packages]):
            resource = catalogue(package, language)
            if resource is not None:
                self._bundle.add_resource(resource)

    @classmethod
    def of(cls, rules: Ruleset | Rulebook | Sequence[Module], language: str = ENGLISH, *packages: str) -> Words:
        """The words of these rules.

        Args:
            rules: the rules in play, or modules.
            language: ``de``, ``de-AT`` or ``de_DE.UTF-8``.
            packages: further packages with catalogues, a front-end's own.

        Raises:
            ChakraError: there is no such language.
        """
        modules = rules.modules if isinstance(rules, (Ruleset, Rulebook)) else rules
        return _words(tuple(modules) or (BASE,), language_called(language), packages)

    def text(self, id: str, /, **values: Any) -> str:
        """A message of a catalogue, a front-end's own perhaps.

        Args:
            id: of the message; ``id.attribute`` for one of its attributes.
            values: what its placeholders stand for; actions, places and other values are told in words.

        Raises:
            LookupError: no catalogue has the message.
        """
        name, _, attribute = id.partition(".")
        found = self.find(name, attribute, values, {})
        if found is None:
            raise LookupError(f"no catalogue has the message {id}")
        return found

    def find(self, id: str, attribute: str, values: dict[str, Any], types: dict[str, Any]) -> str | None:
        """A message in this language, else in English; None when neither has it.

        Args:
            id: of the message.
            attribute: one of its attributes; empty for the message itself.
            values: what its placeholders stand for.
            types: the types of the values, where they carry terms.
        """
        told = self._own(id, attribute, values, types)
        if told is None and self._otherwise is not None:
            return self._otherwise.find(id, attribute, values, types)
        return told

    def _own(self, id: str, attribute: str, values: dict[str, Any], types: dict[str, Any]) -> str | None:
        """The message in this language; one that cannot be told with these values counts as missing."""
        if not self._bundle.has_message(id):
            return None
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        arguments = {name: argument(self, value, types.get(name)) for name, value in values.items()}
        words, errors = self._bundle.format_pattern(pattern, arguments)
        return None if errors else str(words)

    def id_of(self, kind: type[Any]) -> str:
        """The id of the message of a class: ``action-base-Take``."""
        if kind not in self._ids:
            self._ids[kind] = class_id(self.modules, kind)
        return self._ids[kind]

    # What the rules bring.

    def action(self, action: Any) -> str:
        """What somebody may do: ``take black and yellow from flow 1 into the bubbles``."""
        return self._object(action) or derived.action(self, action)

    def acted(self, action: Any) -> str:
        """What somebody does: ``takes black and yellow from flow 1 into the bubbles``."""
        told = self._object(action, "third")
        if told is not None:
            return told
        plain = self.action(action)
        return plain if self._knows(type(action)) else derived.third_person(plain)

    def kind(self, action: type[Any]) -> str:
        """A kind of action: ``receive energy``."""
        return self.find(self.id_of(action), "kind", {}, {}) or derived.apart(action.__name__)

    def decision(self, decision: Decision) -> str:
        """What is to be chosen: ``a move; owed are: one down 2``."""
        return self._object(decision) or derived.decision(type(decision))

    def event(self, event: Any) -> str:
        """What happened, with who did it where somebody did: ``Seat 1 harmonises Anahata``."""
        seat = getattr(event, "seat", None)
        return self.happened(event) if seat is None else self.text("subject", seat=seat, what=self.happened(event))

    def happened(self, event: Any) -> str:
        """What happened, without who did it: ``harmonises Anahata``."""
        return moving.moved(self, event) or self._object(event) or derived.event(self, event)

    def place(self, place: Any, form: str = "") -> str:
        """Where a component lies, ``from`` where it comes or ``to`` where it goes."""
        told = self._object(place, form) or self._object(place)
        if told is None:
            name = derived.event(self, place)
            told = (self.find("place-other", form, {"name": name}, {}) if form else None) or name
        return told

    def field(self, kind: type[Any], name: str) -> str:
        """The name of a field of what modules keep in the state."""
        return self.find(self.id_of(kind), name, {}, {}) or derived.apart(name)

    def part(self, value: Any, name: str) -> str:
        """One field of an action, say, in the form ``to``; empty when it says nothing."""
        return derived.part(self, name, getattr(value, name), derived.marks(type(value))[name], form="to")

    def module(self, module: Module) -> str:
        """The title of a module."""
        return self.find(f"module-{module.id}", "", {}, {}) or module.title

    # Rules, and what they refuse, change and score.

    def rule(self, rule: str) -> str:
        """What a rule says; its id where no module in play brings it."""
        told = self._own(rule_id("rule", rule), "", {}, {})
        return told or (self._rules[rule].text if rule in self._rules else rule)

    def reason(self, reason: Reason) -> str:
        """Why an action is refused."""
        params: dict[str, Any] = dict(reason.params)
        told = self._own(rule_id("rule", reason.rule), "refusal", params, {})
        if told is not None:
            return f"{told[:1].upper()}{told[1:]}"
        rule = self._rules.get(reason.rule)
        if rule is None:
            return reason.rule
        try:
            return rule.refusal.format(**params) or self.rule(reason.rule)
        except (LookupError, TypeError, ValueError, AttributeError):
            return self.rule(reason.rule)

    def option(self, module: str, name: str) -> str:
        """What an option of a module is about."""
        return self.find(f"option-{module}-{name}", "", {}, {}) or derived.apart(name)

    def option_value(self, module: str, name: str, value: OptionValue) -> str:
        """What a value of an option means."""
        written = str(value).lower()
        return self.find(f"option-{module}-{name}", f"is-{written}", {}, {}) or written

    def line(self, line: ScoreLine) -> str:
        """What earned the points of a score line."""
        values = {"points": line.points, "count": line.count, "subject": line.subject}
        told = self.find(rule_id("line", line.rule), "", values, {})
        if told is not None:
            return told
        subject = f": {line.subject}" if line.subject else ""
        return f"{derived.rule(line.rule)}{subject}{f' ({line.count})' if line.count > 1 else ''}"

    def level(self, level: Level) -> str:
        """The level of a total; where its borders are not known, every level it may be."""
        levels = tuple(range(level.lowest, level.highest + 1))
        return self.text("level", levels=levels, count=len(levels), of=level.of)

    def winners(self, score: Score) -> str:
        """Who wins."""
        seats = score.winners
        return self.text("winners", seats=seats, count=len(seats), points=score.sheets[seats[0]].total)

    def error(self, error: ChakraError) -> str:
        """What went wrong, for the person who did it; in English where the language has no words for it."""
        reasons = error.reasons if isinstance(error, IllegalAction) else ()
        why = " ".join([f"{self.reason(reason)} [{reason.rule}]" for reason in reasons])
        values = {"tried": error.tried, "reasons": why, "message": str(error)}
        return self._own(f"error-{error.code}", "", values, {}) or str(error)

    # Values.

    def value(self, term: str, value: Any, form: str = "") -> str:
        """A value of a term: ``value("height", 4)``, ``value("energy", "K")``."""
        return self.told(value, None, form, "", term)

    def told(self, value: Any, annotation: Any = None, form: str = "", join: str = "", term: str = "") -> str:
        """Any value in words.

        Args:
            value: of a field, say.
            annotation: the type of the field.
            form: a form that the language has: ``from``, ``to``.
            join: how a list is joined; ``and`` where nothing is said.
            term: what the value stands for, in place of what its annotation says.
        """
        if isinstance(value, frozenset):
            value = tuple(sorted(value))
        if isinstance(value, (tuple, list)):
            return self._listed(value, annotation, form, join, term)
        if has(type(value)):
            return self._told_object(value, form)
        if value is None or isinstance(value, bool):
            return self.text("yes" if value else "no")
        if term == MOVES:
            return self.told(lists.moves(value), None, form, join)
        mark = term_of(annotation)
        name = term or (mark.name if mark else "")
        each = mark.each if mark and not term else EACH.get(name, "")
        if not name:
            return str(value)
        key = (name, value, form, join)
        told = self._known.get(key)
        return self._known.keep(key, self._value(name, value, form, join, each)) if told is None else told

    def _value(self, name: str, value: Any, form: str, join: str, each: str) -> str:
        if each:
            return lists.counted(self, value, term=name, each=each, form=form, join=join)
        return self._by_term(name, value, form)

    def _told_object(self, value: Any, form: str) -> str:
        told = self._object(value, form) or self._object(value)
        if told is not None:
            return told
        if isinstance(value, Decision):
            return derived.decision(type(value))
        if hasattr(value, "take") and hasattr(value, "put"):
            return self.place(value, form)
        return f"({derived.listed_fields(self, value)})"

    def _object(self, value: Any, attribute: str = "") -> str | None:
        kind = type(value)
        types = derived.marks(kind)
        return self.find(self.id_of(kind), attribute, {n: getattr(value, n) for n in types}, types)

    def _knows(self, kind: type[Any]) -> bool:
        id = self.id_of(kind)
        return self._bundle.has_message(id) or (self._otherwise is not None and self._otherwise._knows(kind))

    def _by_term(self, term: str, value: Any, form: str) -> str:
        """The message of this very value, else that of the term, else the name that the modules give it."""
        own = f"{term}-{value}"
        if VALID.fullmatch(own):
            told = (self.find(own, form, {}, {}) if form else None) or self.find(own, "", {}, {})
            if told is not None:
                return told
        told = self.find(f"term-{term}", "", {"value": value, "form": form}, {})
        return told or (self._named(value) if term == ENERGY else str(value))

    def _named(self, letter: str) -> str:
        kinds = [kind for module in self.modules for kind in module.energies if kind.letter == letter]
        return kinds[0].name if kinds else letter

    def _listed(self, values: Sequence[Any], annotation: Any, form: str, join: str, term: str) -> str:
        inner = get_args(annotation) if get_origin(annotation) is tuple else ()
        each = [None] * len(values) if not inner else list(inner)
        types = [each[0]] * len(values) if len(each) != len(values) or Ellipsis in each else each
        items = [self.told(value, mark, form, "", term) for value, mark in zip(values, types, strict=True)]
        return self.listed(items, join)

    def several(self, text: str, each: str, form: str = "", join: str = "") -> str:
        """What a text names, one thing after another: ``KY`` names two energies, ``row,ignore`` two cards.

        Args:
            text: letters, or names with commas between.
            each: the term of one of them.
            form: a form that the language has.
            join: how they are joined.
        """
        return self.listed([self.value(each, one, form) for one in lists.named_in(text)], join)

    def listed(self, items: Sequence[str], join: str = "") -> str:
        """Words as a list; ``join`` says what stands before the last: ``and``, ``or``, ``comma``."""
        return lists.joined(self, items, join)


TOLD = 8192
"""So many values are remembered as they are told."""
PILE, ENERGY = "pile", "energy"
EACH = {PILE: ENERGY}
"""Of what a text is a pile where only its term is named."""
MOVES = "moves"
"""The moves that an action owes, as a reason writes them."""


@lru_cache(maxsize=64)
def _words(modules: tuple[Module, ...], language: str, packages: tuple[str, ...]) -> Words:
    return Words(modules, language, packages)
