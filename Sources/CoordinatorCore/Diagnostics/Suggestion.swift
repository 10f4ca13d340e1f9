/// Suggests a correction for a mistyped word.
package enum Suggestion {
  /// The candidate most similar to a text; nil if none is similar, or if one is equal.
  ///
  /// The comparison ignores case, and one letter in three may differ. Digits must be equal: "Page 1" is
  /// not suggested for "Page 2". Otherwise, the first candidate that contains the text's words is similar.
  /// Nothing is suggested for a single letter, nor for more than 200, because the comparison takes time.
  package static func nearest(
    to text: String, among candidates: some Sequence<String>
  ) -> String? {
    let wanted = Array(text.lowercased())
    guard (2...200).contains(wanted.count) else { return nil }
    let digits = text.filter(\.isNumber)
    var best: (distance: Int, text: String)?
    let wantedWords = words(of: text)
    var first: String?
    for candidate in candidates {
      if candidate == text { return nil }
      if first == nil, words(of: candidate).contains(wantedWords) { first = candidate }
      let letters = Array(candidate.lowercased())
      let limit = min(wanted.count, letters.count) / 3
      guard limit > 0 || letters.count == wanted.count, candidate.filter(\.isNumber) == digits,
        abs(letters.count - wanted.count) <= limit
      else { continue }
      let distance = distance(wanted, letters)
      guard distance <= max(limit, 1), distance < best?.distance ?? .max else { continue }
      best = (distance, candidate)
    }
    return best?.text ?? first
  }

  /// The words of a text in lower case, with a space before and after each.
  private static func words(of text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return " " + words.joined(separator: " ") + " "
  }

  /// A "Did you mean" suggestion to append to a sentence; empty if no candidate is similar.
  package static func text(
    for text: some StringProtocol, among candidates: some Sequence<String>
  ) -> String {
    nearest(to: String(text), among: candidates).map { " Did you mean '\($0)'?" } ?? ""
  }

  /// The words in single quotes in a text.
  package static func words(quotedIn text: String) -> [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
  }

  /// The number of letters to insert, delete, replace, or swap with the next one.
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
