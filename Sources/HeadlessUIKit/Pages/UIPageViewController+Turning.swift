import Foundation

// What the data source is asked for, and how a user turns pages.
extension UIPageViewController {
  /// Begins a turn that follows a finger; nil if there is no page to turn to.
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

  /// Whether gestures that a user would use are switched on.
  final var mayTurn: Bool { transitionStyle == .scroll || turnGestures.contains { $0.mayBegin } }

  private func pagesToTurnTo(isForward: Bool) -> [UIViewController] {
    guard let edge = isForward ? pages.last : pages.first,
      let next = neighbour(of: edge, isForward: isForward)
    else { return [] }
    if spine == .mid {
      guard let facing = ask(for: next, isForward: isForward) else { return [] }
      return isForward ? [next, facing] : [facing, next]
    }
    guard storedDoubleSided else { return [next] }
    // What comes next is the back of a page.
    return ask(for: next, isForward: isForward).map { [$0] } ?? []
  }

  private func neighbour(of page: UIViewController, isForward: Bool) -> UIViewController? {
    guard transitionStyle == .scroll else { return ask(for: page, isForward: isForward) }
    if let known = isForward ? neighbours.after : neighbours.before { return known }
    let page = ask(for: page, isForward: isForward)
    if isForward { neighbours.after = .some(page) } else { neighbours.before = .some(page) }
    return page
  }

  private func ask(for page: UIViewController, isForward: Bool) -> UIViewController? {
    isForward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  /// Asks for the neighbours of a page that scrolls before anybody turns to them.
  final func askAhead() {
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

  final func dataSourceDidChange() {
    neighbours = PageNeighbours()
    guard !pages.isEmpty else { return }
    askForDots()
    askAhead()
  }

  /// Finds out whether there are dots: for pages that scroll from side to side, if the data source
  /// says how many and which.
  final func askForDots() {
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
    isAskingForSpine = true
    let orientation: UIInterfaceOrientation =
      size.width > size.height ? .landscapeLeft : .portrait
    spine = delegate.pageViewController(self, spineLocationFor: orientation)
    isAskingForSpine = false
    if spine == .mid { storedDoubleSided = true }
    if !pages.isEmpty { checkCount(pages.count, animated: false) }
  }

  // MARK: What UIKit does not accept

  /// How many pages belong to a change: two around a spine in the middle; with something on their
  /// backs also where the turn is seen, the page and its back.
  final func checkCount(_ count: Int, animated: Bool) {
    if isAskingForSpine, count == 1 || count == 2 { return }
    let required = spine == .mid || (storedDoubleSided && animated) ? 2 : 1
    if count == required { return }
    raise(
      .invalidArgument,
      "The number of view controllers provided (\(count)) doesn't match the number required "
        + "(\(required)) for the requested transition"
    )
  }
}
