import CompactTesting
import CoordinatorCore
import Foundation
import Testing

extension Snapshot {
  /// A random snapshot, whose texts have quotes, escapes and characters of several bytes.
  fileprivate static func random(_ numbers: inout SeededGenerator) -> Snapshot {
    var budget = 1 + numbers.below(16)
    let version = 1 + numbers.below(3)
    return Snapshot(root: randomNode(&numbers, budget: &budget), version: version)
  }

  private static func randomNode(_ numbers: inout SeededGenerator, budget: inout Int) -> Node {
    var node = Node(type: randomText(&numbers))
    if numbers.below(2) == 0 { node.state = randomText(&numbers) }
    if numbers.below(4) == 0 { node.selectedTab = numbers.below(9) - 1 }
    while budget > 0, numbers.below(3) > 0 {
      budget -= 1
      var entry = Entry(isSelected: numbers.below(4) == 0)
      if numbers.below(2) == 0 { entry.route = randomText(&numbers) }
      if numbers.below(3) > 0 { entry.child = randomNode(&numbers, budget: &budget) }
      node.entries.append(entry)
    }
    return node
  }

  private static func randomText(_ numbers: inout SeededGenerator) -> String {
    let parts = ["", "A", "\"", "\\", "{", "]", "/", "\u{0}", "\n", "é", "👩‍🚀", "\u{202E}", "\\u00"]
    return (0..<numbers.below(6)).map { _ in parts[numbers.below(parts.count)] }.joined()
  }
}

@MainActor struct RandomizedSnapshotTests {
  private let migrations = SnapshotMigrations([{ _ in }, { _ in }])

  @Test func `Random snapshots are the same after they were encoded and decoded`() throws {
    for seed in RandomSeeds.named(orElse: "0-999") {
      var numbers = SeededGenerator(seed: seed)
      let snapshot = Snapshot.random(&numbers)
      let data = try snapshot.data()
      var decoded = try Snapshot(data: data, migrations: migrations)
      expectEqual(decoded.version, 3)
      decoded.version = snapshot.version
      expectEqual(decoded, snapshot, "seed \(seed)")
      expectEqual(try decoded.data(), data, "seed \(seed)")
    }
  }

  @Test func `Data with flipped bits or without their end are decoded or give an error`() throws {
    var errors: [SnapshotError.Code: Int] = [:]
    var decoded = 0
    for seed in RandomSeeds.named(orElse: "0-999") {
      var numbers = SeededGenerator(seed: seed)
      var data = try Snapshot.random(&numbers).data()
      if seed % 2 == 0 { data = data.prefix(numbers.below(data.count)) }
      for _ in 0..<numbers.below(8) where !data.isEmpty {
        data[numbers.below(data.count)] ^= UInt8(1 << numbers.below(8))
      }
      do {
        _ = try Snapshot(data: data, migrations: migrations).data()
        decoded += 1
      } catch {
        errors[error.code, default: 0] += 1
      }
    }
    guard ProcessInfo.processInfo.environment["RANDOM_SEEDS"] == nil else { return }
    expectTrue(decoded > 50, "\(decoded)")
    expectTrue(errors[.damaged, default: 0] > 500, "\(errors)")
  }
}
