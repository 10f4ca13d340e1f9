import Foundation

// The data source, and page changes by a user.
extension UIPageViewController {
  /// Begins an interactive page change; nil if there is no page to turn to.
  final func beginTurn(isForward: Bool) -> PageTransition? {
    guard transition == nil, appearance == .appeared, !pages.isEmpty else { return nil }
    let target = pagesToTurnTo(isForward: isForward)
    guard target.count == pages.count else { return nil }
    delegate?.pageViewController(self, willTransitionTo: target)
    // The delegate may have set other pages.
    guard transition == nil else { return nil }
    for page in target { takeIn(page) }
    let turn = PageTransition(
      in: self,
      to: target,
      isForward: isForward,
      isByUser: true,
      isAnimated: true,
      completion: nil
    )
    transition = turn
    turn.begin()
    return turn
  }

  /// Whether a gesture that turns pages is enabled.
  final var mayTurn: Bool {
    guard let pageHolder, pageHolder.lineage.allSatisfy(\.isUserInteractionEnabled) else {
      return false
    }
    guard let scrollView = pageHolder as? UIScrollView else {
      return turnGestures.contains { $0.mayBegin }
    }
    return scrollView.isScrollEnabled && scrollView.panGestureRecognizer.mayBegin
  }

  private func pagesToTurnTo(isForward: Bool) -> [UIViewController] {
    guard let edge = isForward ? pages.last : pages.first,
      let next = neighbour(of: edge, isForward: isForward)
    else { return [] }
    if spine == .mid {
      guard let facing = requestPage(for: next, isForward: isForward) else { return [] }
      return isForward ? [next, facing] : [facing, next]
    }
    guard isDoubleSided else { return [next] }
    // The next page is the back of the current one.
    return requestPage(for: next, isForward: isForward).map { [$0] } ?? []
  }

  private func neighbour(of page: UIViewController, isForward: Bool) -> UIViewController? {
    guard transitionStyle == .scroll else { return requestPage(for: page, isForward: isForward) }
    if let known = isForward ? neighbours.after : neighbours.before { return known }
    let page = requestPage(for: page, isForward: isForward)
    if isForward { neighbours.after = .some(page) } else { neighbours.before = .some(page) }
    return page
  }

  private func requestPage(for page: UIViewController, isForward: Bool) -> UIViewController? {
    isForward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  /// Requests the neighbours of a scrolling page in advance.
  final func requestNeighbours() {
    guard transitionStyle == .scroll, device.policies.pageNeighboursAskedAhead, dataSource != nil,
      transition == nil, appearance == .appeared, let page = pages.first
    else { return }
    _ = neighbour(of: page, isForward: false)
    _ = neighbour(of: page, isForward: true)
  }

  final func userDidTurn(
    to target: [UIViewController], from previous: [UIViewController], isForward: Bool
  ) {
    pages = target
    neighbours = PageNeighbours()
    if isForward {
      neighbours.before = .some(previous.first)
    } else {
      neighbours.after = .some(previous.first)
    }
    guard let old = dots else { return }
    dots?.index = min(max(old.index + (isForward ? 1 : -1), 0), old.count - 1)
  }

  // MARK: Data source

  /// Updates the dots from the data source; only pages that scroll horizontally have dots.
  final func updateDots() {
    dots = nil
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource else {
      return
    }
    let count = dataSource.presentationCount(for: self)
    guard count > 0 else { return }
    let index = dataSource.presentationIndex(for: self)
    guard index != NSNotFound else { return }
    dots = PageDots(count: count, index: min(max(index, 0), count - 1))
  }

  // MARK: Spine

  final func followOrientation(to size: CGSize) {
    let old = storedView?.window?.bounds.size ?? size
    guard transitionStyle == .pageCurl, (old.width > old.height) != (size.width > size.height),
      let delegate
    else { return }
    isUpdatingSpine = true
    let orientation: UIInterfaceOrientation =
      size.width > size.height ? .landscapeLeft : .portrait
    spine = delegate.pageViewController(self, spineLocationFor: orientation)
    isUpdatingSpine = false
    if spine == .mid { isDoubleSided = true }
    if !pages.isEmpty { checkCount(pages.count, animated: false) }
  }

  // MARK: Checks

  /// Raises unless a page change has the required number of pages.
  ///
  /// It needs two pages if the spine is in the middle. It also needs two, a page and its back, if the
  /// pages are double-sided and the change is animated.
  final func checkCount(_ count: Int, animated: Bool) {
    if isUpdatingSpine, count == 1 || count == 2 { return }
    let required = spine == .mid || (isDoubleSided && animated) ? 2 : 1
    if count == required { return }
    raise(
      .invalidArgument,
      "The number of view controllers provided (\(count)) doesn't match the number required "
        + "(\(required)) for the requested transition"
    )
  }
}
