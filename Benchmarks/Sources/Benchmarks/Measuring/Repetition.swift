import CMeasuring

/// Calls of a row without measuring them, for a program that counts their instructions.
@MainActor
struct Repetition {
  enum Side: String, CaseIterable {
    case floor, work
    /// The floor, then the work, with marks around them.
    case both
  }

  /// The function that is called between the floor and the work, by its name in the program.
  static let mark = "benchmarks_mark"

  let title: String
  let side: Side
  let calls: Int

  /// Reads a title, a side and a number of calls.
  init?(_ words: [String]) {
    guard words.count == 3, let side = Side(rawValue: words[1]), let calls = Int(words[2]),
      calls > 0
    else { return nil }
    title = words[0]
    self.side = side
    self.calls = calls
  }

  func run(_ sides: Comparison.Sides) {
    switch side {
    case .floor: call(sides.floor)
    case .work: call(sides.work)
    case .both:
      // First calls make what the next ones find: metadata, tables, memory.
      call(sides.floor)
      call(sides.work)
      benchmarks_mark()
      call(sides.floor)
      benchmarks_mark()
      call(sides.work)
      benchmarks_mark()
    }
  }

  private func call(_ work: () -> Void) {
    for _ in 0..<calls { work() }
  }
}
