internal import HeadlessUIKit

extension ScreenRenderer {
  private static let narrowestMenu = 12

  /// Draws the open menu, or closes it if its owner is not visible any more.
  mutating func drawMenu(over below: [LayerPicture], into frame: inout ScreenFrame) {
    guard let open = state.menu else { return }
    guard open.contextMenu?.isOpen != false, let source = below.place(of: open.source) else {
      state.menu = nil
      return
    }
    let menu = open.top.menu
    let border = 2 + 2 * BodyLayout.gutter
    let natural = max(Self.narrowestMenu, MenuLayout.naturalColumns(menu) + (open.isNested ? 2 : 0))
    let columns = min(natural, size.columns - border)
    let layout = MenuLayout(menu, columns: columns, isNested: open.isNested)
    var place = place(
      GridSize(columns: columns + border, rows: layout.height + 2), near: source,
      arrows: [.up, .down])
    place.arrow = nil
    // The text of the menu is below the text of the button.
    place.box.column = min(
      max(0, source.column - BodyLayout.gutter), max(0, size.columns - place.box.columns))
    let body = place.area
    let ring = FocusRing(layout.items.compactMap(\.focus))
    let focus = state.chooseFocus(of: open.top, in: ring) { ring.first }
    state.follow(focus, of: open.top, visible: body.rows, total: layout.height)
    let offset = state.scroll(of: open.top)

    frame.grid.paste(place.frame, at: place.box.origin)
    frame.grid.cursor = nil
    frame.grid.draw(
      layout.items, in: body, offset: offset, totalRows: layout.height,
      focus: state.showsFocus ? focus?.id : nil)

    frame.menu = open.top
    frame.ring = ring
    frame.box = place.box
    frame.area = size.rect
    frame.body = body
    frame.totalRows = layout.height
    frame.offset = offset
  }
}
