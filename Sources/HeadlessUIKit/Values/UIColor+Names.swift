import Foundation

// MARK: Fixed colours

extension UIColor {
  /// The colour “black”.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The colour “dark gray”.
  public static let darkGray = UIColor(red: 0.3333, green: 0.3333, blue: 0.3333, alpha: 1)
  /// The colour “light gray”.
  public static let lightGray = UIColor(red: 0.6667, green: 0.6667, blue: 0.6667, alpha: 1)
  /// The colour “white”.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The colour “gray”.
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// The colour “red”.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The colour “green”.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The colour “blue”.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The colour “cyan”.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The colour “yellow”.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The colour “magenta”.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The colour “orange”.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The colour “purple”.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The colour “brown”.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The colour “clear”.
  public static let clear = UIColor(white: 0, alpha: 0)
}

// MARK: Adaptable colours

extension UIColor {
  /// The colour “system red”.
  public static let systemRed = UIColor(.system("systemRed"))
  /// The colour “system green”.
  public static let systemGreen = UIColor(.system("systemGreen"))
  /// The colour “system blue”.
  public static let systemBlue = UIColor(.system("systemBlue"))
  /// The colour “system orange”.
  public static let systemOrange = UIColor(.system("systemOrange"))
  /// The colour “system yellow”.
  public static let systemYellow = UIColor(.system("systemYellow"))
  /// The colour “system pink”.
  public static let systemPink = UIColor(.system("systemPink"))
  /// The colour “system purple”.
  public static let systemPurple = UIColor(.system("systemPurple"))
  /// The colour “system teal”.
  public static let systemTeal = UIColor(.system("systemTeal"))
  /// The colour “system indigo”.
  public static let systemIndigo = UIColor(.system("systemIndigo"))
  /// The colour “system brown”.
  public static let systemBrown = UIColor(.system("systemBrown"))
  /// The colour “system mint”.
  public static let systemMint = UIColor(.system("systemMint"))
  /// The colour “system cyan”.
  public static let systemCyan = UIColor(.system("systemCyan"))
  /// The colour “system gray”.
  public static let systemGray = UIColor(.system("systemGray"))
  /// The colour “system gray2”.
  public static let systemGray2 = UIColor(.system("systemGray2"))
  /// The colour “system gray3”.
  public static let systemGray3 = UIColor(.system("systemGray3"))
  /// The colour “system gray4”.
  public static let systemGray4 = UIColor(.system("systemGray4"))
  /// The colour “system gray5”.
  public static let systemGray5 = UIColor(.system("systemGray5"))
  /// The colour “system gray6”.
  public static let systemGray6 = UIColor(.system("systemGray6"))
  /// The colour “tint color”.
  public static let tintColor = UIColor(.system("tintColor"))
}

// MARK: Semantic colours

extension UIColor {
  /// The colour “label”.
  public static let label = UIColor(.system("label"))
  /// The colour “secondary label”.
  public static let secondaryLabel = UIColor(.system("secondaryLabel"))
  /// The colour “tertiary label”.
  public static let tertiaryLabel = UIColor(.system("tertiaryLabel"))
  /// The colour “quaternary label”.
  public static let quaternaryLabel = UIColor(.system("quaternaryLabel"))
  /// The colour “link”.
  public static let link = UIColor(.system("link"))
  /// The colour “placeholder text”.
  public static let placeholderText = UIColor(.system("placeholderText"))
  /// The colour “separator”.
  public static let separator = UIColor(.system("separator"))
  /// The colour “opaque separator”.
  public static let opaqueSeparator = UIColor(.system("opaqueSeparator"))
  /// The colour “system background”.
  public static let systemBackground = UIColor(.system("systemBackground"))
  /// The colour “secondary system background”.
  public static let secondarySystemBackground = UIColor(.system("secondarySystemBackground"))
  /// The colour “tertiary system background”.
  public static let tertiarySystemBackground = UIColor(.system("tertiarySystemBackground"))
  /// The colour “system grouped background”.
  public static let systemGroupedBackground = UIColor(.system("systemGroupedBackground"))
  /// The colour “secondary system grouped background”.
  public static let secondarySystemGroupedBackground = UIColor(
    .system("secondarySystemGroupedBackground"))
  /// The colour “tertiary system grouped background”.
  public static let tertiarySystemGroupedBackground = UIColor(
    .system("tertiarySystemGroupedBackground"))
  /// The colour “system fill”.
  public static let systemFill = UIColor(.system("systemFill"))
  /// The colour “secondary system fill”.
  public static let secondarySystemFill = UIColor(.system("secondarySystemFill"))
  /// The colour “tertiary system fill”.
  public static let tertiarySystemFill = UIColor(.system("tertiarySystemFill"))
  /// The colour “quaternary system fill”.
  public static let quaternarySystemFill = UIColor(.system("quaternarySystemFill"))
  /// The colour “dark text”.
  public static let darkText = UIColor(.system("darkText"))
  /// The colour “light text”.
  public static let lightText = UIColor(.system("lightText"))
}
