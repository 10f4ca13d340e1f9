/// A view of wheels, each of which shows one value and can be turned.
@MainActor
package protocol WheelView: UIView {
  /// The number of wheels.
  var wheelCount: Int { get }
  /// The text of a wheel.
  func text(ofWheel index: Int) -> String
  /// Whether a user can turn the wheels.
  var canTurn: Bool { get }
  /// Handles a turn by one value; false if the wheel is at its end.
  func receiveTurn(ofWheel index: Int, forward: Bool) -> Bool
}

extension UserInput {
  /// Turns a wheel of a picker by one value.
  package func turn(wheel: Int, of view: any WheelView, forward: Bool) throws {
    try requireReach(of: view)
    guard view.canTurn else { throw InputRejection("the control is disabled") }
    let turned = try touch(view) { view.receiveTurn(ofWheel: wheel, forward: forward) }
    if !turned { throw InputRejection("the wheel is at its end") }
  }
}
