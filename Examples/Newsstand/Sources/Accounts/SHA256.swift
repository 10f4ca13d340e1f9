/// The SHA-256 digest of FIPS 180-4.
nonisolated enum SHA256 {
  static let blockSize = 64

  /// The eight words in which a message is summed up, before its first block.
  static let initialState: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  static func digest(of message: [UInt8]) -> [UInt8] {
    var state = initialState
    for block in blocks(of: message, after: 0) {
      compress(block, into: &state)
    }
    return bytes(of: state)
  }

  /// Cuts a message into blocks of sixteen words, the padding of FIPS 180-4 (5.1.1) included.
  ///
  /// `after` is the number of bytes that were summed up before this message.
  static func blocks(of message: [UInt8], after prefix: Int) -> [[UInt32]] {
    var padded = message
    padded.append(0x80)
    while padded.count % blockSize != 56 {
      padded.append(0)
    }
    let bits = UInt64(prefix + message.count) * 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    let words = words(of: padded)
    return stride(from: 0, to: words.count, by: 16).map { Array(words[$0..<$0 + 16]) }
  }

  static func words(of bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  static func bytes(of words: [UInt32]) -> [UInt8] {
    words.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// Adds one block of sixteen words to a state.
  static func compress(_ block: [UInt32], into state: inout [UInt32]) {
    var schedule = block
    schedule.reserveCapacity(64)
    var index = 16
    while index < 64 {
      let early = schedule[index - 15]
      let late = schedule[index - 2]
      let spreadEarly = (early >> 7 | early << 25) ^ (early >> 18 | early << 14) ^ (early >> 3)
      let spreadLate = (late >> 17 | late << 15) ^ (late >> 19 | late << 13) ^ (late >> 10)
      schedule.append(schedule[index - 16] &+ spreadEarly &+ schedule[index - 7] &+ spreadLate)
      index += 1
    }

    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    var round = 0
    while round < 64 {
      let mixedE = (e >> 6 | e << 26) ^ (e >> 11 | e << 21) ^ (e >> 25 | e << 7)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ mixedE &+ choice &+ roundConstants[round] &+ schedule[round]
      let mixedA = (a >> 2 | a << 30) ^ (a >> 13 | a << 19) ^ (a >> 22 | a << 10)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      h = g
      g = f
      f = e
      e = d &+ first
      d = c
      c = b
      b = a
      a = first &+ mixedA &+ majority
      round += 1
    }
    state = [
      state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d,
      state[4] &+ e, state[5] &+ f, state[6] &+ g, state[7] &+ h,
    ]
  }

  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
