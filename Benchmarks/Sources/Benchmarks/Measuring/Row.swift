/// One line of a table: what was measured, against what, and how much it may cost.
struct Row {
  let title: String
  let floor: String
  /// What one run costs, in the unit of the row.
  let cost: Double
  let floorCost: Double
  let unit: String
  /// How many times the floor it costs; for measured times the median of the rounds.
  let ratio: Double
  /// The lowest and highest ratio of the rounds.
  var spread: ClosedRange<Double>?
  /// The ratio that the row must not exceed.
  var limit: Double?

  var isMet: Bool { limit.map { ratio <= $0 } ?? true }
}
