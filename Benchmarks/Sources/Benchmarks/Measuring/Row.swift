/// What was measured of a comparison.
@MainActor
struct Row {
  let comparison: Comparison
  let time: ProcessorTime
  /// None where there is no valgrind.
  let instructions: Instructions?

  /// Whether the row keeps its limit, which is one in instructions.
  var isMet: Bool {
    guard let instructions, let limit = comparison.limit else { return true }
    return instructions.ratio <= limit
  }
}
