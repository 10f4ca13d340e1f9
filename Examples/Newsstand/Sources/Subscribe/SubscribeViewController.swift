import Foundation
import UIKit

extension Subscribe {
  protocol SubscribeViewControllerDelegate: AnyObject {
    func planChosen(_ plan: Plan)
    func cancelButtonPressed()
  }

  final class SubscribeViewController: UITableViewController {
    weak var delegate: (any SubscribeViewControllerDelegate)?

    private let viewModel: SubscribeViewModel

    init(viewModel: SubscribeViewModel) {
      self.viewModel = viewModel
      super.init(style: .insetGrouped)
      title = "Choose a plan"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("This screen is made in code.")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plan")
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Cancel") { [weak self] _ in
          self?.delegate?.cancelButtonPressed()
        }
      )
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Subscribe") { [weak self] _ in self?.subscribe() }
      )
      navigationItem.rightBarButtonItem?.isEnabled = viewModel.chosenPlan != nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      viewModel.plans.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "plan", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = viewModel.plans[indexPath.row].title
      content.secondaryText = viewModel.plans[indexPath.row].price
      cell.contentConfiguration = content
      cell.accessoryType = indexPath.row == viewModel.chosenIndex ? .checkmark : .none
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      viewModel.choose(indexPath.row)
      tableView.reloadData()
    }

    private func subscribe() {
      guard let plan = viewModel.chosenPlan else { return }
      delegate?.planChosen(plan)
    }
  }
}
