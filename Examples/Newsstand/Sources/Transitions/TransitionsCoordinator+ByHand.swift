import Coordinators
import UIKit

// UIKit's own calls, as an app without coordinators makes them.
extension Transitions.Coordinator {
  func perform(_ call: Transitions.RawCall) {
    switch call {
    case .push: navigationController.pushViewController(makeList(), animated: true)
    case .pop: navigationController.popViewController(animated: true)
    case .popToRoot: navigationController.popToRootViewController(animated: true)
    case .set:
      let kept = navigationController.viewControllers.prefix(1)
      navigationController.setViewControllers(kept + [makeList()], animated: true)
    case .popBelow: stackBelow?.popToRootViewController(animated: false)
    case .present: navigationController.present(makeListOfItsOwn(), animated: true)
    case .dismiss: navigationController.presentingViewController?.dismiss(animated: true)
    case .dismissOwn: navigationController.dismiss(animated: true)
    case .dismissAll:
      navigationController.view.window?.rootViewController?.dismiss(animated: true)
    case .addTab: changeTabs { $0.addTabByHand(makeGuest()) }
    case .removeTab: changeTabs { $0.removeGuestTabByHand() }
    case .root:
      (root as? any Transitions.RootSwapping)?.swapRootByHand(for: makeGuest())
    }
  }

  func changeTabs(_ change: (any Transitions.TabChanging) -> Void) {
    var coordinator: (any Coordinators.Coordinator)? = parent
    while let current = coordinator {
      if let tabs = current as? any Transitions.TabChanging { return change(tabs) }
      coordinator = current.parent
    }
  }

  /// A child that the raw call's caller has to start, as it has its own stack.
  private func makeListOfItsOwn() -> UIViewController {
    let child = Transitions.Coordinator(record: record)
    start(child)
    return child.navigationController
  }

  /// The stack that this one is presented over.
  private var stackBelow: UINavigationController? {
    let presenter = navigationController.presentingViewController
    let selected = (presenter as? UITabBarController)?.selectedViewController
    return (selected ?? presenter) as? UINavigationController
  }
}
