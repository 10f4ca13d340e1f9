import UIKit

extension Registration {
  /// A line with the number of the step.
  class ProgressView: UILabel {
    convenience init(step: Int) {
      self.init(frame: .zero)
      text = "Step \(step) of 3"
    }
  }
}
