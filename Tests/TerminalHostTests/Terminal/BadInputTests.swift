#if os(Linux)
  import CompactTesting
  import Foundation
  import Testing

  @testable import TerminalHost

  /// What no user types; afterwards the app still hears keys.
  @Suite(.serialized, .onItsOwnThread) struct BadInputTests {
    private func probe() throws -> ProbeProcess {
      let probe = try require(ProbeProcess())
      expectTrue(probe.wait(for: "Probe"))
      probe.type("\t")
      return probe
    }

    private func quits(_ probe: ProbeProcess) -> Bool {
      probe.type("\u{3}")
      return probe.wait(for: .exited(0)) == .exited(0)
    }

    @Test(arguments: [true, false])
    func `A paste of more than is read at once, marked as one or not`(isMarked: Bool) throws {
      let probe = try probe()
      let text = [UInt8](repeating: UInt8(ascii: "x"), count: 200_000)
      probe.type(isMarked ? Array("\u{1b}[200~".utf8) + text + Array("\u{1b}[201~".utf8) : text)
      expectTrue(probe.wait(forShown: "xxxxxxxx"))
      expectTrue(quits(probe))
    }

    @Test func `A paste full of control characters and bytes that are no text`() throws {
      let probe = try probe()
      var bytes = Array("\u{1b}[200~".utf8)
      for byte in UInt8.min...UInt8.max where byte != 0x1b { bytes.append(byte) }
      probe.type(bytes + Array("\u{1b}]0;title\u{7}\u{1b}[2J end\u{1b}[201~".utf8))
      expectTrue(probe.wait(forShown: "end"))
      expectFalse(probe.output.contains("]0;title\u{7}"))
      expectTrue(quits(probe))
    }

    @Test func `A paste whose end is lost ends after a moment`() throws {
      let probe = try probe()
      probe.type("\u{1b}[200~lost")
      expectTrue(probe.wait { $0.typed == 4 })
      probe.type("\u{1b}[200~again\u{3}")
      expectTrue(probe.wait { $0.typed == 9 })
      expectTrue(probe.wait(forShown: "lostagain"))
      expectTrue(quits(probe))
    }

    @Test(
      arguments: ["\u{1b}[", "\u{1b}[12;", "\u{1b}]0;never", "\u{1b}P", "\u{1b}O", "\u{1b}[<0;1"])
    func `A sequence that is never finished`(text: String) throws {
      let probe = try probe()
      probe.type(text)
      expectTrue(probe.typesAgain())
      expectTrue(quits(probe))
    }

    @Test(arguments: [1, 2, 3])
    func `Bytes by chance`(seed: Int) throws {
      let probe = try probe()
      var random = SeededGenerator(seed: seed)
      // Neither the keys that quit or stop, nor Enter, which presses the button after which it hangs.
      let bytes = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &random) }
        .filter { ![0x03, 0x1a, 0x71, 0x0a, 0x0d, 0x20, 0x4d].contains($0) }
      probe.type(bytes)
      // The end of a paste or of an answer that may have begun.
      probe.type("\u{1b}[201~\u{1b}\\")
      expectTrue(quits(probe))
    }
  }
#endif
