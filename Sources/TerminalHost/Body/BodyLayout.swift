internal import Foundation
internal import HeadlessUIKit

/// Lays out the views of a screen from top to bottom by their meaning, without constraints and
/// frames.
///
/// A stack view lays out its arranged views, and any other view its subviews in order.
@MainActor
struct BodyLayout {
  /// Room for the mark of the focus.
  static let gutter = 2
  static let widestField = 44
  /// The longest line of running text, because longer lines are hard to read.
  static let widestText = 80
  /// The columns between items beside each other.
  static let gap = 3

  let state: ScreenState
  private(set) var items: [BodyItem] = []
  private(set) var height = 0

  init(_ view: UIView, columns: Int, state: ScreenState) {
    self.state = state
    let top = view is any RowList ? 0 : 1
    height =
      top
      + lay(
        view, at: GridPosition(column: Self.gutter, row: top),
        columns: columns - 2 * Self.gutter)
  }

  init(fields: [UITextField], row: Int, columns: Int, state: ScreenState) {
    self.state = state
    height = layColumn(
      fields, at: GridPosition(column: 0, row: row), columns: columns, gap: { _ in 0 })
  }

  /// Lays out a view in a bar.
  init(inline view: UIView, columns: Int, state: ScreenState) {
    self.state = state
    height = lay(view, at: GridPosition(column: 0, row: 0), columns: columns)
  }

  /// The focusable elements, with each row of each list.
  var focusables: [Focusable] {
    var found: [Focusable] = []
    for item in items {
      if let focus = item.focus { found.append(focus) }
      guard let rows = item.rows else { continue }
      for row in rows.paths {
        let rect = rows.rect(ofRow: row, in: item.rect)
        let path = IndexPath(row: row, section: rows.section)
        found.append(Focusable(.row(rows.list, path), rect: rect))
      }
    }
    return found
  }

  mutating func add(_ item: BodyItem) { items.append(item) }

  /// Adds a line of text, cut off after some columns; without a kind, it cannot have the focus.
  ///
  /// - Returns: The columns that it takes.
  @discardableResult
  mutating func add(
    line text: String, at place: GridPosition, columns: Int, style: CellStyle = .plain,
    focus kind: Focusable.Kind? = nil
  ) -> Int {
    let line = TextLines.truncate(text, columns: columns)
    let rect = rect(place, columns: CharacterWidth.columns(of: line))
    var item = BodyItem(rect: rect, runs: [TextRun(line, style: style)])
    if let kind { item.focus = Focusable(kind, rect: rect) }
    add(item)
    return rect.columns
  }

  /// Adds one of several choices beside the one before it, or at the start of the next row if there is
  /// no room; `end` is where the next choice can begin.
  mutating func add(
    choice text: String, at end: inout GridPosition, from start: GridPosition, columns: Int,
    style: CellStyle, focus kind: Focusable.Kind?
  ) {
    let width = min(CharacterWidth.columns(of: text), columns)
    if end.column > start.column, end.column + width > start.column + columns {
      end = GridPosition(column: start.column, row: end.row + 1)
    }
    end.column += add(line: text, at: end, columns: columns, style: style, focus: kind) + Self.gap
  }

