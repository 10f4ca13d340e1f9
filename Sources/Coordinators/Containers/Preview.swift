import UIKitShim

/// A prediction of what containers show after some changes.
///
/// It is made before any of these changes is carried out. In its lists, nil stands for a screen
/// that does not exist yet.
@MainActor
final class Preview {
  private struct Key: Hashable {
    let container: ObjectIdentifier
    let part: Int
  }

  private var lists: [Key: [UIViewController?]] = [:]

  /// The number of presentations to come, and the screens to be dismissed with all above them.
  var presentations = 0
  var dismissed: [UIViewController] = []

  /// The future screens of a part of a container; nil if the part does not change.
  subscript(container: AnyObject, part: Int = 0) -> [UIViewController?]? {
    get { lists[Key(container: ObjectIdentifier(container), part: part)] }
    set { lists[Key(container: ObjectIdentifier(container), part: part)] = newValue }
  }

  /// The part that holds the visible screens of a tab bar or page controller.
  static let shown = 1

  /// Replaces the screens in a part of a container.
  ///
  /// - Parameter now: The screens that are there if no earlier change affects the part.
  /// - Returns: The screens that are removed, in their former order.
  func replace(
    _ now: [UIViewController?], of container: AnyObject, part: Int = 0,
    by change: ([UIViewController?]) -> [UIViewController?]
  ) -> [UIViewController] {
    let former = self[container, part] ?? now
    let latter = change(former)
    self[container, part] = latter
    return former.compactMap { $0 }.filter { screen in !latter.contains { $0 === screen } }
  }
}
