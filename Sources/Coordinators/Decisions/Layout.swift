import UIKitShim

/// The places of all screens in one hierarchy: a window, or an outermost controller without one.
///
/// One pass reads a layout, through UIKit's public API and from what coordinators keep: pages that
/// are not shown, and suspended roots. Reading loads no view and keeps no screen alive.
///
/// ```text
/// UITabBarController 1       root
///   UINavigationController 2   tab 0
///     ListViewController 3       stack 0, covered
///     ArticleViewController 4    stack 1
///   SettingsViewController 5   tab 1, unselected
///   LoginViewController 6      over
/// ```
package struct Layout: Equatable {
  /// The screens: each before its contents, and the contents before what the screen presents.
  package private(set) var rows: [Row] = []

  package init(_ rows: [Row] = []) { self.rows = rows }

  /// One screen; rows are copied often, so they are small: `OwnerID.nobody` stands for no owner.
  package struct Row: Equatable {
    package let screen: ScreenID
    private let storedDepth: Int32
    /// The address of the screen, which may be freed; zero if no screen was read.
    private let address: Int
    private var storedOwner: OwnerID
    private var storedPresenter = OwnerID.nobody
    package let slot: Slot
    package let presence: Presence
    package var traits: Traits

    /// How many screens contain or present the screen.
    package var depth: Int { Int(storedDepth) }

    /// The owner; for a container without an owner, the coordinator that fills it.
    package var owner: OwnerID? {
      get { storedOwner.index < 0 ? nil : storedOwner }
      set { storedOwner = newValue ?? .nobody }
    }

    /// The index of the owner; negative if there is none.
    var ownerIndex: Int { storedOwner.index }

    /// The coordinator whose presentation of the screen pauses the coordinators below.
    package var pausingPresenter: OwnerID? {
      get { storedPresenter.index < 0 ? nil : storedPresenter }
      set { storedPresenter = newValue ?? .nobody }
    }

    package init(
      _ screen: ScreenID, at address: ObjectIdentifier? = nil, depth: Int, _ slot: Slot,
      _ presence: Presence, owner: OwnerID?, traits: Traits = []
    ) {
      self.screen = screen
      self.address = address.map { Int(bitPattern: $0) } ?? 0
      storedOwner = owner ?? .nobody
      self.slot = slot
      self.presence = presence
      self.traits = traits
      storedDepth = Int32(depth)
    }

    /// Whether two rows are equal; one engine gives each screen a number of its own, so addresses need
    /// no comparison.
    package static func == (one: Row, other: Row) -> Bool {
      one.screen == other.screen && one.presence == other.presence && one.traits == other.traits
        && one.storedOwner == other.storedOwner && one.slot == other.slot
        && one.storedDepth == other.storedDepth && one.storedPresenter == other.storedPresenter
    }

    fileprivate func refers(to owner: OwnerID) -> Bool {
      storedOwner == owner || storedPresenter == owner
    }

    fileprivate mutating func removeOwner() {
      owner = nil
      traits.subtract([.column, .filled])
    }

    var isOver: Bool { slot.kind.relation == .over }

    /// Whether it covers those below; a column is on a stack only while columns are collapsed.
    var isLayered: Bool { slot.kind.relation == .layered && !traits.contains(.column) }

    /// Whether it is the bottom of a stack, which is neither in a tab that is not selected nor in a
    /// suspended root.
    var isBottomOfStack: Bool {
      slot.index == 0 && slot.kind.relation == .layered && presence < .unselected
    }

    /// Whether this is the row of a screen; cheaper than a comparison of identifiers.
    func isOf(_ screen: UIViewController) -> Bool {
      address == Int(bitPattern: ObjectIdentifier(screen))
    }

    /// Whether the screen is in this place, and neither a container nor a context; `traits` is empty
    /// or `.notChosen`.
    func isSame(
      at depth: Int, _ kind: Slot.Kind, _ index: Int, _ presence: Presence, _ traits: Traits
    ) -> Bool {
      slot.index == index && slot.kind == kind && self.presence == presence && storedDepth == depth
        && self.traits.rawValue & Traits.ofPlaces.rawValue == traits.rawValue
    }
  }

  /// The position of a screen in its container.
  package struct Slot: Equatable {
    private let storedIndex: Int32
    package let kind: Kind

    package var index: Int { Int(storedIndex) }

    package init(_ kind: Kind, _ index: Int) {
      self.kind = kind
      storedIndex = Int32(index)
    }
  }

  /// Other facts about a screen on which decisions depend.
  package struct Traits: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// One of UIKit's containers.
    package static var container: Traits { Traits(rawValue: 1) }
    /// A coordinator's screen in a column, even while the columns are collapsed.
    package static var column: Traits { Traits(rawValue: 2) }
    /// Its container shows another screen in its place.
    package static var notChosen: Traits { Traits(rawValue: 4) }
    /// A container without an owner; `owner` is the coordinator that fills it.
    package static var filled: Traits { Traits(rawValue: 8) }

    /// An embedded or invisible screen over which a raw call may present what covers it alone.
    package static var context: Traits { Traits(rawValue: 16) }

    /// `.container`, `.notChosen` and `.context`.
    fileprivate static var ofPlaces: Traits { Traits(rawValue: 21) }

    /// Whether all of these are here; without optimization, it is cheaper than the generic method.
    package func contains(_ others: Traits) -> Bool {
      rawValue & others.rawValue == others.rawValue
    }
  }

  /// Whether a screen is visible, and if not, why: of the screen's own presence and that of its
  /// container, the one that is listed later.
  package enum Presence: CaseIterable, Comparable {
    /// The user can see the screen.
    case visible
    /// Another screen covers it, on a stack or by a presentation.
    case covered
    /// Its container shows another page or column.
    case hidden
    /// Its container shows another tab.
    case unselected
    /// It belongs to a suspended root.
    case suspended

    /// Whether its container shows no other screen in its place.
    var isChosen: Bool { self != .hidden && self != .unselected }
  }
}

