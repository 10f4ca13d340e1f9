// This file contains the differences between Apple's UIKit and the headless UIKit. The branches for
// Apple's systems follow the documented API. The maintainers have never compiled them against
// Apple's UIKit, only against the headless one, with Scripts/check-apple. See README, "Platforms".

import CoordinatorCore
import Foundation
import UIKitShim

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  /// Schedules work in the turns of the main run loop.
  @MainActor
  struct Turns {
    init(of window: UIWindow?) {}
    init(of application: UIApplication) {}

    /// Runs work in the next run-loop turn.
    func next(_ work: @escaping @MainActor () -> Void) {
      let work = DiagnosticReporter.keepingOverride(work)
      DispatchQueue.main.async { work() }
    }

    func after(_ delay: Duration, _ work: @escaping @MainActor () -> Void) -> Timeout {
      let work = DiagnosticReporter.keepingOverride(work)
      let timer = Timer.scheduledTimer(
        withTimeInterval: delay / .seconds(1), repeats: false
      ) { _ in
        MainActor.assumeIsolated { work() }
      }
      return Timeout { timer.invalidate() }
    }

    /// Checks after a delay whether something went wrong.
    func watch(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
      _ = after(delay, work)
    }

    /// Whether time passes as it does for the user; always true here.
    var areReal: Bool { true }

    /// Whether run-loop turns come only when a test allows them; always false here.
    static var areStepped: Bool { false }

    /// Runs all scheduled turns; does nothing here.
    static func runAll() {}
  }

  /// The device on which work runs that a `deinit` starts; here there is only one device.
  @MainActor
  struct DeviceScope {
    init(of application: UIApplication) {}
    func run(_ work: () -> Void) { work() }
  }

  extension UIResponder {
    private static let companionKey = NSObject()

    /// An object that lives as long as the controller or application beside which it is stored.
    var companionObject: AnyObject? {
      get { unsafe objc_getAssociatedObject(self, Self.companionAddress) as AnyObject? }
      set {
        unsafe objc_setAssociatedObject(
          self, Self.companionAddress, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }

    private static var companionAddress: UnsafeRawPointer {
      unsafe UnsafeRawPointer(Unmanaged.passUnretained(companionKey).toOpaque())
    }
  }

  extension UIWindow {
    /// Here there is only one application.
    var application: UIApplication { .shared }

    /// Posts to screen readers that a screen's view appeared, or that something appeared in it.
    func post(_ notification: UIAccessibility.Notification, ofViewOf screen: UIViewController) {
      UIAccessibility.post(notification: notification, argument: screen.viewIfLoaded)
    }
  }

  extension UITabBarController {
    /// UIKit's property is unsafe, because it does not retain the screen; the list of the tabs
    /// does.
    var selectedScreen: UIViewController? {
      get { unsafe selectedViewController }
      set { unsafe selectedViewController = newValue }
    }
  }

  extension UIApplication {
    /// Whether it has a delegate, which UIKit does not retain.
    var hasDelegate: Bool { unsafe delegate != nil }
  }

  /// Runs work, and releases the objects that UIKit retains until the end of the run-loop turn.
  @MainActor
  package func releasingTemporaries<Result>(_ work: () throws -> Result) rethrows -> Result {
    try autoreleasepool(invoking: work)
  }

  /// Runs main-actor work where UIKit calls on the main thread, but the compiler does not know it.
  ///
  /// `MainActor.assumeIsolated` cannot return a value that is not `Sendable`, such as a delegate.
  nonisolated func onMainThread<Value>(_ work: @MainActor () -> Value) -> Value {
    // The same thread writes and then reads the value. On any other thread the next line would
    // trap.
    nonisolated(unsafe) var value: Value?
    MainActor.assumeIsolated { unsafe value = work() }
    guard let value = unsafe value else { preconditionFailure("The work has not run.") }
    return value
  }

  /// Takes the place of the app's own delegate, and forwards to it the methods that it does not
  /// implement, so that UIKit sees no method that the app has not written.
  @MainActor
  class DelegateProxy: DelegateChain {
    /// Whether this proxy asks the app's delegate, which may ask this proxy in turn.
    private var isAsking = false

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      if super.responds(to: aSelector) { return true }
      return MainActor.assumeIsolated { !isAsking && delegate(for: aSelector) != nil }
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      onMainThread { delegate(for: aSelector) }
    }

    /// The app's own delegate, if it implements a method.
    private func delegate(for selector: Selector) -> AnyObject? {
      guard let delegate = appDelegate as? any NSObjectProtocol else { return nil }
      isAsking = true
      defer { isAsking = false }
      return delegate.responds(to: selector) ? delegate : nil
    }
  }
#else

  /// Schedules work in the turns of a device's transition clock.
  @MainActor
  struct Turns {
    private let knownClock: TransitionClock?
    private var clock: TransitionClock { knownClock ?? HeadlessDevice.current.clock }

    init(of window: UIWindow?) { knownClock = window?.device.clock }
    init(of application: UIApplication) { knownClock = application.device?.clock }

    /// Runs work in the next turn of the clock.
    func next(_ work: @escaping @MainActor () -> Void) {
      clock.atNextTurn(keepingReporter(work))
    }

    func after(_ delay: Duration, _ work: @escaping @MainActor () -> Void) -> Timeout {
      let token = clock.after(delay, keepingReporter(work))
      return Timeout { token.cancel() }
    }

    /// Checks after a delay whether something went wrong; no host waits for this check.
    func watch(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
      clock.watch(after: delay, keepingReporter(work))
    }

    /// Only a test itself moves a stepped clock, and may collect the diagnostics meanwhile.
    private func keepingReporter(
      _ work: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
      clock.mode == .stepped ? work : DiagnosticReporter.keepingOverride(work)
    }

    /// Whether time passes as it does for the user.
    var areReal: Bool { clock.mode == .real }

    /// Whether turns come only when a test allows them.
    static var areStepped: Bool { HeadlessDevice.current.clock.mode == .stepped }

    /// Runs all scheduled turns.
    static func runAll() { HeadlessDevice.current.clock.drain() }
  }

  /// The device on which work runs that a `deinit` starts: an isolated `deinit` does not see
  /// task-local values, so it does not know the current device.
  @MainActor
  struct DeviceScope {
    private weak let device: HeadlessDevice?

    init(of application: UIApplication) { device = application.device }

    func run(_ work: () -> Void) { device?.run(work) }
  }

  extension UIViewController {
    /// An object that is stored beside this controller, and lives as long as it does.
    var companionObject: AnyObject? {
      get { companion }
      set { companion = newValue }
    }
  }

  extension UIWindow {
    var application: UIApplication { device.application }

    /// Posts by the device directly; the function of UIKit would have to find the device first.
    func post(_ notification: UIAccessibility.Notification, ofViewOf screen: UIViewController) {
      device.receive(notification, ofViewOf: screen)
    }
  }

  extension UITabBarController {
    var selectedScreen: UIViewController? {
      get { selectedViewController }
      set { selectedViewController = newValue }
    }
  }

  extension UIApplication {
    var companionObject: AnyObject? {
      get { companion }
      set { companion = newValue }
    }

    var hasDelegate: Bool { delegate != nil }
  }

  /// Runs work; here nothing retains an object until the end of the run-loop turn.
  @MainActor
  package func releasingTemporaries<Result>(_ work: () throws -> Result) rethrows -> Result {
    try work()
  }

  /// Takes the place of the app's own delegate, and forwards the methods that it does not
  /// implement.
  @MainActor
  class DelegateProxy: DelegateChain, CallForwarding {
    var hasTarget: Bool { appDelegate != nil }

    func forward<Answer>(
      _ subject: AnyObject, _ method: String, to ask: (AnyObject) -> Answer?
    ) -> Answer? {
      guard hasTarget else { return nil }
      let call = enter(subject, method)
      defer { leave(call) }
      return target(of: call).flatMap(ask)
    }
  }
#endif

#if !os(tvOS)
  extension PresentationObserver: UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {}
#endif

extension Turns {
  /// Runs work after enough turns for a change without an animation to begin and end.
  func afterSome(_ work: @escaping @MainActor () -> Void) {
    next { next { next(work) } }
  }
}

/// Scheduled work that can be cancelled.
@MainActor
struct Timeout {
  let cancel: @MainActor () -> Void
}

// tvOS has no shortcut items.
extension UIScene.ConnectionOptions {
  /// The `userInfo` of the shortcut item for which the scene is connected.
  var shortcutInfo: [AnyHashable: Any]? {
    #if os(tvOS)
      nil
    #else
      shortcutItem?.userInfo
    #endif
  }
}
