import CompactTesting
import HeadlessUIKit
import Testing

/// The escape gesture of a screen reader, and taps beside what is presented.
struct EscapeTests: StageSuite {
  let stage = Stage()
  let root: RecordedScreen
  let navigation: UINavigationController

  init() {
    let stage = stage
    let root = stage.screen("A")
    self.root = root
    navigation = stage.run { UINavigationController(rootViewController: root) }
    stage.show(navigation)
  }

  /// A screen that answers the gesture, or only notes it.
  final class Answering: UIViewController {
    var log: (String) -> Void = { _ in }
    var answers = true
    override func accessibilityPerformEscape() -> Bool {
      log(title ?? "-")
      return answers
    }
  }

  private func answering(_ title: String, _ answers: Bool) -> Answering {
    stage.run {
      let screen = Answering()
      screen.title = title
      screen.answers = answers
      screen.log = { [stage] in stage.recorder.note($0) }
      return screen
    }
  }

  private func present(_ screen: UIViewController, _ style: UIModalPresentationStyle) {
    stage.run {
      screen.modalPresentationStyle = style
      screen.popoverPresentationController?.sourceView = root.view
      navigation.present(screen, animated: false)
    }
    stage.settle()
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact back.escape: The escape gesture asks the responders of the screen from the innermost on, of
    ///   which the first that returns true ends it.
    ///
    /// Source: `UIResponder.accessibilityPerformEscape()`
    test("The escape gesture asks the responders, the innermost first") {
      let inner = answering("Inner", false)
      navigation.pushViewController(inner, animated: false)
      stage.settle()
      try stage.input.performEscape()
      stage.clock.drain()
      expectEqual(navigation.viewControllers, [root])
      expectTrue(stage.take().hasPrefix("Inner"))
      inner.answers = true
      navigation.pushViewController(inner, animated: false)
      stage.settle()
      try stage.input.performEscape()
      stage.expectCalls("Inner")
      expectEqual(navigation.viewControllers, [root, inner])
    }

    test("The escape gesture in one window leaves the sheet of another one") {
      present(stage.screen("Sheet"), .pageSheet)
      let (other, screen) = (UIWindow(), stage.screen("B"))
      stage.runToEnd {
        other.rootViewController = screen
        other.makeKeyAndVisible()
      }
      expectRejection("nothing answers the escape gesture") {
        try stage.input.performEscape(from: screen)
      }
      stage.clock.drain()
      expectNotNil(navigation.presentedViewController)
    }

    test("The escape gesture dismisses a sheet, but not what covers the screen") {
      let sheet = answering("Sheet", false)
      present(sheet, .pageSheet)
      try stage.input.performEscape()
      stage.clock.drain()
      expectNil(navigation.presentedViewController)
      expectTrue(stage.take().contains("Sheet"))
      present(sheet, .fullScreen)
      expectRejection("nothing answers the escape gesture") { try stage.input.performEscape() }
      expectRejection("<RecordedScreen> is not visible") {
        try stage.input.performEscape(from: root)
      }
    }

    test("The escape gesture begins in the column where the screen reader is") {
      stage.device.screen = .pad
      let primary = answering("Primary", false)
      let secondary = answering("Secondary", false)
      let split = stage.run {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        return split
      }
      stage.show(split)
      expectRejection { try stage.input.performEscape() }
      stage.expectCalls("Secondary")
      expectRejection { try stage.input.performEscape(from: primary) }
      stage.expectCalls("Primary")
    }

    test("A tap beside a popover dismisses it, if it may be") {
      stage.device.screen = .pad
      let popover = stage.screen("P")
      present(popover, .popover)
      popover.isModalInPresentation = true
      try stage.input.tapOutside()
      stage.clock.drain()
      expectSame(navigation.presentedViewController, popover)
      popover.isModalInPresentation = false
      try stage.input.tapOutside()
      stage.clock.drain()
      expectNil(navigation.presentedViewController)
      present(stage.screen("M"), .pageSheet)
      expectRejection("no popover or action sheet is open") { try stage.input.tapOutside() }
    }

    test("A tap beside an action sheet without such a button closes a popover only") {
      let sheet = actionSheet(["Delete": .destructive])
      stage.clock.drain()
      expectRejection("the action sheet has no button that cancels") {
        try stage.input.tapOutside()
      }
      stage.runToEnd { sheet.dismiss(animated: false) }
      stage.device.screen = .pad
      _ = actionSheet(["Delete": .destructive])
      stage.settle()
      try stage.input.tapOutside()
      stage.clock.drain()
      expectFalse(stage.take().contains("Delete"))
      expectNil(navigation.presentedViewController)
    }
  }

  private func actionSheet(_ titles: [String: UIAlertAction.Style]) -> UIAlertController {
    stage.run {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      for (title, style) in titles.sorted(by: { $0.key < $1.key }) {
        alert.addAction(
          UIAlertAction(title: title, style: style) { [stage] _ in stage.recorder.note(title) })
      }
      alert.popoverPresentationController?.sourceView = root.view
      navigation.present(alert, animated: false)
      return alert
    }
  }

  /// Choice alert.outside: A tap beside an action sheet chooses the button that cancels, also in a
  ///   popover, which does not show it; without one, a popover is dismissed and nothing is chosen.
  ///
  /// Source: EddyVerbruggen/cordova-plugin-actionsheet#71
  @Test(arguments: [true, false])
  func `A tap beside an action sheet chooses the button that cancels`(isPad: Bool) throws {
    if isPad { stage.device.screen = .pad }
    _ = actionSheet(["Delete": .destructive, "Keep": .cancel])
    stage.settle()
    try stage.input.tapOutside()
    stage.clock.drain()
    expectTrue(stage.take().contains("Keep"))
    expectNil(navigation.presentedViewController)
  }
}
