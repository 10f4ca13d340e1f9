#if os(Linux)
  import CompactTesting
  import Foundation
  import Testing

  @testable import TerminalHost

  /// The host in a process of its own: signals, job control, a terminal that is held or goes away.
  @Suite(.serialized, .onItsOwnThread) struct ProcessTests {
    private static let start = ["active"]
    private static let end = ["inactive", "background", "end"]

    private func probe(
      columns: UInt16 = 80, rows: UInt16 = 24, leadsSession: Bool = false,
      environment: [String: String] = [:]
    ) throws -> ProbeProcess {
      let probe = try require(
        ProbeProcess(
          columns: columns, rows: rows, leadsSession: leadsSession, environment: environment))
      expectTrue(probe.wait(for: "Probe"))
      return probe
    }

    /// What the app was told, without sizes and text.
    private func calls(_ probe: ProbeProcess) -> [String] {
      probe.notes.filter { !$0.contains(" ") && $0 != "compact" && $0 != "regular" }
    }

    @Test func `ctrl-C quits, and the app is told before the terminal is given back`() throws {
      let probe = try probe()
      probe.type("\u{3}")
      expectEqual(probe.wait(for: .exited(0)), .exited(0))
      expectEqual(calls(probe), Self.start + Self.end)
      expectEqual(probe.terminal.settings(), probe.settings)
      expectTrue(probe.output.hasSuffix("␛[?1049l"))
    }

    @Test(arguments: [0, SIGTSTP])
    func `ctrl-Z or SIGTSTP stops it, and SIGCONT takes the terminal again`(signal: Int32) throws {
      let probe = try probe()
      if signal == 0 { probe.type("\u{1a}") } else { kill(probe.identifier, signal) }
      expectEqual(probe.wait(for: .stopped), .stopped)
      expectEqual(probe.terminal.settings(), probe.settings)
      expectTrue(probe.output.hasSuffix("␛[?1049l"))
      expectEqual(calls(probe), ["active", "inactive", "background"])

      probe.forget()
      probe.terminal.resize(columns: 110, rows: 30)
      kill(probe.identifier, SIGCONT)
      expectTrue(probe.wait(for: "Probe"))
      expectTrue(probe.output.contains("␛[?1049h"))
      expectTrue(probe.output.contains("␛[2J"))
      expectNotEqual(probe.terminal.settings(), probe.settings)
      expectTrue(probe.wait { $0.notes.contains("to 880x480") })
      expectEqual(calls(probe), ["active", "inactive", "background", "foreground", "active"])

      probe.type("\u{3}")
      expectEqual(probe.wait(for: .exited(0)), .exited(0))
      expectEqual(probe.terminal.settings(), probe.settings)
    }

    @Test func `SIGCONT without a stop draws all anew, since a SIGSTOP can't be noticed`() throws {
      let probe = try probe()
      probe.forget()
      kill(probe.identifier, SIGSTOP)
      expectEqual(probe.wait(for: .stopped), .stopped)
      kill(probe.identifier, SIGCONT)
      expectTrue(probe.wait(for: "Probe"))
      expectTrue(probe.output.contains("␛[2J"))
      expectEqual(calls(probe), Self.start)
      kill(probe.identifier, SIGCONT)
      probe.type("\u{3}")
      expectEqual(probe.wait(for: .exited(0)), .exited(0))
      expectEqual(probe.terminal.settings(), probe.settings)
    }

    @Test(arguments: [true, false])
    func `Where nobody could continue it, ctrl-Z does not stop it`(leadsSession: Bool) throws {
      let probe = try probe(
        leadsSession: leadsSession, environment: ["PROBE_IGNORES": leadsSession ? "" : "SIGTSTP"])
      probe.forget()
      probe.type("\u{1a}")
      expectTrue(probe.wait(for: "Probe"))
      expectEqual(probe.state, .runs)
      expectEqual(calls(probe), ["active", "inactive", "background", "foreground", "active"])
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `A signal that asks for the end is told to the app, and is the status`(
      number: Int32
    ) throws {
      let probe = try probe()
      kill(probe.identifier, number)
      expectEqual(probe.wait(for: .exited(128 + number)), .exited(128 + number))
      expectEqual(calls(probe), Self.start + Self.end)
      expectEqual(probe.terminal.settings(), probe.settings)
      expectTrue(probe.output.hasSuffix("␛[?1049l"))
    }

    @Test(arguments: [false, true])
    func `An app that hangs is ended after a while, by another signal at once`(
      again: Bool
    ) throws {
      let probe = try probe(environment: again ? [:] : ["PROBE_GRACE": "0.3"])
      probe.type("\r")
      expectTrue(probe.wait { $0.notes.contains("hanging") })
      let start = ContinuousClock.now
      kill(probe.identifier, SIGTERM)
      // One that comes before the first was noticed is none.
      while again, !probe.wait(.milliseconds(50), until: { $0.state != .runs }) {
        kill(probe.identifier, SIGTERM)
      }
      expectEqual(probe.wait(for: .killed(SIGTERM)), .killed(SIGTERM))
      let time = start.duration(to: .now)
      expectTrue(again ? time < .seconds(100) : time > .seconds(0.3), "\(time)")
      expectEqual(probe.terminal.settings(), probe.settings)
      expectTrue(probe.output.hasSuffix("␛[?1049lprinted\r\n"))
    }

    @Test func `An app whose terminal is too small at its launch is told of its end`() throws {
      let probe = try require(ProbeProcess(columns: 1, rows: 1))
      expectEqual(probe.wait(for: .exited(1)), .exited(1))
      expectEqual(calls(probe), Self.start + Self.end)
    }

    @Test func `A standard error that cannot be written is no crash`() throws {
      let probe = try require(ProbeProcess(columns: 10, rows: 5, errorPath: "/dev/full"))
      expectEqual(probe.wait(for: .exited(1)), .exited(1))
    }

    @Test func `Keys that a long animation keeps back are delivered after a while`() throws {
      let probe = try probe(environment: ["PROBE_ANIMATION": "300"])
      probe.type("\tx")
      expectTrue(probe.wait(.seconds(60)) { $0.typed == 1 })
    }

    @Test(arguments: [false, true])
    func `A terminal that goes away ends the app with status 129`(leadsSession: Bool) throws {
      let probe = try probe(leadsSession: leadsSession)
      probe.terminal.hangUp()
      expectEqual(probe.wait(for: .exited(129)), .exited(129))
      expectEqual(calls(probe), Self.start + Self.end)
    }

    @Test func `While the terminal is held the app goes on, and then only the newest is shown`()
      throws
    {
      let probe = try probe()
      probe.type("\t")
      expectTrue(probe.redraw())
      probe.terminal.hold(true)
      probe.forget()
      for letter in "abcdefghijklmnopqrstuvwxyz" { probe.type(String(letter)) }
      expectTrue(probe.wait { $0.typed == 26 })
      probe.resize(columns: 120, rows: 40)
      expectTrue(probe.wait { $0.notes.contains("to 960x640") })
      expectEqual(probe.output, "")
      probe.terminal.hold(false)
      expectTrue(probe.wait(for: "abcdefghijklmnopqrstuvwxyz"))
      // At most the frame that was under way, and the newest.
      expectTrue(probe.output.components(separatedBy: "␛[?2026h").count <= 4)
    }

    @Test func `A terminal that is held does not keep the app from ending`() throws {
      let probe = try probe()
      probe.terminal.hold(true)
      probe.type("abc")
      kill(probe.identifier, SIGTERM)
      expectEqual(probe.wait(for: .exited(143)), .exited(143))
      expectEqual(probe.terminal.settings(), probe.settings)
      expectTrue(probe.output.hasSuffix("␛[?1049l"))
      expectEqual(calls(probe), Self.start + Self.end)
    }

    @Test(arguments: [(0, 0), (1, 1), (0, 24), (1000, 500), (65535, 65535)])
    func `Any size is survived`(columns: UInt16, rows: UInt16) throws {
      let probe = try probe()
      probe.resize(columns: columns, rows: rows)
      probe.type("x")
      expectTrue(probe.redraw())
      probe.resize(columns: 60, rows: 20)
      expectTrue(probe.wait { $0.notes.contains("to 480x320") })
      probe.forget()
      expectTrue(probe.wait(forShown: "Probe"))
    }

    @Test func `A storm of sizes ends with the last one`() throws {
      let probe = try probe()
      for step in 0..<100 { probe.resize(columns: UInt16(30 + step), rows: UInt16(8 + step / 2)) }
      probe.resize(columns: 100, rows: 30)
      // The app may see any of the sizes before.
      expectTrue(probe.wait { $0.notes.last { $0.hasPrefix("to ") } == "to 800x480" })
      probe.type("\u{3}")
      expectEqual(probe.wait(for: .exited(0)), .exited(0))
    }

    @Test func `A key that changes nothing writes nothing`() throws {
      let probe = try probe()
      expectTrue(probe.redraw())
      probe.forget()
      probe.type("\u{1b}[15~\u{1b}[99~\u{0}\u{1b}[57399u")
      expectFalse(probe.wait(.milliseconds(300)) { !$0.output.isEmpty })
    }

    @Test(
      arguments: [
        (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "vt100"], false),
        ([:], true),
      ])
    func `Colours are left out where nobody wants or has them`(
      environment: [String: String], hasColors: Bool
    ) throws {
      let probe = try probe(environment: environment)
      probe.type("\t")
      expectTrue(probe.wait { $0.output.contains("Hang") && $0.output.contains("_") })
      let colors = probe.output.ranges(of: /;(3|9)[0-7]m/)
      expectEqual(colors.isEmpty, !hasColors)
      expectTrue(probe.output.contains("␛[0;1m"))
    }
  }
#endif
