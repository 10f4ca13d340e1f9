import Foundation

/// A change of the tab with a custom animator.
///
/// The selection changes and the first callbacks are sent during the call, as without an animator.
@MainActor
final class TabTransition: Transition {
  private weak var tabs: UITabBarController?
  private let outgoing: UIViewController
  private let incoming: UIViewController
  private let animation: CustomAnimation

  init(
    in tabs: UITabBarController,
    from: UIViewController,
    to: UIViewController,
    _ animation: CustomAnimation
  ) {
    self.tabs = tabs
    self.animation = animation
    outgoing = from
    incoming = to
    super.init(device: tabs.device, isAnimated: true, isInteractive: false)
  }

  override var from: UIViewController? { outgoing }
  override var to: UIViewController? { incoming }
  override var canBegin: Bool { tabs?.appearance.isVisible ?? false }
  override var containerView: UIView? { tabs?.viewOfScreens }
  override var summary: String {
    "the change of the tab from \(name(from)) to \(name(to)) in \(name(tabs))"
  }

  override func makeCustomAnimation() -> CustomAnimation? { animation }

  override func prepareForCustomAnimation() {
    tabs?.makeScreensView(with: outgoing)
    incoming.storedView?.frame = finalFrame
  }

  override func performEnd(completed: Bool) {
    if completed { finish() } else { goBack() }
  }

  private func finish() {
    outgoing.storedView?.removeFromSuperview()
    outgoing.finishDisappearing()
    incoming.finishAppearing()
  }

  private func goBack() {
    // The previous screen may have been removed in the meantime.
    guard let tabs, outgoing.parent === tabs else { return finish() }
    incoming.startDisappearing(animated: true)
    incoming.finishDisappearing()
    incoming.storedView?.removeFromSuperview()
    tabs.restoreSelection(of: outgoing)
    outgoing.reappear(in: tabs, animated: true)
  }

  override func didEnd() {
    guard let tabs, tabs.transition === self else { return }
    tabs.transition = nil
    tabs.releaseHeldSelection()
  }

  override func didAbandon() {
    finish()
  }
}
