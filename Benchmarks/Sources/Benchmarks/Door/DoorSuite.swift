import Coordinators
import HeadlessUIKit

/// The verbs of coordinators against the same calls by hand on bare HeadlessUIKit.
///
/// The aim is twice UIKit's own calls for a push and a pop, and 1.5 times hand-made coordinators for a
/// child's start and stop. Both are just reached on a quiet machine: 1.98 to 2.02 times as long, by 91,500
/// instructions for 45,400, and 1.48 to 1.52 times, by 5,300 for 4,250. What the floor does not do: each
/// request is recorded, claims its screens, finds its window's queue, waits for UIKit's end, compares the
/// stack with the records,
/// judges who has lost the last screen, looks for guards and tells screen readers what has come. The
/// dearest single part, a twelfth of a push and a pop, is the view in each screen that tells when that
/// leaves its window, whoever the stack's delegate is by then.
///
/// All of it refers weakly to screens, containers and coordinators, which makes each retain and release
/// of them several times as dear: these are more than half of the instructions, so that what saves
/// time is to hand on what is known instead of asking for it again. Accesses to stored members are checked
/// at run time where a member is changed in its place by a call, or is seen by other modules; where
/// code runs often, arrays and tables are taken out, changed and put back. Casts to protocols and hashes
/// are dear, too: what a class is, is found once for it, a screen's record lies beside the screen, and
/// short lists are searched by reference.
///
/// A tab's change costs most, since around each hook and delegate call that the app has written
/// what raw calls have shown is looked for; setTabs also makes, starts, stops and judges a coordinator.
///
/// The limits are what has been reached, with room for a busy machine: a change that costs more is to
/// be noticed.
enum DoorSuite: Suite {
  static let name = "door"
  static let summary = "verbs through the queue against the same calls on bare HeadlessUIKit"

  static func run() -> [Row] {
    stacks() + presentations() + containers() + others() + flows() + [startAndStop()] + queues()
  }

  static let bare = "UIKit's own calls"

  // MARK: Stacks

  private static func stacks() -> [Row] {
    [
      row(
        "push + pop", limit: 2.3,
        bare: { stage, navigation in
          navigation.pushViewController(Screen(), animated: false)
          stage.settle()
          navigation.popViewController(animated: false)
        },
        verbs: { stage, flow in
          flow.show(Screen(), animated: false)
          stage.settle()
          flow.pop(animated: false)
        }),
      row(
        "push + popTo", limit: 2.4,
        bare: { stage, navigation in
          navigation.pushViewController(Screen(), animated: false)
          stage.settle()
          navigation.popToViewController(navigation.viewControllers[0], animated: false)
        },
        verbs: { stage, flow in
          flow.show(Screen(), animated: false)
          stage.settle()
          flow.popTo(flow.navigationController.viewControllers[0], animated: false)
        }),
      row(
        "push + popToRoot", limit: 2.35,
        bare: { stage, navigation in
          navigation.pushViewController(Screen(), animated: false)
          stage.settle()
          navigation.popToRootViewController(animated: false)
        },
        verbs: { stage, flow in
          flow.show(Screen(), animated: false)
          stage.settle()
          flow.popToRoot(animated: false)
        }),
      row(
        "set", limit: 2.4,
        bare: { _, navigation in
          navigation.setViewControllers(
            [navigation.viewControllers[0], Screen()], animated: false)
        },
        verbs: { _, flow in
          flow.set([flow.navigationController.viewControllers[0], Screen()], animated: false)
        }),
      row(
        "push + pop of a child", limit: 3.8,
        bare: { stage, navigation in
          navigation.pushViewController(Screen(), animated: false)
          stage.settle()
          navigation.popViewController(animated: false)
        },
        verbs: { stage, flow in
          flow.push(Scene(), animated: false)
          stage.settle()
          flow.pop(animated: false)
        }),
    ]
  }

  /// Compares a stack that is moved by hand with one that a coordinator moves.
  static func row(
    _ title: String, limit: Double? = nil,
    bare work: (Stage, UINavigationController) -> Void, verbs: (Stage, Flow) -> Void
  ) -> Row {
    let byHand = Stage()
    let navigation = UINavigationController(rootViewController: Screen())
    byHand.show(navigation)
    let stage = Stage()
    let flow = Flow.launched(on: stage)
    return Comparison.row(
      title, to: bare, limit: limit,
      floor: {
        byHand.device.run {
          work(byHand, navigation)
          byHand.settle()
        }
      },
      work: {
        stage.device.run {
          verbs(stage, flow)
          stage.settle()
        }
      })
  }

