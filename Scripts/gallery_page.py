"""What check-gallery writes into the gallery's pages, and what it looks for in them."""

import re
import textwrap

from text_comparison import OUTSIDE, Source, squeezed

COMPARISON = ("<!-- comparison: begin -->", "<!-- comparison: end -->")
AGREED = ("<!-- agreed: begin -->", "<!-- agreed: end -->")
ORDINALS = {"2": "second", "3": "third"}
CURES = "### What it cures\n"
CONTEXT = squeezed("let context = CoordinatorContext()")[0]


def section(changes, same, count):
  """The comparison as it stands in the page."""
  out = [
    f"Of {count} lines of code in the text, {same} stand in the same declaration of the example or of the"
    " package, in the same order, up to", "`final`, access levels and white space. The others:", "",
  ]
  place = None
  for change in changes:
    if change.place != place:
      place = change.place
      out += [f"#### {title(place)}", ""]
    if change.text:
      out += ["The text:", "", "```text", *change.text, "```", ""]
    else:
      out += ["The text: nothing.", ""]
    if change.here:
      out += ["Here:", "", "```text", *change.here, "```", ""]
    else:
      out += ["Here: nothing.", ""]
    out += [change.words, ""]
  return "\n".join(out)


def title(place):
  """The heading of a declaration's changes; `A (2).f` is that of the text's second `A`."""
  if place == OUTSIDE:
    return "Outside of any declaration"
  again = re.search(r" \((\d)\)", place)
  name = place.replace(again[0], "") if again else place
  return f"`{name}`" + (f", in the text's {ORDINALS[again[1]]} version" if again else "")


def agreed(changes, example):
  """The three changes that are the same for all, and where this example has them."""
  coordinators = sorted(
    ".".join(declared.path)
    for source in map(Source, example) for declared in source.declared
    if declared.kind == "class" and CONTEXT in source.squeezed(declared)[0]
  )

  def lines(kind):
    found = [line.strip() for change in changes if change.agreed == kind for line in change.here]
    return ", ".join(f"`{line}`" for line in dict.fromkeys(found))

  shown = lines("shown")
  started = lines("child") or ("none here" if shown else "there is none here")
  if shown:
    started += f"; a child is started by the verb that shows it: {shown}"

  return "\n".join([
    "> Note: Three changes are agreed for all examples of the gallery.", ">",
    "> * `let context = CoordinatorContext()` stands in each coordinator: "
    + ", ".join(f"`{name}`" for name in coordinators) + ".",
    f"> * The root is started by `launch()`: {lines('launch') or 'there is none here'}.",
    "> * A child is started by `start(child)`, in place of keeping it in a list and calling its `start()`: "
    + f"{started}.",
  ])


def with_section(page, marks, new):
  """The page with what stands between two marks replaced; None if it has no place for it."""
  before, begin, rest = page.partition(marks[0])
  _, end, after = rest.partition(marks[1])
  return f"{before}{begin}\n\n{new.strip()}\n\n{end}{after}" if begin and end else None


def cures(page, code, tests):
  """What is wrong with the points of the page's last section; `code` is squeezed sources."""
  body = page.partition(CURES)[2].partition("\n### ")[0]
  points = re.split(r"(?m)^\* ", body)[1:]
  if not points:
    return ["there is no point in the section 'What it cures'"]
  wrong = []
  for point in points:
    title = re.match(r"\*\*(.*?)\*\*", point, re.DOTALL)
    title = " ".join(title[1].split()) if title else point[:40]
    blocks = re.findall(r"(?ms)^( *)```\w*\n(.*?)^\1```$", point)
    if not blocks:
      wrong.append(f"'{title}': a cure shows its lines")
    for _, block in blocks:
      if not any(squeezed(block)[0] in text for text in code):
        first = textwrap.dedent(block).splitlines()[0]
        wrong.append(f"'{title}': the lines that begin with '{first}' stand in no source")
    quoted = re.findall(r"`([^`]+)`", re.sub(r"(?ms)^ *```.*?^ *```$", "", point))
    named = [" ".join(words.split()) for words in quoted if re.match(r"[^:]+:\s", words)]
    if not named:
      wrong.append(f"'{title}': a cure names its test")
    wrong += [f"'{title}': there is no test '{test}'" for test in named if test not in tests]
  return wrong
