/// Work that is compared with a floor, another way to do the same.
@MainActor
struct Comparison {
  /// Both sides, ready to be called many times.
  struct Sides {
    let floor: () -> Void
    let work: () -> Void
  }

  let title: String
  let floor: String
  /// How many units one call of either side does; the costs are for one unit.
  let units: Int
  /// The ratio in instructions that the row must not exceed.
  let limit: Double?
  /// Makes what both sides need; nothing of it is measured.
  let prepare: () -> Sides

  init(
    _ title: String, to floor: String, each units: Int = 1, limit: Double? = nil,
    prepare: @escaping () -> Sides
  ) {
    self.title = title
    self.floor = floor
    self.units = units
    self.limit = limit
    self.prepare = prepare
  }
}
