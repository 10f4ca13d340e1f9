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

  /// Opens a menu of the context menu, the swipe actions and the detail button of a row; false if it
  /// has none.
  private func openActions(_ path: IndexPath, of list: any RowList) -> Bool {
    guard let cell = list.rowCell(at: path) else { return false }
    attempt {
      var choices = try rowChoices(path, in: list)
      let contextMenu = try input.openContextMenu(of: path, in: list)
      if let contextMenu, contextMenu.preview != nil {
        let open = OpenMenu.RowChoice("Open") { [input] in
          try input.openPreview(of: contextMenu)
        }
        choices.insert(open, at: 0)
      }
      if choices.isEmpty, contextMenu == nil {
        notice = "This row has no actions."
      } else {
        state.menu = OpenMenu(of: cell, contextMenu, choices)
      }
    }
    return state.menu != nil
  }

  private func rowChoices(
    _ path: IndexPath, in list: any RowList
  ) throws -> [OpenMenu.RowChoice] {
    var choices = try input.actions(of: path, in: list).map { [input] action in
      OpenMenu.RowChoice(
        action.title ?? Look.text(action.image) ?? "Action",
        isDestructive: action.style == .destructive
      ) { try input.choose(action, of: path, in: list) }
    }
    if let table = list as? UITableView, table.cellForRow(at: path)?.showsDetailButton == true {
      choices.append(
        .init("More Info") { [input] in try input.tapDetailButton(ofRow: path, in: table) })
    }
    return choices
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
    // After the choice: "Open" needs the open context menu.
    defer { if !action.attributes.contains(.keepsMenuPresented) { state.menu = nil } }
    switch open.owner {
    case .button(let button): try input.choose(action, inMenuOf: button)
    case .item(let item): try input.choose(action, of: item)
    case .row(_, let choices):
      for choice in choices where choice.element === action { return try choice.perform() }
      if let menu = open.contextMenu { try input.choose(action, in: menu) }
    }
  }
}
