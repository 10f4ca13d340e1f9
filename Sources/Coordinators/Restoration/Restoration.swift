import CoordinatorCore
import UIKitShim

/// Brings back what a snapshot has, one entry after the other.
///
/// Entries that no longer decode, that a guard denies, or whose transition is rejected are left
/// out, with all that is below them. The rest is restored.
@MainActor
final class Restoration {
  /// A route to enter, and what is to be restored in the child to which it leads.
  private struct Entering {
    let route: any Hashable & Sendable
    var node: Snapshot.Node?
    var isSelected = false
    var isRedirected = false

    /// Whether a child is the one to restore; nil if there is none.
    @MainActor
    var isChild: ((any Coordinator) -> Bool)? {
      node.map { node in { typeName(of: $0) == node.type } }
    }
  }

  /// What is still to be done, the next task last.
  private var tasks: [@MainActor () -> Void] = []

  /// What is done when no other task is left, the next task last.
  private var lateTasks: [@MainActor () -> Void] = []

  /// The selections at the end, the next one last: the routes before may select other tabs.
  private var selections: [@MainActor () -> Void] = []

  /// The contexts of the children to which entries belong already.
  private var matchedChildren: Set<ObjectIdentifier> = []

  /// The children to select in the containers of their parents.
  private var selected: [ObjectIdentifier: WeakReference<CoordinatorContext>] = [:]

  /// The screens to which entries belong already.
  private var restoredScreens: Set<ObjectIdentifier> = []

  /// The root's run when the restoration began.
  private let rootRun: CoordinatorRun

  private var isRunning = false
  private var isWaiting = false
  private let ended: @MainActor (_ isCurrent: Bool) -> Void

  init(
    _ snapshot: Snapshot, of root: CoordinatorContext,
    ended: @escaping @MainActor (_ isCurrent: Bool) -> Void
  ) {
    rootRun = CoordinatorRun(of: root)
    self.ended = ended
    tasks = [{ [unowned self, weak root] in restore(snapshot.root, root) }]
  }

  /// Performs the tasks until one of them has to wait.
  func run() {
    if isRunning { return }
    isRunning = true
    isWaiting = false
    // A root that has stopped may run again, for somebody else.
    while !isWaiting, rootRun.isCurrent,
      let task = tasks.popLast() ?? lateTasks.popLast() ?? selections.popLast()
    { task() }
    isRunning = false
    if !isWaiting { ended(rootRun.isCurrent) }
  }

  // MARK: Tasks

  private func restore(_ node: Snapshot.Node, _ context: CoordinatorContext?) {
    guard let context, context.isRunning, let coordinator = context.coordinator,
      typeName(of: coordinator) == node.type
    else { return }
    if let state = node.state, let restorable = coordinator as? any Restorable {
      do throws(SnapshotError) {
        try restorable.restore(decoding: state)
      } catch {
        context.report(error.diagnostic)
      }
    }
    if node.selectedTab != nil || node.entries.contains(where: \.isSelected) {
      selections.append { [unowned self, weak context] in select(context, orTab: node.selectedTab) }
    }
    for entry in node.entries.reversed() {
      tasks.append { [unowned self, weak context] in restore(entry, context) }
    }
  }

  private func restore(
    _ entry: Snapshot.Entry, _ context: CoordinatorContext?, isLast: Bool = false
  ) {
    guard let context, context.isRunning, let coordinator = context.coordinator else { return }
    guard let text = entry.route else {
      guard let node = entry.child else { return }
      if let child = child(of: coordinator, node.type, orOfRoute: isLast) {
        matchedChildren.insert(ObjectIdentifier(child.context))
        restoreFound(child, by: node, isSelected: entry.isSelected)
      } else if !isLast {
        // The route of a later entry may bring the child.
        let task = { @MainActor [unowned self, weak context] in
          restore(entry, context, isLast: true)
        }
        lateTasks.insert(task, at: 0)
      }
      return
    }
    guard let routing = coordinator as? any Routing else { return }
    do throws(SnapshotError) {
      let route = try routing.route(decoding: text)
      let entering = Entering(route: route, node: entry.child, isSelected: entry.isSelected)
      enter(entering, of: routing)
    } catch {
      context.report(error.diagnostic)
    }
  }

