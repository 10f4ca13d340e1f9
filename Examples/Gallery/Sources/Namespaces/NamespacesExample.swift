#if !os(iOS)
  public import CoordinatorLauncher

  /// Protocols as base classes, enums as namespaces.
  public enum NamespacesExample {
    /// What it shows, in a sentence.
    public static let summary = "Protocols as base classes, enums as namespaces."

    /// Runs the example and ends the process.
    public static func run(by launcher: AppLauncher, arguments: [String]) -> Never {
      launcher.run(AppDelegate.self, arguments: arguments)
    }
  }
#endif
