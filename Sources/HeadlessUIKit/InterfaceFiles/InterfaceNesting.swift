/// The containers that are being filled, to detect containers that contain themselves.
@MainActor
enum InterfaceNesting {
  private static let greatestDepth = 50
  private static let greatestCount = 500
  /// The maximum nesting of containers from one scene, which code can nest on purpose.
  private static let greatestRepeats = 10
  private static var open: [String] = []
  private static var count = 0

  /// Begins to fill a container; false, with a message in the log, if that would never end.
  ///
  /// A view may be loaded long after its controller was created, so the ancestors of the controller
  /// are checked, too. Call `leave()` afterwards unless the result is false.
  static func enter(
    _ element: InterfaceElement, of document: InterfaceDocument,
    inside parent: UIViewController? = nil
  ) -> Bool {
    if open.isEmpty { count = 0 }
    count += 1
    let key = key(of: element, in: document)
    let scenes = parent?.lineage.compactMap(\.scene) ?? []
    let repeats = scenes.count { Self.key(of: $0.element, in: $0.document) == key }
    let isInItself = open.contains(key) || repeats >= greatestRepeats
    if isInItself || open.count >= greatestDepth || count > greatestCount {
      let error = StoryboardFileError(
        file: document.file,
        line: element.line,
        problem:
          "The \(element.name) '\(element.id ?? "")' makes a controller contain itself, or too "
          + "many others.",
        cause: "a container's relationship, an embed segue or a reference leads back to a "
          + "controller around it.",
        repair: "remove the segue that leads back, or lead it to another scene."
      )
      HeadlessDevice.current.log.note(.storyboard, error.description)
      return false
    }
    open.append(key)
    return true
  }

  static func leave() {
    open.removeLast()
  }

  private static func key(of element: InterfaceElement, in document: InterfaceDocument) -> String {
    "\(document.folder?.path ?? "")/\(document.file)#\(element.id ?? "")"
  }
}
