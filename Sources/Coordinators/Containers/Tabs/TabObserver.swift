import CoordinatorCore
import Foundation
import UIKitShim

/// Watches one tab bar controller: whose the tabs are, and which of them is selected.
///
/// It is the controller's delegate
/// and forwards every call to the user's own.
@MainActor
final class TabObserver: ContainerObserver, UITabBarControllerDelegate, TypedObserver {
  private(set) weak var container: UITabBarController?

  /// The app's delegate to which a call is handed on.
  func forwardee(of call: Call) -> (any UITabBarControllerDelegate)? {
    target(of: call) as? any UITabBarControllerDelegate
  }

  /// The animation of the change that a request makes, until it has ended.
  var animation: TransitionAnimation?

  /// The animator that was made of it.
  weak var animator: (any UIViewControllerAnimatedTransitioning)?

  private var sentinel: ScreenSentinel?
  /// The list of the tabs that have no place in the bar, which UIKit makes and keeps.
  private(set) weak var more: UINavigationController?
  private var reselected: ObjectIdentifier?

  init(_ container: UITabBarController) {
    self.container = container
    super.init(ScreenPlace(.tab, in: container), arrivalKind: "addTab")
  }

  /// Takes the delegate's place, keeping the user's own as the one forwarded to.
  func install() {
    if let container { install(on: container) }
  }

  private func install(on container: UITabBarController) {
    install(over: container.delegate) {
      container.delegate = self
      return container.delegate
    }
  }

  // MARK: Tabs

  /// Has the tabs reconciled, since they may have changed, or which is selected.
  func setNeedsReconcile() {
    if let container { container.engine.reconciler.setNeedsReconcile(around: container) }
  }

  /// Has the tabs read again, and which is selected, since that may have changed.
  func look() { container.map { $0.engine.reconciler.reconcile(around: $0) } }

  override func didRead() -> Bool {
    guard let container else { return false }
    install(on: container)
    if let selected = container.selectedViewController {
      // Its view leaves the window when a raw call removes the tab, or selects another one.
      ScreenOwner.record(of: selected)?.keepWatch()
      if let more = selected as? UINavigationController, more.isListOfMore { watch(more) }
    }
    return false
  }

  override var choiceKind: String { "select" }

  override var screens: [UIViewController] { container?.viewControllers ?? [] }

  override func isThere(_ screen: UIViewController) -> Bool { container?.hasTab(screen) == true }

  /// The owner of a tab, unless that is the coordinator that fills the tabs.
  private func tabOwner(of screen: UIViewController) -> ScreenOwner? {
    guard let record = ScreenOwner.record(of: screen), record.place.kind == .tab,
      let owner = record.owner, !isFilled(by: owner)
    else { return nil }
    return owner
  }

  /// The tabs that are there.
  var tabs: [ScreenDestination] {
    look()
    var destinations: [ScreenDestination] = []
    for screen in container?.viewControllers ?? [] {
      if let tab = tabOwner(of: screen)?.context?.coordinator as? any ScreenCoordinator {
        destinations.append(.running(tab, startedByVerb: false))
      } else {
        destinations.append(.made(screen))
      }
    }
    return destinations
  }

  // MARK: Selection

  /// Watches the list of the tabs that have no place in the bar: what a person chooses there, UIKit
  /// does not tell the delegate (`UITabBarControllerDelegate.tabBarController(_:didSelect:)`).
  ///
  /// - Parameter isSecondLook: Whether its view was missing some turns before.
  private func watch(_ more: UINavigationController, isSecondLook: Bool = false) {
    self.more = more
    guard let list = more.viewControllers.first?.viewIfLoaded else {
      // UIKit makes the view when the list appears, which it may not do under one of its tabs.
      if isSecondLook { return }
      return Turns(of: more.hierarchyWindow).afterSome { [weak self, weak more] in
        if let more, more.viewIfLoaded?.window != nil { self?.watch(more, isSecondLook: true) }
      }
    }
    guard sentinel?.superview !== list else { return }
    sentinel?.removeFromSuperview()
    let sentinel = ClosureSentinel { [weak self] in self?.setNeedsReconcile() }
    list.addSubview(sentinel)
    self.sentinel = sentinel
  }

