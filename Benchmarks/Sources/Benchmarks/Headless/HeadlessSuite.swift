import HeadlessUIKit

/// The headless UIKit against making the objects that it moves.
///
/// Each limit is what the row has reached, with 5 % of room.
enum HeadlessSuite: Suite {
  static let name = "headless"
  static let summary = "navigation of HeadlessUIKit against allocating the same objects"

  static var comparisons: [Comparison] {
    [pushAndPop, presentAndDismiss, selectTab] + containers + app + depths
  }

  static let floor = "making the controller and its view"

  /// Push and pop without an animation, with all callbacks.
  private static var pushAndPop: Comparison {
    row("push + pop", limit: 13.8) {
      let stage = Stage()
      let navigation = UINavigationController(rootViewController: Screen())
      stage.show(navigation)
      return {
        stage.run {
          navigation.pushViewController(Screen(), animated: false)
          stage.settle()
          navigation.popViewController(animated: false)
        }
      }
    }
  }

  private static var presentAndDismiss: Comparison {
    row("present + dismiss", limit: 14.2) {
      let stage = Stage()
      let root = Screen()
      stage.show(root)
      return {
        stage.run {
          root.present(Screen(), animated: false)
          stage.settle()
          root.dismiss(animated: false)
        }
      }
    }
  }

  private static var selectTab: Comparison {
    row("select a tab", limit: 5.05) {
      let stage = Stage()
      let tabs = UITabBarController()
      tabs.viewControllers = [Screen(), Screen()]
      stage.show(tabs)
      return { stage.run { tabs.selectedIndex = 1 - tabs.selectedIndex } }
    }
  }

  /// Compares what the headless UIKit does with making one screen.
  static func row(
    _ title: String, limit: Double, work: @escaping () -> () -> Void
  ) -> Comparison {
    Comparison(title, to: floor, limit: limit) {
      Comparison.Sides(floor: { Screen().loadViewIfNeeded() }, work: work())
    }
  }

  /// What a controller takes while nothing happens.
  static func memory() -> [MemoryRow] {
    [
      MemoryRow(title: "an empty NSObject", bytes: Memory.bytes { NSObject() }),
      MemoryRow(title: "controller, no view", bytes: Memory.bytes { UIViewController() }),
      MemoryRow(
        title: "controller and view",
        bytes: Memory.bytes {
          let controller = UIViewController()
          controller.loadViewIfNeeded()
          return controller
        }),
    ]
  }

  /// Push and pop on stacks that are already deep, against the least deep one.
  private static var depths: [Comparison] {
    [100, 1_000, 10_000].map { depth in
      Comparison("push + pop on \(depth) screens", to: "the same on 10 screens", limit: 1.05) {
        Comparison.Sides(floor: DeepStack(10).pushAndPop, work: DeepStack(depth).pushAndPop)
      }
    }
  }
}

/// A stack of many screens, of which only the top has a view.
@MainActor
private final class DeepStack {
  private let stage = Stage()
  private let navigation = UINavigationController()

  init(_ depth: Int) {
    stage.device.run {
      navigation.setViewControllers((0..<depth).map { _ in Screen() }, animated: false)
    }
    stage.show(navigation)
  }

  func pushAndPop() {
    stage.run {
      navigation.pushViewController(Screen(), animated: false)
      stage.settle()
      navigation.popViewController(animated: false)
    }
  }
}
