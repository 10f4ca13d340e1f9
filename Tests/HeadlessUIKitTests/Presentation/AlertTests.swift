import HeadlessUIKit
import Testing

@MainActor
struct AlertTests {
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

  /// Choice alert.handler: A tapped button dismisses the alert; its handler runs after the
  ///   dismissal has ended.
  @Test func `A tapped button dismisses the alert, then performs its action`() throws {
    let alert = alert()
    stage.clock.drain()
    #expect(root.presentedViewController === alert)
    try stage.input.tap(alert.actions[0])
    #expect(stage.take() == "")
    stage.clock.drain()
    #expect(stage.take() == "Delete ")
    #expect(root.presentedViewController == nil)
  }

  @Test func `The presenter stays visible behind an alert`() {
    _ = alert()
    stage.clock.drain()
    #expect(stage.take() == "")
  }

  @Test func `A disabled button cannot be tapped, and none while the alert comes`() throws {
    let alert = alert()
    stage.clock.turn()
    #expect(throws: InputRefusal("a transition is running")) {
      try stage.input.tap(alert.actions[0])
    }
    stage.clock.drain()
    alert.actions[0].isEnabled = false
    #expect(throws: InputRefusal("the button is disabled")) {
      try stage.input.tap(alert.actions[0])
    }
    try stage.input.tap(alert.actions[1])
    stage.clock.drain()
    #expect(throws: InputRefusal("the alert is not visible")) {
      try stage.input.tap(alert.actions[1])
    }
  }

  @Test func `A field of an alert takes text`() throws {
    let alert = stage.run {
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Your name" }
      root.present(alert, animated: false)
      return alert
    }
    stage.clock.drain()
    let field = try #require(alert.textFields?.first)
    try stage.input.replaceText(in: field, with: "Ada")
    #expect(field.text == "Ada")
    #expect(field.isFirstResponder)
  }

  @Test func `An alert is freed with its handlers`() throws {
    weak var freed: UIAlertController?
    freed = alert()
    stage.clock.drain()
    try stage.input.tap(try #require(freed?.actions[1]))
    stage.clock.drain()
    #expect(freed == nil)
  }

  /// Fact alert.style: The automatic style of an alert is one of its own, not a sheet's.
  ///
  /// Source: `UIModalPresentationStyle.automatic`
  @Test func `An alert is no sheet`() {
    let alert = alert()
    #expect(alert.sheetPresentationController == nil)
    #expect(root.presentedViewController === alert)
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
      #expect(isPopover == (screen == .pad))
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      #expect(alert.popoverPresentationController == nil)
    }
  }
}
