import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

// The visible screens of empty columns.
extension EmptyColumnTests {
  @Test func `A list is alone in a narrow window, and beside the placeholder in a wide one`() {
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

  @Test func `The app's own delegate chooses the column on top`() {
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
}
