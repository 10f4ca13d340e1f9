import Foundation
import UIKitShim

struct Selector {}

extension NSObjectProtocol {
  func responds(to aSelector: Selector!) -> Bool { false }
  func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension UIGestureRecognizerDelegate {
  func responds(to aSelector: Selector!) -> Bool { false }
}

func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

enum objc_AssociationPolicy { case OBJC_ASSOCIATION_RETAIN_NONATOMIC }

@unsafe func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

@unsafe func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

class UIVisualEffectView: UIView {
  var contentView: UIView { self }
}
