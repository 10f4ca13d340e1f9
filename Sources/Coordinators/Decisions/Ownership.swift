package import CoordinatorCore

/// A coordinator that owns screens, or has a descendant that does: a number that is used again when the
/// coordinator is freed, and how often it was.
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

/// The coordinators that own screens, as trees: all that decisions know of coordinators.
package struct Ownership {
  /// One coordinator.
  package struct Node {
    /// The coordinator that has started it.
    package var parent: OwnerID?
    /// Whether it is active or paused.
    package var isRunning = true
    /// Whether its class shows screens; one that does not only starts others.
    package var showsScreens = true
    /// Whether its class may guard that its screens are left.
    package var mayGuard = false
    /// Whether it has owned a screen in the user interface.
    package var hasShown = false
    /// Whether a descendant has shown a screen that its `start()` has led to.
    package var hasShownByDescendants = false
    /// Whether a child of it was stopped too early to decide about it.
    package var hasLostChild = false
    /// How many of its requests wait whose screens are still to be made.
    package var pendingScreens = 0
    /// Why it is paused, as far as layouts are the reason.
    package fileprivate(set) var causes: PauseCauses = []
  }

  private var nodes: [Node] = []

  /// For each number the coordinator that has it, or will have it next.
  private(set) var ids: [OwnerID] = []
  private var free: [OwnerID] = []

  /// How many are paused because of layouts.
  private(set) var pausedCount = 0

  package init() {}

  /// Above the index of each coordinator.
  var count: Int { nodes.count }

  package subscript(id: OwnerID) -> Node {
    get { nodes[id.index] }
    set { nodes[id.index] = newValue }
  }

  /// Adds a coordinator.
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

  /// Removes a coordinator that is freed.
  package mutating func remove(_ id: OwnerID) {
    setCauses([], of: id)
    nodes[id.index] = Node(isRunning: false)
    ids[id.index] = id.next
    free.append(id.next)
  }

  /// Whether a coordinator is not freed.
  func has(_ id: OwnerID) -> Bool { ids[id.index] == id }

  /// The coordinator that has started another one, and is not freed.
  func parent(of id: OwnerID) -> OwnerID? {
    guard let parent = nodes[id.index].parent, has(parent) else { return nil }
    return parent
  }

  /// How many coordinators are above one.
  func depth(of id: OwnerID) -> Int {
    var depth = 0
    var next = parent(of: id)
    while let current = next {
      depth += 1
      next = parent(of: current)
    }
    return depth
  }

  /// Whether UIKit has to ask before a screen of a coordinator is left: it, or one above it, may guard that.
  package func mayGuard(_ owner: OwnerID) -> Bool {
    var next: OwnerID? = owner
    while let current = next {
      if nodes[current.index].mayGuard { return true }
      next = parent(of: current)
    }
    return false
  }

  /// Why a coordinator is paused, as far as layouts are the reason.
  func causes(of id: OwnerID) -> PauseCauses { nodes[id.index].causes }

  package mutating func setCauses(_ causes: PauseCauses, of id: OwnerID) {
    pausedCount += (causes.isEmpty ? 0 : 1) - (self.causes(of: id).isEmpty ? 0 : 1)
    nodes[id.index].causes = causes
  }

  /// Those that are paused because of layouts.
  var paused: [OwnerID] {
    if pausedCount == 0 { return [] }
    return ids.filter { !causes(of: $0).isEmpty }
  }
}