extension Layout.Slot {
  /// A kind of place, each of which an adapter reads.
  package enum Kind: CaseIterable {
    case root, stack, presented, tab, column, page, embedded
    /// The More list of tabs.
    case more

    /// Whether the container may keep a screen there that UIKit does not list.
    var isColumnOrPage: Bool { self == .column || self == .page }

    var relation: Relation {
      switch self {
      case .root: .root
      case .stack: .layered
      case .presented: .over
      case .tab, .page, .more: .exclusive
      case .column: .sideBySide
      case .embedded: .inside
      }
    }

    fileprivate var name: String { self == .presented ? "over" : "\(self)" }

    /// Whether a container can have several such places.
    fileprivate var hasIndex: Bool { relation != .root && relation != .over }
  }

  /// How the screens in places of one kind relate to each other.
  enum Relation {
    case root
    /// Each screen covers the ones below it.
    case layered
    /// The screen is presented over another one.
    case over
    /// The screens are visible together.
    case sideBySide
    /// The screens are visible together, as parts of the screen that contains them.
    case inside
    /// One screen is visible at a time, or two facing pages.
    case exclusive
  }
}

extension Layout {
  /// The layout without a coordinator as an owner or pausing presenter; nil if no row refers to it.
  func without(_ owner: OwnerID) -> Layout? {
    guard let first = rows.firstIndex(where: { $0.refers(to: owner) }) else { return nil }
    var rows = rows
    for index in first..<rows.count {
      if rows[index].owner == owner { rows[index].removeOwner() }
      if rows[index].pausingPresenter == owner { rows[index].pausingPresenter = nil }
    }
    return Layout(rows)
  }

  /// Removes the owner of the screen of a row.
  mutating func disown(at index: Int) { rows[index].removeOwner() }

