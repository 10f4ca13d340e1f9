/// The key derivation PBKDF2 of RFC 8018 (5.2) with HMAC-SHA-256 (RFC 2104) as its function.
///
/// Written out in plain Swift, so that the example needs no library. An app that ships would take
/// CryptoKit or swift-crypto.
nonisolated enum PBKDF2 {
  static func key(
    password: [UInt8], salt: [UInt8], iterations: Int, length: Int = 32
  ) -> [UInt8] {
    precondition(iterations > 0 && length > 0)
    let code = MessageCode(key: password)
    var key: [UInt8] = []
    var number: UInt32 = 1
    while key.count < length {
      var last = code.state(of: salt + SHA256.bytes(of: [number]))
      var sum = last
      for _ in 0..<(iterations - 1) {
        last = code.state(ofDigest: last)
        var index = 0
        while index < 8 {
          sum[index] ^= last[index]
          index += 1
        }
      }
      key += SHA256.bytes(of: sum)
      number += 1
    }
    return Array(key.prefix(length))
  }
}

/// HMAC-SHA-256 with a fixed key.
nonisolated struct MessageCode {
  private let inner: [UInt32]
  private let outer: [UInt32]

  init(key: [UInt8]) {
    var block = key.count > SHA256.blockSize ? SHA256.digest(of: key) : key
    block += Array(repeating: 0, count: SHA256.blockSize - block.count)
    var inner = SHA256.initialState
    var outer = SHA256.initialState
    SHA256.compress(SHA256.words(of: block.map { $0 ^ 0x36 }), into: &inner)
    SHA256.compress(SHA256.words(of: block.map { $0 ^ 0x5c }), into: &outer)
    self.inner = inner
    self.outer = outer
  }

  func code(of message: [UInt8]) -> [UInt8] {
    SHA256.bytes(of: state(of: message))
  }

  func state(of message: [UInt8]) -> [UInt32] {
    var state = inner
    for block in SHA256.blocks(of: message, after: SHA256.blockSize) {
      SHA256.compress(block, into: &state)
    }
    return close(state)
  }

  /// The same for a message that is itself a digest and so fits one block; PBKDF2's inner loop.
  func state(ofDigest digest: [UInt32]) -> [UInt32] {
    var state = inner
    SHA256.compress(digest + Self.endOfDigest, into: &state)
    return close(state)
  }

  private func close(_ digest: [UInt32]) -> [UInt32] {
    var state = outer
    SHA256.compress(digest + Self.endOfDigest, into: &state)
    return state
  }

  /// The padding after one block of key and 32 bytes of digest, with the length in bits.
  private static let endOfDigest: [UInt32] = [0x8000_0000, 0, 0, 0, 0, 0, 0, 768]
}
