import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The ways in which a person closes what is presented.
@MainActor @Suite(.coordinators) struct SheetCloseTests {
  let stage = ExitStage()

  @Test func `pain 2: A sheet that is swiped down`() {
    let child = stage.present()
    stage.app.swipeDown()
    #expect(child.story == ExitStage.left("Sheet", after: "Sheet dismiss Screen observed"))
  }

  @Test func `pain 2: A sheet whose drag is cancelled`() throws {
    let child = stage.present()
    try stage.app.beginSheetDrag()
    stage.app.moveSheetDrag(to: 0.4)
    stage.app.cancelSheetDrag()
    #expect(child.story == ExitStage.kept("Sheet"))
  }

  /// Refuses every dismissal.
  final class Veto: NSObject, UIAdaptivePresentationControllerDelegate {
    var attempts = 0
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { false }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { attempts += 1 }
  }

  @Test func `A dismissal that is attempted but vetoed`() {
    let veto = Veto()
    let screen = Screen("Sheet")
    screen.modalPresentationStyle = .pageSheet
    screen.presentationController?.delegate = veto
    let child = stage.present(screen: screen)
    stage.app.swipeDown()
    #expect(veto.attempts == 1)
    #expect(child.story == ExitStage.kept("Sheet"))
  }

  @Test func `A popover that a tap outside closes`() {
    stage.app.device.screen = .pad
    let screen = Screen("Popover")
    screen.modalPresentationStyle = .popover
    screen.popoverPresentationController?.sourceView = stage.host.list.view
    let child = stage.present(.popover(from: stage.host.list.view), screen: screen)
    stage.app.swipeDown()
    #expect(stage.app.title == "List")
    #expect(child.flow == nil)
  }

  @Test func `An alert that is closed by its button`() throws {
    let child = try { () -> Child in
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "Delete", style: .destructive)
      alert.addAction(action)
      let child = stage.present(.fullScreen, screen: alert)
      try UserInput(device: stage.app.device).tap(action)
      return child
    }()
    #expect(
      child.story == ExitStage.left("Sheet", after: "Sheet dismiss UIAlertController observed"))
  }
}

/// The ways in which code dismisses what is presented.
@MainActor @Suite(.coordinators) struct DismissalExitTests {
  let stage = ExitStage()

  @Test func `A stack that a raw call presents`() throws {
    var leaf: Leaf? = Leaf(UINavigationController(), ["Leaf"], stage.log)
    var child: Child?
    if let leaf {
      let handle = stage.host.start(leaf)
      stage.stack.present(leaf.navigationController, animated: true)
      stage.app.settle()
      child = stage.child(leaf, handle, leaf.childViewControllers)
    }
    leaf = nil
    try stage.app.beginSheetDrag()
    stage.app.moveSheetDrag(to: 1)
    stage.app.finishSheetDrag()
    #expect(
      child?.story
        == ExitStage.left("Leaf", after: "Leaf dismiss UINavigationController observed"))
  }

  @Test(arguments: [true, false])
  func `pain 9: A raw dismiss on the presenter`(animated: Bool) {
    let child = stage.present()
    stage.stack.dismiss(animated: animated)
    #expect(child.story == ExitStage.left("Sheet", after: "Sheet dismiss Screen observed"))
  }

  @Test(arguments: [true, false])
  func `pain 9: A raw dismiss on the presented screen`(animated: Bool) {
    let child = stage.present(.fullScreen)
    stage.stack.presentedViewController?.dismiss(animated: animated)
    #expect(child.story == ExitStage.left("Sheet", after: "Sheet dismiss Screen observed"))
  }

  @Test func `pain 8: A raw dismiss in the middle of a chain`() throws {
    let lower = stage.present()
    let upper = stage.push()
    _ = upper
    let top = stage.present(from: lower.flow)
    lower.begin()
    top.begin()
    // On what presents another one, it dismisses that and keeps the receiver.
    stage.stack.presentedViewController?.dismiss(animated: true)
    stage.app.settle()
    #expect(lower.flow?.isActive == true)
    #expect(top.flow == nil)
    #expect(stage.app.events.last.map { "\($0.kind)" } == "cancelled: its last screen left")
  }

  @Test func `pain 8: A dismissal of several sheets at once`() {
    let lower = stage.present()
    let upper = stage.present(from: lower.flow)
    lower.begin()
    upper.begin()
    stage.stack.dismiss(animated: true)
    stage.app.settle()
    #expect(lower.flow == nil)
    #expect(upper.flow == nil)
    #expect(stage.app.tree == "Host  active  ◀ Screen")
    let stops = stage.log.lines.filter { $0 == "Sheet.stop()" }
    #expect(stops.count == 2)
  }

  @Test func `A sheet whose coordinator has just finished is adopted by nobody`() {
    let child = stage.present()
    (child.flow as? Sheet)?.finish(1)
    // Looks for what raw calls have shown.
    #expect(stage.host.childViewControllers.count == 1)
    stage.app.settle()
    #expect(!stage.app.journal.contains("present Screen observed"))
    #expect(child.flow == nil)
  }

  @Test func `dismissAll by a verb`() {
    let child = stage.present()
    stage.host.dismissAll()
    #expect(
      child.story
        == ExitStage.left(
          "Sheet", after: "Host dismiss requested", "Host dismiss Screen performed"))
  }

  @Test func `dismiss by a verb`() {
    let child = stage.present()
    stage.host.dismiss()
    #expect(
      child.story
        == ExitStage.left(
          "Sheet", after: "Host dismiss requested", "Host dismiss Screen performed"))
  }
}
