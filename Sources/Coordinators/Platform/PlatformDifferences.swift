// What Apple's UIKit and the headless one do not share stands in this file; only calls that the
// headless one has handed on by name are in files of their own, which Apple's systems leave out.
// The branches for Apple's systems are written by the documented API. The maintainers have never compiled
// them against Apple's UIKit, only against the headless one, by Scripts/check-apple; see README, "Platforms".

import Foundation
import UIKitShim

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  /// The turns of the main run loop.
  @MainActor
  struct Turns {
    init(of window: UIWindow?) {}
    init(of application: UIApplication) {}

    /// Runs work in the next turn.
    func next(_ work: @escaping @MainActor () -> Void) { DispatchQueue.main.async { work() } }

    /// Runs work after a delay, unless it is cancelled.
    func after(_ delay: Duration, _ work: @escaping @MainActor () -> Void) -> Timeout {
      let timer = Timer.scheduledTimer(
        withTimeInterval: TimeInterval(delay.components.seconds), repeats: false
      ) { _ in
        MainActor.assumeIsolated { work() }
      }
      return Timeout { timer.invalidate() }
    }

    /// Checks after a delay whether something has gone wrong.
    func watch(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
      _ = after(delay, work)
    }

    /// Whether turns come only when a test lets them: never.
    static var areStepped: Bool { false }

    /// Runs all turns that are to come.
    static func runAll() {}
  }

  /// Where work belongs that a `deinit` begins: there is one device only.
  @MainActor
  struct DeviceScope {
    init() {}
    init(in window: UIWindow?) {}
    func run(_ work: () -> Void) { work() }
  }

  extension UIResponder {
    private static let companionKey = NSObject()

    /// What is kept beside a controller or the application, and lives as long as it does.
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
    /// The application that this window belongs to: there is one only.
    var application: UIApplication { .shared }
  }

  extension UIApplication {
    /// The windows of all scenes.
    var allWindows: [UIWindow] {
      connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] }
    }
  }

  /// What screen readers are told.
  @MainActor
  enum ScreenReader {
    /// Tells of a view that has come, or of what has come in it.
    static func post(
      _ notification: UIAccessibility.Notification, of view: UIView?, in window: UIWindow
    ) {
      UIAccessibility.post(notification: notification, argument: view)
    }
  }

  /// Pictures of views, for animations.
  @MainActor
  enum Pictures {
    /// What a view looks like now, as a view of its own.
    static func picture(of view: UIView) -> UIView? {
      view.snapshotView(afterScreenUpdates: false)
    }
  }

  /// Runs work of the main actor where UIKit calls on the main thread, and the compiler does not know it.
  ///
  /// `MainActor.assumeIsolated` hands nothing out that is not `Sendable`, as a delegate is not.
  nonisolated func onMainThread<Value>(_ work: @MainActor () -> Value) -> Value {
    // Written and read by the same thread, one after the other: it would have trapped on another one.
    nonisolated(unsafe) var value: Value?
    MainActor.assumeIsolated { unsafe value = work() }
    guard let value = unsafe value else { preconditionFailure("The work has not run.") }
    return value
  }

  /// Stands in for a user's delegate.
  ///
  /// What it does not implement is asked of that one, so that UIKit sees no method that the user has
  /// not written.
  @MainActor
  class DelegateProxy: DelegateChain {
    /// What this one answers to the user's delegates while they are asked what they implement.
    private var answer: Bool?

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      if super.responds(to: aSelector) { return true }
      return MainActor.assumeIsolated { answer ?? (delegate(for: aSelector) != nil) }
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      onMainThread { delegate(for: aSelector) }
    }

    /// The delegate of the user's own that implements a method; of those that hand calls on to this
    /// one, and so implement what it does, the one before.
    private func delegate(for selector: Selector) -> AnyObject? {
      for case let delegate? in [appDelegate, formerDelegate] {
        if responds(delegate, to: selector, whileThisAnswers: false) { return delegate }
        guard responds(delegate, to: selector, whileThisAnswers: true) else { return nil }
      }
      return nil
    }

    private func responds(
      _ delegate: AnyObject, to selector: Selector, whileThisAnswers answer: Bool
    ) -> Bool {
      self.answer = answer
      defer { self.answer = nil }
      return (delegate as? any NSObjectProtocol)?.responds(to: selector) == true
    }
  }

  #if !os(tvOS)
    extension PresentationObserver: UISheetPresentationControllerDelegate,
      UIPopoverPresentationControllerDelegate
    {}
  #endif
