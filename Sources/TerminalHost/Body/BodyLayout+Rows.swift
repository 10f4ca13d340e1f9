internal import HeadlessUIKit

extension BodyLayout {
  private static let narrowestField = 16

  /// Lays out a horizontal stack view, as a column if its views do not fit beside each other.
  mutating func layRow(_ stack: UIStackView, at place: GridPosition, columns: Int) -> Int {
    let views = stack.arrangedSubviews.filter { Look.isShown($0) }
    guard let widths = widths(views, columns: columns, stack.distribution) else {
      return layColumn(views, at: place, columns: columns, gap: { _ in 0 })
    }
    var column = place.column
    var rows = 0
    for (index, view) in views.enumerated() {
      let at = GridPosition(column: column, row: place.row)
      rows = max(rows, lay(view, at: at, columns: widths[index]))
      column += widths[index] + Self.gap
    }
    return rows
  }

  /// The columns for each view, nil if they do not fit.
  private func widths(
    _ views: [UIView], columns: Int, _ distribution: UIStackView.Distribution
  ) -> [Int]? {
    let free = columns - Self.gap * (views.count - 1)
    var widths: [Int] = []
    var flexible: [Int] = []
    var sum = 0
    for (index, view) in views.enumerated() {
      let natural = Self.naturalWidth(view)
      if natural == nil { flexible.append(index) }
      widths.append(natural ?? Self.narrowestField)
      sum += widths[index]
    }
    guard sum <= free else { return nil }
    if distribution == .fillEqually, let widest = widths.max(), widest * views.count <= free {
      // All views together are as wide as running text at most.
      let width = min(free, Self.widestText - Self.gap * (views.count - 1)) / views.count
      return widths.map { _ in max(widest, width) }
    }
    for index in flexible { widths[index] += (free - sum) / flexible.count }
    return widths
  }

  /// The columns that a view needs; nil if it fills all columns.
  static func naturalWidth(_ view: UIView) -> Int? {
    guard Look.isShown(view) else { return 0 }
    switch view {
    case let label as UILabel:
      let lines = (label.text ?? "").split(whereSeparator: \.isNewline)
      return lines.map { CharacterWidth.columns(of: $0) }.max() ?? 0
    case let image as UIImageView: return CharacterWidth.columns(of: Look.text(image.image) ?? "")
    case let button as UIButton: return CharacterWidth.columns(of: caption(of: button))
    case let toggle as UISwitch: return CharacterWidth.columns(of: caption(of: toggle))
    case let stepper as UIStepper: return CharacterWidth.columns(of: caption(of: stepper))
    case let pages as UIPageControl: return CharacterWidth.columns(of: dots(of: pages))
    case is UIActivityIndicatorView: return 1
    case is UITextField, is UITextView, is any RowList, is UISegmentedControl, is UISlider,
      is UIProgressView, is any WheelView:
      return nil
    case let stack as UIStackView:
      return combined(stack.arrangedSubviews, isRow: stack.axis == .horizontal)
    default: return combined(view.subviews, isRow: false)
    }
  }

  /// The columns that all choices take beside each other.
  static func naturalWidth(of segments: UISegmentedControl) -> Int {
    let widths = (0..<segments.numberOfSegments).map {
      CharacterWidth.columns(of: caption(of: segments, $0)) + gap
    }
    return max(0, widths.reduce(-gap, +))
  }

  private static func combined(_ views: [UIView], isRow: Bool) -> Int? {
    var result = 0
    for (index, view) in views.enumerated() {
      guard let width = naturalWidth(view) else { return nil }
      result = isRow ? result + width + (index > 0 ? gap : 0) : max(result, width)
    }
    return result
  }

  /// The columns for the labels of text fields below each other, so that the fields align.
  static func labelColumns(_ views: [UIView], columns: Int) -> Int {
    let fields = views.compactMap { $0 as? UITextField }.filter { Look.isShown($0) }
    let widths = fields.map { CharacterWidth.columns(of: caption(of: $0)) }
    return min(widths.max() ?? 0, columns / 2)
  }
}
