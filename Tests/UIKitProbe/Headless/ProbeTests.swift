import CompactTesting
import HeadlessUIKit
import Testing

/// The measurements, made here: facts have the text that they expect, and each value of a policy its own.
struct ProbeTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  private func text(
    of measurement: Measurement, _ change: @escaping (inout Policies) -> Void = { _ in }
  ) async throws -> String {
    let stage = HeadlessStage(measurement.width, change)
    let text = try await stage.device.scope { try await measurement.body(stage) }
    expectEqual(stage.device.log.messages.filter { !$0.hasPrefix("Attempt to present") }, [])
    return text
  }

  func table(_ test: inout TestTable) {
    for measurement in allMeasurements {
      test(measurement.name) {
        switch measurement.question {
        case .facts(_, let expected):
          expectEqual(try await text(of: measurement), expected)
        case .policy(let name, let values):
          expectEqual(try await text(of: measurement), values.first?.text)
          for (value, expected) in values.dropFirst() {
            guard let change = PolicyValues.change(name, value) else {
              Issue.record("'\(value)' is no value of '\(name)'")
              continue
            }
            expectEqual(try await text(of: measurement, change), expected, "\(name) is \(value)")
          }
        }
      }
    }

    test("Every policy is measured, or a reason says why not") {
      let measured = allMeasurements.compactMap { measurement -> String? in
        if case .policy(let name, _) = measurement.question { name } else { nil }
      }
      let policies = Mirror(reflecting: Policies()).children.compactMap(\.label)
      let unmeasured = notMeasured.map(\.name).filter { !$0.contains(".") }
      expectEqual((measured + unmeasured).sorted(), policies.sorted())
    }
  }
}
