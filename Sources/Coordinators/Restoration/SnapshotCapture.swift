import CoordinatorCore
import UIKitShim

/// Makes the snapshot of a tree of coordinators.
///
/// It reads each layout once, and sorts the entries of each coordinator.
@MainActor
struct SnapshotCapture {
  private struct Place {
    /// The position of the screen among all screens.
    let index: Int
    /// Whether the container, which shows one of several screens, shows this one; nil in others.
    let isSelected: Bool?
  }

  /// An entry, the index of its screen's place, and the tag of the route that has shown the screen.
  private typealias Found = (entry: Snapshot.Entry, index: Int, tag: RouteTag?)

  private let root: any Coordinator
  private var places: [ScreenID: Place] = [:]

  init(of root: any Coordinator) {
    self.root = root
    let engine = root.context.engine
    engine.reconciler.readAll()
    for hierarchy in engine.reconciler.hierarchies.all {
      let rows = hierarchy.layout.rows
      // What a route has suspended was shown before that route.
      let isByRoute = hierarchy.window?.rootViewController?.screenRecord?.route != nil
      let first = isByRoute ? rows.filter { $0.presence == .suspended } : []
      for row in first + rows where places[row.screen] == nil {
        places[row.screen] = Place(
          index: places.count,
          isSelected: row.slot.kind.relation == .exclusive
            ? !row.traits.contains(.notChosen) : nil)
      }
    }
  }

  /// Whether a screen is a place of the user: of several pages, only the one that is shown is.
  private func isPlace(_ record: ScreenRecord) -> Bool {
    places[record.id]?.isSelected != false && record.isInUI
  }

  /// The snapshot of the root.
  var snapshot: Snapshot { Snapshot(root: node(of: root)) }

  private func node(of coordinator: any Coordinator) -> Snapshot.Node {
    Snapshot.Node(
      type: typeName(of: coordinator), state: state(of: coordinator),
      entries: entries(of: coordinator), selectedTab: coordinator.selectedTabWithoutChild)
  }

  private func state(of coordinator: any Coordinator) -> String? {
    guard let restorable = coordinator as? any Restorable else { return nil }
    do throws(SnapshotError) {
      return try restorable.encodedState()
    } catch {
      coordinator.context.report(error.diagnostic)
      return nil
    }
  }

  private func entries(of coordinator: any Coordinator) -> [Snapshot.Entry] {
    guard let owner = coordinator.context.attachment as? ScreenOwner else { return [] }
    var entries: [Found] = []
    for record in owner.records {
      guard isPlace(record), let route = route(of: record, by: owner) else { continue }
      let index = places[record.id]?.index ?? .max
      entries.append((Snapshot.Entry(route: route), index, record.route))
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
    let sorted = entries.enumerated()
      .sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
    return withEachRouteOnce(sorted.map(\.element))
  }

  /// The entries, of which only the last has the route that has shown several screens at once: the
  /// children of the others are found in their order when the route has been entered.
  private func withEachRouteOnce(_ entries: [Found]) -> [Snapshot.Entry] {
    var tags: Set<ObjectIdentifier> = []
    return entries.reversed().compactMap { found in
      guard let tag = found.tag, !tags.insert(ObjectIdentifier(tag)).inserted else {
        return found.entry
      }
      guard let child = found.entry.child else { return nil }
      return Snapshot.Entry(child: child, isSelected: found.entry.isSelected)
    }.reversed()
  }

  /// The entry of a child, with the place of its screen; nil if nothing of it can be restored.
  ///
  /// One of several children of a class has an entry always, unless it is an alert: they are found
  /// by their order.
  private func entry(
    of child: any Coordinator, by owner: ScreenOwner, isOneOfSeveral: Bool
  ) -> Found? {
    let records = (child.context.attachment as? ScreenOwner)?.records ?? []
    let screen = child.ownScreen
    let own = records.first { $0.route != nil && $0.screen != nil && $0.screen === screen }
    let route = own.flatMap { self.route(of: $0, by: owner) }
    let place = screen?.existingAttachment.flatMap { places[$0.id] }
    let index = (own ?? records.first).flatMap { places[$0.id]?.index }
    let entry = Snapshot.Entry(
      route: route, child: node(of: child),
      isSelected: place?.isSelected == true)
    let needless = Snapshot.Entry(child: Snapshot.Node(type: typeName(of: child)))
    guard entry != needless || isOneOfSeveral && !(child is any ButtonAnswered) else { return nil }
    return (entry, index ?? .max, route == nil ? nil : own?.route)
  }

  /// The JSON text of the route by which a coordinator has shown a screen; nil if there is none, if
  /// it is not `Encodable`, and for an alert.
  private func route(of record: ScreenRecord, by owner: ScreenOwner) -> String? {
    guard let tag = record.route, tag.owner == owner.id, let route = tag.route as? any Encodable,
      !(record.screen is UIAlertController)
    else { return nil }
    do throws(SnapshotError) {
      return try Snapshot.text(encoding: route)
    } catch {
      reportIssue(error.diagnostic, of: owner.context)
      return nil
    }
  }
}
