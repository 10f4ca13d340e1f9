#if os(Linux)
  import CompactTesting
  import Foundation
  import Testing

  /// An app that has only `import UIKit` reads no options, and says so in place of ignoring them.
  struct OptionsTests {
    private func run(_ arguments: [String]) throws -> (status: Int32, error: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("TerminalProbe")
      process.arguments = arguments
      let error = Pipe()
      process.standardError = error
      process.standardOutput = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let text = error.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }

    @Test(
      arguments: [
        ["--inspect"], ["--script=tour.txt"], ["x", "--open", "a:b"], ["--record", "run.jsonl"],
        ["--replay=run.jsonl"], ["--map", "text"], ["--restore=off"],
      ])
    func `An option of the launcher is rejected with what to add`(arguments: [String]) throws {
      let (status, error) = try run(arguments)
      expectEqual(status, 2)
      let option = arguments.last { $0.hasPrefix("--") }?.prefix { $0 != "=" } ?? ""
      expectTrue(error.hasPrefix("'\(option)' is read by CoordinatorLauncher, which this program"))
      expectTrue(error.contains("To fix this, add the product 'CoordinatorLauncher' to the target"))
    }

    @Test func `An argument of the app's own is left to the app`() throws {
      let (status, error) = try run(["--mine"])
      expectEqual(status, 1)
      expectTrue(error.contains("cannot be shown here: its standard input is not a terminal."))
    }
  }
#endif
