package import CoordinatorCore

/// Identifies a coordinator; the numbers of freed ones are reused, with another generation.
package struct OwnerID: Hashable {
  private let number: Int32
  private let generation: Int32

  package init(index: Int, generation: Int32 = 0) {
    number = Int32(index)
    self.generation = generation
  }

  /// No coordinator.
  static let nobody = OwnerID(index: -1)

  var index: Int { Int(number) }

  fileprivate var next: OwnerID { OwnerID(index: index, generation: generation + 1) }
}

/// The trees of coordinators that own screens, with all facts on which decisions depend.
package struct Ownership {
  /// One coordinator.
  package struct Node {
    package var parent: OwnerID?
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
    /// How many of its requests wait and have yet to make their screens.
    package var pendingScreens = 0
    /// The causes in the layouts for which it is paused.
    package fileprivate(set) var causes: PauseCauses = []
  }

  private var nodes: [Node] = []

  /// For each number, the coordinator that has it or will have it next.
  private(set) var ids: [OwnerID] = []
  private var free: [OwnerID] = []

  /// How many coordinators are paused because of layouts.
  private(set) var pausedCount = 0

  package init() {}

  /// The number of nodes, including unused ones.
  var count: Int { nodes.count }

  package subscript(id: OwnerID) -> Node {
    get { nodes[id.index] }
    set { nodes[id.index] = newValue }
  }

  package mutating func add(childOf parent: OwnerID?) -> OwnerID {
    if let id = free.popLast() {
      nodes[id.index] = Node(parent: parent)
      return id
    }
    let id = OwnerID(index: nodes.count)
    nodes.append(Node(parent: parent))
    ids.append(id)
    return id
  }

  package mutating func remove(_ id: OwnerID) {
    setCauses([], of: id)
    nodes[id.index] = Node(isRunning: false)
    ids[id.index] = id.next
    free.append(id.next)
  }

  /// Whether a coordinator still exists.
  func has(_ id: OwnerID) -> Bool { ids[id.index] == id }

  /// The parent of a coordinator, if the parent still exists.
  func parent(of id: OwnerID) -> OwnerID? {
    guard let parent = nodes[id.index].parent, has(parent) else { return nil }
    return parent
  }

  /// The number of ancestors of a coordinator.
  func depth(of id: OwnerID) -> Int {
    var depth = 0
    var next = parent(of: id)
    while let current = next {
      depth += 1
      next = parent(of: current)
    }
    return depth
  }

  /// Whether a coordinator or an ancestor may guard the screens of the coordinator.
  package func mayGuard(_ owner: OwnerID) -> Bool {
    var next: OwnerID? = owner
    while let current = next {
      if nodes[current.index].mayGuard { return true }
      next = parent(of: current)
    }
    return false
  }

  /// The causes in the layouts for which a coordinator is paused.
  func causes(of id: OwnerID) -> PauseCauses { nodes[id.index].causes }

  package mutating func setCauses(_ causes: PauseCauses, of id: OwnerID) {
    pausedCount += (causes.isEmpty ? 0 : 1) - (self.causes(of: id).isEmpty ? 0 : 1)
    nodes[id.index].causes = causes
  }

  var paused: [OwnerID] {
    if pausedCount == 0 { return [] }
    return ids.filter { !causes(of: $0).isEmpty }
  }
}
