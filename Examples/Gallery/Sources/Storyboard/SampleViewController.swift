import Coordinators
import UIKit

/// A free page, with a button to buy; the coordinator decides how.
class SampleViewController: UIViewController, Storyboarded {
  weak var coordinator: (any Buying)?

  @IBAction func buyTapped(_ sender: Any) {
    coordinator?.buySubscription()
  }
}
