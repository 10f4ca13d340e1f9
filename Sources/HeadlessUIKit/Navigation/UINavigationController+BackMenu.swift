// The menu of the back button, with an action for each screen below the top.
extension UINavigationController {
  /// The menu that a long press on the back button shows, the nearest screen first; nil without one.
  ///
  /// UIKit sets the menu on the `backBarButtonItem` of the item below, if it has one. A subclass can
  /// ignore the menu; then there is none.
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
