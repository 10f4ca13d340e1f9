import Foundation
import UIKit

extension Library {
  protocol ArticleListViewControllerDelegate: AnyObject {
    func articleSelected(_ article: Article)
  }

  final class ArticleListViewController: UITableViewController {
    weak var delegate: (any ArticleListViewControllerDelegate)?

    private let viewModel: ArticleListViewModel

    init(viewModel: ArticleListViewModel) {
      self.viewModel = viewModel
      super.init(style: .plain)
      title = "Library"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("This screen is made in code.")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(ArticleCell.self, forCellReuseIdentifier: ArticleCell.identifier)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      viewModel.articles.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(
        withIdentifier: ArticleCell.identifier, for: indexPath
      )
      (cell as? ArticleCell)?.display(viewModel.articles[indexPath.row])
      return cell
    }

    /// Marks the row of an article that was not chosen here.
    func mark(_ article: Article) {
      guard let row = viewModel.articles.firstIndex(of: article) else { return }
      loadViewIfNeeded()
      let path = IndexPath(row: row, section: 0)
      guard tableView.indexPathForSelectedRow != path else { return }
      tableView.selectRow(at: path, animated: false, scrollPosition: .middle)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      delegate?.articleSelected(viewModel.articles[indexPath.row])
    }
  }
}