  /// A child that the coordinator has started without a route, or that a route has shown beside the
  /// child of its entry.
  private func child(
    of coordinator: any Coordinator, _ type: String, orOfRoute isOfRoute: Bool
  ) -> (any Coordinator)? {
    for context in coordinator.context.childContexts
    where !matchedChildren.contains(ObjectIdentifier(context)) {
      guard let child = context.coordinator, typeName(of: child) == type,
        isOfRoute || coordinator.shownRoute(to: child) == nil
      else { continue }
      return child
    }
    return nil
  }

  /// Restores a child that is there, after the guard of a tab to select has allowed it.
  ///
  /// - Parameter allowed: A route that the guard has allowed already.
  private func restoreFound(
    _ child: any Coordinator, by node: Snapshot.Node, isSelected: Bool,
    after allowed: (any Hashable & Sendable)? = nil
  ) {
    let context = child.context
    guard isSelected, child.ownScreen?.transitionInContainer != nil,
      let (guardian, route) = child.entryFromParent,
      AnyHashable(route) != allowed.map({ AnyHashable($0) })
    else {
      return addTasks(restoring: context, by: node, isSelected: isSelected)
    }
    ask(guardian, for: route) { [self] in
      addTasks(restoring: context, by: node, isSelected: true)
    }
  }

  /// Continues when a guard has answered; a redirection performs its route in place of `allowed`.
  private func ask(
    _ guardian: any EntryGuarding, for route: any Hashable & Sendable,
    allowed: @escaping @MainActor () -> Void
  ) {
    isWaiting = true
    guardian.context.engine.entryQuestions.ask(guardian, for: route) { [self] entry in
      switch entry {
      case .allowed(let other, isRedirected: true):
        addTask(performing: Entering(route: other, isRedirected: true), of: guardian)
      case .allowed: allowed()
      case .denied, .rejected: break
      }
      run()
    }
  }

  /// Adds the tasks that select a child in its container, if it is selected, and restore it.
  private func addTasks(
    restoring child: CoordinatorContext, by node: Snapshot.Node, isSelected: Bool
  ) {
    tasks.append { [unowned self, weak child] in restore(node, child) }
    guard isSelected, let parent = child.parentContext else { return }
    selected[ObjectIdentifier(parent)] = WeakReference(child)
    // UIKit presents over the context of a tab only while the tab is selected.
    tasks.append { [unowned self, weak parent] in select(parent) }
  }

  /// Adds the task that restores the child to which a route has led.
  private func addTask(
    restoring child: any Coordinator, by node: Snapshot.Node, after entering: Entering
  ) {
    matchedChildren.insert(ObjectIdentifier(child.context))
    tasks.append { [unowned self, weak child] in
      guard let child else { return }
      restoreFound(child, by: node, isSelected: entering.isSelected, after: entering.route)
    }
  }

  private func addTask(performing entering: Entering, of routing: any Routing) {
    tasks.append { [unowned self, weak routing] in
      if let routing { perform(entering, of: routing) }
    }
  }

  /// Enters a route if its guard allows it, and restores the child to which it leads.
  private func enter(_ entering: Entering, of routing: any Routing) {
    guard let guardian = routing.entryGuard(for: entering.route) else {
      return perform(entering, of: routing)
    }
    ask(guardian, for: entering.route) { [self] in addTask(performing: entering, of: routing) }
  }

  private func perform(_ entering: Entering, of routing: any Routing) {
    let (route, node) = (entering.route, entering.node)
    guard routing.context.isRunning,
      let transition = routing.routedTransition(forAny: route, animated: false)
    else { return }
    // The coordinator may have shown the place in its `start()`.
    if let found = screen(shownBy: transition, of: routing, entering) {
      if let screen = found.screen { restoredScreens.insert(ObjectIdentifier(screen)) }
      // The next snapshot has the route again.
      if !transition.destinations.isEmpty, let record = found.screen?.screenRecord,
        record.route == nil
      {
        record.route = RouteTag(owner: routing.context.screenOwner.id, route: route)
      }
      if let node, let child = found.child { addTask(restoring: child, by: node, after: entering) }
      if let back = transitionBack(to: found.screen) { wait(for: routing.request(back)) }
      return
    }
    // Or it has requested the place there, and UIKit has not shown it yet.
    if let request = routing.context.request(for: route) {
      isWaiting = true
      return request.handle.onCompletion { [self] _ in
        addTask(performing: entering, of: routing)
        run()
      }
    }
    isWaiting = true
    routing.request(transition).whenCompleted { [self] result in
      isWaiting = false
      if result == .performed { noteRestored(entering, transition, of: routing) }
      run()
    }
  }

