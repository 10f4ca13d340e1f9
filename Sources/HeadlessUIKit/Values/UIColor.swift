public import Foundation

/// A colour: components, the name of a system or asset colour, or a function of the traits.
///
/// Each host resolves names such as "label" or "system red". Unlike UIKit's, the class is final,
/// because it is `Sendable`.
public final class UIColor: NSObject, Sendable {
  package enum Content: Hashable, Sendable {
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour of the system by UIKit's name for it, such as `systemRed` or `secondaryLabel`.
    case system(String, alpha: Double = 1)
    /// A colour of the app's asset catalogue.
    case asset(String, alpha: Double = 1)
    case dynamic
  }

  package let content: Content
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  package init(_ content: Content) {
    self.content = content
    provider = nil
  }

  /// Creates a colour from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      .components(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    )
  }

  /// Creates a shade of grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour of the app's asset catalogue; never nil, since only a host can look it up.
  public convenience init?(named name: String) {
    self.init(.asset(name))
  }

  /// Creates a colour that a closure computes for given traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic
    provider = dynamicProvider
  }

  /// The colour for the given traits, which is not dynamic.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .components(let red, let green, let blue, _):
      return UIColor(.components(red: red, green: green, blue: blue, alpha: Double(alpha)))
    case .system(let name, _):
      return UIColor(.system(name, alpha: Double(alpha)))
    case .asset(let name, _):
      return UIColor(.asset(name, alpha: Double(alpha)))
    case .dynamic:
      return UIColor { [self] in resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Whether another object is the same colour.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self || (content != .dynamic && other.content == content)
  }

  /// A hash that agrees with `isEqual(_:)`.
  public override var hash: Int { content.hashValue }

  /// The colour's name or components.
  public override var description: String {
    switch content {
    case .components(let red, let green, let blue, let alpha): "\(red) \(green) \(blue) \(alpha)"
    case .system(let name, let alpha), .asset(let name, let alpha):
      alpha == 1 ? name : "\(name) \(alpha)"
    case .dynamic: "dynamic"
    }
  }
}
