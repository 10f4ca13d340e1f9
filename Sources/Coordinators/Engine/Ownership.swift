package import CoordinatorCore

/// A coordinator that owns screens, or has a descendant that does: a number that is given again when the
/// coordinator is gone.
package struct OwnerID: Hashable {
  private let number: Int32

  package init(index: Int) { number = Int32(index) }

  var index: Int { Int(number) }
}

/// The coordinators that own screens, each with its parent: what decisions need of the trees.
package struct Ownership {
  // Lists side by side: those who decide ask for parents only, and often.
  private var parents: [OwnerID?] = []
  private var causes: [PauseCauses] = []
  private var free: [OwnerID] = []

  /// How many are paused because of where their screens are.
  private(set) var pausedCount = 0

  package init() {}

  /// Above the index of each coordinator.
  var count: Int { parents.count }

  /// Takes in a coordinator.
  package mutating func add(childOf parent: OwnerID?) -> OwnerID {
    if let id = free.popLast() {
      parents[id.index] = parent
      return id
    }
    parents.append(parent)
    causes.append([])
    return OwnerID(index: parents.count - 1)
  }

  /// Forgets a coordinator that is gone.
  mutating func remove(_ id: OwnerID) {
    setCauses([], of: id)
    parents[id.index] = nil
    free.append(id)
  }

  /// The coordinator that has started another one.
  func parent(of id: OwnerID) -> OwnerID? { parents[id.index] }

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

  mutating func setParent(_ parent: OwnerID?, of id: OwnerID) { parents[id.index] = parent }

  /// Why a coordinator is paused, as far as that was decided by layouts.
  func causes(of id: OwnerID) -> PauseCauses { causes[id.index] }

  /// Those for whom there is such a cause.
  var paused: [OwnerID] {
    var paused: [OwnerID] = []
    if pausedCount == 0 { return paused }
    for index in causes.indices where !causes[index].isEmpty {
      paused.append(OwnerID(index: index))
    }
    return paused
  }

  package mutating func setCauses(_ causes: PauseCauses, of id: OwnerID) {
    pausedCount += (causes.isEmpty ? 0 : 1) - (self.causes[id.index].isEmpty ? 0 : 1)
    self.causes[id.index] = causes
  }
}
