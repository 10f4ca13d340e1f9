internal import Foundation
internal import HeadlessUIKit

/// A menu that a user opened, with the menus in it that were opened one after the other; the host
/// keeps it, because to the app it is a value of a button until an action of it is chosen.
@MainActor
final class OpenMenu {
  /// What the menu belongs to.
  enum Owner {
    case button(UIButton)
    case item(UIBarButtonItem)
    /// What swiping a row uncovers.
    case row(UITableView, UITableViewCell, IndexPath, [(UIAction, UIContextualAction)])
  }

  /// A menu on the way to the visible one; focus and scrolling are remembered for each.
  @MainActor
  final class Level {
    let menu: UIMenu

    init(_ menu: UIMenu) { self.menu = menu }
  }

  let owner: Owner
  private(set) var levels: [Level]

  /// Opens the menu of a thing, with `isPrimary` only one that opens at a tap, not at a long press;
  /// nil if it has none.
  init?(of focus: Focusable, isPrimary: Bool) {
    let menu: UIMenu?
    switch focus.kind {
    case .control(let button as UIButton):
      menu = isPrimary ? button.menuAtTap : button.menu
      owner = .button(button)
    case .barItem(let item):
      menu = isPrimary ? item.menuAtTap : item.menu
      owner = .item(item)
    case .back, .control, .field, .textView, .segment, .wheel, .row, .tab, .action, .menuElement:
      return nil
    }
    guard let menu else { return nil }
    levels = [Level(menu)]
  }

  init(
    of actions: [UIContextualAction], row: IndexPath, in table: UITableView, _ cell: UITableViewCell
  ) {
    var pairs: [(UIAction, UIContextualAction)] = []
    for action in actions {
      let title = action.title ?? Look.text(action.image) ?? "Action"
      let element = UIAction(
        title: title, attributes: action.style == .destructive ? .destructive : []
      ) { _ in }
      pairs.append((element, action))
    }
    owner = .row(table, cell, row, pairs)
    levels = [Level(UIMenu(children: pairs.map(\.0)))]
  }

  /// The button, bar button or row beside which the menu stands.
  var source: AnyObject {
    switch owner {
    case .button(let button): button
    case .item(let item): item
    case .row(_, let cell, _, _): cell
    }
  }

  var top: Level { levels[levels.count - 1] }

  var isNested: Bool { levels.count > 1 }

  func open(_ menu: UIMenu) { levels.append(Level(menu)) }

  /// Goes back to the menu around the visible one; false at the first.
  func goBack() -> Bool {
    guard isNested else { return false }
    levels.removeLast()
    return true
  }
}
