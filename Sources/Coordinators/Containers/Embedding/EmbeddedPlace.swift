import UIKitShim

/// A place in a screen of the app's own.
struct EmbeddedPlace: ScreenPlace {
  static let kind = Layout.Slot.Kind.embedded
  static let kindOfLeaving = "unembed"

  let reference: WeakReference<UIViewController>

  init(in screen: UIViewController) { reference = WeakReference(screen) }

  var controller: UIViewController? { reference.object }

  func has(_ screen: UIViewController) -> Bool {
    controller != nil && screen.parent === controller
  }

  func mayBeShownRaw(_ record: ScreenRecord) -> Bool { false }

  func viewLeftWindow(of record: ScreenRecord) { record.leftWindowByItself() }
}
