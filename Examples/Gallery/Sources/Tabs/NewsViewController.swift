import Foundation
import UIKit

protocol NewsViewControllerDelegate: AnyObject {
  func titleSelected(at index: Int)
}

/// A list of titles.
final class NewsViewController: UITableViewController {
  weak var delegate: (any NewsViewControllerDelegate)?
  private let titles: [String]

  init(titles: [String]) {
    self.titles = titles
    super.init(style: .plain)
    title = "News"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("This screen is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Title")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Title", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = titles[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.titleSelected(at: indexPath.row)
  }
}
