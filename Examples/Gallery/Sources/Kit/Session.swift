/// Who is logged in, and who was the last time.
final class Session {
  var isUserLoggedIn: Bool
  var cachedEmail: String?
  var hasCachedEmail: Bool { cachedEmail != nil }

  init(isUserLoggedIn: Bool = false, cachedEmail: String? = nil) {
    self.isUserLoggedIn = isUserLoggedIn
    self.cachedEmail = cachedEmail
  }

  /// Lets in who knows the password.
  func logIn(email: String, password: String) throws(LoginError) {
    guard password == "engine" else { throw LoginError.wrongPassword }
    isUserLoggedIn = true
    cachedEmail = email
  }
}

/// Why somebody was not let in.
enum LoginError: Error, CustomStringConvertible {
  case wrongPassword

  var description: String { "The password is wrong." }
}