  /// Lays out one view and returns how many rows it takes.
  mutating func lay(_ view: UIView, at place: GridPosition, columns: Int) -> Int {
    guard Look.isShown(view), columns > 0 else { return 0 }
    let first = items.count
    defer { setSource(view, from: first) }
    if let cover = view.cover { return lay(cover, at: place, columns: columns) }
    switch view {
    case let label as UILabel: return lay(label, at: place, columns: columns)
    case let image as UIImageView: return lay(image, at: place, columns: columns)
    case let button as UIButton: return lay(button, at: place, columns: columns)
    case let field as UITextField: return lay(field, at: place, columns: columns, labelColumns: 0)
    case let toggle as UISwitch: return lay(toggle, at: place, columns: columns)
    case let segments as UISegmentedControl: return lay(segments, at: place, columns: columns)
    case let text as UITextView: return lay(text, at: place, columns: columns)
    case let slider as UISlider: return lay(slider, at: place, columns: columns)
    case let stepper as UIStepper: return lay(stepper, at: place, columns: columns)
    case let wheels as any WheelView: return lay(wheels, at: place, columns: columns)
    case let pages as UIPageControl: return lay(pages, at: place, columns: columns)
    case let bar as UIProgressView: return lay(bar, at: place, columns: columns)
    case let indicator as UIActivityIndicatorView: return lay(indicator, at: place)
    case let bar as UISearchBar: return lay(bar, at: place, columns: columns)
    case let list as any RowList: return lay(list, at: place, columns: columns)
    case let stack as UIStackView where stack.axis == .horizontal:
      return layRow(stack, at: place, columns: columns)
    case let stack as UIStackView:
      return layColumn(
        stack.arrangedSubviews, at: place, columns: columns,
        gap: { Self.rows(stack, after: $0) }, alignment: stack.alignment)
    case let control as UIControl:
      let rows = layColumn(control.visibleContent, at: place, columns: columns, gap: { _ in 1 })
      giveFocus(to: control, from: first)
      return rows
    default:
      let rows =
        (view as? UIScrollView).map { layRefresh(of: $0, at: place, columns: columns) } ?? 0
      let at = GridPosition(column: place.column, row: place.row + rows)
      return rows
        + layColumn(view.visibleContent, at: at, columns: columns, gap: { _ in 1 })
    }
  }

  /// Makes a view the source of the items from an index on that do not show one of its subviews.
  private mutating func setSource(_ view: UIView, from first: Int) {
    for index in first..<items.count where items[index].source == nil {
      items[index].source = view
    }
  }

  /// Makes a custom control focusable at its first item that is not focusable itself.
  private mutating func giveFocus(to control: UIControl, from first: Int) {
    guard control.isEnabled, control.isUserInteractionEnabled,
      let index = items[first...].firstIndex(where: { $0.focus == nil && $0.rows == nil })
    else { return }
    items[index].focus = Focusable(.control(control), rect: items[index].rect)
  }

  mutating func layColumn(
    _ views: [UIView], at place: GridPosition, columns: Int, gap: (UIView) -> Int,
    alignment: UIStackView.Alignment = .fill
  ) -> Int {
    var used = 0
    var pendingGap = 0
    let labelColumns = Self.labelColumns(views, columns: columns)
    for view in views {
      let first = items.count
      let at = GridPosition(column: place.column, row: place.row + used + pendingGap)
      let rows: Int
      if let field = view as? UITextField, Look.isShown(field) {
        rows = lay(field, at: at, columns: columns, labelColumns: labelColumns)
        setSource(view, from: first)
      } else {
        rows = lay(view, at: at, columns: columns)
      }
      guard rows > 0 else { continue }
      align(from: first, at: place.column, columns: columns, alignment)
      used += pendingGap + rows
      pendingGap = gap(view)
    }
    return used
  }

  /// Moves the items from an index on to the middle or the end of their columns.
  private mutating func align(
    from first: Int, at column: Int, columns: Int, _ alignment: UIStackView.Alignment
  ) {
    guard alignment == .center || alignment == .trailing else { return }
    var (start, end) = (Int.max, column)
    for item in items[first...] {
      start = min(start, item.rect.column)
      end = max(end, item.rect.endColumn)
    }
    guard start < end else { return }
    let free = columns - (end - start)
    let distance = column + (alignment == .center ? free / 2 : free) - start
    for index in first..<items.count {
      items[index].rect.column += distance
      items[index].focus?.rect.column += distance
    }
  }

  /// The spacing after a view as rows: 0 to 2.
  private static func rows(_ stack: UIStackView, after view: UIView) -> Int {
    let custom = stack.customSpacing(after: view)
    let points = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
    return points < 10 ? 0 : points < 40 ? 1 : 2
  }
}
