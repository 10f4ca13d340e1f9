public import Foundation

/// Looks after storyboards and nibs where there is no Xcode to compile them.
public enum StoryboardFile {
  /// Throws what Xcode would refuse to compile in a `.storyboard` or `.xib`.
  ///
  /// It checks that the file is well-formed and for iOS, that no identifier is used twice, and that
  /// segues and the entry point lead somewhere. Whether the classes exist, and whether a controller
  /// contains itself, shows only when a scene is made.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  public static func check(contentsOf url: URL) throws(StoryboardFileError) {
    _ = try InterfaceDocument(contentsOf: url)
  }
}
