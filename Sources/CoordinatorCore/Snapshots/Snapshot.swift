/// The coordinators of a scene with their places and their state, as one value.
///
/// A snapshot contains names and JSON texts, and no types of your app. If the app no longer has a
/// route or a coordinator, the restoration leaves out its entry, and restores the others.
///
/// ```swift
/// let snapshot = Snapshot(
///   root: Snapshot.Node(
///     type: "AppCoordinator",
///     entries: [
///       Snapshot.Entry(child: Snapshot.Node(type: "Library.Coordinator", state: #"{"filter":"new"}"#))
///     ]))
/// let copy = try Snapshot(data: snapshot.data())
/// ```
public struct Snapshot: Hashable, Sendable {
  /// The version of the format in which the framework writes snapshots.
  public static let currentFormat = 1

  /// The version of the app's types, routes and states, as ``SnapshotMigrations`` counts it.
  ///
  /// A ``SnapshotStore`` sets it when it saves the snapshot.
  public var version: Int

  /// The root coordinator.
  public var root: Node

  /// Creates a snapshot.
  public init(root: Node, version: Int = 1) {
    self.root = root
    self.version = version
  }

  /// A coordinator with its state, and what it shows.
  public struct Node: Hashable, Sendable {
    /// The name of the coordinator's type with its namespaces and without its module, such as
    /// `Library.Coordinator`.
    public var type: String

    /// The JSON text of the coordinator's state, if the coordinator is ``Restorable``.
    public var state: String?

    /// What the coordinator shows, in the order in which it was shown.
    public var entries: [Entry]

    /// The index of the selected tab, if no entry has it, because it is a tab without a coordinator.
    public var selectedTab: Int?

    /// Creates a node.
    public init(
      type: String, state: String? = nil, entries: [Entry] = [], selectedTab: Int? = nil
    ) {
      self.type = type
      self.state = state
      self.entries = entries
      self.selectedTab = selectedTab
    }
  }

  /// One thing that a coordinator shows: a screen, or a child with all that it shows.
  public struct Entry: Hashable, Sendable {
    /// The JSON text of the route that shows it, or nil if the coordinator shows it in `start()`.
    public var route: String?

    /// The child that the coordinator shows, or nil if it shows a screen.
    public var child: Node?

    /// Whether it is the selected one of several that exist side by side, such as tabs.
    ///
    /// Elsewhere it is false, and the last entry is the one on top. If several entries of a node
    /// are selected, the last of them counts.
    public var isSelected: Bool

    /// Creates an entry.
    public init(route: String? = nil, child: Node? = nil, isSelected: Bool = false) {
      self.route = route
      self.child = child
      self.isSelected = isSelected
    }
  }
}

extension Snapshot {
  /// Calls a closure with each node, parents before their children, and keeps its changes.
  ///
  /// Migrations use it. The children of a changed node are those that it has after the change.
  ///
  /// ```swift
  /// snapshot.updateNodes { node in
  ///   if node.type == "Story.Coordinator" { node.type = "Article.Coordinator" }
  /// }
  /// ```
  public mutating func updateNodes(_ body: (inout Node) throws -> Void) rethrows {
    try root.update(body)
  }
}

extension Snapshot.Node {
  fileprivate mutating func update(_ body: (inout Self) throws -> Void) rethrows {
    try body(&self)
    for index in entries.indices { try entries[index].child?.update(body) }
  }
}
