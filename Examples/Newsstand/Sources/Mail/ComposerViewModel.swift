import Foundation

extension Mail {
  /// A letter while it is being written.
  final class ComposerViewModel {
    let title: String

    /// What stands above the letter.
    let note: String

    var letter: Letter

    private let signature: String
    private let first: Letter

    init(title: String, note: String, letter: Letter, signature: String) {
      self.title = title
      self.note = note
      self.signature = signature.isEmpty ? "" : "\n\n\(signature)"
      var letter = letter
      letter.text += self.signature
      self.letter = letter
      first = letter
    }

    /// Whether something was written that would be lost.
    var hasChanges: Bool { letter != first }

    /// Why the letter can't be sent yet, in words, or nil.
    var problem: String? {
      if !letter.recipient.contains("@") || letter.url == nil {
        return "Enter the address of the recipient."
      }
      let text = letter.text.trimmingCharacters(in: .whitespacesAndNewlines)
      let isUnwritten = text == signature.trimmingCharacters(in: .whitespacesAndNewlines)
      return isUnwritten ? "Write something first." : nil
    }
  }
}
