"""Reads the textual interface of a module: a line for each public declaration, without bodies."""

import dataclasses
import re
import subprocess
import sys

from checks import ROOT

QUALIFIERS = re.compile(
  r"\b(?:HeadlessUIKit|SafariServices|MessageUI|Swift|Foundation|FoundationEssentials|_Concurrency)\.")
ATTRIBUTE = re.compile(r"@[\w.]+(?:\([^)]*\))?(?: +|$)")
MODIFIER = re.compile(
  r"(open|public|final|override|static|class|convenience|required|weak|unowned\(unsafe\)|nonisolated\(\w+\)"
  r"|nonisolated|mutating|indirect)\s+")
TYPE = re.compile(r"(class|struct|enum|protocol|extension)\b (?!func|var|subscript)([\w.]+)")


@dataclasses.dataclass
class Declaration:
  """One declaration: its name with the types around it, and its shape, spelt in one way."""
  name: str
  shape: str
  line: int  # its first line in the interface, from 0
  place: int  # the line of the declaration itself, behind the attributes
  owner: str = ""
  attributes: tuple = ()
  in_extension: bool = False
  is_requirement: bool = False
  is_override: bool = False
  is_type: bool = False


def plan_of(module):
  """How SwiftPM compiles a module, by its plan of the build: the words of the command."""
  path = ROOT / ".build" / "debug.yaml"
  plan = path.read_text(encoding="utf-8") if path.exists() else ""
  command = re.search(rf'args: (\[.*"-module-name","{module}",.*\])', plan)
  if not command:
    sys.exit(f"no plan to compile {module} in .build/debug.yaml: run 'swift build' first")
  return re.findall(r'"((?:[^"\\]|\\.)*)"', command[1])


def flags_of(module, pairs, singles):
  """The compiler and those of its flags for a module that are named."""
  words = plan_of(module)
  kept = [words[0]]
  for index, word in enumerate(words):
    if word in pairs:
      kept += [word, words[index + 1]]
    elif word in singles:
      kept.append(word)
  return kept


def interface(module, folder):
  """The text of a module's interface; its sources are compiled once more for it, without bodies."""
  path = folder / f"{module}.swiftinterface"
  flags = flags_of(module, ["-I", "-swift-version", "-enable-upcoming-feature", "-package-name"], [])
  sources = sorted(map(str, (ROOT / "Sources" / module).rglob("*.swift")))
  run = subprocess.run(
    flags + ["-emit-module", "-module-name", module, "-enable-library-evolution", "-wmo", "-Xfrontend",
             "-experimental-skip-all-function-bodies", "-emit-module-interface-path", str(path),
             "-emit-module-path", str(folder / f"{module}.swiftmodule")] + sources,
    capture_output=True, text=True)
  if run.returncode != 0:
    sys.exit(f"cannot write the interface of {module}:\n{run.stderr[-2000:]}")
  return path.read_text(encoding="utf-8")


def parts_of(text, separator=","):
  """A list's parts; what stands in brackets is not divided."""
  parts, depth, start = [], 0, 0
  for index, letter in enumerate(text):
    if letter in "([{<":
      depth += 1
    elif letter in ")]}" or letter == ">" and text[index - 1] != "-":
      depth -= 1
    elif letter == separator and depth == 0:
      parts.append(text[start:index])
      start = index + 1
  return [part.strip() for part in parts + [text[start:]] if part.strip()]


def closing(text, start):
  """Where the bracket at an index is closed."""
  depth = 0
  for index in range(start, len(text)):
    if text[index] in "([{<":
      depth += 1
    elif text[index] in ")]}" or text[index] == ">" and text[index - 1] != "-":
      depth -= 1
      if depth == 0:
        return index
  raise ValueError(text)


def parameters(text):
  """(label, type, whether it has a default) of each parameter."""
  for part in parts_of(text):
    names, kind = part.split(":", 1)
    kind, *default = parts_of(kind, "=")
    yield names.split()[0].strip("`"), kind, bool(default)


