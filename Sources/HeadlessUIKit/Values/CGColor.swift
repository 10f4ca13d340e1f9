#if !canImport(CoreGraphics)
  public import Foundation

  /// A colour for layers, which wraps a `UIColor`.
  public final class CGColor: Hashable, Sendable {
    let color: UIColor

    init(_ color: UIColor) { self.color = color }

    /// Creates a colour from components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

    /// Whether both are the same colour.
    public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }

    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension UIColor {
    /// Creates a colour from the colour of a layer.
    public convenience init(cgColor: CGColor) { self.init(cgColor.color.content) }

    /// The colour for a layer, resolved for a light interface.
    public var cgColor: CGColor { CGColor(resolvedColor(with: UITraitCollection())) }
  }
#endif
