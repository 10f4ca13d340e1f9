import Foundation

/// A view whose text a user writes.
@MainActor
package protocol EditedText: UIView {
  var content: String { get }
  /// What typing over a part of the text does; false if the delegate refused it.
  @discardableResult
  func receiveText(_ string: String, in range: NSRange) -> Bool
}

extension EditedText {
  /// The text with a part typed over; a delegate may have shortened the text when it was asked.
  func content(replacing range: NSRange, with string: String) -> String {
    let count = content.utf16.count
    let start = min(range.location, count)
    let left = NSRange(location: start, length: min(range.length, count - start))
    return (content as NSString).replacingCharacters(in: left, with: string)
  }

  /// What typing at the end of the text does; false if the delegate refused it.
  @discardableResult
  package func receiveText(_ string: String) -> Bool {
    receiveText(string, in: NSRange(location: content.utf16.count, length: 0))
  }

  /// What typing over the whole text does; false if the delegate refused it.
  @discardableResult
  package func receiveReplacement(_ string: String) -> Bool {
    receiveText(string, in: NSRange(location: 0, length: content.utf16.count))
  }

  /// What the backspace key does; false if there was nothing to delete or the delegate refused.
  @discardableResult
  package func receiveDeleteBackward() -> Bool {
    guard let last = content.last else { return false }
    let length = String(last).utf16.count
    return receiveText("", in: NSRange(location: content.utf16.count - length, length: length))
  }
}
