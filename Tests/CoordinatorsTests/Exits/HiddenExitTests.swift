import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Removals without a view that leaves a window and without a delegate call.
struct HiddenExitTests: TableSuite {
  let stage = ExitStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A screen embedded in one that a raw call pops while it is covered") {
      stage.host.push(Screen("Outer"), animated: false)
      let child = stage.follow("Inner") { stage.host.embed($0, in: stage.stack.topViewController) }
      stage.host.present(Screen("Cover"), animated: false, style: .fullScreen)
      stage.app.settle()
      expectEqual(child.flow?.isActive, true)
      child.begin()
      stage.stack.popViewController(animated: false)
      child.expectLeft(after: "Host pop Screen observed")
    }

    test("Embedding in a removed screen is rejected") {
      let outer = Screen("Outer")
      stage.host.push(outer, animated: false)
      stage.app.settle()
      stage.host.pop(animated: false)
      stage.app.settle()
      // The window is busy, so the request waits in the queue.
      stage.host.push(Screen("Busy"))
      let child = { () -> Child in
        let sheet = Sheet(Screen("Inner"), stage.log)
        stage.host.embed(sheet, in: outer)
        return stage.follow(sheet)
      }()
      child.expectLeft(
        after: "Host push Screen performed", reason: .notShown,
        then: ["Host embed Screen: The screen or its container no longer exists. rejected"])
    }

    test("A coordinator that is shown in a removed container is stopped") {
      let (app, mall) = launchMall()
      @MainActor func isStopped<Main: ScreenCoordinator>(
        _ main: Main, _ show: (Main, Coupon) -> Void
      ) -> Bool {
        mall.setRoot(main)
        app.settle()
        // The child's screen is the root now, so its parent keeps running.
        main.setRoot(Account())
        app.settle()
        let coupon = Coupon()
        show(main, coupon)
        app.settle()
        return main.isActive && coupon.log == ["start", "stop"]
      }
      let stack = Shop(navigationController: UINavigationController())
      expectTrue(isStopped(stack) { $0.push($1) })
      expectTrue(isStopped(Market(tabBarController: UITabBarController())) { $0.addTab($1) })
      expectTrue(isStopped(Desk()) { $0.setColumn($1, for: .primary) })
      expectTrue(isStopped(Album()) { $0.turn(to: $1) })
      expectTrue(isStopped(Desk()) { $0.embed($1, in: $0.mailboxes) })
    }

    // MARK: Stacks

    // UIKit does not report that pop, so the next reconciliation finds it.
    test("A raw pop that UIKit delays until the stack is covered") {
      let child = stage.push()
      stage.stack.pushViewController(Screen("X"), animated: true)
      stage.stack.popToRootViewController(animated: true)
      let cover = Screen("Cover")
      cover.modalPresentationStyle = .fullScreen
      stage.stack.present(cover, animated: false)
      stage.app.settle()
      expectEqual(stage.app.title, "Cover")
      cover.dismiss(animated: false)
      child.expectLeft(
        after: "Host present Screen observed", "Leaf pop Screen observed",
        then: ["Host dismiss Screen observed"])
    }

    // MARK: Pages

    test("A raw call replaces a page while the pages are covered") {
      let pages = ContainerExitTests.Pages(stage.log)
      stage.host.setRoot(pages)
      let child = stage.follow("Page") { pages.turn(to: $0, animated: false) }
      let cover = Screen("Cover")
      pages.present(cover, animated: false, style: .fullScreen)
      stage.app.settle()
      pages.pageViewController.setViewControllers(
        [Screen("Raw")], direction: .forward, animated: false)
      stage.app.settle()
      expectEqual(child.flow?.isInactive, false)
      child.begin()
      cover.dismiss(animated: false)
      child.expectLeft(
        of: "Pages", after: "ContainerExitTests.Pages turn Screen observed",
        "ContainerExitTests.Pages dismiss Screen observed", "Sheet removePage Screen observed")
    }

    test("A raw call replaces a page during the page turn") {
      let pages = ContainerExitTests.Pages(stage.log)
      stage.host.setRoot(pages)
      pages.setPages([Screen("Listed")])
      stage.app.settle()
      var sheet: Sheet? = Sheet(Screen("Page"), stage.log)
      if let sheet { pages.turn(to: sheet, animated: true) }
      let child = try stage.follow(require(sheet))
      sheet = nil
      stage.app.device.clock.turn()
      expectEqual(child.flow?.isActive, true)
      pages.pageViewController.setViewControllers(
        [Screen("Raw")], direction: .forward, animated: false)
      child.expectLeft(
        of: "Pages", after: "ContainerExitTests.Pages turn Screen observed",
        "ContainerExitTests.Pages turn Screen performed", "Sheet removePage Screen observed")
    }
  }
}
