public import Foundation

/// A view that shows that a task is in progress.
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// Creates an indicator of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }

  /// Creates an indicator with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates an indicator from an archive, such as a storyboard.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    InterfaceCoder.decode(self, from: coder)
    if !isAnimating, hidesWhenStopped { isHidden = true }
  }

  /// The size of the indicator.
  open var style: Style = .medium
  /// The indicator's colour.
  open var color: UIColor! = .secondaryLabel
  /// Whether the indicator is hidden while it does not animate.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// Whether the indicator animates.
  open private(set) var isAnimating = false {
    didSet { setNeedsDisplay() }
  }

  /// Starts the animation.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}
