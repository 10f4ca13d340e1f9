import Foundation

/// What is kept of a password: enough to recognise it, not enough to tell it.
nonisolated struct PasswordHash: Codable, Hashable, Sendable {
  let salt: Data
  let iterations: Int
  let key: Data

  init(of password: String, iterations: Int, salt: Data = Self.randomSalt()) {
    self.salt = salt
    self.iterations = iterations
    self.key = Self.key(of: password, salt: salt, iterations: iterations)
  }

  init(salt: Data, iterations: Int, key: Data) {
    self.salt = salt
    self.iterations = iterations
    self.key = key
  }

  /// Whether this is the hash of `password`; takes the same time wherever the first difference is.
  func matches(_ password: String) -> Bool {
    let other = Self.key(of: password, salt: salt, iterations: iterations)
    guard other.count == key.count else { return false }
    return zip(key, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func key(of password: String, salt: Data, iterations: Int) -> Data {
    // One password may be typed in several Unicode spellings.
    let spelled = password.precomposedStringWithCanonicalMapping
    return Data(
      PBKDF2.key(password: Array(spelled.utf8), salt: Array(salt), iterations: iterations)
    )
  }

  private static func randomSalt() -> Data {
    var random = SystemRandomNumberGenerator()
    return Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) })
  }
}
