public import CoordinatorCore
import UIKitShim

extension ScreenTransition {
  /// Dismisses all that is presented in the window of the coordinator who performs it, whoever has
  /// presented it: sheets, popovers and alerts, and what lies over the screens of a single tab, or over
  /// another context of its own.
  ///
  /// What is presented is known when its turn comes. With nothing presented it is performed at once, and
  /// nothing changes; so it is the first step of a way that leads there from anywhere:
  ///
  /// ```swift
  /// perform(.sequence(.dismissAll(), .popToRoot(), .push(ArticleViewController(42))))
  /// ```
  ///
  /// With an animation that an interaction drives, what is on top goes first, and the rest when that has
  /// gone: if it is taken back, nothing leaves.
  ///
  /// UIKit: `dismiss(animated:completion:)` on the window's root.
  public static func dismissAll(
    animated: Bool = true, animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(.dismiss, in: .allPresented, animated: animated, animation: animation)
  }

  /// Whether it dismisses all that is presented.
  var dismissesAll: Bool {
    if case .allPresented = container { true } else { false }
  }
}

extension Coordinator {
  /// Dismisses all that is presented in this coordinator's window, whoever has presented it: the
  /// transition `dismissAll`, a kind of `dismiss`.
  ///
  /// The coordinators of what leaves are stopped, their outcomes are cancelled. With nothing presented it
  /// is performed at once. Like every verb it asks nobody; `attempt(.dismissAll())` asks those who guard
  /// their leaving.
  @discardableResult
  public func dismissAll(animated: Bool = true) -> TransitionHandle {
    perform(.dismissAll(animated: animated))
  }

  /// The lowest of the screens that are presented where this coordinator's screens are, in the order in
  /// which they are dismissed: one over the window, and those over contexts of their own below it.
  var allPresented: [UIViewController] {
    guard var outermost = nearestWindow?.rootViewController ?? presentationAnchor else {
      return []
    }
    while let outer = outermost.parent ?? outermost.presentingViewController { outermost = outer }
    var lowest: [UIViewController] = []
    outermost.addPresented(to: &lowest)
    return lowest.inOrderOfLeaving
  }
}

extension UIViewController {
  /// Adds what this controller presents, and those that lie in it over their own contexts.
  fileprivate func addPresented(to lowest: inout [UIViewController]) {
    if let presented = presentedInContext { lowest.append(presented) }
    for child in children { child.addPresented(to: &lowest) }
  }
}
