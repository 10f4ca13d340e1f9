#if os(Linux)
  import CompactTesting
  import Foundation
  import Testing

  @testable import TerminalHost

  @Suite(.serialized) struct TerminalTests: TableSuite {
    private static let leaving =
      "␛[?2026l␛[0m␛[?1006l␛[?1002l␛[?2004l␛[?7h␛[?25h␛[?1049l"

    @Test(arguments: await rowNames) func row(name: String) async throws {
      try await run(row: name)
    }

    func table(_ test: inout TestTable) {
      test("Entering takes the terminal and leaving gives it back as it was") {
        let pty = try require(PseudoTerminal())
        let before = pty.settings()
        let terminal = Terminal(input: pty.slave, output: pty.slave, environment: ["TERM": "xterm"])
        try terminal.enter()
        expectNotEqual(pty.settings(), before)
        expectEqual(pty.output(), "␛[?1049h␛[?7l␛[?2004h␛[?1002h␛[?1006h␛[?25l")
        terminal.leave()
        expectEqual(pty.settings(), before)
        expectEqual(pty.output(), Self.leaving)
        terminal.leave()
        expectEqual(pty.output(), "")
      }

      test("A file is no terminal, and the message says what to do") {
        let null = unsafe open("/dev/null", O_RDWR)
        defer { close(null) }
        let error = try #require(throws: TerminalError.self) {
          try Terminal(input: null, output: null, program: "newsstand").enter()
        }
        expectEqual(error.code, .notATerminal)
        expectEqual(
          error.description,
          """
          newsstand cannot be shown here: its standard input is not a terminal.

          This usually means that it was redirected to a file or a pipe.

          To fix this, run newsstand in a terminal window without redirecting its input.
          """)
      }

      test("A terminal whose cursor cannot be moved is rejected") {
        let pty = try require(PseudoTerminal())
        let before = pty.settings()
        let error = try #require(throws: TerminalError.self) {
          try Terminal(
            input: pty.slave, output: pty.slave, program: "newsstand", environment: ["TERM": "dumb"]
          )
          .enter()
        }
        expectEqual(error.code, .dumb)
        expectEqual(
          error.description,
          """
          newsstand cannot be shown here: TERM is 'dumb', a terminal whose cursor cannot be moved.

          This usually means that it was started inside an editor or by a tool that collects output.

          To fix this, run newsstand in a terminal window; if this is one, set TERM, for instance \
          to 'xterm-256color'.
          """)
        expectEqual(pty.settings(), before)
        expectEqual(pty.output(), "")
        let piped = Terminal(input: -1, output: -1, environment: ["TERM": "dumb"])
        expectEqual(piped.obstacle?.code, .dumb)
      }

      test("A window that is too small is rejected with both sizes") {
        let pty = try require(PseudoTerminal(columns: 30, rows: 8))
        let terminal = Terminal(
          input: pty.slave, output: pty.slave, program: "newsstand", environment: ["TERM": "xterm"])
        let before = pty.settings()
        let error = try #require(throws: TerminalError.self) { try terminal.enter() }
        expectEqual(
          error.description,
          """
          The terminal is 30x8; newsstand needs at least 40x12.

          To fix this, make the window larger or its letters smaller.
          """)
        expectEqual(pty.settings(), before)
        expectEqual(pty.output(), "")
        pty.resize(columns: 40, rows: 12)
        expectNil(terminal.complaint)
        expectEqual(terminal.size, GridSize(columns: 40, rows: 12))
      }

      test("A terminal that does not know its size counts as 80 by 24") {
        let pty = try require(PseudoTerminal(columns: 0, rows: 0))
        expectEqual(Terminal(input: pty.slave, output: pty.slave).size, .standard)
      }

      test("Writing to a terminal that has gone is noticed") {
        var pty = PseudoTerminal()
        let slave = dup(try require(pty).slave)
        defer { close(slave) }
        let terminal = Terminal(input: slave, output: slave)
        expectTrue(terminal.write([65]))
        pty = nil
        expectFalse(terminal.write([65]))
      }
    }

    @Test(.onItsOwnThread, arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func `A signal that ends the process gives the terminal back first`(number: Int32) async throws
    {
      let pty = try require(PseudoTerminal())
      let (path, before) = (pty.path, pty.settings())
      await #expect(processExitsWith: .signal(number)) {
        [path = path as String, number = number as Int32] in
        try await enterTerminal(at: path)
        // The test's own thread has its signals blocked; the process takes it on another one.
        alarm(10)
        kill(getpid(), number)
        while true { pause() }
      }
      expectEqual(pty.settings(), before)
      expectTrue(pty.output().hasSuffix(Self.leaving))
    }

    @Test(.onItsOwnThread) func `A crash and an exit give the terminal back too`() async throws {
      let pty = try require(PseudoTerminal())
      let (path, before) = (pty.path, pty.settings())
      await #expect(processExitsWith: .failure) { [path = path as String] in
        try await enterTerminal(at: path)
        fatalError("a crash")
      }
      expectEqual(pty.settings(), before)
      expectTrue(pty.output().hasSuffix(Self.leaving))
      await #expect(processExitsWith: .exitCode(3)) { [path = path as String] in
        try await enterTerminal(at: path)
        exit(3)
      }
      expectEqual(pty.settings(), before)
      expectTrue(pty.output().hasSuffix(Self.leaving))
    }

    /// The standard error is on the terminal or not.
    @Test(.onItsOwnThread, arguments: [true, false])
    func `What the app prints is kept off the screen and shown afterwards`(isWhole: Bool)
      async throws
    {
      let pty = try require(PseudoTerminal())
      let path = pty.path
      await #expect(processExitsWith: .failure) {
        [path = path as String, isWhole = isWhole as Bool] in
        let descriptor = unsafe open(path, O_RDWR | O_NOCTTY)
        for standard in Int32(0)...2 { dup2(descriptor, standard) }
        if !isWhole { dup2(unsafe open("/dev/null", O_WRONLY), 2) }
        let terminal = await Terminal(environment: ["TERM": "xterm"])
        try await terminal.enter()
        let file: FileHandle = isWhole ? .standardError : .standardOutput
        file.write(Data("a warning\n".utf8))
        _ = await terminal.write(Array("frame".utf8))
        fatalError("a crash")
      }
      let output = pty.output()
      expectTrue(output.contains("frame\(Self.leaving)a warning\r\n"), output)
      expectEqual(output.contains("Fatal error: a crash"), isWhole)
    }

    @Test(.onItsOwnThread)
    func `What the app prints is shown where the terminal has no name to open`() async throws {
      let pty = try require(PseudoTerminal())
      let path = pty.path
      await #expect(processExitsWith: .exitCode(0)) { [path = path as String] in
        let descriptor = unsafe open(path, O_RDWR | O_NOCTTY)
        for standard in Int32(0)...2 { dup2(descriptor, standard) }
        let attributes = try require(SystemCalls.attributes(0))
        TerminalRestoration.arm(input: 0, output: 1, attributes: attributes, bytes: "left, ")
        let output = TerminalRestoration.captureStandardOutput()
        FileHandle.standardOutput.write(Data("printed".utf8))
        _ = SystemCalls.write(Array("frame, ".utf8)[...], to: output)
        exit(0)
      }
      expectEqual(pty.output(), "frame, left, printed")
    }

    @Test(.onItsOwnThread) func `A signal that was ignored stays ignored`() async throws {
      let pty = try require(PseudoTerminal())
      let path = pty.path
      await #expect(processExitsWith: .exitCode(0)) { [path = path as String] in
        signal(SIGHUP, SIG_IGN)
        try await enterTerminal(at: path)
        let handler = signal(SIGHUP, SIG_DFL)
        exit(unsafe unsafeBitCast(handler, to: Int.self) == 1 ? 0 : 1)
      }
    }
  }

  @MainActor private func enterTerminal(at path: String) throws {
    let descriptor = unsafe open(path, O_RDWR | O_NOCTTY)
    try Terminal(input: descriptor, output: descriptor, environment: ["TERM": "xterm"]).enter()
  }
#endif
