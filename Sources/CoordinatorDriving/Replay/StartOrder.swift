import CoordinatorCore

/// The coordinators of each path, in the order of their starts.
///
/// Two runs that do the same start coordinators of the same path in the same order.
struct StartOrder {
  private var starts: [String: [Int]] = [:]
  private var positions: [String: [Int: Int]] = [:]

  /// The paths with a coordinator whose start the journal does not have.
  private var incomplete: Set<String> = []

  /// Reads events in their order.
  init(_ events: some Sequence<Event> = []) {
    for event in events { read(event) }
  }

  /// Notes the coordinator that an event starts.
  mutating func read(_ event: Event) {
    guard case .lifecycle(let change) = event.kind else { return }
    if let start = event.start, change == .started {
      positions[event.path, default: [:]][start] = starts[event.path, default: []].count
      starts[event.path, default: []].append(start)
    } else if event.start == nil {
      incomplete.insert(event.path)
    }
  }

  /// The position of an event's coordinator among those of its path; nil if it is not known.
  func position(of event: Event) -> Int? {
    if incomplete.contains(event.path) { return nil }
    return event.start.flatMap { positions[event.path]?[$0] }
  }

  /// The number of the start at a position; nil if it is not known.
  func start(at position: Int, of path: String) -> Int? {
    guard let starts = starts[path], !incomplete.contains(path) else { return nil }
    return starts.indices.contains(position) ? starts[position] : nil
  }
}
