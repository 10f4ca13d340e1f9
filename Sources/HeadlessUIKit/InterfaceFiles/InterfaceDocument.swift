import Foundation

/// A valid storyboard or nib.
final class InterfaceDocument {
  /// A controller with the objects of its scene.
  struct Scene {
    let controller: InterfaceElement
    let objects: [InterfaceElement]
  }

  /// The file's name.
  let file: String
  /// The folder that contains the file.
  let folder: URL?
  /// The top-level objects of a nib.
  private(set) var objects: [InterfaceElement] = []
  /// The scenes by the identifiers of their controllers.
  private(set) var scenes: [String: Scene] = [:]
  /// The identifiers of the controllers by their storyboard identifiers.
  private(set) var identifiers: [String: String] = [:]
  /// The identifier of the controller at the entry point.
  private(set) var initialScene: String?
  private var elements: [String: InterfaceElement] = [:]

  convenience init(contentsOf url: URL) throws(StoryboardFileError) {
    let file = url.lastPathComponent
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw StoryboardFileError(
        file: file,
        line: nil,
        problem: "The file cannot be read (\(url.path)).",
        cause: "the file does not exist, or its permissions do not allow to read it.",
        repair: "check the path and the permissions of the file."
      )
    }
    try self.init(data: data, file: file, folder: url.deletingLastPathComponent())
  }

  init(data: Data, file: String, folder: URL?) throws(StoryboardFileError) {
    self.file = file
    self.folder = folder
    let root = try InterfaceParser.parse(data, file: file)
    guard root.name == "document", let type = root["type"],
      type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.")
    else {
      throw StoryboardFileError(
        file: file,
        line: root.line,
        problem: "The file is no storyboard or nib for iOS.",
        cause: "the file is for macOS, was written by an Xcode before 5, or is something else.",
        repair: "open the file in Xcode, let it be converted, and save it."
      )
    }
    try index(root)
    for scene in root.list("scenes") { try add(scene) }
    objects = root.list("objects")
    if let initial = root["initialViewController"] {
      guard scenes[initial] != nil else { throw missing(initial, root, "The entry point") }
      initialScene = initial
    }
    try checkSegues(in: root)
  }

  /// The element with an identifier.
  subscript(id: String) -> InterfaceElement? { elements[id] }

  // MARK: Checks

  private func index(_ element: InterfaceElement) throws(StoryboardFileError) {
    if let id = element.id {
      if let other = elements[id] { throw duplicate("object", id, element, other) }
      elements[id] = element
    }
    for child in element.children { try index(child) }
  }

  private func add(_ scene: InterfaceElement) throws(StoryboardFileError) {
    let objects = scene.list("objects")
    for object in objects where object["sceneMemberID"] == "viewController" {
      guard let id = object.id else { continue }
      scenes[id] = Scene(controller: object, objects: objects)
      guard let identifier = object["storyboardIdentifier"] else { continue }
      if let other = identifiers[identifier], let other = elements[other] {
        throw duplicate("Storyboard ID", identifier, object, other)
      }
      identifiers[identifier] = id
    }
  }

  private func checkSegues(in element: InterfaceElement) throws(StoryboardFileError) {
    for segue in element.connections where segue.name == "segue" {
      let destination = segue["destination"] ?? ""
      guard scenes[destination] != nil || segue["kind"] == "unwind" && elements[destination] != nil
      else { throw missing(destination, segue, "The segue") }
    }
    for child in element.children { try checkSegues(in: child) }
  }

  private func missing(
    _ id: String,
    _ element: InterfaceElement,
    _ what: String
  ) -> StoryboardFileError {
    StoryboardFileError(
      file: file,
      line: element.line,
      problem: "\(what) leads to '\(id)', which is no scene of the file.",
      cause: "a scene was removed, or lost when two versions of the file were merged.",
      repair: "remove the connection, or let it lead to one of the scenes."
    )
  }

  private func duplicate(
    _ what: String,
    _ id: String,
    _ element: InterfaceElement,
    _ other: InterfaceElement
  ) -> StoryboardFileError {
    StoryboardFileError(
      file: file,
      line: element.line,
      problem: "The \(what) '\(id)' is that of line \(other.line) already.",
      cause: "a part of the file was copied by hand, or came in twice by a merge.",
      repair: "give one of the two another identifier, or remove it."
    )
  }
}
