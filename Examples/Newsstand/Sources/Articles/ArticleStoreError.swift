/// Why the articles could not be loaded: what, where, and what to do.
nonisolated struct ArticleStoreError: Error, CustomStringConvertible {
  let place: String

  var description: String {
    """
    There is no articles.json in \(place).
    This usually means that the app was moved without its resources.
    To fix this, build it again, or copy the resource bundle beside the program.
    """
  }
}
