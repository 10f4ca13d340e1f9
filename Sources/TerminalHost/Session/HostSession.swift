internal import Foundation
package import HeadlessUIKit

/// A user at a device: turns events into what the user does, and the device's window into
/// frames; it knows no terminal, so that tests can feed events and read frames.
@MainActor
package final class HostSession {
  let device: HeadlessDevice
  let input: UserInput
  var state = ScreenState()
  var panel: SidePanel
  /// What the mouse has hold of.
  var grip: MouseGrip?
  /// The search that is typed, or that `n` repeats.
  var search: Search?
  var help: HelpBox?

  /// What the last key could not do, shown in the hint line until the next key.
  var notice: String?
  /// The screen that a hint about Esc is for; the hint disappears with a screen over it, such as the
  /// question of a leave guard.
  weak var noticeScreen: UIViewController?
  /// Why there is no screen to be seen; shown in its place, while keys do nothing but quit.
  package var complaint: String?
  /// The number of URLs that the app had opened in other apps before the last key.
  private var reportedURLCount = 0
  /// Whether a screen moved by itself in the last frame, so that the next one looks different.
  package private(set) var isMoving = false
  /// Whether the user wants to leave.
  package internal(set) var isFinished = false
  /// The size of the last frame.
  var size = GridSize.standard
  /// The editor that had the keyboard when the focus last followed it.
  private weak var lastEditor: UIView?

  /// Makes a session with an optional side panel, whose lines are asked for with each frame.
  package init(device: HeadlessDevice, panel: (() -> [String])? = nil) {
    self.device = device
    self.panel = SidePanel(lines: panel)
    input = UserInput(device: device)
  }

  /// The window a user looks at.
  var window: UIWindow? { device.visibleWindow }

  /// Whether there are scenes besides the visible one.
  var hasScenes: Bool {
    device.application.openSessions.contains { $0 !== device.application.visibleScene?.session }
  }

  /// Whether screens that move by themselves are drawn on their way, else in their place.
  package var showsSlides: Bool {
    get { state.showsSlides }
    set { state.showsSlides = newValue }
  }

  /// Draws the whole terminal: screen, side panel, hint line.
  package func frame(size: GridSize) -> Grid {
    self.size = size
    return device.run {
      followKeyboard()
      return compose(size)
    }
  }

  package func showsPanelBeside(in size: GridSize) -> Bool {
    let columns = panel.screenArea(in: size).columns
    return columns > 0 && columns < size.columns
  }

  /// Makes the device's screen as large as what a terminal of a size has left for the app, unless a
  /// panel covers the app or there is no screen to be seen.
  package func fit(_ size: GridSize) {
    let area = panel.screenArea(in: size)
    guard complaint == nil, area.columns > 0, area.rows > 1 else { return }
    device.screen = .terminal(area.size)
  }

  package func handle(_ event: InputEvent) {
    for part in parts(of: event) { take(part) }
  }

  private func take(_ event: InputEvent) {
    if complaint != nil {
      device.run { _ = cancelDrag() }
      switch event {
      case .key(KeyPress(.character("q"))), .key(KeyPress(.character("c"), .control)):
        isFinished = true
      case .key, .paste, .mouse:
        break
      }
      return
    }
    device.run {
      notice = nil
      noticeScreen = nil
      reportedURLCount = device.openedURLs.count
      if let screen = currentFrame().scope { state.keepStandIn(of: screen) }
      switch event {
      case .key(let press): handle(press)
      case .paste(let text): take(text)
      case .mouse(let mouse): handle(mouse)
      }
      followKeyboard()
    }
  }

  /// Does what a user does, and keeps the reason if that was refused.
  func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      notice = String(describing: error)
    }
  }

  // MARK: Frames

  private func compose(_ size: GridSize) -> Grid {
    if let complaint { return Self.picture(of: complaint, size) }
    let area = panel.screenArea(in: size)
    var grid = Grid(size)
    if area.columns > 0 { grid.paste(screen(area.size), at: area.origin) }
    panel.draw(into: &grid, beside: area)
    return grid
  }

  /// What the app opened since the last key; a terminal shows nothing else of it.
  private var newAddress: String? {
    device.openedURLs.count > reportedURLCount ? device.openedURLs.last?.absoluteString : nil
  }

  private static func picture(of complaint: String, _ size: GridSize) -> Grid {
    var grid = Grid(size)
    let lines = TextLines.wrap(complaint, columns: size.columns).prefix(max(0, size.rows - 1))
    for (row, line) in lines.enumerated() {
      grid.put(line, at: GridPosition(column: 0, row: row))
    }
    let place = GridPosition(column: 0, row: size.rows - 1)
    grid.put("q quit", at: place, style: .secondary)
    return grid
  }

  private func screen(_ size: GridSize) -> Grid {
    let frame = screenFrame(GridSize(columns: size.columns, rows: size.rows - 1))
    if let noticeScreen, noticeScreen !== (frame.whole ?? frame.layer)?.root { notice = nil }
    let context = context(frame)
    isMoving = frame.isMoving
    var grid = Grid(size)
    grid.paste(frame.grid, at: GridPosition(column: 0, row: 0))
    help?.draw(into: &grid, size: frame.grid.size, KeyGuide(context))
    drawLastLine(context, isSearching(frame), into: &grid)
    return grid
  }

  private func drawLastLine(_ context: KeyContext, _ isSearching: Bool, into grid: inout Grid) {
    let columns = grid.size.columns - 2
    let place = GridPosition(column: 1, row: grid.size.rows - 1)
    if help != nil {
      let size = GridSize(columns: grid.size.columns, rows: grid.size.rows - 1)
      grid.put(HelpBox.hint(in: size, KeyGuide(context)), at: place, style: .secondary)
    } else if isSearching, let search {
      search.drawLine(into: &grid, at: place, columns: columns)
    } else if let address = newAddress {
      let line = TextLines.truncate("Opened outside: " + address, columns: columns)
      grid.put(line, at: place, style: .accent)
    } else if let notice {
      let line = TextLines.truncate("! " + notice, columns: columns)
      grid.put(line, at: place, style: CellStyle(.destructive, attributes: .bold))
    } else {
      grid.put(Hints.line(context, columns: columns), at: place, style: .secondary)
    }
  }

  private func screenFrame(_ size: GridSize) -> ScreenFrame {
    guard let window else { return EmptyScreen.frame(of: size) }
    return ScreenRenderer.frame(of: window, size: size, state: &state)
  }

  /// The frame as it is now, for finding out what a key means.
  func currentFrame() -> ScreenFrame {
    let area = panel.screenArea(in: size)
    let columns = area.columns > 0 ? area.columns : size.columns
    return screenFrame(GridSize(columns: columns, rows: size.rows - 1))
  }

  func focus(in frame: ScreenFrame) -> Focusable? {
    guard let screen = frame.scope else { return nil }
    return frame.ring[state.focus(of: screen)]
  }

  func isVisible(_ focus: Focusable?, _ frame: ScreenFrame) -> Bool {
    guard let focus, let screen = frame.scope else { return false }
    return state.isVisible(focus, of: screen, visible: frame.visibleRows)
  }

  func setFocus(_ focus: Focusable?, in frame: ScreenFrame) {
    guard let focus, let screen = frame.scope else { return }
    state.setFocus(focus.id, of: screen)
  }

  /// The focus goes where the app moved the keyboard.
  private func followKeyboard() {
    let frame = currentFrame()
    let editor = frame.ring.items.last { $0.editor?.isFirstResponder == true }
    // One that is only disabled for a while has not lost the keyboard.
    if editor == nil, lastEditor?.isFirstResponder == true { return }
    if editor?.editor !== lastEditor { setFocus(editor, in: frame) }
    lastEditor = editor?.editor
  }
}
