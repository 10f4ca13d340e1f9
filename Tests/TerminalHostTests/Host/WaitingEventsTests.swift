import CompactTesting
import Testing

@testable import TerminalHost

struct WaitingEventsTests: TableSuite {
  private func keys(_ text: String) -> [InputEvent] {
    text.map { $0 == "\n" ? .key(KeyPress(.enter)) : .key(KeyPress(.character($0))) }
  }

  private func taken(_ reads: [InputEvent]...) -> [String] {
    var waiting = WaitingEvents()
    for read in reads { waiting.append(read) }
    var result: [String] = []
    while let event = waiting.popFirst() { result.append(event.description) }
    return result
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Keys come out in their order") {
      expectEqual(taken(keys("ab"), [.key(KeyPress(.tab))], keys("c")), ["a", "b", "tab", "c"])
    }

    test("More than a user types at once is a paste, whatever comes before and after it") {
      let burst = String(repeating: "q1\n", count: 50)
      expectEqual(
        taken([.key(KeyPress(.tab))] + keys(burst) + [.key(KeyPress(.up))]),
        ["tab", "paste(\(burst))", "up"])
      expectEqual(taken(keys(burst), keys(burst)), ["paste(\(burst)\(burst))"])
    }

    test("Keys without end are not kept without end") {
      let many = Array(repeating: InputEvent.key(KeyPress(.up)), count: 100_000)
      expectEqual(taken(many).count, 10_000)
    }
  }
}
