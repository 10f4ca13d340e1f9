import UIKit

extension Registration {
  /// What the steps tell.
  protocol StepDelegate: AnyObject {
    func step1Finished(name: String)
    func step2Finished(city: String)
    func step3Finished()
  }

  /// What the steps have in common: the progress, something of their own, and a button.
  class StepViewController: UIViewController {
    weak var delegate: (any StepDelegate)?

    func fill(with content: UIView, step: Int, button: String, action: @escaping () -> Void) {
      let next = UIButton(type: .system, primaryAction: UIAction(title: button) { _ in action() })
      let column = UIStackView(arrangedSubviews: [ProgressView(step: step), content, next])
      column.axis = .vertical
      view.addSubview(column)
    }
  }
}
