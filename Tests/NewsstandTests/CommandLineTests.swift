#if os(Linux)
  import CompactTesting
  import Foundation
  import Testing

  /// The programs as a user calls them.
  struct CommandLineTests {
    /// The folder of the programs.
    var programs: URL {
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    }

    func run(
      _ program: String, _ arguments: [String], input: FileHandle = .nullDevice
    ) throws -> (status: Int32, output: String, error: String) {
      let process = Process()
      process.executableURL =
        program.hasPrefix("/")
        ? URL(fileURLWithPath: program) : programs.appendingPathComponent(program)
      process.arguments = arguments
      let (output, error) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = error
      process.standardInput = input
      try process.run()
      let texts = [output, error].map {
        String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      }
      process.waitUntilExit()
      return (process.terminationStatus, texts[0], texts[1])
    }

    func run(script: String, _ arguments: [String] = []) throws -> (
      status: Int32, output: String, error: String
    ) {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("command-line-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("steps.txt")
      try Data(script.utf8).write(to: file)
      return try run("newsstand", ["--script", file.path] + arguments)
    }

    @Test func `A link that the app does not open at launch is an error, printed once`() throws {
      let login = """
        tap "Skip"
        type "Username" "ada"
        type "Password" "engine"
        tap "Log in"

        """
      for (host, link, lines, text) in [
        ("--host=headless", "nowhere/1", "", "The link 'newsstand://nowhere/1' leads nowhere"),
        ("--host=headless", "article/42", "", "it still waits"),
        ("--script=/dev/stdin", "article/42", "", "it still waits"),
        ("--script=/dev/stdin", "article/51", login, "Library.Coordinator does not admit it"),
        ("--script=/dev/stdin", "article/42", login, ""),
        ("--host=plain", "article/42", "quit", "it still waits"),
        ("--host=plain", "article/51", login, "Library.Coordinator does not admit it"),
        ("--host=plain", "article/42", login, ""),
      ] {
        let folder = TemporaryFolder()
        let input = Pipe()
        try input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
        try input.fileHandleForWriting.close()
        let end = try run(
          "newsstand",
          [
            host, "--open", "newsstand://\(link)", "--state", folder.url.path,
            "--timeout", lines == login ? "300" : "0",
          ], input: input.fileHandleForReading)
        let printed = end.output + end.error
        expectEqual(end.status, text.isEmpty ? 0 : 1, printed)
        expectEqual(
          printed.components(separatedBy: "The application did not open").count,
          text.isEmpty ? 1 : 2, printed)
        expectTrue(text.isEmpty || printed.components(separatedBy: text).count == 2, printed)
      }
    }

    @Test func `Without a terminal, the screen has the size of the command line`() throws {
      for host in ["headless", "plain"] {
        let end = try run("newsstand", ["--host", host, "--size", "100x20"])
        let rule = end.output.split(separator: "\n").first { $0.hasPrefix("──") }
        expectEqual(rule?.count, 100, end.output + end.error)
      }
    }

    @Test func `In a terminal, a link that the app does not open is an error at the end`() throws {
      for (link, text) in [
        ("nowhere/1", "The link 'newsstand://nowhere/1' leads nowhere"),
        ("article/42", "it still waits"),
      ] {
        let folder = TemporaryFolder()
        let terminal = try require(PseudoTerminal())
        let side = FileHandle(fileDescriptor: terminal.slave, closeOnDealloc: false)
        let process = Process()
        process.executableURL = programs.appendingPathComponent("newsstand")
        process.arguments = ["--open", "newsstand://\(link)", "--state", folder.url.path]
        process.environment = ["TERM": "xterm-256color"]
        process.standardInput = side
        process.standardOutput = side
        let error = Pipe()
        process.standardError = error
        try process.run()
        let deadline = ContinuousClock.now + .seconds(60)
        var output = ""
        while process.isRunning, ContinuousClock.now < deadline {
          output += terminal.output(waiting: 10)
          if output.contains("Fifty short articles") { _ = terminal.type([UInt8(ascii: "q")]) }
        }
        process.terminate()
        let printed = String(
          decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        expectEqual(process.terminationStatus, 1, printed)
        expectTrue(printed.hasPrefix("The application did not open"), printed)
        expectTrue(printed.contains(text), printed)
      }
    }

    @Test func `A directory for files belongs to one program at a time`() throws {
      let folder = TemporaryFolder()
      let arguments = ["--host", "plain", "--state", folder.url.path]
      let first = Process()
      first.executableURL = programs.appendingPathComponent("newsstand")
      first.arguments = arguments
      let (input, output) = (Pipe(), Pipe())
      first.standardInput = input
      first.standardOutput = output
      try first.run()
      defer { kill(first.processIdentifier, SIGKILL) }
      expectFalse(output.fileHandleForReading.availableData.isEmpty)
      let second = try run("newsstand", arguments)
      expectEqual(second.status, 2)
      expectEqual(
        second.error,
        """
        '\(folder.url.path)' is in use by another program that runs. Both would overwrite each \
        other's files.

        To fix this, quit the other program, or use another directory for '--state'.

        """)
      kill(first.processIdentifier, SIGKILL)
      first.waitUntilExit()
      try expectEqual(run("newsstand", arguments).status, 0)
    }

    @Test func `All open scenes come back in the next process, each at its place`() throws {
      let folder = TemporaryFolder()
      func run(_ script: String, _ arguments: String..., expecting error: String...) throws {
        let end = try self.run(script: script, ["--state", folder.url.path] + arguments)
        expectEqual(end.error.isEmpty, error.isEmpty, end.error)
        for text in error { expectTrue(end.error.contains(text), end.error) }
      }
      let login = """
        type "Username" "ada"
        type "Password" "engine"
        tap "Log in"

        """
      try run(
        """
        tap "Skip"
        \(login)
        open newsstand://article/42
        expect screen "The Night Train to the Observatory"
        scene open
        open newsstand://about/settings
        scene open
        open newsstand://article/7
        scene open
        scene close
        scene 2
        expect screen "Settings"
        """)
      let returns = """
        \(login)
        expect screen "Settings"
        scene 1
        expect screen "The Night Train to the Observatory"
        scene 3
        expect depth 2
        scene 2
        """
      try run(returns)
      try run(
        "scene 4", "--timeout=0", expecting: "There is no scene 4, counted from 1: 3 are open.")
      // A run with `--restore off` changes neither the places nor the list.
      try run(login + "expect screen \"Library\"\nscene open", "--restore=off")
      try run("scene 2", "--restore=off", "--timeout=0", expecting: "no scene 2,")
      try run(returns)

      try folder.write("{", to: "open-sessions.json")
      try run(
        "scene 2", "--timeout=0", expecting: "keeps the list as 'open-sessions.aside.json'",
        "There is no scene 2, counted from 1: 1 is open.")
      try expectEqual(folder.text(of: "open-sessions.aside.json"), "{")
      // No place is lost: a scene that is opened has that of its session again.
      try run(
        """
        \(login)
        expect screen "The Night Train to the Observatory"
        scene open
        expect screen "Settings"
        """)
    }

    @Test func `A run with two scenes is recorded in one file, and repeated from it`() throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).jsonl")
      defer { try? FileManager.default.removeItem(at: file) }
      let script = Picture.newsstand.appendingPathComponent("Scripts/scenes.txt").path
      try expectEqual(run("newsstand", ["--script", script, "--record", file.path]).status, 0)
      let end = try run("newsstand", ["--replay", file.path, "--map", "text", "--inspect"])
      expectEqual(end.status, 0, end.error)
      expectTrue(end.output.contains("[ Report a mistake ]"), end.output)
      expectTrue(
        end.output.contains("About.AboutRootViewController → Settings.SettingsViewController"),
        end.output)

      let map = try run("newsstand", ["--replay", file.path, "--map", "dot"])
      expectTrue(map.output.hasPrefix("digraph "), map.output)

      let steps = file.appendingPathExtension("txt")
      defer { try? FileManager.default.removeItem(at: steps) }
      try Data("tap \"Report a mistake\"".utf8).write(to: steps)
      let more = try run("newsstand", ["--replay", file.path, "--script", steps.path])
      expectEqual(more.status, 0, more.error)

      for (content, text) in [
        ("", "has no events"), (nil, "name a file that exists"),
        ("{\n[", "'--record FILE' first. Line 1 is no event"),
      ] {
        let other = file.appendingPathExtension("other")
        if let content { try Data(content.utf8).write(to: other) }
        let end = try run("newsstand", ["--replay", other.path])
        try? FileManager.default.removeItem(at: other)
        expectEqual(end.status, 2)
        expectTrue(end.error.contains(text), end.error)
      }

      let text = try String(contentsOf: file, encoding: .utf8)
      let changed = text.replacingOccurrences(
        of: "Settings.Coordinator", with: "Options.Coordinator")
      try Data((changed + String(repeating: "{\n", count: 12)).utf8).write(to: file)
      let other = try run("newsstand", ["--replay", file.path])
      expectEqual(other.status, 1)
      expectTrue(other.error.contains(": 2 more of its lines are no events."), other.error)
      expectTrue(other.error.contains(" is no event"), other.error)
      expectTrue(
        other.error.contains("About.Coordinator/Options.Coordinator started\nIn the replay:"),
        other.error)
      expectTrue(other.error.hasSuffix("their folder from before the run: '--state DIR'.\n"))
    }

    @Test func `A directory in place of a file is an error`() throws {
      for (option, file) in [
        ("--record", "a file"), ("--replay", "a recorded file"), ("--script", "a script file"),
      ] {
        let end = try run("newsstand", ["--host", "headless", option, "/"])
        expectEqual(end.status, 2)
        expectEqual(end.error, "'/' is a directory: use the path of \(file).\n")
      }
    }

    @Test func `A control character of an argument is printed as a picture`() throws {
      let end = try run("newsstand", ["--\u{1b}[31mx"])
      expectEqual(end.error, "Unknown option '--␛[31mx'. '--help' lists them.\n")
    }

    @Test func `Who mistypes is asked`() throws {
      let step = try run(script: "tpa \"Skip\"")
      expectEqual(step.status, 2)
      expectTrue(step.error.contains("Did you mean 'tap'?"))
      let example = try run("gallery", ["tbas"])
      expectEqual(example.status, 2)
      expectTrue(example.error.contains("There is no example 'tbas'. Did you mean 'tabs'?"))
    }
  }
#endif
