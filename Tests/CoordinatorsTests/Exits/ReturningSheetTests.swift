import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The screens inside the sheets of a suspended root, while the root returns.
struct ReturningSheetTests: TableSuite {
  let app: AppDriver
  let mall: Mall
  let coupon = Coupon()
  let sheet = Account()
  let child = Note()

  /// A suspended root with a sheet, on whose stack a child has pushed its guarded screen.
  init() {
    (app, mall) = launchMall()
    mall.setRoot(coupon)
    app.settle()
    mall.present(sheet)
    app.settle()
    let child = child
    sheet.perform(.push(child, animated: false))
    app.settle()
    mall.setRoot(Coupon(), suspendingCurrent: true)
    app.settle()
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A child in a sheet continues when its suspended root returns before another request") {
      mall.setRoot(coupon)
      mall.present(Screen("Other"))
      app.settle()
      expectTrue(child.isActive)
      expectEqual(sheet.titles, ["Account", "Note"])
    }

    test("A request in a sheet that returns in the same turn is performed") {
      mall.setRoot(coupon)
      app.settle()
      mall.setRoot(Coupon(), suspendingCurrent: true)
      mall.setRoot(coupon)
      app.expectPerformed(sheet.push(Screen("Above")))
      expectEqual(sheet.titles, ["Account", "Note", "Above"])
    }

    test("A child that finishes while its suspended root returns leaves its sheet") {
      mall.setRoot(coupon)
      child.finish(1)
      app.settle()
      expectEqual(sheet.titles, ["Account"])
    }

    test("The guard of a screen in a returning sheet is asked, and keeps the screen") {
      mall.setRoot(coupon)
      mall.present(Screen("Other"))
      app.settle()
      mall.dismiss()
      app.settle()
      child.requestDismissal()
      app.settle()
      _ = try? app.perform(.back)
      await expectTrue(child.rootViewController.isAsked())
      expectEqual(sheet.titles, ["Account", "Note"])
    }

    test("An attempt that a guard vetoes keeps the screen in a returning sheet") {
      mall.setRoot(coupon)
      mall.present(Screen("Other"))
      let pop = sheet.attempt(.popToRoot())
      sheet.push(Screen("Above"))
      app.settle()
      await child.rootViewController.answer(false, in: app)
      expectTrue(pop.ended?.rejection?.isVeto == true)
      expectEqual(sheet.titles, ["Account", "Note", "Above"])
    }

    test("Sheets of a suspended root are not presented over another root") {
      child.finish(1)
      mall.setRoot(coupon)
      app.device.clock.turn()
      app.window?.rootViewController = Screen("Raw")
      app.settle()
      expectEqual(app.pile, "Raw")
    }
  }
}
