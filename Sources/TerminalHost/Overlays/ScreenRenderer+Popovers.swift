internal import Foundation
internal import HeadlessUIKit

extension ScreenRenderer {
  private static let popoverColumns = 24...48
  private static let lowestPopover = 4

  /// The place of a popover at its source, in its preferred size or that of its content.
  func popoverPlace(of layer: VisibleHierarchy.Layer, from below: [LayerPicture]) -> LayerPlace {
    let popover = layer.root.activePresentationController as? UIPopoverPresentationController
    return place(
      GridSize(columns: popoverColumns(layer) + 2, rows: popoverRows(layer) + 2),
      near: popover.flatMap { source(of: $0, in: below) },
      arrows: popover?.permittedArrowDirections ?? .any)
  }

  private func preferredSize(_ layer: VisibleHierarchy.Layer) -> CGSize {
    let size = layer.root.preferredContentSize
    return size == .zero ? layer.screen.preferredContentSize : size
  }

  private func popoverColumns(_ layer: VisibleHierarchy.Layer) -> Int {
    let asked = PointScale.columns(preferredSize(layer).width)
    if asked > 0 { return min(asked, size.columns - 2) }
    let range = Self.popoverColumns
    guard let view = layer.screen.viewIfLoaded, let natural = BodyLayout.naturalWidth(view) else {
      return range.upperBound
    }
    return min(max(range.lowerBound, natural + 2 * BodyLayout.gutter), range.upperBound)
  }

  private func popoverRows(_ layer: VisibleHierarchy.Layer) -> Int {
    let columns = popoverColumns(layer)
    let asked = PointScale.rows(preferredSize(layer).height)
    if asked > 0 { return asked + LayerPicture.barRows(of: layer, columns: columns, state: state) }
    return LayerPicture.naturalHeight(of: layer, columns: columns, state: state)
  }

  /// The place of a popover's source; a part of a view is the same part of its picture.
  func source(of popover: UIPopoverPresentationController, in below: [LayerPicture]) -> GridRect? {
    guard let item = popover.sourceItem, var place = below.place(of: item) else { return nil }
    guard item === popover.sourceView, let view = popover.sourceView else { return place }
    let (part, all) = (popover.sourceRect, view.bounds)
    if part.isNull || all.width <= 0 || all.height <= 0 || !all.contains(part) { return place }
    place.column += Int(part.minX / all.width * CGFloat(place.columns))
    place.row += Int(part.minY / all.height * CGFloat(place.rows))
    place.columns = max(1, Int(part.width / all.width * CGFloat(place.columns)))
    place.rows = max(1, Int(part.height / all.height * CGFloat(place.rows)))
    return place
  }

  /// Finds a place for a box below, above or beside its source, as its arrow allows, otherwise
  /// where there is more room.
  func place(
    _ wanted: GridSize, near source: GridRect?, arrows: UIPopoverArrowDirection
  ) -> LayerPlace {
    let columns = min(wanted.columns, size.columns)
    let rows = min(wanted.rows, size.rows)
    var box = GridRect(
      column: (size.columns - columns) / 2, row: (size.rows - rows) / 2, columns: columns,
      rows: rows)
    guard let source else { return LayerPlace(box: box) }
    let (middle, centre) = (source.column + source.columns / 2, source.row + source.rows / 2)
    box.column = min(max(0, middle - columns / 2), size.columns - columns)
    let across = min(max(1, middle - box.column), columns - 2)
    let (above, under) = (source.row, size.rows - source.endRow)
    if arrows.contains(.up), rows <= under || under >= above && !arrows.contains(.down) {
      return vertical(box, row: source.endRow, rows: min(rows, under), .up(across))
    }
    if arrows.contains(.down), rows <= above {
      return vertical(box, row: source.row - rows, rows: rows, .down(across))
    }
    var beside = box
    beside.row = min(max(0, centre - rows / 2), size.rows - rows)
    let along = min(max(1, centre - beside.row), rows - 2)
    if arrows.contains(.left), source.endColumn + columns <= size.columns {
      beside.column = source.endColumn
      return LayerPlace(box: beside, arrow: .left(along))
    }
    if arrows.contains(.right), columns <= source.column {
      beside.column = source.column - columns
      return LayerPlace(box: beside, arrow: .right(along))
    }
    // The box fits nowhere, so it is cut off at the larger part of the screen.
    if under >= above, under >= Self.lowestPopover {
      return vertical(box, row: source.endRow, rows: min(rows, under), .up(across))
    }
    if above >= Self.lowestPopover {
      let cut = min(rows, above)
      return vertical(box, row: source.row - cut, rows: cut, .down(across))
    }
    return LayerPlace(box: box)
  }

  private func vertical(
    _ box: GridRect, row: Int, rows: Int, _ arrow: LayerPlace.Arrow
  ) -> LayerPlace {
    guard rows >= Self.lowestPopover - 1 else { return LayerPlace(box: box) }
    var box = box
    box.row = row
    box.rows = rows
    return LayerPlace(box: box, arrow: arrow)
  }
}
