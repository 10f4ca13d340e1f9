// What Apple's UIKit and the headless one do not share stands in this file; only calls that the
// headless one has handed on by name are in files of their own, which Apple's systems leave out.
// The branches for Apple's systems are written by the documented API. The maintainers have never compiled
// them against Apple's UIKit, only against the headless one, by Scripts/check-apple; see README, "Platforms".

import Foundation
import UIKitShim

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  /// The turns of the run loop that a window's transitions live in.
  @MainActor
  enum Turn {
    /// Runs work in the next turn of the main run loop.
    static func next(in window: UIWindow?, _ work: @escaping @MainActor () -> Void) {
      DispatchQueue.main.async { work() }
    }

    /// Runs work after a delay, unless it is cancelled.
    static func after(
      _ delay: Duration, in window: UIWindow?, _ work: @escaping @MainActor () -> Void
    ) -> Expiry {
      let timer = Timer.scheduledTimer(
        withTimeInterval: TimeInterval(delay.components.seconds), repeats: false
      ) { _ in
        MainActor.assumeIsolated { work() }
      }
      return Expiry { timer.invalidate() }
    }

    /// Looks after a delay whether something has gone wrong.
    static func watch(
      after delay: Duration, in window: UIWindow?, _ work: @escaping @MainActor () -> Void
    ) {
      _ = after(delay, in: window, work)
    }

    /// Whether turns come only when a test lets them: never.
    static var areStepped: Bool { false }

    /// Runs all turns that are to come.
    static func runAll() {}
  }

  /// The turns of one window, or those of hierarchies without one.
  @MainActor
  struct Turns {
    init(of window: UIWindow?) {}
    init(of application: UIApplication) {}

    /// Runs work in the next turn.
    func next(_ work: @escaping @MainActor () -> Void) { Turn.next(in: nil, work) }
  }

  /// Where work belongs that a `deinit` begins: there is one device only.
  @MainActor
  struct Surroundings {
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
    static func tell(
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

  /// Tells an object from others, also when it is freed.
  @MainActor
  struct ObjectMark<Object: AnyObject> {
    private weak let object: Object?

    init(_ object: Object) { self.object = object }

    /// Whether it is that of an object.
    func isOf(_ object: Object) -> Bool { self.object === object }
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
    /// The delegate of the user's own.
    var userDelegate: AnyObject? { nil }

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
      var delegates = formerDelegates
      if let userDelegate { delegates.insert(userDelegate, at: 0) }
      for delegate in delegates {
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

  /// The turns of the transition clock that a window's transitions live in.
  @MainActor
  enum Turn {
    /// Runs work in the next turn of the clock.
    static func next(in window: UIWindow?, _ work: @escaping @MainActor () -> Void) {
      clock(of: window).atNextTurn(work)
    }

    /// Runs work after a delay, unless it is cancelled.
    static func after(
      _ delay: Duration, in window: UIWindow?, _ work: @escaping @MainActor () -> Void
    ) -> Expiry {
      let token = clock(of: window).after(delay, work)
      return Expiry { token.cancel() }
    }

    /// Looks after a delay whether something has gone wrong; no host waits for that.
    static func watch(
      after delay: Duration, in window: UIWindow?, _ work: @escaping @MainActor () -> Void
    ) {
      clock(of: window).watch(after: delay, work)
    }

    /// Whether turns come only when a test lets them.
    static var areStepped: Bool { clock(of: nil).mode == .stepped }

    /// Runs all turns that are to come.
    static func runAll() { clock(of: nil).drain() }

    private static func clock(of window: UIWindow?) -> TransitionClock {
      (window?.device ?? HeadlessDevice.current).clock
    }
  }

  /// The turns of one window, or those of hierarchies without one.
  ///
  /// It keeps the clock at hand: to find it takes longer than to schedule work on it.
  @MainActor
  struct Turns {
    private let clock: TransitionClock?

    init(of window: UIWindow?) { clock = window?.device.clock }
    init(of application: UIApplication) { clock = application.device?.clock }

    /// Runs work in the next turn.
    func next(_ work: @escaping @MainActor () -> Void) {
      (clock ?? HeadlessDevice.current.clock).atNextTurn(work)
    }
  }

  /// Where work belongs that a `deinit` begins: an isolated one sees no values of its task, and so
  /// not which device is the current one.
  @MainActor
  struct Surroundings {
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
    static func tell(
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

  /// Tells an object from others, also when it is freed.
  @MainActor
  struct ObjectMark<Object: AnyObject> {
    /// Keeps the address from being used again, though not the object alive, so that the address alone
    /// tells; Apple's objects have no such references.
    private unowned let object: Object
    private let identity: ObjectIdentifier

    init(_ object: Object) {
      self.object = object
      identity = ObjectIdentifier(object)
    }

    /// Whether it is that of an object.
    func isOf(_ object: Object) -> Bool { identity == ObjectIdentifier(object) }
  }

  extension ObjectMark: nonisolated CustomReflectable {
    /// Nothing: who reflects a coordinator, as a test that fails does, may not read a freed object.
    nonisolated var customMirror: Mirror { Mirror(self, children: []) }
  }

  /// Stands in for a user's delegate, to which it hands every call on by name.
  @MainActor
  class DelegateProxy: DelegateChain {
    /// The delegate of the user's own.
    var userDelegate: AnyObject? { nil }
  }
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

extension Turn {
  /// Runs work after so many turns that a change without an animation has begun and ended.
  static func afterSome(in window: UIWindow?, _ work: @escaping @MainActor () -> Void) {
    next(in: window) { next(in: window) { next(in: window, work) } }
  }
}

/// Work that is to run later and can be taken back.
@MainActor
struct Expiry {
  let cancel: @MainActor () -> Void
}
