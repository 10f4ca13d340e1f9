import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The ways in which the user closes a presentation.
@Suite(.coordinators, .serialized) struct SheetCloseTests: TableSuite {
  let stage = ExitStage()
}

extension SheetCloseTests {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The user swipes a sheet down") {
      let child = stage.present()
      stage.app.swipeDown()
      child.expectLeft(after: "Sheet dismiss Screen observed")
    }

    test("The user cancels the drag of a sheet") {
      let child = stage.present()
      try stage.app.beginSheetDrag()
      stage.app.moveGesture(to: 0.4)
      stage.app.cancelGesture()
      child.expectKept()
    }

    test("A dismissal that a guard does not allow") {
      let veto = SheetRecorder()
      veto.answersItself = false
      let screen = Screen("Sheet")
      screen.modalPresentationStyle = .pageSheet
      screen.presentationController?.delegate = veto
      let child = stage.present(screen: screen)
      stage.app.swipeDown()
      expectEqual(veto.calls.count { $0 == "didAttempt" }, 1)
      child.expectKept()
    }

    test("A tap outside closes a popover") {
      stage.app.device.screen = .pad
      let child = stage.present(.popover(from: stage.host.list.view))
      try UserInput(device: stage.app.device).tapOutside()
      child.expectLeft(after: "Sheet dismiss Screen observed")
      expectEqual(stage.app.title, "List")
    }

    test("A button closes an alert") {
      let child = try { () -> Child in
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Delete", style: .destructive)
        alert.addAction(action)
        let child = stage.present(.fullScreen, screen: alert)
        try UserInput(device: stage.app.device).tap(action)
        return child
      }()
      child.expectLeft(after: "Sheet dismiss UIAlertController observed")
    }
  }
}

/// The ways in which code dismisses a presentation.
@Suite(.coordinators, .serialized) struct DismissalExitTests: TableSuite {
  let stage = ExitStage()
}

extension DismissalExitTests {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A stack that a raw call presents") {
      var leaf: Leaf? = Leaf(UINavigationController(), ["Leaf"], stage.log)
      var child: Child?
      if let leaf {
        stage.host.start(leaf)
        stage.stack.present(leaf.navigationController, animated: true)
        stage.app.settle()
        child = stage.follow(leaf)
      }
      leaf = nil
      try stage.app.beginSheetDrag()
      stage.app.moveGesture(to: 1)
      stage.app.finishGesture()
      try require(child).expectLeft(after: "Leaf dismiss UINavigationController observed")
    }

    test("A raw dismiss in the middle of a chain") {
      let lower = stage.present()
      let top = presentStack(from: lower)
      // On a screen that presents another one, the call dismisses that one and keeps the receiver.
      stage.stack.presentedViewController?.dismiss(animated: true)
      top.expectLeft(of: "Sheet", after: "Leaf dismiss UINavigationController observed")
      expectEqual(
        lower.story,
        """
        Sheet hears that Leaf stopped
        Sheet is active
        journal: Leaf dismiss UINavigationController observed; Leaf stopped; \
        Leaf cancelled: its last screen was removed
        """)
    }

    test("A dismissal of several sheets at once") {
      let lower = stage.present()
      let upper = presentStack(from: lower)
      stage.stack.dismiss(animated: true)
      expectLeft(lower, upper, after: ["Sheet dismiss Screen observed"])
      expectEqual(stage.app.tree, "Host  active  ◀ Screen")
    }

    test("dismissAll by a verb") {
      let lower = stage.present()
      let upper = presentStack(from: lower)
      stage.host.dismissAll()
      expectLeft(lower, upper, after: ["Host dismiss requested", "Host dismiss Screen performed"])
      expectEqual(stage.app.title, "List")
      expectEqual(stage.app.tree, "Host  active  ◀ Screen")
      expectTrue(stage.app.device.log.entries.isEmpty)
    }

    test("dismiss by a verb") {
      let child = stage.present()
      stage.host.dismiss()
      child.expectLeft(after: "Host dismiss requested", "Host dismiss Screen performed")
    }
  }

  @Test(arguments: [true, false])
  func `A raw dismiss on the presenter`(animated: Bool) {
    let child = stage.present()
    stage.stack.dismiss(animated: animated)
    child.expectLeft(after: "Sheet dismiss Screen observed")
  }

  @Test(arguments: [true, false], [true, false])
  func `A raw dismiss on the presented screen`(isFullScreen: Bool, animated: Bool) {
    let child = stage.present(isFullScreen ? .fullScreen : .pageSheet)
    stage.stack.presentedViewController?.dismiss(animated: animated)
    child.expectLeft(after: "Sheet dismiss Screen observed")
  }

  /// A stack over a sheet that the child before it presents.
  private func presentStack(from lower: Child) -> Child {
    let leaf = Leaf(UINavigationController(), ["Leaf"], stage.log)
    (lower.flow as? Sheet)?.present(leaf)
    stage.app.settle()
    lower.begin()
    return stage.follow(leaf)
  }

  /// Expects that two sheets were dismissed together.
  ///
  /// The upper one is a child of the lower one, and ends first.
  private func expectLeft(
    _ lower: Child, _ upper: Child, after events: [String], line: Int = #line
  ) {
    let end = "cancelled: its last screen was removed"
    let (leaf, sheet) = (["Leaf stopped", "Leaf \(end)"], ["Sheet stopped", "Sheet \(end)"])
    expectEqual(
      upper.story, ExitStage.left("Leaf", of: "Sheet", after: events, then: sheet), line: line)
    expectEqual(
      lower.story,
      "Sheet hears that Leaf stopped\n" + ExitStage.left("Sheet", after: events + leaf), line: line)
  }
}
