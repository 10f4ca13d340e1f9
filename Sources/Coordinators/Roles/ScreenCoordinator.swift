public import CoordinatorCore
package import UIKitShim

/// A coordinator with a screen of its own.
///
/// Pass it to a verb to push, present or select that screen, or to make it a window's root.
///
/// Adopt one of the protocols that refine this one and define the screen: ``SceneCoordinator``,
/// ``NavigationCoordinator``, ``TabBarCoordinator``, ``TabCoordinator``, ``SplitCoordinator`` or
/// ``PageCoordinator``.
///
/// A type may adopt two of them. It then stands for the outermost of its screens. For example, a
/// scene's controller may lie on the stack of the scene's own navigation controller. Then the whole
/// stack is presented or put into a tab. If the scene shares the stack with an ancestor, the scene
/// stands for its own controller.
@MainActor
public protocol ScreenCoordinator: _UIKitCoordinator, Presentable {
  /// Whether this coordinator is paused while a sibling covers it on a stack.
  ///
  /// A sibling covers it when no screen of the coordinator or of its descendants is visible, and
  /// the sibling or one of its descendants has a screen above them. A sibling of a parent without
  /// screens can cover it, too.
  ///
  /// The default is true.
  ///
  /// The framework reads the property when such screens cover the coordinator's. A coordinator that
  /// must go on, for example to play music, returns false. An app's own protocol can return false
  /// for all of its coordinators.
  var pausesWhenCovered: Bool { get }
}

extension ScreenCoordinator {
  /// The default, which is true.
  public var pausesWhenCovered: Bool { true }
}

/// A coordinator whose screens the framework records.
///
/// Every role of this module refines this protocol.
@MainActor
public protocol _UIKitCoordinator: Coordinator {}

extension _UIKitCoordinator {
  /// Attaches the framework's list of the screens that this coordinator shows.
  public func _makeContextAttachment() -> _ContextAttachment? {
    _ContextAttachment(ScreenOwner(of: context))
  }
}

extension ScreenCoordinator {
  /// Gives owners to the screens of a container that raw calls have shown, before the app reads
  /// them.
  ///
  /// A coordinator becomes active if its container has a screen without an owner: your code has
  /// called its `start()` directly.
  func adoptRawChanges(among screens: [UIViewController]) {
    if context.isRunning || screens.contains(where: { $0.screenRecord == nil }),
      context.activateIfNeeded(self)
    {
      context.screenOwner.adoptRawChanges()
    }
  }
}

extension Coordinator {
  /// The outermost screen of the roles: a scene's controller, a tab's root, or a given container.
  var ownScreen: UIViewController? { ownScreen(by: kind) }

  func ownScreen(by kind: CoordinatorKind) -> UIViewController? {
    guard let innermost = kind.screen?(self) else { return nil }
    // A screen without a parent is the outermost one.
    guard innermost.parent != nil else { return innermost }
    var screen = innermost
    func widen(to container: UIViewController?) {
      guard let container, screen.isInside(container), !isShared(container) else { return }
      screen = container
    }
    widen(to: kind.tabRoot?(self))
    for container in kind.containers.reversed() { widen(to: container(self)) }
    return screen
  }

  /// Whether a container also belongs to an ancestor.
  func isShared(_ container: UIViewController) -> Bool {
    selfAndAncestors.dropFirst().contains { ancestor in
      let kind = ancestor.kind
      if kind.stack?(ancestor) === container { return true }
      // To find its own screen, the ancestor may inspect all of its ancestors.
      let screens = [kind.screen, kind.tabRoot].compactMap { $0 } + kind.containers
      return screens.contains { $0(ancestor) === container }
        && ancestor.ownScreen(by: kind) === container
    }
  }

  /// The stack whose screens belong to this coordinator if no other coordinator owns them; the root
  /// controller of a tab is often one.
  func stackOfItsOwn(by kind: CoordinatorKind) -> UINavigationController? {
    if let stack = kind.stack { return stack(self) }
    return ownScreen(by: kind) as? UINavigationController
  }

  var roleWindow: UIWindow? { kind.window?(self) }

  /// The controller from which this coordinator presents: the nearest one in a window, of its own
  /// or of an ancestor, or else the nearest one.
  var presentationAnchor: UIViewController? {
    let kind = kind
    // The screen may be a shared navigation controller or a scene that was pushed. UIKit starts
    // from it and finds the controller that can present.
    let own =
      if let window = kind.window?(self) { window.rootViewController } else { ownScreen(by: kind) }
    if let own, own.isInHierarchy { return own }
    guard let outer = context.parent?.presentationAnchor else { return own }
    return own == nil || outer.isInHierarchy ? outer : own
  }

  /// The window of this coordinator's screens, or the window that it or an ancestor owns; nil while
  /// its screens are suspended.
  package var nearestWindow: UIWindow? {
    let kind = kind
    let own = kind.window?(self) ?? ownScreen(by: kind)?.hierarchyWindow
    if own == nil, ownSuspension?.isBack == false { return nil }
    return own ?? context.parent?.nearestWindow
  }
}
