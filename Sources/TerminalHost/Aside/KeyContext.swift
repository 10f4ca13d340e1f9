internal import HeadlessUIKit

/// What decides which keys mean something at the moment.
@MainActor
struct KeyContext {
  enum Editor { case field, text }

  /// The editor that has the focus: letters are written there.
  let editor: Editor?
  /// Whether it has a value that the keys for left and right change.
  let changesValue: Bool
  let hasMenu: Bool
  /// Whether it is a row of a table, which may have actions.
  let isRow: Bool
  let canRefresh: Bool
  /// Whether there is something to choose, and it is in sight.
  let canChoose: Bool
  /// Whether arrows scroll, as far as they do not move the focus.
  let scrolls: Bool
  /// Whether there is more than fits, so that keys for pages help.
  let isLong: Bool
  let hasSeveral: Bool
  /// Whether there are bars beside what is long, to which a key leads past all of it.
  let hasParts: Bool
  let hasColumns: Bool
  let hasPages: Bool
  /// What Esc does, in a word; nil if it does nothing.
  let wayBack: String?
  /// How many tabs digits choose; nil if there is no choice.
  let tabs: Int?
  let hasPanel: Bool
  let hasSearch: Bool
  /// Whether there are other scenes to go to.
  let hasScenes: Bool

  init(
    _ frame: ScreenFrame, focus: Focusable?, isInSight: Bool, hasPanel: Bool, hasSearch: Bool,
    hasScenes: Bool
  ) {
    editor = focus?.editor.map { $0 is UITextField ? .field : .text }
    changesValue = Self.hasValue(focus)
    let menu = frame.showsMenu ? nil : focus.flatMap { OpenMenu(of: $0, isPrimary: false) }
    hasMenu = menu != nil
    isRow = Self.isRow(focus)
    canRefresh = !frame.showsMenu && frame.layer?.refreshableList != nil
    canChoose = focus != nil && isInSight
    isLong = frame.totalRows > frame.visibleRows
    // In a text of several lines they move the caret.
    scrolls = isLong && editor != .text && (!isInSight || focus?.zone != .body)
    hasColumns = frame.columns.count > 1 && !frame.showsMenu
    hasSeveral = frame.ring.items.count > 1 || hasColumns
    hasParts = isLong && frame.ring.items.first?.zone != frame.ring.items.last?.zone
    hasPages = frame.layer?.pageViewController != nil && !frame.showsMenu
    wayBack = frame.showsMenu ? "close" : frame.layer.flatMap(Self.wayBack)
    tabs = Self.tabCount(frame)
    self.hasPanel = hasPanel
    self.hasSearch = hasSearch
    self.hasScenes = hasScenes
  }

  private static func isRow(_ focus: Focusable?) -> Bool {
    guard case .row(let list, _)? = focus?.kind else { return false }
    return list is UITableView
  }

  private static func hasValue(_ focus: Focusable?) -> Bool {
    if case .wheel? = focus?.kind { return true }
    guard case .control(let control)? = focus?.kind else { return false }
    return control is UISlider || control is UIStepper || control is UIPageControl
  }

  private static func wayBack(_ layer: VisibleHierarchy.Layer) -> String? {
    if let alert = layer.root as? UIAlertController {
      return alert.actions.contains { $0.style == .cancel } ? "cancel" : nil
    }
    if let search = layer.searchController, search.isActive, search.searchBar.showsCancelButton {
      return "cancel"
    }
    if layer.showsBackButton { return "back" }
    return layer.isSwipeDismissable && !layer.root.isModalInPresentation ? "close" : nil
  }

  private static func tabCount(_ frame: ScreenFrame) -> Int? {
    var count = 0
    for item in frame.ring.items {
      if case .tab = item.kind { count += 1 }
    }
    return count > 1 ? min(count, 9) : nil
  }
}
