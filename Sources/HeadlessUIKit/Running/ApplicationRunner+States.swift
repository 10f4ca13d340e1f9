import Foundation

// The states of the app and its scenes. An app with scenes has the state of its most active scene:
// foreground active before foreground inactive before background.
extension ApplicationRunner {
  /// Makes an inactive app active, as the end of a phone call does.
  public func becomeActive() {
    device.run {
      if usesScenes {
        for scene in application.scenes where scene.state == .foregroundInactive { activate(scene) }
      } else if application.state == .inactive {
        activate()
      }
    }
  }

  /// Makes an active app inactive, as a phone call does.
  public func resignActive() {
    device.run {
      if usesScenes {
        for scene in application.scenes { deactivate(scene) }
      } else if application.state == .active {
        delegate.applicationWillResignActive(application)
        post(UIApplication.willResignActiveNotification)
        application.state = .inactive
        device.cancelGesture()
      }
    }
  }

  /// Sends the app and its scenes to the background; its view controllers do not disappear.
  public func enterBackground() {
    resignActive()
    device.run {
      if usesScenes {
        for scene in application.scenes { sendToBackground(scene) }
      } else if application.state == .inactive {
        application.state = .background
        delegate.applicationDidEnterBackground(application)
        post(UIApplication.didEnterBackgroundNotification)
      }
    }
  }

  /// Brings the app back from the background and makes it active.
  ///
  /// Of several scenes, the visible one returns, else the last connected one. If all were
  /// disconnected, the most recently used one is connected again.
  public func enterForeground() {
    device.run {
      if usesScenes {
        if let scene = application.visibleScene ?? application.scenes.last {
          bringForward(scene)
        } else {
          connectAgain(for: nil)
        }
      } else if application.state == .background {
        bringForward { true }
      }
    }
  }

  /// Brings an app without scenes to the foreground, and calls `deliver`.
  ///
  /// An app from the background becomes active after the call.
  ///
  /// - Returns: The result of `deliver`.
  @discardableResult
  func bringForward(delivering deliver: () -> Bool) -> Bool {
    guard application.state == .background else { return deliver() }
    delegate.applicationWillEnterForeground(application)
    post(UIApplication.willEnterForegroundNotification)
    application.state = .inactive
    let isHandled = deliver()
    activate()
    return isHandled
  }

  func activate() {
    application.state = .active
    delegate.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification)
  }

  // MARK: Scenes

  /// Brings a scene to the foreground, and calls `deliver`.
  ///
  /// A scene from the background becomes active after the call.
  ///
  /// - Returns: The result of `deliver`.
  @discardableResult
  func bringForward(_ scene: UIScene, delivering deliver: () -> Bool = { true }) -> Bool {
    makeVisible(scene)
    switch scene.state {
    case .unattached, .background:
      let isNew = scene.state == .unattached
      scene.delegate?.sceneWillEnterForeground(scene)
      post(UIScene.willEnterForegroundNotification, of: scene)
      scene.state = .foregroundInactive
      updateApplicationState(
        isLaunch: isNew && application.state == .inactive && application.scenes.count == 1
      )
      let isHandled = deliver()
      activate(scene)
      return isHandled
    case .foregroundInactive: activate(scene)
    case .foregroundActive: break
    }
    return deliver()
  }

  private func activate(_ scene: UIScene) {
    scene.state = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, of: scene)
    updateApplicationState()
  }

  private func deactivate(_ scene: UIScene) {
    guard scene.state == .foregroundActive else { return }
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification, of: scene)
    scene.state = .foregroundInactive
    device.cancelGesture(in: scene)
    updateApplicationState()
  }

  func sendToBackground(_ scene: UIScene) {
    deactivate(scene)
    guard scene.state == .foregroundInactive else { return }
    scene.state = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification, of: scene)
    updateApplicationState()
    defer { application.saveSessions() }
    guard let delegate = scene.delegate else { return }
    var activity: NSUserActivity?
    let isImplemented = device.hasMethod {
      activity = delegate.stateRestorationActivity(for: scene)
    }
    guard isImplemented else { return }
    if let activity {
      update(activity, of: scene)
      delegate.scene(scene, didUpdate: activity)
    }
    scene.session.stateRestorationActivity = activity
    noteUnsaved(activity?.userInfo, of: "the activity '\(activity?.activityType ?? "")'")
    noteUnsaved(scene.session.userInfo, of: "the session '\(scene.session.persistentIdentifier)'")
  }

  private func noteUnsaved(_ userInfo: [AnyHashable: Any]?, of owner: String) {
    guard let userInfo, PropertyList(userInfo) == nil else { return }
    device.log.note(
      .scene,
      """
      The next process will not have the 'userInfo' of \(owner), because it is no property list.

      To fix this, give it string keys, and strings, numbers, dates, data, arrays and dictionaries \
      as values. Save a URL as its 'absoluteString'.
      """)
  }

  /// Calls `updateUserActivityState(_:)` on the responders of a scene that have this activity.
  private func update(_ activity: NSUserActivity, of scene: UIScene) {
    if scene.userActivity === activity { scene.updateUserActivityState(activity) }
    for window in (scene as? UIWindowScene)?.windows ?? [] {
      for controller in window.allControllers where controller.userActivity === activity {
        controller.updateUserActivityState(activity)
      }
    }
  }

  /// Sets the application's state to that of its most active scene, and posts the same
  /// notifications as in an app without scenes.
  ///
  /// - Parameter isLaunch: Whether the first scene enters the foreground.
  private func updateApplicationState(isLaunch: Bool = false) {
    var state = UIApplication.State.background
    for scene in application.scenes {
      switch scene.state {
      case .foregroundActive: state = .active
      case .foregroundInactive: if state == .background { state = .inactive }
      case .unattached, .background: break
      }
    }
    let old = application.state
    if isLaunch || (old == .background && state != old) {
      post(UIApplication.willEnterForegroundNotification)
    }
    guard state != old else { return }
    if old == .active { post(UIApplication.willResignActiveNotification) }
    application.state = state
    if state == .active { post(UIApplication.didBecomeActiveNotification) }
    if state == .background { post(UIApplication.didEnterBackgroundNotification) }
  }

  func post(_ name: NSNotification.Name, of scene: UIScene) {
    NotificationCenter.default.post(name: name, object: scene)
  }
}
