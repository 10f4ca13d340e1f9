import Coordinators
import UIKit

/// Creates an account, and has a button to buy; the coordinator decides how.
class CreateAccountViewController: UIViewController, Storyboarded {
  var viewModel: AccountViewModel?
  weak var coordinator: (any Buying)?

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var nameField: UITextField?
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var resultLabel: UILabel?

  @IBAction func create(_ sender: Any) {
    resultLabel?.text = viewModel?.create(nameField?.text ?? "")
  }

  @IBAction func buyTapped(_ sender: Any) {
    coordinator?.buySubscription()
  }
}
