import CoordinatorCore
public import UIKitShim

/// A coordinator backed by a tab bar controller, whose children sit in the tabs.
///
/// ```swift
/// final class MainCoordinator: TabBarCoordinator {
///   let context = CoordinatorContext()
///   let tabBarController = UITabBarController()
///
///   func start() {
///     setTabs([Library.Coordinator(), Saved.Coordinator(), About.Coordinator()])
///   }
/// }
/// ```
///
/// The child in the selected tab is active, the others are paused. Tabs may come and go at run time, by
/// `addTab(_:at:animated:)`, ``removeTab(_:animated:)`` and ``setTabs(_:animated:)`` or by raw calls; the
/// coordinator of a tab that is gone is stopped. A child that adopts ``TabReselecting`` hears when its tab
/// is tapped while it is selected.
@MainActor
public protocol TabBarCoordinator: ScreenCoordinator {
  /// The tab bar controller whose tabs this coordinator fills.
  var tabBarController: UITabBarController { get }
}

extension TabBarCoordinator {
  /// The coordinators of the tabs, in tab order.
  ///
  /// Tabs without a coordinator of their own, which a raw call has added, are left out.
  public var tabCoordinators: [any ScreenCoordinator] {
    if context.use(by: self) { adoptRawChanges() }
    return TabObserver.of(tabBarController).coordinators
  }

  /// The running coordinators that this one started: those of the tabs in tab order, then the others, the
  /// oldest first.
  public var childCoordinators: [AnyCoordinator] {
    let children = children
    var ordered: [AnyCoordinator] = []
    for tab in tabCoordinators where hasChild(tab) { ordered.append(tab) }
    let inTabs = Set(ordered.map { ObjectIdentifier($0) })
    return ordered + children.filter { !inTabs.contains(ObjectIdentifier($0)) }
  }

  /// Fills the tabs: the transition `setTabs`.
  ///
  /// Each coordinator is started, if it is not running; the root controller of a ``TabCoordinator``
  /// gets its `tabBarItem`, the screen of any other one has its own. Coordinators whose tab is not
  /// among the new ones are stopped.
  @discardableResult
  public func setTabs(_ tabs: [any ScreenCoordinator], animated: Bool = false) -> TransitionHandle {
    guard mayPerform("setTabs") else {
      return TransitionHandle(ended: .rejected(.ownerInactive()))
    }
    return context.screenOwner.setTabs(tabs, of: tabBarController, animated: animated)
  }

  /// Adds a tab to those that are there: the transition `setTabs`.
  ///
  /// One that is in the bar already, also because it stayed there when its coordinator stopped, goes to
  /// its new place. A screen that is somewhere else in the user interface rejects the transition.
  ///
  /// - Parameters:
  ///   - child: The coordinator of the tab, which is started if it is not running.
  ///   - index: The tab's place, counted from 0; the end if beyond it. If nil, a tab that is in the bar
  ///     stays where it is, and any other comes at the end.
  ///   - animated: Whether the bar's change takes time.
  @discardableResult
  public func addTab(
    _ child: some ScreenCoordinator, at index: Int? = nil, animated: Bool = false
  ) -> TransitionHandle {
    guard mayPerform("addTab") else {
      return TransitionHandle(ended: .rejected(.ownerInactive()))
    }
    return context.screenOwner.addTab(child, at: index, of: tabBarController, animated: animated)
  }

  /// Starts a flow, if it is not running, and adds its tab to those that are there: the transition
  /// `setTabs`.
  ///
  /// - Returns: The flow's end and the transition's.
  @discardableResult
  public func addTab<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: Flow, at index: Int? = nil, animated: Bool = false
  ) -> FlowTransition<Flow.Output> {
    let wasRunning = hasChild(flow)
    return startFlow(flow, by: .setTabs([], in: tabBarController, animated: animated)) { place in
      context.screenOwner.insertTab(
        flow, wasRunning: wasRunning, at: index, of: tabBarController, animated: animated,
        in: place)
    }
  }

  /// Removes a tab and stops its coordinator: the transition `setTabs`.
  ///
  /// So goes the tab of a coordinator that has stopped, which stays in the bar until then.
  /// One that is not in a tab rejects the transition.
  @discardableResult
  public func removeTab(
    _ child: some ScreenCoordinator, animated: Bool = false
  ) -> TransitionHandle {
    guard mayPerform("removeTab") else {
      return TransitionHandle(ended: .rejected(.ownerInactive()))
    }
    return context.screenOwner.removeTab(child, of: tabBarController, animated: animated)
  }

  /// Selects a tab by its coordinator: the transition `select`.
  ///
  /// A coordinator that does not run is started if its screen is a tab: one that a raw call has set, or one
  /// that has stayed in the bar though its coordinator has stopped. One that is in no tab rejects the
  /// transition and is not started, since it has no place for its screen: add it by `addTab`.
  @discardableResult
  public func select(_ child: some ScreenCoordinator) -> TransitionHandle {
    let base = child.unwrapped
    guard let screen = base.ownScreen else {
      let name = typeName(of: base)
      return reject("select", name, because: .notInTabs(name))
    }
    if base.context.isRunning || !tabBarController.hasTab(screen) {
      return perform(.select(screen, in: tabBarController))
    }
    return showChild(base) { selection(of: $0) }
  }

  private func selection(of destination: ScreenDestination) -> ScreenTransition {
    TabObserver.of(tabBarController).look()
    return ScreenTransition(.select, to: [destination], in: .tabs(tabBarController))
  }

  /// Selects a tab by its place, counted from 0: the transition `select`.
  ///
  /// A place outside the tabs rejects the transition.
  @discardableResult
  public func select(index: Int) -> TransitionHandle {
    perform(.select(index: index, in: tabBarController))
  }
}
