import Foundation

extension UserInput {
  /// Drags the thumb of a slider to a value, clamped to the slider's range.
  public func drag(_ slider: UISlider, to value: Float) throws {
    try requireUse(of: slider)
    try touch(slider) { slider.receiveDrag(to: value) }
  }

  /// Taps the plus or minus button of a stepper.
  public func step(_ stepper: UIStepper, up: Bool) throws {
    try requireUse(of: stepper)
    guard stepper.canStep(up: up) else { throw InputRejection.stepperLimit }
    try touch(stepper) { stepper.receiveStep(up: up) }
  }

  /// Taps a page control, which shows the next or the previous page.
  public func turnPage(of control: UIPageControl, forward: Bool) throws {
    try requireUse(of: control)
    try touch(control) { control.receiveTurn(forward: forward) }
  }

  func requireUse(of control: UIControl) throws {
    try requireReach(of: control)
    guard control.isEnabled else { throw InputRejection("the control is disabled") }
  }
}

extension InputRejection {
  static let stepperLimit = InputRejection("the stepper is at its limit")
}
