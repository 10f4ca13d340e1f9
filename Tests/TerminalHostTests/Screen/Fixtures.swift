import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

/// A user at a device: presses keys, and reads the screen.
@MainActor
final class Desk {
  let device: HeadlessDevice
  let window: UIWindow
  let session: HostSession
  var size: GridSize

  init(
    size: GridSize = GridSize(columns: 60, rows: 16), _ mode: TransitionClock.Mode = .immediate,
    on screen: ScreenMetrics = .phone, panel: (() -> [String])? = nil
  ) {
    self.size = size
    device = HeadlessDevice(clock: TransitionClock(mode), screen: screen)
    window = device.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    session = HostSession(device: device, panel: panel)
  }

  /// Makes a screen the root of the window and shows it.
  @discardableResult
  func show(_ make: () -> UIViewController) -> Desk {
    device.run {
      window.rootViewController = make()
      window.makeKeyAndVisible()
    }
    device.clock.drain()
    return self
  }

  func run(_ body: () -> Void) {
    device.run(body)
    device.clock.drain()
  }

  /// Presents a screen and lets it arrive.
  func present(_ screen: UIViewController) {
    run { window.rootViewController?.present(screen, animated: false) }
  }

  /// The whole frame as text.
  var screen: String { session.frame(size: size).text }

  /// The document picture, without focus and hints.
  var document: String { device.run { ScreenText.render(window: window, size: size) } }

  /// Expects the whole frame.
  func expectScreen(
    _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    expectEqual(screen, text, fileID: fileID, filePath: filePath, line: line)
  }

  /// Expects the document picture.
  func expectDocument(
    _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    expectEqual(document, text, fileID: fileID, filePath: filePath, line: line)
  }

  /// Sends keys as a terminal would, one read after the other.
  func press(_ keys: String...) { press(keys) }

  func press(_ keys: [String]) {
    _ = screen
    var parser = KeyParser()
    for key in keys {
      for event in parser.feed((Self.bytes[key] ?? key).utf8) + parser.flush() {
        for part in session.parts(of: event) {
          session.handle(part)
          device.clock.drain()
        }
      }
    }
  }

  /// The cell where a text begins on the screen.
  func place(of text: String) -> (column: Int, row: Int) {
    for (row, line) in screen.components(separatedBy: "\n").enumerated() {
      guard let range = line.range(of: text) else { continue }
      return (line.distance(from: line.startIndex, to: range.lowerBound), row)
    }
    Issue.record("'\(text)' is not on the screen:\n\(screen)")
    return (0, 0)
  }

  /// Presses the left button on a text and lets go.
  func click(_ text: String, column: Int = 0) {
    let place = place(of: text)
    drag((place.column + column, place.row))
  }

  /// Presses the mouse button at the first place, drags to the others, and releases it at the last.
  func drag(_ places: (column: Int, row: Int)...) {
    for (index, place) in places.enumerated() {
      mouse(index == 0 ? "press" : "drag", place.column, place.row)
    }
    if let last = places.last { mouse("release", last.column, last.row) }
  }

  /// Sends a mouse report as a terminal would.
  func mouse(_ kind: String, _ column: Int, _ row: Int) {
    let codes = ["press": 0, "release": 0, "drag": 32, "up": 64, "down": 65, "right press": 2]
    let end = kind == "release" ? "m" : "M"
    press("\u{1b}[<\(codes[kind] ?? 0);\(column + 1);\(row + 1)\(end)")
  }

  private static let bytes = [
    "tab": "\t", "shift-tab": "\u{1b}[Z", "enter": "\r", "esc": "\u{1b}", "up": "\u{1b}[A",
    "down": "\u{1b}[B", "right": "\u{1b}[C", "left": "\u{1b}[D", "home": "\u{1b}[H",
    "end": "\u{1b}[F", "pageup": "\u{1b}[5~", "pagedown": "\u{1b}[6~", "backspace": "\u{7f}",
    "delete": "\u{1b}[3~", "ctrl-c": "\u{3}", "ctrl-t": "\u{14}", "f1": "\u{1b}OP",
    "f6": "\u{1b}[17~", "shift-f6": "\u{1b}[17;2~",
    "ctrl-a": "\u{1}", "ctrl-d": "\u{4}", "ctrl-e": "\u{5}", "ctrl-k": "\u{b}",
    "ctrl-u": "\u{15}", "ctrl-w": "\u{17}", "alt-b": "\u{1b}b", "alt-d": "\u{1b}d",
    "alt-f": "\u{1b}f", "alt-backspace": "\u{1b}\u{7f}", "ctrl-left": "\u{1b}[1;5D",
    "ctrl-right": "\u{1b}[1;5C", "ctrl-home": "\u{1b}[1;5H", "ctrl-end": "\u{1b}[1;5F",
    "ctrl-delete": "\u{1b}[3;5~",
  ]
}

/// A screen that is made of views below each other.
final class StackScreen: UIViewController {
  let stack: UIStackView

  init(_ title: String? = nil, spacing: CGFloat = 0, _ views: [UIView]) {
    stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = UIView()
    view.addSubview(stack)
    self.view = view
  }
}

/// A list of rows in sections, which remembers what was chosen.
final class ListScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var sections: [(title: String?, rows: [String])]
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  var onSelect: (IndexPath) -> Void = { _ in }
  private(set) var madeCells = 0
  let table = UITableView()

  init(_ title: String, _ sections: [(title: String?, rows: [String])]) {
    self.sections = sections
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  convenience init(_ title: String, rows: [String]) { self.init(title, [(nil, rows)]) }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    table.dataSource = self
    table.delegate = self
    view = table
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    madeCells += 1
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
    configure(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(indexPath)
  }
}

@MainActor func label(_ text: String, lines: Int = 0) -> UILabel {
  let label = UILabel()
  label.text = text
  label.numberOfLines = lines
  return label
}

@MainActor func button(_ title: String, _ action: @escaping () -> Void = {}) -> UIButton {
  UIButton(primaryAction: UIAction(title: title) { _ in action() })
}

@MainActor func field(_ placeholder: String, _ text: String = "") -> UITextField {
  let field = UITextField()
  field.placeholder = placeholder
  field.text = text
  return field
}
