public import CoordinatorCore
import UIKitShim

extension Event.TransitionKind {
  /// The kind of a transition that an app can request.
  public init(_ kind: ScreenTransition.Kind) { self.init(rawValue: kind.rawValue) }

  /// The framework removed the screens of coordinators that had stopped.
  public static let leave = Event.TransitionKind(rawValue: "leave")
  /// The system was asked to open an address outside of the app.
  public static let openExternally = Event.TransitionKind(rawValue: "openExternally")
  /// The system was asked to open a link in a new window.
  public static let openScene = Event.TransitionKind(rawValue: "openScene")
  /// A raw call put a tab into a tab bar controller.
  public static let addTab = Event.TransitionKind(rawValue: "addTab")
  /// A raw call took a tab from a tab bar controller.
  public static let removeTab = Event.TransitionKind(rawValue: "removeTab")
  /// The screen of a column left a split view controller.
  public static let replaceColumn = Event.TransitionKind(rawValue: "replaceColumn")
  /// The screen of a collapsed column was popped, and stays in its column.
  public static let hideColumn = Event.TransitionKind(rawValue: "hideColumn")
  /// A page left a page view controller.
  public static let removePage = Event.TransitionKind(rawValue: "removePage")
  /// The root of a window was replaced by a raw call.
  public static let replaceRoot = Event.TransitionKind(rawValue: "replaceRoot")
}

extension ScreenTransition.Kind {
  /// The kind of a transition that an app can request; nil for one that is only observed.
  public init?(_ kind: Event.TransitionKind) { self.init(rawValue: kind.rawValue) }
}

extension Event.Route {
  /// The route of an event; create it only for a journal with subscribers, because it is encoded.
  init(_ route: any Hashable & Sendable) {
    // A route that cannot be encoded has its text only, as one that is not Encodable.
    self.init(
      routeText(route), json: (route as? any Encodable).flatMap { try? Snapshot.text(encoding: $0) }
    )
  }
}

extension Event.Screen {
  /// The screen in front of a window; nil if the window has none.
  @MainActor
  init?(inFrontOf window: UIWindow?) {
    guard let window, let screen = window.rootViewController?.front else { return nil }
    self.init(
      screenName(of: screen), title: screen.title ?? screen.navigationItem.title,
      id: screen.attachment(in: .of(window)).id.value)
  }
}

extension UIViewController {
  /// The screen in front in this controller, or the controller itself.
  fileprivate var front: UIViewController { presentedOrContained?.front ?? self }
}
