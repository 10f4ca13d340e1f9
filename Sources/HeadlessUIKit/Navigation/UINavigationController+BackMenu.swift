// The menu of the back button: the way to each of the screens below.
extension UINavigationController {
  /// The menu that a long press on the back button shows, the nearest screen first; nil if there is
  /// none.
  ///
  /// UIKit sets the menu on the `backBarButtonItem` of the item below where there is one, so that a
  /// button that does not take it has none.
  package final var backMenu: UIMenu? {
    guard showsBackButton, let top = stack.last, let below = stack.dropLast().last else {
      return nil
    }
    if top.navigationItem.backAction != nil, device.policies.backActionHidesBackMenu { return nil }
    var actions: [UIAction] = []
    for target in stack.dropLast().reversed() {
      let title = BackButtonTitle(to: target.navigationItem)
      let action = UIAction(title: title.menuText, image: title.image) {
        [weak self, weak target] _ in
        guard let self, let target, target.parent === self else { return }
        popToViewController(target, animated: true)
      }
      actions.append(action)
    }
    let menu = UIMenu(children: actions)
    guard let button = below.navigationItem.backBarButtonItem else { return menu }
    button.menu = menu
    return button.menu
  }
}
