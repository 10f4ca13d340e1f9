import Foundation
import HeadlessUIKit

// Containers with several screens.
extension HeadlessSuite {
  static func containers() -> [Row] { [turnPage(), showDetail(), collapseAndExpand()] }

  private static func turnPage() -> Row {
    let stage = Stage()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let screens = [Screen(), Screen()]
    pages.setViewControllers([screens[0]], direction: .forward, animated: false)
    stage.show(pages)
    var turns = 0
    return Comparison.row(
      "turn a page", to: floor, limit: 14, floor: makeScreen,
      work: {
        stage.device.run {
          turns += 1
          pages.setViewControllers([screens[turns % 2]], direction: .forward, animated: false)
          stage.settle()
        }
      })
  }

  private static let wide = ScreenMetrics(size: CGSize(width: 1180, height: 820), idiom: .pad)

  private static func showDetail() -> Row {
    let stage = Stage(wide)
    let split = makeSplit()
    stage.show(split)
    return Comparison.row(
      "show another detail", to: floor, limit: 40, floor: makeScreen,
      work: {
        stage.device.run {
          split.showDetailViewController(Screen(), sender: nil)
          stage.settle()
        }
      })
  }

  private static func collapseAndExpand() -> Row {
    let stage = Stage(wide)
    stage.show(makeSplit())
    return Comparison.row(
      "collapse + expand", to: "making the columns and their views", limit: 6,
      floor: {
        let split = makeSplit()
        split.loadViewIfNeeded()
        for child in split.children {
          child.loadViewIfNeeded()
          for screen in child.children { screen.loadViewIfNeeded() }
        }
      },
      work: {
        for screen in [ScreenMetrics.phone, wide] {
          stage.device.run { stage.device.screen = screen }
          stage.settle()
        }
      })
  }

  private static func makeSplit() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Screen(), for: .primary)
    split.setViewController(Screen(), for: .secondary)
    return split
  }
}
