import Coordinators

extension Login {
  /// What the login tells besides its end.
  protocol LoginCoordinatorDelegate: CoordinatorDelegate {
    /// Says that a name and a password were refused; the login goes on.
    func coordinatorDidFailToLogin(error: AccountError)
  }
}
