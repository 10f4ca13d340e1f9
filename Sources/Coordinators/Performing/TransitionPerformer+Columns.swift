import UIKitShim

// Columns and pages.
extension TransitionPerformer {
  func setColumn(
    _ column: UISplitViewController.Column, of container: UISplitViewController,
    to screen: UIViewController, _ done: @escaping @MainActor (End) -> Void
  ) {
    if isTaken(screen, besides: container) || isInColumn(besides: column, of: container, screen) {
      return done(.ended(.rejected(.alreadyPresented(screenName(of: screen)))))
    }
    // What raw calls have put there so far has its owner first, who is judged if it goes now.
    let observer = SplitObserver.of(container)
    observer.columnsMayHaveChanged()
    guard fill(column, of: container, with: screen) else {
      return done(.ended(.rejected(.noSuchColumn(screenName(of: screen)))))
    }
    observer.columnsMayHaveChanged(byRequest: true)
    guard container.viewIfLoaded?.window != nil else { return done(.ended(.performed)) }
    whenSettled(container.viewControllers.first ?? container) { done(.ended(.performed)) }
  }

  /// Puts a screen into a column, and shows it where the columns are one stack.
  private func fill(
    _ column: UISplitViewController.Column, of container: UISplitViewController,
    with screen: UIViewController
  ) -> Bool {
    if container.style == .unspecified {
      let columns = container.viewControllers
      if column == .primary {
        container.viewControllers = [screen] + columns.dropFirst()
      } else if column != .secondary || columns.isEmpty {
        return false
      } else if container.isCollapsed {
        // It may be there already, in the one stack.
        if !screen.isInside(container) {
          container.showDetailViewController(screen, sender: nil)
        }
      } else {
        container.viewControllers = [columns[0], screen]
      }
      return true
    }
    if column == .supplementary, container.style != .tripleColumn { return false }
    container.setViewController(screen, for: column)
    if container.isCollapsed, column != .compact { container.show(column) }
    return true
  }

  /// Whether a screen has another column, from which it would have to be taken first.
  private func isInColumn(
    besides column: UISplitViewController.Column, of container: UISplitViewController,
    _ screen: UIViewController
  ) -> Bool {
    guard container.style == .unspecified else {
      for other in [UISplitViewController.Column.primary, .supplementary, .secondary, .compact]
      where other != column && (other != .supplementary || container.style == .tripleColumn) {
        if container.viewController(for: other) === screen { return true }
      }
      return false
    }
    let isPrimary = container.viewControllers.first === screen
    return column == .primary ? !isPrimary && screen.isInside(container) : isPrimary
  }

  func setPages(
    _ screens: [UIViewController], of container: UIPageViewController,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    for screen in screens where isTaken(screen, besides: container) {
      return done(.ended(.rejected(.alreadyPresented(screenName(of: screen)))))
    }
    let observer = PageObserver.of(container)
    observer.pagesMayHaveChanged()
    observer.list(screens)
    let shown = container.viewControllers?.first
    if let first = screens.first, shown.map({ !screens.contains($0) }) ?? true {
      observer.coming = first
      container.setViewControllers([first], direction: .forward, animated: false)
    }
    observer.coming = nil
    observer.pagesMayHaveChanged(byRequest: true)
    guard container.viewIfLoaded?.window != nil else { return done(.ended(.performed)) }
    endsWithTurn()
    Turn.next(in: window) { done(.ended(.performed)) }
  }

  func turn(
    to screen: UIViewController, in container: UIPageViewController,
    _ done: @escaping @MainActor (End) -> Void
  ) {
    if isTaken(screen, besides: container) {
      return done(.ended(.rejected(.alreadyPresented(screenName(of: screen)))))
    }
    let observer = PageObserver.of(container)
    // UIKit would not call the completion for a page that is shown already.
    guard let shown = container.viewControllers?.first, shown !== screen else {
      if container.viewControllers?.first == nil {
        container.setViewControllers([screen], direction: .forward, animated: false)
      }
      observer.pagesMayHaveChanged(byRequest: true)
      return done(.ended(.performed))
    }
    let pages = observer.pages
    let isBack =
      (pages.firstIndex(of: screen) ?? pages.count) < (pages.firstIndex(of: shown) ?? 0)
    let isSeen = container.viewIfLoaded?.window?.isHidden == false
    let end: @MainActor () -> Void = {
      observer.pagesMayHaveChanged(byRequest: true)
      done(.ended(.performed))
    }
    observer.coming = screen
    container.setViewControllers(
      [screen], direction: isBack ? .reverse : .forward, animated: animated && isSeen
    ) { _ in
      if isSeen { Turn.next(in: window, end) }
    }
    observer.coming = nil
    // Nobody sees the turn, so that UIKit may leave the completion out.
    if !isSeen { end() }
  }

  /// Whether a screen is somewhere else, from where no container can take it.
  func isTaken(_ screen: UIViewController, besides container: UIViewController) -> Bool {
    screen.parent != nil && !screen.isInside(container) || isElsewhere(screen)
      || screen === container || container.isInside(screen)
  }
}
