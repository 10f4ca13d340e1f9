import Foundation
import HeadlessUIKit

/// A file in a folder of its own, which is a bundle.
final class WrittenFile {
  let name = "Written"
  let url: URL
  let bundle: Bundle
  let folder: URL

  init(_ content: String, extension type: String = "storyboard") throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "storyboards-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appendingPathComponent("\(name).\(type)")
    try Data(content.utf8).write(to: url)
    bundle = Bundle(url: folder) ?? .main
  }

  /// Writes another file into the folder, by its path in it.
  func add(_ path: String, _ content: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: url)
  }

  /// The first of two screens, from which a segue "go" leads to the second.
  @MainActor
  static func segue(_ attributes: String) throws -> UIViewController? {
    let first = """
      <viewController id="A" sceneMemberID="viewController"><connections>
      <segue destination="B" identifier="go" id="s" \(attributes)/></connections></viewController>
      """
    let second = """
      <viewController id="B" title="B" sceneMemberID="viewController"/>
      """
    let file = try WrittenFile(
      storyboard("initialViewController=\"A\"", scene: first, second))
    return UIStoryboard(name: file.name, bundle: file.bundle).instantiateInitialViewController()
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// A storyboard with scenes, each of which is given by its objects.
  static func storyboard(_ attributes: String, scene scenes: String...) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" \(attributes)>
      <scenes>

      """
    for scene in scenes { text += "<scene><objects>\n\(scene)\n</objects></scene>\n" }
    return text + "</scenes>\n</document>\n"
  }
}
