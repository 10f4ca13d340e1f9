import Foundation

enum StandardInput {
  /// The lines as they arrive, read on a separate thread since reading blocks.
  static func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      let reader = Thread {
        var splitter = LineSplitter()
        while true {
          let data = FileHandle.standardInput.availableData
          if data.isEmpty { break }
          for line in splitter.append(data) { continuation.yield(line) }
        }
        if let rest = splitter.rest { continuation.yield(rest) }
        continuation.finish()
      }
      reader.start()
    }
  }
}
