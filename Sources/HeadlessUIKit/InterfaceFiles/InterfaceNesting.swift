/// The containers that are being filled, so that none gets into itself by way of another file.
@MainActor
enum InterfaceNesting {
  private static let greatestCount = 500
  private static var open: [String] = []
  private static var count = 0

  /// Begins to fill a container; false, noted in the log, if that would never end.
  ///
  /// `leave()` follows unless the result is false.
  static func enter(_ element: InterfaceElement, of document: InterfaceDocument) -> Bool {
    if open.isEmpty { count = 0 }
    count += 1
    let key = "\(document.folder?.path ?? "")/\(document.file)#\(element.id ?? "")"
    if open.contains(key) || count > greatestCount {
      let error = InterfaceDocument.cycle(document.file, element)
      HeadlessDevice.current.log.note(.storyboard, error.description)
      return false
    }
    open.append(key)
    return true
  }

  static func leave() {
    open.removeLast()
  }
}