  // MARK: UITabBarControllerDelegate

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    let call = enter(viewController)
    let isAllowed =
      forwardee(of: call)?.tabBarController?(tabBarController, shouldSelect: viewController)
      ?? true
    guard leave(call) else { return isAllowed }
    let isAsked =
      isAllowed
      && askToLeave(
        by: .select(viewController, in: tabBarController), of: viewController,
        isReselected: viewController === tabBarController.selectedViewController
      ) { [weak self, weak tabBarController] in
        guard let tabBarController else { return }
        self?.tabBarController(tabBarController, didSelect: viewController)
      }
    if isAsked { return false }
    willSelect(viewController, isAllowed: isAllowed)
    return isAllowed
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    let call = enter(viewController)
    forwardee(of: call)?.tabBarController?(tabBarController, didSelect: viewController)
    guard leave(call) else { return }
    didSelect(viewController)
  }

  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    let call = enter(tab)
    let isAllowed =
      forwardee(of: call)?.tabBarController?(tabBarController, shouldSelectTab: tab) ?? true
    guard leave(call) else { return isAllowed }
    let previous = tabBarController.selectedTab
    let isAsked =
      isAllowed
      && askToLeave(
        by: .select(tab, in: tabBarController), of: tab.viewController,
        isReselected: tab === previous
      ) { [weak self, weak tabBarController] in
        guard let tabBarController else { return }
        self?.tabBarController(tabBarController, didSelectTab: tab, previousTab: previous)
      }
    if isAsked { return false }
    willSelect(tab.viewController, isAllowed: isAllowed)
    return isAllowed
  }

  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    let call = enter(selectedTab)
    forwardee(of: call)?.tabBarController?(
      tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    guard leave(call) else { return }
    didSelect(selectedTab.viewController)
  }

  /// Asks those who guard what a person's choice of a tab would leave.
  ///
  /// UIKit pops the stack of a tab that is chosen again to its root.
  ///
  /// - Parameter chosen: Called when the choice has been carried out, since UIKit tells of those only
  ///   that it makes itself.
  /// - Returns: Whether somebody is asked.
  private func askToLeave(
    by choice: ScreenTransition, of screen: UIViewController?, isReselected: Bool,
    chosen: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let container, let selected = container.selectedViewController else { return false }
    // The list of the tabs without a place in the bar is chosen again from one of these.
    let isReselected =
      isReselected || screen != nil && screen === selected.navigationController
    var transition = choice
    var change: any ContainerChange = TabSelection(tabs: container, choice: choice.choice)
    if isReselected {
      guard let stack = screen as? UINavigationController else { return false }
      transition = .popToRoot(on: stack)
      change = StackChange(.popToRoot, on: stack)
    }
    let leaving = change.leaving(bringing: [screen], in: Preview())
    guard !leaving.guards.isEmpty else { return false }
    let handle = LeaveGuards.attempt(transition, leaving: selected)
    handle?.whenOver { [weak self] result in
      guard result == .performed else { return }
      self?.reselected = isReselected ? screen.map { ObjectIdentifier($0) } : nil
      chosen()
    }
    return handle != nil
  }

  private func willSelect(_ screen: UIViewController?, isAllowed: Bool) {
    let isSelected = screen != nil && container?.selectedViewController === screen
    reselected = isAllowed && isSelected ? screen.map { ObjectIdentifier($0) } : nil
  }

  private func didSelect(_ screen: UIViewController?) {
    let isReselected = screen.map { ObjectIdentifier($0) } == reselected && reselected != nil
    reselected = nil
    // Whose tab it is goes on at once, and not when the animation has ended.
    look()
    guard isReselected, let screen, let context = tabOwner(of: screen)?.context else { return }
    guard let child = context.coordinator as? any TabReselecting else { return }
    context.whileRunning { child.reselect() }
  }
}
