import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// Any number of pages, each made when it is asked for.
private final class EndlessPages: NSObject, UIPageViewControllerDataSource {
  let make: () -> UIViewController

  init(_ make: @escaping () -> UIViewController) {
    self.make = make
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { make() }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { make() }
}

@MainActor
@Suite(.serialized)
struct ContainerStormTests {
  @Test(
    arguments: RandomSeeds.named(
      orElse: "1-100,2381,3026,3400,4399,5531,5996,6137,6368,6389,7174,7489,7553,7775"))
  func `Whatever happens to columns and pages, callbacks alternate and everything is freed`(
    _ seed: Int
  ) {
    var dice = Dice(seed: seed &* 7919)
    let stage = Stage()
    let device = stage.device
    let witness = StormWitness(stage)
    func screen() -> CheckedScreen { witness.screen() }
    func stack() -> UINavigationController { UINavigationController(rootViewController: screen()) }
    func either() -> UIViewController { Bool.random(using: &dice) ? stack() : screen() }

    let reacts = seed.isMultiple(of: 2)
    CheckedScreen.reaction = { reacting in
      guard reacts else { return }
      switch Int.random(in: 0..<40, using: &dice) {
      case 0: reacting.navigationController?.pushViewController(screen(), animated: true)
      case 1: reacting.navigationController?.popViewController(animated: false)
      case 2: reacting.showDetailViewController(screen(), sender: nil)
      case 3: reacting.splitViewController?.show(.secondary)
      case 4: reacting.present(screen(), animated: true)
      case 5: reacting.dismiss(animated: true)
      default: break
      }
    }
    let source = EndlessPages { screen() }
    device.policies.pageNeighboursAskedAhead = seed.isMultiple(of: 3)
    device.policies.splitCollapse = seed.isMultiple(of: 5) ? .beforeAppearing : .firstLayout
    device.run {
      let style = UISplitViewController.Style(rawValue: Int(seed % 3)) ?? .unspecified
      let split =
        style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
      let pages = UIPageViewController(
        transitionStyle: seed.isMultiple(of: 4) ? .pageCurl : .scroll,
        navigationOrientation: .horizontal)
      pages.dataSource = source
      pages.setViewControllers([screen()], direction: .forward, animated: false)
      let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
      if style == .unspecified {
        split.viewControllers = [either(), pages]
      } else {
        split.setViewController(screen(), for: .primary)
        if style == .tripleColumn { split.setViewController(screen(), for: .supplementary) }
        split.setViewController(pages, for: .secondary)
        if seed.isMultiple(of: 11) { split.setViewController(screen(), for: .compact) }
      }
      let tabs = UITabBarController()
      if seed.isMultiple(of: 2) { tabs.viewControllers = [split, screen()] }
      device.screen = Bool.random(using: &dice) ? .wide : .phone
      stage.show(seed.isMultiple(of: 2) ? tabs : split)
      for _ in 0..<120 {
        let top = VisibleHierarchy(window: stage.window).top
        let surface = top?.columns.randomElement(using: &dice)?.content ?? top
        let navigation = surface?.navigationController
        let animated = Bool.random(using: &dice)
        let column = columns.randomElement(using: &dice) ?? .secondary
        switch Int.random(in: 0..<26, using: &dice) {
        case 0...1: navigation?.pushViewController(screen(), animated: animated)
        case 2: navigation?.popViewController(animated: animated)
        case 3: navigation?.setViewControllers([screen(), screen()], animated: animated)
        case 4...6:
          device.screen =
            [ScreenMetrics.wide, .pad, .phone].randomElement(using: &dice) ?? .phone
        case 7: surface?.screen.showDetailViewController(either(), sender: nil)
        case 8: split.show(column)
        case 9: split.hide(column)
        case 10 where style != .unspecified:
          if !(style == .doubleColumn && column == .supplementary) {
            split.setViewController(either(), for: column)
          }
        case 10: split.viewControllers = [either(), either()]
        case 11:
          split.preferredDisplayMode =
            UISplitViewController.DisplayMode(rawValue: Int.random(in: 0..<7, using: &dice))
            ?? .automatic
        case 12: try? stage.input.tap(split.displayModeButtonItem)
        case 13:
          pages.setViewControllers(
            [screen()], direction: .forward, animated: animated, completion: { _ in })
        case 14: try? stage.input.beginPageTurn(in: pages, forward: animated)
        case 15: stage.input.finishGesture()
        case 16: stage.input.cancelGesture()
        case 17: if let navigation { try? stage.input.beginSwipeBack(in: navigation) }
        case 18: animated ? stage.input.finishGesture() : stage.input.cancelGesture()
        case 19: surface?.screen.present(either(), animated: animated)
        case 20: split.dismiss(animated: animated)
        case 21: tabs.selectedIndex = Int.random(in: 0..<2, using: &dice)
        case 22 where animated: stage.window.isHidden.toggle()
        case 23: stage.clock.advance(by: .milliseconds(Int.random(in: 0..<400, using: &dice)))
        default: stage.clock.turn()
        }
      }
      stage.input.finishGesture()
      stage.window.isHidden = false
      CheckedScreen.reaction = nil
      stage.clock.drain()
    }
    witness.expectPeace()
  }
}
