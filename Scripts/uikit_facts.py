"""Reads Scripts/Apple/UIKit.tsv; Scripts/check-uikit describes its columns."""

import collections
import dataclasses
import re

from checks import ROOT
from interface import declarations

FACTS = ROOT / "Scripts" / "Apple" / "UIKit.tsv"
# What the compiler adds to a type.
SYNTHESIZED = {"hash(into:)", "hashValue", "rawValue", "init(rawValue:)", "RawValue", "Element",
               "ArrayLiteralElement", "allCases", "AllCases"}


SOURCES = {"objc2", "macios", "reference", "ours"}
AVAILABILITY = re.compile(r"no (?:iOS|tvOS|visionOS|macCatalyst)|(?:deprecated )?(?:iOS|tvOS|visionOS|macCatalyst) \d+\.\d+")


@dataclasses.dataclass
class Row:
  name: str
  selector: str
  shape: str
  availability: str
  source: str
  difference: str

  @property
  def mistakes(self):
    """What is wrong in the columns that are not compared."""
    entries = filter(None, self.availability.split(", "))
    wrong = [f"'{entry}' is no availability" for entry in entries if not AVAILABILITY.fullmatch(entry)]
    if self.source not in SOURCES:
      wrong.append(f"'{self.source}' is no source")
    parameters = self.name.partition("(")[2].count(":")
    # A function that is imported as async has lost its completion handler; some can be called without theirs.
    has_handler = " async" in self.shape or self.selector.endswith(":completion:")
    arguments = {parameters, parameters + has_handler}
    if self.name.endswith(")") and ":" in self.selector and self.selector.count(":") not in arguments:
      wrong.append(f"the selector '{self.selector}' does not have {parameters} arguments")
    return [f"UIKit.tsv: {self.name}: {each}" for each in wrong]


class Facts:
  """The lines of the file, and which of them a declaration of HeadlessUIKit has."""

  def __init__(self):
    lines = FACTS.read_text(encoding="utf-8").splitlines()[1:]
    rows = [Row(*line.split("\t")) for line in lines]
    self.own = {row.name for row in rows if row.source == "ours"}
    self.rows = collections.defaultdict(list)
    for row in rows:
      if row.source != "ours":
        self.rows[row.name].append(row)

  def is_own(self, name):
    """Whether a name, or a type around it, is not one of UIKit's."""
    parts = name.split("(")[0].split(".")
    return name in self.own or any(".".join(parts[:count]) in self.own for count in range(1, len(parts) + 1))

  def row(self, name, shape):
    """The line of a declaration: the one with its shape, else the only one with its name."""
    rows = self.rows[name]
    return next((row for row in rows if row.shape == shape), rows[0] if len(rows) == 1 else None)


def comparable(text):
  """Each declaration that can be compared, with the shape that it has for those who use it."""
  found = list(declarations(text))
  required = {each.name for each in found if each.is_requirement}
  defaults = {each.name for each in found if each.in_extension}
  for each in found:
    leaf = each.name[len(each.owner) + 1:] if each.owner else each.name
    # The overloads of an optional method with which it can be called with "?".
    is_idiom = "@_disfavoredOverload" in each.attributes
    is_default = each.in_extension and each.name in required
    is_inherited = each.is_override and "init(" not in leaf
    if not (leaf in SYNTHESIZED or leaf.startswith("==") or is_idiom or is_default or is_inherited):
      optional = each.is_requirement and each.name in defaults
      yield each, ("optional " if optional else "") + each.shape
