import Foundation

// Setting and showing pages.
extension UIPageViewController {
  final func complete(_ completion: @escaping (Bool) -> Void) {
    switch device.policies.unanimatedPageCompletion {
    case .atOnce: completion(true)
    case .nextTurn: device.clock.atNextTurn { completion(true) }
    }
  }

  final func request(
    _ target: [UIViewController],
    isForward: Bool,
    isAnimated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let next = PageTransition(
      in: self,
      to: target,
      isForward: isForward,
      isByUser: false,
      isAnimated: isAnimated,
      completion: completion
    )
    let former = transition
    transition = next
    // The completion handler may set other pages, which interrupt this change.
    former?.interrupt()
    device.clock.atNextTurn { [weak next] in next?.begin() }
  }

  // MARK: Containment

  final func takeIn(_ page: UIViewController) {
    if !pageChildren.contains(page) { pageChildren.append(page) }
    guard page.parent !== self else { return }
    adopt(page)
    page.didMove(toParent: self)
    page.movement = .toParent
  }

  /// Removes the children that are neither pages nor shown any more.
  final func settle() {
    for child in pageChildren where !pages.contains(child) && !shown.contains(child) {
      child.willMove(toParent: nil)
      // Code in `willMove(toParent:)` may have removed it or set it as a page again.
      if !pageChildren.contains(child) || pages.contains(child) { continue }
      forgetPage(child)
      child.didMove(toParent: nil)
    }
  }

  private func forgetPage(_ child: UIViewController) {
    forget(child)
    pageChildren.removeAll { $0 === child }
  }

  final func takeOut(_ page: UIViewController) {
    guard let view = page.storedView, view.superview === pageHolder else { return }
    view.removeFromSuperview()
  }

  /// Removes a child after `removeFromParent()` or a move to another parent.
  final func lose(_ child: UIViewController) {
    forgetPage(child)
    guard pages.contains(child) else { return }
    transition?.interrupt()
    pages.removeAll { $0 === child }
    if appearance.isVisible {
      request(pages, isForward: true, isAnimated: false, completion: nil)
    } else {
      showPages()
    }
  }

  // MARK: Appearance

  final func preparePages() {
    if let pending = transition, !pending.hasBegun { pending.abandon() }
    if transition == nil { showPages() }
  }

  /// Shows the pages without a transition, while the container is not visible.
  final func showPages() {
    for page in shown where !pages.contains(page) {
      page.finishDisappearing()
      takeOut(page)
    }
    shown = pages
    settle()
  }

  /// Adds and arranges the views of pages, side by side or below each other.
  final func place(_ pages: [UIViewController]) {
    guard let view = pageHolder else { return }
    // The autoresizing mask has no effect here.
    if view !== storedView, let storedView { view.frame = storedView.bounds }
    var frame = view.bounds
    let isColumn = navigationOrientation == .vertical
    let parts = CGFloat(max(pages.count, 1))
    if isColumn { frame.size.height /= parts } else { frame.size.width /= parts }
    for page in pages {
      guard let pageView = page.view else { continue }
      pageView.frame = frame
      page.fitChildren()
      if pageView.superview !== view { view.addSubview(pageView) }
      if isColumn { frame.origin.y += frame.height } else { frame.origin.x += frame.width }
    }
  }
}
