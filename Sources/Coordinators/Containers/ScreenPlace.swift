import UIKitShim

/// Where in the user interface a screen is, or is to be: in one container, whose adapter knows what that means.
@MainActor
protocol ScreenPlace {
  static var kind: Layout.Slot.Kind { get }

  /// What the journal calls a departure from there that nobody has requested.
  static var kindOfLeaving: String { get }

  /// The controller in which the screen lies; nil for what is presented, and for a root.
  var controller: UIViewController? { get }

  /// The same, or the window whose root it is.
  var container: AnyObject? { get }

  /// The stack on which the screen is, if it is on one.
  var stack: UINavigationController? { get }

  /// The window in which the screen is.
  func window(of screen: UIViewController?) -> UIWindow?

  /// Whether a screen is there, seen or not.
  func has(_ screen: UIViewController) -> Bool

  /// Whether all of it is out of the user interface, though the screen is still there.
  func isGone(with record: ScreenRecord) -> Bool

  /// Whether the container keeps a screen that it does not list now.
  func holds(_ screen: UIViewController) -> Bool

  /// Whether raw calls of a parent may have shown the screen of a child there.
  func mayBeShownRaw(_ record: ScreenRecord) -> Bool

  // MARK: Watching

  /// The view that leaves the window with the screen, whatever way it takes.
  func watchedView(of screen: UIViewController) -> UIView?

  /// Whether the view of the screen is made soon; else it is when it is first seen, which somebody notices.
  func isToBeSeen(_ screen: UIViewController?) -> Bool

  /// Notes that the view that is watched has left its window.
  func viewLeftWindow(of record: ScreenRecord)

  // MARK: Leaving

  /// Notes that the screen has left.
  func screenHasLeft(_ record: ScreenRecord)

  /// Whether the screen leaves when its coordinator stops; else it stays until it is replaced.
  func letsGo(of screen: UIViewController?) -> Bool

  /// Notes that nobody owns the screen any more, which stays where it is.
  func leaveBehind(_ screen: UIViewController, of record: ScreenRecord)
}

extension ScreenPlace {
  var kind: Layout.Slot.Kind { Self.kind }
  var container: AnyObject? { controller }
  var stack: UINavigationController? { nil }
  func window(of screen: UIViewController?) -> UIWindow? { controller?.hierarchyWindow }
  func isGone(with record: ScreenRecord) -> Bool {
    controller.map { DepartedContainers.contain($0) } == true
  }
  func holds(_ screen: UIViewController) -> Bool { false }
  func mayBeShownRaw(_ record: ScreenRecord) -> Bool { true }
  func watchedView(of screen: UIViewController) -> UIView? { screen.viewIfLoaded }
  func isToBeSeen(_ screen: UIViewController?) -> Bool { true }
  func screenHasLeft(_ record: ScreenRecord) {}
  func letsGo(of screen: UIViewController?) -> Bool { false }
  func leaveBehind(_ screen: UIViewController, of record: ScreenRecord) {
    if screen.parent != nil { LeftBehind.add(screen, at: self) }
  }
}
