import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A tap on the selected tab: its guards are asked, and its coordinator is notified once.
@MainActor @Suite(.coordinators, .serialized) struct ReselectLeavesTests {}

extension ReselectLeavesTests {
  /// A tab that counts the taps on it while it is selected.
  final class Bell: NavigationCoordinator, TabCoordinator, TabReselecting {
    let context = CoordinatorContext()
    let navigationController = UINavigationController()
    let tabBarItem = UITabBarItem(title: "Bell", image: nil, tag: 0)
    let editor = Editor("Editor")
    private(set) var rings = 0
    var rootController: UINavigationController { navigationController }
    func start() {
      push(Screen("Bell"), animated: false)
      push(editor, animated: false)
    }
    func reselect() { rings += 1 }
  }

  final class Tower: TabBarCoordinator {
    let context = CoordinatorContext()
    let tabBarController: UITabBarController
    let bell = Bell()
    private let kind: Kind

    init(_ tabBarController: UITabBarController, _ kind: Kind) {
      self.tabBarController = tabBarController
      self.kind = kind
    }

    func start() {
      var first = UITab(title: "Bell", image: nil, identifier: "bell") { [bell] _ in
        bell.navigationController
      }
      switch kind {
      case .screens: return _ = setTabs([bell, Aisle("Stairs")])
      case .objects: start(bell)
      case .group:
        let child = UITab(title: "High", image: nil, identifier: "high") { _ in Screen("High") }
        let group = UITabGroup(
          title: "Bell", image: nil, identifier: "bell", children: [child],
          viewControllerProvider: { _ in Screen("Tower") })
        group.managingNavigationController = bell.navigationController
        group.selectedChild = child
        first = group
      }
      tabBarController.tabs = [
        first,
        UITab(title: "Stairs", image: nil, identifier: "stairs") { _ in Screen("Stairs") },
      ]
      start(bell)
    }
  }

  /// How the tabs are set; a group has a stack for its tabs.
  enum Kind: CaseIterable { case screens, objects, group }

  @Test(arguments: Kind.allCases)
  func `A tab is notified of a second tap when its guard has allowed it`(kind: Kind) async throws {
    let (app, tower) = launchApp { Tower($0, kind) }
    let tap = {
      try? UserInput(device: app.device).selectTab(0, in: tower.tabBarController)
      app.settle()
    }
    app.settle()
    tap()
    await tower.bell.editor.answer(false, in: app)
    expectEqual(tower.bell.rings, 0)
    tap()
    await tower.bell.editor.answer(true, in: app)
    expectEqual(tower.bell.rings, 1)
    expectEqual(tower.bell.navigationController.viewControllers.count, 1)
    tap()
    expectEqual(tower.bell.rings, 2)
    app.tab("Stairs")
    app.tab("Bell")
    expectEqual(tower.bell.rings, 2)
    expectTrue(tower.bell.isActive)
  }
}
