import Coordinators

extension Transitions {
  /// Who can give the window another root for a while.
  protocol RootSwapping: AnyObject {
    func swapRoot(for guest: Guests.Coordinator) -> TransitionHandle
  }
}
