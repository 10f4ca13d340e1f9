#if !os(iOS)
  public import CoordinatorLauncher

  /// Tab coordinators with associated types, under an app coordinator.
  public enum TabsExample {
    /// What it shows, in a sentence.
    public static let summary = "Tab coordinators with associated types, under an app coordinator."

    /// Runs the example and ends the process.
    public static func run(by launcher: AppLauncher, arguments: [String]) -> Never {
      launcher.run(AppDelegate.self, arguments: arguments)
    }
  }
#endif
