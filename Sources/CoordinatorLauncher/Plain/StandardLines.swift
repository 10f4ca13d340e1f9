import Foundation

/// The lines of standard input, as they come.
enum StandardLines {
  /// Reads on a thread of its own, since a file can't be waited for otherwise.
  static func stream() -> AsyncStream<String> {
    AsyncStream { continuation in
      let reader = Thread {
        var splitter = LineSplitter()
        while true {
          let data = FileHandle.standardInput.availableData
          if data.isEmpty { break }
          for line in splitter.feed(data) { continuation.yield(line) }
        }
        if let rest = splitter.rest { continuation.yield(rest) }
        continuation.finish()
      }
      reader.start()
    }
  }
}
