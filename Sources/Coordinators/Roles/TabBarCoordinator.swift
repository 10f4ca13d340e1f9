public import CoordinatorCore
public import UIKitShim

/// A coordinator that is backed by a tab bar controller, and whose children are in the tabs.
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
/// The child in the selected tab is active. The other children are paused. Tabs may be added and
/// removed at run time by `addTab(_:at:animated:)`, ``removeTab(_:animated:fileID:line:)`` and
/// ``setTabs(_:animated:fileID:line:)``, or by raw calls. The coordinator of a removed tab is
/// stopped. A child that adopts ``TabReselecting`` is notified when the user taps its tab while the
/// tab is selected.
@MainActor
public protocol TabBarCoordinator: ScreenCoordinator {
  /// The tab bar controller whose tabs this coordinator fills.
  var tabBarController: UITabBarController { get }
}

extension TabBarCoordinator {
  /// The coordinators of the tabs, in tab order.
  ///
  /// Tabs that a raw call has added, and that have no coordinator of their own, are not included.
  /// Screens that raw calls have shown get their owners first, which may call hooks.
  public var tabCoordinators: [any ScreenCoordinator] {
    adoptRawChanges(among: tabBarController.viewControllers ?? [])
    return TabObserver.of(tabBarController).coordinators
  }

  /// The children: those of the tabs first, in tab order, then the others, the oldest first.
  fileprivate var orderedChildren: [AnyCoordinator] {
    let children = children
    var ordered: [AnyCoordinator] = []
    for tab in tabCoordinators where hasChild(tab) { ordered.append(tab) }
    let inTabs = Set(ordered.map { ObjectIdentifier($0) })
    return ordered + children.filter { !inTabs.contains(ObjectIdentifier($0)) }
  }

  /// Fills the tabs: the transition `setTabs`.
  ///
  /// Each tab is a screen, which belongs to this coordinator, or a child with its screen. Each
  /// child is started if it is not running. The root controller of a ``TabCoordinator`` gets its
  /// `tabBarItem`. The screen of any other coordinator has its own item. The coordinators of tabs
  /// that are not among the new ones are stopped.
  @discardableResult
  public func setTabs(
    _ tabs: [any Presentable], animated: Bool = false, fileID: String = #fileID, line: Int = #line
  ) -> TransitionHandle {
    CallSite.track(fileID, line) {
      showList(tabs) { .setTabs($0, in: tabBarController, animated: animated) }
    }
  }

  /// Adds a tab to the existing tabs: the transition `setTabs`.
  ///
  /// A tab that is already in the bar moves to its new place. It may be in the bar because it
  /// stayed there when its coordinator stopped. The transition is rejected if the screen is
  /// somewhere else in the user interface.
  ///
  /// If the tabs are `UITab` objects, they stay, and the new tab gets the title and the image of
  /// the child's tab bar item.
  ///
  /// The coordinator of the tab is started if it is not running. The index is counted from 0. If it
  /// is too high, the tab is added at the end. If it is nil, a tab that is already in the bar stays
  /// where it is, and any other tab is added at the end.
  @discardableResult
  public func addTab<Child: ScreenCoordinator>(
    _ child: Child, at index: Int? = nil, animated: Bool = false, fileID: String = #fileID,
    line: Int = #line
  ) -> Child.Handle {
    CallSite.track(fileID, line) {
      let base = child.unwrapped
      return child._show(for: self) {
        $0.startedChild?.setTabItem()
        return ScreenTransition(
          .setTabs, to: [$0], in: .tabs(tabBarController, .insert(base, at: index)),
          animated: animated)
      }
    }
  }

  /// Removes a tab and stops its coordinator: the transition `setTabs`.
  ///
  /// The tab of a stopped coordinator stays in the bar until this method removes it. The transition
  /// is rejected if the coordinator is not in a tab.
  @discardableResult
  public func removeTab(
    _ child: some ScreenCoordinator, animated: Bool = false, fileID: String = #fileID,
    line: Int = #line
  ) -> TransitionHandle {
    CallSite.track(fileID, line) {
      request(
        ScreenTransition(
          .setTabs, in: .tabs(tabBarController, .remove(child.unwrapped)), animated: animated))
    }
  }

  /// Selects a tab by its screen or its coordinator: the transition `select`.
  ///
  /// If the coordinator does not run, but its screen is a tab, the coordinator is started. A raw
  /// call may have set the tab, or the tab may have stayed in the bar when its coordinator stopped.
  /// If the coordinator is in no tab, the transition is rejected and the coordinator is not
  /// started, because there is no place for its screen. Use `addTab` to add the tab.
  @discardableResult
  public func select(_ tab: some Presentable, fileID: String = #fileID, line: Int = #line)
    -> TransitionHandle
  {
    CallSite.track(fileID, line) {
      guard let screen = tab.shownScreen else {
        let name = typeName(of: tab)
        return reject("select", name, because: .notInTabs(name))
      }
      guard let child = (tab as? any ScreenCoordinator)?.unwrapped, !child.context.isRunning,
        tabBarController.hasTab(screen)
      else { return request(.select(screen, in: tabBarController)) }
      return child._show(for: self) {
        TabObserver.of(tabBarController).reconcile()
        return ScreenTransition(.select, to: [$0], in: .tabs(tabBarController))
      }
    }
  }

  /// Selects a tab by its index, counted from 0: the transition `select`.
  ///
  /// The transition is rejected if there is no such tab.
  @discardableResult
  public func select(index: Int, fileID: String = #fileID, line: Int = #line) -> TransitionHandle {
    CallSite.track(fileID, line) {
      request(ScreenTransition(.select, in: .tabs(tabBarController, .index(index))))
    }
  }
}

extension ScreenOwner {
  func orderedChildren(of coordinator: any Coordinator) -> [any Coordinator]? {
    (coordinator as? any TabBarCoordinator)?.orderedChildren
  }
}

/// A coordinator that is notified when the user taps its tab while the tab is selected.
///
/// UIKit then pops the tab's stack to its root. The coordinator can do more, for example scroll a
/// list to its top.
///
/// ```swift
/// extension Library.Coordinator: TabReselecting {
///   func reselect() { list.scrollToTop() }
/// }
/// ```
@MainActor
public protocol TabReselecting: Coordinator {
  /// Responds to the tap, after the delegate of the tab bar controller was notified.
  func reselect()
}
