import Foundation

/// Two pieces of work that are timed in turns, so that both see the same machine.
///
/// The time is that of the processor, which does not run while other programs do.
@MainActor
struct Comparison {
  private static let rounds = 15
  /// The nanoseconds that a round takes at least.
  private static let roundTime = 8_000_000.0

  /// One side of a row that is only to be repeated, so that another program can count what it does.
  struct Repetition {
    let title: String
    let isFloor: Bool
    let calls: Int
  }

  /// What is to be done in place of measuring.
  static var repetition: Repetition?

  /// Times work against a floor and gives the median of the rounds.
  ///
  /// - Parameters:
  ///   - each: How many units one call of either closure does; the costs are for one unit.
  static func row(
    _ title: String, to floorTitle: String, each units: Int = 1, limit: Double? = nil,
    floor: () -> Void, work: () -> Void
  ) -> Row {
    if let repetition {
      if repetition.title == title {
        for _ in 0..<repetition.calls { repetition.isFloor ? floor() : work() }
        exit(0)
      }
      return Row(title: title, floor: floorTitle, cost: 0, floorCost: 0, unit: "ns", ratio: 0)
    }
    let floorCalls = calls(of: floor)
    let workCalls = calls(of: work)
    var rounds: [(floor: Double, work: Double)] = []
    for _ in 0..<Self.rounds {
      let floorTime = time(floorCalls, floor) / Double(units)
      let workTime = time(workCalls, work) / Double(units)
      rounds.append((floorTime, workTime))
    }
    let ratios = rounds.map { $0.work / $0.floor }.sorted()
    return Row(
      title: title, floor: floorTitle, cost: median(rounds.map(\.work)),
      floorCost: median(rounds.map(\.floor)), unit: "ns", ratio: ratios[ratios.count / 2],
      spread: (ratios.first ?? 0)...(ratios.last ?? 0), limit: limit)
  }

  /// How many calls fill a round, found by doubling; it also warms up.
  private static func calls(of work: () -> Void) -> Int {
    var calls = 1
    while time(calls, work) * Double(calls) < roundTime { calls *= 2 }
    return calls
  }

  /// The nanoseconds of one call.
  private static func time(_ calls: Int, _ work: () -> Void) -> Double {
    let start = clock()
    for _ in 0..<calls { work() }
    return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e9 / Double(calls)
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
