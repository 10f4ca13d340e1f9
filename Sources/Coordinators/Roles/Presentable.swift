public import CoordinatorCore
public import UIKitShim

/// What a verb can show: a screen, or a coordinator with its screen.
///
/// Every view controller is presentable, and so is every ``ScreenCoordinator``. A verb starts a
/// coordinator that does not run yet. An app neither adopts this protocol nor calls its methods.
///
/// ```swift
/// push(ArticleViewController(42))                       // a screen
/// push(Article.Coordinator(42))                         // a child with its screen
/// let outcome = await push(Order.Coordinator()).outcome // a flow, and how it ends
/// ```
@MainActor
public protocol Presentable: AnyObject {
  /// What a verb returns: a `FlowHandle` for a flow, and a `TransitionHandle` for
  /// everything else.
  associatedtype Handle: TransitionHandle = TransitionHandle

  /// Shows this screen or coordinator by a transition of another coordinator; the framework calls
  /// it.
  ///
  /// - Parameters:
  ///   - parent: The coordinator whose verb was called.
  ///   - transition: Returns the transition; nil if the coordinator is shown already. The handle
  ///     has then ended as `TransitionResult.merged`.
  func _show(
    for parent: some Coordinator, by transition: (ScreenDestination) -> ScreenTransition?
  ) -> Handle

  /// Returns the destination of a transition that makes the object when it runs; the framework
  /// calls it.
  static func _destination(_ make: @escaping @MainActor () -> Self) -> ScreenDestination
}

extension UIViewController: Presentable {
  /// Shows this screen, which belongs to the other coordinator from then on.
  public func _show(
    for parent: some Coordinator, by transition: (ScreenDestination) -> ScreenTransition?
  ) -> TransitionHandle {
    guard let transition = transition(.made(self)) else { return TransitionHandle(ended: .merged) }
    return parent.request(transition)
  }
}

extension Presentable where Self: UIViewController {
  /// The screen, as a destination.
  public static func _destination(_ make: @escaping @MainActor () -> Self) -> ScreenDestination {
    ScreenDestination(Self.self, .makeScreen(make))
  }
}

extension ScreenCoordinator {
  /// The child with its screen, as a destination.
  public static func _destination(_ make: @escaping @MainActor () -> Self) -> ScreenDestination {
    ScreenDestination(Self.self, .makeChild(make))
  }

  /// Starts this coordinator as a child of the other one, if it does not run yet, and shows its
  /// screen.
  public func _show(
    for parent: some Coordinator, by transition: (ScreenDestination) -> ScreenTransition?
  ) -> TransitionHandle {
    let parent = parent.presenter
    return parent.show(self, by: transition) {
      parent.startChild(self)
      return TransitionHandle()
    }
  }
}

extension Presentable where Self: FlowCoordinator & ScreenCoordinator {
  /// A handle with the outcome of the flow.
  public typealias Handle = FlowHandle<Output>

  /// Starts this flow as a child of the other coordinator, if it does not run yet, and shows its
  /// screen.
  public func _show(
    for parent: some Coordinator, by transition: (ScreenDestination) -> ScreenTransition?
  ) -> FlowHandle<Output> {
    let parent = parent.presenter
    return parent.show(self, by: transition) { FlowHandle(of: parent.startChild(self).flow) }
  }
}

extension Presentable {
  var shownScreen: UIViewController? {
    (self as? UIViewController) ?? (self as? any ScreenCoordinator)?.unwrapped.ownScreen
  }
}
