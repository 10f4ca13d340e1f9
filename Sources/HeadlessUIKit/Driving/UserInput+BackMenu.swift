extension UserInput {
  /// Long-presses the back button, and returns the titles of its menu, nearest screen first.
  public func backMenuTitles(in navigation: UINavigationController) throws -> [String] {
    try backMenuActions(in: navigation).map(\.title)
  }

  /// Long-presses the back button, and chooses a row of its menu, which pops to that screen.
  public func chooseBackMenu(at index: Int, in navigation: UINavigationController) throws {
    let actions = try backMenuActions(in: navigation)
    guard actions.indices.contains(index) else {
      throw InputRejection("the menu has no row \(index)")
    }
    try touch(navigation.storedView) { actions[index].perform(sender: navigation.navigationBar) }
  }

  private func backMenuActions(in navigation: UINavigationController) throws -> [UIAction] {
    try requireVisible(navigation)
    guard navigation.showsBackButton else { throw InputRejection("there is no back button") }
    guard let menu = device.run({ navigation.backMenu }) else {
      throw InputRejection("the back button has no menu")
    }
    return menu.children.compactMap { $0 as? UIAction }
  }
}
