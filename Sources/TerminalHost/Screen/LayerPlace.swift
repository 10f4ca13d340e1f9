internal import HeadlessUIKit

/// The place of a layer on the screen.
@MainActor
struct LayerPlace {
  /// The column or row of the border at which a popover points to its source.
  enum Arrow: Hashable {
    case up(Int)
    case down(Int)
    case left(Int)
    case right(Int)
  }

  var box: GridRect
  var hasBorder = true
  var hasGrabber = false
  var arrow: Arrow?

  /// The place inside the border.
  var area: GridRect { hasBorder ? box.inset(columns: 1, rows: 1) : box }

  /// The border, with an empty inside.
  var frame: Grid {
    var grid = Grid(box.size)
    grid.box(box.size.rect, style: .border)
    let (right, bottom) = (box.columns - 1, box.rows - 1)
    switch arrow {
    case .up(let column): grid.put("┴", at: GridPosition(column: column, row: 0), style: .border)
    case .down(let column):
      grid.put("┬", at: GridPosition(column: column, row: bottom), style: .border)
    case .left(let row): grid.put("┤", at: GridPosition(column: 0, row: row), style: .border)
    case .right(let row): grid.put("├", at: GridPosition(column: right, row: row), style: .border)
    case nil: break
    }
    if hasGrabber, box.columns > 8 {
      grid.put("━━━━", at: Self.grabber(in: box.size.rect).origin, style: .secondary)
    }
    return grid
  }

  /// The place of the grabber on the upper border of a sheet.
  static func grabber(in box: GridRect) -> GridRect {
    GridRect(column: box.column + box.columns / 2 - 2, row: box.row, columns: 4, rows: 1)
  }

  /// Moves down a sheet that is moving in from the bottom edge, or out to it.
  mutating func sink(by motion: VisibleHierarchy.Motion, in size: GridSize) {
    let share: Double
    switch motion.kind {
    case .push, .pop: return
    case .presentation: share = 1 - motion.fraction
    case .dismissal: share = motion.fraction
    }
    guard arrow == nil else { return }
    box.row += Int((share * Double(size.rows - box.row)).rounded())
  }
}

extension ScreenRenderer {
  /// From this width on, a form sheet is in the middle of the screen.
  private static let freeFormColumns = 80
  private static let formColumns = 60
  /// A page sheet gets no wider than this: on a pad it leaves room at both sides.
  private static let widestSheet = 80
  private static let lowestForm = 8

  /// The place by the style of the presentation, after UIKit has adapted it.
  func place(
    of layer: VisibleHierarchy.Layer, depth: Int, from below: [LayerPicture], over outer: LayerPlace
  ) -> LayerPlace {
    switch layer.style {
    case .popover: return popoverPlace(of: layer, from: below)
    case .formSheet where size.columns >= Self.freeFormColumns:
      return formPlace(of: layer, depth: depth)
    case .overFullScreen where isTranslucent(layer), .overCurrentContext where isTranslucent(layer):
      return formPlace(of: layer, depth: depth)
    case .custom where isSmall(layer) && size.columns >= Self.freeFormColumns:
      return formPlace(of: layer, depth: depth)
    case .pageSheet, .automatic, .formSheet: return sheetPlace(of: layer, depth: depth)
    case .custom where isSmall(layer): return sheetPlace(of: layer, depth: depth)
    case .currentContext, .overCurrentContext:
      return LayerPlace(box: outer.box, hasBorder: outer.hasBorder)
    default: return LayerPlace(box: size.rect, hasBorder: false)
    }
  }

  /// Whether the app's presentation controller leaves a part of the screen to the presenter.
  private func isSmall(_ layer: VisibleHierarchy.Layer) -> Bool {
    guard let manager = layer.root.presentationController, let container = manager.containerView
    else { return false }
    let frame = manager.frameOfPresentedViewInContainerView
    let bounds = container.bounds
    return frame.width < bounds.width || frame.height < bounds.height
  }

  /// Whether the presenter shines through the background of the presented screen.
  private func isTranslucent(_ layer: VisibleHierarchy.Layer) -> Bool {
    guard layer.screen === layer.root else { return false }
    switch layer.root.viewIfLoaded?.backgroundColor?.content {
    case nil: return true
    case .components(_, _, _, let alpha), .system(_, let alpha), .asset(_, let alpha):
      return alpha < 1
    case .dynamic: return false
    }
  }

  private func top(_ depth: Int) -> Int { (size.rows >= 20 ? 2 : 1) + depth }

  private func sheetPlace(of layer: VisibleHierarchy.Layer, depth: Int) -> LayerPlace {
    let isRoomy = size.columns >= 60
    let side = (isRoomy ? 4 : 1) + (isRoomy ? 2 : 1) * depth
    let columns = min(size.columns - 2 * side, Self.widestSheet - 4 * depth)
    let highest = size.rows - top(depth)
    let rows = rows(at: detent(of: layer), highest: highest)
    return LayerPlace(
      box: GridRect(
        column: (size.columns - columns) / 2, row: size.rows - rows, columns: columns, rows: rows),
      hasGrabber: hasGrabber(layer))
  }

  private func formPlace(of layer: VisibleHierarchy.Layer, depth: Int) -> LayerPlace {
    let columns = min(Self.formColumns, size.columns - 4)
    let highest = size.rows - 2 * top(depth)
    let rows: Int
    if let detent = detent(of: layer) {
      rows = self.rows(at: detent, highest: highest)
    } else {
      let natural = LayerPicture.naturalHeight(of: layer, columns: columns - 2, state: state) + 2
      rows = min(max(natural, Self.lowestForm), highest)
    }
    return LayerPlace(
      box: GridRect(
        column: (size.columns - columns) / 2, row: (size.rows - rows) / 2, columns: columns,
        rows: rows),
      hasGrabber: hasGrabber(layer))
  }

  // MARK: Detents

  private func hasGrabber(_ layer: VisibleHierarchy.Layer) -> Bool {
    layer.sheet?.prefersGrabberVisible ?? false
  }

  /// The selected detent of a sheet, or its first one; nil for a sheet with only the large detent.
  private func detent(
    of layer: VisibleHierarchy.Layer
  ) -> UISheetPresentationController.Detent.Identifier? {
    guard let sheet = layer.sheet else { return nil }
    if sheet.detents.count == 1, sheet.detents.first?.identifier == .large { return nil }
    return sheet.selectedDetentIdentifier ?? sheet.detents.first?.identifier
  }

  /// Half of the screen at the medium detent, otherwise all of it: a custom detent is in points.
  private func rows(
    at detent: UISheetPresentationController.Detent.Identifier?, highest: Int
  ) -> Int {
    detent == .medium ? min(highest, max(Self.lowestForm, size.rows / 2)) : highest
  }
}
