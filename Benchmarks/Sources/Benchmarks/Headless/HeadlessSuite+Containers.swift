import Foundation
import HeadlessUIKit

// Containers with several screens.
extension HeadlessSuite {
  static var containers: [Comparison] { [turnPage, showDetail, collapseAndExpand] }

  private static var turnPage: Comparison {
    row("turn a page", limit: 8.15) {
      let stage = Stage()
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      let screens = [Screen(), Screen()]
      pages.setViewControllers([screens[0]], direction: .forward, animated: false)
      stage.show(pages)
      var turns = 0
      return {
        stage.run {
          turns += 1
          pages.setViewControllers([screens[turns % 2]], direction: .forward, animated: false)
        }
      }
    }
  }

  private static let wide = ScreenMetrics(size: CGSize(width: 1180, height: 820), idiom: .pad)

  private static var showDetail: Comparison {
    row("show another detail", limit: 30.1) {
      let stage = Stage(wide)
      let split = makeSplit()
      stage.show(split)
      return { stage.run { split.showDetailViewController(Screen(), sender: nil) } }
    }
  }

  private static var collapseAndExpand: Comparison {
    Comparison("collapse + expand", to: "making the columns and their views", limit: 3.65) {
      let stage = Stage(wide)
      stage.show(makeSplit())
      return Comparison.Sides(
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
            stage.run { stage.device.screen = screen }
          }
        })
    }
  }

  private static func makeSplit() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Screen(), for: .primary)
    split.setViewController(Screen(), for: .secondary)
    return split
  }
}
