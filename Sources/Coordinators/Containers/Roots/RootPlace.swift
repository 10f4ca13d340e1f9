import UIKitShim

/// The place of a window's root.
struct RootPlace: ScreenPlace {
  static let kind = Layout.Slot.Kind.root
  static let kindOfLeaving = "replaceRoot"

  let reference: WeakReference<UIWindow>

  init(_ window: UIWindow) { reference = WeakReference(window) }

  var controller: UIViewController? { nil }
  var container: AnyObject? { reference.object }

  func window(of screen: UIViewController?) -> UIWindow? { reference.object }

  func has(_ screen: UIViewController) -> Bool { reference.object?.rootViewController === screen }

  func viewLeftWindow(of record: ScreenRecord) { record.leftWindowByItself() }

  func leaveBehind(_ screen: UIViewController, of record: ScreenRecord) {
    if screen.isRootOfItsWindow { LeftBehind.add(screen, at: self) }
  }
}
