import Coordinators
import HeadlessUIKit

// The verbs of columns, pages, tabs, embedded screens, children and roots, and transitions with an
// animation. Each floor is the same work by UIKit's own calls.
extension DoorSuite {
  static func others() -> [Row] {
    children() + [dismissAll(), unembed()] + tabs() + [setColumn(), setPages(), turn()] + roots()
      + animations()
  }

  // MARK: Children and what is over the screen

  private static func children() -> [Row] {
    [
      row(
        "present + dismiss a child", limit: 5.5,
        bare: { stage, navigation in
          navigation.present(Screen(), animated: false)
          stage.settle()
          navigation.dismiss(animated: false)
        },
        verbs: { stage, flow in
          flow.present(Scene(), animated: false)
          stage.settle()
          flow.dismiss(animated: false)
        })
    ]
  }

  private static func dismissAll() -> Row {
    row(
      "present twice + dismissAll", limit: 4.8,
      bare: { stage, navigation in
        let first = Screen()
        navigation.present(first, animated: false)
        stage.settle()
        first.present(Screen(), animated: false)
        stage.settle()
        navigation.dismiss(animated: false)
      },
      verbs: { stage, flow in
        flow.present(Screen(), animated: false)
        stage.settle()
        flow.present(Screen(), animated: false)
        stage.settle()
        flow.dismissAll(animated: false)
      })
  }

  private static func unembed() -> Row {
    row(
      "embed + unembed", limit: 5.6,
      bare: embedAndTakeOut,
      verbs: { stage, flow in
        let child = Screen()
        flow.embed(child)
        stage.settle()
        flow.unembed(child)
      })
  }

  /// Puts a screen into the top one and takes it out, by UIKit's own calls.
  static func embedAndTakeOut(_ stage: Stage, _ navigation: UINavigationController) {
    guard let parent = navigation.topViewController else { return }
    let child = Screen()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.settle()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  // MARK: Tabs

  private static func tabs() -> [Row] {
    [
      tabRow(
        "addTab + removeTab", limit: 12.0,
        bare: { stage, tabs in
          let screens = tabs.viewControllers ?? []
          tabs.setViewControllers(screens + [Screen()], animated: false)
          stage.settle()
          tabs.setViewControllers(screens, animated: false)
        },
        verbs: { stage, market in
          let tab = Tab()
          market.addTab(tab)
          stage.settle()
          market.removeTab(tab)
        }),
      tabRow(
        "select a child", limit: 6.0,
        bare: { _, tabs in
          tabs.selectedViewController = tabs.viewControllers?[1 - tabs.selectedIndex]
        },
        verbs: { _, market in
          let index = 1 - market.tabBarController.selectedIndex
          if let tab = market.tabCoordinators[index] as? Tab { market.select(tab) }
        }),
    ]
  }

  private static func tabRow(
    _ title: String, limit: Double, bare work: (Stage, UITabBarController) -> Void,
    verbs: (Stage, Tabs) -> Void
  ) -> Row {
    let byHand = Stage()
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen(), Screen()]
    byHand.show(tabs)
    let stage = Stage()
    let market = Tabs.launched(on: stage)
    return Comparison.row(
      title, to: bare, limit: limit,
      floor: {
        byHand.device.run {
          work(byHand, tabs)
          byHand.settle()
        }
      },
      work: {
        stage.device.run {
          verbs(stage, market)
          stage.settle()
        }
      })
  }

  // MARK: Columns and pages

