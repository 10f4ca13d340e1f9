import Foundation

/// Something that is kept in a file of the app's state.
nonisolated protocol StateFileContent: Codable, Sendable {
  /// The version of the files that this app writes; it stands in each as 'version'.
  static var currentVersion: Int { get }

  func validate() throws(StateFileFault)
}

extension StateFileContent {
  nonisolated func validate() {}
}

/// A JSON file that is replaced as a whole or not at all, and never thrown away.
nonisolated struct StateFile<Content: StateFileContent>: Sendable {
  let url: URL

  init(_ url: URL) {
    self.url = url
  }

  /// The content, or nil when there is no such file; a damaged file is moved aside.
  func read() throws(StateFileError) -> Content? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(url, because: error)
    }
    switch decode(data) {
    case .success(let content): return content
    case .failure(.newer(let version)): throw .newer(url, version: version)
    case .failure(.invalid(let reason)): throw keepAside(reason: reason)
    }
  }

  func write(_ content: Content) throws(StateFileError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true
      )
      try encoder.encode(content).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(url, because: error)
    }
  }

  private func decode(_ data: Data) -> Result<Content, StateFileFault> {
    do {
      // A newer app may have changed everything else.
      let version = try JSONDecoder().decode(StateFileVersion.self, from: data).version
      guard version <= Content.currentVersion else { return .failure(.newer(version: version)) }
      let content = try JSONDecoder().decode(Content.self, from: data)
      try content.validate()
      return .success(content)
    } catch let fault as StateFileFault {
      return .failure(fault)
    } catch {
      return .failure(.invalid(DecodingError.explanation(of: error)))
    }
  }

  private func keepAside(reason: String) -> StateFileError {
    let copy = freeName()
    do {
      try FileManager.default.moveItem(at: url, to: copy)
      return .broken(url, reason: reason, keptAs: copy)
    } catch {
      return .stuck(url, reason: reason, because: error)
    }
  }

  /// 'saved.broken.json', or the first 'saved.broken-2.json' and so on that is free.
  private func freeName() -> URL {
    let folder = url.deletingLastPathComponent()
    let name = url.deletingPathExtension().lastPathComponent
    var copy = folder.appendingPathComponent("\(name).broken.\(url.pathExtension)")
    var number = 2
    while FileManager.default.fileExists(atPath: copy.path) {
      copy = folder.appendingPathComponent("\(name).broken-\(number).\(url.pathExtension)")
      number += 1
    }
    return copy
  }
}

/// What files of all versions have.
private nonisolated struct StateFileVersion: Decodable {
  let version: Int
}
