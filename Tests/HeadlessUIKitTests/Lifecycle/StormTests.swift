import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite(.serialized)
struct StormTests {
  @Test(arguments: RandomSeeds.named(orElse: "1-100,3416,3944"))
  func `Whatever happens, callbacks alternate, end where the screen is, and everything is freed`(
    _ seed: Int
  ) {
    var dice = Dice(seed: seed &* 7919)
    let stage = Stage()
    let device = stage.device
    let witness = StormWitness(stage)
    func screen() -> CheckedScreen { witness.screen() }
    func stack() -> UINavigationController { UINavigationController(rootViewController: screen()) }

    let reacts = seed.isMultiple(of: 2)
    CheckedScreen.reaction = { reacting in
      guard reacts else { return }
      switch Int.random(in: 0..<30, using: &dice) {
      case 0: reacting.navigationController?.pushViewController(screen(), animated: true)
      case 1: reacting.navigationController?.popViewController(animated: false)
      case 2: reacting.present(screen(), animated: true)
      case 3: reacting.dismiss(animated: true)
      default: break
      }
    }
    device.run {
      let tabs = UITabBarController()
      tabs.viewControllers = [stack(), screen(), stack()]
      stage.show(tabs)
      for _ in 0..<120 {
        let layers = VisibleHierarchy(window: stage.window).layers
        let top = layers.last
        let navigation =
          top?.navigationController ?? tabs.viewControllers?[0] as? UINavigationController
        let animated = Bool.random(using: &dice)
        switch Int.random(in: 0..<20, using: &dice) {
        case 0...2: navigation?.pushViewController(screen(), animated: animated)
        case 3: navigation?.popViewController(animated: animated)
        case 4: navigation?.popToRootViewController(animated: animated)
        case 5: navigation?.setViewControllers([screen(), screen()], animated: animated)
        case 6:
          let next: UIViewController = Bool.random(using: &dice) ? stack() : screen()
          let styles: [UIModalPresentationStyle] = [.fullScreen, .formSheet, .overFullScreen]
          next.modalPresentationStyle = styles.randomElement(using: &dice) ?? .formSheet
          top?.screen.present(next, animated: animated)
        case 7: top?.screen.dismiss(animated: animated)
        case 8: tabs.dismiss(animated: animated)
        case 9: tabs.selectedIndex = Int.random(in: 0..<3, using: &dice)
        case 10: if let navigation { try? stage.input.beginSwipeBack(in: navigation) }
        case 11, 14: stage.input.finishGesture()
        case 12, 15: stage.input.cancelGesture()
        case 13: if let top { try? stage.input.beginSheetDrag(of: top.root) }
        case 16: stage.window.isHidden.toggle()
        case 17: navigation?.viewControllers = [screen()]
        case 18 where Int.random(in: 0..<5, using: &dice) == 0:
          stage.window.rootViewController = Bool.random(using: &dice) ? stack() : screen()
        case 18: stage.clock.advance(by: .milliseconds(Int.random(in: 0..<400, using: &dice)))
        default: stage.clock.turn()
        }
      }
      stage.input.finishGesture()
      stage.window.isHidden = false
      CheckedScreen.reaction = nil
      stage.clock.drain()
    }
    expectFalse(VisibleHierarchy(window: stage.window).layers.isEmpty)
    witness.expectPeace()
  }
}
