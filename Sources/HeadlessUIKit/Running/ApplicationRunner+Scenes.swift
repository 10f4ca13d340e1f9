import Foundation

// Connects and disconnects scenes.
extension ApplicationRunner {
  /// The connected scenes, oldest first.
  public var scenes: [UIScene] { application.scenes }
  /// The visible scene.
  public var visibleScene: UIScene? { application.visibleScene }

  /// Opens another scene, as the user does for a new window; returns nil if the app supports only
  /// one.
  @discardableResult
  public func openScene(for event: ExternalEvent? = nil) -> UIScene? {
    device.run {
      guard application.supportsMultipleScenes else { return nil }
      return connectNewScene(role: .windowApplication, for: event)
    }
  }

  /// Disconnects a scene, as the system does in the background to free memory; its session stays
  /// open.
  public func disconnect(_ scene: UIScene) {
    device.run { disconnectNow(scene) }
  }

  /// Connects the scene of a session again, and brings it to the foreground.
  public func reconnect(_ session: UISceneSession) {
    device.run {
      guard session.scene == nil, application.sessions.contains(session) else { return }
      connectNow(session, UIScene.ConnectionOptions())
    }
  }

  /// Closes a scene and discards its session, as the user does in the app switcher.
  ///
  /// If the scene was visible, the most recently used other scene enters the foreground. If the app
  /// is not running, its delegate is notified at the next launch.
  public func close(_ session: UISceneSession) {
    device.run {
      guard application.sessions.contains(session) else { return }
      if let scene = session.scene { disconnectNow(scene) }
      application.sessions.removeAll { $0 === session }
      application.discarded.insert(session)
      if application.isRunning { discardClosedSessions() }
    }
  }

  /// Makes a scene the visible one, and brings it to the foreground.
  public func show(_ scene: UIScene) {
    device.run {
      guard application.scenes.contains(scene) else { return }
      bringForward(scene)
    }
  }

  /// The open sessions, oldest first.
  package var sessions: [UISceneSession] { application.sessions.sorted { $0.number < $1.number } }

  /// Shows the scene of a session, and connects it if needed.
  package func show(_ session: UISceneSession) {
    if let scene = session.scene { show(scene) } else { reconnect(session) }
  }

