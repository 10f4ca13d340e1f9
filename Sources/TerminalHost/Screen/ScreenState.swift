internal import HeadlessUIKit

/// The state of a host between frames that is not in the views: focus, scrolling and carets.
@MainActor
struct ScreenState {
  private struct Memory {
    weak var screen: AnyObject?
    var focus: FocusID?
    /// The element that has the focus while the focused element is disabled or hidden.
    var standIn: FocusID?
    var scroll = 0
    /// The number of handled scroll requests of each list.
    var handledRequests: [HandledRequest] = []

    func scrollRequests(of list: UITableView) -> Int {
      handledRequests.first { $0.list === list }?.scrollRequests ?? 0
    }
  }

  private struct HandledRequest {
    weak var list: UITableView?
    let scrollRequests: Int
  }

  private struct Writing {
    weak var editor: UIView?
    var caret: TextCaret
  }

  /// Whether the focus is drawn; not in pictures as text.
  var showsFocus = true

  /// Whether running transitions are drawn, and not only their ends.
  var showsSlides = false
  let wraps = WrapCache()
  var menu: OpenMenu? {
    didSet { if oldValue !== menu { oldValue?.contextMenu?.closeLater() } }
  }
  /// The root of the column that has the focus, or had it when there were columns.
  weak var activeColumn: UIViewController?

  private var memories: [ObjectIdentifier: Memory] = [:]
  private var writings: [ObjectIdentifier: Writing] = [:]
  private let editorLines = EditorLinesCache()
  /// The element to which the screen was last scrolled, so that a frame does not undo other
  /// scrolling.
  private var followed: FocusID?

  func focus(of screen: AnyObject) -> FocusID? {
    guard let memory = memory(of: screen) else { return nil }
    return memory.standIn ?? memory.focus
  }

  mutating func setFocus(_ focus: FocusID?, of screen: AnyObject) {
    remember(screen) {
      $0.focus = focus
      $0.standIn = nil
    }
  }

  /// Chooses the focus: the element that had it, or another one while that is disabled or hidden.
  mutating func chooseFocus(
    of screen: AnyObject, in ring: FocusRing, else other: () -> Focusable?
  ) -> Focusable? {
    let memory = memory(of: screen)
    if let kept = ring[memory?.focus] {
      remember(screen) { $0.standIn = nil }
      return kept
    }
    if let kept = ring[memory?.standIn] { return kept }
    let chosen = other()
    remember(screen) {
      if $0.focus == nil { $0.focus = chosen?.id } else { $0.standIn = chosen?.id }
    }
    return chosen
  }

  /// Keeps the focus on a stand-in, because the user has pressed a key while it had the focus.
  mutating func keepStandIn(of screen: AnyObject) {
    if let standIn = memory(of: screen)?.standIn { setFocus(standIn, of: screen) }
  }

  func scroll(of screen: AnyObject) -> Int { memory(of: screen)?.scroll ?? 0 }

  mutating func setScroll(_ scroll: Int, of screen: AnyObject) {
    remember(screen) { $0.scroll = max(0, scroll) }
  }

  /// The caret of a text, which is after the text at first.
  func caret(in editor: UIView, _ text: String) -> TextCaret {
    guard let writing = writings[ObjectIdentifier(editor)], writing.editor === editor else {
      return TextCaret(place: text.utf16.count)
    }
    return writing.caret.fitting(text)
  }

  mutating func setCaret(_ caret: TextCaret, in editor: UIView) {
    for (key, writing) in writings where writing.editor == nil { writings[key] = nil }
    writings[ObjectIdentifier(editor)] = Writing(editor: editor, caret: caret)
  }

  /// The lines of a text, which are kept until the text or the width changes.
  func lines(of editor: UIView, _ text: String, columns: Int) -> EditorLines {
    editorLines.lines(of: editor, text, columns: columns)
  }

  /// Scrolls a screen to the focus, once after each move of the focus.
  mutating func follow(
    _ focus: Focusable?, of screen: AnyObject, visible: Int, total: Int
  ) {
    var offset = scroll(of: screen)
    if let focus, focus.zone == .body, focus.id != followed {
      if focus.rect.row < offset {
        // The heading above the first element becomes visible with it.
        offset = focus.rect.row <= 3 ? 0 : focus.rect.row
      }
      if focus.rect.endRow > offset + visible { offset = focus.rect.endRow - visible }
    }
    followed = focus?.id
    setScroll(min(offset, max(0, total - visible)), of: screen)
  }

  /// Scrolls to the row to which the app has scrolled a list, once for each of its requests.
  mutating func followScrollRequest(
    of list: UITableView, row: GridRect, on screen: AnyObject, visible: Int
  ) {
    guard let target = list.scrollTarget,
      memory(of: screen)?.scrollRequests(of: list) ?? 0 != list.scrollRequests
    else { return }
    remember(screen) {
      $0.handledRequests.removeAll { $0.list == nil || $0.list === list }
      $0.handledRequests.append(HandledRequest(list: list, scrollRequests: list.scrollRequests))
    }
    switch target.position {
    case .top: setScroll(row.row, of: screen)
    case .middle: setScroll(row.row - (visible - row.rows) / 2, of: screen)
    case .bottom: setScroll(row.endRow - visible, of: screen)
    case .none:
      reveal(row: row.endRow - 1, of: screen, visible: visible)
      reveal(row: row.row, of: screen, visible: visible)
    }
  }

  /// Copies the scroll offset of a screen from another state.
  mutating func keepScroll(of screen: AnyObject, from other: ScreenState) {
    guard let memory = other.memory(of: screen) else { return }
    remember(screen) {
      $0.scroll = memory.scroll
      $0.handledRequests = memory.handledRequests
    }
  }

  /// Prevents the next frame from scrolling to the focus, which is visible.
  mutating func stay(with focus: FocusID) { followed = focus }

  /// Scrolls a screen just far enough to show a row.
  mutating func reveal(row: Int, of screen: AnyObject, visible: Int) {
    let offset = scroll(of: screen)
    if row < offset { setScroll(row, of: screen) }
    if row >= offset + visible { setScroll(row - visible + 1, of: screen) }
  }

  /// Lets the next frame scroll to the focus, even if the user has scrolled away from it.
  mutating func revealFocus() { followed = nil }

  func isVisible(_ focus: Focusable, of screen: AnyObject, visible: Int) -> Bool {
    guard focus.zone == .body else { return true }
    let offset = scroll(of: screen)
    let end = min(focus.rect.endRow, focus.rect.row + visible)
    return focus.rect.row >= offset && end <= offset + visible
  }

  private func memory(of screen: AnyObject) -> Memory? {
    guard let memory = memories[ObjectIdentifier(screen)], memory.screen === screen else {
      return nil
    }
    return memory
  }

  /// Changes the stored state of a screen, and removes that of freed screens before it adds another.
  private mutating func remember(
    _ screen: AnyObject, _ change: (inout Memory) -> Void
  ) {
    var memory = Memory(screen: screen)
    if let known = self.memory(of: screen) {
      memory = known
    } else {
      memories = memories.filter { $0.value.screen != nil }
    }
    change(&memory)
    memories[ObjectIdentifier(screen)] = memory
  }
}
