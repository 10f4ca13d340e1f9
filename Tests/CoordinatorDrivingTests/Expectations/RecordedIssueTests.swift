import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Each step that fails records one issue with its text, at its line.
struct RecordedIssueTests: TableSuite {
  let app = AppDriver(Desk.init(navigationController:))

  @Test(
    .coordinators,
    arguments: [
      (.screen("Lamp"), "Expected the screen \"Lamp\", but it is \"Desk\"."),
      (.text("Row 1"), "Expected the text \"Row 1\", but it is not shown."),
      (.noText("Later"), "Expected no text \"Later\", but it is shown."),
      (.tree("Lamp"), "Expected \"Lamp\" in the tree, but it is not there."),
      (.noTree("Desk  active"), "Expected no \"Desk  active\" in the tree, but it is there."),
      (.depth(2), "Expected 2 screens on the visible stack, but found 1."),
    ] as [(Step.Expectation, String)])
  func `An expectation that is not met records an issue`(
    expectation: Step.Expectation, text: String
  ) {
    let state = "\nThe screen:\n\(app.screen)\n\nThe tree:\n\(app.tree)"
    let line = SourceLocation(fileID: "A/B.swift", filePath: "/B.swift", line: 7, column: 3)
    withKnownIssue {
      app.expect(expectation, sourceLocation: line)
    } matching: { issue in
      issue.comments == ["\(text)\n\(state)"] && issue.sourceLocation == line
    }
  }

  /// Expects that a step records an issue that begins with a text, at the caller's line.
  private func expectIssue(_ text: String, line: Int = #line, _ step: () -> Void) {
    withKnownIssue {
      step()
    } matching: {
      $0.starts(text, line: line)
    }
  }

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An app that is not idle records an issue") {
      app.tap("Drawer")
      try app.beginSwipeBack()
      expectIssue("Expected no transition to run or wait, but one does.") { app.expect(.idle) }
      app.cancelGesture()
      app.expect(.idle)
    }

    test("A step that a user could not do records an issue") {
      expectIssue("\"Off\" cannot be tapped: the control is disabled.") { app.tap("Off") }
      expectIssue("No text field is labelled \"Age\".") { app.type("7", into: "Age") }
      expectIssue("No row is labelled \"Row 1\".") { app.select("Row 1") }
      expectIssue("No tab is labelled \"Left\".") { app.tab("Left") }
      expectIssue("The back button cannot be tapped: ") { app.back() }
      expectIssue("Cannot swipe back: ") { app.swipeBack(cancelAt: 0.5) }
      expectIssue("There is no sheet to drag.") { app.swipeDown() }
      expectIssue("Opening a URL needs an application delegate") { app.open("desk://1") }
      expectIssue("The back button cannot be tapped: ") { app.step(.back) }
    }
  }
}

extension Issue {
  /// Whether the issue's text has a prefix, and its location is a line of this file.
  fileprivate func starts(_ text: String, line: Int, file: String = #fileID) -> Bool {
    comments.first?.rawValue.hasPrefix(text) ?? false
      && sourceLocation?.line == line && sourceLocation?.fileID == file
  }
}
