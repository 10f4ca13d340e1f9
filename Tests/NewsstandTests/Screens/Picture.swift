import CoordinatorTesting
import Foundation
import Testing

@testable import Newsstand

/// A screen as it is seen in a terminal of 80 by 24, and the way to it.
nonisolated struct Picture: Sendable, CustomTestStringConvertible {
  let name: String
  var isLoggedIn = true
  var hasOtherApps = true
  let way: String

  var testDescription: String { name }

  /// Where it is kept.
  var file: URL {
    Self.folder.appendingPathComponent("\(name).txt")
  }

  static var folder: URL { newsstand.appendingPathComponent("Screens") }

  static var newsstand: URL {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("Examples/Newsstand")
  }

  /// Goes the way in a new app.
  @MainActor func take() async throws -> NewsstandApp {
    let app = try NewsstandApp(loggedIn: isLoggedIn, hasOtherApps: hasOtherApps)
    try await app.run(way)
    return app
  }
}

extension Picture {
  static let all: [Picture] = [
    Picture(name: "login", isLoggedIn: false, way: "expect screen \"Newsstand\""),
    Picture(
      name: "login-failed", isLoggedIn: false,
      way: """
        type "Username" "ada"
        type "Password" "motor"
        tap "Log in"
        expect screen "The login failed"
        """
    ),
    Picture(name: "registration-1", isLoggedIn: false, way: registration1),
    Picture(name: "registration-2", isLoggedIn: false, way: registration2),
    Picture(name: "registration-3", isLoggedIn: false, way: registration3),
    Picture(name: "library", way: "expect screen \"Library\""),
    Picture(name: "article", way: article),
    Picture(name: "details", way: article + "\ntap \"Details\"\nexpect screen \"Details\""),
    Picture(name: "subscribe", way: article + "\ntap \"Subscribe\"\nselect \"Yearly\""),
    Picture(name: "saved-empty", way: "tab \"Saved\"\nexpect screen \"Saved\""),
    Picture(
      name: "saved",
      way: """
        \(article)
        tap "Save"
        back
        select "Tides for Beginners"
        tap "Save"
        tap "Unsave"
        tab "Saved"
        expect screen "Saved"
        """
    ),
    Picture(name: "about", way: about),
    Picture(name: "contact-us", way: about + "\ntap \"Contact us\"\nexpect screen \"Contact us\""),
    Picture(
      name: "feedback", way: about + "\ntap \"Feedback\"\ntap \"Send\"\nexpect text \"Write\""),
    Picture(
      name: "no-app", hasOtherApps: false,
      way: about + "\ntap \"Rate the app\"\nexpect screen \"No app for this\""
    ),
    Picture(name: "settings", way: settings),
    Picture(
      name: "settings-changed",
      way: settings + "\nswipe down\nexpect screen \"Discard the changes?\""
    ),
  ]

  private static let registration1 = """
    tap "Sign up"
    tap "Next"
    expect text "Enter a username."
    type "Username" "grace"
    """
  private static let registration2 = """
    \(registration1)
    tap "Next"
    type "Password" "compiler"
    type "Repeat password" "compile"
    tap "Next"
    expect text "The two passwords are not the same."
    """
  private static let registration3 = """
    \(registration2)
    type "Repeat password" "compiler"
    tap "Next"
    tap "I accept the terms"
    expect screen "Almost done"
    """
  private static let article = "select \"Salt\"\nexpect screen \"Salt\""
  private static let about = "tab \"About\"\nexpect screen \"About\""
  private static let settings = """
    \(about)
    tap "Settings"
    type "Signature" "Ada, from the sea"
    expect screen "Settings"
    """
}
