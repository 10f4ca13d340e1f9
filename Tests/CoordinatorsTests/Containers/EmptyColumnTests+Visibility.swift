import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

// The visible screens of empty columns.
extension EmptyColumnTests {
  @Test(.coordinators)
  func `A list is alone in a narrow window, and beside the placeholder in a wide one`() {
    expectEqual(app.title, "List")
    expectEqual(app.depth, 1)
    expectTrue(app.tree.hasSuffix("Mail  active  ◀ Screen"))
    resize(.wide)
    expectEqual(mail.columns, "List | Nothing")
    resize(.narrow)
    expectEqual(app.title, "List")
    expectEqual(app.depth, 1)
    expectTrue(app.isIdle)
  }

  @Test(.coordinators) func `The app's own delegate chooses the column on top`() {
    final class Chooser: NSObject, UISplitViewControllerDelegate {
      var proposals: [UISplitViewController.Column] = []
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column {
        proposals.append(proposedTopColumn)
        return .secondary
      }
    }
    resize(.wide)
    let chooser = Chooser()
    mail.splitViewController.delegate = chooser
    mail.setColumn(Screen("List"), for: .primary)
    app.settle()
    resize(.narrow)
    expectEqual(chooser.proposals, [.primary])
    expectEqual(app.title, "Nothing")
  }

  @Test(.coordinators)
  func `A placeholder that is not needed can present a screen in its deinit`() {
    resize(.wide)
    _ = open()
    mail.makePlaceholder = { [weak mail] in
      DeinitScreen { mail?.present(Screen("Sheet"), animated: false) }
    }
    mail.stop(mail.children[0])
    mail.setColumn(Screen("Next"), for: .secondary)
    app.settle()
    expectEqual(mail.columns, "List | Next")
    expectEqual(app.pile, "- ^ Sheet")
  }

  @Test(.coordinators)
  func `A child that the hook for placeholders puts into the column stays there`() {
    for placeholder in [nil, Screen("Nothing")] {
      let test = EmptyColumnTests(hasPlaceholder: false)
      let (mail, coupon) = (test.mail, Coupon())
      _ = test.open()
      mail.makePlaceholder = { [weak mail] in
        mail?.makePlaceholder = { nil }
        mail?.setColumn(coupon, for: .secondary)
        return placeholder
      }
      test.app.back()
      expectEqual(mail.columns, "List | Coupon")
      expectTrue(coupon.isActive)
    }
  }
}
