import UIKit

extension Home {
  protocol ViewControllerDelegate: AnyObject {
    func registerTapped()
  }

  final class ViewController: UIViewController {
    weak var delegate: (any ViewControllerDelegate)?

    var greeting = "Welcome, stranger." {
      didSet { label.text = greeting }
    }

    private let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Home"
      label.text = greeting
      let register = UIAction(title: "Register") { [weak self] _ in
        self?.delegate?.registerTapped()
      }
      let column = UIStackView(arrangedSubviews: [
        label, UIButton(type: .system, primaryAction: register),
      ])
      column.axis = .vertical
      view.addSubview(column)
    }
  }
}
