import UIKitShim

/// What one hierarchy shows, and where: a window, or an outermost controller that is in no window.
///
/// A value: equal layouts are those with the same screens in the same slots. It is read in one pass, through
/// UIKit's public API and what coordinators hold back (a page that is turned away, a root that is set aside),
/// loads no view and keeps no screen alive.
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
  /// The screens, each one before those in it, and what is presented over one after those in it.
  package private(set) var rows: [Row] = []

  package init(_ rows: [Row] = []) { self.rows = rows }

  /// One screen.
  ///
  /// It is small, since many are copied: absent owners are `OwnerID.nobody` in it.
  package struct Row: Equatable {
    /// Where the screen is kept, or was; nil if no screen was read.
    fileprivate let address: ObjectIdentifier?
    private var storedOwner: OwnerID
    private var storedPresenter = OwnerID.nobody
    package let screen: ScreenID
    private let storedDepth: Int32
    package let slot: Slot
    package let presence: Presence
    package var traits: Traits

    /// How many screens it lies in, or is presented by.
    package var depth: Int { Int(storedDepth) }

    /// The coordinator that owns it, or fills it if nobody owns it.
    package var owner: OwnerID? {
      get { storedOwner == .nobody ? nil : storedOwner }
      set { storedOwner = newValue ?? .nobody }
    }

    /// Who has presented it so that those below are paused.
    package var pausingPresenter: OwnerID? {
      get { storedPresenter == .nobody ? nil : storedPresenter }
      set { storedPresenter = newValue ?? .nobody }
    }

    package init(
      _ screen: ScreenID, at address: ObjectIdentifier? = nil, depth: Int, _ slot: Slot,
      _ presence: Presence, owner: OwnerID?, traits: Traits = []
    ) {
      self.screen = screen
      self.address = address
      storedOwner = owner ?? .nobody
      self.slot = slot
      self.presence = presence
      self.traits = traits
      storedDepth = Int32(depth)
    }

    /// Whether both say the same.
    package static func == (one: Row, other: Row) -> Bool {
      one.screen == other.screen && one.presence == other.presence && one.traits == other.traits
        && one.storedOwner == other.storedOwner && one.slot == other.slot
        && one.storedDepth == other.storedDepth && one.storedPresenter == other.storedPresenter
    }

    /// Whether it is presented.
    var isOver: Bool { slot.kind.relation == .over }

    /// Whether it covers those below it, or is covered by those above.
    ///
    /// Columns are one stack with others only while they are collapsed.
    var isLayered: Bool { slot.kind.relation == .layered && !traits.contains(.column) }

    /// Whether it is that of a screen; cheaper than to ask that for its identity.
    func isOf(_ screen: UIViewController) -> Bool { address == ObjectIdentifier(screen) }

    /// Whether it is no container, and in the same place.
    func isSame(at depth: Int, _ slot: Slot, _ presence: Presence) -> Bool {
      self.presence == presence && storedDepth == depth && self.slot == slot
        && !traits.contains(.container)
    }
  }

  /// Where in a container a screen is.
  package struct Slot: Equatable {
    private let storedIndex: Int32
    package let kind: Kind

    package var index: Int { Int(storedIndex) }

    package init(_ kind: Kind, _ index: Int) {
      self.kind = kind
      storedIndex = Int32(index)
    }
  }

  /// What else decisions need to know of a screen.
  package struct Traits: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// One of UIKit's containers.
    package static let container = Traits(rawValue: 1)
    /// What fills a column, also where that is one stack with others.
    package static let column = Traits(rawValue: 2)
    /// In its own container another one is shown in its place.
    package static let notChosen = Traits(rawValue: 4)
    /// Columns that are one stack now.
    package static let collapsed = Traits(rawValue: 8)
    /// A container that nobody owns: `owner` is the coordinator that fills it.
    package static let filled = Traits(rawValue: 32)
    /// A popover, beside which the rest stays in front.
    package static let popover = Traits(rawValue: 16)
  }

  /// Whether a screen is seen, as far as its containers tell.
  ///
  /// The cases are in order: of its own presence and that of its container, a screen has the later one.
  package enum Presence: CaseIterable, Comparable {
    /// A person can see it.
    case visible
    /// It lies under another one, on a stack or behind a presentation.
    case covered
    /// Another page or column is shown in its place.
    case hidden
    /// Another tab is shown in its place.
    case unselected
    /// It belongs to a root that is kept while another one is shown.
    case suspended
  }
}

extension Layout.Slot {
  /// A kind of place, each of which an adapter reads.
  package enum Kind: CaseIterable {
    case root, stack, presented, tab, column, page, embedded

    /// How the screens in places of this kind lie to each other.
    var relation: Relation {
      switch self {
      case .root: .root
      case .stack: .layered
      case .presented: .over
      case .tab, .page: .exclusive
      case .column: .sideBySide
      case .embedded: .inside
      }
    }

    fileprivate var name: String { self == .presented ? "over" : "\(self)" }

    /// Whether there may be several, so that the index tells something.
    fileprivate var hasIndex: Bool { relation != .root && relation != .over }
  }