  /// The rows around a row that must be read again to find its screen, innermost first: the reader
  /// skips the contents of the app's own screens that are not visible.
  func outside(_ index: Int) -> [Int] {
    var index = index
    var outside: [Int] = []
    while rows[index].slot.kind == .embedded || rows[index].isOver {
      guard let outer = outer(of: index) else { break }
      outside.append(outer)
      index = outer
    }
    return outside
  }

  /// Whether a screen of the app contains one of UIKit's containers.
  var embedsContainers: Bool {
    for row in rows where row.slot.kind == .embedded && row.traits.contains(.container) {
      return true
    }
    return false
  }

  func has(_ screen: ScreenID) -> Bool { index(of: screen) != nil }

  /// Whether the root of another layout is here, too; true if that layout is empty.
  func hasRoot(of other: Layout) -> Bool {
    guard let root = other.rows.first?.screen else { return true }
    return rows.first?.screen == root || has(root)
  }

  /// The row of a screen, which may be freed; the search begins with the last row, which is needed
  /// most often.
  func index(of screen: ScreenID) -> Int? {
    var index = rows.count - 1
    while index >= 0, rows[index].screen != screen { index -= 1 }
    return index < 0 ? nil : index
  }

  /// The range of rows in which two layouts differ in their screens.
  func difference(to other: Layout) -> (former: Range<Int>, now: Range<Int>) {
    var start = 0
    var end = rows.count
    var otherEnd = other.rows.count
    while start < min(end, otherEnd), rows[start].screen == other.rows[start].screen { start += 1 }
    while end > start, otherEnd > start, rows[end - 1].screen == other.rows[otherEnd - 1].screen {
      end -= 1
      otherEnd -= 1
    }
    return (start..<end, start..<otherEnd)
  }

  /// Calls a closure with each row whose screen is not in another layout, and with the outermost such
  /// row that contained or presented the screen.
  func forEachRemovedRow(to other: Layout, _ body: (_ row: Row, _ outermost: Row?) -> Void) {
    let (former, now) = difference(to: other)
    if former.isEmpty { return }
    let still = Set(other.rows[now].lazy.map(\.screen))
    var outermost: Row?
    for row in rows[former] {
      if let depth = outermost?.depth, row.depth <= depth { outermost = nil }
      if still.contains(row.screen) { continue }
      body(row, outermost)
      if outermost == nil { outermost = row }
    }
  }

  /// The last rows, if they are a chain of screens presented over the root, each with nothing in it;
  /// empty if they are not, or if there are fewer than three.
  var chainOverRoot: Range<Int> {
    var first = rows.count
    var depth = rows.last?.depth ?? 0
    while first > 1 {
      let last = first - 1
      if !rows[last].isOver || rows[last].depth != depth || rows[last].traits.contains(.container) {
        break
      }
      first -= 1
      depth -= 1
    }
    guard rows.count - first > 2, rows[first].depth == 1, rows[first].presence != .suspended else {
      return 0..<0
    }
    return first..<rows.count
  }

  /// The row of the screen that contains or presents a screen.
  func outer(of index: Int) -> Int? {
    let (depth, slot) = (rows[index].depth, rows[index].slot)
    // Each earlier screen of the container has at least one row. The numbers of columns can have gaps.
    var outer = index - 1 - (slot.kind == .column ? 0 : slot.index)
    while outer >= 0, rows[outer].depth >= depth { outer -= 1 }
    return outer < 0 ? nil : outer
  }
}

extension Layout: CustomStringConvertible {
  package var description: String { text { "\($0)" } }

  package func text(naming name: (ScreenID) -> String) -> String {
    let names = rows.map { String(repeating: "  ", count: $0.depth) + name($0.screen) }
    let width = names.map(\.count).max() ?? 0
    return zip(rows, names).map { row, name in
      let index = row.slot.kind.hasIndex ? " \(row.slot.index)" : ""
      let presence = row.presence == .visible ? "" : ", \(row.presence)"
      let gap = String(repeating: " ", count: width - name.count + 2)
      return "\(name)\(gap)\(row.slot.kind.name)\(index)\(presence)"
    }.joined(separator: "\n")
  }
}
