import Foundation

/// The stack behind the item "More" of a tab bar: a list of the tabs that have no place in the bar,
/// and the one of them that is shown.
final class MoreNavigationController: UINavigationController {
  weak var tabs: UITabBarController?
  let list = MoreListController(style: .plain)

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    viewControllers = [list]
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  /// The tab that is shown, if the list is not.
  var lent: UIViewController? { stack.count > 1 ? stack[1] : nil }

  /// Shows a tab over the list.
  func lend(_ controller: UIViewController, animated: Bool) {
    guard lent !== controller else { return }
    let old = lent
    tabs?.isLending = true
    restack([list, controller], animated: animated)
    tabs?.isLending = false
    giveBack(old)
  }

  /// Gives back the tab that is shown.
  func reclaim() {
    guard let old = lent else { return }
    restack([list], animated: false)
    giveBack(old)
  }

  private func giveBack(_ controller: UIViewController?) {
    guard let controller, controller.parent == nil, let tabs, tabs.index(of: controller) != nil
    else { return }
    controller.parent = tabs
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    let old = lent
    let popped = super.popViewController(animated: animated)
    if lent == nil { giveBack(old) }
    return popped
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let old = lent
    let popped = super.popToRootViewController(animated: animated)
    giveBack(old)
    return popped
  }
}

/// The list of the tabs that have no place in the bar.
final class MoreListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "More"
  }

  private var tabs: UITabBarController? {
    (navigationController as? MoreNavigationController)?.tabs
  }
  private var controllers: [UIViewController] { tabs?.controllersInMore ?? [] }

  func reload() {
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controllers.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let item = controllers[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.displayedTitle
    cell.imageView?.image = item?.image
    cell.detailTextLabel?.text = item?.badgeValue
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    (navigationController as? MoreNavigationController)?
      .lend(controllers[indexPath.row], animated: true)
  }
}
