package import HeadlessUIKit

extension MisuseLog {
  /// Prints each message once to standard error: an object that is created many times causes the same one
  /// each time.
  package func printEntries() {
    var printed: Set<String> = []
    onEntry = { entry in
      if printed.insert(entry.message).inserted { Terminal.printError(entry.message) }
    }
  }
}
