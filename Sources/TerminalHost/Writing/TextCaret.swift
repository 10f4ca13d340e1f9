/// Where the caret is in a text that is being written.
struct TextCaret {
  /// UTF-16 units from the start of the text, as in the ranges that UIKit tells delegates.
  var place: Int
  /// The column that moving up and down leads back to, however short the lines between are.
  var column: Int?

  /// The nearest place that a text has room for, between whole characters.
  func fitting(_ text: String) -> TextCaret {
    TextCaret(place: TextPlaces(text).nearest(place), column: column)
  }
}
