import Foundation

/// What UIKit did on one device, as a file and as tables.
struct ProbeReport: Codable {
  struct Fact: Codable {
    let names: [String]
    let expected: String
    let found: String
    var isTrue: Bool { expected == found }
  }

  struct Policy: Codable {
    let name: String
    let unlessSet: String
    /// The value whose text was found; nil if it is none of those that are known.
    let value: String?
    let found: String
  }

  let system: String
  private(set) var facts: [Fact] = []
  private(set) var policies: [Policy] = []
  /// What was not measured, and why.
  private(set) var skipped: [String: String] = [:]

  /// Makes each measurement for which there is a stage.
  @MainActor
  init(
    on system: String, _ measurements: [Measurement], stage: (Measurement) -> (any ProbeStage)?,
    finish: (any ProbeStage) async -> Void = { _ in }
  ) async {
    self.system = system
    for measurement in measurements {
      guard let stage = stage(measurement) else {
        skipped[measurement.name] = "It needs a device of \(measurement.width.rawValue) width."
        continue
      }
      let found: String
      do { found = try await measurement.body(stage) } catch { found = "\(error)" }
      await finish(stage)
      add(measurement, found)
    }
    for (name, reason) in notMeasured { skipped[name] = reason }
  }

  @MainActor
  private mutating func add(_ measurement: Measurement, _ found: String) {
    switch measurement.question {
    case .facts(let names, let expected):
      facts.append(Fact(names: names, expected: expected, found: found))
    case .policy(let name, let values):
      let value = values.first { $0.text == found }?.value
      let unlessSet = values.first?.value ?? ""
      policies.append(Policy(name: name, unlessSet: unlessSet, value: value, found: found))
    }
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }

  /// Tables for the documentation, and what differs from HeadlessUIKit first.
  var markdown: String {
    let others = policies.filter { $0.value != $0.unlessSet }
    let wrong = facts.filter { !$0.isTrue }
    let numbers = "\(facts.count) measurements of facts, \(wrong.count) different"
    return """
      # UIKit of \(system)

      \(numbers); \(policies.count) policies, \(others.count) with another value.

      ## Policies

      \(table(["Policy", "Unless set", "Here", "Found"], policies.map(cells)))
      ## Facts that are different

      \(table(["Fact", "Expected", "Found"], wrong.map(cells)))
      ## Facts that are true

      \(facts.filter(\.isTrue).flatMap(\.names).map { "`\($0)`" }.joined(separator: ", "))

      ## Not measured

      \(table(["What", "Why"], skipped.sorted { $0.key < $1.key }.map { ["`\($0.key)`", $0.value] }))
      """
  }

  private func cells(_ policy: Policy) -> [String] {
    let value = policy.value ?? "none that is known"
    let mark = policy.value == policy.unlessSet ? value : "**\(value)**"
    return ["`\(policy.name)`", policy.unlessSet, mark, policy.found]
  }

  private func cells(_ fact: Fact) -> [String] {
    [fact.names.map { "`\($0)`" }.joined(separator: ", "), fact.expected, fact.found]
  }

  private func table(_ header: [String], _ rows: [[String]]) -> String {
    ([header, header.map { _ in "---" }] + rows).map { cells in
      let texts = cells.map {
        $0.replacing("|", with: "\\|").replacing("\n", with: "<br>")
      }
      return "| \(texts.joined(separator: " | ")) |\n"
    }.joined()
  }
}
