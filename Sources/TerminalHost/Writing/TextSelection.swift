/// What is selected in a text that is being written; places are UTF-16 units from its start, as the
/// ranges are that UIKit tells delegates.
struct TextSelection: Hashable {
  /// Where the selection began.
  var anchor: Int
  /// Where it ends, and where the caret is.
  var caret: Int
  /// The column that moving up and down leads back to, however short the lines between are.
  var column: Int?

  init(anchor: Int, caret: Int, column: Int? = nil) {
    self.anchor = anchor
    self.caret = caret
    self.column = column
  }

  /// A caret, with nothing selected.
  init(caret: Int) { self.init(anchor: caret, caret: caret) }

  var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  var isEmpty: Bool { anchor == caret }

  /// Moves the caret, and with it the selection's end if the selection is to grow.
  mutating func move(to place: Int, selecting: Bool) {
    caret = place
    if !selecting { anchor = place }
    column = nil
  }

  /// The nearest selection that a text has room for, between whole characters.
  func fitting(_ text: String) -> TextSelection {
    let places = TextPlaces(text)
    return TextSelection(
      anchor: places.nearest(anchor), caret: places.nearest(caret), column: column)
  }
}
