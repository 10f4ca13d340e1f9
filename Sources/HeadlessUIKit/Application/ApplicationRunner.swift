public import Foundation

/// Runs an app's delegate as the system would: launches it, opens addresses, sends it to the
/// background and back.
@MainActor
public final class ApplicationRunner {
  /// The device the app runs on.
  public let device: HeadlessDevice
  /// The delegate, which lives as long as the runner.
  public let delegate: any UIApplicationDelegate
  private var application: UIApplication { device.application }

  /// Creates a runner with a delegate that `makeDelegate` makes while the device is current.
  public init(device: HeadlessDevice, _ makeDelegate: () -> any UIApplicationDelegate) {
    self.device = device
    delegate = device.run(makeDelegate)
    device.application.delegate = delegate
  }

  /// Creates a runner with a delegate of a class, which must be made by `init()`.
  public convenience init<Delegate: UIApplicationDelegate>(
    device: HeadlessDevice,
    _ delegateClass: Delegate.Type
  ) {
    self.init(device: device) { DelegateMaker.make(delegateClass) }
  }

  /// Launches the app and makes it active.
  ///
  /// An address to open is in the launch options, and is opened after launching too, unless a
  /// launch method of the delegate returned false.
  ///
  /// Raises, as UIKit does, if a window has no root at the end of launch.
  public func launch(
    opening url: URL? = nil,
    options: [UIApplication.LaunchOptionsKey: Any] = [:]
  ) {
    var options = options
    if let url { options[.url] = url }
    device.run {
      let launchOptions = options.isEmpty ? nil : options
      let agreesFirst = delegate.application(
        application,
        willFinishLaunchingWithOptions: launchOptions
      )
      let agreesThen = delegate.application(
        application,
        didFinishLaunchingWithOptions: launchOptions
      )
      post(UIApplication.didFinishLaunchingNotification)
      for window in device.windows where window.isShown && window.rootViewController == nil {
        raise(
          .internalInconsistency,
          "Application windows are expected to have a root view controller at the end of "
            + "application launch"
        )
      }
      if let url, agreesFirst, agreesThen { deliver(url, options: [:]) }
      activate()
    }
  }

  /// Opens an address in the running app; false if the app could not.
  @discardableResult
  public func open(
    _ url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    device.run { deliver(url, options: options) }
  }

  @discardableResult
  private func deliver(_ url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    delegate.application(application, open: url, options: options)
  }

  // MARK: States

  /// Makes an inactive app active, as the end of a phone call does.
  public func becomeActive() {
    device.run {
      guard application.state == .inactive else { return }
      activate()
    }
  }

  private func activate() {
    application.state = .active
    delegate.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Makes an active app inactive, as a phone call does.
  public func resignActive() {
    device.run {
      guard application.state == .active else { return }
      delegate.applicationWillResignActive(application)
      post(UIApplication.willResignActiveNotification)
      application.state = .inactive
    }
  }

  /// Sends the app to the background; its screens do not disappear by that.
  public func enterBackground() {
    resignActive()
    device.run {
      guard application.state == .inactive else { return }
      application.state = .background
      delegate.applicationDidEnterBackground(application)
      post(UIApplication.didEnterBackgroundNotification)
    }
  }

  /// Brings the app back from the background and makes it active.
  public func enterForeground() {
    device.run {
      guard application.state == .background else { return }
      delegate.applicationWillEnterForeground(application)
      post(UIApplication.willEnterForegroundNotification)
      application.state = .inactive
      activate()
    }
  }

  /// Tells the app that it is about to end.
  public func terminate() {
    device.run {
      delegate.applicationWillTerminate(application)
      post(UIApplication.willTerminateNotification)
    }
  }

  /// Tells the app and its screens that memory is short.
  public func sendMemoryWarning() {
    device.run {
      delegate.applicationDidReceiveMemoryWarning(application)
      post(UIApplication.didReceiveMemoryWarningNotification)
      for window in device.windows {
        for controller in window.rootViewController?.presentedChain ?? [] {
          tellMemoryIsShort(controller)
        }
      }
    }
  }

  private func tellMemoryIsShort(_ controller: UIViewController) {
    controller.didReceiveMemoryWarning()
    for child in controller.children { tellMemoryIsShort(child) }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}
