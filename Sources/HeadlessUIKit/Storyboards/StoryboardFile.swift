public import Foundation

/// Checks storyboards and nibs without Xcode.
public enum StoryboardFile {
  /// Throws an error for a `.storyboard` or `.xib` that Xcode would not compile.
  ///
  /// It checks that the file is well-formed and for iOS, that identifiers are unique, and that the
  /// destinations of segues and the entry point exist. Missing classes, and controllers that contain
  /// themselves, are found only when a scene is created.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  public static func check(contentsOf url: URL) throws(StoryboardFileError) {
    _ = try InterfaceDocument(contentsOf: url)
  }
}
