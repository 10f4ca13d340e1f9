/// The targets of keys that move the caret in a text.
///
/// A place is a number of UTF-16 units from the start of the text, and is between two characters.
struct TextPlaces {
  let text: String

  init(_ text: String) { self.text = text }

  var end: Int { text.utf16.count }

  /// The place, or the start of the character that contains it.
  func nearest(_ place: Int) -> Int { self.place(of: index(place)) }

  func index(_ place: Int) -> String.Index {
    var index = text.utf16.index(text.startIndex, offsetBy: min(max(place, 0), end))
    while index > text.startIndex, String.Index(index, within: text) == nil {
      index = text.utf16.index(before: index)
    }
    return index
  }

  func place(of index: String.Index) -> Int {
    text.utf16.distance(from: text.startIndex, to: index)
  }

  func before(_ place: Int) -> Int {
    let index = index(place)
    return index == text.startIndex ? 0 : self.place(of: text.index(before: index))
  }

  func after(_ place: Int) -> Int {
    let index = index(place)
    return index == text.endIndex ? end : self.place(of: text.index(after: index))
  }

  func wordStart(before place: Int) -> Int {
    var index = index(place)
    var isInWord = false
    while index > text.startIndex {
      let previous = text.index(before: index)
      let isPart = Self.isPartOfWord(text[previous])
      if isInWord, !isPart { break }
      isInWord = isPart
      index = previous
    }
    return self.place(of: index)
  }

  func wordEnd(after place: Int) -> Int {
    var index = index(place)
    var isInWord = false
    while index < text.endIndex {
      let isPart = Self.isPartOfWord(text[index])
      if isInWord, !isPart { break }
      isInWord = isPart
      index = text.index(after: index)
    }
    return self.place(of: index)
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
