"""The edits that can be made to a file of Swift: a call removed, two swapped, a condition negated.

All chosen edits are inserted into the sources at once, each under a condition, so that one build is
enough: `chosenEdit` selects the active edit when the tests run.
"""

import re
from dataclasses import dataclass

# A statement that is one call, on one line, and does not begin with a keyword.
CALL = re.compile(r"( *)((?:try\?? |_ = )?(?!(?:return|throw|case|func|init|self\.init|super)\b)"
                  r"[a-z_]\w*(?:[.?!\w]|\[\w+\])*\(.*\))$")
CONDITION = re.compile(r"( *(?:\} else )?(?:if|guard|while) )(.*?)( \{| else \{.*| else)$")
# A clause that is not negated: a binding, a condition of the platform, or `true`.
BINDING = re.compile(r"\b(?:let|var|case)\b|#|\{|^true$")
# The end of a line whose statement continues in the next one.
OPEN_ENDS = (",", "(", "[", "=", "?", ":", "&&", "||", "->", "+", "-", "*", "/", "in return")


@dataclass(frozen=True)
class Edit:
    path: str
    line: int  # from 1
    kind: str
    old: tuple
    # For negations, the text before, in and after the clause.
    parts: tuple = ()

    @property
    def place(self):
        """The lines that it covers."""
        return {(self.path, self.line + at) for at in range(len(self.old))}

    def weave(self, lines, number):
        """Inserts the edit under its condition; all other lines keep their numbers."""
        at, first = self.line - 1, self.old[0]
        start = first[:indent(first)]
        if self.kind == "drop":
            lines[at] = f"{start}if chosenEdit != {number} {{ {first.strip()} }}"
        elif self.kind == "swap":
            second = self.old[1].strip()
            lines[at] = (f"{start}if chosenEdit == {number} {{ {second}; {first.strip()} }} "
                         f"else {{ {first.strip()}; {second} }}")
            lines[at + 1] = ""
        else:
            before, clause, after = self.parts
            lines[at] = f"{before}({clause}) != (chosenEdit == {number}){after}"

    def __str__(self):
        if self.kind == "swap":
            text = f"{self.old[0].strip()} <-> {self.old[1].strip()}"
        else:
            text = self.parts[1] if self.parts else self.old[0].strip()
        return f"{self.path}:{self.line}: {self.kind} {text}"


def edits(path, text):
    """All edits of a file, in order of their lines."""
    lines = text.split("\n")
    calls = [is_call(lines, at) for at in range(len(lines))]
    for at, line in enumerate(lines):
        if calls[at]:
            yield Edit(path, at + 1, "drop", (line,))
            pair = (line, lines[at + 1])
            # Calls of the same function usually may be swapped without an effect.
            if calls[at + 1] and indent(line) == indent(pair[1]) and name(line) != name(pair[1]):
                yield Edit(path, at + 1, "swap", pair)
        for parts in negations(line):
            yield Edit(path, at + 1, "negate", (line,), parts)


def name(call):
    return call[:call.index("(")]


def indent(line):
    return len(line) - len(line.lstrip(" "))


def is_call(lines, at):
    match = CALL.fullmatch(lines[at])
    if not match or not match[1] or not is_balanced(match[2]) or at == 0 or at + 1 == len(lines):
        return False
    # A part of a longer statement.
    before, after = lines[at - 1].strip(), lines[at + 1].strip()
    return not before.endswith(OPEN_ENDS) and not after.startswith((".", "?", "&&", "||", ":"))


def is_balanced(text):
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter in "([{") - (letter in ")]}")
        if depth < 0 or depth == 0 and letter == ")" and text[at + 1:at + 2] == " ":
            return False  # the call is followed by an operator or a block
    return depth == 0


def negations(line):
    match = CONDITION.fullmatch(line)
    if not match:
        return
    clauses = split(match[2])
    for at, clause in enumerate(clauses):
        if clause and not BINDING.search(clause):
            before = "".join(f"{other}, " for other in clauses[:at])
            after = "".join(f", {other}" for other in clauses[at + 1:])
            yield match[1] + before, clause, after + match[3]


def split(text):
    """The clauses of a condition."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]