  /// The transition that brings back a root that an earlier route of the snapshot has suspended;
  /// what the app itself has put before the root, such as a lock, stays.
  private func transitionBack(to screen: UIViewController?) -> ScreenTransition? {
    guard let screen, let window = screen.screenRecord?.suspension?.window,
      let current = window.rootViewController, restoredScreens.contains(ObjectIdentifier(current))
    else { return nil }
    var back = screen.transitionByOwner(.setRoot, in: .window(window, suspendsCurrent: true))
    back?.animated = false
    return back
  }

  /// Continues when a transition has ended.
  private func wait(for handle: TransitionHandle) {
    isWaiting = true
    handle.whenCompleted { [self] _ in
      isWaiting = false
      run()
    }
  }

  /// Finds what a route has shown before the restoration, and the child to which it leads.
  ///
  /// A guard may redirect several routes to one, which is shown once.
  private func screen(
    shownBy transition: ScreenTransition, of routing: any Routing, _ entering: Entering
  ) -> (screen: UIViewController?, child: (any Coordinator)?)? {
    let found = RoutePlanner.screen(
      shownBy: transition, of: RoutePlanner.Visit(coordinator: routing, route: entering.route),
      leadingTo: entering.isChild, besides: entering.isRedirected ? [] : restoredScreens)
    guard let found, let screen = found.screen,
      entering.isRedirected || !restoredScreens.contains(ObjectIdentifier(screen))
    else { return nil }
    return found
  }

  /// Notes the screen that a route has shown, and restores the child to which the route leads.
  private func noteRestored(
    _ entering: Entering, _ transition: ScreenTransition, of routing: any Routing
  ) {
    let record = routing.context.recordOfScreen(
      shownBy: entering.route, performedBy: transition.lastPerformer, leadingTo: entering.isChild)
    guard let record, let screen = record.screen else { return }
    restoredScreens.insert(ObjectIdentifier(screen))
    guard let node = entering.node, let child = record.owner?.context?.coordinator,
      child !== routing, child.ownScreen === screen
    else { return }
    addTask(restoring: child, by: node, after: entering)
  }

  /// Shows the child that was selected in its container, or else a tab without a child.
  private func select(_ context: CoordinatorContext?, orTab tab: Int? = nil) {
    guard let context, context.isRunning, let coordinator = context.coordinator else { return }
    let child = selected[ObjectIdentifier(context)]?.object?.coordinator
    let screen = child?.ownScreen ?? tab.flatMap { coordinator.tabWithoutChild(at: $0) }
    guard var transition = screen?.transitionInContainer else { return }
    transition.animated = false
    guard child == nil, let (guardian, route) = coordinator.entry(toTab: screen) else {
      return wait(for: coordinator.request(transition))
    }
    ask(guardian, for: route) { [self] in
      selections.append { [unowned self, weak context] in
        if let coordinator = context?.coordinator { wait(for: coordinator.request(transition)) }
      }
    }
  }
}

extension Coordinator {
  /// The index of the selected tab, if it has no child.
  var selectedTabWithoutChild: Int? {
    guard let tabs = (self as? any TabBarCoordinator)?.tabBarController,
      let selected = tabs.selectedScreen, child(inTab: selected) == nil
    else { return nil }
    return tabs.viewControllers?.firstIndex(of: selected)
  }

  /// The tab at an index; nil if there is none, or if it has a child, whose guard would be asked.
  fileprivate func tabWithoutChild(at index: Int) -> UIViewController? {
    guard let tabs = (self as? any TabBarCoordinator)?.tabBarController.viewControllers,
      tabs.indices.contains(index), child(inTab: tabs[index]) == nil
    else { return nil }
    return tabs[index]
  }
}
