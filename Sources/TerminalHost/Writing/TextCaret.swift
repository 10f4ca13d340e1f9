/// The place of the caret in a text that a user edits.
struct TextCaret {
  /// The UTF-16 units before the caret, as in the ranges of UIKit's delegates.
  var place: Int
  /// The column that moving up and down keeps, even across shorter lines.
  var column: Int?

  /// The caret at the nearest place in a text that is between two characters.
  func fitting(_ text: String) -> TextCaret {
    TextCaret(place: TextPlaces(text).nearest(place), column: column)
  }
}
