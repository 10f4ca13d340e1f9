import Coordinators

extension Transitions {
  /// Who can give the window another root for a while.
  protocol RootSwapping: AnyObject {
    func swapRoot(for guest: Guests.Coordinator) -> TransitionHandle

    /// The same by a raw call, which lets the root go that was there.
    func swapRootByHand(for guest: Guests.Coordinator)
  }
}
