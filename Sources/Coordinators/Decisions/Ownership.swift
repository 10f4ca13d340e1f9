package import CoordinatorCore

/// Identifies a coordinator; the numbers of freed ones are reused, with another generation.
package struct OwnerID: Hashable {
  private let number: Int32
  private let generation: Int32

  package init(index: Int, generation: Int32 = 0) {
    number = Int32(index)
    self.generation = generation
  }

  static let nobody = OwnerID(index: -1)

  var index: Int { Int(number) }

  fileprivate var next: OwnerID { OwnerID(index: index, generation: generation + 1) }
}

/// The trees of coordinators that own screens, with all facts on which decisions depend.
package struct Ownership {
  /// One coordinator.
  package struct Node {
    /// Whether the coordinator is active or paused.
    package var isRunning = true
    /// Whether its class shows screens, and does not only start other coordinators.
    package var showsScreens = true
    /// Whether its class may guard its screens.
    package var mayGuard = false
    /// Whether the coordinator has owned a screen in the user interface.
    package var hasShown = false
    /// Whether its `start()` has led to a screen of a descendant.
    package var hasShownByDescendants = false
    /// Whether a child was stopped at a time when a transition kept the engine from deciding.
    package var hasLostChild = false
    /// The causes in the layouts for which it is paused.
    package fileprivate(set) var causes: PauseCauses = []
    /// How many requests, awaited results and entry questions may still bring it a screen; while
    /// there is one, the coordinator counts as having a screen.
    package var screensToCome: Int32 = 0
  }

  /// The facts about one coordinator, and the number of its children.
  private struct Entry {
    /// The coordinator that has this entry or will have it next.
    var id: OwnerID
    var childCount: Int32 = 0
    var node = Node()
  }

  private var entries: [Entry] = []
  /// The parent of each, or `.nobody`.
  private var parents: [OwnerID] = []
  private var free: [OwnerID] = []

  /// How many coordinators are paused because of layouts.
  private(set) var pausedCount = 0

  package init() {}

  /// The number of nodes, including unused ones.
  var count: Int { entries.count }

  package subscript(id: OwnerID) -> Node {
    get { entries[id.index].node }
    set { entries[id.index].node = newValue }
  }

  package mutating func add(childOf parent: OwnerID?) -> OwnerID {
    let id = free.popLast() ?? OwnerID(index: count)
    if id.index == count {
      entries.append(Entry(id: id))
      parents.append(.nobody)
    } else {
      entries[id.index].node = Node()
    }
    setParent(parent, of: id)
    return id
  }

  package mutating func remove(_ id: OwnerID) {
    setCauses([], of: id)
    setParent(nil, of: id)
    if entries[id.index].childCount > 0 {
      for child in ids where parent(of: child) == id { setParent(nil, of: child) }
    }
    entries[id.index] = Entry(id: id.next, node: Node(isRunning: false))
    free.append(id.next)
  }

  /// The identifiers of all nodes, including unused ones.
  var ids: some Sequence<OwnerID> { entries.lazy.map(\.id) }

  /// The coordinators to which a screen may still come.
  var withScreensToCome: some Sequence<OwnerID> {
    entries.lazy.filter { $0.node.screensToCome > 0 }.map(\.id)
  }

  func id(at index: Int) -> OwnerID { entries[index].id }

  func has(_ id: OwnerID) -> Bool { entries[id.index].id == id }

  func isRunning(_ id: OwnerID) -> Bool { has(id) && self[id].isRunning }

  /// The parent of a coordinator, if it has one that still exists.
  func parent(of id: OwnerID) -> OwnerID? {
    let parent = parents[id.index]
    return parent == .nobody ? nil : parent
  }

  /// The index of the parent of the coordinator with an index; negative if there is none.
  func parentIndex(of index: Int) -> Int { parents[index].index }

  /// Makes a list with the same value for each coordinator.
  func list<Value>(of value: Value) -> [Value] { Array(repeating: value, count: count) }

  var hasSiblings: Bool {
    for index in entries.indices where entries[index].childCount > 1 { return true }
    return false
  }

  mutating func setParent(_ parent: OwnerID?, of id: OwnerID) {
    let former = parents[id.index]
    parents[id.index] = parent ?? .nobody
    if former != .nobody { entries[former.index].childCount -= 1 }
    if let parent { entries[parent.index].childCount += 1 }
  }

  func depth(of id: OwnerID) -> Int {
    parent(of: id).map { depth(of: $0) + 1 } ?? 0
  }

  package func mayGuard(_ owner: OwnerID) -> Bool {
    self[owner].mayGuard || parent(of: owner).map { mayGuard($0) } == true
  }

  /// The causes in the layouts for which a coordinator is paused.
  func causes(of id: OwnerID) -> PauseCauses { causes(of: id.index) }

  func causes(of index: Int) -> PauseCauses { entries[index].node.causes }

  package mutating func setCauses(_ causes: PauseCauses, of id: OwnerID) {
    pausedCount += (causes.isEmpty ? 0 : 1) - (self.causes(of: id).isEmpty ? 0 : 1)
    entries[id.index].node.causes = causes
  }
}
