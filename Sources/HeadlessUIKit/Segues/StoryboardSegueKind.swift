import Foundation

/// What a segue of a storyboard does with its destination.
@MainActor
struct StoryboardSegueKind {
  private let segue: InterfaceElement

  init(_ segue: InterfaceElement) {
    self.segue = segue
  }

  /// What performing the segue does, unless its class does something else.
  func handler(
    from source: UIViewController,
    to destination: UIViewController,
    sender: Any?
  ) -> () -> Void {
    let isAnimated = segue.flag("animates") ?? true
    switch segue["kind"] {
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
    if let style = UIModalPresentationStyle(named: segue["modalPresentationStyle"]) {
      destination.modalPresentationStyle = style
    }
    if let style = UIModalTransitionStyle(named: segue["modalTransitionStyle"]) {
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
