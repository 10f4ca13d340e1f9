/// A control that makes a value larger or smaller by steps.
open class UIStepper: UIControl {
  private var limits: (low: Double, high: Double) = (0, 100)
  private var current: Double = 0

  /// The value, kept within the limits; setting it sends no event.
  open var value: Double {
    get { current }
    set {
      let kept = newValue > limits.low ? min(newValue, limits.high) : limits.low
      guard kept != current else { return }
      current = kept
      setNeedsDisplay()
    }
  }

  /// The lowest value; raises unless it is less than the highest.
  open var minimumValue: Double {
    get { limits.low }
    set {
      checkLimits(newValue, limits.high)
      limits.low = newValue
      value = current
      setNeedsDisplay()
    }
  }

  /// The highest value; raises unless it is more than the lowest.
  open var maximumValue: Double {
    get { limits.high }
    set {
      checkLimits(limits.low, newValue)
      limits.high = newValue
      value = current
      setNeedsDisplay()
    }
  }

  /// UIKit's documentation of `minimumValue` and `maximumValue` names the exception.
  private func checkLimits(_ low: Double, _ high: Double) {
    if low < high { return }
    raise(.invalidArgument, "The minimum value must be less than the maximum value.")
  }

  /// How much one tap changes; raises unless it is more than 0.
  open var stepValue: Double = 1 {
    didSet {
      if !(stepValue > 0) {
        raise(.invalidArgument, "The stepValue must be greater than 0.")
      }
    }
  }

  /// Whether a step past one limit leads to the other.
  open var wraps = false
  /// Whether holding a button repeats the step; data only.
  open var autorepeat = true
  /// Whether each repeated step sends an event; data only.
  open var isContinuous = true

  /// Whether a step in a direction would change the value.
  package final func canStep(up: Bool) -> Bool {
    wraps || (up ? current < limits.high : current > limits.low)
  }

  override var tapRefusal: InputRefusal? { canStep(up: true) ? nil : .stepperLimit }

  package override func receiveTap() { receiveStep(up: true) }

  /// What a tap on one of the buttons does; one that changes nothing sends no event.
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
