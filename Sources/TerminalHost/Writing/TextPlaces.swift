/// Where keys lead in a text; places are UTF-16 units from its start, always between characters;
/// only what is around a place is looked at, so that long texts cost no more than short ones.
struct TextPlaces {
  let text: String

  init(_ text: String) { self.text = text }

  var end: Int { text.utf16.count }

  /// The place itself, or where the character begins in whose middle it is.
  func nearest(_ place: Int) -> Int {
    if place <= 0 { return 0 }
    if place >= end { return end }
    return self.place(of: index(place))
  }

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
