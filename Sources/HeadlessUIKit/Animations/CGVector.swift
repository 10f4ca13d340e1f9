#if !canImport(CoreGraphics)
  public import Foundation

  /// A vector in two dimensions.
  public struct CGVector: Hashable, Sendable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// The vector without length.
    public static let zero = CGVector(dx: 0, dy: 0)
  }
#endif
