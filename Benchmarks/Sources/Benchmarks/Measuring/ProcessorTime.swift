import Foundation

/// The processor time of a row, which does not run while other programs do.
@MainActor
struct ProcessorTime {
  private static let rounds = 15
  /// The nanoseconds that a round takes at least.
  private static let roundTime = 8_000_000.0

  /// The nanoseconds of one unit, the median of the rounds.
  let floor: Double
  let work: Double
  /// The median of the rounds' ratios.
  let ratio: Double
  /// The lowest and highest ratio of the rounds.
  let spread: ClosedRange<Double>

  /// Times both sides in turns, so that both see the same machine.
  init(of comparison: Comparison) {
    let sides = comparison.prepare()
    let floorCalls = Self.calls(of: sides.floor)
    let workCalls = Self.calls(of: sides.work)
    var floors: [Double] = []
    var works: [Double] = []
    for _ in 0..<Self.rounds {
      floors.append(Self.time(floorCalls, sides.floor) / Double(comparison.units))
      works.append(Self.time(workCalls, sides.work) / Double(comparison.units))
    }
    let ratios = zip(works, floors).map { $0 / $1 }.sorted()
    floor = Self.median(floors)
    work = Self.median(works)
    ratio = Self.median(ratios)
    spread = ratios[0]...ratios[Self.rounds - 1]
  }

  /// The ratio of one call each, which only shows that a row grows with another order.
  static func roughRatio(of sides: Comparison.Sides) -> Double {
    sides.floor()  // It is cheap, and the first call also makes what later calls reuse.
    return time(1, sides.work) / max(time(1, sides.floor), 1e3)
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
