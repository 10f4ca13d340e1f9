import Foundation

extension UIBarButtonItem {
  /// A number or a word at the corner of a button.
  @MainActor
  public struct Badge {
    /// The text of the badge; nil for a badge without text.
    public let stringValue: String?
    /// The colour behind the text.
    public var backgroundColor: UIColor?
    /// The colour of the text.
    public var foregroundColor: UIColor?
    /// The font of the text.
    public var font: UIFont?

    /// A badge with a number.
    public static func count(_ count: Int) -> Badge { Badge(stringValue: String(count)) }
    /// A badge with a text.
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    /// A badge without a text.
    public static func indicator() -> Badge { Badge(stringValue: nil) }

    private init(stringValue: String?) { self.stringValue = stringValue }
  }
}
