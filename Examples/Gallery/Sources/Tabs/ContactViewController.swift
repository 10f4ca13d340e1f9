import UIKit

/// The address of the publisher.
final class ContactViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contact"
    let label = UILabel()
    label.text = "42 Station Road, Upper Town"
    view.addSubview(label)
  }
}
