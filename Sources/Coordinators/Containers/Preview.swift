import UIKitShim

/// What containers are to show after some changes, as far as that can be told before any is carried out.
///
/// In its lists nil stands for a screen that is still to be made.
@MainActor
final class Preview {
  private struct Key: Hashable {
    let container: ObjectIdentifier
    let part: Int
  }

  private var lists: [Key: [UIViewController?]] = [:]

  /// How many presentations are still to be made, and what is to be dismissed, with all above it.
  var presentations = 0
  var dismissed: [UIViewController] = []

  /// What is to be in a part of a container; nil if that stays as it is.
  subscript(container: AnyObject, part: Int = 0) -> [UIViewController?]? {
    get { lists[Key(container: ObjectIdentifier(container), part: part)] }
    set { lists[Key(container: ObjectIdentifier(container), part: part)] = newValue }
  }

  /// The part that says what is seen of a container, in place of the others.
  static let shown = 1

  /// Puts other screens into a part of a container.
  ///
  /// - Parameter now: What is there if nothing was changed before.
  /// - Returns: What leaves, in the order of before.
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
