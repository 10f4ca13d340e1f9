/// A control that increases or decreases a value in steps.
open class UIStepper: UIControl {
  private var limits: (low: Double, high: Double) = (0, 100)
  private var current: Double = 0

  /// The value, limited to the range; setting it sends no event.
  open var value: Double {
    get { current }
    set {
      let kept = newValue > limits.low ? min(newValue, limits.high) : limits.low
      guard kept != current else { return }
      current = kept
      setNeedsDisplay()
    }
  }

  /// The minimum value; raises unless it is less than the maximum.
  open var minimumValue: Double {
    get { limits.low }
    set {
      checkLimits(newValue, limits.high)
      limits.low = newValue
      value = current
      setNeedsDisplay()
    }
  }

  /// The maximum value; raises unless it is greater than the minimum.
  open var maximumValue: Double {
    get { limits.high }
    set {
      checkLimits(limits.low, newValue)
      limits.high = newValue
      value = current
      setNeedsDisplay()
    }
  }

  /// The exception is documented for `minimumValue` and `maximumValue`.
  private func checkLimits(_ low: Double, _ high: Double) {
    if low < high { return }
    raise(.invalidArgument, "The minimum value must be less than the maximum value.")
  }

  /// The change of the value on each tap; raises unless it is greater than 0.
  open var stepValue: Double = 1 {
    didSet {
      if !(stepValue > 0) {
        raise(.invalidArgument, "The stepValue must be greater than 0.")
      }
    }
  }

  /// Whether a step past one limit changes the value to the other limit.
  open var wraps = false
  /// Whether holding a button repeats the step; data only.
  open var autorepeat = true
  /// Whether each repeated step sends an event; data only.
  open var isContinuous = true

  /// Whether a step in a direction would change the value.
  package final func canStep(up: Bool) -> Bool {
    wraps || (up ? current < limits.high : current > limits.low)
  }

  override var tapRejection: InputRejection? { canStep(up: true) ? nil : .stepperLimit }

  package override func receiveTap() { receiveStep(up: true) }

  /// Handles a tap on a button; sends an event if the value changes.
  package final func receiveStep(up: Bool) {
    let before = current
    let next = current + (up ? stepValue : -stepValue)
    if wraps, next > limits.high {
      value = limits.low
    } else if wraps, next < limits.low {
      value = limits.high
    } else {
      value = next
    }
    if current != before { sendValueChanged() }
  }
}
