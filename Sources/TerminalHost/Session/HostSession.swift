internal import Foundation
package import HeadlessUIKit

/// Turns the events of a terminal into user input on a device, and the device's window into frames.
///
/// It needs no terminal, so tests can send events and read frames.
@MainActor
package final class HostSession {
  let device: HeadlessDevice
  let input: UserInput
  var state = ScreenState()
  var panel: SidePanel
  /// The press of the left mouse button, while it is down.
  var grip: MouseGrip?
  var help: HelpBox?

  /// The reason why the last key had no effect; the last line shows it until the next key.
  var notice: String?
  /// The screen to which a hint about Esc belongs; the hint disappears when another screen comes
  /// over it, such as an alert.
  weak var noticeScreen: UIViewController?
  /// The reason why no screen can be shown; frames show it, and only the keys that quit work.
  package var complaint: String?
  /// The number of URLs that the app had opened in other apps before the last key.
  private var reportedURLCount = 0
  /// Whether the last frame showed a running transition, so that more frames must follow.
  package private(set) var isMoving = false
  /// Whether the user has quit.
  package internal(set) var isFinished = false
  /// The size of the last frame.
  var size = GridSize.standard
  /// The text field or view that was the first responder when the focus last followed it.
  private weak var lastEditor: UIView?

  /// Creates a session, with a side panel if `panel` returns its lines for each frame.
  package init(device: HeadlessDevice, panel: (() -> [String])? = nil) {
    self.device = device
    self.panel = SidePanel(lines: panel)
    input = UserInput(device: device)
  }

  /// The visible window.
  var window: UIWindow? { device.visibleWindow }

  /// Whether there are scenes besides the visible one.
  var hasOtherScenes: Bool {
    device.application.openSessions.contains { $0 !== device.application.visibleScene?.session }
  }

  /// Whether frames show running transitions, and not only their ends.
  package var showsSlides: Bool {
    get { state.showsSlides }
    set { state.showsSlides = newValue }
  }

  /// Draws the whole terminal: screen, side panel, hint line.
  package func frame(size: GridSize) -> Grid {
    self.size = size
    return device.run {
      followFirstResponder()
      return compose(size)
    }
  }

  package func showsPanelBeside(in size: GridSize) -> Bool {
    let columns = panel.screenArea(in: size).columns
    return columns > 0 && columns < size.columns
  }

  /// Sets the size of the device's screen for a terminal of a size, except while a panel covers the
  /// app or there is a complaint.
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
      case .paste(let text): paste(text)
      case .mouse(let mouse): handle(mouse)
      }
      followFirstResponder()
    }
  }

  /// Performs user input; if it fails, the notice is the reason.
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

  /// The URL that the app opened in another app since the last key; nil if there is none.
  private var newlyOpenedURL: String? {
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
    if let noticeScreen, noticeScreen !== frame.topLayer?.root { notice = nil }
    let context = context(frame)
    isMoving = frame.isMoving
    var grid = Grid(size)
    grid.paste(frame.grid, at: GridPosition(column: 0, row: 0))
    help?.draw(into: &grid, size: frame.grid.size, KeyGuide(context))
    drawLastLine(context, into: &grid)
    return grid
  }

  private func drawLastLine(_ context: KeyContext, into grid: inout Grid) {
    let columns = grid.size.columns - 2
    let place = GridPosition(column: 1, row: grid.size.rows - 1)
    if help != nil {
      let size = GridSize(columns: grid.size.columns, rows: grid.size.rows - 1)
      grid.put(HelpBox.hint(in: size, KeyGuide(context)), at: place, style: .secondary)
    } else if let url = newlyOpenedURL {
      let line = TextLines.truncate("Opened outside: " + url, columns: columns)
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

  /// A new frame, by which keys and clicks are handled.
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

  /// Moves the focus to the first responder, if it has changed since the last call.
  private func followFirstResponder() {
    let frame = currentFrame()
    let editor = frame.ring.items.last { $0.editor?.isFirstResponder == true }
    // A disabled text field is not in the ring, but is still the first responder.
    if editor == nil, lastEditor?.isFirstResponder == true { return }
    if editor?.editor !== lastEditor { setFocus(editor, in: frame) }
    lastEditor = editor?.editor
  }
}
