import Foundation

@MainActor
extension InterfaceElement {
  /// The effect of the segue's kind, which a subclass of `UIStoryboardSegue` can replace.
  func handler(
    from source: UIViewController,
    to destination: UIViewController,
    sender: Any?
  ) -> () -> Void {
    let isAnimated = flag("animates") ?? true
    switch self["kind"] {
    case "show":
      return showing(isAnimated) { source.show(destination, sender: sender) }
    case "showDetail", "replace":
      return showing(isAnimated) { source.showDetailViewController(destination, sender: sender) }
    case "push":
      return {
        guard let navigation = source.navigationController else { self.raiseMissingNavigation() }
        navigation.pushViewController(destination, animated: isAnimated)
      }
    case "presentation", "modal":
      style(destination)
      return { source.present(destination, animated: isAnimated) }
    case "popoverPresentation", "popover":
      destination.modalPresentationStyle = .popover
      anchor(destination, source: source, sender: sender)
      return { source.present(destination, animated: isAnimated) }
    default:
      // A custom segue overrides `perform()`.
      return {}
    }
  }

  /// Applies the segue's `animates`, since the `show` methods have no parameter for it.
  private func showing(_ isAnimated: Bool, _ show: @escaping () -> Void) -> () -> Void {
    {
      let device = HeadlessDevice.current
      device.showsAnimated = isAnimated
      show()
      device.showsAnimated = true
    }
  }

  private func raiseMissingNavigation() -> Never {
    let segue = self["identifier"].map {
      "Could not find a navigation controller for segue '\($0)'. "
    }
    raise(
      .generic,
      (segue ?? "")
        + "Push segues can only be used when the source controller is managed by an instance of "
        + "UINavigationController."
    )
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
