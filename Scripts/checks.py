"""What the checks share."""

import functools
import json
import pathlib
import platform
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def without_arguments(usage):
  """Ends a check that takes no argument but got one."""
  if sys.argv[1:]:
    sys.exit(usage)


def read(place):
  """The text of a file of the package."""
  return (ROOT / place).read_text(encoding="utf-8")


def files(*folders, pattern="*.swift"):
  """Each file below the folders with its text, by its path in the package."""
  found = sorted(path for folder in folders for path in (ROOT / folder).rglob(pattern))
  return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in found}


SUITE_OR_TEST = re.compile(
  r"^(?:  (?=[^\n]*Tests\b))?(?:@[\w.]+(?:\([^\n]*\))? +|\w+ +)*(?:struct|class|extension) +(`[^`]+`|\w+)"
  r"|^ *(?:@\w+ +)*@Test\b(?:(?!\bfunc\b).)*?\bfunc\s+`([^`]+)`"
  r'|^ *test\(\s*"((?:[^"\\]|\\.)*)"', re.M | re.S)


def tests_in(text):
  """(offset, suite, test) of each test of a file, a function with a sentence or a row of a table."""
  suite = None
  for found in SUITE_OR_TEST.finditer(text):
    if found[1]:
      suite = found[1].strip("`")
    else:
      yield found.start(), suite, found[2] or found[3].replace('\\"', '"')


def copy_package(name):
  """Copies the package as git knows it to .build/NAME, whose build stays, and returns that folder."""
  folder = (ROOT / ".build" / name).resolve()
  for part in ["Sources", "Tests", "Examples"]:
    shutil.rmtree(folder / part, ignore_errors=True)
  for path in output_of("git", "ls-files", "-co", "--exclude-standard").splitlines():
    if (ROOT / path).is_file():
      (folder / path).parent.mkdir(parents=True, exist_ok=True)
      shutil.copy2(ROOT / path, folder / path)
  return folder


def output_of(*command):
  """What a tool prints; when it fails, the check ends with the tool's own words."""
  result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
  if result.returncode != 0:
    sys.exit(f"{' '.join(map(str, command))} failed:\n{result.stderr or result.stdout}")
  return result.stdout


@functools.cache
def extraction_flags():
  """What `swift symbolgraph-extract` needs to find the modules that `swift build` has made."""
  products = pathlib.Path(output_of("swift", "build", "--show-bin-path").strip())
  target = json.loads(output_of("swift", "-print-target-info"))["target"]
  flags = ["-I", str(products / "Modules"), "-I", str(products)]
  if platform.system() == "Darwin":
    flags += ["-target", target["triple"], "-sdk", output_of("xcrun", "--show-sdk-path").strip()]
  else:
    flags += ["-target", target["triple"]]
  return flags


def symbol_graphs(module, folder):
  """Writes what is public in a module that `swift build` has made, as JSON, into a folder."""
  output_of(
    "swift", "symbolgraph-extract", "-module-name", module, *extraction_flags(),
    "-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols",
    "-output-dir", folder,
  )


def finish(problems, checked, what):
  """Prints the problems and ends the check; a check that found nothing to look at fails, too."""
  name = pathlib.Path(sys.argv[0]).name
  print(*problems, sep="\n", end="\n" if problems else "")
  if problems or not checked:
    sys.exit(f"{name}: {len(problems)} problem(s), {checked} {what} checked")
  print(f"{name}: {checked} {what}, no problem")
