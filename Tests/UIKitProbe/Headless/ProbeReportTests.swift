import CompactTesting
import Foundation
import Testing

struct ProbeReportTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A report has what differs, what is true and what was not measured") {
      let measurements: [Measurement] = [
        .fact("a.true", "a.too", expected: "1") { _ in "1" },
        .fact("a.other", expected: "1\n2") { _ in "2 | 1" },
        .fact("a.wide", width: .regular, expected: "1") { _ in "1" },
        .policy("same", ("x", "1"), ("y", "2")) { _ in "1" },
        .policy("different", ("x", "1"), ("y", "2")) { _ in "2" },
        .policy("strange", ("x", "1"), ("y", "2")) { _ in "3" },
      ]
      let report = await ProbeReport(on: "iOS 26", measurements) {
        $0.width == .regular ? nil : HeadlessStage($0.width)
      }
      let text = try require(report.markdown.components(separatedBy: "\n## Not").first)
      expectEqual(
        text,
        """
        # UIKit of iOS 26

        2 measurements of facts, 1 different; 3 policies, 2 with another value.

        ## Policies

        | Policy | Unless set | Here | Found |
        | --- | --- | --- | --- |
        | `same` | x | x | 1 |
        | `different` | x | **y** | 2 |
        | `strange` | x | **none that is known** | 3 |

        ## Facts that are different

        | Fact | Expected | Found |
        | --- | --- | --- |
        | `a.other` | 1<br>2 | 2 \\| 1 |

        ## Facts that are true

        `a.true`, `a.too`

        """)
      expectTrue(report.markdown.contains("| `a.wide` | It needs a device of regular width. |"))
      expectTrue(report.markdown.contains("| `swipe.*` | A finger must swipe. |"))
      let read = try JSONDecoder().decode(ProbeReport.self, from: report.json())
      expectEqual(read.markdown, report.markdown)
    }

    // PROBE_REPORT=probe.json swift test --filter ProbeReportTests
    test("The report that PROBE_REPORT names agrees with policies and facts") {
      guard let path = ProcessInfo.processInfo.environment["PROBE_REPORT"] else { return }
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let report = try JSONDecoder().decode(ProbeReport.self, from: data)
      let policies = Dictionary(
        report.policies.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
      let facts = Dictionary(report.facts.map { ($0.names, $0) }, uniquingKeysWith: { $1 })
      for measurement in allMeasurements {
        switch measurement.question {
        case .facts(let names, let expected):
          if let fact = facts[names] { expectEqual(fact.found, expected, measurement.name) }
        case .policy(let name, let values):
          guard let policy = policies[name] else { continue }
          let value = values.first { $0.text == policy.found }?.value ?? policy.found
          expectEqual(value, values.first?.value ?? "", name)
        }
      }
    }
  }
}
