import Coordinators
import UIKit

class ViewController: UIViewController, Storyboarded {
  weak var coordinator: MainCoordinator?

  @IBAction func buyTapped(_ sender: Any) {
    coordinator?.buySubscription()
  }

  @IBAction func createAccount(_ sender: Any) {
    coordinator?.createAccount()
  }

  @IBAction func readSample(_ sender: Any) {
    coordinator?.readSample()
  }
}
