public import Foundation

/// The user input of an app; hosts, drivers and tests use nothing else to control it.
///
/// A method throws ``InputRejection`` if the user could not perform the action: because the target is
/// disabled, hidden, or covered by a presentation, because a transition is running, or because the
/// application ignores touches.
@MainActor
public struct UserInput {
  let device: HeadlessDevice

  /// Creates the user input of a device.
  public init(device: HeadlessDevice) {
    self.device = device
  }

  // MARK: Controls

  /// Taps a control: the plus button of a stepper, or a page control on the side of the next page.
  public func tap(_ control: UIControl) throws { try tap(control, times: 1) }

  /// Taps a control twice in the same run-loop turn.
  ///
  /// The second tap does nothing if the first one disabled or removed the control.
  public func doubleTap(_ control: UIControl) throws { try tap(control, times: 2) }

  private func tap(_ control: UIControl, times: Int) throws {
    try requireUse(of: control)
    if let rejection = control.tapRejection { throw rejection }
    // A control in a toolbar is in no window.
    let window = control.window
    try touch(control) {
      for _ in 0..<times
      where control.isEnabled && control.isUserInteractionEnabled && control.window === window {
        control.receiveTap()
      }
    }
  }

  /// Taps an item of the navigation bar or the toolbar of the visible screen.
  public func tap(_ item: UIBarButtonItem) throws { try tap(item, times: 1) }

  /// Taps an item twice in the same run-loop turn.
  ///
  /// The second tap does nothing if the first one disabled or hid the item.
  public func doubleTap(_ item: UIBarButtonItem) throws { try tap(item, times: 2) }

  private func tap(_ item: UIBarButtonItem, times: Int) throws {
    try requireReach(of: item)
    if let control = item.customView as? UIControl { return try tap(control, times: times) }
    if item.menuAtTap != nil { throw InputRejection.opensMenu }
    try touch(item.bar) {
      for _ in 0..<times where item.isEnabled && !item.isHidden { item.receiveTap() }
    }
  }

  /// Chooses an action of the menu of a bar button item.
  public func choose(_ action: UIAction, of item: UIBarButtonItem) throws {
    try requireReach(of: item)
    let shown = try shownAction(like: action, in: item.menu)
    try requireChoice(of: shown)
    try touch(item.bar) { shown.perform(sender: item) }
  }

  /// Opens the menu of a button and chooses an action.
  public func choose(_ action: UIAction, of button: UIButton) throws {
    try openMenu(of: button)
    try choose(shownAction(like: action, in: button.menu), inMenuOf: button)
  }

  /// Sends `.menuActionTriggered` before the menu is shown, so that the app can change the menu.
  package func openMenu(of button: UIButton) throws {
    try requireUse(of: button)
    try touch(button) { button.sendActions(for: .menuActionTriggered) }
  }

  /// Chooses an action of the open menu of a button.
  package func choose(_ action: UIAction, inMenuOf button: UIButton) throws {
    try requireUse(of: button)
    try requireChoice(of: action)
    try touch(button) { button.sendAction(action) }
  }

  private func shownAction(like action: UIAction, in menu: UIMenu?) throws -> UIAction {
    // The app may have replaced the menu.
    guard let shown = menu?.action(like: action) else {
      throw InputRejection("the menu has changed, and the action is not in it")
    }
    return shown
  }

  func requireChoice(of action: UIAction) throws {
    if action.attributes.contains(.hidden) { throw InputRejection("the action is hidden") }
    if action.attributes.contains(.disabled) { throw InputRejection("the action is disabled") }
  }

  /// Chooses a segment of a segmented control.
  public func select(segment: Int, in control: UISegmentedControl) throws {
    try requireUse(of: control)
    guard (0..<control.numberOfSegments).contains(segment) else {
      throw InputRejection("there is no segment \(segment)")
    }
    guard control.isEnabledForSegment(at: segment) else {
      throw InputRejection("the segment is disabled")
    }
    try touch(control) { control.receiveChoice(ofSegment: segment) }
  }

