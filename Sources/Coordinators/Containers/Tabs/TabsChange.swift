import CoordinatorCore
import Foundation
import UIKitShim

/// The selection of a tab.
final class TabSelection: ContainerChange {
  let tabs: UITabBarController
  /// How the tab is chosen; nil if by its screen.
  let choice: TabPart?

  init(_ choice: TabPart?, in tabs: UITabBarController) {
    self.choice = choice
    self.tabs = tabs
  }

  var container: AnyObject? { tabs }
  var candidates: [UIViewController] { tabs.viewControllers ?? [] }

  func leaving(bringing arrivals: [UIViewController?], in preview: inout Preview) -> LeavingScreens
  {
    var next = chosenScreen(or: arrivals.first ?? nil)
    var replaced: [UIViewController] = []
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), case .tab(let tab as UITab, _)? = choice {
      // A tab that is not in this tab bar controller is rejected.
      guard tab.tabBarController === tabs else { return LeavingScreens([]) }
      next = tabs.selectedTab === tab ? tabs.selectedScreen : tab.viewController
      replaced = tab.replacedScreens
    } else {
      guard let next, tabs.canSelect(next) else { return LeavingScreens([]) }
    }
    // The selected tab may be on the stack of the More list, which is then what is shown.
    let shown = { (tab: UIViewController?) -> UIViewController? in
      guard let more = tab?.parent as? UINavigationController, more.isListOfMore else { return tab }
      return more
    }
    var leaving = LeavingScreens(replaced)
    if let selected = shown(tabs.selectedScreen), selected !== shown(next) {
      leaving.add(hidden: [selected])
    }
    return leaving
  }

  var target: UIViewController? {
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), case .tab(let tab as UITab, _)? = choice {
      return tab.viewController
    }
    return chosenScreen(or: nil)
  }

  var chosenIndex: Int? { tabs.selectedScreen.flatMap { candidates.firstIndex(of: $0) } }

  /// The screen at the chosen index; without an index, the given screen.
  private func chosenScreen(or screen: UIViewController?) -> UIViewController? {
    guard case .index(let index)? = choice else { return screen }
    let screens = candidates
    return screens.indices.contains(index) ? screens[index] : nil
  }

  /// Returns the place of a child's own screen that the coordinator of the tabs owns so far.
  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    let observer = TabObserver.of(tabs)
    guard let former = screen.screenRecord?.owner, former !== owner,
      observer.contentOwner === former,
      owner.context?.coordinator?.ownScreen === screen
    else { return nil }
    return observer.place
  }

  func carryOut(by performer: TransitionPerformer) {
    let screen = chosenScreen(or: performer.screen)
    if case .index(let index)? = choice, screen == nil {
      return performer.reject(.noSuchTab(index, count: candidates.count))
    }
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *),
      case .tab(let tab as UITab, let title)? = choice
    {
      guard tab.tabBarController === tabs else {
        return performer.reject(.notInTabs("The tab '\(title)'"))
      }
      return select(by: performer, if: { !tab.isChosen(in: tabs) }) { tabs.selectedTab = tab }
    }
    guard let screen, tabs.canSelect(screen) else {
      return performer.reject(.notInTabs(performer.request.screenNames))
    }
    select(by: performer, if: { !tabs.shows(screen) }) { tabs.selectedScreen = screen }
  }

  /// - Parameter isOther: Whether another tab is selected.
  private func select(
    by performer: TransitionPerformer, if isOther: () -> Bool, byCall call: () -> Void
  ) {
    if performer.animation != nil {
      let observer = TabObserver.of(tabs)
      observer.install(on: tabs)
      performer.animate(observer)
    }
    let wasOther = isOther()
    let former = tabs.selectedScreen
    call()
    performer.reconcile(around: tabs)
    guard wasOther else { return performer.end(.performed) }
    // A subclass may ignore the call. A raw call inside it may have selected yet another tab.
    if tabs.selectedScreen === former, isOther() { return performer.rejectAsIgnored() }
    guard tabs.viewIfLoaded?.window != nil else { return performer.end(.performed) }
    // Only an animator makes a transition that still runs in the next run-loop turn.
    performer.queue.turns.next { [tabs] in
      guard let coordinator = tabs.transitionCoordinator else { return performer.end(.performed) }
      performer.startTimeout()
      coordinator.animate(alongsideTransition: nil) { context in
        performer.endNextTurn(after: context) { tabs.selectedScreen !== former }
      }
    }
  }
}

