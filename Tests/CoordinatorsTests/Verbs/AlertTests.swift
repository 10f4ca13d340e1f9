import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Questions to the user by alerts and action sheets, and notices with one button.
struct AlertTests: TableSuite {
  var (app, shop) = launchShop()

  private let rename = Alert(
    "Rename", message: "What is it called?",
    fields: [AlertField("Name", text: "Draft"), AlertField("Author")],
    actions: [.cancel("Cancel", 0), .default("Rename", 1), .destructive("Delete", 2)],
    preferredAction: 1)

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The outcome contains the chosen button and the texts of the fields") {
      var outcomes: [String] = []
      let question = shop.ask(rename)
      question.whenEnded { outcomes.append("\($0.output.map { "\($0)" } ?? "\($0)")") }
      app.settle()
      let alert = try require(
        shop.navigationController.presentedViewController as? UIAlertController)
      // UIKit forbids changes of an alert's presentation.
      expectNil(alert.presentationController?.delegate)
      expectEqual(alert.message, "What is it called?")
      expectEqual(alert.preferredAction?.title, "Rename")
      app.type("Letter", into: "Name")
      app.tap("Rename")
      app.expectPerformed(question)
      expectEqual(outcomes, [#"AlertAnswer<Int>(choice: 1, texts: ["Letter", ""])"#])
      expectNil(shop.navigationController.presentedViewController)
      expectTrue(shop.childCoordinators.isEmpty)
    }

    test("A confirmation is true if the user agrees, and false in all other cases") {
      for (answer, isDestructive) in [("Discard", true), ("OK", false), ("Cancel", true)] {
        let task = await startTask { [shop] in
          await shop.confirm(
            "Discard?", button: isDestructive ? "Discard" : "OK", isDestructive: isDestructive)
        }
        app.settle()
        let alert = shop.navigationController.presentedViewController as? UIAlertController
        expectEqual(
          alert?.actions.map(\.style), [isDestructive ? .destructive : .default, .cancel])
        app.tap(answer)
        await expectEqual(task.value, answer != "Cancel")
      }
      let task = await startTask { [shop] in await shop.confirm("Discard?") }
      app.settle()
      shop.dismiss()
      app.settle()
      await expectFalse(task.value)
    }

    test("A raw dismissal cancels a question and frees its alert") {
      let ends = Ends(shop.ask(rename))
      app.settle()
      weak let alert = shop.navigationController.presentedViewController
      shop.navigationController.dismiss(animated: true)
      app.settle()
      expectEqual(ends.lines, ["cancelled: its last screen was removed"])
      expectNil(alert)
    }

    test("Stopping the parent cancels its question and dismisses the alert") {
      let coupon = Coupon()
      shop.present(coupon)
      app.settle()
      let ends = Ends(coupon.ask(rename))
      app.settle()
      shop.stop(coupon)
      app.settle()
      expectEqual(ends.lines, ["cancelled: its parent was stopped"])
      expectNil(shop.navigationController.presentedViewController)
    }

    test("Cancelling the awaiting task cancels the question and dismisses the alert") {
      let question = shop.ask(rename)
      app.settle()
      let task = await startTask { await question.outcome.cancelReason }
      task.cancel()
      await expectEqual(task.value, .taskCancelled)
      app.settle()
      expectNil(shop.navigationController.presentedViewController)
    }

    test("An ask transition creates its alert when its request runs") {
      var made = 0
      var answers: [Int] = []
      let transition = ScreenTransition.ask(
        {
          made += 1
          return rename
        }()
      ) { answers.append($0.choice) }
      expectEqual(made, 0)
      shop.perform(transition)
      app.tap("Delete")
      expectEqual(made, 1)
      expectEqual(answers, [2])
      expectEqual("\(transition)", "present AlertCoordinator<Int>")
    }

    test("A tap outside an action sheet without a cancel action closes it on iPad only") {
      let phone = sort([.default("Name", 1)])
      app.settle()
      expectEqual(tapOutside, "the action sheet has no button that cancels")
      app.tap("Name")
      expectEqual(phone.lines, ["finished(1)"])
      app.device.screen = .pad
      let pad = sort([.default("Name", 1)])
      app.settle()
      expectEqual(tapOutside, "closed")
      expectEqual(pad.lines, ["cancelled: its last screen was removed"])
      expectTrue(shop.childCoordinators.isEmpty)
    }

    test("The escape gesture chooses the cancel action") {
      let ends = sort([.default("Name", 1), .cancel("Cancel", 0)])
      app.escape()
      expectEqual(ends.lines, ["finished(0)"])
    }

    test("An action sheet that is presented again points to its source view") {
      app.device.screen = .pad
      let sheet = Screen("Sheet")
      shop.present(sheet, animated: false)
      app.settle()
      let question = Alert.actionSheet("Sure?", actions: [.default("Yes", 1)])
      let handle = shop.ask(question.pointing(to: shop.list.view))
      // Also removes the action sheet, whose presentation has only begun.
      shop.navigationController.dismiss(animated: false)
      app.expectPerformed(handle)
      var top = shop.navigationController.presentedViewController
      while let next = top?.presentedViewController { top = next }
      let popover = top?.popoverPresentationController
      expectSame(popover?.sourceView, shop.list.view)
    }

    // MARK: Notices

    test("A notice has a title, a text and one button, which ends it") {
      var ends: [String] = []
      shop.alert("Sold out", message: "Come again tomorrow.", button: "Pity").whenEnded {
        ends.append($0.isFinished ? "read" : "\($0)")
      }
      app.settle()
      let alert = try require(
        shop.navigationController.presentedViewController as? UIAlertController)
      expectEqual(alert.title, "Sold out")
      expectEqual(alert.message, "Come again tomorrow.")
      expectEqual(alert.preferredStyle, .alert)
      expectEqual(alert.actions.map(\.title), ["Pity"])
      // A cancel action also handles Esc and the escape gesture.
      expectEqual(alert.actions.map(\.style), [.cancel])
      expectTrue(ends.isEmpty)
      app.tap("Pity")
      expectEqual(ends, ["read"])
      expectNil(shop.navigationController.presentedViewController)
      expectTrue(shop.childCoordinators.isEmpty)
    }
  }

