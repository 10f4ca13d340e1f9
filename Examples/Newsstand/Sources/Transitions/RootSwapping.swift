import Coordinators

extension Transitions {
  /// A coordinator that can replace the root of the window.
  protocol RootSwapping: AnyObject {
    func swapRoot(for guest: Guests.Coordinator) -> TransitionHandle

    /// Does the same by a raw call, which releases the former root.
    func swapRootByHand(for guest: Guests.Coordinator)
  }
}
