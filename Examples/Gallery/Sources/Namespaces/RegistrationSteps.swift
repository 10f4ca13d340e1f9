import UIKit

extension Registration {
  /// Receives the values of the steps.
  protocol StepDelegate: AnyObject {
    func step1Finished(name: String)
    func step2Finished(city: String)
    func step3Finished()
  }

  /// The base of the steps: the progress, the content of the step, and a button.
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