  private func sort(_ actions: [AlertAction<Int>]) -> Ends {
    Ends(shop.ask(Alert.actionSheet("Sort by", actions: actions).pointing(to: shop.list.view)))
  }

  private var tapOutside: String {
    do {
      try UserInput(device: app.device).tapOutside()
      app.settle()
      return "closed"
    } catch { return "\(error)" }
  }

  @Test(.coordinators, .serialized, arguments: [true, false])
  func `An action sheet ends with the chosen action`(isPad: Bool) {
    if isPad { app.device.screen = .pad }
    let ends = sort([.default("Name", 1), .destructive("Date", 2), .cancel("Cancel", 0)])
    app.settle()
    let sheet = shop.navigationController.presentedViewController as? UIAlertController
    expectEqual(sheet?.preferredStyle, .actionSheet)
    expectTrue((sheet?.popoverPresentationController?.sourceView === shop.list.view) || !isPad)
    app.tap("Date")
    expectEqual(ends.lines, ["finished(2)"])
    expectNil(shop.navigationController.presentedViewController)
    expectTrue(shop.childCoordinators.isEmpty)
  }

  @Test(.coordinators, .serialized, arguments: [true, false])
  func `A tap outside an action sheet chooses the cancel action on iPhone and iPad`(isPad: Bool) {
    if isPad { app.device.screen = .pad }
    let ends = sort([.default("Name", 1), .cancel("Cancel", 0)])
    app.settle()
    expectEqual(tapOutside, "closed")
    expectEqual(ends.lines, ["finished(0)"])
    expectNil(shop.navigationController.presentedViewController)
  }

  /// Records each end of a question.
  @MainActor final class Ends {
    private(set) var lines: [String] = []
    init(_ question: FlowHandle<AlertAnswer<Int>>) {
      question.whenEnded { end in
        self.lines.append(end.output.map { "finished(\($0.choice))" } ?? "\(end)")
      }
    }
  }
}
