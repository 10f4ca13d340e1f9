import CoordinatorTesting
import HeadlessUIKit
import Testing

// What is seen of columns that are empty, where nothing leaves.
extension EmptyColumnTests {
  @Test func `A list is seen alone in a narrow window, and beside the placeholder in a wide one`() {
    #expect(app.title == "List")
    #expect(app.depth == 1)
    #expect(app.tree.hasSuffix("Mail  active  ◀ Screen"))
    resize(.wide)
    #expect(mail.columns == "List | Nothing")
    resize(.narrow)
    #expect(app.title == "List")
    #expect(app.depth == 1)
    #expect(app.isIdle)
  }

  @Test func `The delegate of the user's own chooses the column on top`() {
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
    mail.set(Screen("List"), for: .primary)
    app.settle()
    resize(.narrow)
    #expect(chooser.proposals == [.primary])
    #expect(app.title == "Nothing")
  }
}
