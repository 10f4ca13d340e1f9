import UIKitShim

/// A prediction of what containers show after some changes, before any of them is carried out; in
/// its lists, nil stands for a screen that does not exist yet.
@MainActor
final class Preview {
  private struct Part: Hashable {
    let container: ObjectIdentifier
    let number: Int
  }

  /// The future screens in the parts of containers that change.
  private var lists: [Part: [UIViewController?]] = [:]

  /// The number of presentations to come, and the screens to be dismissed with all above them.
  var presentations = 0
  var dismissed: [UIViewController] = []

  /// The part that holds the visible screens of a tab bar or page controller; columns have the
  /// numbers from 0 on.
  static let shown = -1

  /// The screens in a part of a container after all changes; nil if none changes it.
  func screens(in container: UIViewController, part: Int = 0) -> [UIViewController?]? {
    lists[Part(container: ObjectIdentifier(container), number: part)]
  }

  /// Replaces the screens in a part of a container, `now` if no earlier change affects it; returns
  /// the removed ones in their former order.
  func replace(
    _ now: [UIViewController?], of container: AnyObject, part: Int = 0,
    by change: ([UIViewController?]) -> [UIViewController?]
  ) -> [UIViewController] {
    let id = Part(container: ObjectIdentifier(container), number: part)
    let former = lists[id] ?? now
    let latter = change(former)
    lists[id] = latter
    var removed: [UIViewController] = []
    for case let screen? in former where !latter.has(screen) {
      removed.append(screen)
    }
    return removed
  }
}

extension Sequence where Element == UIViewController? {
  /// Whether a screen is among these; compares identities.
  func has(_ screen: UIViewController) -> Bool {
    for known in self where known === screen { return true }
    return false
  }
}