  /// Taps the accessory control of a row if it is enabled, else the row.
  package func tapRow(_ indexPath: IndexPath, in list: any RowList) throws {
    let cell = device.run { list.rowCell(at: indexPath) as? UITableViewCell }
    if let control = cell?.accessoryView as? UIControl, control.isEnabled, !control.isHidden,
      control.isUserInteractionEnabled
    {
      return try tap(control)
    }
    try select(indexPath, in: list)
  }

  /// Taps a row of a table, or an item of a collection.
  package func select(_ indexPath: IndexPath, in list: any RowList) throws {
    try requireReach(of: list)
    let name = indexPath.named(list.rowName)
    try touch(list) {
      guard list.canSelect(indexPath) else { throw InputRejection("\(name) cannot be selected") }
      guard list.receiveTap(indexPath) else { throw InputRejection("\(name) was not selected") }
    }
  }

  /// Taps a row of a table.
  public func select(row indexPath: IndexPath, in table: UITableView) throws {
    try select(indexPath, in: table)
  }

  /// Moves a row of a table that is being edited.
  public func move(row source: IndexPath, to proposed: IndexPath, in table: UITableView) throws {
    try requireReach(of: table)
    try touch(table) {
      guard table.isEditing, let dataSource = table.dataSource, table.rows.contains(source),
        table.rows.contains(proposed), dataSource.tableView(table, canMoveRowAt: source)
      else { throw InputRejection("\(source.named("row")) cannot be moved") }
      let target =
        table.tableDelegate?.tableView(
          table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
      let hasMethod = device.hasMethod {
        dataSource.tableView(table, moveRowAt: source, to: target)
      }
      guard hasMethod else { throw InputRejection("\(source.named("row")) cannot be moved") }
      table.reloadData()
    }
  }

  /// Taps the detail button of a row of a table.
  public func tapDetailButton(ofRow indexPath: IndexPath, in table: UITableView) throws {
    try requireReach(of: table)
    try touch(table) {
      guard let cell = table.cellForRow(at: indexPath), cell.showsDetailButton else {
        throw InputRejection("\(indexPath.named("row")) has no detail button")
      }
      cell.connectedDetailSegue?()
      table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  /// Deletes a row of a table.
  public func delete(row indexPath: IndexPath, in table: UITableView) throws {
    try requireReach(of: table)
    try touch(table) {
      guard table.canDelete(indexPath) else {
        throw InputRejection("\(indexPath.named("row")) cannot be deleted")
      }
      if !table.receiveDeletion(indexPath) { throw InputRejection.noDeletion }
    }
  }

  /// Taps a button of an alert, which dismisses the alert and then performs the action.
  public func tap(_ action: UIAlertAction) throws {
    guard let alert = action.alert else { throw InputRejection("the button is in no alert") }
    let layer = try touchableLayer { $0.root === alert }
    guard layer != nil else { throw InputRejection("the alert is not visible") }
    guard action.isEnabled else { throw InputRejection("the button is disabled") }
    try touch(alert.storedView) { alert.receiveTap(on: action) }
  }

  // MARK: Containers

  /// Taps the back button.
  public func tapBack(in navigation: UINavigationController) throws {
    try requireVisible(navigation)
    guard navigation.showsBackButton else { throw InputRejection("there is no back button") }
    try touch(navigation.storedView) { navigation.receiveBackTap() }
  }

  /// Taps a tab.
  public func selectTab(_ index: Int, in tabs: UITabBarController) throws {
    try requireVisible(tabs)
    guard tabs.showsTabBar else { throw InputRejection("the tab bar is hidden") }
    guard let items = tabs.tabBar.items, items.indices.contains(index) else {
      throw InputRejection("there is no tab \(index)")
    }
    guard items[index].isEnabled else { throw InputRejection("the tab is disabled") }
    try touch(tabs.storedView) { tabs.tabBar.receiveChoice(of: items[index]) }
  }
}
