import CoordinatorCore
import UIKitShim

extension ScreenOwner {
  /// Returns the screen that this coordinator has presented last, or has asked to present.
  ///
  /// The screen may belong to a child. It may be this coordinator's own screen, if that is
  /// presented. Screens that a request already dismisses are left out.
  ///
  /// - Parameter others: Screens to leave out, with everything presented above them.
  func lastPresented(besides others: [UIViewController] = []) -> UIViewController? {
    var candidates = screens(presentedBy: self)
    for child in context?.childContexts ?? [] {
      candidates += (child.attachment as? ScreenOwner)?.screens(presentedBy: self) ?? []
    }
    var last: (screen: UIViewController, order: (Int, Int))?
    // The latest comes first, so that usually only one has to be looked at closely.
    for record in candidates.reversed() where record.isInUI {
      let order = record.presentationOrder
      if let last, order < last.order { continue }
      guard let screen = record.screen, !screen.isToBeDismissed,
        !others.contains(where: { screen.goes(with: $0) })
      else { continue }
      last = (screen, order)
    }
    return last?.screen
  }

  private func screens(presentedBy presenter: ScreenOwner) -> [ScreenRecord] {
    var presented: [ScreenRecord] = []
    for record in records {
      guard record.place.kind == .presented,
        self === presenter || record.presenter == presenter.id
      else { continue }
      presented.append(record)
    }
    return presented
  }

  /// Returns the topmost screen of this coordinator on a stack.
  func topScreen(on container: UINavigationController) -> UIViewController? {
    container.viewControllers.last { isOwn($0, on: container) }
  }

  /// Returns the screens of this coordinator on a stack, from bottom to top.
  func screens(on container: UINavigationController) -> [UIViewController] {
    container.viewControllers.filter { isOwn($0, on: container) }
  }

  private func isOwn(_ screen: UIViewController, on container: UINavigationController) -> Bool {
    guard let record = screen.screenRecord else { return false }
    return record.ownerID == id && record.isOn(container)
  }

  /// Starts the coordinators of new tabs, and gives their root controllers to the tab bar
  /// controller.
  func setTabs(
    _ tabs: [any ScreenCoordinator], of container: UITabBarController, animated: Bool
  ) -> TransitionHandle {
    guard let parent = context?.coordinator else {
      return TransitionHandle(ended: .rejected(.ownerInactive()))
    }
    return parent.startThenShow(by: .setTabs([], in: container, animated: animated)) {
      startTabs(tabs, of: parent)
    } _: { destinations, place in
      setTabs(destinations, of: container, animated: animated, in: place)
    }
  }

  private func startTabs(
    _ tabs: [any ScreenCoordinator], of parent: any Coordinator
  ) -> [ScreenDestination] {
    var destinations: [ScreenDestination] = []
    destinations.reserveCapacity(tabs.count)
    var hasStarted = false
    for tab in tabs {
      let base = tab.unwrapped
      let wasRunning = startTab(base, of: parent)
      hasStarted = hasStarted || !wasRunning
      destinations.append(.running(base, startedByVerb: !wasRunning))
    }
    guard hasStarted else { return destinations }
    // A tab may have ended during a `start()`, or it is the child of another coordinator.
    var running: [ScreenDestination] = []
    for destination in destinations {
      guard case .running(let child, _) = destination.source, parent.hasChild(child) else {
        continue
      }
      running.append(destination)
    }
    return running
  }

  /// Adds a tab to the tabs that exist when the request arrives at the front of the queue.
  ///
  /// A tab that is already among them moves to its new index.
  func addTab(
    _ tab: any ScreenCoordinator, at index: Int?, of container: UITabBarController, animated: Bool
  ) -> TransitionHandle {
    let base = tab.unwrapped
    guard let parent = context?.coordinator else {
      return TransitionHandle(ended: .rejected(.ownerInactive()))
    }
    return parent.startThenShow(by: .setTabs([], in: container, animated: animated)) {
      startTab(base, of: parent)
    } _: { wasRunning, place in
      guard parent.hasChild(base) else {
        return TransitionHandle(ended: .rejected(.childRefused()))
      }
      return insertTab(
        base, wasRunning: wasRunning, at: index, of: container, animated: animated, in: place)
    }
  }

  /// Adds the tab of a running child.
  func insertTab(
    _ base: any ScreenCoordinator, wasRunning: Bool, at index: Int?,
    of container: UITabBarController, animated: Bool, in place: TransitionRequest? = nil
  ) -> TransitionHandle {
    base.setTabItem()
    let edit = TabEdit.insert(base, startedByVerb: !wasRunning, at: index)
    let tabs = edit.applied(to: TabObserver.of(container).tabs) ?? []
    return setTabs(tabs, of: container, animated: animated, by: edit, in: place)
  }

  /// Removes a tab from the tabs that exist when the request arrives at the front of the queue.
  func removeTab(
    _ tab: any ScreenCoordinator, of container: UITabBarController, animated: Bool
  ) -> TransitionHandle {
    let edit = TabEdit.remove(tab.unwrapped)
    let tabs = TabObserver.of(container).tabs
    return setTabs(edit.applied(to: tabs) ?? tabs, of: container, animated: animated, by: edit)
  }

  /// Starts the coordinator of a tab, if it does not run yet and its parent runs.
  ///
  /// - Returns: Whether nothing was started.
  private func startTab(_ tab: any ScreenCoordinator, of parent: any Coordinator) -> Bool {
    guard parent.context.isRunning else { return true }
    // The transition sets the tab item of a child that runs already.
    if parent.context.isParent(of: tab) { return true }
    tab.setTabItem()
    engine.startToShow { parent.start(tab) }
    return false
  }

  private func setTabs(
    _ destinations: [ScreenDestination], of container: UITabBarController, animated: Bool,
    by edit: TabEdit? = nil, in place: TransitionRequest? = nil
  ) -> TransitionHandle {
    guard let parent = context?.coordinator, parent.context.isRunning else {
      return TransitionHandle(ended: .rejected(.ownerInactive()))
    }
    let transition = ScreenTransition(
      .setTabs, to: destinations, in: .tabs(container, editing: edit), animated: animated)
    return parent.perform(transition, in: place)
  }
}

extension UIViewController {
  /// Whether a request dismisses this screen, or one below it.
  fileprivate var isToBeDismissed: Bool {
    var current: UIViewController? = self
    while let screen = current {
      if let record = screen.screenRecord, record.pendingDismissals > 0 { return true }
      current = screen.parent ?? screen.presentingViewController
    }
    return false
  }
}
