internal import HeadlessUIKit

extension ScreenRenderer {
  private static let widestAlert = 52
  /// The rows of the box for the cancel action of an action sheet.
  private static let cancelRows = 3

  /// Draws an alert in the middle, and an action sheet at the bottom edge, or at its source if it
  /// is a popover.
  mutating func drawAlert(
    _ alert: UIAlertController, style: UIModalPresentationStyle?, from below: [LayerPicture],
    isTop: Bool, into frame: inout ScreenFrame
  ) {
    let columns = min(Self.widestAlert, size.columns - 4)
    let isSheet = alert.preferredStyle == .actionSheet
    let popover = isSheet && style == .popover ? alert.popoverPresentationController : nil
    let source = popover.flatMap { self.source(of: $0, in: below) }
    let layout = AlertLayout(
      alert, columns: columns - 6,
      cancelPlace: source != nil ? .nowhere : isSheet ? .apart : .among, state: state)
    let natural = layout.textRows + layout.actionRows
    let apart = layout.cancel == nil ? 0 : Self.cancelRows
    let rows = max(0, min(natural + 2, size.rows - apart))
    var place: LayerPlace
    if let source, let popover {
      place = self.place(
        GridSize(columns: columns, rows: rows), near: source,
        arrows: popover.permittedArrowDirections)
    } else {
      place = LayerPlace(
        box: GridRect(
          column: (size.columns - columns) / 2,
          row: isSheet ? size.rows - rows - apart : (size.rows - rows) / 2, columns: columns,
          rows: rows))
    }
    var box = AlertBox(layout, place: place)
    if let cancel = layout.cancel { box.add(cancel: cancel) }
    frame.grid.paste(place.frame, at: place.box.origin)
    let focus = isTop ? chooseFocus(of: alert, in: box) : nil
    if isTop {
      state.follow(focus, of: alert, visible: box.body.rows, total: box.totalRows)
    }
    let offset = min(state.scroll(of: alert), max(0, box.totalRows - box.body.rows))
    box.draw(into: &frame.grid, offset: offset, focus: state.showsFocus ? focus?.id : nil)
    guard isTop else { return }
    frame.ring = box.ring
    frame.box = box.outline
    frame.area = size.rect
    frame.body = box.body
    frame.totalRows = box.totalRows
    frame.offset = offset
  }

  /// The focus is first on the preferred action, otherwise on the first element that is not
  /// destructive.
  private mutating func chooseFocus(of alert: UIAlertController, in box: AlertBox) -> Focusable? {
    let ring = box.ring
    return state.chooseFocus(of: alert, in: ring) {
      if alert.textFields == nil, let preferred = alert.effectivePreferredAction {
        return ring[.action(ObjectIdentifier(preferred))]
      }
      for item in ring.items {
        if case .action(_, let action) = item.kind, action.style == .destructive { continue }
        return item
      }
      return ring.first
    }
  }
}

/// An alert at its place, whose text scrolls if it is too long; if possible, the actions stay fixed.
@MainActor
private struct AlertBox {
  private static let lowestText = 4

  private var scrolling: [BodyItem]
  private var fixed: [BodyItem] = []
  private var cancelBox: GridRect?
  private let box: GridRect
  private(set) var body: GridRect
  private(set) var totalRows: Int

  init(_ layout: AlertLayout, place: LayerPlace) {
    box = place.box
    body = place.area
    scrolling = layout.text
    totalRows = layout.textRows + layout.actionRows
    let isPinned =
      totalRows > body.rows
      && layout.actionRows <= body.rows - min(layout.textRows, Self.lowestText)
    guard isPinned else {
      let below = GridPosition(column: 0, row: layout.textRows)
      scrolling += layout.actions.map { $0.moved(by: below, zone: .body) }
      return
    }
    let bottom = GridPosition(column: body.column, row: body.endRow - layout.actionRows)
    fixed = layout.actions.map { $0.moved(by: bottom, zone: .tools) }
    body.rows -= layout.actionRows
    // The empty line below the text is not part of the scrolled content.
    totalRows = max(body.rows, layout.textRows - 1)
  }

  /// Adds a box with the cancel action below.
  mutating func add(cancel: BodyItem) {
    let rect = GridRect(column: box.column, row: box.endRow, columns: box.columns, rows: 3)
    cancelBox = rect
    let distance = GridPosition(column: rect.column + 1, row: rect.row + 1)
    fixed.append(cancel.moved(by: distance, zone: .tools))
  }

  /// The place of the alert, with the box of the cancel action.
  var outline: GridRect { cancelBox.map { box.union($0) } ?? box }

  var ring: FocusRing { FocusRing((scrolling + fixed).compactMap(\.focus)) }

  func draw(into grid: inout Grid, offset: Int, focus: FocusID?) {
    grid.draw(scrolling, in: body, offset: offset, totalRows: totalRows, focus: focus)
    if let cancelBox {
      grid.paste(LayerPlace(box: cancelBox).frame, at: cancelBox.origin)
    }
    for item in fixed { grid.draw(item, row: item.rect.row, focus: focus) }
  }
}
