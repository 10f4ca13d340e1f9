internal import Foundation
internal import HeadlessUIKit

// The host implements menus: the app is only notified when a menu opens, and of the selected action.
extension HostSession {
  /// Opens the menu of an element; false if it has none, or if `isPrimary` and the menu does not
  /// open at a tap.
  func openMenu(of focus: Focusable?, isPrimary: Bool) -> Bool {
    guard let focus else { return false }
    if case .row(let list, let path) = focus.kind, !isPrimary { return openActions(path, of: list) }
    guard let menu = OpenMenu(of: focus, isPrimary: isPrimary) else { return false }
    attempt {
      if case .button(let button) = menu.owner { try input.openMenu(of: button) }
      // The button may have changed its menu just before it opens.
      state.menu = OpenMenu(of: focus, isPrimary: isPrimary)
    }
    return true
  }

  /// Opens a menu of the swipe actions of a row; false if it has none.
  private func openActions(_ path: IndexPath, of list: any RowList) -> Bool {
    guard let table = list as? UITableView, let cell = table.cellForRow(at: path) else {
      return false
    }
    attempt {
      var actions = try input.actions(ofRow: path, in: table)
      if cell.showsDetailButton { actions.append(detailAction) }
      if actions.isEmpty {
        notice = "This row has no actions."
      } else {
        state.menu = OpenMenu(of: actions, row: path, in: table, cell)
      }
    }
    return state.menu != nil
  }

  /// Closes the visible menu and goes back to the one around it, if there is one.
  func closeMenu() {
    if state.menu?.goBack() == true { return }
    state.menu = nil
  }

  /// Chooses an action of the open menu, or opens a menu in it.
  func choose(_ element: UIMenuElement) throws {
    guard let open = state.menu else { return }
    if let menu = element as? UIMenu { return open.open(menu) }
    guard let action = element as? UIAction else { return }
    if !action.attributes.contains(.keepsMenuPresented) { state.menu = nil }
    switch open.owner {
    case .button(let button): try input.choose(action, inMenuOf: button)
    case .item(let item): try input.choose(action, of: item)
    case .row(let table, _, let path, let actions):
      for (element, swipe) in actions where element === action {
        if swipe === detailAction {
          try input.tapDetailButton(ofRow: path, in: table)
        } else {
          try input.choose(swipe, ofRow: path, in: table)
        }
      }
    }
  }
}
