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
  private struct Entry {
    var parent: OwnerID?
    var causes: PauseCauses = []
  }

  private var entries: [Entry?] = []
  private var free: [OwnerID] = []

  /// How many are paused because of where their screens are.
  private(set) var pausedCount = 0

  package init() {}

  /// Above the index of each coordinator.
  var count: Int { entries.count }

  /// Takes in a coordinator.
  package mutating func add(childOf parent: OwnerID?) -> OwnerID {
    if let id = free.popLast() {
      entries[id.index] = Entry(parent: parent)
      return id
    }
    entries.append(Entry(parent: parent))
    return OwnerID(index: entries.count - 1)
  }

  /// Forgets a coordinator that is gone.
  mutating func remove(_ id: OwnerID) {
    setCauses([], of: id)
    entries[id.index] = nil
    free.append(id)
  }

  /// The coordinator that has started another one.
  func parent(of id: OwnerID) -> OwnerID? { entries[id.index]?.parent }

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

  mutating func setParent(_ parent: OwnerID?, of id: OwnerID) { entries[id.index]?.parent = parent }

  /// Why a coordinator is paused, as far as that was decided by layouts.
  func causes(of id: OwnerID) -> PauseCauses { entries[id.index]?.causes ?? [] }

  /// Those for whom there is such a cause.
  var paused: [OwnerID] {
    if pausedCount == 0 { return [] }
    return entries.indices.filter { entries[$0]?.causes.isEmpty == false }.map {
      OwnerID(index: $0)
    }
  }

  package mutating func setCauses(_ causes: PauseCauses, of id: OwnerID) {
    let former = self.causes(of: id)
    pausedCount += (causes.isEmpty ? 0 : 1) - (former.isEmpty ? 0 : 1)
    entries[id.index]?.causes = causes
  }
}
