import UIKitShim

/// A place on a stack.
struct StackPlace: ScreenPlace {
  static let kind = Layout.Slot.Kind.stack
  static let kindOfLeaving = "pop"

  let reference: WeakReference<UINavigationController>

  var controller: UIViewController? { reference.object }
  var stack: UINavigationController? { reference.object }

  func has(_ screen: UIViewController) -> Bool { stack?.hasOnStack(screen) == true }

  /// The owner of what lies on a stack is told by what is below it.
  func mayBeShownRaw(_ record: ScreenRecord) -> Bool { false }

  func viewLeftWindow(of record: ScreenRecord) {
    stack.flatMap { StackObserver.existing(of: $0) }?.topLeftWindow()
  }

  func letsGo(of screen: UIViewController?) -> Bool { true }

  /// The stack may be used again: the screen stays until its next change.
  func leaveBehind(_ screen: UIViewController, of record: ScreenRecord) {
    if let stack, stack.hasOnStack(screen) { StackObserver.of(stack).linger(record) }
  }
}