  // MARK: Presentations

  private static func presentations() -> [Row] {
    [
      row(
        "present + dismiss", limit: 4.0,
        bare: { stage, navigation in
          navigation.present(Screen(), animated: false)
          stage.settle()
          navigation.dismiss(animated: false)
        },
        verbs: { stage, flow in
          flow.present(Screen(), animated: false)
          stage.settle()
          flow.dismiss(animated: false)
        }),
      row(
        "embed", limit: 4.5,
        bare: { _, navigation in
          guard let parent = navigation.topViewController else { return }
          for child in parent.children {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
          }
          let child = Screen()
          parent.addChild(child)
          parent.view.addSubview(child.view)
          child.didMove(toParent: parent)
        },
        verbs: { _, flow in flow.embed(Screen()) }),
    ]
  }

  // MARK: Other containers

  private static func containers() -> [Row] { [select(), setTabs(), setRoot()] }

  private static func select() -> Row {
    let byHand = Stage()
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen(), Screen()]
    byHand.show(tabs)
    let stage = Stage()
    let market = Tabs.launched(on: stage)
    return Comparison.row(
      "select a tab", to: bare, limit: 5.45,
      floor: {
        byHand.device.run {
          tabs.selectedIndex = 1 - tabs.selectedIndex
          byHand.settle()
        }
      },
      work: {
        stage.device.run {
          market.select(index: 1 - market.tabBarController.selectedIndex)
          stage.settle()
        }
      })
  }

  /// Two tabs that stay and one that comes and goes.
  private static func setTabs() -> Row {
    let byHand = Stage()
    let tabs = UITabBarController()
    let screens = [Screen(), Screen()]
    tabs.viewControllers = screens
    byHand.show(tabs)
    let stage = Stage()
    let market = Tabs.launched(on: stage)
    let coordinators = market.tabCoordinators
    return Comparison.row(
      "setTabs", to: bare, limit: 11.5,
      floor: {
        byHand.device.run {
          tabs.setViewControllers(screens + [Screen()], animated: false)
          byHand.settle()
          tabs.setViewControllers(screens, animated: false)
          byHand.settle()
        }
      },
      work: {
        stage.device.run {
          market.setTabs(coordinators + [Tab()])
          stage.settle()
          market.setTabs(coordinators)
          stage.settle()
        }
      })
  }

  private static func setRoot() -> Row {
    let byHand = Stage()
    byHand.show(Screen())
    let stage = Stage()
    let app = App.launched(on: stage)
    return Comparison.row(
      "setRoot", to: bare, limit: 4.4,
      floor: {
        byHand.device.run {
          byHand.window?.rootViewController = Screen()
          byHand.settle()
        }
      },
      work: {
        stage.device.run {
          app.setRoot(Screen())
          stage.settle()
        }
      })
  }

  // MARK: The tree

  private static func startAndStop() -> Row {
    let parent = Plain()
    parent.launch()
    let byHand = HandMade()
    return Comparison.row(
      "start + stop of a child", to: "the same objects by hand", limit: 1.7,
      floor: {
        let child = HandMade()
        byHand.start(child)
        byHand.stop(child)
      },
      work: {
        let child = Plain()
        parent.start(child)
        parent.stop(child)
      })
  }

  // MARK: Long rows

  /// A long row of requests against short ones, as many in all.
  private static func queues() -> [Row] {
    let stage = Stage()
    let market = Tabs.launched(on: stage)
    let select: (Int) -> Void = { count in
      stage.device.run {
        for index in 0..<count { market.select(index: index % 2) }
        stage.settle()
      }
    }
    let push: (Int) -> Void = { count in
      let stage = Stage()
      let flow = Flow.launched(on: stage)
      stage.device.run {
        for _ in 0..<count { flow.show(Screen(), animated: false) }
        stage.settle()
      }
    }
    return [
      Comparison.row(
        "1,000 queued selections", to: "rows of 100", each: 1000, limit: 1.4,
        floor: { for _ in 0..<10 { select(100) } }, work: { select(1_000) }),
      Comparison.row(
        "1,000 queued pushes", to: "rows of 100", each: 1000, limit: 1.5,
        floor: { for _ in 0..<10 { push(100) } }, work: { push(1_000) }),
    ]
  }
}
