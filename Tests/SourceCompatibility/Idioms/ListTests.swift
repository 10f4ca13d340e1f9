import CompactTesting
import Testing
import UIKit

// Tables and collections as apps have them: helpers for reuse, data sources in extensions, snapshots.

protocol ReusableView: AnyObject {}

extension ReusableView {
  static var defaultReuseIdentifier: String { String(describing: self) }
}

extension UITableViewCell: ReusableView {}
extension UICollectionReusableView: ReusableView {}

extension UITableView {
  func register<T: UITableViewCell>(_ type: T.Type) {
    register(type, forCellReuseIdentifier: T.defaultReuseIdentifier)
  }

  func dequeue<T: UITableViewCell>(_ type: T.Type = T.self, for indexPath: IndexPath) -> T {
    let cell = dequeueReusableCell(withIdentifier: T.defaultReuseIdentifier, for: indexPath)
    guard let typed = cell as? T else {
      fatalError("Could not dequeue cell with identifier: \(T.defaultReuseIdentifier)")
    }
    return typed
  }
}

extension UICollectionView {
  func register<T: UICollectionViewCell>(_ type: T.Type) {
    register(type, forCellWithReuseIdentifier: T.defaultReuseIdentifier)
  }

  func dequeue<T: UICollectionViewCell>(_ type: T.Type = T.self, for indexPath: IndexPath) -> T {
    // swift-format-ignore: NeverForceUnwrap
    dequeueReusableCell(withReuseIdentifier: T.defaultReuseIdentifier, for: indexPath) as! T
  }
}

// MARK: A table in a screen, which is its data source and delegate

final class SettingCell: UITableViewCell {
  private(set) var reuses = 0

  func configure(with title: String) {
    textLabel?.text = title
    accessoryType = .disclosureIndicator
    selectionStyle = .none
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

final class SettingsViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case account, about
  }

  var onSelect: ((String) -> Void)?
  var onRefresh: (() -> Void)?
  private(set) var rows: [Section: [String]] = [.account: ["Name", "Mail"], .about: ["Version"]]
  let tableView = UITableView(frame: .zero, style: .grouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(SettingCell.self)
    tableView.register(SettingsHeader.self, forHeaderFooterViewReuseIdentifier: "Header")
    tableView.sectionHeaderTopPadding = 0
    tableView.rowHeight = UITableView.automaticDimension
    tableView.tableFooterView = UIView(frame: .zero)
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self, weak refresh] _ in
        self?.onRefresh?()
        refresh?.endRefreshing()
      }, for: .valueChanged)
    tableView.refreshControl = refresh
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }
}

extension SettingsViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let section = Section(rawValue: section) else { return 0 }
    return rows[section]?.count ?? 0
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == Section.about.rawValue ? "About" : nil
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: SettingCell = tableView.dequeue(for: indexPath)
    if let section = Section(rawValue: indexPath.section), let titles = rows[section] {
      cell.configure(with: titles[indexPath.row])
    }
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let section = Section(rawValue: indexPath.section) else {
      return
    }
    rows[section]?.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

final class SettingsHeader: UITableViewHeaderFooterView {
  let button = UIButton(type: .system)

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }
}

extension SettingsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard section == Section.account.rawValue else { return nil }
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
    header?.textLabel?.text = "Account"
    (header as? SettingsHeader)?.button.setTitle("Edit", for: .normal)
    return header
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let section = Section(rawValue: indexPath.section) else { return }
    onSelect?(rows[section]?[indexPath.row] ?? "")
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.section == Section.account.rawValue else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      guard let self = self else { return completion(false) }
      self.tableView(self.tableView, commit: .delete, forRowAt: indexPath)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    delete.backgroundColor = .systemRed
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    navigationController?.setNavigationBarHidden(scrollView.contentOffset.y > 100, animated: true)
  }
}

// MARK: Snapshots

final class FeedViewController: UITableViewController {
  private lazy var dataSource = UITableViewDiffableDataSource<String, Int>(
    tableView: tableView,
    cellProvider: { tableView, indexPath, number in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(number)"
      content.secondaryText = "detail"
      cell.contentConfiguration = content
      return cell
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    show([1, 2])
  }

  func show(_ numbers: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["main"])
    snapshot.appendItems(numbers, toSection: "main")
    dataSource.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil)
  }
}

struct ListTests: TableSuite {
  let device = HeadlessDevice(clock: TransitionClock(.stepped))
  var person: UserInput { UserInput(device: device) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A screen that is its table's data source and delegate") {
      let settings = SettingsViewController()
      var calls: [String] = []
      settings.onSelect = { calls.append($0) }
      settings.onRefresh = { calls.append("refresh") }
      let window = device.show(UINavigationController(rootViewController: settings))
      try person.select(row: IndexPath(row: 1, section: 0), in: settings.tableView)
      try person.refresh(in: settings.tableView)
      let swiped = IndexPath(row: 0, section: 0)
      let action = try require(person.actions(ofRow: swiped, in: settings.tableView).first)
      try person.choose(action, ofRow: swiped, in: settings.tableView)
      expectEqual(calls, ["Mail", "refresh"])
      expectEqual(settings.rows[.account], ["Mail"])
      expectEqual(settings.tableView.numberOfRows(inSection: 0), 1)
      expectEqual(settings.tableView.refreshControl?.isRefreshing, false)
      _ = window
    }

    test("A table makes headers of a registered class") {
      let settings = SettingsViewController()
      let window = device.show(settings)
      let header = try require(settings.tableView.headerView(forSection: 0) as? SettingsHeader)
      expectEqual(header.reuseIdentifier, "Header")
      expectEqual(header.textLabel?.text, "Account")
      expectSame(header.button.superview, header.contentView)
      expectNil(settings.tableView.headerView(forSection: 1))
      expectNil(settings.tableView.dequeueReusableHeaderFooterView(withIdentifier: "Other"))
      _ = window
    }

    test("Snapshots fill a table") {
      let feed = FeedViewController(style: .plain)
      let window = device.show(feed)
      feed.show([2, 3, 4])
      device.clock.drain()
      let texts = (0..<feed.tableView.numberOfRows(inSection: 0)).map { row -> String? in
        let cell = feed.tableView.cellForRow(at: IndexPath(row: row, section: 0))
        return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
      }
      expectEqual(texts, ["Item 2", "Item 3", "Item 4"])
      _ = window
    }
  }
}
