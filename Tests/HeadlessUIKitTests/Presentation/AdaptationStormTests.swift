import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// Wants another style each time it is asked, and another controller now and then.
private final class Fickle: NSObject, UIPopoverPresentationControllerDelegate {
  var dice: Dice

  init(_ dice: Dice) {
    self.dice = dice
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let styles: [UIModalPresentationStyle] = [.none, .fullScreen, .overFullScreen, .formSheet]
    return styles.randomElement(using: &dice) ?? .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    let presented = controller.presentedViewController
    guard Bool.random(using: &dice), presented.parent == nil,
      !(presented is UINavigationController)
    else { return nil }
    return UINavigationController(rootViewController: presented)
  }
}

@MainActor
@Suite(.serialized)
struct AdaptationStormTests {
  @Test(arguments: RandomSeeds.named(orElse: "1-100"))
  func `Whatever adapts to whatever, callbacks alternate and everything is freed`(_ seed: Int) {
    var dice = Dice(seed: seed &* 7919)
    let stage = Stage()
    let device = stage.device
    let witness = StormWitness(stage)
    func screen() -> CheckedScreen { witness.screen() }
    let delegate = Fickle(Dice(seed: seed))
    device.run {
      stage.show(UINavigationController(rootViewController: screen()))
      for _ in 0..<120 {
        let top = VisibleHierarchy(window: stage.window).top
        let animated = Bool.random(using: &dice)
        switch Int.random(in: 0..<16, using: &dice) {
        case 0...2:
          let next =
            Bool.random(using: &dice)
            ? screen() : UINavigationController(rootViewController: screen())
          let styles: [UIModalPresentationStyle] = [.popover, .formSheet, .pageSheet, .fullScreen]
          next.modalPresentationStyle = styles.randomElement(using: &dice) ?? .popover
          next.presentationController?.delegate = delegate
          next.popoverPresentationController?.sourceView = top?.screen.view
          top?.screen.present(next, animated: animated)
        case 3: top?.screen.dismiss(animated: animated)
        case 4: stage.window.rootViewController?.dismiss(animated: animated)
        case 5...7:
          device.screen = [ScreenMetrics.pad, .phone, .wide].randomElement(using: &dice) ?? .phone
        case 8: if let top { try? stage.input.beginSheetDrag(of: top.root) }
        case 9: stage.input.finishGesture()
        case 10: stage.input.cancelGesture()
        case 11: stage.window.isHidden.toggle()
        case 12: top?.navigationController?.pushViewController(screen(), animated: animated)
        case 13: stage.clock.advance(by: .milliseconds(Int.random(in: 0..<400, using: &dice)))
        default: stage.clock.turn()
        }
      }
      stage.input.finishGesture()
      stage.window.isHidden = false
      stage.clock.drain()
    }
    witness.expectPeace()
  }
}
