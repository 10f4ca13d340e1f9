import CompactTesting
import CoordinatorLauncher
import Testing

struct LineSplitterTests: TableSuite {
  private func lines(_ chunks: [UInt8]...) -> [String] {
    var splitter = LineSplitter()
    var lines: [String] = []
    for chunk in chunks { lines += splitter.append(chunk) }
    if let rest = splitter.rest { lines.append("rest: \(rest)") }
    return lines
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Chunks of any size are joined into lines") {
      expectEqual(
        lines(Array("back\nta".utf8), Array("p\r".utf8), Array("\n\nquit".utf8)),
        ["back", "tap", "", "rest: quit"])
      expectEqual(lines(Array("é\n".utf8.prefix(1)), Array("é\n".utf8.dropFirst())), ["é"])
    }

    test("Lines end as in a script: with LF, CR, or both") {
      expectEqual(
        lines(Array("back\rtap\r\nescape\n\r".utf8), Array("\nquit".utf8)),
        ["back", "tap", "escape", "", "rest: quit"])
    }

    test("Invalid bytes are replaced") {
      expectEqual(lines([0x61, 0xff, 0x62, 0x0a]), ["a\u{fffd}b"])
    }

    test("A very long line is split") {
      let long = [UInt8](repeating: 0x61, count: 2_500_000)
      expectEqual(lines(long).map(\.count), [1_000_000, 1_000_000, 500_006])
    }
  }
}
