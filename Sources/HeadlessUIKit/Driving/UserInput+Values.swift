import Foundation

extension UserInput {
  /// Drags the thumb of a slider to a value; past a limit it stays there.
  public func drag(_ slider: UISlider, to value: Float) throws {
    try requireUse(of: slider)
    device.run { slider.receiveDrag(to: value) }
  }

  /// Taps the plus of a stepper, or its minus.
  public func step(_ stepper: UIStepper, up: Bool) throws {
    try requireUse(of: stepper)
    guard stepper.canStep(up: up) else { throw InputRefusal.stepperLimit }
    device.run { stepper.receiveStep(up: up) }
  }

  /// Taps a page control beside its dots, which shows the next page or the one before.
  public func turnPage(of control: UIPageControl, forward: Bool) throws {
    try requireUse(of: control)
    device.run { control.receiveTurn(forward: forward) }
  }

  func requireUse(of control: UIControl) throws {
    try requireReach(of: control)
    guard control.isEnabled else { throw InputRefusal("the control is disabled") }
  }
}

extension InputRefusal {
  static let stepperLimit = InputRefusal("the stepper is at its limit")
}
