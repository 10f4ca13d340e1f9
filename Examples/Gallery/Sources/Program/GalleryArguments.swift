/// What a command line of the gallery says: which example, and with which options.
struct GalleryArguments {
  /// The name, wherever it stands; nil if there is none.
  let name: String?

  /// All the others, in their order.
  let options: [String]

  /// Reads a command line, without the program's name.
  ///
  /// - Parameter valued: The options that are followed by a value, unless it is joined to them by `=`.
  init(_ arguments: [String], valued: Set<String>) {
    var options = arguments
    var isValue = false
    var name: String?
    for (index, argument) in arguments.enumerated() {
      if !isValue, !argument.hasPrefix("-") {
        name = argument
        options.remove(at: index)
        break
      }
      isValue = !isValue && valued.contains(argument)
    }
    self.name = name
    self.options = options
  }
}
