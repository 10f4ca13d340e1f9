import Foundation
import UIKit

extension Saved {
  protocol SavedViewControllerDelegate: AnyObject {
    func articleSelected(_ article: Article)
  }

  final class SavedViewController: UITableViewController {
    weak var delegate: (any SavedViewControllerDelegate)?

    private let viewModel: SavedViewModel
    private lazy var removeButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Remove all") { [weak self] _ in
        self?.viewModel.removeAll()
        self?.update()
      }
    )
    private lazy var undoButton = UIBarButtonItem(
      primaryAction: UIAction(title: "Undo") { [weak self] _ in
        self?.viewModel.undo()
        self?.update()
      }
    )

    init(viewModel: SavedViewModel) {
      self.viewModel = viewModel
      super.init(style: .plain)
      title = "Saved"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("This screen is made in code.")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(ArticleCell.self, forCellReuseIdentifier: ArticleCell.identifier)
      navigationItem.leftBarButtonItem = removeButton
      navigationItem.rightBarButtonItem = undoButton
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      viewModel.reload()
      update()
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      viewModel.note
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

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      delegate?.articleSelected(viewModel.articles[indexPath.row])
    }

    private func update() {
      removeButton.isEnabled = viewModel.canRemoveAll
      undoButton.isEnabled = viewModel.canUndo
      tableView.reloadData()
    }
  }
}
