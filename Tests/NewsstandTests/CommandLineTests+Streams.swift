#if os(Linux)
  import CompactTesting
  import Foundation
  import Testing

  // Inputs, outputs and signals: how programs end when one of them fails.
  extension CommandLineTests {
    @Test func `An input that cannot be read has ended`() throws {
      let folder = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/"))
      let end = try run("newsstand", ["--host", "plain"], input: folder)
      expectEqual(end.status, 0, end.error)
      let newsstand = programs.appendingPathComponent("newsstand").path
      let closed = try run("/bin/sh", ["-c", "exec timeout 20 '\(newsstand)' --host plain <&-"])
      expectEqual(closed.status, 0, closed.error)
    }

    @Test func `A standard error that cannot be written is no crash`() throws {
      let lines = Pipe()
      try lines.fileHandleForWriting.write(contentsOf: Data("open newsstand://nowhere\n".utf8))
      try lines.fileHandleForWriting.close()
      let newsstand = programs.appendingPathComponent("newsstand").path
      let end = try run(
        "/bin/sh", ["-c", "exec timeout 20 '\(newsstand)' --host plain 2>/dev/full"],
        input: lines.fileHandleForReading)
      expectEqual(end.status, 1, end.output)
    }

    /// Runs a script with the output and the folder for temporary files that a test gives it.
    private func start(
      _ script: String, output: Any, folder: URL, _ arguments: [String] = []
    ) throws -> (Process, FileHandle) {
      let process = Process()
      process.executableURL = programs.appendingPathComponent("newsstand")
      process.arguments = ["--script", "/dev/stdin", "--verbose"] + arguments
      process.environment = ["TMPDIR": folder.path]
      let (input, error) = (Pipe(), Pipe())
      try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
      try input.fileHandleForWriting.close()
      process.standardInput = input
      process.standardOutput = output
      process.standardError = error
      try process.run()
      // A step is told before it runs.
      let last = script.split(separator: "\n").last ?? ""
      var text = ""
      while !text.contains(last) {
        let data = error.fileHandleForReading.availableData
        if data.isEmpty { break }
        text += String(decoding: data, as: UTF8.self)
      }
      return (process, error.fileHandleForReading)
    }

    @Test func `A script's files are removed when a signal ends it, or a pipe is closed`() throws {
      let folder = TemporaryFolder()
      try folder.write("", to: "kept")
      let (process, _) = try start(
        "tap \"Skip\"\nexpect text \"Nowhere\"", output: FileHandle.nullDevice, folder: folder.url)
      try expectEqual(folder.names().count, 2)
      process.terminate()
      process.waitUntilExit()
      expectEqual(process.terminationReason, .exit)
      expectEqual(process.terminationStatus, 128 + SIGTERM)
      try expectEqual(folder.names(), ["kept"])

      let output = Pipe()
      try output.fileHandleForReading.close()
      let (other, error) = try start("tap \"Skip\"\nscreen", output: output, folder: folder.url)
      other.waitUntilExit()
      expectEqual(other.terminationReason, .exit)
      expectEqual(other.terminationStatus, 128 + SIGPIPE)
      try expectEqual(error.readToEnd() ?? Data(), Data())
      try expectEqual(folder.names(), ["kept"])
    }

    @Test(arguments: [
      ("--help", true, 128 + SIGPIPE), ("--help", false, 0), ("--nonsense", true, 2),
      ("--nonsense", false, 2),
    ])
    func `A closed pipe ends no program by a signal`(
      option: String, closesOutput: Bool, status: Int32
    ) throws {
      let newsstand = programs.appendingPathComponent("newsstand").path
      let closed = Pipe()
      try closed.fileHandleForReading.close()
      let process = Process()
      process.executableURL = URL(fileURLWithPath: newsstand)
      process.arguments = [option]
      process.standardOutput = closesOutput ? closed : Pipe()
      process.standardError = closesOutput ? Pipe() : closed
      try process.run()
      process.waitUntilExit()
      expectEqual(process.terminationReason, .exit)
      expectEqual(process.terminationStatus, status)
    }

    @Test func `An output that never blocks is waited for`() throws {
      let output = Pipe()
      let end = output.fileHandleForWriting.fileDescriptor
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      let blanks = [UInt8](repeating: 0x20, count: 4096)
      while unsafe write(end, blanks, blanks.count) > 0 {}
      let folder = TemporaryFolder()
      try folder.write("", to: "kept")
      let (process, error) = try start("screen", output: output, folder: folder.url)
      try? output.fileHandleForWriting.close()
      var more = pollfd(fd: error.fileDescriptor, events: Int16(POLLIN), revents: 0)
      expectEqual(unsafe poll(&more, 1, 300), 0)
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      expectEqual(process.terminationStatus, 0)
      try expectTrue(text.hasSuffix(run(script: "screen").output), text)
      try expectEqual(folder.names(), ["kept"])
    }

    @Test func `A message for a standard error that never blocks is printed whole`() throws {
      let error = Pipe()
      let end = error.fileHandleForWriting.fileDescriptor
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      let blanks = [UInt8](repeating: 0x20, count: 4096)
      while unsafe write(end, blanks, blanks.count) > 0 {}
      let process = Process()
      process.executableURL = programs.appendingPathComponent("newsstand")
      process.arguments = ["--nonsense"]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = error
      try process.run()
      try error.fileHandleForWriting.close()
      var more = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      // Its output is closed when it ends.
      expectEqual(unsafe poll(&more, 1, 300), 0)
      let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      expectEqual(process.terminationStatus, 2)
      expectTrue(text.hasSuffix("Unknown option '--nonsense'. '--help' lists them.\n"), text)
    }

    @Test func `An app is told of its end when its script fails or its output is closed`() throws {
      let folder = TemporaryFolder()
      try folder.write("", to: "kept")
      func expectEnd(_ journal: String) throws {
        let lines = try folder.text(of: journal).split(separator: "\n")
        let isStopped = lines.last?.contains("sceneDisconnected") == true
        expectTrue(isStopped, "\(journal): \(lines.suffix(2))")
      }
      for (name, arguments) in [
        ("script", ["--timeout=0"]), ("link", ["--open=newsstand://nowhere"]),
        ("plain link", ["--host=plain", "--open=newsstand://nowhere"]),
      ] {
        let record = ["--record", folder.file(name).path]
        let end =
          try name.hasPrefix("plain")
          ? run("newsstand", arguments + record)
          : run(script: "tap \"Nowhere\"", arguments + record)
        expectEqual(end.status, 1, end.error)
        try expectEnd(name)
      }
      let output = Pipe()
      try output.fileHandleForReading.close()
      let (process, _) = try start(
        "screen", output: output, folder: folder.url, ["--record", folder.file("output").path])
      process.waitUntilExit()
      expectEqual(process.terminationStatus, 128 + SIGPIPE)
      try expectEnd("output")
    }

    @Test func `A journal that cannot be written, and a script from a pipe`() throws {
      let full = try run(script: "tap \"Skip\"", ["--record", "/dev/full"])
      expectEqual(full.status, 2)
      expectTrue(full.error.contains("'/dev/full' did not take an event"), full.error)
      for (arguments, problem) in [
        (["--timeout", "0"], "Nowhere"), (["--open", "newsstand://nowhere"], "did not open"),
      ] {
        let failed = try run(script: "tap \"Nowhere\"", ["--record", "/dev/full"] + arguments)
        expectEqual(failed.status, 1)
        expectTrue(failed.error.contains(problem), failed.error)
        expectTrue(failed.error.contains("'/dev/full' did not take an event"), failed.error)
      }
      let (process, error) = try start(
        "expect text \"Nowhere\"", output: FileHandle.nullDevice, folder: TemporaryFolder().url,
        ["--record", "/dev/full"])
      process.terminate()
      let text = String(decoding: error.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      expectEqual(process.terminationStatus, 2)
      expectTrue(text.contains("'/dev/full' did not take an event"), text)
      let script = Pipe()
      try script.fileHandleForWriting.write(contentsOf: Data("tap \"Skip\"\n".utf8))
      try script.fileHandleForWriting.close()
      let read = try run(
        "newsstand", ["--script", "/dev/stdin"], input: script.fileHandleForReading)
      expectEqual(read.status, 0, read.error)
    }
  }
#endif
