import UIKit

extension Registration {
  /// A line that tells which of the three steps this is.
  class ProgressView: UILabel {
    convenience init(step: Int) {
      self.init(frame: .zero)
      text = "Step \(step) of 3"
    }
  }
}
