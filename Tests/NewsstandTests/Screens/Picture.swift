import CoordinatorTesting
import Foundation
import Testing

@testable import Newsstand

/// A screen as it is seen in a terminal, of 80 by 24 unless told otherwise, and the way to it.
nonisolated struct Picture: Sendable {
  let name: String
  var isLoggedIn = true
  var isNewcomer = false
  var hasOtherApps = true
  var size = "80x24"
  let way: String

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
    let app = try await NewsstandApp(
      loggedIn: isLoggedIn, isNewcomer: isNewcomer, hasOtherApps: hasOtherApps
    )
    try await app.run("size \(size)\n\(way)")
    return app
  }
}

extension Picture {
  static let all: [Picture] = [
    Picture(name: "onboarding-1", isLoggedIn: false, isNewcomer: true, way: onboarding),
    Picture(
      name: "onboarding-3", isLoggedIn: false, isNewcomer: true,
      way: onboarding + "\nswipe left\nswipe left"
    ),
    Picture(
      name: "onboarding-wide", isLoggedIn: false, isNewcomer: true, size: "120x40",
      way: onboarding + "\nswipe left"
    ),
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
    Picture(name: "library-wide", size: "120x40", way: "expect text \"Choose an article\""),
    Picture(name: "article-wide", size: "120x40", way: article),
    Picture(
      name: "details-wide", size: "120x40",
      way: article + "\ntap \"Details\"\nexpect screen \"Details\""
    ),
    Picture(name: "subscribe-wide", size: "120x40", way: article + "\ntap \"Subscribe\""),
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
    Picture(name: "imprint", way: imprint),
    Picture(name: "imprint-wide", size: "120x40", way: imprint),
    Picture(name: "licences", way: imprint + "\ntap \"Licences\"\nexpect screen \"Licences\""),
    Picture(name: "settings", way: settings),
    Picture(
      name: "settings-changed",
      way: settings + "\nswipe down\nexpect screen \"Discard the changes?\""
    ),
    Picture(name: "transitions", way: transitions),
    Picture(name: "transitions-wide", size: "120x40", way: transitions),
    Picture(
      name: "transitions-several", way: transitions + "\nselect \"Several at once\"\nexpect idle"),
    Picture(name: "transitions-sheet", way: transitions + "\nselect \"Page sheet\"\nexpect idle"),
    Picture(
      name: "transitions-sheets-wide", size: "120x40",
      way: transitions + "\nselect \"Page sheet\"\nselect \"Form sheet\"\nexpect idle"),
    Picture(
      name: "guest-popover-wide", size: "120x40",
      way: transitions + "\nselect \"Popover\"\nexpect idle"),
    Picture(name: "guest-room", way: transitions + "\nselect \"Embed\"\nexpect idle"),
    Picture(
      name: "guest-columns-wide", size: "120x40",
      way: transitions + "\nselect \"Split columns\"\nexpect idle"),
    Picture(name: "guest-pages", way: transitions + "\nselect \"Pages\"\nexpect idle"),
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
  private static let onboarding = "expect screen \"Fifty short articles\""
  private static let imprint = about + "\ntap \"Imprint\"\nexpect screen \"Imprint\""
  private static let about = "tab \"About\"\nexpect screen \"About\""
  private static let transitions = """
    \(about)
    tap "Transitions"
    expect screen "Transitions"
    expect idle
    """
  private static let settings = """
    \(about)
    tap "Settings"
    type "Signature" "Ada, from the sea"
    expect screen "Settings"
    """
}
