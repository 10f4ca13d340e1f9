/// What a command line of the gallery says: which example, and with which options.
struct GalleryArguments {
  /// The name, wherever it stands; nil if there is none.
  let name: String?

  /// All the others, in their order.
  let options: [String]

  /// The options that are followed by a value, unless it is joined to them by `=`.
  private static let valued: Set = [
    "--host", "--open", "--screens", "--script", "--state", "--timeout",
  ]

  /// Reads a command line, without the program's name.
  init(_ arguments: [String]) {
    var options = arguments
    var isValue = false
    var name: String?
    for (index, argument) in arguments.enumerated() {
      if !isValue, !argument.hasPrefix("-") {
        name = argument
        options.remove(at: index)
        break
      }
      isValue = !isValue && Self.valued.contains(argument)
    }
    self.name = name
    self.options = options
  }
}
