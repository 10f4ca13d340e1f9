// What Apple's UIKit and the headless one do not share stands in this file and nowhere else.
// The branches for Apple's systems are written by the documented API and have never been compiled
// by the maintainers; see README, "Platforms".

import UIKitShim

#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import Foundation

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
  }

  /// Pictures of views, for animations.
  @MainActor
  enum Pictures {
    /// What a view looks like now, as a view of its own.
    static func picture(of view: UIView) -> UIView? {
      view.snapshotView(afterScreenUpdates: false)
    }
  }
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

    private static func clock(of window: UIWindow?) -> TransitionClock {
      (window?.device ?? HeadlessDevice.current).clock
    }
  }

  /// Pictures of views, for animations.
  @MainActor
  enum Pictures {
    /// An empty view of the same size: nothing is drawn here.
    static func picture(of view: UIView) -> UIView? { UIView(frame: view.frame) }
  }
#endif

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
