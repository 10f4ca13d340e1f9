import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Exit paths by the escape gesture of a screen reader, without guards.
@MainActor struct EscapeExitTests: TableSuite {
  let stage = ExitStage()

  private nonisolated static let covering: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
  ]

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
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

    test("The escape gesture goes back in a full screen stack, then dismisses it") {
      let child = { () -> Child in
        let leaf = Leaf(UINavigationController(), ["One", "Two"], stage.log)
        stage.host.present(leaf, style: .fullScreen)
        stage.app.settle()
        return stage.follow(leaf)
      }()
      stage.app.escape()
      expectEqual(stage.app.title, "One")
      expectEqual(child.flow?.isActive, true)
      child.begin()
      stage.app.escape()
      child.expectLeft(
        after: "Leaf dismiss requested", "Leaf dismiss UINavigationController performed")
      expectEqual(stage.app.title, "List")
    }

    test("The escape gesture does not dismiss a modal screen") {
      let screen = Screen("Sheet")
      screen.isModalInPresentation = true
      let child = stage.present(.fullScreen, screen: screen)
      #expect(throws: InputRefusal("nothing answers the escape gesture")) {
        try UserInput(device: stage.app.device).performEscape()
      }
      child.expectKept()
    }

    test("The app's own response to the escape gesture is left alone") {
      let screen = Screen("Sheet")
      var escapes = 0
      screen.view.accessibilityPerformEscapeBlock = {
        escapes += 1
        return true
      }
      let child = stage.present(.fullScreen, screen: screen)
      stage.app.escape()
      expectEqual(escapes, 1)
      child.expectKept()
      stage.host.dismiss()
      stage.app.settle()
      expectNotNil(screen.view.accessibilityPerformEscapeBlock)
    }
  }

  private static let dismissed = ExitStage.left(
    "Sheet", after: ["Sheet dismiss requested", "Sheet dismiss Screen performed"])

  @Test(.coordinators, .serialized, arguments: covering)
  func `The escape gesture dismisses a full screen child`(
    style: UIModalPresentationStyle
  ) {
    let screen = Screen("Sheet")
    let child = stage.present(Presentation(style), screen: screen)
    stage.app.escape()
    stage.app.settle()
    expectEqual(stage.app.title, "List")
    expectNil(screen.view.accessibilityPerformEscapeBlock)
    expectEqual(child.story, Self.dismissed.replacing(", screens", with: ""))
  }
}
