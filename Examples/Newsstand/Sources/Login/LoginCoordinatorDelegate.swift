import Coordinators

extension Login {
  /// Receives the failures of a login.
  protocol LoginCoordinatorDelegate: CoordinatorDelegate {
    /// Called after a wrong name or password; the login continues.
    func coordinatorDidFailToLogin(error: AccountError)
  }
}
