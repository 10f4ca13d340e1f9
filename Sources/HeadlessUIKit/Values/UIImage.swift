public import Foundation

/// An image with a name or the contents of a file; hosts choose how to show it.
///
/// Unlike UIKit's, the class is final, because it is `Sendable`.
public final class UIImage: NSObject, Sendable {
  /// Whether an image shows its own colours or the tint colour.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal, alwaysTemplate
  }

  package enum Content: Hashable, Sendable {
    case empty
    case asset(String)
    case symbol(String)
    case data(Data, scale: CGFloat)
  }

  package let content: Content
  package let tintColor: UIColor?
  /// Whether the image shows its own colours or the tint colour.
  public let renderingMode: RenderingMode

  package init(_ content: Content, renderingMode: RenderingMode, tintColor: UIColor?) {
    self.content = content
    self.renderingMode = renderingMode
    self.tintColor = tintColor
  }

  /// Creates an empty image.
  public override convenience init() {
    self.init(.empty, renderingMode: .automatic, tintColor: nil)
  }

  /// Creates the app's image with this name; never nil, since only a host can look it up.
  public convenience init?(named name: String) {
    self.init(.asset(name), renderingMode: .automatic, tintColor: nil)
  }

  /// Creates the system's symbol with this name; never nil, since only a host can look it up.
  public convenience init?(systemName name: String) {
    self.init(.symbol(name), renderingMode: .automatic, tintColor: nil)
  }

  /// Creates an image from the contents of a file; nil if they are empty.
  ///
  /// Only a host can decode the contents.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the contents of a file, with a number of pixels for each point.
  public convenience init?(data: Data, scale: CGFloat) {
    if data.isEmpty { return nil }
    self.init(.data(data, scale: scale), renderingMode: .automatic, tintColor: nil)
  }

  /// Creates an image from a file; nil if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The size in points; always zero, since only a host decodes the image.
  public var size: CGSize { .zero }
  /// The number of pixels per point.
  public var scale: CGFloat {
    if case .data(_, let scale) = content { scale } else { 1 }
  }

  /// The same image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content, renderingMode: renderingMode, tintColor: tintColor)
  }

  /// The same image in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(content, renderingMode: renderingMode, tintColor: color)
  }

  /// The same image in one colour and with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(content, renderingMode: renderingMode, tintColor: color)
  }

  /// Whether this is one of the system's symbols.
  public var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// The name of the image, for hosts.
  package var name: String? {
    switch content {
    case .empty, .data: nil
    case .asset(let name), .symbol(let name): name
    }
  }

  /// Whether another object is the same image.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    return content != .empty && other.content == content
      && other.renderingMode == renderingMode && other.tintColor == tintColor
  }

  /// A hash that agrees with `isEqual(_:)`.
  public override var hash: Int { content.hashValue }
}
