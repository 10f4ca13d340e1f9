import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A request for dismissal asks the guards of all screens that leave, also of other coordinators.
@MainActor struct DismissalRequestTests {
  let stage = LeaveStage()

  /// Presents a popover in a navigation controller where width is compact.
  final class Wrapping: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .pageSheet }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      UINavigationController(rootViewController: controller.presentedViewController)
    }
  }

  @Test(.coordinators, arguments: [true, false])
  func `The guard of a screen above or in an adapted popover`(isAbove: Bool) async throws {
    let (app, shop, wrapping, coupon) = (stage.app, stage.shop, Wrapping(), Coupon())
    coupon.rootViewController.modalPresentationStyle = .popover
    coupon.rootViewController.presentationController?.delegate = wrapping
    shop.present(coupon, style: .popover(from: stage.stack.view))
    app.settle()
    let wrapper = try require(coupon.rootViewController.navigationController)
    if isAbove {
      shop.present(stage.editor)
    } else {
      shop.perform(.push(stage.editor, on: wrapper))
    }
    app.settle()
    coupon.requestDismissal()
    await expectTrue(stage.editor.isAsked())
    await stage.editor.answer(false, in: app)
    expectTrue(coupon.isActive)
    coupon.requestDismissal()
    await stage.editor.answer(true, in: app)
    expectTrue(coupon.isInactive)
    expectEqual(stage.picture, "List")
  }

  @Test(.coordinators) func `The guard of a screen on the stack that UIKit made for a column`()
    async throws
  {
    let app = stage.app
    let mail = EmptyColumnTests.Mail(.doubleColumn, hasPlaceholder: true, ends: true, ExitLog())
    app.device.screen = ContainerExitTests.wide
    stage.shop.setRoot(mail)
    let coupon = Coupon()
    mail.setColumn(coupon, for: .secondary)
    app.settle()
    let stack = try require(coupon.rootViewController.navigationController)
    mail.perform(.push(stage.editor, on: stack))
    app.settle()
    coupon.requestDismissal()
    await expectTrue(stage.editor.isAsked())
    await stage.editor.answer(true, in: app)
    expectTrue(coupon.isInactive)
    expectEqual(mail.columns, "List | Nothing")
  }

  @Test(.coordinators) func `The guard of a column's screen that a raw call took off its stack`()
    async throws
  {
    let app = stage.app
    let mail = EmptyColumnTests.Mail(.doubleColumn, hasPlaceholder: true, ends: true, ExitLog())
    app.device.screen = ContainerExitTests.wide
    stage.shop.setRoot(mail)
    let note = Note()
    mail.setColumn(note, for: .secondary)
    app.settle()
    let stack = try require(note.rootViewController.navigationController)
    stack.setViewControllers([Screen("Raw")], animated: false)
    app.settle()
    expectTrue(note.isActive)
    note.requestDismissal()
    await expectTrue(note.rootViewController.isAsked())
    await note.rootViewController.answer(true, in: app)
    expectTrue(note.isInactive)
    expectEqual(mail.columns, "List | Nothing")
  }
}
