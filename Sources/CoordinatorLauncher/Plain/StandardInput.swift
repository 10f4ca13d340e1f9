import Foundation
import TerminalHost

enum StandardInput {
  /// The lines as they arrive, read on a separate thread since reading blocks.
  static func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      let reader = Thread {
        var splitter = LineSplitter()
        while let bytes = Terminal.readStandardInput() {
          for line in splitter.append(bytes) { continuation.yield(line) }
        }
        if let rest = splitter.rest { continuation.yield(rest) }
        continuation.finish()
      }
      reader.start()
    }
  }
}
