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

  /// One screen.
  package struct Row: Equatable {
    package let screen: ScreenID
    /// The row of what it lies in, or is presented by; nil for the outermost.
    package let outer: Int?
    package let slot: Slot
    package fileprivate(set) var presence: Presence
  }

  /// Where in a container a screen is.
  package struct Slot: Equatable {
    package let kind: Kind
    package let index: Int
  }

  /// Whether a screen is seen, as far as its containers tell.
  package enum Presence {
    /// A person can see it.
    case visible
    /// It lies under another one, on a stack or behind a presentation.
    case covered
    /// Another tab, page or column is shown in its place.
    case unselected
    /// It belongs to a root that is kept while another one is shown.
    case suspended
  }
}

extension Layout.Slot {
  /// A kind of place, as its container's adapter names it.
  package struct Kind: Equatable {
    let name: String
    /// Whether there may be several, so that the index tells something.
    var hasIndex = true
  }
}

extension Layout {
  /// Its screens.
  package var screens: Set<ScreenID> { Set(rows.lazy.map(\.screen)) }

  fileprivate mutating func append(_ row: Row) -> Int {
    rows.append(row)
    return rows.count - 1
  }

  /// Notes that nobody sees some of the screens any more.
  fileprivate mutating func cover(_ range: Range<Int>) {
    for index in range where rows[index].presence == .visible { rows[index].presence = .covered }
  }
}

extension Layout: CustomStringConvertible {
  package var description: String { text { "\($0)" } }

  /// One line for each screen, indented by what it lies in or is presented by.
  package func text(naming name: (ScreenID) -> String) -> String {
    var depths: [Int] = []
    var names: [String] = []
    for row in rows {
      depths.append(row.outer.map { depths[$0] + 1 } ?? 0)
      names.append(String(repeating: "  ", count: depths[depths.count - 1]) + name(row.screen))
    }
    let width = names.map(\.count).max() ?? 0
    return zip(rows, names).map { row, name in
      let index = row.slot.kind.hasIndex ? " \(row.slot.index)" : ""
      let presence = row.presence == .visible ? "" : ", \(row.presence)"
      let gap = String(repeating: " ", count: width - name.count + 2)
      return "\(name)\(gap)\(row.slot.kind.name)\(index)\(presence)"
    }.joined(separator: "\n")
  }
}

/// Reads a hierarchy into a layout, each container through its adapter.
@MainActor
struct LayoutReader {
  private(set) var layout = Layout()

  /// Reads a screen with all that lies in it, and what it presents.
  ///
  /// - Returns: Whether what lies below it is covered: by it, or by what is presented above it.
  @discardableResult
  mutating func read(
    _ screen: UIViewController, in outer: Int? = nil, at kind: Layout.Slot.Kind, _ index: Int = 0,
    _ presence: Layout.Presence = .visible
  ) -> Bool {
    let row = layout.append(
      Layout.Row(
        screen: screen.note.id, outer: outer, slot: Layout.Slot(kind: kind, index: index),
        presence: presence))
    ContainerAdapters.adapter(of: screen).read(screen, row, presence, &self)
    let isCover = kind == .presented && screen.coversItsPresenter
    guard let presented = screen.presentedInContext else { return isCover }
    let end = layout.rows.count
    guard read(presented, in: row, at: .presented, 0, presence) else { return isCover }
    layout.cover(row..<end)
    return true
  }
}
