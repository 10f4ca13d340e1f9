internal import HeadlessUIKit

/// The dots below a page, such as `○ ● ○`, or numbers, such as `2/40`, if the dots do not fit.
@MainActor
struct PageDotsPicture {
  let height = 1
  private let count: Int
  private let index: Int

  /// Returns nil if the layer has no dots.
  init?(_ layer: VisibleHierarchy.Layer) {
    guard let count = layer.pageCount, let index = layer.pageIndex else { return nil }
    self.count = count
    self.index = index
  }

  func draw(row: Int, columns: Int, into grid: inout Grid) {
    if 2 * count - 1 > columns - 2 * BodyLayout.gutter {
      let text = "\(index + 1)/\(count)"
      let place = GridPosition(column: (columns - text.count) / 2, row: row)
      grid.put(text, at: place, style: .secondary)
      return
    }
    var place = GridPosition(column: (columns - (2 * count - 1)) / 2, row: row)
    for dot in 0..<count {
      grid.put(dot == index ? "●" : "○", at: place, style: dot == index ? .accent : .secondary)
      place.column += 2
    }
  }
}
