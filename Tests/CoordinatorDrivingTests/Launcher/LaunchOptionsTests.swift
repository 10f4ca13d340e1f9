import CompactTesting
import CoordinatorLauncher
import Testing

@Suite struct LaunchOptionsTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("All options are read, with a space or an equals sign before the value") {
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

    test("A value that looks like an option stands after an equals sign") {
      try expectEqual(LaunchOptions(["--script=--odd=name"]).script, "--odd=name")
    }

    test("A script may be patient and talk") {
      let options = try LaunchOptions(["--script", "a", "--patience", "0.5", "--verbose"])
      expectEqual(options.patience, 0.5)
      expectTrue(options.verbose)
      try expectEqual(LaunchOptions(["--host", "plain", "--patience=0"]).patience, 0)
    }

    test("An empty command line asks for nothing") {
      try expectEqual(LaunchOptions([]), LaunchOptions())
    }
  }

  @Test(
    arguments: [
      (["--hots", "x"], "'--hots' is no option. Did you mean '--host'? '--help' lists them."),
      (["--hosts=x"], "'--hosts=x' is no option. Did you mean '--host'? '--help' lists them."),
      (
        ["--host", "hedless"],
        "There is no host 'hedless': give 'headless', 'terminal' or 'plain'. Did you mean 'headless'?"
      ),
      (["--patience"], "After '--patience' comes a number of seconds."),
      (
        ["--script", "a", "--patience", "soon"],
        "'soon' is no patience: give seconds from 0 to 86400, such as 5 or 0.5."
      ),
      (
        ["--script", "a", "--patience", "-1"],
        "'-1' is no patience: give seconds from 0 to 86400, such as 5 or 0.5."
      ),
      (
        ["--script", "a", "--patience", "inf"],
        "'inf' is no patience: give seconds from 0 to 86400, such as 5 or 0.5."
      ),
      (
        ["--patience", "5"],
        "'--patience' is that of a script's lines: give '--script FILE' or '--host plain' as well."
      ),
      (["--verbose"], "'--verbose' tells a script's steps: give '--script FILE' as well."),
      (["tour.txt"], "'tour.txt' is no option. '--help' lists them."),
      (["--host", "web"], "There is no host 'web': give 'headless', 'terminal' or 'plain'."),
      (["--host"], "After '--host' comes 'headless', 'terminal' or 'plain'."),
      (["--screens", "x"], "Pictures are taken by a script: give '--script FILE' as well."),
      (
        ["--script", "a", "--screens"],
        "After '--screens' comes the path of a directory for pictures."
      ),
      (
        ["--script", "a", "--host", "plain"],
        "A script runs without a terminal: leave out '--host plain'."
      ),
      (["--script="], "After '--script' comes the path of a script file."),
      (["--open"], "After '--open' comes the URL to open."),
      (["--state"], "After '--state' comes the path of a directory."),
      (["--state", ""], "After '--state' comes the path of a directory."),
      (["--script", "--inspect"], "After '--script' comes the path of a script file."),
      (["--open", "a:b", "--open", "a:c"], "'--open' was given twice: give it once."),
      (["--inspect=yes"], "'--inspect' takes no value."),
      (
        ["--script", "a", "--host", "terminal"],
        "A script runs without a terminal: leave out '--host terminal'."
      ),
    ])
  func `What cannot be understood is named with its repair`(arguments: [String], text: String) {
    #expect(throws: LaunchError.self) { try LaunchOptions(arguments) }
    do {
      _ = try LaunchOptions(arguments)
    } catch {
      expectEqual(error.description, text)
    }
  }
}
