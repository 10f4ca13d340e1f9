import CompactTesting
import Testing

@testable import Newsstand

struct `SHA-256` {
  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 10_000),
        "27dd1f61b867b6a0f6e9d8a41c43231de52107e53ae424de8f847b821db4b711"
      ),
    ]
  )
  func `gives the published digests`(message: String, digest: String) {
    expectEqual(hex(SHA256.digest(of: Array(message.utf8))), digest)
  }

  @Test func `pads every length up to two blocks`() {
    for length in 0..<128 {
      let blocks = SHA256.blocks(of: Array(repeating: 1, count: length), after: 0)
      expectEqual(blocks.count, (length + 9 + 63) / 64)
      expectEqual(blocks.last?.last, UInt32(length * 8))
    }
  }
}

func hex(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { byte in
    String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
  }.joined()
}
