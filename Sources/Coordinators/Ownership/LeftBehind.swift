import UIKitShim

/// What stopped coordinators have left in containers, where it stays until it is replaced.
///
/// Nobody adopts it, since it is not news that it is there.
@MainActor
enum LeftBehind {
  static func add(_ screen: UIViewController, at place: any ScreenPlace) {
    screen.note.leftAt = place
  }

  /// Notes that a screen has an owner again.
  static func remove(_ screen: UIViewController) { screen.knownNote?.leftAt = nil }

  static func contains(_ screen: UIViewController) -> Bool { place(of: screen) != nil }

  /// Where a stopped coordinator has left a screen.
  static func place(of screen: UIViewController) -> (any ScreenPlace)? {
    screen.knownNote?.leftAt
  }
}
