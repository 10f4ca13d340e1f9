/// A control that increases or decreases a value in steps.
open class UIStepper: UIControl {
  /// The value, limited to the range; setting it sends no event.
  open var value: Double = 0 {
    didSet {
      value = value > minimumValue ? min(value, maximumValue) : minimumValue
      if value != oldValue { setNeedsDisplay() }
    }
  }

  /// The minimum value; raises unless it is less than the maximum.
  open var minimumValue: Double = 0 {
    didSet { limitsDidChange() }
  }

  /// The maximum value; raises unless it is greater than the minimum.
  open var maximumValue: Double = 100 {
    didSet { limitsDidChange() }
  }

  private func limitsDidChange() {
    if !(minimumValue < maximumValue) {
      raise(.invalidArgument, "The minimum value must be less than the maximum value.")
    }
    value = min(value, maximumValue)
    setNeedsDisplay()
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
    wraps || (up ? value < maximumValue : value > minimumValue)
  }

  override var tapRejection: InputRejection? { canStep(up: true) ? nil : .stepperLimit }

  package override func receiveTap() { receiveStep(up: true) }

  /// Handles a tap on a button; sends an event if the value changes.
  package final func receiveStep(up: Bool) {
    let before = value
    let next = value + (up ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if value != before { sendValueChanged() }
  }
}
