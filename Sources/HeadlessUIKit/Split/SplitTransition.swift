/// A change of the visible columns: of the display mode or the controllers, or by collapsing or
/// expanding.
@MainActor
final class SplitTransition: Transition {
  private weak var split: UISplitViewController?
  /// The children that are visible after the transition.
  private(set) var target: [UIViewController] = []
  private var outgoing: [UIViewController] = []
  private var incoming: [UIViewController] = []

  init(in split: UISplitViewController, isAnimated: Bool) {
    self.split = split
    super.init(device: split.device, isAnimated: isAnimated, isInteractive: false)
  }

  override var from: UIViewController? { outgoing.first }
  override var to: UIViewController? { incoming.first }
  override var canBegin: Bool { split?.appearance.isVisible ?? false }
  override var duration: Duration { device.policies.navigationDuration }
  override var containerView: UIView? { split?.storedView }

  func isBringingIn(_ child: UIViewController) -> Bool {
    hasBegun && phase != .ended && incoming.contains(child)
  }

  override func performBeginning() {
    guard let split else { return }
    target = split.wanted
    for child in split.shown where !target.contains(child) && !child.isShownElsewhere(than: split) {
      outgoing.append(child)
    }
    for child in target where !split.shown.contains(child) { incoming.append(child) }
    notifyDelegate(split)
    for child in outgoing { child.startDisappearing(animated: isAnimated) }
    for child in incoming { child.startAppearing(animated: isAnimated) }
    split.placeShown()
    for child in incoming { child.sendIsAppearing() }
    if isAnimated { split.storedView?.layoutIfNeeded() }
  }

  private func notifyDelegate(_ split: UISplitViewController) {
    guard !split.isClassic, !split.collapsed else { return }
    for child in outgoing {
      guard let column = split.column(of: child) else { continue }
      split.delegate?.splitViewController(split, willHide: column)
    }
    for child in incoming {
      guard let column = split.column(of: child) else { continue }
      split.delegate?.splitViewController(split, willShow: column)
    }
  }

  override func performEnd(completed: Bool) {
    for child in outgoing {
      child.finishDisappearing()
      if let view = child.storedView, view.superview === split?.storedView {
        view.removeFromSuperview()
      }
    }
    guard let split else { return }
    split.shown = target
    // A container that is still appearing ends the appearance of its children itself.
    guard split.appearance == .appeared else { return }
    for child in incoming { child.finishAppearing() }
  }

  override func didEnd() {
    guard let split, split.transition === self else { return }
    split.transitionDidEnd()
  }
}

extension UIViewController {
  /// Whether this controller stays visible in another container than the given one.
  fileprivate func isShownElsewhere(than container: UIViewController) -> Bool {
    guard let parent, parent !== container else { return false }
    return parent.appearingChildren.contains(self)
  }
}
