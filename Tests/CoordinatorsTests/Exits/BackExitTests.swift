import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The ways in which the user goes back, and in which calls remove screens from a stack.
struct BackExitTests: TableSuite {
  let stage = ExitStage()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The back button") {
      let child = stage.push()
      stage.app.back()
      child.expectLeft(after: "Leaf pop Screen observed")
      expectEqual(stage.app.tree, "Host  active  ◀ Screen")
      expectEqual(stage.app.depth, 1)
    }

    test("A finished swipe back") {
      let child = stage.push()
      stage.app.swipeBack()
      child.expectLeft(after: "Leaf pop Screen observed")
      expectEqual(stage.app.depth, 1)
    }

    /// UIKit reports nothing in this case, but the view of the top leaves the window.
    test("Going back while the app has replaced our delegate") {
      let child = stage.push()
      let late = StackRecorder(animator: nil)
      stage.stack.delegate = late
      stage.app.back()
      child.expectLeft(after: "Leaf pop Screen observed")
      expectEqual(late.calls.last, "didShow List true")
    }

    test("A cancelled swipe back") {
      let child = stage.push()
      try stage.app.beginSwipeBack()
      stage.app.moveGesture(to: 0.4)
      stage.app.cancelGesture()
      child.expectKept()
      expectEqual(stage.app.title, "Leaf")
    }

    test("The back button's menu, over several screens") {
      let lower = stage.push(["First", "Second"])
      let upper = stage.push(["Third"])
      for child in [lower, upper] { child.begin() }
      let input = UserInput(device: stage.app.device)
      try input.chooseBackMenu(at: 2, in: stage.stack)
      let calls = ExitStage.calls(
        "Leaf", of: "Host", as: "cancelled: its last screen was removed")
      expectEqual(
        upper.story,
        """
        \(calls)
        \(calls)
        freed: coordinator, context, screens
        journal: Leaf pop Screen observed; Leaf pop Screen observed; Leaf pop Screen observed; \
        Leaf stopped; Leaf cancelled: its last screen was removed; \
        Leaf stopped; Leaf cancelled: its last screen was removed
        """)
      expectNil(lower.flow)
      expectEqual(stage.app.depth, 1)
    }

    test("A raw call pops on a covered stack") {
      let child = stage.push()
      let cover = Screen("Cover")
      stage.host.present(cover, animated: false, style: .fullScreen)
      stage.app.settle()
      child.begin()
      stage.stack.popViewController(animated: false)
      cover.dismiss(animated: false)
      child.expectLeft(after: "Leaf pop Screen observed", then: ["Host dismiss Screen observed"])
    }

    // MARK: The escape gesture of a screen reader, without guards

    test("The escape gesture goes back from a child's screen") {
      let child = stage.push()
      stage.app.escape()
      child.expectLeft(after: "Leaf pop Screen observed")
      expectEqual(stage.app.title, "List")
    }

    test("The escape gesture dismisses a child's sheet") {
      let child = stage.present(.pageSheet)
      stage.app.escape()
      child.expectLeft(after: "Sheet dismiss Screen observed")
      expectEqual(stage.app.title, "List")
    }
  }

  @Test(.coordinators, .serialized, arguments: [true, false])
  func `A transition by the app's own gesture`(isFinished: Bool) {
    let delegate = StackRecorder(animator: Fader())
    let gesture = UIPercentDrivenInteractiveTransition()
    delegate.interaction = gesture
    stage.stack.delegate = delegate
    let child = stage.push()
    stage.stack.popViewController(animated: true)
    stage.app.device.clock.turn()
    gesture.update(0.4)
    if isFinished {
      gesture.finish()
      child.expectLeft(after: "Leaf pop Screen observed")
    } else {
      gesture.cancel()
      child.expectKept()
    }
    expectEqual(stage.app.title, (isFinished ? "List" : "Leaf"))
  }

  // MARK: Verbs and raw calls

  /// A call that removes the child's screen from the stack.
  enum Call: String, CaseIterable {
    case pop, popTo, popToRoot, set
  }

  @Test(.coordinators, .serialized, arguments: Call.allCases, [true, false])
  func `Verbs call pop, popTo, popToRoot and set`(call: Call, animated: Bool) {
    let child = stage.push()
    let host = stage.host
    switch call {
    case .pop: host.pop(animated: animated)
    case .popTo: host.popTo(host.list, animated: animated)
    case .popToRoot: host.popToRoot(animated: animated)
    case .set: host.set([host.list], animated: animated)
    }
    let subject = call == .popTo || call == .set ? " Screen" : ""
    child.expectLeft(after: "Host \(call)\(subject) requested", "Host \(call)\(subject) performed")
    expectEqual(stage.app.depth, 1)
  }

  @Test(.coordinators, .serialized, arguments: Call.allCases, [true, false])
  func `Raw calls pop to screens and set the stack`(call: Call, animated: Bool) {
    let child = stage.push()
    switch call {
    case .pop: stage.stack.popViewController(animated: animated)
    case .popTo: stage.stack.popToViewController(stage.host.list, animated: animated)
    case .popToRoot: stage.stack.popToRootViewController(animated: animated)
    case .set: stage.stack.setViewControllers([stage.host.list], animated: animated)
    }
    child.expectLeft(after: "Leaf pop Screen observed")
    expectEqual(stage.app.depth, 1)
  }
}
