import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// Late delegates that forward calls to ours, like reactive and analytics libraries.
struct ChainedDelegateTests: TableSuite {
  let stage = LeaveStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A delegate of a stack that installs itself repeatedly gets each call once") {
      let order = stage.shop.watch()
      stage.app.settle()
      let link = StackRecorder(animator: nil)
      for title in ["A", "B"] {
        link.next = stage.stack.delegate
        stage.stack.delegate = link
        stage.shop.push(Screen(title))
        stage.app.settle()
      }
      for _ in 1...3 { stage.app.back() }
      expectEqual(
        link.calls.filter { $0.hasPrefix("didShow") },
        ["A", "B", "A", "Order", "List"].map { "didShow \($0) true" })
      expectTrue(order.summary.hasSuffix("freed"))
      expectEqual(
        stage.app.journal.components(separatedBy: "Order pop Screen observed").count, 2)
    }

    test("A delegate of a sheet gets an attempt once, and the leave guards are asked") {
      stage.shop.present(stage.editor, style: .pageSheet)
      stage.app.settle()
      let controller = stage.editor.presentationController
      let link = SheetRecorder()
      link.next = controller?.delegate
      controller?.delegate = link
      // A transition in the same window checks the delegates again.
      stage.shop.embed(Screen("Inner"), in: stage.shop.list)
      stage.app.settle()
      expectTrue(controller?.delegate !== link)
      link.forget()
      stage.app.swipeDown()
      await stage.editor.answer(true, in: stage.app)
      expectEqual(link.calls, ["shouldDismiss", "didAttempt", "shouldDismiss"])
      expectEqual(stage.picture, "List")
    }
  }
}
