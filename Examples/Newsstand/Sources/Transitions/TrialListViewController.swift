import Foundation
import UIKit

extension Transitions {
  protocol TrialListViewControllerDelegate: AnyObject {
    func trialSelected(_ trial: Trial, in cell: UITableViewCell)
  }

  /// The list of trials; the toolbar shows the results of the last one.
  final class TrialListViewController: UITableViewController {
    weak var delegate: (any TrialListViewControllerDelegate)?

    private let record: Record
    private let endLabel = UILabel()

    init(title: String, record: Record) {
      self.record = record
      super.init(style: .plain)
      self.title = title
      endLabel.font = .preferredFont(forTextStyle: .footnote)
      toolbarItems = [UIBarButtonItem(customView: endLabel)]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("This screen is made in code.")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trial")
      record.add(self)
      recordChanged()
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
      Group.all.count
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      Group.all[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      Group.all[section].trials.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "trial", for: indexPath)
      let trial = Group.all[indexPath.section].trials[indexPath.row]
      var content = cell.defaultContentConfiguration()
      content.text = trial.title
      content.secondaryText = trial.explanation
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      guard let cell = tableView.cellForRow(at: indexPath) else { return }
      delegate?.trialSelected(Group.all[indexPath.section].trials[indexPath.row], in: cell)
    }
  }
}

extension Transitions.TrialListViewController: Transitions.RecordDelegate {
  func recordChanged() {
    endLabel.text = record.text
    endLabel.sizeToFit()
  }
}
