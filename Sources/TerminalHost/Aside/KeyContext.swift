internal import HeadlessUIKit

/// The state on which the effects of keys depend.
@MainActor
struct KeyContext {
  enum Editor { case field, text }
  enum Escape: String { case back, cancel, close }

  let frame: ScreenFrame
  let focus: Focusable?
  /// Whether something has the focus and is visible, so that it can be chosen.
  let canChoose: Bool
  let hasPanel: Bool
  /// Whether there are scenes besides the visible one.
  let hasOtherScenes: Bool

  /// The kind of text that has the focus, into which letters are typed; nil for other elements.
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

  /// Whether the focus is on a row, which may have actions.
  var isRow: Bool { if case .row? = focus?.kind { true } else { false } }

  var canRefresh: Bool { !frame.showsMenu && frame.layer?.refreshableList != nil }

  /// Whether the content of the screen is higher than the screen.
  var isLong: Bool { frame.totalRows > frame.visibleRows }

  /// Whether arrows scroll, because no visible element of the body has the focus.
  var scrolls: Bool { isLong && editor != .text && (!canChoose || focus?.zone != .body) }

  var hasColumns: Bool { frame.columns.count > 1 && !frame.showsMenu }
  var hasSeveral: Bool { frame.ring.items.count > 1 || hasColumns }

  /// Whether a long screen also has elements in bars, to which F6 goes.
  var hasParts: Bool { isLong && frame.ring.items.first?.zone != frame.ring.items.last?.zone }

  var hasPages: Bool { frame.layer?.pageViewController != nil && !frame.showsMenu }

  /// The effect of Esc; nil if it has no effect.
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

  /// The number of tabs that digits select; nil without at least two tabs.
  var tabs: Int? {
    let count = frame.ring.items.count(where: { if case .tab = $0.kind { true } else { false } })
    return count > 1 ? min(count, 9) : nil
  }
}
