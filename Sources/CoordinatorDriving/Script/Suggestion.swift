/// Finds what somebody meant who has mistyped a word.
package enum Suggestion {
  /// The candidate that differs from a text by a slip only; nil if none does, or one is the text.
  ///
  /// Capitals do not count, and the longer the text, the more letters may be wrong: one in three. Another
  /// number is no slip: "Page 1" is not what is meant by "Page 2".
  package static func nearest(
    to text: String, among candidates: some Sequence<String>
  ) -> String? {
    let wanted = Array(text.lowercased())
    guard wanted.count > 1 else { return nil }
    let digits = text.filter(\.isNumber)
    var best: (distance: Int, text: String)?
    for candidate in candidates {
      if candidate == text { return nil }
      let letters = Array(candidate.lowercased())
      let limit = min(wanted.count, letters.count) / 3
      guard limit > 0 || letters.count == wanted.count, candidate.filter(\.isNumber) == digits,
        abs(letters.count - wanted.count) <= limit
      else { continue }
      let distance = distance(wanted, letters)
      guard distance <= max(limit, 1), distance < best?.distance ?? .max else { continue }
      best = (distance, candidate)
    }
    return best?.text
  }

  /// The question whether that one was meant, to be put behind a sentence; empty if there is none.
  package static func question(
    about text: some StringProtocol, among candidates: some Sequence<String>
  ) -> String {
    nearest(to: String(text), among: candidates).map { " Did you mean '\($0)'?" } ?? ""
  }

  /// The words that a text names in single quotes.
  static func words(quotedIn text: String) -> [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    var words: [String] = []
    for index in parts.indices where index % 2 == 1 { words.append(String(parts[index])) }
    return words
  }

  /// How many letters are to be put in, taken out, replaced, or swapped with the next one.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in one.indices {
      var current = [row + 1]
      for column in other.indices {
        let isSame = one[row] == other[column]
        var cost = min(
          last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[other.count]
  }
}
