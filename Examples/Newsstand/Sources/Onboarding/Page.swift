extension Onboarding {
  nonisolated struct Page: Hashable, Sendable {
    let title: String
    let text: String
    let buttonTitle: String
  }
}

extension Onboarding.Page {
  static let all = [
    Onboarding.Page(
      title: "Fifty short articles",
      text: "About engines, tides, salt, and things that nobody ever finished. "
        + "Each takes a few minutes.",
      buttonTitle: "Next"
    ),
    Onboarding.Page(
      title: "Keep what you like",
      text: "A saved article waits for you in a list of your own, until you give it up.",
      buttonTitle: "Next"
    ),
    Onboarding.Page(
      title: "Tell us where we are wrong",
      text: "Below each article is a button for it. We read every letter.",
      buttonTitle: "Start reading"
    ),
  ]
}
