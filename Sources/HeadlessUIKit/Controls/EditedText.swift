import Foundation

/// A view whose text a user can edit.
@MainActor
package protocol EditedText: UIView {
  var content: String { get }
  /// Replaces a part of the text as if typed; false if the delegate prevented it.
  @discardableResult
  func receiveText(_ string: String, in range: NSRange) -> Bool
}

extension EditedText {
  /// The text with a part replaced; the delegate may have shortened the text before.
  func content(replacing range: NSRange, with string: String) -> String {
    let count = content.utf16.count
    let start = min(range.location, count)
    let left = NSRange(location: start, length: min(range.length, count - start))
    return (content as NSString).replacingCharacters(in: left, with: string)
  }

  /// Appends to the text as if typed; false if the delegate prevented it.
  @discardableResult
  package func receiveText(_ string: String) -> Bool {
    receiveText(string, in: NSRange(location: content.utf16.count, length: 0))
  }

  /// Replaces the whole text as if typed; false if the delegate prevented it.
  @discardableResult
  package func receiveReplacement(_ string: String) -> Bool {
    receiveText(string, in: NSRange(location: 0, length: content.utf16.count))
  }

  /// Deletes the last character; false if the text is empty or the delegate prevented it.
  @discardableResult
  package func receiveDeleteBackward() -> Bool {
    guard let last = content.last else { return false }
    let length = String(last).utf16.count
    return receiveText("", in: NSRange(location: content.utf16.count - length, length: length))
  }
}
