import Foundation

extension Registration {
  /// What has been entered so far.
  struct Form: Hashable {
    var username = ""
    var password = ""
    var repeatedPassword = ""
    var acceptsTerms = false

    /// Why a step can't be left yet, in words for its screen, or nil.
    func problem(in step: Step) -> String? {
      switch step {
      case .name:
        return username.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
          ? "Enter a username." : nil
      case .password:
        if password.isEmpty { return "Enter a password." }
        return password == repeatedPassword ? nil : "The two passwords are not the same."
      case .terms:
        return acceptsTerms ? nil : "An account needs your consent to the terms."
      }
    }
  }

  /// The steps in their order.
  nonisolated enum Step: Int, CaseIterable {
    case name
    case password
    case terms
  }
}
