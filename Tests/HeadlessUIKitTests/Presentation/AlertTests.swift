import CompactTesting
import HeadlessUIKit
import Testing

struct AlertTests: StageSuite {
  let stage = Stage()
  let root: RecordedScreen

  init() {
    root = stage.screen("A")
    stage.show(root)
  }

  private func alert() -> UIAlertController {
    stage.run {
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { action in
          stage.recorder.note(
            "\(action.title ?? "") \(names([root.presentedViewController].compactMap { $0 }))")
        }
      )
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      root.present(alert, animated: true)
      return alert
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Choice alert.handler: A tapped button dismisses the alert; its handler runs after the
    ///   dismissal has ended.
    test("A tapped button dismisses the alert, then performs its action") {
      let alert = alert()
      stage.clock.drain()
      expectSame(root.presentedViewController, alert)
      try stage.input.tap(alert.actions[0])
      stage.expectCalls("")
      stage.expectAtRest("Delete ")
      expectNil(root.presentedViewController)
    }

    test("The action of an alert can dismiss the screen that presents the alert") {
      let sheet = stage.screen("B")
      root.present(sheet, animated: true)
      stage.clock.drain()
      let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Save", style: .default) { _ in sheet.dismiss(animated: true) })
      sheet.present(alert, animated: true)
      stage.clock.drain()
      try stage.input.tap(alert.actions[0])
      stage.clock.drain()
      expectNil(root.presentedViewController)
    }

    test("The presenter stays visible behind an alert") {
      _ = alert()
      stage.expectAtRest("")
    }

    test("A disabled button cannot be tapped, and none while the alert comes") {
      let alert = alert()
      stage.clock.turn()
      expectRejection("a transition is running") { try stage.input.tap(alert.actions[0]) }
      stage.clock.drain()
      alert.actions[0].isEnabled = false
      expectRejection("the button is disabled") { try stage.input.tap(alert.actions[0]) }
      try stage.input.tap(alert.actions[1])
      stage.clock.drain()
      expectRejection("the alert is not visible") { try stage.input.tap(alert.actions[1]) }
    }

    /// Choice alert.field: The first field of an alert becomes first responder when the alert has
    ///   appeared.
    test("A field of an alert takes text") {
      let alert = stage.run {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Your name" }
        root.present(alert, animated: false)
        return alert
      }
      stage.clock.drain()
      let field = try require(alert.textFields?.first)
      expectTrue(field.isFirstResponder)
      try stage.input.replaceText(in: field, with: "Ada")
      expectEqual(field.text, "Ada")
    }

    test("An alert is freed with its handlers") {
      weak var freed: UIAlertController?
      freed = alert()
      stage.clock.drain()
      try stage.input.tap(try require(freed?.actions[1]))
      stage.clock.drain()
      expectNil(freed)
    }
  }

  /// Fact alert.popover: On an iPad an action sheet is a popover, on a phone it is not.
  ///
  /// Source: [action sheets]
  @Test(arguments: [ScreenMetrics.phone, .pad])
  func `An action sheet is a popover on an iPad`(_ screen: ScreenMetrics) {
    let device = HeadlessDevice(clock: TransitionClock(.stepped), screen: screen)
    device.run {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      let isPopover = sheet.presentationController?.presentationStyle == .popover
      expectEqual(isPopover, (screen == .pad))
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      expectNil(alert.popoverPresentationController)
    }
  }
}