  /// How the screens in places of one kind lie to each other: all that decisions know of a container.
  enum Relation {
    case root
    /// Each covers those below it.
    case layered
    /// It is presented over another one.
    case over
    /// They are seen together.
    case sideBySide
    /// They are seen together, as parts of the screen in which they lie.
    case inside
    /// One, or two facing ones, are seen in place of the others.
    case exclusive
  }
}

extension Layout {
  /// Its screens.
  package var screens: Set<ScreenID> { Set(rows.lazy.map(\.screen)) }

  /// Forgets that a coordinator owned anything.
  ///
  /// - Returns: Whether it did.
  mutating func removeOwner(_ owner: OwnerID) -> Bool {
    // A layout without it stays one with the former ones, and is not copied.
    let first = rows.firstIndex { $0.owner == owner || $0.pausingPresenter == owner }
    guard let first else { return false }
    for index in first..<rows.count {
      if rows[index].owner == owner { rows[index].owner = nil }
      if rows[index].pausingPresenter == owner { rows[index].pausingPresenter = nil }
    }
    return true
  }

  /// Notes that nobody owns a screen any more.
  ///
  /// - Returns: Whether it is among them.
  mutating func disown(_ screen: ScreenID) -> Bool {
    guard let index = index(of: screen) else { return false }
    rows[index].owner = nil
    return true
  }

  /// The rows outside a row that have to be read again to find its screen, the innermost first.
  ///
  /// What lies in a screen of the app's own is not looked at out of sight.
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

  /// Whether one of UIKit's containers lies in a screen of the app's own.
  var embedsContainers: Bool {
    for row in rows where row.slot.kind == .embedded && row.traits.contains(.container) {
      return true
    }
    return false
  }

  func has(_ screen: ScreenID) -> Bool { index(of: screen) != nil }

  /// The row of a screen; what has come last is asked for most often.
  func index(of screen: ScreenID) -> Int? {
    var index = rows.count - 1
    while index >= 0, rows[index].screen != screen { index -= 1 }
    return index < 0 ? nil : index
  }

  /// The row of the screen that is, or was, kept somewhere.
  func index(at address: ObjectIdentifier) -> Int? {
    var index = rows.count - 1
    while index >= 0, rows[index].address != address { index -= 1 }
    return index < 0 ? nil : index
  }

  /// The rows from the first to the last that are not the same in two layouts.
  ///
  /// - Parameter isSame: Whether two rows are the same: by default, whether they have the same screen.
  /// - Complexity: O(*n*) in the number of screens.
  func difference(
    to other: Layout, by isSame: (Row, Row) -> Bool = { $0.screen == $1.screen }
  ) -> Difference {
    var start = 0
    var end = rows.count
    var otherEnd = other.rows.count
    while start < min(end, otherEnd), isSame(rows[start], other.rows[start]) { start += 1 }
    while end > start, otherEnd > start, isSame(rows[end - 1], other.rows[otherEnd - 1]) {
      end -= 1
      otherEnd -= 1
    }
    return Difference(layout: self, former: start..<end, other: other, now: start..<otherEnd)
  }

  /// What two layouts do not have in common.
  struct Difference {
    fileprivate let layout: Layout
    let former: Range<Int>
    fileprivate let other: Layout
    let now: Range<Int>

    /// A removed row, and the outermost removed row that contained or presented its screen.
    struct RemovedRow {
      let row: Row
      let outermost: Row?
    }

    /// The rows of the former layout whose screens are not in the other layout.
    var removed: [RemovedRow] {
      if former.isEmpty { return [] }
      let still = Set(other.rows[now].lazy.map(\.screen))
      var removed: [RemovedRow] = []
      var outermost: Row?
      for row in layout.rows[former] {
        if let depth = outermost?.depth, row.depth <= depth { outermost = nil }
        if still.contains(row.screen) { continue }
        removed.append(RemovedRow(row: row, outermost: outermost))
        if outermost == nil { outermost = row }
      }
      return removed
    }
  }

  /// The row of the screen in which one lies, or that has presented it.
  func outer(of index: Int) -> Int? {
    let depth = rows[index].depth
    return rows[..<index].lastIndex { $0.depth < depth }
  }

  /// The row after the last one that lies in the screen of a row, or is presented by it.
  func end(of index: Int) -> Int {
    var end = index + 1
    while end < rows.count, rows[end].depth > rows[index].depth { end += 1 }
    return end
  }
}

extension Layout: CustomStringConvertible {
  package var description: String { text { "\($0)" } }

  /// One line for each screen, indented by what it lies in or is presented by.
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
