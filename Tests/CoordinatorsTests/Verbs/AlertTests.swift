import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// Questions by alerts and action sheets.
@MainActor @Suite(.coordinators) struct AlertTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver { Shop(navigationController: $0) }
    shop = try #require(app.root as? Shop)
  }

  private let rename = Alert(
    "Rename", message: "What is it called?",
    fields: [AlertField("Name", text: "Draft"), AlertField("Author")],
    actions: [.cancel("Cancel", 0), .button("Rename", 1), .destructive("Delete", 2)],
    preferredAction: 1)

  @Test func `The chosen button is the outcome, with the contents of the fields`() throws {
    var outcomes: [String] = []
    let question = shop.ask(rename)
    question.whenEnded { outcomes.append("\($0.output.map { "\($0)" } ?? "\($0)")") }
    app.settle()
    let alert = try #require(
      shop.navigationController.presentedViewController as? UIAlertController)
    #expect(alert.message == "What is it called?")
    #expect(alert.preferredAction?.title == "Rename")
    app.type("Letter", into: "Name")
    app.tap("Rename")
    app.settle()
    #expect(question.transition.ended == .performed)
    #expect(outcomes == [#"AlertAnswer<Int>(choice: 1, texts: ["Letter", ""])"#])
    #expect(shop.navigationController.presentedViewController == nil)
    #expect(shop.childCoordinators.isEmpty)
  }

  @Test func `A question that code dismisses is cancelled`() {
    let ends = Ends(shop.ask(rename))
    app.settle()
    shop.dismiss()
    app.settle()
    #expect(ends.lines == ["cancelled: its last screen left"])
  }

  @Test func `A question is cancelled by a raw dismissal, and freed`() {
    let ends = Ends(shop.ask(rename))
    app.settle()
    weak let alert = shop.navigationController.presentedViewController
    shop.navigationController.dismiss(animated: true)
    app.settle()
    #expect(ends.lines == ["cancelled: its last screen left"])
    #expect(alert == nil)
  }

  @Test func `A question is cancelled when its parent stops, and leaves`() {
    let coupon = Coupon()
    shop.present(coupon)
    app.settle()
    let ends = Ends(coupon.ask(rename))
    app.settle()
    shop.stop(coupon)
    app.settle()
    #expect(ends.lines == ["cancelled: its parent was stopped"])
    #expect(shop.navigationController.presentedViewController == nil)
  }

  @Test func `A question is cancelled with the task that awaits it, and leaves`() async {
    let question = shop.ask(rename)
    app.settle()
    let task = Task { await question.outcome.cancelReason }
    await Task.yield()
    task.cancel()
    #expect(await task.value == .taskCancelled)
    app.settle()
    #expect(shop.navigationController.presentedViewController == nil)
  }

  @Test func `A question waits for its turn, and appears over what came before`() {
    shop.present(Coupon())
    shop.ask(rename)
    app.settle()
    let top = shop.navigationController.presentedViewController?.presentedViewController
    #expect(top?.title == "Rename")
  }

  @Test func `A question is a transition that makes nothing before its turn`() {
    var made = 0
    var answers: [Int] = []
    let transition = ScreenTransition.ask(
      {
        made += 1
        return rename
      }()
    ) { answers.append($0.choice) }
    #expect(made == 0)
    shop.perform(transition)
    app.settle()
    app.tap("Delete")
    app.settle()
    #expect(made == 1)
    #expect(answers == [2])
    #expect("\(transition)" == "present AlertCoordinator<Int>")
  }

  @Test func `An action sheet points to its place on a wide screen`() {
    app.device.screen = .pad
    let ends = Ends(
      shop.ask(
        Alert.actionSheet("Sort by", actions: [.button("Name", 1), .button("Date", 2)])
          .pointing(to: shop.list.view)))
    app.settle()
    #expect(
      (shop.navigationController.presentedViewController as? UIAlertController)?
        .preferredStyle == .actionSheet)
    shop.dismiss()
    app.settle()
    #expect(ends.lines == ["cancelled: its last screen left"])
  }

  private func sort(_ actions: [AlertAction<Int>]) -> Ends {
    Ends(shop.ask(Alert.actionSheet("Sort by", actions: actions).pointing(to: shop.list.view)))
  }

  private var tapOutside: String {
    do {
      try app.device.run { try UserInput(device: app.device).tapOutside() }
      app.settle()
      return "closed"
    } catch { return "\(error)" }
  }

  @Test(arguments: [true, false])
  func `An action sheet ends with what is chosen`(isPad: Bool) {
    if isPad { app.device.screen = .pad }
    let ends = sort([.button("Name", 1), .destructive("Date", 2), .cancel("Cancel", 0)])
    app.settle()
    let sheet = shop.navigationController.presentedViewController
    #expect((sheet?.popoverPresentationController?.sourceView === shop.list.view) || !isPad)
    app.tap("Date")
    app.settle()
    #expect(ends.lines == ["finished(2)"])
    #expect(shop.navigationController.presentedViewController == nil)
    #expect(shop.childCoordinators.isEmpty)
  }

  @Test(arguments: [true, false])
  func `A tap beside an action sheet chooses what cancels, on a phone and on a pad`(isPad: Bool) {
    if isPad { app.device.screen = .pad }
    let ends = sort([.button("Name", 1), .cancel("Cancel", 0)])
    app.settle()
    #expect(tapOutside == "closed")
    #expect(ends.lines == ["finished(0)"])
    #expect(shop.navigationController.presentedViewController == nil)
  }

  @Test func `A tap beside an action sheet that nothing cancels ends it on a pad only`() {
    let phone = sort([.button("Name", 1)])
    app.settle()
    #expect(tapOutside == "the action sheet has no button that cancels")
    app.tap("Name")
    app.settle()
    #expect(phone.lines == ["finished(1)"])
    app.device.screen = .pad
    let pad = sort([.button("Name", 1)])
    app.settle()
    #expect(tapOutside == "closed")
    #expect(pad.lines == ["cancelled: its last screen left"])
    #expect(shop.childCoordinators.isEmpty)
  }

  @Test func `The escape gesture chooses what cancels`() {
    let ends = sort([.button("Name", 1), .cancel("Cancel", 0)])
    app.settle()
    app.escape()
    #expect(ends.lines == ["finished(0)"])
  }

  /// How a question has ended, and how often.
  @MainActor final class Ends {
    private(set) var lines: [String] = []
    init(_ question: FlowTransition<AlertAnswer<Int>>) {
      question.whenEnded { end in
        self.lines.append(end.output.map { "finished(\($0.choice))" } ?? "\(end)")
      }
    }
  }

  @Test func `An action sheet that is presented anew points to its place again`() {
    app.device.screen = .pad
    let sheet = Screen("Sheet")
    shop.present(sheet, animated: false)
    app.settle()
    let question = Alert.actionSheet("Sure?", actions: [.button("Yes", 1)])
    let asked = shop.ask(question.pointing(to: shop.list.view))
    // Takes along what has only begun.
    shop.navigationController.dismiss(animated: false)
    app.settle()
    #expect(asked.transition.ended == .performed)
    var top = shop.navigationController.presentedViewController
    while let next = top?.presentedViewController { top = next }
    let popover = top?.popoverPresentationController
    #expect(popover?.sourceView === shop.list.view)
  }
}
