import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// The sheet of what a user can do with items.
struct ActivityTests: StageSuite {
  final class Bookmark: UIActivity {
    var items: [Any] = []
    var screen: UIViewController?
    override var activityType: ActivityType? { ActivityType("bookmark") }
    override var activityTitle: String? { "Add Bookmark" }
    override var activityViewController: UIViewController? { screen }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      !activityItems.isEmpty
    }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    var finishesAtOnce = true
    override func perform() {
      super.perform()
      if finishesAtOnce { activityDidFinish(true) }
    }
  }

  final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "draft" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "nobody")" }
  }

  let stage = Stage()
  let log = CallLog()
  let bookmark = Bookmark()
  let root: RecordedScreen

  init() {
    root = stage.screen("A")
    stage.show(root)
  }

  private func present(
    _ items: [Any], _ change: (UIActivityViewController) -> Void = { _ in }
  ) -> UIActivityViewController {
    let sheet = stage.run {
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: [bookmark])
      sheet.completionWithItemsHandler = { [log] type, isCompleted, _, _ in
        log.note("\(type?.rawValue ?? "nil") \(isCompleted)")
      }
      change(sheet)
      root.present(sheet, animated: true)
      return sheet
    }
    stage.clock.drain()
    return sheet
  }

  private func content(_ sheet: UIActivityViewController) -> [UIView] {
    (sheet.view.subviews.first as? UIStackView)?.arrangedSubviews ?? []
  }

  private func texts(_ sheet: UIActivityViewController) -> [String] {
    content(sheet).compactMap {
      ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.displayedTitle.map { "[\($0)]" }
    }
  }

  private func tap(_ title: String, _ sheet: UIActivityViewController) throws {
    let buttons = content(sheet).compactMap { $0 as? UIButton }
    try stage.input.tap(try require(buttons.first { $0.displayedTitle == title }))
    stage.clock.drain()
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact present.activities: A sheet of activities offers those of the app that can be performed and are
    ///   not excluded.
    ///
    /// Source: `UIActivity.canPerform(withActivityItems:)`;
    ///   `UIActivityViewController.excludedActivityTypes`
    test("The sheet shows the items and what can be done with them") {
      let url = try require(URL(string: "https://news.example/42"))
      let sheet = present(["Title", url, Source()])
      expectEqual(
        texts(sheet),
        ["Title", "https://news.example/42", "draft", "[Add Bookmark]", "[Copy]", "[Close]"])
      expectEqual(texts(present([])), ["[Copy]", "[Close]"])
      let other = present(["Title"]) {
        $0.excludedActivityTypes = [.copyToPasteboard, bookmark.activityType ?? .mail]
      }
      expectEqual(texts(other), ["Title", "[Close]"])
    }

    /// Fact dismiss.activities: The handler of a sheet of activities is called after its dismissal, with the
    ///   activity that was chosen, or none.
    ///
    /// Source: `UIActivityViewController.completionWithItemsHandler`
    test("Each way out of the sheet calls its handler once") {
      try tap("Add Bookmark", present([Source()]))
      expectEqual(bookmark.items.map { "\($0)" }, ["for bookmark"])
      expectEqual(log.take(), ["bookmark true"])
      try tap("Copy", present(["Title"]))
      expectEqual(log.take(), ["com.apple.UIKit.activity.CopyToPasteboard true"])
      try tap("Close", present(["Title"]))
      expectEqual(log.take(), ["nil false"])
      _ = present(["Title"])
      stage.runToEnd { root.dismiss(animated: true) }
      expectEqual(log.take(), ["nil false"])
      expectNil(root.presentedViewController)
      let screen = stage.screen("B")
      screen.modalPresentationStyle = .fullScreen
      bookmark.screen = screen
      try tap("Add Bookmark", present(["Title"]))
      stage.runToEnd { root.dismiss(animated: true) }
      expectEqual(log.take(), ["nil false"])
      _ = present(["Title"])
      stage.runToEnd { stage.window.rootViewController = stage.screen("C") }
      expectEqual(log.take(), ["nil false"])
    }

    /// Fact present.activity-screen: An activity with a screen is presented by the sheet, which stays until
    ///   `activityDidFinish(_:)`.
    ///
    /// Source: `UIActivity.activityViewController`; `UIActivity.activityDidFinish(_:)`
    test("An activity may have a screen of its own") {
      let screen = stage.screen("B")
      bookmark.screen = screen
      let sheet = present(["Title"])
      try tap("Add Bookmark", sheet)
      expectSame(sheet.presentedViewController, screen)
      expectEqual(log.take(), [])
      bookmark.activityDidFinish(false)
      stage.clock.drain()
      expectEqual(log.take(), ["bookmark false"])
      expectNil(root.presentedViewController)
    }

    test("The sheet stays until an activity has finished") {
      bookmark.finishesAtOnce = false
      let sheet = present(["Title"])
      try tap("Add Bookmark", sheet)
      expectSame(root.presentedViewController, sheet)
      bookmark.activityDidFinish(true)
      stage.clock.drain()
      expectEqual(log.take(), ["bookmark true"])
    }

    test("A sheet that is presented again can be closed again") {
      let sheet = present(["Title"])
      try tap("Copy", sheet)
      stage.runToEnd { root.present(sheet, animated: true) }
      try tap("Close", sheet)
      expectNil(root.presentedViewController)
      bookmark.activityDidFinish(true)
      stage.runToEnd { root.present(sheet, animated: true) }
      try tap("Add Bookmark", sheet)
      expectNil(root.presentedViewController)
      bookmark.activityDidFinish(true)
      stage.runToEnd { root.present(sheet, animated: true) }
      try tap("Close", sheet)
      expectNil(root.presentedViewController)
      expectEqual(log.take(), ["com.apple.UIKit.activity.CopyToPasteboard true"])
    }

    test("An activity may finish in the turn in which its screen dismisses itself") {
      let screen = stage.screen("B")
      bookmark.screen = screen
      try tap("Add Bookmark", present(["Title"]))
      stage.runToEnd {
        screen.dismiss(animated: true)
        bookmark.activityDidFinish(true)
      }
      expectEqual(log.take(), ["bookmark true"])
      expectNil(root.presentedViewController)
      expectEqual(stage.log, [])
    }
  }
}
