import UIKitShim

/// A prediction of what containers show after some changes, before any of them is carried out; in
/// its lists, nil stands for a screen that does not exist yet.
@MainActor
final class Preview {
  /// The future screens in the parts of a container that change.
  private var lists: [ObjectIdentifier: [Int: [UIViewController?]]] = [:]

  /// The number of presentations to come, and the screens to be dismissed with all above them.
  var presentations = 0
  var dismissed: [UIViewController] = []

  /// The part that holds the visible screens of a tab bar or page controller.
  static let shown = 1

  /// Replaces the screens in a part of a container, `now` if no earlier change affects it; returns
  /// the removed ones in their former order.
  func replace(
    _ now: [UIViewController?], of container: AnyObject, part: Int = 0,
    by change: ([UIViewController?]) -> [UIViewController?]
  ) -> [UIViewController] {
    let id = ObjectIdentifier(container)
    let former = lists[id]?[part] ?? now
    let latter = change(former)
    lists[id, default: [:]][part] = latter
    return former.compactMap { $0 }.filter { screen in !latter.contains { $0 === screen } }
  }
}
