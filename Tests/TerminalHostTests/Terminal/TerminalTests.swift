#if os(Linux)
  import Foundation
  import TerminalHost
  import Testing

  @MainActor @Suite(.serialized) struct TerminalTests {
    private static let leaving =
      "␛[?2026l␛[0m␛[?1006l␛[?1002l␛[?2004l␛[?7h␛[?25h␛[?1049l"

    @Test func `Entering takes the terminal and leaving gives it back as it was`() throws {
      let pty = try #require(PseudoTerminal())
      let before = pty.settings()
      let terminal = Terminal(input: pty.slave, output: pty.slave, environment: ["TERM": "xterm"])
      try terminal.enter()
      #expect(pty.settings() != before)
      #expect(pty.output() == "␛[?1049h␛[?7l␛[?2004h␛[?1002h␛[?1006h␛[?25l")
      terminal.leave()
      #expect(pty.settings() == before)
      #expect(pty.output() == Self.leaving)
      terminal.leave()
      #expect(pty.output() == "")
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func `A signal that ends the process gives the terminal back first`(number: Int32) async throws
    {
      let pty = try #require(PseudoTerminal())
      let (path, before) = (pty.path, pty.settings())
      await #expect(processExitsWith: .signal(number)) {
        [path = path as String, number = number as Int32] in
        try await enterTerminal(at: path)
        // The test's own thread has its signals blocked; the process takes it on another one.
        alarm(10)
        kill(getpid(), number)
        while true { pause() }
      }
      #expect(pty.settings() == before)
      #expect(pty.output().hasSuffix(Self.leaving))
    }

    @Test func `A crash and an exit give the terminal back too`() async throws {
      let pty = try #require(PseudoTerminal())
      let (path, before) = (pty.path, pty.settings())
      await #expect(processExitsWith: .failure) { [path = path as String] in
        try await enterTerminal(at: path)
        fatalError("a crash")
      }
      #expect(pty.settings() == before)
      #expect(pty.output().hasSuffix(Self.leaving))
      await #expect(processExitsWith: .exitCode(3)) { [path = path as String] in
        try await enterTerminal(at: path)
        exit(3)
      }
      #expect(pty.settings() == before)
      #expect(pty.output().hasSuffix(Self.leaving))
    }

    @Test func `What the app prints is kept off the screen and shown afterwards`() async throws {
      let pty = try #require(PseudoTerminal())
      let path = pty.path
      await #expect(processExitsWith: .failure) { [path = path as String] in
        let descriptor = unsafe open(path, O_RDWR | O_NOCTTY)
        for standard in Int32(0)...2 { dup2(descriptor, standard) }
        let terminal = await Terminal(environment: ["TERM": "xterm"])
        try await terminal.enter()
        FileHandle.standardError.write(Data("a warning\n".utf8))
        _ = await terminal.write(Array("frame".utf8))
        fatalError("a crash")
      }
      let output = pty.output()
      #expect(output.contains("frame\(Self.leaving)a warning\r\n"))
      #expect(output.contains("Fatal error: a crash"))
    }

    @Test func `A signal that was ignored stays ignored`() async throws {
      let pty = try #require(PseudoTerminal())
      let path = pty.path
      await #expect(processExitsWith: .exitCode(0)) { [path = path as String] in
        signal(SIGHUP, SIG_IGN)
        try await enterTerminal(at: path)
        let handler = signal(SIGHUP, SIG_DFL)
        exit(unsafe unsafeBitCast(handler, to: Int.self) == 1 ? 0 : 1)
      }
    }

    @Test func `A file is no terminal, and the message says what to do`() throws {
      let null = unsafe open("/dev/null", O_RDWR)
      defer { close(null) }
      let error = try #require(throws: TerminalError.self) {
        try Terminal(input: null, output: null, program: "newsstand").enter()
      }
      #expect(error.code == .notATerminal)
      #expect(
        error.description == """
          newsstand cannot be shown here: its standard input is not a terminal.

          This usually means that it was redirected to a file or a pipe.

          To fix this, run newsstand in a terminal window without redirecting its input.
          """)
    }

    @Test func `A terminal whose cursor cannot be moved is refused`() throws {
      let pty = try #require(PseudoTerminal())
      let before = pty.settings()
      let error = try #require(throws: TerminalError.self) {
        try Terminal(
          input: pty.slave, output: pty.slave, program: "newsstand", environment: ["TERM": "dumb"]
        )
        .enter()
      }
      #expect(error.code == .dumb)
      #expect(
        error.description == """
          newsstand cannot be shown here: TERM is 'dumb', a terminal whose cursor cannot be moved.

          This usually means that it was started inside an editor or by a tool that collects output.

          To fix this, run newsstand in a terminal window; if this is one, set TERM, for instance \
          to 'xterm-256color'.
          """)
      #expect(pty.settings() == before)
      #expect(pty.output() == "")
    }

    @Test func `A window that is too small is refused with both sizes`() throws {
      let pty = try #require(PseudoTerminal(columns: 30, rows: 8))
      let terminal = Terminal(
        input: pty.slave, output: pty.slave, program: "newsstand", environment: ["TERM": "xterm"])
      let before = pty.settings()
      let error = try #require(throws: TerminalError.self) { try terminal.enter() }
      #expect(
        error.description == """
          The terminal is 30x8; newsstand needs at least 40x12.

          To fix this, make the window larger or its letters smaller.
          """)
      #expect(pty.settings() == before)
      #expect(pty.output() == "")
      pty.resize(columns: 40, rows: 12)
      #expect(terminal.complaint == nil)
      #expect(terminal.size == GridSize(columns: 40, rows: 12))
    }

    @Test func `A terminal that does not know its size counts as 80 by 24`() throws {
      let pty = try #require(PseudoTerminal(columns: 0, rows: 0))
      #expect(Terminal(input: pty.slave, output: pty.slave).size == .standard)
    }

    @Test func `Writing to a terminal that has gone is noticed`() throws {
      var pty = PseudoTerminal()
      let slave = dup(try #require(pty).slave)
      defer { close(slave) }
      let terminal = Terminal(input: slave, output: slave)
      #expect(terminal.write([65]))
      pty = nil
      #expect(!terminal.write([65]))
    }
  }

  @MainActor private func enterTerminal(at path: String) throws {
    let descriptor = unsafe open(path, O_RDWR | O_NOCTTY)
    try Terminal(input: descriptor, output: descriptor, environment: ["TERM": "xterm"]).enter()
  }
#endif
