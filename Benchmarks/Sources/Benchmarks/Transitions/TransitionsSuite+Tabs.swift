import Coordinators
import HeadlessUIKit

extension TransitionsSuite {
  static var tabs: [Comparison] {
    [
      tabRow(
        "select a tab", limit: 2.5,
        bare: { _, tabs in tabs.selectedIndex = 1 - tabs.selectedIndex },
        verbs: { _, market in market.select(index: 1 - market.tabBarController.selectedIndex) }),
      tabRow(
        "select a child", limit: 5.65,
        bare: { _, tabs in
          tabs.selectedViewController = tabs.viewControllers?[1 - tabs.selectedIndex]
        },
        verbs: { _, market in
          let index = 1 - market.tabBarController.selectedIndex
          if let tab = market.tabCoordinators[index] as? Tab { market.select(tab) }
        }),
      addAndRemove("setTabs", limit: 11.5) { stage, market in
        let coordinators = market.tabCoordinators
        market.setTabs(coordinators + [Tab()])
        stage.settle()
        market.setTabs(coordinators)
      },
      addAndRemove("addTab + removeTab", limit: 12.0) { stage, market in
        let tab = Tab()
        market.addTab(tab)
        stage.settle()
        market.removeTab(tab)
      },
    ]
  }

  /// Two tabs that stay and one that comes and goes.
  private static func addAndRemove(
    _ title: String, limit: Double, verbs: @escaping (Stage, Tabs) -> Void
  ) -> Comparison {
    tabRow(
      title, limit: limit,
      bare: { stage, tabs in
        let screens = tabs.viewControllers ?? []
        tabs.setViewControllers(screens + [Screen()], animated: false)
        stage.settle()
        tabs.setViewControllers(screens, animated: false)
      }, verbs: verbs)
  }

  private static func tabRow(
    _ title: String, limit: Double, bare work: @escaping (Stage, UITabBarController) -> Void,
    verbs: @escaping (Stage, Tabs) -> Void
  ) -> Comparison {
    Comparison(title, to: bare, limit: limit) {
      let byHand = Stage()
      let tabs = UITabBarController()
      tabs.viewControllers = [Screen(), Screen()]
      byHand.show(tabs)
      let stage = Stage()
      let market = Tabs.launched(on: stage)
      return Comparison.Sides(
        floor: { byHand.run { work(byHand, tabs) } },
        work: { stage.run { verbs(stage, market) } })
    }
  }
}
