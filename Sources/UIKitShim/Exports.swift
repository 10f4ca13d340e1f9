#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
