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
    /// How many of its requests wait and have yet to make their screens.
    package var pendingScreens = 0
    /// The causes in the layouts for which it is paused.
    package fileprivate(set) var causes: PauseCauses = []
  }

  private var nodes: [Node] = []

  /// The parent of each coordinator, or `.nobody`; a parent may have been freed.
  private var parents: [OwnerID] = []

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
    let id = free.popLast() ?? OwnerID(index: nodes.count)
    if id.index == nodes.count {
      nodes.append(Node())
      parents.append(.nobody)
      ids.append(id)
    }
    nodes[id.index] = Node()
    setParent(parent, of: id)
    return id
  }

  package mutating func remove(_ id: OwnerID) {
    setCauses([], of: id)
    nodes[id.index] = Node(isRunning: false)
    setParent(nil, of: id)
    ids[id.index] = id.next
    free.append(id.next)
  }

  func has(_ id: OwnerID) -> Bool { ids[id.index] == id }

  /// The parent of a coordinator, if the parent still exists.
  func parent(of id: OwnerID) -> OwnerID? {
    let parent = parentIndex(of: id.index)
    return parent < 0 ? nil : ids[parent]
  }

  /// The index of the parent of the coordinator with an index; negative if there is none.
  func parentIndex(of index: Int) -> Int {
    let parent = parents[index]
    return parent.index >= 0 && has(parent) ? parent.index : -1
  }

  /// Makes a value for each coordinator from the index of its parent, negative if there is none.
  func mapParents<Value>(_ make: (Int) -> Value) -> [Value] {
    parents.map { make($0.index >= 0 && has($0) ? $0.index : -1) }
  }

  var hasSiblings: Bool {
    var isParent = [Bool](repeating: false, count: parents.count)
    for parent in parents where parent.index >= 0 {
      if isParent[parent.index] { return true }
      isParent[parent.index] = true
    }
    return false
  }

  mutating func setParent(_ parent: OwnerID?, of id: OwnerID) {
    parents[id.index] = parent ?? .nobody
  }

  func depth(of id: OwnerID) -> Int {
    parent(of: id).map { depth(of: $0) + 1 } ?? 0
  }

  package func mayGuard(_ owner: OwnerID) -> Bool {
    nodes[owner.index].mayGuard || parent(of: owner).map { mayGuard($0) } == true
  }

  /// The causes in the layouts for which a coordinator is paused.
  func causes(of id: OwnerID) -> PauseCauses { causes(of: id.index) }

  func causes(of index: Int) -> PauseCauses { nodes[index].causes }

  package mutating func setCauses(_ causes: PauseCauses, of id: OwnerID) {
    pausedCount += (causes.isEmpty ? 0 : 1) - (self.causes(of: id).isEmpty ? 0 : 1)
    nodes[id.index].causes = causes
  }
}