#else

  /// The turns of a device's transition clock.
  @MainActor
  struct Turns {
    private let knownClock: TransitionClock?
    private var clock: TransitionClock { knownClock ?? HeadlessDevice.current.clock }

    init(of window: UIWindow?) { knownClock = window?.device.clock }
    init(of application: UIApplication) { knownClock = application.device?.clock }

    /// Runs work in the next turn.
    func next(_ work: @escaping @MainActor () -> Void) { clock.atNextTurn(work) }

    /// Runs work after a delay, unless it is cancelled.
    func after(_ delay: Duration, _ work: @escaping @MainActor () -> Void) -> Timeout {
      let token = clock.after(delay, work)
      return Timeout { token.cancel() }
    }

    /// Checks after a delay whether something has gone wrong; no host waits for that.
    func watch(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
      clock.watch(after: delay, work)
    }

    /// Whether turns come only when a test lets them.
    static var areStepped: Bool { HeadlessDevice.current.clock.mode == .stepped }

    /// Runs all turns that are to come.
    static func runAll() { HeadlessDevice.current.clock.drain() }
  }

  /// Where work belongs that a `deinit` begins: an isolated one sees no values of its task, and so
  /// not which device is the current one.
  @MainActor
  struct DeviceScope {
    private weak let device: HeadlessDevice?

    init() { device = HeadlessDevice.current }

    /// Those of a window, for what is made in a `deinit` itself.
    init(in window: UIWindow?) { device = window?.device ?? HeadlessDevice.current }

    func run(_ work: () -> Void) { device?.run(work) }
  }

  extension UIViewController {
    /// What is kept beside this controller, and lives as long as it does.
    var companionObject: AnyObject? {
      get { companion }
      set { companion = newValue }
    }
  }

  extension UIWindow {
    /// The application that this window belongs to.
    var application: UIApplication { device.application }
  }

  extension UIApplication {
    /// What is kept beside this application, and lives as long as it does.
    var companionObject: AnyObject? {
      get { companion }
      set { companion = newValue }
    }

    /// The windows of all scenes, and those without one, as tests and older apps have them.
    var allWindows: [UIWindow] { windows }
  }

  /// What screen readers are told.
  @MainActor
  enum ScreenReader {
    /// Tells of a view that has come, or of what has come in it.
    ///
    /// UIKit's own function looks for the device first.
    static func post(
      _ notification: UIAccessibility.Notification, of view: UIView?, in window: UIWindow
    ) {
      window.device.receive(notification, of: view)
    }
  }

  /// Pictures of views, for animations.
  @MainActor
  enum Pictures {
    /// An empty view of the same size: nothing is drawn here.
    static func picture(of view: UIView) -> UIView? { UIView(frame: view.frame) }
  }

  /// Stands in for a user's delegate, to which it hands every call on by name.
  @MainActor
  class DelegateProxy: DelegateChain {}
#endif

extension UIModalPresentationStyle {
  /// Whether it is that of a popover, which tvOS does not have.
  var isPopover: Bool {
    #if os(tvOS)
      return false
    #else
      return self == .popover
    #endif
  }
}

extension Turns {
  /// Runs work after so many turns that a change without an animation has begun and ended.
  func afterSome(_ work: @escaping @MainActor () -> Void) {
    next { next { next(work) } }
  }
}

/// Work that is to run later and can be cancelled.
@MainActor
struct Timeout {
  let cancel: @MainActor () -> Void
}
