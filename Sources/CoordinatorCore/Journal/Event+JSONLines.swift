import Foundation

extension Event {
  /// The event as one line of JSON, with sorted keys and without a line break.
  ///
  /// Each line has the version of the format, so that lines can be moved between files.
  ///
  /// ```json
  /// {"change":"started","kind":"lifecycle","path":"App/Login","start":2,"time":1.25,"version":1}
  /// ```
  public var jsonLine: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      preconditionFailure("An event has only texts and numbers, and was not encoded: \(error)")
    }
  }

  /// Creates an event from a line of JSON.
  ///
  /// The line is untrusted.
  ///
  /// - Throws: A ``JournalError`` that names the value, if the line is no event, or has a newer version
  ///   of the format, or a kind or value that this version does not know.
  public init(jsonLine: some StringProtocol) throws(JournalError) {
    do {
      self = try JSONDecoder().decode(Event.self, from: Data(jsonLine.utf8))
    } catch {
      throw JournalError(.notAnEvent, SnapshotError.explanation(of: error))
    }
  }
}

/// The events of a journal that was written as JSON Lines, and the lines that could not be read.
///
/// ```swift
/// let lines = try JournalLines(contentsOf: url)
/// print(TransitionMap(lines.events))
/// ```
public struct JournalLines: Sendable {
  /// The events, in the order of the lines.
  public let events: [Event]

  /// The errors of the lines that are no events, each with the number of its line.
  ///
  /// A crash can leave an incomplete line. The events of all other lines are read.
  public let errors: [JournalError]

  /// Reads a text with one event on each line; empty lines are skipped.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: some StringProtocol) {
    var events: [Event] = []
    var errors: [JournalError] = []
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = String(decoding: line, as: UTF8.self)
      if line.allSatisfy(\.isWhitespace) { continue }
      do throws(JournalError) {
        events.append(try Event(jsonLine: line))
      } catch {
        errors.append(JournalError(error.code, "Line \(index + 1) is no event: \(error.problem)"))
      }
    }
    self.events = events
    self.errors = errors
  }
}
