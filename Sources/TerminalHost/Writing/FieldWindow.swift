/// The part of a text that a field shows, with the caret in it.
///
/// It measures only the characters around the caret.
struct FieldWindow {
  private(set) var text = ""
  /// The caret's column within the field.
  private(set) var column = 0
  /// The place in the text and the column of each visible character, and of the end.
  private var marks: [(place: Int, column: Int)] = []

  init(_ text: String, caret: Int, columns: Int, isSecure: Bool = false) {
    let places = TextPlaces(text)
    let caret = places.index(caret)
    func drawn(_ character: Character) -> (Character, Int) {
      isSecure ? ("•", 1) : CharacterWidth.drawable(character)
    }
    var start = caret
    // One column stays free for the caret behind the last character.
    while start > text.startIndex {
      let previous = text.index(before: start)
      let width = drawn(text[previous]).1
      if column + width > columns - 1 { break }
      column += width
      start = previous
    }
    var used = 0
    var index = start
    var place = places.place(of: start)
    while index < text.endIndex {
      let (shown, width) = drawn(text[index])
      if used + width > columns { break }
      marks.append((place, used))
      self.text.append(shown)
      used += width
      let next = text.index(after: index)
      place += text.utf16.distance(from: index, to: next)
      index = next
    }
    marks.append((place, used))
  }

  /// The place in the text for a click at a column.
  func place(at column: Int) -> Int {
    var place = marks[0].place
    for mark in marks where mark.column <= column { place = mark.place }
    return place
  }
}
