"""What the checks share: reading Swift source without its comments and strings, and its types."""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def code_only(text):
  """The text with comments and string literals blanked out; offsets and lines stay the same.

  Code inside a string's interpolation is code, and stays.
  """
  out = list(text)
  end = len(text)

  def blank(start, stop):
    for index in range(start, min(stop, end)):
      if out[index] != "\n":
        out[index] = " "
    return stop

  def after_block_comment(index):
    depth, start = 1, index
    index += 2
    while index < end and depth:
      if text.startswith("/*", index):
        depth, index = depth + 1, index + 2
      elif text.startswith("*/", index):
        depth, index = depth - 1, index + 2
      else:
        index += 1
    return blank(start, index)

  def after_string(index, hashes, quote):
    index = blank(index, index + hashes + len(quote))
    closing, escape = quote + "#" * hashes, "\\" + "#" * hashes
    while index < end:
      if text.startswith(closing, index):
        return blank(index, index + len(closing))
      if text.startswith(escape + "(", index):
        index = blank(index, index + len(escape) + 1)
        index = after_code(index, inside_interpolation=True)
        index = blank(index, index + 1)
      elif text.startswith(escape, index):
        index = blank(index, index + len(escape) + 1)
      elif text[index] == "\n" and len(quote) == 1:
        return index  # Not closed on its line: not Swift, so don't swallow the rest of the file.
      else:
        index = blank(index, index + 1)
    return index

  def after_code(index, inside_interpolation=False):
    depth = 0
    while index < end:
      opening = re.compile(r'(#*)("""|")').match(text, index)
      pattern = re.compile(r"(#+)/").match(text, index)
      if text.startswith("//", index):
        line_end = text.find("\n", index)
        index = blank(index, end if line_end < 0 else line_end)
      elif text.startswith("/*", index):
        index = after_block_comment(index)
      elif opening:
        index = after_string(index, len(opening[1]), opening[2])
      elif pattern:
        index = after_string(index, len(pattern[1]), "/")
      else:
        if inside_interpolation and text[index] == "(":
          depth += 1
        elif inside_interpolation and text[index] == ")":
          if depth == 0:
            return index
          depth -= 1
        index += 1
    return index

  after_code(0)
  return "".join(out)


def line_of(text, offset):
  return text.count("\n", 0, offset) + 1


TYPE = re.compile(
  r"(?<![\w.])(class|struct|enum|actor|protocol|extension)\s+"
  r"(?!(?:func|var|let|subscript|override|final)\b)([A-Za-z_][\w.]*)([^{}]*)\{"
)


class Declaration:
  """A type or an extension: its full name, its superclass, and where its header and body stand."""

  def __init__(self, kind, name, superclass, header, body):
    self.kind, self.name, self.superclass = kind, name, superclass
    self.header, self.body = header, body


def superclass_of(clause):
  """The first type after the colon of `<T: X>: Super<Y>, Protocol where ...`."""
  depth, colon = 0, None
  for index, character in enumerate(clause):
    depth += {"<": 1, "(": 1, ">": -1, ")": -1}.get(character, 0)
    if character == ":" and depth == 0:
      colon = index
      break
  if colon is None:
    return ""
  found = re.match(r"\s*(?:@\w+\s+)*([\w.]+)", clause[colon + 1:])
  return found[1] if found else ""


def body_end(code, opening):
  depth = 0
  for index in range(opening, len(code)):
    depth += {"{": 1, "}": -1}.get(code[index], 0)
    if depth == 0:
      return index
  return len(code)


def declarations_in(code):
  """Every type and extension in code without comments, an outer one before those inside it."""
  found = []
  for match in TYPE.finditer(code):
    opening = match.end() - 1
    outer = [d for d in found if d.body[0] < match.start() < d.body[1]]
    prefix = outer[-1].name if outer else ()
    found.append(
      Declaration(
        match[1],
        prefix + tuple(match[2].split(".")),
        superclass_of(match[3]),
        (match.start(), opening),
        (opening, body_end(code, opening)),
      )
    )
  return found


# Of an attribute, with parentheses in its arguments: `@Suite(.timeLimit(.minutes(1)))`.
ARGUMENTS = r"\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)"
SUITE = re.compile(
  r"^(?:@[\w.]+(?:" + ARGUMENTS + r")?\s+|\w+\s+)*(?:struct|class|enum|extension|actor)\s+(`[^`]+`|\w+)"
)
TEST = re.compile(r"@Test\b(?:(?!\bfunc\b).)*\bfunc\s+`([^`]+)`", re.DOTALL)


def tests_in(text):
  """`Suite: test` of each test of a file, commented ones left out."""
  code = code_only(text)
  suites, offset = [], 0
  for line in code.splitlines(keepends=True):
    opening = SUITE.match(line)
    if opening:
      suites.append((offset, opening[1].strip("`")))
    offset += len(line)
  found = set()
  for test in TEST.finditer(code):
    suite = [name for start, name in suites if start < test.start(1)]
    if suite:
      found.add(f"{suite[-1]}: {test[1]}")
  return found


def swift_files(folder):
  return sorted(path for path in folder.rglob("*.swift") if ".build" not in path.parts)


def output_of(*command):
  """Runs a tool in the package's folder; a failure ends the check with the tool's own words."""
  result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
  if result.returncode != 0:
    sys.exit(f"{' '.join(command)} failed:\n{result.stderr or result.stdout}")
  return result.stdout


def finish(name, violations, checked):
  """Prints what was found, one per line, and ends with a status that says whether it was clean."""
  for violation in violations:
    print(violation)
  if violations:
    sys.exit(f"{name}: {len(violations)} violation(s)")
  print(f"{name}: {checked}, no violation")


def self_test(name, cases):
  """Runs a check over samples: `cases` is a list of (title, violations found, texts expected).

  Each expected text must occur in exactly one violation, and nothing else may be found.
  """
  failed = 0
  for title, found, expected in cases:
    matched = len(found) == len(expected) and all(
      any(text in violation for violation in found) for text in expected
    )
    if not matched:
      failed += 1
      print(f"FAILED  {title}\n  expected: {expected}\n  found:    {found}")
  print(f"{name} --self-test: {len(cases) - failed} passed, {failed} failed")
  sys.exit(1 if failed else 0)
