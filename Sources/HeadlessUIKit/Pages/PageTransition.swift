/// A page change, by code or by a user.
@MainActor
final class PageTransition: Transition {
  private weak var container: UIPageViewController?
  /// The pages that are shown if the page change is completed.
  let target: [UIViewController]
  let isForward: Bool
  private let isByUser: Bool
  private var completion: ((Bool) -> Void)?
  private var isInterrupted = false
  private var outgoing: [UIViewController] = []
  private var incoming: [UIViewController] = []

  init(
    in container: UIPageViewController,
    to target: [UIViewController],
    isForward: Bool,
    isByUser: Bool,
    isAnimated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    self.container = container
    self.target = target
    self.isForward = isForward
    self.isByUser = isByUser
    self.completion = completion
    super.init(device: container.device, isAnimated: isAnimated, isInteractive: isByUser)
  }

  override var from: UIViewController? { outgoing.first }
  override var to: UIViewController? { target.first }
  override var canBegin: Bool { container?.appearance.isVisible ?? false }
  override var duration: Duration { device.policies.pageTurnDuration }
  override var containerView: UIView? { container?.storedView }

  func isBringingIn(_ page: UIViewController) -> Bool {
    hasBegun && phase != .ended && incoming.contains(page)
  }

  /// Ends the page change immediately, because other pages are set.
  func interrupt() {
    isInterrupted = true
    if hasBegun { complete(!isByUser) } else { abandon() }
  }

  override func performBeginning() {
    guard let container else { return }
    for page in container.shown where !target.contains(page) { outgoing.append(page) }
    for page in target where !container.shown.contains(page) { incoming.append(page) }
    for page in incoming { page.startAppearing(animated: isAnimated) }
    for page in outgoing { page.startDisappearing(animated: isAnimated) }
    container.place(target)
    for page in incoming { page.sendIsAppearing() }
    if isAnimated { container.storedView?.layoutIfNeeded() }
  }

  override func performEnd(completed: Bool) {
    guard let container else {
      for page in outgoing { page.finishDisappearing() }
      return
    }
    if completed { finish(in: container) } else { goBack(in: container) }
    container.settle()
  }

  private func finish(in container: UIPageViewController) {
    let previous = container.shown
    if isByUser { container.userDidTurn(to: target, from: previous, isForward: isForward) }
    container.shown = target
    switch container.transitionStyle {
    case .scroll:
      finishIncoming(in: container)
      finishOutgoing(in: container)
    case .pageCurl:
      finishOutgoing(in: container)
      finishIncoming(in: container)
    }
    if isByUser { notifyDelegate(previous, completed: true) }
  }

  private func finishIncoming(in container: UIPageViewController) {
    // A container that is still appearing ends the appearance of its pages itself.
    guard container.appearance == .appeared else { return }
    for page in incoming { page.finishAppearing() }
  }

  private func finishOutgoing(in container: UIPageViewController) {
    for page in outgoing {
      page.finishDisappearing()
      container.takeOut(page)
    }
  }

  private func goBack(in container: UIPageViewController) {
    let isVisible = container.appearance.isVisible
    if isVisible { for page in outgoing { page.startAppearing(animated: isAnimated) } }
    if container.appearance == .appeared { for page in outgoing { page.finishAppearing() } }
    for page in incoming {
      page.startDisappearing(animated: isAnimated)
      page.finishDisappearing()
      container.takeOut(page)
    }
    if !isVisible { for page in outgoing { page.finishDisappearing() } }
    notifyDelegate(container.shown, completed: false)
  }

  private func notifyDelegate(_ previous: [UIViewController], completed: Bool) {
    guard let container else { return }
    container.delegate?.pageViewController(
      container,
      didFinishAnimating: !isInterrupted,
      previousViewControllers: previous,
      transitionCompleted: completed
    )
  }

  override func didEnd() {
    if let container, container.transition === self { container.transition = nil }
    let completion = completion
    self.completion = nil
    completion?(!isInterrupted)
    container?.requestNeighbours()
  }
}
