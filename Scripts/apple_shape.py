"""What sources and declarations are on one of Apple's systems.

The compiler knows no Apple system on Linux, so a version of a system is checked as one of Android, by the
same rules.
"""

import re
import sys

from interface import declarations
from uikit_facts import Facts, comparable

# The oldest version of each system, as Package.swift asks for it.
OLDEST = {"iOS": "16", "tvOS": "16", "visionOS": "1", "macCatalyst": "16"}
# Which visionOS came with a version of iOS, where the numbers differ.
VISION = {"17.0": "1", "17.4": "1.1", "18.0": "2"}
# The version of what a system does not have.
NEVER = "999"
IMPORTABLE = {"UIKit", "SwiftUI", "Combine"}
# Apple's systems have ObjectiveC, but the compiler knows no outlets here.
NOT_IMPORTABLE = {"HeadlessUIKit", "ObjectiveC"}
# HeadlessUIKit leaves it to the module UIKit, which has a host.
MAIN = "extension UIKit.UIApplicationDelegate { @_Concurrency.MainActor public static func main() }\n"


def truth(condition, system, in_package):
  """What the condition of an #if comes to on a system, as Swift spells it."""
  def value(found):
    kind, name = found.groups()
    if kind == "canImport" and name not in IMPORTABLE | NOT_IMPORTABLE:
      sys.exit(f"does not know whether {system} has the module {name}: {condition}")
    known = {"os": name == ("iOS" if system == "macCatalyst" else system),
             "targetEnvironment": name == system, "canImport": name in IMPORTABLE}
    return str(known.get(kind, found[0]))
  text = re.sub(r"(\w+)\((\w+)\)", value, condition)
  text = re.sub(r"\bDEBUG\b", "True", text)
  text = re.sub(r"\bSWIFT_PACKAGE\b", str(in_package), text)
  text = text.replace("&&", " and ").replace("||", " or ").replace("!", " not ").strip()
  if not re.fullmatch(r"(?:True|False|and|or|not|[() ])+", text):
    sys.exit(f"does not know what this is on {system}: {condition}")
  return str(eval(text)).lower()


def available(found, system):
  """An availability in a source, as it is on a system."""
  versions = dict(re.findall(r"(\w+) ([\d.]+)", found[2]))
  if not versions:
    return found[0]
  least = versions.get(system, versions.get("iOS") if system == "macCatalyst" else None)
  return f"{found[1]}available(Android {least or OLDEST[system]}, *)"


def deprecated(found, system):
  """A deprecation in a source, as it is on a system."""
  return f"@available(Android, deprecated: {found[2]}{found[3]})" if found[1] == system else ""


def as_on(system, text, in_package=True):
  """A source as a system has it."""
  text = re.sub(r"(?m)^( *#(?:if|elseif) )(.*)$",
                lambda found: found[1] + truth(found[2], system, in_package), text)
  text = re.sub(r"@available\((\w+), deprecated: ([\d.]+)([^)]*)\)", lambda found: deprecated(found, system), text)
  text = re.sub(r"([#@])available\(([^)]*)\)", lambda found: available(found, system), text)
  # Linux has these two as members of a protocol, which nothing can override.
  return re.sub(r"nonisolated override func (responds|forwardingTarget)\(", r"nonisolated func \1(", text)


def attribute(availability, system):
  """The attribute that an availability of UIKit.tsv is on a system, or nothing."""
  lacking, least, end = set(), {}, {}
  for entry in filter(None, availability.split(", ")):
    *words, last = entry.split(" ")
    if words == ["no"]:
      lacking.add(last)
    else:
      (end if words[0] == "deprecated" else least)[words[-1]] = last
  if system == "macCatalyst":
    least.setdefault(system, least.get("iOS"))
    end.setdefault(system, end.get("iOS"))
  if system == "visionOS" and "iOS" in least:
    least.setdefault(system, VISION.get(least["iOS"], least["iOS"]))
  # What iOS had deprecated before version 14 did not come to visionOS.
  if system == "visionOS" and end.get("iOS") and number(end["iOS"]) < (14, 0):
    lacking.add(system)
  if system in lacking:
    return f"@available(Android {NEVER}, *)"
  if end.get(system) and number(end[system]) <= number(OLDEST[system]):
    return f'@available(*, deprecated, message: "deprecated on {system}")'
  if least.get(system) and number(least[system]) > number(OLDEST[system]):
    return f"@available(Android {least[system]}, *)"
  return ""


def number(version):
  """The two numbers of a version, which can be compared."""
  return tuple(map(int, (version + ".0").split(".")[:2]))


def as_apples(text, system):
  """The interface of HeadlessUIKit as that of a module UIKit, with what is known of Apple's."""
  lines, facts = text.split("\n"), Facts()
  rows = {(each.name, each.shape): facts.row(each.name, shape) for each, shape in comparable(text)}
  # Who calls an optional method with "?" calls a "callAsFunction" with the same labels and types.
  calls = {(name[name.index("("):], shape): row for (name, shape), row in rows.items()
           if row and re.match(r"optional .*func ", row.shape)}
  for each in declarations(text):
    row, marks = rows.get((each.name, each.shape)), []
    if call := ".callAsFunction(" in each.name and calls.get((each.name[each.name.index("("):], each.shape)):
      marks += filter(None, [attribute(call.availability, system)])
    if each.name in facts.own and each.owner:
      marks.append(f"@available(Android {NEVER}, *)")
    if row:
      marks += filter(None, [attribute(row.availability, system)])
      if re.match(r"optional .*func ", row.shape):
        marks.append("@available(*, deprecated, message: \"optional at Apple: call it with '?'\")")
      if "unowned(unsafe)" in row.shape:
        lines[each.place] = re.sub(r"(?:weak )?open var", "unowned(unsafe) open var", lines[each.place])
    if marks:
      # A stored property cannot have an availability; who uses it does not see that it is stored.
      if re.match(r"(?:optional )?[^(]*var ", each.shape) and not lines[each.place].rstrip().endswith(("{", "}")):
        lines[each.place] = re.sub(r"\blet\b", "var", lines[each.place]) + " " + each.shape[each.shape.index("{"):]
      lines[each.line] = " ".join(marks) + " " + lines[each.line].strip()
  text = "\n".join(lines).replace("HeadlessUIKit", "UIKit")
  for name in facts.own:
    text = re.sub(rf"\b{name}\b", f"{name}_of_HeadlessUIKit", text)
  return text + MAIN
