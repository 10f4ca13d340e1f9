import Coordinators

extension Transitions {
  /// Who can show one more tab for a while.
  protocol TabChanging: AnyObject {
    func addTab(_ guest: Guests.Coordinator) -> TransitionHandle

    /// Removes the tab that was added last; nil if there is none.
    func removeGuestTab() -> TransitionHandle?

    /// The same by raw calls.
    func addTabByHand(_ guest: Guests.Coordinator)
    func removeGuestTabByHand()
  }
}
