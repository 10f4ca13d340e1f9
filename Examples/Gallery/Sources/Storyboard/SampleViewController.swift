import Coordinators
import UIKit

/// A page to read for nothing; from here, too, one can buy, without knowing how.
class SampleViewController: UIViewController, Storyboarded {
  weak var coordinator: (any Buying)?

  @IBAction func buyTapped(_ sender: Any) {
    coordinator?.buySubscription()
  }
}