  private static func setColumn() -> Row {
    let byHand = Stage()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Screen(), for: .primary)
    byHand.show(split)
    let stage = Stage()
    let columns = Columns()
    stage.show(columns.splitViewController)
    stage.device.run { columns.launch() }
    stage.settle()
    return Comparison.row(
      "set a column", to: bare, limit: 6.0,
      floor: {
        byHand.device.run {
          split.setViewController(Screen(), for: .secondary)
          // On a phone the columns are one stack, on top of which the verb shows what it has set.
          split.show(.secondary)
          byHand.settle()
        }
      },
      work: {
        stage.device.run {
          columns.set(Screen(), for: .secondary)
          stage.settle()
        }
      })
  }

  /// What an app has in place of a list of pages.
  private final class Source: NSObject, UIPageViewControllerDataSource {
    var screens: [UIViewController] = []

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, at: -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, at: 1) }

    private func neighbour(of screen: UIViewController, at distance: Int) -> UIViewController? {
      guard let index = screens.firstIndex(where: { $0 === screen }) else { return nil }
      let place = index + distance
      return screens.indices.contains(place) ? screens[place] : nil
    }
  }

  private static func setPages() -> Row {
    pageRow(
      "setPages", limit: 8.5,
      bare: { pages, source in
        source.screens = [Screen(), Screen(), Screen()]
        pages.setViewControllers([source.screens[0]], direction: .forward, animated: false)
      },
      verbs: { album in album.setPages(screens: [Screen(), Screen(), Screen()]) })
  }

  private static func turn() -> Row {
    pageRow(
      "turn", limit: 6.6,
      bare: { pages, source in
        let isFirst = pages.viewControllers?.first === source.screens[0]
        pages.setViewControllers(
          [source.screens[isFirst ? 1 : 0]], direction: isFirst ? .forward : .reverse,
          animated: false)
      },
      verbs: { album in
        let isFirst = album.pageViewController.viewControllers?.first === album.screens[0]
        album.turn(to: album.screens[isFirst ? 1 : 0], animated: false)
      })
  }

  private static func pageRow(
    _ title: String, limit: Double, bare work: (UIPageViewController, Source) -> Void,
    verbs: (Album) -> Void
  ) -> Row {
    let byHand = Stage()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = Source()
    source.screens = [Screen(), Screen(), Screen()]
    pages.dataSource = source
    pages.setViewControllers([source.screens[0]], direction: .forward, animated: false)
    byHand.show(pages)
    let stage = Stage()
    let album = Album()
    stage.show(album.pageViewController)
    stage.device.run { album.launch() }
    stage.settle()
    return Comparison.row(
      title, to: bare, limit: limit,
      floor: {
        byHand.device.run {
          work(pages, source)
          byHand.settle()
        }
      },
      work: {
        stage.device.run {
          verbs(album)
          stage.settle()
        }
      })
  }

  // MARK: Roots

  private static func roots() -> [Row] {
    [
      rootRow(
        "setRoot of a child", limit: 7.0,
        bare: { window, _ in window.rootViewController = Screen() },
        verbs: { app, _ in app.setRoot(Scene()) }),
      rootRow(
        "setRoot keeping the root, and back", limit: 7.3,
        bare: { window, stage in
          let kept = window.rootViewController
          window.rootViewController = Screen()
          stage.settle()
          window.rootViewController = kept
        },
        verbs: { app, stage in
          guard let home = app.children.first as? Scene else { return }
          app.setRoot(Scene(), keepingRoot: true)
          stage.settle()
          app.setRoot(home)
        }),
    ]
  }

  private static func rootRow(
    _ title: String, limit: Double, bare work: (UIWindow, Stage) -> Void,
    verbs: (App, Stage) -> Void
  ) -> Row {
    let byHand = Stage()
    byHand.show(Screen())
    let stage = Stage()
    let app = App.launched(on: stage)
    stage.device.run { _ = app.setRoot(Scene()) }
    stage.settle()
    return Comparison.row(
      title, to: bare, limit: limit,
      floor: {
        byHand.device.run {
          if let window = byHand.window { work(window, byHand) }
          byHand.settle()
        }
      },
      work: {
        stage.device.run {
          verbs(app, stage)
          stage.settle()
        }
      })
  }

  // MARK: Animations

  private static func animations() -> [Row] {
    [
      row(
        "push + pop, animated", limit: 2.5,
        bare: { stage, navigation in
          navigation.pushViewController(Screen(), animated: true)
          stage.settle()
          navigation.popViewController(animated: true)
        },
        verbs: { stage, flow in
          flow.show(Screen())
          stage.settle()
          flow.pop()
        }),
      row(
        "present + dismiss, animated", limit: 3.6,
        bare: { stage, navigation in
          navigation.present(Screen(), animated: true)
          stage.settle()
          navigation.dismiss(animated: true)
        },
        verbs: { stage, flow in
          flow.present(Screen())
          stage.settle()
          flow.dismiss()
        }),
    ]
  }
}

/// Columns of which the second one is filled anew.
private final class Columns: SplitCoordinator {
  let context = CoordinatorContext()
  let splitViewController = UISplitViewController(style: .doubleColumn)

  func start() { set(Screen(), for: .primary) }
}

/// Three pages.
private final class Album: PageCoordinator {
  let context = CoordinatorContext()
  let pageViewController = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  let screens = [Screen(), Screen(), Screen()]

  func start() { setPages(screens: screens) }
}
