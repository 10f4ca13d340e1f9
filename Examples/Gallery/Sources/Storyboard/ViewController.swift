import Coordinators
import UIKit

class ViewController: UIViewController, Storyboarded {
  weak var coordinator: MainCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
  }

  @IBAction func buyTapped(_ sender: Any) {
    coordinator?.buySubscription()
  }

  @IBAction func createAccount(_ sender: Any) {
    coordinator?.createAccount()
  }
}

#if !os(iOS)
  extension ViewController: StoryboardConnecting {
    func connect(_ storyboard: StoryboardConnections) {
      storyboard.action("buyTapped:") { buyTapped($0) }
      storyboard.action("createAccount:") { createAccount($0) }
    }
  }
#endif
