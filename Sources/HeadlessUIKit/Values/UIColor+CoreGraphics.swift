#if canImport(CoreGraphics)
  public import Foundation

  extension UIColor {
    /// Creates a colour from its components.
    public convenience init(cgColor: CGColor) {
      let parts = cgColor.components ?? []
      let alpha = cgColor.alpha
      if parts.count == 4 {
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
      } else {
        self.init(white: parts.first ?? 0, alpha: alpha)
      }
    }

    /// The components of the colour; black for a colour that only a host can resolve.
    public var cgColor: CGColor {
      guard case .components(let red, let green, let blue, let alpha) = content else {
        return CGColor(red: 0, green: 0, blue: 0, alpha: 1)
      }
      return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
#endif
