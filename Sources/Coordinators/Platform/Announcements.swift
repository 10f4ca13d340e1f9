import UIKitShim

/// Tells screen readers what has come: `screenChanged` for a screen, `layoutChanged` for a part.
///
/// The screen in sight is compared with the one that was told last, so that a gesture counts as a
/// verb does, and what happens out of sight is not told.
@MainActor
enum Announcements {
  /// What was told last, in a window or of a part of what is seen; that of a window is kept by its queue.
  @MainActor
  struct Sight {
    private let mark: ObjectMark<UIViewController>?
    let isPart: Bool

    init(_ screen: UIViewController? = nil, isPart: Bool = false) {
      if let screen { mark = ObjectMark(screen) } else { mark = nil }
      self.isPart = isPart
    }

    /// Whether that screen was told.
    func isOf(_ screen: UIViewController) -> Bool { mark?.isOf(screen) == true }
  }

  /// Tells what a request has brought, now that it has ended.
  static func requestDidEnd(_ request: TransitionRequest, in queue: TransitionQueue) {
    guard let window = queue.window, !window.isHidden else { return }
    request.change?.tell(of: request, in: window, queue)
  }

  /// Tells of the top of a stack that was changed by hand or by a raw call.
  static func stackDidChange(_ stack: UINavigationController) {
    guard let window = stack.viewIfLoaded?.window, !window.isHidden else { return }
    stackDidChange(stack, in: window, TransitionQueue.of(window))
  }

  /// Tells of the top of a stack, which in a column is a part of what is seen.
  static func stackDidChange(
    _ stack: UINavigationController, in window: UIWindow, _ queue: TransitionQueue
  ) {
    // Most stacks are the root, with nothing presented over them.
    if stack.parent == nil, stack.presentedViewController == nil,
      window.rootViewController === stack, let top = stack.topViewController, !top.isContainer,
      !top.definesPresentationContext
    {
      let wasPart = queue.told.isPart
      guard noteChange(to: top, isPart: false, queue) else { return }
      return post(wasPart ? .layoutChanged : .screenChanged, top, in: window)
    }
    if let columns = stack.splitViewController, !columns.isCollapsed {
      tellPart(stack.topViewController, of: stack, in: window, queue)
    } else {
      look(in: window, queue)
    }
  }

  /// Tells of the page that has come; of two, the left one.
  static func pagesDidChange(in pages: UIPageViewController) {
    guard let window = pages.viewIfLoaded?.window, !window.isHidden else { return }
    tellPart(
      pages.viewControllers?.first, of: pages, in: window, TransitionQueue.of(window))
  }

  /// Tells of the column that has come in sight because columns have collapsed or expanded.
  static func columnsDidChange(_ columns: UISplitViewController) {
    guard let window = columns.viewIfLoaded?.window, !window.isHidden,
      let screen = note(in: window, TransitionQueue.of(window))
    else { return }
    noteColumns(around: screen)
    post(columns.isCollapsed ? .screenChanged : .layoutChanged, screen, in: window)
  }

  /// Tells of the screen in sight, if it is not the one that was told last.
  static func look(in window: UIWindow?) {
    guard let window, !window.isHidden else { return }
    look(in: window, TransitionQueue.of(window))
  }

  static func look(in window: UIWindow, _ queue: TransitionQueue) {
    let wasPart = queue.told.isPart
    guard let screen = note(in: window, queue) else { return }
    noteColumns(around: screen)
    let isPart = wasPart || queue.told.isPart
    post(isPart ? .layoutChanged : .screenChanged, screen, in: window)
  }

  /// Notes the columns that have come with a screen.
  private static func noteColumns(around screen: UIViewController) {
    for column in screen.splitViewController?.viewControllers ?? [] {
      guard let stack = column.nearestStack else { continue }
      stack.engine.toldParts[stack] = Sight(stack.topViewController)
    }
  }

  /// Tells of a part of what is seen, if it was not told last of its container, and nothing is
  /// presented over it.
  static func tellPart(
    _ part: UIViewController?, of container: UIViewController? = nil, in window: UIWindow,
    _ queue: TransitionQueue
  ) {
    guard let part else { return }
    if let container {
      let toldParts = container.engine.toldParts
      if let former = toldParts[container], former.isOf(part) { return }
      toldParts[container] = Sight(part)
    }
    _ = note(in: window, queue)
    guard part.viewIfLoaded?.window === window, !part.isCovered else { return }
    post(.layoutChanged, part.sight, in: window)
  }

  /// - Returns: What is in sight, if it is not what was told last.
  private static func note(in window: UIWindow, _ queue: TransitionQueue) -> UIViewController? {
    guard var top = window.rootViewController else { return nil }
    var isPart = false
    while let presented = top.presentedViewController, !presented.isBeingDismissed {
      top = presented
      isPart = presented.isPopover
    }
    let screen = top.sight
    return noteChange(to: screen, isPart: isPart, queue) ? screen : nil
  }

  /// - Returns: Whether the screen is another one than was told last.
  private static func noteChange(
    to screen: UIViewController, isPart: Bool, _ queue: TransitionQueue
  ) -> Bool {
    // One without a view is only about to come, by a transition that tells of it when it ends.
    if queue.told.isOf(screen) || screen.viewIfLoaded == nil { return false }
    queue.told = Sight(screen, isPart: isPart)
    return true
  }

  private static func post(
    _ notification: UIAccessibility.Notification, _ screen: UIViewController, in window: UIWindow
  ) {
    if screen.roles.contains(.focusing),
      let focus = (screen as? any AccessibilityFocusing)?.accessibilityFocus
    {
      UIAccessibility.post(notification: notification, argument: focus)
    } else {
      ScreenReader.tell(notification, of: screen.viewIfLoaded, in: window)
    }
  }
}

extension UIViewController {
  /// What is seen of a container in the end; of columns, the one with the most detail.
  var sight: UIViewController {
    var screen = self
    while let inner = screen.innerSight { screen = inner }
    return screen
  }

  private var innerSight: UIViewController? {
    // What the window's root presents, and those above it, is looked at before.
    if parent != nil, let presented = presentedInContext, !presented.isBeingDismissed {
      return presented
    }
    return isContainer ? ContainerAdapters.adapter(of: self).mostDetailed(of: self) : nil
  }

  /// Whether something is presented over it, be it by a container around it.
  fileprivate var isCovered: Bool {
    guard let presented = presentedBesideSearch else { return false }
    return !presented.isBeingDismissed
  }

  /// Whether it is presented as a popover, beside which the rest stays in sight.
  fileprivate var isPopover: Bool {
    modalPresentationStyle.isPopover && traitCollection.horizontalSizeClass == .regular
  }
}
