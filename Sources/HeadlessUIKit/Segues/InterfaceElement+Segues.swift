import Foundation

@MainActor
extension InterfaceElement {
  /// What performing this segue does, unless its class does something else.
  func handler(
    from source: UIViewController,
    to destination: UIViewController,
    sender: Any?
  ) -> () -> Void {
    let isAnimated = flag("animates") ?? true
    switch self["kind"] {
    case "show":
      return { source.show(destination, sender: sender) }
    case "showDetail", "replace":
      return { source.showDetailViewController(destination, sender: sender) }
    case "push":
      return { source.navigationController?.pushViewController(destination, animated: isAnimated) }
    case "presentation", "modal":
      style(destination)
      return { source.present(destination, animated: isAnimated) }
    case "popoverPresentation", "popover":
      destination.modalPresentationStyle = .popover
      anchor(destination, source: source, sender: sender)
      return { source.present(destination, animated: isAnimated) }
    default:
      // A custom segue says itself what it does.
      return {}
    }
  }

  private func style(_ destination: UIViewController) {
    if let style = UIModalPresentationStyle(named: self["modalPresentationStyle"]) {
      destination.modalPresentationStyle = style
    }
    if let style = UIModalTransitionStyle(named: self["modalTransitionStyle"]) {
      destination.modalTransitionStyle = style
    }
  }

  private func anchor(_ destination: UIViewController, source: UIViewController, sender: Any?) {
    let popover = destination.popoverPresentationController
    if let item = sender as? UIBarButtonItem {
      popover?.barButtonItem = item
    } else {
      popover?.sourceView = sender as? UIView ?? source.viewIfLoaded
    }
  }
}
