// The first screens of apps that begin with a storyboard.
extension ApplicationRunner {
  /// Makes the window of a scene whose configuration has a storyboard, before its delegate hears of
  /// the connection; nil for any other scene.
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

  /// Shows the window of a scene with a storyboard, unless the delegate has put another one in its
  /// place.
  func showMade(_ window: UIWindow?, of scene: UIScene) {
    let delegate = scene.delegate as? any UIWindowSceneDelegate
    if let window, delegate?.window === window { window.makeKeyAndVisible() }
  }

  /// Makes the window of an app without scenes that begins with a storyboard, before its delegate
  /// hears of the launch.
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
