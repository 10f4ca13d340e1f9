#if !os(iOS)
  public import CoordinatorLauncher

  /// A login flow under an app coordinator.
  public enum LoginExample {
    /// What it shows, in a sentence.
    public static let summary =
      "A login flow under an app coordinator. Log in as ada with the password engine."

    /// Runs the example and ends the process.
    public static func run(by launcher: AppLauncher, arguments: [String]) -> Never {
      launcher.run(AppDelegate.self, arguments: arguments)
    }
  }
#endif
