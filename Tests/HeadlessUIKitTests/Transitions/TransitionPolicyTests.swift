import CompactTesting
import HeadlessUIKit
import Testing

/// What the choices of `Policies` change around transitions; no other test depends on them.
@MainActor
struct TransitionPolicyTests {
  let stage = Stage()

  @Test(arguments: [true, false])
  func `The completion of a cancelled presentation comes or not`(_ comes: Bool) {
    stage.device.policies.cancelledTransitionsCallCompletion = comes
    let root = stage.screen("A")
    stage.show(root)
    let drive = UIPercentDrivenInteractiveTransition()
    let source = AnimatorSource(stage.recorder, RecordedAnimator(stage.recorder))
    source.interactor = drive
    let sheet = stage.screen("M")
    sheet.modalPresentationStyle = .overFullScreen
    sheet.transitioningDelegate = source
    stage.run {
      root.present(sheet, animated: true) { stage.recorder.note("completion") }
    }
    stage.clock.turn()
    drive.cancel()
    stage.clock.drain()
    expectEqual(stage.take().contains("completion"), comes)
    expectNil(root.presentedViewController)
  }

  @Test(arguments: [true, false])
  func `An action in place of going back takes the menu away or leaves it`(_ takesAway: Bool) {
    stage.device.policies.backActionHidesBackMenu = takesAway
    let navigation = stage.navigation("AB")
    stage.show(navigation)
    navigation.topViewController?.navigationItem.backAction = UIAction { _ in }
    let rows = try? stage.input.backMenuTitles(in: navigation).count
    expectEqual(rows, (takesAway ? nil : 1))
  }
}
