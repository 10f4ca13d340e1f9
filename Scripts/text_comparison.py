"""Where the lines of a text's code stand in Swift sources: declaration by declaration, in order, once each."""

import re

from swift_source import body_end, code_only

TRIVIAL = re.compile(r"^[\s{}()]*$")
MODIFIERS = r"(?:@\w+\s+)*(?:(?:public|private|final|open|override|required|static|internal)\s+)*"
OPENING = re.compile(
  r"^\s*" + MODIFIERS + r"(class|struct|enum|protocol|extension|func|init)\b\s*([\w.]*)"
)
DECLARED = re.compile(
  r"(?<![\w.])(class|struct|enum|actor|protocol|extension|func|init)\b"
  r"(?!\s*(?:func|var|let)\b)\s*([\w.]*)"
)
OUTSIDE = "outside"


def squeezed(code):
  """Code without the white space that has no meaning, and where in the code each character stands."""
  out, places, blank = [], [], False
  for place, character in enumerate(code):
    if character.isspace():
      blank = True
      continue
    if blank and out and is_word(out[-1]) and is_word(character):
      out.append(" ")
      places.append(place)
    out.append(character)
    places.append(place)
    blank = False
  return "".join(out), places


def is_word(character):
  return character.isalnum() or character == "_"


def pattern_of(line):
  """Finds a line in squeezed code; no part of a name is found for a name."""
  wanted = squeezed(line)[0]
  start = r"(?<!\w)" if re.match(r"\w", wanted) else ""
  stop = r"(?!\w)" if re.search(r"\w$", wanted) else ""
  return re.compile(start + re.escape(wanted) + stop)


class Scope:
  """A declaration of a text, with its own lines: those of the declarations inside it are theirs."""

  def __init__(self, name, kind=None, path=()):
    self.name, self.kind, self.path, self.lines = name, kind, path, []


def scopes_of(text):
  """The declarations of a text in their order; the first one holds what stands outside of them."""
  found = [Scope(OUTSIDE)]
  stack = [found[0]]
  names = {}
  for line in text.splitlines():
    opening = OPENING.match(line) if "{" in line else None
    closing = len(line) - len(line.lstrip(" }"))
    for _ in range(line[:closing].count("}")):
      if len(stack) > 1:
        stack.pop()
    new = None
    if opening:
      outer = next(scope for scope in reversed(stack) if scope)
      own = opening[2] or opening[1]
      name = own if outer.name == OUTSIDE else f"{outer.name}.{own}"
      if opening[1] == "extension":
        name = f"extension {name}"
      names[name] = names.get(name, 0) + 1
      if names[name] > 1:
        name += f" ({names[name]})"
      new = Scope(name, opening[1], outer.path + tuple(own.split(".")))
      found.append(new)
    if not TRIVIAL.match(line):
      (new or next(scope for scope in reversed(stack) if scope)).lines.append(line)
    for character in line[closing:]:
      if character == "{":
        stack.append(new)
        new = None
      elif character == "}" and len(stack) > 1:
        stack.pop()
  return found


class Declared:
  """A declaration of a source: its header and its body without the declarations inside it."""

  def __init__(self, kind, path, start, end):
    self.kind, self.path, self.start, self.end, self.inner = kind, path, start, end, []


class Source:
  """A file of Swift: its declarations, and which of its characters have been found already."""

  def __init__(self, text):
    # Comments on lines of their own would stand between lines that belong together.
    self.text = re.sub(r"(?m)^[ \t]*//.*$", lambda match: " " * len(match[0]), text)
    self.taken = set()
    self.whole = Declared(None, (), 0, len(self.text))
    self.declared = self.declarations()

  def declarations(self):
    code, found = code_only(self.text), []
    for match in DECLARED.finditer(code):
      end = end_of(code, match.end())
      if end is None:
        continue
      outer = [one for one in found if one.start < match.start() < one.end]
      path = outer[-1].path if outer else ()
      own = Declared(
        match[1], path + tuple((match[2] or match[1]).split(".")),
        code.rfind("\n", 0, match.start()) + 1, end
      )
      if outer:
        outer[-1].inner.append(own)
      found.append(own)
    return found

  def squeezed(self, declared):
    """A declaration's own code, and where in the file each character stands."""
    code = list(self.text[declared.start:declared.end])
    for inner in declared.inner:
      for place in range(inner.start, inner.end):
        code[place - declared.start] = " "
      # What stands around it does not belong together.
      code[inner.end - 1 - declared.start] = "\0"
    text, places = squeezed("".join(code))
    return text, [place + declared.start for place in places]


def end_of(code, index):
  """Where a declaration's body ends; None if it has none, as a protocol's members."""
  depth = 0
  while index < len(code):
    character = code[index]
    depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(character, 0)
    if depth == 0 and character == "{":
      return body_end(code, index) + 1
    if depth <= 0 and (character == "}" or character == "\n" and not goes_on(code, index)):
      return None
    index += 1
  return None


def goes_on(code, index):
  before, after = code[:index].rstrip(), code[index:].lstrip()
  return before.endswith((",", ":", "->")) or after.startswith(("->", "where ", "{", ":"))


def chain(lines, source, declared, ordered=True):
  """The longest row of lines that stand in a declaration in their order: (index, places) of each."""
  text, places = source.squeezed(declared)
  spots = []
  for index, line in enumerate(lines):
    for match in pattern_of(line).finditer(text):
      taken = places[match.start():match.end()]
      if not source.taken.intersection(taken):
        spots.append((index, match.start(), match.end(), taken))
  if not ordered:
    return first_of_each(spots)
  best = []  # The longest row that ends with each spot.
  for spot in spots:
    row = max(
      (row for row in best if row[-1][0] < spot[0] and row[-1][2] <= spot[1]), key=len, default=[]
    )
    best.append(row + [spot])
  return [(index, taken) for index, _, _, taken in max(best, key=len, default=[])]


def first_of_each(spots):
  found, used, done = [], set(), set()
  for index, _, _, taken in spots:
    if index not in done and not used.intersection(taken):
      found.append((index, taken))
      used.update(taken)
      done.add(index)
  return found


def candidates(scope, sources):
  """The declarations that may stand for one of a text's, those of the same kind before the others."""
  named = [
    (source, declared)
    for source in sources for declared in source.declared
    if declared.path[-len(scope.path):] == scope.path
    and (declared.kind in ("func", "init")) == (scope.kind in ("func", "init"))
  ]
  same = [one for one in named if (one[1].kind == "extension") == (scope.kind == "extension")]
  return same + [one for one in named if one not in same]


def missing(scope, lines, example, package):
  """Those of a declaration's lines that do not stand in the declaration that stands for it.

  What was found is taken, so that no other line is found there.
  """
  if scope.name == OUTSIDE:
    rest = list(lines)
    for source in example:
      found = chain(rest, source, source.whole, ordered=False)
      for _, taken in found:
        source.taken.update(taken)
      indices = {index for index, _ in found}
      rest = [line for index, line in enumerate(rest) if index not in indices]
    return rest
  best, place = [], None
  for source, declared in candidates(scope, example) + candidates(scope, package):
    row = chain(lines, source, declared)
    if len(row) > len(best):
      best, place = row, source
  for _, taken in best:
    place.taken.update(taken)
  found = {index for index, _ in best}
  return [line for index, line in enumerate(lines) if index not in found]
