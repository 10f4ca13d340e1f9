import Foundation
import UIKitShim

@MainActor let containerMeasurements: [Measurement] = [
  /// Fact tabs.none: A new tab bar controller has no `viewControllers`, which is nil until some are
  ///   set or added, and empty where none were set.
  ///
  /// Source: [published tests]
  .fact("tabs.none", expected: "nil, set 0, added 1") { stage in
    let (fresh, set, added) = (UITabBarController(), UITabBarController(), UITabBarController())
    set.viewControllers = []
    added.addChild(stage.screen("A"))
    let counts = [fresh, set, added].map { $0.viewControllers.map { "\($0.count)" } ?? "nil" }
    return "\(counts[0]), set \(counts[1]), added \(counts[2])"
  },

  /// Fact tabs.first: Where nothing was selected, the first screen is; items are those of the screens.
  ///
  /// Source: `UITabBarController`; `UITabBarController.viewControllers`
  .fact("tabs.first", expected: "0 A, children A B C, items 3, the item of A true") { stage in
    let tabs = await stage.shownTabs("ABC")
    let selected = "\(tabs.selectedIndex) \(label(tabs.selectedViewController))"
    let isItem = tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem
    let items = "items \(tabs.tabBar.items?.count ?? 0), the item of A \(isItem)"
    return "\(selected), children \(names(tabs.children)), \(items)"
  },

  /// Fact tabs.by-code: Selecting by code loads the new screen at the call and calls its
  ///   `viewWillAppear`, then the old one's `viewWillDisappear`; the rest comes in the next turn.
  ///
  /// Source: [traces]
  .fact(
    "tabs.by-code",
    expected: """
      B.loadView
      B.didLoad
      B.willAppear(false)
      A.willDisappear(false)
      selected
      B.isAppearing(false)
      A.didDisappear(false)
      B.didAppear(false)
      """
  ) { stage in
    let tabs = await stage.shownTabs("AB")
    tabs.selectedIndex = 1
    stage.note("selected")
    return await stage.settled()
  },

  /// Fact tabs.set: Setting the screens keeps the selected one if it is among them, else selects the
  ///   one at its place, else the first.
  ///
  /// Source: `UITabBarController.viewControllers`
  .fact("tabs.set", expected: "kept B at 0, then X at 0, then Y at 0") { stage in
    let tabs = await stage.shownTabs("AB")
    tabs.selectedIndex = 1
    await stage.settle()
    var seen: [String] = []
    @MainActor func see() {
      seen.append("\(label(tabs.selectedViewController)) at \(tabs.selectedIndex)")
    }
    tabs.viewControllers = [tabs.viewControllers?[1] ?? UIViewController(), stage.screen("C")]
    see()
    tabs.viewControllers = stage.screens("XC")
    see()
    tabs.selectedIndex = 1
    tabs.viewControllers = stage.screens("Y")
    see()
    await stage.settle()
    return "kept \(seen.joined(separator: ", then "))"
  },

  .fact("tabs.more", width: .compact, expected: "More true, screens 6, items 6 or 5 true") {
    stage in
    let tabs = await stage.shownTabs("ABCDEF")
    let items = tabs.tabBar.items?.count ?? 0
    let isMore = tabs.viewControllers?.contains(tabs.moreNavigationController) == false
    let screens = tabs.viewControllers?.count ?? 0
    return "More \(isMore), screens \(screens), items 6 or 5 \(items == 5 || items == 6)"
  },

  .fact("tabs.more-controller", width: .compact, expected: "among the screens false") { stage in
    let tabs = await stage.shownTabs("AB")
    let isThere = tabs.viewControllers?.contains(tabs.moreNavigationController) ?? false
    return "among the screens \(isThere)"
  },

  .fact("tabs.more-index", width: .compact, expected: "not found true") { stage in
    let tabs = await stage.shownTabs("ABCDEF")
    tabs.selectedViewController = tabs.moreNavigationController
    await stage.settle()
    return "not found \(tabs.selectedIndex == NSNotFound)"
  },

  .fact("tabs.more-select", width: .compact, expected: "F at 5") { stage in
    let tabs = await stage.shownTabs("ABCDEF")
    tabs.selectedIndex = 5
    await stage.settle()
    return "\(label(tabs.selectedViewController)) at \(tabs.selectedIndex)"
  },

  /// Fact tabs.customizable: Every screen may be rearranged, unless the app says which; setting the
  ///   screens starts anew.
  ///
  /// Source: `UITabBarController.customizableViewControllers`
  .fact("tabs.customizable", expected: "A B, then A, then X") { stage in
    let tabs = UITabBarController()
    tabs.viewControllers = stage.screens("AB")
    let all = names(tabs.customizableViewControllers)
    tabs.customizableViewControllers?.removeLast()
    let some = names(tabs.customizableViewControllers)
    tabs.viewControllers = stage.screens("X")
    return "\(all), then \(some), then \(names(tabs.customizableViewControllers))"
  },

  /// Fact page.set: Pages set by code are the container's at the call, and its delegate, which hears
  ///   of gestures, is not told.
  ///
  /// Source: `UIPageViewController.setViewControllers(_:direction:animated:completion:)`;
  ///   `UIPageViewControllerDelegate`
  .fact(
    "page.set",
    expected: """
      B.willMove(pages)
      B.didMove(pages)
      set, pages B
      B.loadView
      B.didLoad
      B.willAppear(true)
      A.willDisappear(true)
      B.isAppearing(true)
      B.didAppear(true)
      A.didDisappear(true)
      A.willMove(nil)
      A.didMove(nil)
      done true
      """
  ) { stage in
    let (container, source) = await stage.shownPages("AB")
    container.dataSource = nil
    container.setViewControllers([source.pages[1]], direction: .forward, animated: true) {
      stage.note("done \($0)")
    }
    stage.note("set, pages \(names(container.viewControllers))")
    return await stage.settled()
  },

  .fact("page.skipped", expected: "first false, second true") { stage in
    let (container, source) = await stage.shownPages("ABC")
    var seen: [String] = []
    container.setViewControllers([source.pages[1]], direction: .forward, animated: true) {
      seen.append("first \($0)")
    }
    await stage.turn()
    container.setViewControllers([source.pages[2]], direction: .forward, animated: true) {
      seen.append("second \($0)")
    }
    await stage.settle()
    await stage.settle()
    return seen.joined(separator: ", ")
  },

  .fact("page.gestures", expected: "scroll none, curl some") { _ in
    let styles: [UIPageViewController.TransitionStyle] = [.scroll, .pageCurl]
    let counts = styles.map { style in
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      return pages.gestureRecognizers.isEmpty ? "none" : "some"
    }
    return "scroll \(counts[0]), curl \(counts[1])"
  },

  .policy(
    "reappearingStackTellsDidShow", ("true", "didShow(A, false)"), ("false", "")
  ) { stage in
    let stack = UINavigationController(rootViewController: stage.screen("A"))
    stack.delegate = stage.trace.keep(ProbeDelegate(stage.trace))
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, stage.screen("T")]
    stage.window.rootViewController = tabs
    stage.window.makeKeyAndVisible()
    await stage.settle()
    for index in [1, 0] {
      tabs.selectedIndex = index
      _ = stage.trace.take()
      await stage.settle()
    }
    return stage.trace.take("didShow")
  },

  .policy(
    "pageNeighboursAskedAhead", ("true", "after(A)?"), ("false", "")
  ) { stage in
    let source = stage.trace.keep(ProbePages(stage.screens("ABC"), stage.trace))
    let container = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    container.dataSource = source
    container.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    stage.window.rootViewController = container
    stage.window.makeKeyAndVisible()
    await stage.settle()
    let asked = stage.trace.take("after(A)?")
    return asked.isEmpty ? "" : "after(A)?"
  },

  .policy(
    "unanimatedPageCompletion", ("nextTurn", "returned done true"), ("atOnce", "done true returned")
  ) { stage in
    let (container, source) = await stage.shownPages("AB")
    container.setViewControllers([source.pages[1]], direction: .forward, animated: false) {
      stage.note("done \($0)")
    }
    stage.note("returned")
    await stage.settle()
    return stage.trace.take("done", "returned")
  },

  .policy("hiddenPageTurnCompletes", ("true", "done true"), ("false", "")) { stage in
    let pages = stage.screens("AB")
    let container = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    container.setViewControllers([pages[0]], direction: .forward, animated: false)
    container.setViewControllers([pages[1]], direction: .forward, animated: true) {
      stage.note("done \($0)")
    }
    await stage.settle()
    return stage.trace.take("done")
  },

  .policy("pageTurnDuration", ("500 ms", "500 ms"), ("300 ms", "300 ms")) { stage in
    let (container, source) = await stage.shownPages("AB")
    let start = stage.time
    var end = start
    container.setViewControllers([source.pages[1]], direction: .forward, animated: true) { _ in
      end = stage.time
    }
    await stage.settle()
    return "\(Int(((end - start) * 10).rounded()) * 100) ms"
  },

  .fact("tabs.objects", expected: "screens A B, tab b, selected a") { stage in
    guard #available(iOS 18, *) else { return "needs iOS 18" }
    let tabs = ["a", "b"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in stage.screen(name.uppercased()) }
    }
    let container = UITabBarController(tabs: tabs)
    await stage.show(container)
    let screens = container.viewControllers
    let selected = container.selectedTab?.identifier ?? "nil"
    return
      "screens \(names(screens)), tab \(screens?.last?.tab?.identifier ?? "nil"), selected \(selected)"
  },

  /// Fact back.item-made: The navigation item is made when it is first asked for.
  ///
  /// Source: `UIViewController.navigationItem`
  ///
  /// Fact back.first: `leftBarButtonItem` and `rightBarButtonItem` are the first of the many.
  ///
  /// Source: `UINavigationItem.leftBarButtonItem`
  .fact(
    "back.item-made", "back.first",
    expected: "title One, first 1 2, then 3 of 1, then none, the same true true"
  ) { _ in
    let screen = UIViewController()
    screen.title = "One"
    let (item, tab) = (screen.navigationItem, screen.tabBarItem)
    item.leftBarButtonItems = [barItem("1"), barItem("x")]
    item.rightBarButtonItems = [barItem("2"), barItem("x")]
    let first = [item.leftBarButtonItem, item.rightBarButtonItem].map { $0?.title ?? "nil" }
    item.rightBarButtonItem = barItem("3")
    let many = item.rightBarButtonItems
    let then = "\(many?.first?.title ?? "nil") of \(many?.count ?? 0)"
    item.rightBarButtonItem = nil
    let end = item.rightBarButtonItems == nil ? "none" : "some"
    let same = "\(screen.navigationItem === item) \(screen.tabBarItem === tab)"
    let buttons = "first \(first.joined(separator: " ")), then \(then), then \(end)"
    return "title \(item.title ?? "nil"), \(buttons), the same \(same)"
  },

  .fact("back.action-looks", expected: "from the action, given") { _ in
    let action = UIAction(title: "from the action") { _ in }
    let taken = UIBarButtonItem(primaryAction: action)
    let given = UIBarButtonItem(title: "given", primaryAction: action)
    return "\(taken.title ?? "nil"), \(given.title ?? "nil")"
  },

  /// Fact back.container-item: Of a container in a stack the bar shows the container's own item, not
  ///   its child's.
  ///
  /// Source: `UIViewController.navigationItem`
  .fact("back.container-item", expected: "of the container true") { stage in
    let (container, child) = (stage.screen("A"), stage.screen("C"))
    container.addChild(child)
    container.view.addSubview(child.view)
    let stack = UINavigationController(rootViewController: container)
    await stage.show(stack)
    return "of the container \(stack.navigationBar.topItem === container.navigationItem)"
  },

  .fact("back.toolbar", expected: "of A, of B") { stage in
    let stack = UINavigationController()
    let screens = stage.screens("AB")
    for screen in screens { screen.toolbarItems = [barItem("of \(screen.name)")] }
    stack.viewControllers = [screens[0]]
    stack.isToolbarHidden = false
    await stage.show(stack)
    let first = stack.toolbar.items?.first?.title ?? "nil"
    stack.pushViewController(screens[1], animated: false)
    await stage.settle()
    return "\(first), \(stack.toolbar.items?.first?.title ?? "nil")"
  },
]

@MainActor
private func barItem(_ title: String) -> UIBarButtonItem {
  UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
}

extension ProbeStage {
  fileprivate func shownTabs(_ names: String) async -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = screens(names)
    for (index, screen) in (tabs.viewControllers ?? []).enumerated() {
      screen.tabBarItem = UITabBarItem(title: label(screen), image: nil, tag: index)
    }
    tabs.delegate = trace.keep(ProbeDelegate(trace))
    await show(tabs)
    return tabs
  }

  /// Scrolling pages of which the first is shown.
  fileprivate func shownPages(_ names: String) async -> (UIPageViewController, ProbePages) {
    let source = trace.keep(ProbePages(screens(names), trace))
    let container = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    container.dataSource = source
    container.delegate = source
    container.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    await show(container)
    return (container, source)
  }
}
