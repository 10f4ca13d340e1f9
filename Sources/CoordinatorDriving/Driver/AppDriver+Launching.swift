public import HeadlessUIKit

// A whole application, launched by its delegate.
extension AppDriver {
  /// Launches an application by its delegate, as the system would.
  ///
  /// One that shows nothing, and whose root was not launched, is reported.
  ///
  /// - Parameters:
  ///   - delegate: The delegate's class, which is made by `init()`.
  ///   - url: What the application is launched to open.
  ///   - scenes: The scenes that the application declares; nil for those of its `Info.plist`.
  /// - Returns: Whether the application took it.
  @discardableResult
  public func launch<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, opening url: URL? = nil, scenes: SceneManifest? = nil
  ) -> Bool {
    launch(delegate, for: url.map { .url($0) }, scenes: scenes)
  }

  /// Launches an application by its delegate for an event from outside.
  ///
  /// - Returns: Whether the application took it.
  @discardableResult
  public func launch<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, for event: ExternalEvent?, scenes: SceneManifest? = nil
  ) -> Bool {
    launch(ApplicationRunner(device: device, scenes: scenes, delegate), for: event)
  }

  /// Launches an application by a delegate that the test makes, so that it can be given what it needs.
  ///
  /// ```swift
  /// app.launch { AppDelegate(services: services) }
  /// ```
  ///
  /// - Parameters:
  ///   - url: What the application is launched to open.
  ///   - scenes: The scenes that the application declares; nil for those of its `Info.plist`.
  ///   - makeDelegate: Makes the delegate, with the driver's device as the current one.
  /// - Returns: Whether the application took the URL.
  @discardableResult
  public func launch(
    opening url: URL? = nil, scenes: SceneManifest? = nil,
    _ makeDelegate: () -> any UIApplicationDelegate
  ) -> Bool {
    launch(
      ApplicationRunner(device: device, scenes: scenes, makeDelegate), for: url.map { .url($0) })
  }

  private func launch(_ runner: ApplicationRunner, for event: ExternalEvent?) -> Bool {
    self.runner = runner
    let isTaken = runner.launch(for: event)
    settle()
    LaunchCheck.look(at: device)
    return isTaken
  }
}
