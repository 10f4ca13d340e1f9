internal import HeadlessUIKit

/// A navigation bar as one line of text and a line below it; where the buttons leave the title too
/// little room, it gets a line of its own.
@MainActor
struct NavigationBarPicture {
  private static let narrowestTitle = 12

  private struct Piece {
    var text: String
    var column: Int
    var row = 0
    var style: CellStyle
    var focus: Focusable?
  }

  private let columns: Int
  private var pieces: [Piece] = []
  private var titleRow = 0

  /// Lays out the bar of the screen on top; nil while the bar is hidden.
  init?(_ layer: VisibleHierarchy.Layer, columns: Int) {
    guard layer.showsNavigationBar, let navigation = layer.navigationController,
      let top = navigation.topViewController
    else { return nil }
    self.columns = columns
    let item = top.navigationItem
    var left = BodyLayout.gutter
    var right = columns - 1
    if layer.showsBackButton { addBackButton(to: layer.backButtonTitle, navigation, &left) }
    for button in item.leftBarButtonItems ?? [] { addLeft(button, &left) }
    for button in item.rightBarButtonItems ?? [] { addRight(button, &right) }
    addTitle(item, top, from: left, to: right)
  }

  var height: Int { titleRow + 2 }

  var focusables: [Focusable] { pieces.compactMap(\.focus) }

  func draw(into grid: inout Grid, focus: FocusID?) {
    for piece in pieces {
      let at = GridPosition(column: piece.column, row: piece.row)
      let width = grid.put(piece.text, at: at, style: piece.style)
      guard let focus, piece.focus?.id == focus else { continue }
      let rect = GridRect(column: piece.column, row: 0, columns: width, rows: 1)
      LayerPicture.mark(rect, isEditor: false, in: &grid)
    }
    grid.line(from: 0, to: columns, row: height - 1, style: .border)
  }

  private mutating func addBackButton(
    to title: String?, _ navigation: UINavigationController, _ left: inout Int
  ) {
    let text = TextLines.truncate("‹ \(title ?? "")", columns: max(8, columns / 3))
    add(text, column: left, .accent, .back(navigation))
    left += CharacterWidth.columns(of: text) + 3
  }

  private mutating func addLeft(_ button: UIBarButtonItem, _ left: inout Int) {
    guard let text = Self.text(button) else { return }
    add(text, column: left, Self.style(button), Self.kind(button))
    left += CharacterWidth.columns(of: text) + 3
  }

  private mutating func addRight(_ button: UIBarButtonItem, _ right: inout Int) {
    guard let text = Self.text(button) else { return }
    let width = CharacterWidth.columns(of: text)
    add(text, column: right - width, Self.style(button), Self.kind(button))
    right -= width + 3
  }

  /// The title stands in the middle of the bar, or of what the buttons leave of it.
  private mutating func addTitle(
    _ item: UINavigationItem, _ screen: UIViewController, from left: Int, to right: Int
  ) {
    let custom = (item.titleView as? UILabel)?.text
    let title = custom ?? item.title ?? screen.title ?? ""
    var (left, right) = (left, right)
    if right - left < min(CharacterWidth.columns(of: title), Self.narrowestTitle) {
      titleRow = 1
      (left, right) = (BodyLayout.gutter, columns - 1)
    }
    let text = TextLines.truncate(title, columns: max(0, right - left))
    let width = CharacterWidth.columns(of: text)
    var column = (columns - width) / 2
    if column < left || column + width > right { column = left + (right - left - width) / 2 }
    pieces.append(Piece(text: text, column: column, row: titleRow, style: .bold))
  }

  private mutating func add(
    _ text: String, column: Int, _ style: CellStyle, _ kind: Focusable.Kind?
  ) {
    let rect = GridRect(
      column: column, row: 0, columns: CharacterWidth.columns(of: text), rows: 1)
    let focus = kind.map { Focusable($0, rect: rect, zone: .top) }
    pieces.append(Piece(text: text, column: column, style: style, focus: focus))
  }

  private static func text(_ button: UIBarButtonItem) -> String? {
    guard !button.isHidden else { return nil }
    switch button.customView {
    case let control as UIButton: return BodyLayout.caption(of: control)
    case let toggle as UISwitch: return BodyLayout.caption(of: toggle)
    case let label as UILabel: return label.text
    case let indicator as UIActivityIndicatorView: return indicator.isAnimating ? "…" : nil
    case .some: return nil
    case nil: break
    }
    let name = button.displayedTitle ?? Look.text(button.image) ?? button.accessibilityLabel
    return name.map { "[ \($0) ]" }
  }

  private static func style(_ button: UIBarButtonItem) -> CellStyle {
    guard button.isEnabled else { return .secondary }
    return CellStyle(.accent, attributes: button.style == .done ? .bold : [])
  }

  private static func kind(_ button: UIBarButtonItem) -> Focusable.Kind? {
    if let control = button.customView as? UIControl {
      return control.isEnabled ? .control(control) : nil
    }
    return button.isEnabled && button.customView == nil ? .barItem(button) : nil
  }
}
