import CompactTesting
import CoordinatorLauncher
import Testing

@Suite struct LineSplitterTests: TableSuite {
  private func lines(_ pieces: [UInt8]...) -> [String] {
    var splitter = LineSplitter()
    var lines: [String] = []
    for piece in pieces { lines += splitter.feed(piece) }
    if let rest = splitter.rest { lines.append("rest: \(rest)") }
    return lines
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Lines come in pieces of any size, with any end") {
      expectEqual(
        lines(Array("back\nta".utf8), Array("p\r".utf8), Array("\n\nquit".utf8)),
        ["back", "tap", "", "rest: quit"])
      expectEqual(lines(Array("é\n".utf8.prefix(1)), Array("é\n".utf8.dropFirst())), ["é"])
    }

    test("Bytes that are no text are replaced") {
      expectEqual(lines([0x61, 0xff, 0x62, 0x0a]), ["a\u{fffd}b"])
    }

    test("A line without an end is cut") {
      let long = [UInt8](repeating: 0x61, count: 2_500_000)
      expectEqual(lines(long).map(\.count), [1_000_000, 1_000_000, 500_006])
    }
  }
}
