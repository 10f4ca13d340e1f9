import CoordinatorCore
import Foundation
import UIKitShim

/// Observes one tab bar controller: the owners of its tabs, and the selected tab.
@MainActor
final class TabObserver: ContainerObserver, UITabBarControllerDelegate, TypedObserver {
  typealias AppDelegate = any UITabBarControllerDelegate

  private var sentinel: ScreenSentinel?
  /// The More list, which UIKit makes and keeps for the tabs that have no place in the bar.
  private(set) weak var more: UINavigationController?
  /// The selected tab, while UIKit selects it again for the user.
  private weak var reselected: UIViewController?
  /// The tab that the user has chosen last, perhaps in vain.
  private weak var chosen: UIViewController?

  init(_ container: UITabBarController) {
    super.init(ScreenPlace(.tab, in: container), arrivalEvent: "addTab")
  }

  func install(on container: UITabBarController) {
    install(over: container.delegate) { container.delegate = self }
  }

  // MARK: Tabs

  /// Reconciles at once, because the tabs or the selection may have changed.
  func reconcile() { container.map { $0.engine.reconciler.reconcile(around: $0) } }

  override func needsNotice(in container: UIViewController) -> Bool {
    (container as? UITabBarController)?.delegate !== self
  }

  override func didRead() -> Bool {
    guard let container else { return false }
    install(on: container)
    guard let selected = container.screenOfMore else { return false }
    let knownMore = more
    if let more = selected as? UINavigationController, more.isListOfMore { watch(more) }
    if let more = selected.parent as? UINavigationController {
      watch(more)
      container.engine.leaveGuards.watch(more)
    }
    return more !== knownMore
  }

  override var choiceEvent: String { "select" }

  override var screens: [UIViewController] { container?.viewControllers ?? [] }

  /// The tabs, and the More list.
  override var choices: [UIViewController] { screens + (more?.viewControllers.prefix(1) ?? []) }

  override func isContent(_ screen: UIViewController) -> Bool { container?.hasTab(screen) == true }

  /// The child in a tab of the coordinator that fills the tabs.
  private func child(in tab: UIViewController) -> (any Coordinator)? {
    tabOwner(of: tab)?.context?.coordinator ?? contentOwner?.context?.coordinator?.child(inTab: tab)
  }

  /// The owner of a tab; nil if that is the coordinator that fills the tabs.
  private func tabOwner(of screen: UIViewController) -> ScreenOwner? {
    guard let record = screen.screenRecord, record.place.kind == .tab,
      let owner = record.owner, owner !== contentOwner
    else { return nil }
    return owner
  }

  /// Whether there is a tab of a child, and not one of another coordinator with the same screen.
  func hasTab(of child: any ScreenCoordinator) -> Bool {
    guard let screen = child.ownScreen, container?.hasTab(screen) == true else { return false }
    guard let coordinator = tabOwner(of: screen)?.context?.coordinator else { return true }
    return coordinator === child || coordinator.ownScreen !== screen
  }

  // MARK: Selection

  /// Watches the More list for choices of the user, which UIKit does not report to the delegate.
  private func watch(_ more: UINavigationController) {
    self.more = more
    guard let list = more.viewControllers.first?.viewIfLoaded, sentinel?.superview !== list else {
      return
    }
    sentinel = ScreenSentinel(in: list, onExit: { [weak self] in self?.setNeedsReconcile() })
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
    return maySelect(
      viewController, isAllowed: isAllowed, by: .select(viewController, in: tabBarController),
      isReselected: viewController === tabBarController.selectedScreen
    ) { [weak self, weak tabBarController] in
      guard let tabBarController else { return }
      self?.tabBarController(tabBarController, didSelect: viewController)
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    forward(viewController) {
      $0?.tabBarController?(tabBarController, didSelect: viewController)
    }
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
    return maySelect(
      screen(of: tab, after: previous), isAllowed: isAllowed,
      by: .select(tab, in: tabBarController), isReselected: tab === previous
    ) { [weak self, weak tabBarController] in
      guard let tabBarController else { return }
      self?.tabBarController(tabBarController, didSelectTab: tab, previousTab: previous)
    }
  }

  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    forward(selectedTab) {
      $0?.tabBarController?(
        tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }
    didSelect(screen(of: selectedTab, after: previousTab))
  }

  /// The screen of a tab that the user chooses; of the selected tab, it may be the stack of a group.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  private func screen(of tab: UITab, after previous: UITab?) -> UIViewController? {
    tab === previous ? container?.selectedScreen : tab.viewController
  }

  /// Asks the entry guard of the chosen tab, and the leave guards of the screens that the choice
  /// would leave; returns whether one is asked.
  ///
  /// If the user chooses the selected tab again, UIKit pops its stack to the root. UIKit reports
  /// only choices that it makes itself, so `chosen` is called for this one.
  private func askToLeave(
    by choice: ScreenTransition, of screen: UIViewController?, isReselected: Bool,
    chosen: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let container, let selected = container.selectedScreen else { return false }
    // If the selected tab is in the More list, choosing the list counts as choosing it again.
    let isReselected =
      isReselected || screen != nil && screen === selected.navigationController
    var transition = choice
    var change: any ContainerChange = TabSelection(choice.tabPart, in: container)
    if isReselected {
      guard let stack = screen as? UINavigationController else { return false }
      transition = .popToRoot(on: stack)
      change = StackChange(.popToRoot, on: stack)
    }
    let attempt: @MainActor () -> Bool = { [weak self] in
      let handle = LeaveGuards.attempt(transition, around: isReselected ? selected : container)
      handle?.onCompletion { result in
        guard result == .performed else { return }
        self?.reselected = isReselected ? screen : nil
        chosen()
      }
      return handle != nil
    }
    if !isReselected, let screen,
      let (guardian, route) = contentOwner?.context?.coordinator?.entry(toTab: screen)
    {
      let questions = guardian.context.engine.entryQuestions
      questions.trigger(
        route, of: guardian, animated: true, while: { [weak self] in self?.chosen === screen }
      ) { _ = attempt() }
      return true
    }
    var preview = Preview()
    let leaving = change.leaving(bringing: [screen], in: &preview)
    return leaving.isGuarded && attempt()
  }

  /// Whether UIKit may select a tab now: if the app allows it, and no guard has to be asked first.
  private func maySelect(
    _ screen: UIViewController?, isAllowed: Bool, by choice: ScreenTransition, isReselected: Bool,
    chosen: @escaping @MainActor () -> Void
  ) -> Bool {
    if isAllowed { self.chosen = screen }
    if isAllowed, askToLeave(by: choice, of: screen, isReselected: isReselected, chosen: chosen) {
      return false
    }
    reselected = isAllowed && container?.selectedScreen === screen ? screen : nil
    return isAllowed
  }

  private func didSelect(_ screen: UIViewController?) {
    let isReselected = screen === reselected
    reselected = nil
    // Reconcile now, so that the tab's coordinator resumes before the animation ends.
    reconcile()
    guard isReselected, let screen, let child = child(in: screen) as? any TabReselecting else {
      return
    }
    child.context.whileRunning { child.reselect() }
  }
}
