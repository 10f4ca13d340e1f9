import CoordinatorCore
import UIKitShim

/// Makes the snapshot of a tree of coordinators.
///
/// It reads each layout once, so the time is linear in the number of coordinators and screens.
@MainActor
struct SnapshotCapture {
  /// The place of a screen among all screens, and whether its container shows it.
  private struct Place {
    let index: Int
    /// Whether the screen is one of several of which its container shows one.
    let isExclusive: Bool
    let isShown: Bool
  }

  private var places: [ScreenID: Place] = [:]

  init(in engine: NavigationEngine) {
    engine.reconciler.readAll()
    for hierarchy in engine.reconciler.hierarchies.all {
      for row in hierarchy.layout.rows {
        places[row.screen] = Place(
          index: places.count, isExclusive: row.slot.kind.relation == .exclusive,
          isShown: row.presence != .unselected && row.presence != .hidden)
      }
    }
  }

  /// The node of a coordinator with those of its descendants.
  func node(of coordinator: any Coordinator) -> Snapshot.Node {
    Snapshot.Node(
      type: typeName(of: coordinator), state: state(of: coordinator),
      entries: entries(of: coordinator),
      topColumn: coordinator.columns?.columnAfterBack?.rawValue)
  }

  private func state(of coordinator: any Coordinator) -> String? {
    guard let restorable = coordinator as? any Restorable else { return nil }
    do throws(SnapshotError) {
      return try restorable.encodedState()
    } catch {
      reportIssue(error.diagnostic)
      return nil
    }
  }

  private func entries(of coordinator: any Coordinator) -> [Snapshot.Entry] {
    guard let owner = coordinator.context.attachment as? ScreenOwner else { return [] }
    var entries: [(entry: Snapshot.Entry, index: Int)] = []
    for record in owner.records {
      // Of several pages, the one that is shown is the place.
      if let place = places[record.id], place.isExclusive, !place.isShown { continue }
      guard record.isInUI, let route = route(of: record, by: owner) else { continue }
      entries.append((Snapshot.Entry(route: route), index(of: record)))
    }
    let types = coordinator.children.map { ObjectIdentifier(type(of: $0)) }
    let counts = Dictionary(types.map { ($0, 1) }, uniquingKeysWith: +)
    for (child, type) in zip(coordinator.children, types) {
      let entry = entry(of: child, by: owner, isOneOfSeveral: counts[type, default: 0] > 1)
      if let entry { entries.append(entry) }
    }
    // Children of one class that no route has shown are found in the order of their starts.
    let ofClass = Dictionary(grouping: entries.indices) {
      entries[$0].entry.route == nil ? entries[$0].entry.child?.type : nil
    }
    for (type, children) in ofClass where type != nil {
      let indices = children.map { entries[$0].index }.sorted()
      for (child, index) in zip(children, indices) { entries[child].index = index }
    }
    return entries.enumerated()
      .sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
      .map { $0.element.entry }
  }

  /// The entry of a child, with the place of its screen; nil if nothing of it can be restored.
  ///
  /// One of several children of a class has an entry always: they are found by their order.
  private func entry(
    of child: any Coordinator, by owner: ScreenOwner, isOneOfSeveral: Bool
  ) -> (entry: Snapshot.Entry, index: Int)? {
    let records = (child.context.attachment as? ScreenOwner)?.records ?? []
    let shown = records.first { $0.route?.owner == owner.id } ?? records.first
    let route = shown.flatMap { self.route(of: $0, by: owner) }
    let place = child.ownScreen?.existingAttachment.flatMap { places[$0.id] }
    let isSelected = place.map { $0.isExclusive && $0.isShown } ?? false
    let entry = Snapshot.Entry(route: route, child: node(of: child), isSelected: isSelected)
    let needless = Snapshot.Entry(child: Snapshot.Node(type: typeName(of: child)))
    if entry == needless, !isOneOfSeveral { return nil }
    return (entry, shown.map { index(of: $0) } ?? .max)
  }

  private func index(of record: ScreenRecord) -> Int { places[record.id]?.index ?? .max }

  /// The JSON text of the route by which a coordinator has shown a screen; nil if there is none, or
  /// if it is not `Encodable`.
  private func route(of record: ScreenRecord, by owner: ScreenOwner) -> String? {
    guard let tag = record.route, tag.owner == owner.id, let route = tag.route as? any Encodable
    else { return nil }
    do throws(SnapshotError) {
      return try Snapshot.text(encoding: route)
    } catch {
      reportIssue(error.diagnostic)
      return nil
    }
  }
}
