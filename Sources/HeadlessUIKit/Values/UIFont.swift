public import Foundation

/// A font with a text style, size and weight; hosts choose the typeface.
///
/// Unlike UIKit's, the class is final, because it is `Sendable`.
public final class UIFont: NSObject, Sendable {
  /// The style of a text, which determines its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String
    /// Creates a style from UIKit's name of it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A small caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The thickness of a font's strokes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight between -1 and 1, where 0 is regular.
    public let rawValue: CGFloat
    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// A light weight.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight.
    public static let regular = Weight(rawValue: 0)
    /// A weight a little above regular.
    public static let medium = Weight(rawValue: 0.23)
    /// A weight below bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// A bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// A weight above bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// The name of the font.
  public let fontName: String

  package let textStyle: TextStyle?
  package let weight: Weight
  package let isItalic: Bool
  package let isMonospaced: Bool

  package init(
    name: String = ".SFUI",
    size: CGFloat,
    textStyle: TextStyle? = nil,
    weight: Weight = .regular,
    isItalic: Bool = false,
    isMonospaced: Bool = false
  ) {
    fontName = name
    pointSize = size
    self.textStyle = textStyle
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
  }

  /// Creates a font by its name; never nil, since only a host can look up the font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(name: fontName, size: fontSize, textStyle: nil)
  }

  /// The font of a text style, in the size of the default text size setting.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size: CGFloat =
      switch style {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    return UIFont(size: size, textStyle: style, weight: style == .headline ? .semibold : .regular)
  }

  /// The system font in a size.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// The system font in a size and weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The bold system font in a size.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The italic system font in a size.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isItalic: true)
  }

  /// The monospaced system font in a size and weight.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, isMonospaced: true)
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      name: fontName,
      size: fontSize,
      textStyle: textStyle,
      weight: weight,
      isItalic: isItalic,
      isMonospaced: isMonospaced
    )
  }

  /// The size of labels.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of the small system font.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system font.
  public static var systemFontSize: CGFloat { 14 }

  /// Whether another object is the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize
      && other.textStyle == textStyle && other.weight == weight && other.isItalic == isItalic
      && other.isMonospaced == isMonospaced
  }

  /// A hash that agrees with `isEqual(_:)`.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
