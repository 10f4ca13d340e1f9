internal import Foundation
internal import HeadlessUIKit

/// A search for an element of one screen by its text.
@MainActor
struct Search {
  /// The number of characters of a query; more are dropped.
  private static let longestQuery = 200

  /// The query, as the user typed it.
  private(set) var query = ""
  /// Whether keys go to the query.
  var isTyping = true
  /// The focus and the scroll offset before the search, to which Esc returns.
  let origin: FocusID?
  let originalScroll: Int
  private(set) var found: FocusID?
  private(set) weak var screen: AnyObject?

  init(on screen: AnyObject, origin: FocusID?, scroll: Int) {
    self.screen = screen
    self.origin = origin
    originalScroll = scroll
  }

  var hasFailed: Bool { !query.isEmpty && found == nil }

  /// Adds to the query, and finds the first match from the current one on, or from the origin.
  ///
  /// If nothing matched the shorter query, nothing matches the longer one.
  mutating func append(_ text: String, in ring: FocusRing) {
    let hadFailed = hasFailed
    query = String((query + text).prefix(Self.longestQuery))
    if hadFailed || query.isEmpty { return }
    look(from: found ?? origin, in: ring)
  }

  /// Deletes the last character of the query; false if there is none.
  mutating func deleteBackward(in ring: FocusRing) -> Bool {
    guard !query.isEmpty else { return false }
    query.removeLast()
    found = nil
    if !query.isEmpty { look(from: origin, in: ring) }
    return true
  }

  /// Goes to the next or previous match, except text fields, into which the next `n` would be typed.
  mutating func advance(from focus: FocusID?, backward: Bool, in ring: FocusRing) -> Focusable? {
    let folded = SearchText.folded(query)
    let next = ring.first(from: focus, includingIt: false, backward: backward) { item in
      item.editor == nil && SearchText.contains(folded, item)
    }
    found = next?.id
    return next
  }

  /// Draws the end of the query, with the cursor after it.
  func drawLine(into grid: inout Grid, at place: GridPosition, columns: Int) {
    let failure = hasFailed ? "   nothing found" : ""
    let window = FieldWindow(
      query, caret: query.utf16.count, columns: columns - 1 - failure.count)
    grid.put("/" + window.text, at: place)
    let end = GridPosition(column: place.column + 1 + window.column, row: place.row)
    grid.put(failure, at: end, style: CellStyle(.destructive))
    grid.cursor = end
  }

  private mutating func look(from start: FocusID?, in ring: FocusRing) {
    let folded = SearchText.folded(query)
    let first = ring.first(from: start, includingIt: true, backward: false) { item in
      SearchText.contains(folded, item)
    }
    found = first?.id
  }
}

/// The texts that a search compares, without regard to case and accents.
@MainActor
enum SearchText {
  /// Whether the text of an element contains a folded query.
  static func contains(_ folded: String, _ item: Focusable) -> Bool {
    self.folded(text(of: item)).contains(folded)
  }

  static func folded(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// The text that a user reads; for a row, the list creates its cell.
  private static func text(of item: Focusable) -> String {
    switch item.kind {
    case .back(let navigation):
      return navigation.navigationBar.backItem?.title ?? ""
    case .barItem(let button):
      return button.displayedTitle ?? button.accessibilityLabel ?? ""
    case .control(let control):
      return text(of: control)
    case .field(let field):
      let name = BodyLayout.caption(of: field)
      return field.isSecureTextEntry ? name : name + " " + (field.text ?? "")
    case .textView(let view):
      return view.text ?? ""
    case .segment(let control, let index):
      return control.titleForSegment(at: index) ?? ""
    case .wheel(let view, let index):
      return (view.accessibilityLabel ?? "") + " " + view.text(ofWheel: index)
    case .row(let list, let path):
      guard let cell = list.rowCell(at: path) else { return "" }
      let picture = RowPicture(cell)
      return picture.title + " " + picture.detail
    case .tab(let tabs, let index):
      return tabs.tabBar.items?[index].displayedTitle ?? ""
    case .action(_, let action):
      return action.title ?? ""
    case .menuElement(let element):
      return element.title
    }
  }

  private static func text(of control: UIControl) -> String {
    switch control {
    case let button as UIButton: BodyLayout.caption(of: button)
    case let toggle as UISwitch: BodyLayout.caption(of: toggle)
    default: control.accessibilityLabel ?? ""
    }
  }
}