/// A replacement of the list of tabs.
final class TabsChange: ContainerChange {
  let tabs: UITabBarController
  /// The change of a single tab, if that is all.
  let edit: TabPart?

  init(of tabs: UITabBarController, editing edit: TabPart?) {
    self.tabs = tabs
    self.edit = edit
  }

  var container: AnyObject? { tabs }

  func leaving(bringing arrivals: [UIViewController?], in preview: inout Preview) -> LeavingScreens
  {
    let now = tabs.viewControllers ?? []
    let removed = edit.map { edit in now.filter { edit.removes($0) } } ?? now.without(arrivals)
    return LeavingScreens(removed)
  }

  func noteRequest(by coordinator: any Coordinator) {
    TabObserver.of(tabs).addContentOwner(coordinator.context.screenOwner)
  }

  /// Gives screens from raw calls an owner, which can stop if its tab is removed.
  func resolve(for request: TransitionRequest) throws(TransitionRejection) {
    let observer = TabObserver.of(tabs)
    observer.reconcile()
    switch edit {
    case .insert(let child, _):
      guard child.context.isRunning, request.requester?.isParent(of: child) == true,
        !request.arrivals.isEmpty
      else { throw .childNotRunning() }
    case .remove(let child):
      if !observer.hasTab(of: child) { throw .notInTabs(typeName(of: child)) }
    case .index, .tab, nil: break
    }
  }

  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    if screen.parent != nil, !tabs.hasTab(screen) { return nil }
    if screen.cannotEnter(tabs) { return nil }
    // A tab keeps its owner, unless this is the coordinator whose own screen it is.
    if screen.screenRecord != nil, tabs.hasTab(screen),
      owner.context?.coordinator?.ownScreen !== screen
    {
      return nil
    }
    return TabObserver.of(tabs).place
  }

  func carryOut(by performer: TransitionPerformer) {
    let arriving = performer.screens
    if performer.hasRepeats(arriving) { return performer.reject(.repeated(in: "tabs contain")) }
    for screen in arriving
    where screen.isElsewhere(than: tabs)
      || screen.parent != nil && !tabs.hasTab(screen)
    {
      return performer.reject(.alreadyPresented(performer.name(of: screen)))
    }
    let former = tabs.viewControllers ?? []
    let screens = edit?.applied(to: former, bringing: arriving.first) ?? arriving
    // A change of one tab keeps the others, which may be `UITab` objects.
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), edit != nil, !tabs.tabs.isEmpty {
      tabs.setTabs(screens.map { tabs.tab(of: $0) }, animated: performer.animated)
    } else {
      tabs.setViewControllers(screens, animated: performer.animated)
    }
    performer.reconcile(around: tabs)
    // A subclass may ignore the call.
    let now = tabs.viewControllers ?? []
    if now == former, now != screens { return performer.rejectAsIgnored() }
    guard tabs.viewIfLoaded?.window != nil else { return performer.end(.performed) }
    performer.endNextTurn()
  }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITabBarController {
  /// The tab that shows a screen; a new one if there is none.
  fileprivate func tab(of screen: UIViewController) -> UITab {
    for tab in tabs where tab.rootScreen === screen { return tab }
    let item: UITabBarItem? = screen.tabBarItem
    return UITab(
      title: item?.title ?? "", image: item?.image, identifier: UUID().uuidString
    ) { _ in screen }
  }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITab {
  /// The screen in the tab bar controller that shows the tab, or the outermost group around it.
  fileprivate var rootScreen: UIViewController? {
    if let parent { return parent.rootScreen }
    return (self as? UITabGroup)?.managingNavigationController ?? viewController
  }

  /// This tab, then each group around the one before.
  private var selfAndGroups: some Sequence<UITab> { sequence(first: self) { $0.parent } }

  /// The screens, visible or not, that the tab replaces on the stack of its group, topmost first.
  fileprivate var replacedScreens: [UIViewController] {
    let group = managingTabGroup ?? self as? UITabGroup
    guard let stack = group?.managingNavigationController else { return [] }
    // A group shows its selected tab.
    let inner = sequence(first: self) { ($0 as? UITabGroup)?.selectedChild }
    let kept = (Array(selfAndGroups) + Array(inner)).compactMap(\.viewController)
    return stack.viewControllers.reversed().filter { !kept.contains($0) }
  }

  /// Whether this tab is selected, or contains the selected tab.
  fileprivate func isChosen(in container: UITabBarController) -> Bool {
    container.selectedTab?.selfAndGroups.contains { $0 === self } == true
  }
}