  /// The session opened after the visible scene's, or the first one.
  package var nextSession: UISceneSession? {
    let sessions = sessions
    let session = application.visibleScene?.session
    let next = session.flatMap { sessions.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    return sessions.isEmpty ? nil : sessions[next % sessions.count]
  }

  /// Shows the scene of ``nextSession``.
  package func showNextScene() {
    if let nextSession { show(nextSession) }
  }

  // MARK: Connecting

  /// Connects the first scene after launch: the most recently used one, else a new one.
  ///
  /// - Returns: False if the app does not use scenes.
  func connectFirstScene(for event: ExternalEvent?) -> Bool {
    application.isRunning = true
    openEarlierSessions(for: event)
    if usesScenes, let session = application.sessions.last {
      connectNow(session, UIScene.ConnectionOptions(event))
      return true
    }
    return connectNewScene(role: .windowApplication, for: event) != nil || usesScenes
  }

  /// Restores the sessions of an earlier process, if the app still uses scenes.
  private func openEarlierSessions(for event: ExternalEvent?) {
    guard let earlier = application.earlierSessions else { return }
    application.earlierSessions = nil
    application.sessionCount = earlier.newest
    let count = application.supportsMultipleScenes ? earlier.open.count : 1
    let sessions = earlier.open.suffix(count).map(makeSession)
    guard let last = sessions.last,
      manifest != nil || requestConfiguration(for: last, UIScene.ConnectionOptions(event))
    else { return }
    usesScenes = true
    application.sessions = sessions
  }

  private func makeSession(_ role: UISceneSession.Role, number: Int) -> UISceneSession {
    let declared = manifest?.configuration(named: nil, for: role)
    return UISceneSession(
      declared ?? UISceneConfiguration(name: nil, sessionRole: role), number: number)
  }

  /// Makes a session of an earlier process again.
  private func makeSession(_ saved: SavedSession) -> UISceneSession {
    let session = makeSession(.windowApplication, number: saved.number)
    if let name = saved.configuration,
      let declared = manifest?.configuration(named: name, for: session.role)
    {
      session.configuration = declared
      session.isConfigured = true
    }
    session.userInfo = saved.userInfo?.dictionary
    session.stateRestorationActivity = saved.activity?.activity
    return session
  }

  @discardableResult
  func connectNewScene(role: UISceneSession.Role, for event: ExternalEvent?) -> UIScene? {
    let session = makeSession(role, number: application.sessionCount + 1)
    let options = UIScene.ConnectionOptions(event)
    let isImplemented = requestConfiguration(for: session, options)
    guard isImplemented || manifest != nil else { return nil }
    usesScenes = true
    application.sessionCount = session.number
    application.sessions.append(session)
    return connectNow(session, options)
  }

  /// Connects the scene of a session, else the most recently used one, else a new one.
  func connectAgain(_ session: UISceneSession? = nil, for event: ExternalEvent?) {
    if let session = session ?? application.sessions.last {
      connectNow(session, UIScene.ConnectionOptions(event))
    } else {
      connectNewScene(role: .windowApplication, for: event)
    }
  }

  private func requestConfiguration(
    for session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> Bool {
    session.isConfigured = true
    return device.hasMethod {
      session.configuration = delegate.application(
        application,
        configurationForConnecting: session,
        options: options
      )
    }
  }

  @discardableResult
  private func connectNow(
    _ session: UISceneSession,
    _ options: UIScene.ConnectionOptions,
    inBackground: Bool = false
  ) -> UIScene {
    if !session.isConfigured { _ = requestConfiguration(for: session, options) }
    let type = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    session.scene = scene
    application.scenes.append(scene)
    application.visibleScene = scene
    scene.delegate = makeDelegate(for: session.configuration)
    let window = makeWindow(for: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    showMade(window, of: scene)
    post(UIScene.willConnectNotification, of: scene)
    if let activity = session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    if inBackground { scene.state = .background } else { bringForward(scene) }
    return scene
  }

  /// Activates an existing scene or a new one, as the app requests.
  func perform(
    _ request: UISceneSessionActivationRequest, _ errorHandler: ((any Error) -> Void)?
  ) {
    let event = request.userActivity.map { ExternalEvent.activity($0) }
    if let session = request.session {
      guard application.sessions.contains(session) else {
        errorHandler?(UISceneError(.requestDenied))
        return
      }
      if let scene = session.scene {
        if let event { deliverNow(event, to: scene) } else { bringForward(scene) }
      } else {
        connectNow(session, UIScene.ConnectionOptions(event))
      }
    } else if application.supportsMultipleScenes {
      connectNewScene(role: request.role, for: event)
    } else {
      errorHandler?(UISceneError(.multipleScenesNotSupported))
    }
  }

  /// Connects a scene in the background to update its snapshot.
  func refresh(_ session: UISceneSession) {
    guard session.scene == nil, application.sessions.contains(session) else { return }
    let visible = application.visibleScene
    connectNow(session, UIScene.ConnectionOptions(), inBackground: true)
    if let visible { makeVisible(visible) }
  }

  private func makeDelegate(for configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    let type: AnyClass? =
      configuration.delegateClass
      ?? NSClassFromString("\(moduleName(of: Swift.type(of: delegate))).SceneDelegate")
    guard let type else {
      device.log.note(
        .scene,
        "Info.plist contained no UIScene configuration dictionary (looking for configuration "
          + "named \"\(configuration.name ?? "(no name)")\")"
      )
      return nil
    }
    let made = (type as? NSObject.Type).flatMap { newObject(of: $0) as? any UISceneDelegate }
    if made == nil {
      device.log.note(
        .scene,
        """
        '\(String(reflecting: type))' is the class of a scene's delegate, and cannot be one.

        This usually means that the class does not conform to 'UIWindowSceneDelegate', or is no \
        subclass of 'NSObject'.

        To fix this, declare 'class SceneDelegate: UIResponder, UIWindowSceneDelegate'.
        """
      )
    }
    return made
  }

  // MARK: Disconnecting

  func disconnectNow(_ scene: UIScene) {
    guard application.scenes.contains(scene) else { return }
    if application.visibleScene === scene, application.state != .background {
      // Show another scene first, so that the app does not enter the background.
      let other = application.sessions.last { $0 !== scene.session && $0.scene != nil }
      if let next = other?.scene { bringForward(next) }
    }
    sendToBackground(scene)
    device.cancelGesture(in: scene)
    application.scenes.removeAll { $0 === scene }
    scene.state = .unattached
    scene.session.scene = nil
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, of: scene)
    for window in (scene as? UIWindowScene)?.windows ?? [] { window.detachFromDisconnectedScene() }
    if application.visibleScene === scene { application.visibleScene = nil }
    device.displayNeeded()
  }

  func discardClosedSessions() {
    let sessions = application.discarded
    guard !sessions.isEmpty else { return }
    application.discarded = []
    delegate.application(application, didDiscardSceneSessions: sessions)
  }

  /// Makes a scene the visible one, and its key window the device's key window.
  func makeVisible(_ scene: UIScene) {
    application.markUsed(scene.session)
    guard application.visibleScene !== scene else { return }
    application.visibleScene = scene
    (scene as? UIWindowScene)?.keyWindow?.makeKey()
    device.displayNeeded()
  }
}
