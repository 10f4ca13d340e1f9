import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Presentation styles as values, and the removal of all presentations in the window.
struct PresentationTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Each presentation has UIKit's style") {
      let source = UIView()
      let all: [Presentation] = [
        Presentation(.automatic), .fullScreen, .overFullScreen, .currentContext,
        .overCurrentContext, .pageSheet, .formSheet, .pageSheet(detents: [.medium()]),
        .formSheet(detents: [.large()]), .popover(from: source), Presentation(.none),
      ]
      expectEqual(
        all.map(\.style),
        [
          .automatic, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
          .pageSheet, .formSheet, .pageSheet, .formSheet, .popover, .none,
        ])
    }

    test("A sheet has its detents and its grabber, and can prevent the swipe down") {
      let screen = Screen("Sheet")
      shop.perform(
        .present(
          screen,
          style: .pageSheet(
            detents: [.medium(), .large()], showsGrabber: true, isModalInPresentation: true)))
      app.settle()
      let sheet = try require(screen.sheetPresentationController)
      expectEqual(sheet.detents.map(\.identifier), [.medium, .large])
      expectTrue(sheet.prefersGrabberVisible)
      app.swipeDown()
      expectEqual(app.title, "Sheet")
      shop.dismiss()
      app.settle()
      shop.perform(.present(screen, style: .formSheet(detents: [], isModalInPresentation: false)))
      app.swipeDown()
      expectEqual(app.title, "List")
    }

    test("A presentation without a style keeps the settings of the screen") {
      let screen = Screen("Sheet")
      screen.modalPresentationStyle = .formSheet
      screen.isModalInPresentation = true
      shop.present(screen)
      app.settle()
      expectEqual(screen.modalPresentationStyle, .formSheet)
      expectTrue(screen.isModalInPresentation)
    }

    test("dismiss leaves what was presented before the screen that it means") {
      let sheet = Account()
      shop.present(sheet)
      app.settle()
      sheet.present(Screen("Picker"))
      app.settle()
      sheet.perform(.push(Screen("Preview")))
      let handle = sheet.dismiss()
      sheet.navigationController.dismiss(animated: false)
      app.settle()
      expectEqual(app.title, "Preview")
      expectTrue(reason(handle).contains("presents nothing"))
      sheet.perform(.push(Screen("Next")))
      sheet.perform(.present(Screen("Late")))
      app.expectPerformed(sheet.dismiss())
      expectEqual(app.title, "Next")
    }

    test("A popover points to its bar button or rectangle") {
      let button = UIBarButtonItem(title: "Tap", style: .plain, target: nil, action: nil)
      let screen = Screen("Popover")
      shop.perform(.present(screen, style: .popover(from: button, arrows: [.up, .down])))
      app.settle()
      let popover = try require(screen.popoverPresentationController)
      expectSame(popover.barButtonItem, button)
      expectEqual(popover.permittedArrowDirections, [.up, .down])
      let view = UIView()
      shop.list.view.addSubview(view)
      let other = Screen("Other")
      shop.dismiss()
      shop.perform(
        .present(other, style: .popover(from: view, rect: CGRect(x: 1, y: 2, width: 3, height: 4))))
      app.settle()
      expectSame(other.popoverPresentationController?.sourceView, view)
      expectEqual(
        other.popoverPresentationController?.sourceRect, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    for exit in ["finish", "stop", "dismiss"] {
      test("A popover that adapts into a stack is removed with its coordinator: \(exit)") {
        let (coupon, adapter) = (Coupon(), StackingDelegate())
        coupon.rootViewController.modalPresentationStyle = .popover
        coupon.rootViewController.presentationController?.delegate = adapter
        shop.present(coupon, style: .popover(from: shop.list.view))
        app.settle()
        expectEqual(app.pile, "List ^ Coupon")
        expectNotNil(coupon.rootViewController.navigationController)
        shop.push(Screen("Later"), animated: false)
        app.settle()
        switch exit {
        case "finish": coupon.finish("used")
        case "stop": shop.stop(coupon)
        default: coupon.dismiss()
        }
        app.settle()
        expectEqual(app.pile, "Later")
        expectTrue(coupon.isInactive)
        expectFalse(app.journal.contains("present UINavigationController"), app.journal)
      }
    }

    test("A rejected presentation releases its delegate") {
      weak var delegate: Custom?
      do {
        let custom = Custom()
        delegate = custom
        let handle = shop.perform(.present(shop.list, style: .custom(custom)))
        expectNotNil(handle.ended)
      }
      expectNil(delegate)
    }

    // MARK: dismissAll

    test("dismissAll of a child also removes what its parent presented") {
      let order = shop.startOrder()
      app.settle()
      shop.present(Screen("Sheet"))
      app.settle()
      order.dismissAll()
      app.settle()
      expectEqual(app.title, "Order")
    }

    test("dismissAll also removes a raw sheet and an alert") {
      shop.navigationController.present(Screen("Raw"), animated: false)
      app.settle()
      let answer = shop.ask(Alert("Sure?", actions: [.cancel("No", 0)]))
      app.settle()
      var end = ""
      answer.whenEnded { end = "\($0)" }
      shop.dismissAll()
      app.settle()
      expectEqual(app.title, "List")
      expectEqual(end, "cancelled: its last screen was removed")
    }

    test("dismissAll is performed at once if nothing is presented") {
      expectEqual(shop.dismissAll().ended, .performed)
    }

    test("dismissAll also removes a sheet whose presentation was requested before") {
      shop.present(Screen("First"))
      let handle = shop.dismissAll()
      let later = shop.push(Screen("Then"))
      app.expectPerformed(handle)
      expectEqual(later.ended, .performed)
      expectEqual(app.title, "Then")
      expectNil(shop.navigationController.presentedViewController)
    }

    test("dismissAll is performed even if an earlier dismissal removed the sheet") {
      shop.present(Screen("Sheet"))
      app.settle()
      shop.dismiss()
      app.expectPerformed(shop.dismissAll())
      expectEqual(app.title, "List")
    }
  }

  /// Supplies a presentation controller.
  final class Custom: NSObject, UIViewControllerTransitioningDelegate {
    final class Controller: UIPresentationController {}
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Controller(presentedViewController: presented, presenting: presenting)
    }
  }

  enum End: CaseIterable {
    case dismissed, rawDismissed, stopped, below
  }

  @Test(.coordinators, .serialized, arguments: End.allCases)
  func `A custom presentation retains its delegate until the screen is dismissed`(
    end: End
  ) {
    weak var delegate: Custom?
    let scene = Coupon()
    let screen = scene.rootViewController
    if end == .below { shop.present(Screen("Below")) }
    do {
      let custom = Custom()
      delegate = custom
      shop.present(scene, style: .custom(custom))
    }
    app.settle()
    expectTrue(screen.presentationController is Custom.Controller)
    expectEqual(screen.modalPresentationStyle, .custom)
    shop.push(Screen("Other"))
    app.settle()
    expectNotNil(delegate)
    switch end {
    case .dismissed: shop.dismiss()
    case .rawDismissed: screen.dismiss(animated: true)
    case .stopped: shop.stop(scene)
    case .below: shop.navigationController.dismiss(animated: true)
    }
    expectNotNil(delegate)
    app.settle()
    expectNil(screen.presentingViewController)
    expectNil(delegate)
  }
}