def shape_of(line, accessors, words):
  """(name, shape) of the declaration of a line, without its attributes and modifiers."""
  modifiers = "".join(word + " " for word in words if word not in ("public", "override", "final"))
  if found := re.match(r"(?:var|let) `?(\w+)`? ?: (.*)", line):
    kind = re.sub(r" \{.*", "", found[2].split(" = ")[0]).strip()
    inline = re.search(r"\{(.*)\}", found[2])
    accessors = inline[1] if inline else accessors
    fixed = line.startswith("let") or accessors and "set" not in accessors.split()
    return found[1], f"{modifiers}var {kind} {{ {'get' if fixed else 'get set'} }}"
  if found := re.match(r"typealias (\w+)(?:<.*>)? = (.*)", line):
    return found[1], f"typealias {found[2]}"
  if found := re.match(r"associatedtype (\w+)", line):
    return found[1], line
  line = line.replace("func < (", "func less(")
  found = re.match(r"(?:func )?(`?[^\s(<`?!]+`?)([?!]?) ?(<)?", line)
  start = line.index("(", closing(line, found.start(3))) if found[3] else line.index("(")
  end = closing(line, start)
  generic = line[found.start(3):start].strip() if found[3] else ""
  listed = list(parameters(line[start + 1:end]))
  name = found[1].strip("`") + "(" + "".join(f"{label}:" for label, _, _ in listed) + ")"
  taken = ", ".join(kind + (" = _" if default else "") for _, kind, default in listed)
  kind = found[1] if found[1] in ("init", "subscript") else "func"
  tail = line[end + 1:].strip()
  return name, f"{modifiers}{kind}{found[2]} {generic}({taken}){' ' + tail if tail else ''}"


def declarations(text):
  """Each declaration of an interface; a member's shape tells its actor where it is not that of its type."""
  found = list(parsed(text))
  isolated = {each.name: is_isolated(each) for each in found if each.is_type}
  for each in found:
    is_member = each.owner and not each.is_type and re.search(r"\b(?:var|func|init|subscript)\b", each.shape)
    if is_member and isolated.get(each.owner, False) != is_isolated(each) and "nonisolated" not in each.shape:
      each.shape = ("@MainActor " if is_isolated(each) else "nonisolated ") + each.shape
  return found


def is_isolated(declaration):
  return any(attribute.endswith("MainActor") for attribute in declaration.attributes)


def parsed(text):
  """Each declaration of an interface, with the attributes beside its shape; an enum's shape names its cases."""
  lines = text.split("\n")
  around = []  # (name, kind) of the types around a line
  types = {}
  index = 0
  while index < len(lines):
    line = lines[index].strip()
    first, attributes = index, []
    if line == "}":
      around.pop()
    if line in ("", "}") or line.startswith(("//", "#", "import", "public import", "@_exported")):
      index += 1
      continue
    while not (line := without_attributes(lines[index].strip(), attributes)):
      index += 1
    place = index
    # Whether an async function of no actor leaves its caller's is not compared.
    line = QUALIFIERS.sub("", line).replace("nonisolated(nonsending) ", "", 1)
    owner, kind = around[-1] if around else ("", "")
    words = []
    while (found := MODIFIER.match(line)) and not (found[1] == "class" and TYPE.match(line)):
      words.append(found[1])
      line = line[found.end():]
    if found := TYPE.match(line):
      head = line.rstrip("{} ")
      name = found[2] if found[1] == "extension" else ".".join(filter(None, [owner, found[2]]))
      if found[1] != "extension":
        isolation = "@MainActor " if any(each.endswith("MainActor") for each in attributes) else ""
        final = "final " if "final" in words else "open " if "open" in words else ""
        shape = isolation + final + head.replace(found[2], "", 1).replace("  ", " ")
        types[name] = Declaration(name, shape, first, place, owner, tuple(attributes), is_type=True)
        yield types[name]
      if line.endswith("{"):
        around.append((name, found[1]))
      index += 1
      continue
    accessors = ""
    if line.endswith("{"):
      depth, start = 1, index + 1
      while depth:
        index += 1
        depth += lines[index].rstrip().endswith("{") - (lines[index].strip() == "}")
      accessors = " ".join(each.strip() for each in lines[start:index])
      line = line[:-1].strip()
    index += 1
    if line.startswith("deinit"):
      continue
    prefix = owner + "." if owner else ""
    rest = tuple(attributes)
    made = lambda name, shape: Declaration(
      prefix + name, shape, first, place, owner, rest, kind == "extension", kind == "protocol", "override" in words)
    if line.startswith("case "):
      for case in parts_of(line[5:]):
        name = re.match(r"`?(\w+)`?", case)
        types[owner].shape += f" {name[1]}"
        yield made(name[1], f"case{QUALIFIERS.sub('', case[name.end():])}")
      continue
    yield made(*shape_of(line, accessors, words))


def without_attributes(line, attributes):
  """A line without the attributes at its beginning, which are added to a list."""
  while found := ATTRIBUTE.match(line):
    attributes.append(found[0].strip())
    line = line[found.end():]
  return line
