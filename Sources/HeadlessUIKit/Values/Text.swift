import Foundation

/// The alignment of a text.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center, right, justified, natural
}

/// The handling of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Which letters the keyboard capitalises automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words, sentences, allCharacters
}

/// Whether the keyboard corrects words automatically.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether spelling is checked while typing.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// Which keys the keyboard shows.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The kind of text that the user enters, by which the system can suggest a text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the type.
  public let rawValue: String
  /// Creates a type from UIKit's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An account's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
}
