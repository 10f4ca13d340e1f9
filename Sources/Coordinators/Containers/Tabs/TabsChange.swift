import CoordinatorCore
import UIKitShim

/// The selection of a tab.
struct TabSelection: ContainerChange {
  let tabs: UITabBarController
  /// How the tab is chosen; nil if by its screen.
  var choice: ScreenTransition.TabChoice?

  var container: AnyObject? { tabs }
  var candidates: [UIViewController] { tabs.viewControllers ?? [] }

  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens {
    var next: UIViewController?
    var replaced: [UIViewController] = []
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), case .tab(let tab as UITab, _)? = choice {
      // The performer rejects a tab that is not in this tab bar controller.
      if tabs.selectedTab === tab || tab.tabBarController !== tabs { return LeavingScreens([]) }
      next = tab.viewController
      replaced = tab.replacedScreens
    } else {
      next = screen(among: arrivals)
      guard let next, tabs.canSelect(next) else { return LeavingScreens([]) }
    }
    let hidden = preview.replace(
      [tabs.selectedScreen], of: tabs, part: Preview.shown
    ) { _ in [next] }
    return LeavingScreens(hiding: hidden, and: replaced)
  }

  var targetScreen: UIViewController? {
    if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), case .tab(let tab as UITab, _)? = choice {
      return tab.viewController
    }
    return screen(among: [])
  }

  var chosenIndex: Int? { tabs.selectedScreen.flatMap { candidates.firstIndex(of: $0) } }

  /// The screen of the tab, if there is one.
  private func screen(among arrivals: [UIViewController?]) -> UIViewController? {
    guard case .index(let index)? = choice else { return arrivals.first ?? nil }
    return candidates.indices.contains(index) ? candidates[index] : nil
  }

  /// Returns the place of a child's own screen that the coordinator of the tabs owns so far.
  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    let observer = TabObserver.of(tabs)
    guard let former = screen.screenRecord?.owner, former !== owner,
      observer.isContentOwner(former),
      owner.context?.coordinator?.ownScreen === screen
    else { return nil }
    return observer.place
  }

  func carryOut(by performer: TransitionPerformer) { performer.select(in: tabs) }
}

/// A replacement of the list of tabs.
struct TabsChange: ContainerChange {
  let tabs: UITabBarController
  /// The change of a single tab, if that is all.
  let edit: TabEdit?

  var container: AnyObject? { tabs }
  var fillsContainer: Bool { true }

  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens {
    let tabs = preview.replace(self.tabs.viewControllers ?? [], of: self.tabs) { tabs in
      guard let edit else { return arrivals }
      return tabs.filter { !edit.removes($0) } + arrivals
    }
    return LeavingScreens(tabs)
  }

  func repeats(_ other: any ContainerChange) -> Bool {
    // An edit never repeats a list: its effect on the other tabs is known only when it runs.
    tabs === other.container && edit == (other as? TabsChange)?.edit
  }

  func noteRequest(by coordinator: any Coordinator) {
    TabObserver.of(tabs).addContentOwner(coordinator.context.screenOwner)
  }

  /// Applies the edit of one tab, since its effect on the other tabs is known only now.
  ///
  /// Screens from raw calls have an owner then, which can stop if its tab is removed. It throws if the
  /// tab to remove is not there, or if the child to add no longer runs.
  func resolve(for request: TransitionRequest) throws(TransitionRejection) {
    let observer = TabObserver.of(tabs)
    observer.reconcile()
    guard let edit else { return }
    if case .insert(let child, _, _) = edit, !child.context.isRunning { throw .childNotRunning() }
    guard let destinations = edit.applied(to: observer.tabs) else {
      throw .notInTabs(edit.name)
    }
    request.bring(destinations)
  }

  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    if screen.parent != nil, !tabs.hasTab(screen) { return nil }
    if screen.isShownModally { return nil }
    // A tab keeps its owner, and a change of one tab leaves orphans alone, unless this is the
    // coordinator whose own screen it is.
    if edit != nil && screen.isOrphan || screen.screenRecord != nil && tabs.hasTab(screen),
      owner.context?.coordinator?.ownScreen !== screen
    {
      return nil
    }
    return TabObserver.of(tabs).place
  }

  func carryOut(by performer: TransitionPerformer) {
    performer.setTabs(performer.screens, in: tabs, keepingTabs: edit != nil)
  }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITab {
  /// The screens that the tab replaces on the stack of its group, topmost first.
  ///
  /// Some of them may not be visible.
  fileprivate var replacedScreens: [UIViewController] {
    guard let stack = managingTabGroup?.managingNavigationController else { return [] }
    var kept: [UIViewController] = []
    var next: UITab? = self
    while let tab = next {
      if let screen = tab.viewController { kept.append(screen) }
      next = tab.parent
    }
    return stack.viewControllers.reversed().filter { !kept.contains($0) }
  }
}
