#if !os(iOS)
  public import CoordinatorLauncher

  /// A hub for navigation and dependency injection, with a storyboard.
  public enum StoryboardExample {
    /// What it shows, in a sentence.
    public static let summary = "A hub for navigation and dependency injection, with a storyboard."

    /// Runs the example and ends the process.
    public static func run(by launcher: AppLauncher, arguments: [String]) -> Never {
      launcher.run(AppDelegate.self, arguments: arguments)
    }
  }
#endif
