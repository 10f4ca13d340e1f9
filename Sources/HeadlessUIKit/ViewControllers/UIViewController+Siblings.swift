import Foundation

extension UIViewController {
  /// Replaces one child by another, as `transition(from:to:…)` does.
  final func replace(
    _ old: UIViewController,
    by new: UIViewController,
    lasting duration: TimeInterval,
    _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    if old.parent !== self || new.parent !== self {
      raise(
        .invalidArgument,
        "Children view controllers \(name(old)) and \(name(new)) must have a common parent view "
          + "controller when calling -[\(type(of: self)) transitionFromViewController:"
          + "toViewController:duration:options:animations:completion:]"
      )
    }
    let forwards = shouldAutomaticallyForwardAppearanceMethods && appearance.isVisible
    let animated = duration > 0
    if forwards {
      old.startDisappearing(animated: animated)
      new.startAppearing(animated: animated)
    }
    if let container = old.view.superview, let view = new.view, view.superview !== container {
      container.addSubview(view)
    }
    if forwards { new.sendIsAppearing() }
    animations?()
    device.animationBegins(lasting: .finite(duration)) {
      old.storedView?.removeFromSuperview()
      if forwards {
        old.finishDisappearing()
        new.finishAppearing()
      }
      completion?(true)
    }
  }
}
