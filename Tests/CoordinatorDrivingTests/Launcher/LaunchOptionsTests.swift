import CoordinatorLauncher
import Testing

@Suite struct LaunchOptionsTests {
  @Test func `All options are read, with a space or an equals sign before the value`() throws {
    let options = try LaunchOptions([
      "--script=tour.txt", "--open", "newsstand://article/42", "--inspect", "--state", "/tmp/x",
      "--host", "headless",
    ])
    #expect(options.script == "tour.txt")
    #expect(options.open == "newsstand://article/42")
    #expect(options.inspect)
    #expect(options.state == "/tmp/x")
    #expect(options.host == .headless)
    #expect(!options.help)
  }

  @Test func `A value that looks like an option stands after an equals sign`() throws {
    #expect(try LaunchOptions(["--script=--odd=name"]).script == "--odd=name")
  }

  @Test func `An empty command line asks for nothing`() throws {
    #expect(try LaunchOptions([]) == LaunchOptions())
  }

  @Test(
    arguments: [
      (["--hots", "x"], "'--hots' is no option. '--help' lists them."),
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
      #expect(error.description == text)
    }
  }
}
