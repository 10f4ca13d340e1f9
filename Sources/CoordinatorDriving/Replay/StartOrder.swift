import CoordinatorCore

/// The coordinators of each path, in the order of their starts.
///
/// Two runs that do the same start coordinators of the same path in the same order.
struct StartOrder {
  private var starts: [String: [Int]] = [:]
  private var positions: [Start: Int] = [:]

  /// Roots of several scenes number their starts separately.
  private struct Start: Hashable {
    let path: String
    let number: Int?
  }

  /// Notes the coordinator that an event starts.
  mutating func read(_ event: Event) {
    guard event.kind == .lifecycle(.started), let start = event.start else { return }
    positions[Start(path: event.path, number: start)] = starts[event.path, default: []].count
    starts[event.path, default: []].append(start)
  }

  /// The position of an event's coordinator among those of its path; nil if its start is not known.
  func position(of event: Event) -> Int? { positions[Start(path: event.path, number: event.start)] }

  /// The number of the start at a position.
  func start(at position: Int, of path: String) -> Int? {
    let starts = starts[path, default: []]
    return starts.indices.contains(position) ? starts[position] : nil
  }
}
