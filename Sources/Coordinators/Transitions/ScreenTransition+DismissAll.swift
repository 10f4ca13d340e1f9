public import CoordinatorCore
import UIKitShim

extension ScreenTransition {
  /// Dismisses everything that is presented in the window of the coordinator that performs the
  /// transition.
  ///
  /// It does not matter which coordinator presented it. The transition dismisses sheets, popovers
  /// and alerts, and also what is presented over a single tab or over another presentation context.
  ///
  /// The transition finds the presented screens when it runs. If nothing is presented, it is
  /// performed at once and changes nothing. It is therefore a good first step of a sequence that
  /// must work from everywhere:
  ///
  /// ```swift
  /// perform(.sequence(.dismissAll(), .popToRoot(), .push(ArticleViewController(42))))
  /// ```
  ///
  /// Only the topmost screen is dismissed with an animation. Screens over other contexts are
  /// dismissed first, so they stay dismissed if the user cancels the animated dismissal.
  ///
  /// UIKit: `dismiss(animated:completion:)` on the window's root.
  public static func dismissAll(
    animated: Bool = true, animation: TransitionAnimation? = nil
  ) -> ScreenTransition {
    ScreenTransition(.dismiss, in: .allPresented, animated: animated, animation: animation)
  }

  var dismissesAll: Bool {
    if case .allPresented = container { true } else { false }
  }
}

extension Coordinator {
  /// Dismisses everything that is presented in this coordinator's window: the transition
  /// `dismissAll`, which is a kind of `dismiss`.
  ///
  /// It does not matter which coordinator presented it. The coordinators of the removed screens are
  /// stopped, and their outcomes are cancelled. If nothing is presented, the transition is
  /// performed at once. Like every verb, it does not ask any guard. Use `attempt(.dismissAll())` to
  /// ask the guards.
  @discardableResult
  public func dismissAll(animated: Bool = true, fileID: String = #fileID, line: Int = #line)
    -> TransitionHandle
  {
    CallSite.track(fileID, line) { request(.dismissAll(animated: animated)) }
  }

  /// The lowest presented screens in the window, in the order of dismissal: one over the window,
  /// and others below it, over presentation contexts of their own.
  var allPresented: [UIViewController] {
    let anchor = nearestWindow?.rootViewController ?? presentationAnchor
    var lowest: [UIViewController] = []
    anchor?.outermost.addPresented(to: &lowest)
    return lowest.inDismissalOrder
  }
}

extension UIViewController {
  /// Adds what this controller presents, and what its descendants present in their own contexts.
  fileprivate func addPresented(to lowest: inout [UIViewController]) {
    if let presented = presentedInContext { lowest.append(presented) }
    for child in children { child.addPresented(to: &lowest) }
  }
}
