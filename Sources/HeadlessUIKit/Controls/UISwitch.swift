import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
  private var value = false

  /// Whether the switch is on; setting it sends no event.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard value != on else { return }
    value = on
    setNeedsDisplay()
  }

  /// The colour of the switch when it is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  package override func receiveTap() {
    setOn(!isOn, animated: true)
    sendValueChanged()
  }
}
