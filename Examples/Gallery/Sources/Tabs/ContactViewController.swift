import UIKit

/// Where the makers of the app can be found.
final class ContactViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contact"
    let label = UILabel()
    label.text = "42 Station Road, Upper Town"
    view.addSubview(label)
  }
}
