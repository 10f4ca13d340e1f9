internal import HeadlessUIKit

/// A navigation bar as a line of text above a border; buttons and a title without room have lines of
/// their own.
@MainActor
struct NavigationBarPicture {
  private static let narrowestTitle = 12
  private static let gap = 3

  private let columns: Int
  private let state: ScreenState
  private(set) var items: [BodyItem] = []
  /// The rows of the buttons and the title; 0 while a search bar replaces them.
  private var barRows = 0
  private var searchRows = 0

  /// Returns nil if the bar is hidden.
  init?(_ layer: VisibleHierarchy.Layer, columns: Int, state: ScreenState) {
    let search = layer.searchController
    guard layer.showsNavigationBar || search != nil else { return nil }
    self.columns = columns
    self.state = state
    if layer.showsNavigationBar, !layer.searchHidesBar, let navigation = layer.navigationController,
      let top = layer.stack.last
    {
      add(layer, navigation, top)
    }
    if let search { add(search.searchBar) }
  }

  private mutating func add(
    _ layer: VisibleHierarchy.Layer, _ navigation: UINavigationController, _ top: UIViewController
  ) {
    let item = top.navigationItem
    var left = BodyLayout.gutter
    var right = columns - 1
    let view = item.titleView.flatMap { BarItemPicture($0, state) }
    let title = [item.prompt, item.title ?? top.title, item.subtitle].compactMap {
      $0?.isEmpty ?? true ? nil : $0
    }
    .joined(separator: " · ")
    let wanted = view?.columns ?? CharacterWidth.columns(of: title)
    let leading = layer.leadingBarItems.compactMap { BarItemPicture($0, state) }
    let trailing = layer.trailingBarItems.compactMap { BarItemPicture($0, state) }
    let taken = leading.reduce(left) { $0 + $1.columns + Self.gap }
    add(trailing, from: taken + (layer.showsBackButton ? 1 + Self.gap : 0), to: &right)
    if layer.showsBackButton {
      let room = right - taken
      addBackButton(to: layer.backButtonTitle, navigation, &left, room, wanted)
    }
    for picture in leading {
      items += picture.items(column: left, row: 0, zone: .top)
      left += picture.columns + Self.gap
    }
    addTitle(title, view, wanted, from: left, to: right)
  }

  var height: Int { barRows + searchRows + 1 }

  /// Adds buttons from the right edge; those without room in the first line are below it.
  private mutating func add(_ pictures: [BarItemPicture], from left: Int, to right: inout Int) {
    barRows = 1
    var edge = right
    for picture in pictures {
      let start = barRows == 1 ? left : BodyLayout.gutter
      if edge - picture.columns < start, barRows == 1 || edge < columns - 1 {
        barRows += 1
        edge = columns - 1
      }
      let column = max(BodyLayout.gutter, edge - picture.columns)
      items += picture.items(column: column, row: barRows - 1, zone: .top)
      edge -= picture.columns + Self.gap
      if barRows == 1 { right = edge }
    }
  }

  /// Adds the search bar below the title, or instead of it.
  private mutating func add(_ search: UISearchBar) {
    let layout = BodyLayout(inline: search, columns: columns - 2 * BodyLayout.gutter, state: state)
    searchRows = layout.height
    let distance = GridPosition(column: BodyLayout.gutter, row: barRows)
    items += layout.items.map { $0.moved(by: distance, zone: .top) }
  }

  private mutating func addBackButton(
    to title: String?, _ navigation: UINavigationController, _ left: inout Int, _ room: Int,
    _ wanted: Int
  ) {
    let free = min(max(8, columns / 3, room - wanted - Self.gap), max(1, room))
    let text = free < 4 ? "‹" : TextLines.truncate("‹ \(title ?? "")", columns: free)
    let width = CharacterWidth.columns(of: text)
    let rect = GridRect(column: left, row: 0, columns: width, rows: 1)
    var piece = BodyItem(rect: rect, runs: [TextRun(text, style: .accent)])
    piece.focus = Focusable(.back(navigation), rect: rect, zone: .top)
    items.append(piece)
    left += width + Self.gap
  }

  /// Adds the title in the middle of the bar, or of the room between its buttons.
  private mutating func addTitle(
    _ title: String, _ view: BarItemPicture?, _ wanted: Int, from left: Int, to right: Int
  ) {
    var (left, right, row) = (left, right, 0)
    if right - left < min(wanted, Self.narrowestTitle) {
      row = barRows
      barRows += 1
      (left, right) = (BodyLayout.gutter, columns - 1)
    }
    if let view {
      let column = Self.column(view.columns, from: left, to: right, columns)
      items += view.items(column: column, row: row, zone: .top)
      return
    }
    let text = TextLines.truncate(title, columns: max(0, right - left))
    let width = CharacterWidth.columns(of: text)
    let column = Self.column(width, from: left, to: right, columns)
    let rect = GridRect(column: column, row: row, columns: width, rows: 1)
    items.append(BodyItem(rect: rect, runs: [TextRun(text, style: .bold)]))
  }

  private static func column(_ width: Int, from left: Int, to right: Int, _ columns: Int) -> Int {
    let column = (columns - width) / 2
    return column < left || column + width > right ? left + (right - left - width) / 2 : column
  }
}
