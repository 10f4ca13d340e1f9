import UIKit

extension Registration {
  /// The number of the step, also as dots.
  final class ProgressView: UIStackView {
    convenience init(_ step: Step) {
      self.init(frame: .zero)
      axis = .vertical
      spacing = 4
      let done = step.rawValue + 1
      let all = Step.allCases.count
      let bar = TextLabel(
        String(repeating: "●", count: done) + String(repeating: "○", count: all - done)
      )
      bar.isAccessibilityElement = false
      addArrangedSubview(bar)
      addArrangedSubview(TextLabel("Step \(done) of \(all)", style: .subheadline))
    }
  }
}
