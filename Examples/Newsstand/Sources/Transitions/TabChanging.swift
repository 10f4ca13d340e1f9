import Coordinators

extension Transitions {
  /// A coordinator that can add a tab for a guest, and remove it.
  protocol TabChanging: AnyObject {
    func addTab(_ guest: Guests.Coordinator) -> TransitionHandle

    /// Removes the tab that was added last; nil if there is none.
    func removeGuestTab() -> TransitionHandle?

    /// The same by raw calls.
    func addTabByHand(_ guest: Guests.Coordinator)
    func removeGuestTabByHand()
  }
}
