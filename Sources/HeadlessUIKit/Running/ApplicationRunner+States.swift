import Foundation

// The states of the app and of its scenes. An app with scenes has the state of the scene that is most
// active: foreground active, foreground inactive, background, in this order.
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

  /// Sends the app with all its scenes to the background; its screens do not disappear by that.
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
  /// Of several scenes the one that was visible comes back; where the system has disconnected it,
  /// it is connected again.
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

  /// Brings an app without scenes forward, and tells it why on the way.
  ///
  /// - Returns: What `tell` returns.
  @discardableResult
  func bringForward(telling tell: () -> Bool) -> Bool {
    guard application.state == .background else { return tell() }
    delegate.applicationWillEnterForeground(application)
    post(UIApplication.willEnterForegroundNotification)
    application.state = .inactive
    let isTaken = tell()
    activate()
    return isTaken
  }

  func activate() {
    application.state = .active
    delegate.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification)
  }

  // MARK: Scenes

  /// Brings a scene forward, and tells it why on the way, if it has come for something.
  ///
  /// - Returns: What `tell` returns.
  @discardableResult
  func bringForward(_ scene: UIScene, telling tell: () -> Bool = { true }) -> Bool {
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
      let isTaken = tell()
      activate(scene)
      return isTaken
    case .foregroundInactive: activate(scene)
    case .foregroundActive: break
    }
    return tell()
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
    guard let delegate = scene.delegate else { return }
    var activity: NSUserActivity?
    let isAnswered = device.hasMethod { activity = delegate.stateRestorationActivity(for: scene) }
    guard isAnswered else { return }
    if let activity {
      bringUpToDate(activity, of: scene)
      delegate.scene(scene, didUpdate: activity)
    }
    scene.session.stateRestorationActivity = activity
  }

  /// Lets the parts of a scene that have an activity add to it.
  private func bringUpToDate(_ activity: NSUserActivity, of scene: UIScene) {
    if scene.userActivity === activity { scene.updateUserActivityState(activity) }
    for window in (scene as? UIWindowScene)?.windows ?? [] {
      for controller in window.outermostControllers { bringUpToDate(activity, of: controller) }
    }
  }

  private func bringUpToDate(_ activity: NSUserActivity, of controller: UIViewController) {
    if controller.userActivity === activity { controller.updateUserActivityState(activity) }
    for child in controller.children { bringUpToDate(activity, of: child) }
  }

  /// Gives the application the state of its most active scene, and posts the same notifications as in an
  /// app without scenes.
  ///
  /// - Parameter isLaunch: Whether the first scene comes to the foreground.
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
