internal import HeadlessUIKit

/// What decides which keys mean something at the moment.
@MainActor
struct KeyContext {
  enum Editor { case field, text }
  enum Escape: String { case back, cancel, close }

  let frame: ScreenFrame
  let focus: Focusable?
  /// Whether something has the focus and is visible, so that it can be chosen.
  let canChoose: Bool
  let hasPanel: Bool
  let hasSearch: Bool
  /// Whether there are other scenes to go to.
  let hasScenes: Bool

  /// The editor that has the focus: letters are written there.
  var editor: Editor? { focus?.editor.map { $0 is UITextField ? .field : .text } }

  /// Whether the focus has a value that the keys for left and right change.
  var changesValue: Bool {
    if case .wheel? = focus?.kind { return true }
    guard case .control(let control)? = focus?.kind else { return false }
    return control is UISlider || control is UIStepper || control is UIPageControl
  }

  var hasMenu: Bool {
    guard let focus, !frame.showsMenu else { return false }
    return OpenMenu(of: focus, isPrimary: false) != nil
  }

  /// Whether the focus is on a row of a table, which may have actions.
  var isRow: Bool {
    guard case .row(let list, _)? = focus?.kind else { return false }
    return list is UITableView
  }

  var canRefresh: Bool { !frame.showsMenu && frame.layer?.refreshableList != nil }

  /// Whether there is more than fits, so that keys for pages help.
  var isLong: Bool { frame.totalRows > frame.visibleRows }

  /// Whether arrows scroll, as far as they do not move the focus; in a text they move the caret.
  var scrolls: Bool { isLong && editor != .text && (!canChoose || focus?.zone != .body) }

  var hasColumns: Bool { frame.columns.count > 1 && !frame.showsMenu }
  var hasSeveral: Bool { frame.ring.items.count > 1 || hasColumns }

  /// Whether there are bars beside what is long, to which a key leads past all of it.
  var hasParts: Bool { isLong && frame.ring.items.first?.zone != frame.ring.items.last?.zone }

  var hasPages: Bool { frame.layer?.pageViewController != nil && !frame.showsMenu }

  /// What Esc does; nil if it does nothing.
  var escape: Escape? {
    if frame.showsMenu { return .close }
    if frame.cancellableSearch != nil { return .cancel }
    guard let layer = frame.escapeLayer else { return nil }
    if let alert = layer.root as? UIAlertController {
      return alert.actions.contains { $0.style == .cancel } ? .cancel : nil
    }
    if layer.showsBackButton { return .back }
    return layer.isSwipeDismissable && !layer.root.isModalInPresentation ? .close : nil
  }

  /// How many tabs digits choose; nil if there is no choice.
  var tabs: Int? {
    let count = frame.ring.items.count(where: { if case .tab = $0.kind { true } else { false } })
    return count > 1 ? min(count, 9) : nil
  }
}
