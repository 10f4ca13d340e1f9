#if os(Linux)
  import CompactTesting
  import Foundation

  /// The app `TerminalProbe` in a process of its own, on a terminal that the test holds.
  final class ProbeProcess {
    /// How a process is.
    enum State: Equatable {
      case runs
      case stopped
      case exited(Int32)
      case killed(Int32)
    }

    let terminal: PseudoTerminal
    let settings: String
    let identifier: pid_t
    private(set) var output = ""
    private let log: String
    private var lastState = State.runs

    /// Starts the probe.
    ///
    /// - Parameters:
    ///   - leadsSession: Whether the terminal is its controlling one, so that it hears when that is
    ///     closed; else it can be stopped, since the test could continue it.
    ///   - errorPath: The file for its standard error; nil for the terminal.
    ///   - environment: What is to be different in its environment.
    init?(
      columns: UInt16 = 80, rows: UInt16 = 24, leadsSession: Bool = false,
      errorPath: String? = nil, environment: [String: String] = [:]
    ) {
      guard let terminal = PseudoTerminal(columns: columns, rows: rows) else { return nil }
      self.terminal = terminal
      settings = terminal.settings()
      log = "/tmp/terminal-probe-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
      _ = FileManager.default.createFile(atPath: log, contents: nil)
      // However slow the machine, no app that ends is taken for one that hangs.
      var variables = [
        "PROBE_LOG": log, "PROBE_GRACE": "100", "TERM": "xterm-256color", "PATH": "/usr/bin:/bin",
      ]
      variables.merge(environment) { $1 }
      let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
      identifier = Self.spawn(
        folder.appendingPathComponent("TerminalProbe").path, terminal.path, leadsSession,
        errorPath, variables)
      guard identifier > 0 else { return nil }
    }

    deinit {
      if !hasEnded {
        kill(identifier, SIGKILL)
        waitpid(identifier, nil, 0)
      }
      try? FileManager.default.removeItem(atPath: log)
    }

    /// What the app has noted so far.
    var notes: [String] {
      let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").map(String.init)
    }

    /// How many characters the field of the app has.
    var typed: Int {
      let note = notes.last { $0.hasPrefix("typed ") }
      return note.flatMap { Int($0.dropFirst(6)) } ?? 0
    }

    /// Types bytes, and reads what is shown meanwhile.
    func type(_ bytes: [UInt8]) {
      var rest = bytes[...]
      let deadline = ContinuousClock.now + .seconds(120)
      while !rest.isEmpty, ContinuousClock.now < deadline, state != .exited(0) {
        let count = terminal.type(rest)
        rest = rest.dropFirst(count)
        output += terminal.output(waiting: count == 0 ? 10 : 0)
      }
    }

    /// Types text.
    func type(_ text: String) { type(Array(text.utf8)) }

    /// Gives the terminal another size and tells the app.
    func resize(columns: UInt16, rows: UInt16) {
      terminal.resize(columns: columns, rows: rows)
      kill(identifier, SIGWINCH)
    }

    /// Reads what is shown until a condition holds; false if it never does.
    func wait(_ limit: Duration = .seconds(120), until isMet: (ProbeProcess) -> Bool) -> Bool {
      let deadline = ContinuousClock.now + limit
      while !isMet(self) {
        guard ContinuousClock.now < deadline else { return false }
        output += terminal.output(waiting: 10)
      }
      return true
    }

    /// Waits until a text was written, from the last call of ``forget()`` on.
    func wait(for text: String) -> Bool { wait { $0.output.contains(text) } }

    /// Waits until a text is on the screen, which is drawn anew for that: a frame alone has only what
    /// has changed.
    func wait(forShown text: String) -> Bool {
      let deadline = ContinuousClock.now + .seconds(120)
      while !output.contains(text), ContinuousClock.now < deadline {
        type("\u{c}")
        _ = wait(.seconds(1)) { $0.output.contains(text) }
      }
      return output.contains(text)
    }

    /// Has all drawn anew, and waits until that was read; what was shown before is forgotten.
    func redraw() -> Bool {
      forget()
      type("\u{c}")
      return wait { $0.output.contains("␛[2J") && $0.output.hasSuffix("␛[?2026l") }
    }

    /// Types a letter until the field has it, each time after a longer pause: a sequence that was begun
    /// may still take the first.
    func typesAgain() -> Bool {
      for attempt in 0..<9 {
        let pause = Duration.milliseconds(100 << attempt)
        _ = wait(pause) { _ in false }
        let before = typed
        type("x")
        if wait(pause, until: { $0.typed > before }) { return true }
      }
      return false
    }

    /// Forgets what was shown so far.
    func forget() { output = "" }

    /// Waits until the process is in a state, or has ended in another.
    func wait(for state: State) -> State {
      _ = wait { $0.state == state || $0.hasEnded }
      output += terminal.output()
      return self.state
    }

    /// How the process is now.
    var state: State {
      var status: Int32 = 0
      guard !hasEnded, unsafe waitpid(identifier, &status, WNOHANG | WUNTRACED | WCONTINUED) > 0
      else { return lastState }
      if status == 0xffff {
        lastState = .runs
      } else if status & 0xff == 0x7f {
        lastState = .stopped
      } else if status & 0x7f == 0 {
        lastState = .exited(status >> 8 & 0xff)
      } else {
        lastState = .killed(status & 0x7f)
      }
      return lastState
    }

    private var hasEnded: Bool {
      switch lastState {
      case .runs, .stopped: false
      case .exited, .killed: true
      }
    }

    private static func spawn(
      _ program: String, _ terminal: String, _ leadsSession: Bool, _ errorPath: String?,
      _ variables: [String: String]
    ) -> pid_t {
      var actions = unsafe posix_spawn_file_actions_t()
      unsafe posix_spawn_file_actions_init(&actions)
      unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
      let error = errorPath ?? terminal
      unsafe posix_spawn_file_actions_addopen(&actions, 2, error, O_WRONLY, 0)
      var attributes = posix_spawnattr_t()
      unsafe posix_spawnattr_init(&attributes)
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe posix_spawnattr_setsigmask(&attributes, &signals)
      // Swift Testing, and whoever runs it, may ignore signals.
      for number in [SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGCONT, SIGTTIN, SIGTTOU, SIGPIPE] {
        unsafe sigaddset(&signals, number)
      }
      unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
      let newSession: Int16 = 0x80
      let flags = (leadsSession ? newSession : Int16(POSIX_SPAWN_SETPGROUP)) | 0x04 | 0x08
      unsafe posix_spawnattr_setflags(&attributes, flags)
      defer {
        unsafe posix_spawn_file_actions_destroy(&actions)
        unsafe posix_spawnattr_destroy(&attributes)
      }
      var identifier: pid_t = 0
      var environment = unsafe variables.map { unsafe strdup("\($0)=\($1)") } + [nil]
      var arguments = unsafe [strdup(program), nil]
      let result = unsafe posix_spawn(
        &identifier, program, &actions, &attributes, &arguments, &environment)
      for index in unsafe environment.indices { unsafe free(environment[index]) }
      for index in unsafe arguments.indices { unsafe free(arguments[index]) }
      return result == 0 ? identifier : -1
    }
  }
#endif
