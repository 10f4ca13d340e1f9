import Coordinators
import HeadlessUIKit

// Columns, pages and roots.
extension TransitionsSuite {
  static var containers: [Comparison] { [setColumn, setPages, turn] }

  private static var setColumn: Comparison {
    Comparison("set a column", to: bare, limit: 6.0) {
      let byHand = Stage()
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(Screen(), for: .primary)
      byHand.show(split)
      let stage = Stage()
      let columns = Columns()
      stage.show(columns.splitViewController)
      stage.run { columns.launch() }
      return Comparison.Sides(
        floor: {
          byHand.run {
            split.setViewController(Screen(), for: .secondary)
            // On a phone the columns are one stack, on top of which the verb shows what it has set.
            split.show(.secondary)
          }
        },
        work: { stage.run { columns.setColumn(Screen(), for: .secondary) } })
    }
  }

  // MARK: Pages

  private static var setPages: Comparison {
    pageRow(
      "setPages", limit: 8.45,
      bare: { pages, source in
        source.screens = [Screen(), Screen(), Screen()]
        pages.setViewControllers([source.screens[0]], direction: .forward, animated: false)
      },
      verbs: { album in album.setPages([Screen(), Screen(), Screen()]) })
  }

  private static var turn: Comparison {
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
    _ title: String, limit: Double, bare work: @escaping (UIPageViewController, Source) -> Void,
    verbs: @escaping (Album) -> Void
  ) -> Comparison {
    Comparison(title, to: bare, limit: limit) {
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
      stage.run { album.launch() }
      return Comparison.Sides(
        floor: { byHand.run { work(pages, source) } }, work: { stage.run { verbs(album) } })
    }
  }

  // MARK: Roots

  static var roots: [Comparison] {
    [
      rootRow(
        "setRoot", limit: 4.4,
        bare: { window, _ in window.rootViewController = Screen() },
        verbs: { app, _ in app.setRoot(Screen()) }),
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
          app.setRoot(Scene(), suspendingCurrent: true)
          stage.settle()
          app.setRoot(home)
        }),
    ]
  }

  private static func rootRow(
    _ title: String, limit: Double, bare work: @escaping (UIWindow, Stage) -> Void,
    verbs: @escaping (App, Stage) -> Void
  ) -> Comparison {
    Comparison(title, to: bare, limit: limit) {
      let byHand = Stage()
      byHand.show(Screen())
      let stage = Stage()
      let app = App.launched(on: stage)
      stage.run { app.setRoot(Scene()) }
      return Comparison.Sides(
        floor: { byHand.run { if let window = byHand.window { work(window, byHand) } } },
        work: { stage.run { verbs(app, stage) } })
    }
  }
}

/// Columns of which the second one is filled anew.
private final class Columns: SplitCoordinator {
  let context = CoordinatorContext()
  let splitViewController = UISplitViewController(style: .doubleColumn)

  func start() { setColumn(Screen(), for: .primary) }
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

/// Three pages.
private final class Album: PageCoordinator {
  let context = CoordinatorContext()
  let pageViewController = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  let screens = [Screen(), Screen(), Screen()]

  func start() { setPages(screens) }
}
