import CompactTesting
import CoordinatorLauncher
import TerminalHost
import Testing

struct LaunchOptionsTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A value follows a space or an equals sign") {
      let options = try LaunchOptions([
        "--script=tour.txt", "--open", "newsstand://article/42", "--inspect", "--state", "/tmp/x",
        "--host", "headless",
      ])
      expectEqual(options.script, "tour.txt")
      expectEqual(options.open, "newsstand://article/42")
      expectTrue(options.inspect)
      expectEqual(options.state, "/tmp/x")
      expectEqual(options.host, .headless)
      expectFalse(options.help)
    }

    test("A value after an equals sign may look like an option") {
      try expectEqual(LaunchOptions(["--script=--odd=name"]).script, "--odd=name")
    }

    test("A script can have a timeout, and be verbose") {
      let options = try LaunchOptions(["--script", "a", "--timeout", "0.5", "--verbose"])
      expectEqual(options.timeout, 0.5)
      expectTrue(options.verbose)
      try expectEqual(LaunchOptions(["--host", "plain", "--timeout=0"]).timeout, 0)
      try expectEqual(
        LaunchOptions(["--host", "headless", "--open", "a:b", "--timeout=0"]).timeout, 0)
    }

    test("A run without a terminal can have a size") {
      for others in [["--script", "a"], ["--replay=a"], ["--host", "plain"], ["--host=headless"]] {
        try expectEqual(LaunchOptions(others + ["--size", "120x40"]).size?.description, "120x40")
      }
    }

    test("The help can be asked for with any other options") {
      for other in ["--verbose", "--timeout=5", "--map=dot", "--screens=x"] {
        try expectTrue(LaunchOptions(["--help", other]).help)
        try expectTrue(LaunchOptions([other, "-h"]).help)
      }
    }

    test("An empty command line has default options") {
      try expectEqual(LaunchOptions([]), LaunchOptions())
    }
  }

  @Test(
    arguments: [
      (["--hots", "x"], "Unknown option '--hots'. Did you mean '--host'? '--help' lists them."),
      (["--hosts=x"], "Unknown option '--hosts=x'. Did you mean '--host'? '--help' lists them."),
      (
        ["--host", "hedless"],
        "Unknown host 'hedless': use 'headless', 'terminal' or 'plain'. Did you mean 'headless'?"
      ),
      (["--timeout"], "'--timeout' needs a value: a number of seconds."),
      (
        ["--script", "a", "--timeout", "soon"],
        "'soon' is not a timeout: use seconds from 0 to 86400, such as 5 or 0.5."
      ),
      (
        ["--script", "a", "--timeout", "-1"],
        "'-1' is not a timeout: use seconds from 0 to 86400, such as 5 or 0.5."
      ),
      (
        ["--script", "a", "--timeout", "inf"],
        "'inf' is not a timeout: use seconds from 0 to 86400, such as 5 or 0.5."
      ),
      (
        ["--timeout", "5"],
        "'--timeout' needs a script, a replay, a plain host or a link: add '--script FILE', "
          + "'--replay FILE', '--host plain' or '--host headless --open URL'."
      ),
      (
        ["--script", "a", "--size", "20x40"],
        "'20x40' is not a size: use one from 40x12 to 1000x500, such as 120x40."
      ),
      (["--size"], "'--size' needs a value: columns and rows, such as 120x40."),
      (
        ["--size", "120x40"],
        "A terminal has its own size: remove '--size', or add '--script FILE', '--replay FILE', "
          + "'--host plain' or '--host headless'."
      ),
      (["--verbose"], "'--verbose' needs a script: add '--script FILE'."),
      (
        ["tour.txt"],
        "Unknown option 'tour.txt'. '--script FILE' runs a script, and '--open URL' opens a link. "
          + "'--help' lists them."
      ),
      (["--host", "web"], "Unknown host 'web': use 'headless', 'terminal' or 'plain'."),
      (["--host"], "'--host' needs a value: 'headless', 'terminal' or 'plain'."),
      (["--screens", "x"], "'--screens' needs a script: add '--script FILE'."),
      (
        ["--script", "a", "--screens"],
        "'--screens' needs a value: the path of a directory for pictures."
      ),
      (
        ["--script", "a", "--host", "plain"],
        "A script runs headless: remove '--host plain'."
      ),
      (["--script="], "'--script' needs a value: the path of a script file."),
      (["--open"], "'--open' needs a value: the URL to open."),
      (["--state"], "'--state' needs a value: the path of a directory."),
      (["--state", ""], "'--state' needs a value: the path of a directory."),
      (["--script", "--inspect"], "'--script' needs a value: the path of a script file."),
      (["--open", "a:b", "--open", "a:c"], "'--open' appears twice: use it once."),
      (["--restore", "no"], "'--restore' is 'on' or 'off', and not 'no'."),
      (["--record"], "'--record' needs a value: the path of a file."),
      (["--map", "svg"], "Unknown map 'svg': use 'text', 'mermaid' or 'dot'."),
      (
        ["--map", "dot"],
        "'--map' needs a script or a replay: add '--script FILE' or '--replay FILE'."
      ),
      (["--replay"], "'--replay' needs a value: the path of a recorded file."),
      (
        ["--replay", "a", "--host", "plain"],
        "A replay runs headless: remove '--host plain'."
      ),
      (["--inspect=yes"], "'--inspect' takes no value."),
      (
        ["--script", "a", "--host", "terminal"],
        "A script runs headless: remove '--host terminal'."
      ),
    ])
  func `An invalid command line throws an error with its fix`(arguments: [String], text: String) {
    #expect(throws: LaunchError.self) { try LaunchOptions(arguments) }
    do {
      _ = try LaunchOptions(arguments)
    } catch {
      expectEqual(error.description, text)
    }
  }
}
