import CompactTesting
import Testing

@testable import Newsstand

struct `HMAC with SHA-256` {
  /// RFC 4231, test cases 1, 2, 6.
  @Test(
    arguments: [
      (
        Array(repeating: 0x0b, count: 20), "Hi There",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), "what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        Array(repeating: 0xaa, count: 131),
        "Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
    ] as [([UInt8], String, String)]
  )
  func `gives the published codes`(key: [UInt8], message: String, code: String) {
    expectEqual(hex(MessageCode(key: key).code(of: Array(message.utf8))), code)
  }
}

struct `PBKDF2 with HMAC-SHA-256` {
  /// RFC 7914, section 11, and the vectors of RFC 6070 with this function.
  @Test(
    arguments: [
      (
        "passwd", "salt", 1,
        """
        55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc\
        49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783
        """
      ),
      ("password", "salt", 2, "ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43"),
      (
        "passwordPASSWORDpassword", "saltSALTsaltSALTsaltSALTsaltSALTsalt", 4096,
        "348c89dbcbd32b2f32d814b8116e84cf2b17347ebc1800181c4e2a1fb8dd53e1c635518c7dac47e9"
      ),
    ]
  )
  func `gives the published keys`(password: String, salt: String, iterations: Int, key: String) {
    let derived = PBKDF2.key(
      password: Array(password.utf8), salt: Array(salt.utf8), iterations: iterations,
      length: key.count / 2
    )
    expectEqual(hex(derived), key)
  }
}

struct `The hash of a password`: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("matches its password and no other") {
      let hash = PasswordHash(of: "engine", iterations: 2)
      expectTrue(hash.matches("engine"))
      expectFalse(hash.matches("Engine"))
      expectFalse(hash.matches(""))
    }

    test("has a salt of its own") {
      let one = PasswordHash(of: "engine", iterations: 1)
      let other = PasswordHash(of: "engine", iterations: 1)
      expectEqual(one.salt.count, 16)
      expectNotEqual(one.salt, other.salt)
      expectNotEqual(one.key, other.key)
    }

    test("does not care how an accent was typed") {
      expectTrue(PasswordHash(of: "caf\u{e9}", iterations: 1).matches("cafe\u{301}"))
    }
  }
}
