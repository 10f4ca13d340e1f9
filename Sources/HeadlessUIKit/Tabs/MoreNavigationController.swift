import Foundation

/// The navigation controller of the item "More": the list of the tabs that do not fit into the bar,
/// and the selected one of them.
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
  var shownTab: UIViewController? { stack.count > 1 ? stack[1] : nil }

  /// Shows a tab over the list.
  func showTab(_ controller: UIViewController, animated: Bool) {
    restack([list, controller], animated: animated)
  }

  /// Removes the tab that is shown; if changes are pending, only the list remains after them.
  func removeShownTab() {
    if let shownTab { removeFromStack(shownTab) }
    if !held.isEmpty { restack([list], animated: false) }
  }

  override func release(_ controller: UIViewController) {
    super.release(controller)
    if let tabs, tabs.index(of: controller) != nil { controller.parent = tabs }
  }

  override func disown(_ child: UIViewController) {
    super.disown(child)
    tabs?.disown(child)
  }
}

/// The list of the tabs that do not fit into the bar.
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
      .showTab(controllers[indexPath.row], animated: true)
  }
}
