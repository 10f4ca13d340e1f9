"""The texts in Documentation/API: one for each module that an app is written against.

A text has a line for each public declaration, so a change of the API shows there, in review.
"""

import difflib
import json

from checks import ROOT

MODULES = {
  "CoordinatorCore", "Coordinators", "CoordinatorDriving", "CoordinatorExpectations", "CoordinatorLauncher",
  "CoordinatorTesting",
}


def file_of(module):
  return ROOT / "Documentation" / "API" / f"{module}.txt"


def condition(constraint):
  """A constraint of an extension as it is written in Swift."""
  sign = {"conformance": ":", "superclass": ":", "sameType": "=="}[constraint["kind"]]
  return f"{constraint['lhs']}{sign if sign == ':' else ' ' + sign} {constraint['rhs']}"


def line(symbol):
  """The name of a declaration in its types, and the declaration."""
  declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
  conditions = [
    condition(each) for each in symbol.get("swiftExtension", {}).get("constraints", [])
    if each["lhs"] != "Self" or each["rhs"] != symbol["pathComponents"][0]
  ]
  where = f"  // where {', '.join(conditions)}" if conditions else ""
  return f"{'.'.join(symbol['pathComponents'][:-1])}: {' '.join(declaration.split())}{where}"


def lines(graphs):
  """A line for each public declaration in the symbol graphs of a module's sources, sorted."""
  found = set()
  for path in graphs.glob("*.symbols.json"):
    for symbol in json.loads(path.read_text(encoding="utf-8"))["symbols"]:
      if "location" in symbol and symbol["kind"]["identifier"] != "swift.extension":
        found.add(line(symbol).removeprefix(": "))
  # What a protocol requires, and a default of it, are one.
  return sorted(found)


def write(module, graphs):
  """Makes the text of a module anew."""
  file_of(module).parent.mkdir(exist_ok=True)
  file_of(module).write_text("\n".join(lines(graphs)) + "\n", encoding="utf-8")


def changes(module, graphs):
  """How the public API of a module differs from its text."""
  file = file_of(module)
  known = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
  found = lines(graphs)
  name = str(file.relative_to(ROOT))
  changed = list(difflib.unified_diff(known, found, name, "the sources", lineterm="", n=0))
  if changed:
    changed.append("Where the change is meant, write the texts anew: Scripts/check-docs --write-api")
  return "\n".join(changed if found else [f"{module} has no public declaration"])
