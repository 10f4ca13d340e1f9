import Coordinators
import UIKit

/// A tab whose root is a plain screen.
final class TodayTabCoordinator: TabCoordinator {
  let context = CoordinatorContext()
  let rootController = TodayViewController()
  let tabBarItem = UITabBarItem(title: "Today", image: nil, selectedImage: nil)

  init() {
    rootController.tabBarItem = tabBarItem
  }
}

final class TodayViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"
    let label = UILabel()
    label.text = "Fog until noon, then sun."
    view.addSubview(label)
  }
}
