/// A bar that shows how much of something is done.
open class UIProgressView: UIView {
  /// How a bar looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar
  }

  private var done: Float = 0

  /// Creates an empty bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// How the bar looks.
  open var progressViewStyle: Style = .default

  /// How much is done, kept between 0 and 1.
  open var progress: Float {
    get { done }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) {
    let kept = progress > 0 ? min(progress, 1) : 0
    guard kept != done else { return }
    done = kept
    setNeedsDisplay()
  }

  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of the rest.
  open var trackTintColor: UIColor?
}
