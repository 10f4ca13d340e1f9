/// A control for a value between two limits.
open class UISlider: UIControl {
  private var current: Float = 0

  /// The value, limited to the range; setting it sends no event.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, limited to the range; sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    let kept = value > minimumValue ? min(value, maximumValue) : minimumValue
    guard kept != current else { return }
    current = kept
    setNeedsDisplay()
  }

  /// The minimum value; a lower maximum or value changes to it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(current, animated: false)
      setNeedsDisplay()
    }
  }

  /// The maximum value; a higher minimum or value changes to it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(current, animated: false)
      setNeedsDisplay()
    }
  }

  /// Whether every step of a drag sends an event, not only its end; here, a drag has one step.
  open var isContinuous = true
  /// The image at the low end.
  open var minimumValueImage: UIImage?
  /// The image at the high end.
  open var maximumValueImage: UIImage?
  /// The colour of the track below the value.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track above the value.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  override var tapRejection: InputRejection? { InputRejection("a tap does not move a slider") }

  /// Handles a drag of the thumb; sends an event if the value changes.
  package final func receiveDrag(to value: Float) {
    let before = current
    setValue(value, animated: false)
    if current != before { sendValueChanged() }
  }
}
