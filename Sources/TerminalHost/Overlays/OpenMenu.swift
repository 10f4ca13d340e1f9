internal import Foundation
internal import HeadlessUIKit

/// A menu that the user has opened, and its open submenus.
///
/// The host keeps it, because an app is only notified of the selected action.
@MainActor
final class OpenMenu {
  /// The object that has the menu.
  enum Owner {
    case button(UIButton)
    case item(UIBarButtonItem)
    case row(any RowCell, [RowChoice])
  }

  /// An element of a row's menu that is not in its context menu.
  @MainActor
  struct RowChoice {
    let element: UIAction
    let perform: () throws -> Void

    init(_ title: String, isDestructive: Bool = false, perform: @escaping () throws -> Void) {
      element = UIAction(title: title, attributes: isDestructive ? .destructive : []) { _ in }
      self.perform = perform
    }
  }

  /// The menu or one of its submenus, each with its own focus and scroll offset.
  @MainActor
  final class Level {
    let menu: UIMenu

    init(_ menu: UIMenu) { self.menu = menu }
  }

  let owner: Owner
  private(set) var levels: [Level]
  /// The context menu of a row, which closes together with this menu.
  let contextMenu: ContextMenu?

  /// Opens the menu of an element; nil if it has none, or if `isPrimary` and the menu does not open
  /// at a tap.
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
    contextMenu = nil
  }

  init(of cell: any RowCell, _ contextMenu: ContextMenu?, _ choices: [RowChoice]) {
    self.contextMenu = contextMenu
    owner = .row(cell, choices)
    let elements = contextMenu?.menu?.children ?? []
    levels = [Level(UIMenu(children: elements + choices.map(\.element)))]
  }

  /// The button, bar button or row at which the menu is shown.
  var source: AnyObject {
    switch owner {
    case .button(let button): button
    case .item(let item): item
    case .row(let cell, _): cell
    }
  }

  var top: Level { levels[levels.count - 1] }

  var isNested: Bool { levels.count > 1 }

  func open(_ menu: UIMenu) { levels.append(Level(menu)) }

  /// Closes the visible submenu; false if only the menu itself is open.
  func goBack() -> Bool {
    guard isNested else { return false }
    levels.removeLast()
    return true
  }
}
