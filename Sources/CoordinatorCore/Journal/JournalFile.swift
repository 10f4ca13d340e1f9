public import Foundation

/// Appends the events of a journal to a file as JSON Lines.
///
/// Each event is handed to the system before the call that caused it continues. If the app crashes,
/// the file has all events, except for one that was just being written.
///
/// ```swift
/// let file = try JournalFile(appendingTo: url, app.context.journal)
/// app.launch()
/// ```
///
/// To read the file, use ``JournalLines``.
@MainActor
public final class JournalFile {
  /// The first error of writing; no event is written after it.
  public private(set) var error: JournalError?

  private let url: URL
  private var handle: FileHandle?
  private var subscription: Journal.Subscription?

  /// Opens or creates a file, and appends every event from now on.
  ///
  /// The writing ends when you release the object. Use one file for each journal: the roots of two
  /// scenes have a journal each.
  ///
  /// - Throws: A ``JournalError`` if the file cannot be opened.
  public convenience init(appendingTo url: URL, _ journal: Journal) throws(JournalError) {
    try self.init(appendingTo: url)
    subscription = journal.subscribe { [weak self] in self?.append($0) }
  }

  /// Opens or creates a file for ``append(_:)``.
  package init(appendingTo url: URL) throws(JournalError) {
    self.url = url
    do {
      if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
      let handle = try FileHandle(forUpdating: url)
      // Another process may append to the file, too.
      _ = fcntl(handle.fileDescriptor, F_SETFL, O_APPEND)
      self.handle = handle
      try Self.endLastLine(of: handle)
    } catch {
      throw JournalError(
        .cannotOpen, "'\(url.path)' cannot be opened: \(error.localizedDescription)")
    }
  }

  /// Ends the line that a crash has left incomplete, so that the next event has its own.
  private static func endLastLine(of handle: FileHandle) throws {
    let length = try handle.seekToEnd()
    if length == 0 { return }
    try handle.seek(toOffset: length - 1)
    if try handle.read(upToCount: 1) != Data("\n".utf8) {
      try handle.write(contentsOf: Data("\n".utf8))
    }
  }

  package func append(_ event: Event) {
    guard let handle else { return }
    do {
      try handle.write(contentsOf: Data((event.jsonLine + "\n").utf8))
    } catch {
      self.error = JournalError(
        .cannotWrite, "'\(url.path)' did not take an event: \(error.localizedDescription)")
      self.handle = nil
      subscription = nil
    }
  }
}

extension JournalLines {
  /// Reads a file with one event on each line.
  ///
  /// A line that is no event is one of the ``errors``.
  ///
  /// - Throws: A ``JournalError`` if the file cannot be read.
  public init(contentsOf url: URL) throws(JournalError) {
    let data: Data
    do {
      // `Data(contentsOf:)` reads no pipes.
      data = try FileHandle(forReadingFrom: url).readToEnd() ?? Data()
    } catch {
      throw JournalError(.cannotRead, "'\(url.path)' cannot be read: \(error.localizedDescription)")
    }
    self.init(String(decoding: data, as: UTF8.self))
  }
}
