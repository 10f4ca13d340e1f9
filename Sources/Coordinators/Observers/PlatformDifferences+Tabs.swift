#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import Foundation
  import UIKitShim

  // Written by the documentation of NSObject, and never compiled by the maintainers. What the
  // observer does not implement is asked of the user's delegate, if that implements it, so that
  // UIKit sees no method that the user has not written.
  extension TabObserver {
    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector)
        || MainActor.assumeIsolated { forwardee?.responds(to: aSelector) == true }
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      MainActor.assumeIsolated { forwardee }
    }
  }
#endif
