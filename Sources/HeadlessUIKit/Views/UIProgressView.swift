/// A bar that shows the progress of a task.
open class UIProgressView: UIView {
  /// The style of a bar.
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

  /// The style of the bar.
  open var progressViewStyle: Style = .default

  /// The progress, clamped to the range from 0 to 1.
  open var progress: Float {
    get { done }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    let kept = progress > 0 ? min(progress, 1) : 0
    guard kept != done else { return }
    done = kept
    setNeedsDisplay()
  }

  /// The colour of the completed part.
  open var progressTintColor: UIColor?
  /// The colour of the remaining part.
  open var trackTintColor: UIColor?
}
