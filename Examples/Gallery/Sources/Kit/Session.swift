/// Whether a user is logged in, and the e-mail of the last login.
final class Session {
  var isUserLoggedIn: Bool
  var cachedEmail: String?
  var hasCachedEmail: Bool { cachedEmail != nil }

  init(isUserLoggedIn: Bool = false, cachedEmail: String? = nil) {
    self.isUserLoggedIn = isUserLoggedIn
    self.cachedEmail = cachedEmail
  }

  /// Logs a user in; throws if the password is wrong.
  func logIn(email: String, password: String) throws(LoginError) {
    guard password == "engine" else { throw LoginError.wrongPassword }
    isUserLoggedIn = true
    cachedEmail = email
  }
}

/// Why a login failed.
enum LoginError: Error, CustomStringConvertible {
  case wrongPassword

  var description: String { "The password is wrong." }
}
