#if !os(iOS)
  public import CoordinatorLauncher

  /// Lifecycle, scene coordinators and multicast delegates.
  public enum KitExample {
    /// What it shows, in a sentence.
    public static let summary =
      "Lifecycle, scene coordinators and multicast delegates. Log in with any e-mail and the password engine."

    /// Runs the example and ends the process.
    public static func run(by launcher: AppLauncher, arguments: [String]) -> Never {
      launcher.run(AppDelegate.self, arguments: arguments)
    }
  }
#endif
