// The initial view controllers of apps that launch from a storyboard.
extension ApplicationRunner {
  /// Creates the window of a scene with a storyboard, before its delegate is notified of the
  /// connection; returns nil for other scenes.
  func makeWindow(for scene: UIScene) -> UIWindow? {
    guard let storyboard = scene.session.configuration.storyboard,
      let scene = scene as? UIWindowScene
    else { return nil }
    let delegate = scene.delegate as? any UIWindowSceneDelegate
    let window = delegate?.window ?? UIWindow(windowScene: scene)
    window.windowScene = scene
    window.rootViewController = storyboard.instantiateInitialViewController()
    delegate?.window = window
    if delegate?.window == nil { noteMissingWindow("scene") }
    return window
  }

  private func noteMissingWindow(_ owner: String) {
    device.log.note(
      .scene,
      "The \(owner) delegate must implement the window property if it wants to use a main "
        + "storyboard file."
    )
  }

  /// Shows the window of a scene with a storyboard, unless the delegate has replaced it.
  func showMade(_ window: UIWindow?, of scene: UIScene) {
    let delegate = scene.delegate as? any UIWindowSceneDelegate
    if let window, delegate?.window === window { window.makeKeyAndVisible() }
  }

  /// Creates the window of an app without scenes that launches from a storyboard, before its
  /// delegate is notified of the launch.
  func makeMainWindow() -> UIWindow? {
    guard !usesScenes, let name = mainStoryboard ?? MainBundle.mainStoryboard else { return nil }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    let window = delegate.window ?? UIWindow()
    window.rootViewController = storyboard.instantiateInitialViewController()
    delegate.window = window
    if delegate.window == nil { noteMissingWindow("app") }
    return window
  }
}
