import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The ways out by the escape gesture of a screen reader, where nobody guards.
@MainActor @Suite(.coordinators) struct EscapeExitTests {
  let stage = ExitStage()

  private nonisolated static let covering: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
  ]

  @Test func `The escape gesture goes back from a child's screen`() {
    let child = stage.push()
    stage.app.escape()
    #expect(child.story == ExitStage.left(after: "Leaf pop Screen observed"))
    #expect(stage.app.title == "List")
  }

  @Test func `The escape gesture dismisses a child's sheet`() {
    let child = stage.present(.pageSheet)
    stage.app.escape()
    #expect(child.story == ExitStage.left("Sheet", after: "Sheet dismiss Screen observed"))
    #expect(stage.app.title == "List")
  }

  private static let dismissed = ExitStage.left(
    "Sheet", after: "Sheet dismiss requested", "Sheet dismiss Screen performed")

  @Test(arguments: covering)
  func `The escape gesture dismisses a child that covers the others`(
    style: UIModalPresentationStyle
  ) {
    let screen = Screen("Sheet")
    let child = stage.present(Presentation(style), screen: screen)
    stage.app.escape()
    stage.app.settle()
    #expect(stage.app.title == "List")
    #expect(screen.view.accessibilityPerformEscapeBlock == nil)
    #expect(child.story == Self.dismissed.replacing(", screens", with: ""))
  }

  @Test func `The escape gesture goes back in a stack that covers the others, then dismisses it`() {
    let child = { () -> Child in
      let leaf = Leaf(UINavigationController(), ["One", "Two"], stage.log)
      stage.host.present(leaf, style: .fullScreen)
      stage.app.settle()
      return stage.follow(leaf)
    }()
    stage.app.escape()
    #expect(stage.app.title == "One")
    #expect(child.flow?.isActive == true)
    child.begin()
    stage.app.escape()
    #expect(
      child.story
        == ExitStage.left(
          after: "Leaf dismiss requested", "Leaf dismiss UINavigationController performed"))
    #expect(stage.app.title == "List")
  }

  @Test func `The escape gesture leaves what is modal`() {
    let screen = Screen("Sheet")
    screen.isModalInPresentation = true
    let child = stage.present(.fullScreen, screen: screen)
    #expect(throws: InputRefusal("nothing answers the escape gesture")) {
      try UserInput(device: stage.app.device).performEscape()
    }
    #expect(child.story == ExitStage.kept("Sheet"))
  }

  @Test func `An answer of the app's own to the escape gesture is left alone`() {
    let screen = Screen("Sheet")
    var escapes = 0
    screen.view.accessibilityPerformEscapeBlock = {
      escapes += 1
      return true
    }
    let child = stage.present(.fullScreen, screen: screen)
    stage.app.escape()
    #expect(escapes == 1)
    #expect(child.story == ExitStage.kept("Sheet"))
    stage.host.dismiss()
    stage.app.settle()
    #expect(screen.view.accessibilityPerformEscapeBlock != nil)
  }
}
