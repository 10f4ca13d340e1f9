import CompactTesting
import HeadlessUIKit
import Testing

/// During a transition the stack does not change at the call.
struct HeldBackTests: StageSuite {
  let stage = Stage()
  let navigation: UINavigationController

  init() {
    navigation = stage.navigation("A")
    stage.show(navigation)
    navigation.delegate = nil
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Choice held.order: Changes of the stack that wait are made one after the other, in their
    ///   order.
    test("Whatever waits is done in order") {
      let target = stage.screen("B")
      stage.runToEnd {
        navigation.pushViewController(target, animated: true)
        navigation.pushViewController(stage.screen("C"), animated: true)
        navigation.pushViewController(stage.screen("D"), animated: false)
        navigation.popToViewController(target, animated: true)
        navigation.pushViewController(stage.screen("E"), animated: false)
      }
      expectEqual(names(navigation.viewControllers), "A B E")
    }

    test("A screen that waits to be popped can be pushed again") {
      for isSet in [true, false] {
        let screen = stage.screen("C")
        stage.runToEnd {
          navigation.pushViewController(stage.screen("B"), animated: true)
          if isSet {
            navigation.setViewControllers(navigation.viewControllers + [screen], animated: false)
          } else {
            navigation.pushViewController(screen, animated: false)
          }
          navigation.popViewController(animated: false)
          navigation.pushViewController(screen, animated: false)
        }
        expectSame(navigation.topViewController, screen)
      }
    }

    test("A stack in a tab that is not seen changes at once during a presentation") {
      let stage = Stage()
      let hidden = stage.navigation("A")
      let tabs = stage.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [stage.navigation("T"), hidden]
        return tabs
      }
      stage.show(tabs)
      stage.run {
        tabs.present(stage.screen("M"), animated: true)
        hidden.pushViewController(stage.screen("B"), animated: true)
      }
      expectEqual(names(hidden.viewControllers), "A B")
      stage.clock.drain()
      expectEqual(names(hidden.viewControllers), "A B")
    }

    test("A pop that waited is given up when what waited before it took its target away") {
      let stage = Stage()
      let navigation = stage.showStack("AB")
      let target = navigation.viewControllers[1]
      stage.runToEnd {
        navigation.pushViewController(stage.screen("C"), animated: true)
        navigation.popToRootViewController(animated: true)
        navigation.popToViewController(target, animated: true)
      }
      expectEqual(names(navigation.viewControllers), "A")
    }

    test("A push in a presented stack waits for its presentation") {
      let inner = stage.navigation("M")
      navigation.present(inner, animated: true)
      inner.pushViewController(stage.screen("N"), animated: false)
      expectEqual(names(inner.viewControllers), "M")
      stage.clock.drain()
      expectEqual(names(inner.viewControllers), "M N")
      expectNotNil(inner.topViewController?.view.window)
    }

    /// Choice log.nested: UIKit's notes of a nested push or pop and of a transition that finishes in an
    ///   unexpected state are never made, since what is asked for during a transition waits for its
    ///   end.
    test("Pushes and pops in each other's callbacks leave nothing to be noted") {
      let (next, last) = (stage.screen("B"), stage.screen("C"))
      next.onWillAppear = {
        next.onWillAppear = nil
        navigation.pushViewController(last, animated: true)
      }
      last.onWillAppear = { navigation.popViewController(animated: true) }
      next.onWillDisappear = {
        next.onWillDisappear = nil
        navigation.popToRootViewController(animated: true)
      }
      stage.runToEnd { navigation.pushViewController(next, animated: true) }
      expectEqual(names(navigation.viewControllers), "A")
      expectNotNil(navigation.topViewController?.view.window)
      expectTrue(next.view.window == nil && last.view.window == nil)
      expectEqual(stage.log, [])
    }

    test("A push in the last callback of another arrives") {
      let next = stage.screen("B")
      next.onDidAppear = { navigation.pushViewController(stage.screen("C"), animated: true) }
      stage.runToEnd { navigation.pushViewController(next, animated: true) }
      expectEqual(names(navigation.viewControllers), "A B C")
      expectTrue(stage.clock.isIdle)
    }

    test("A push goes on when the one that it waits for is taken back") {
      let next = stage.screen("B")
      stage.runToEnd {
        navigation.pushViewController(next, animated: true)
        navigation.pushViewController(stage.screen("C"), animated: true)
        next.removeFromParent()
      }
      expectEqual(names(navigation.viewControllers), "A C")
      expectNotNil(navigation.topViewController?.view.window)
    }
  }
}
