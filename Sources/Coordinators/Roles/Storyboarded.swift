public import Foundation
public import UIKitShim

/// A screen that is made from a scene of a storyboard.
///
/// ```swift
/// class BuyViewController: UIViewController, Storyboarded {
///   weak var coordinator: MainCoordinator?
/// }
///
/// extension MainCoordinator {
///   func buySubscription() {
///     let screen = BuyViewController.instantiate()
///     screen.coordinator = self
///     push(screen)
///   }
/// }
/// ```
///
/// The scene is in `Main.storyboard`, and its Storyboard ID is the name of the class. Classes that
/// are nested in different types can have the same name. Implement ``storyboardIdentifier`` for
/// them.
///
/// A wrong name, identifier or class is a programming error, for which UIKit raises an exception.
/// The message lists what the storyboard has.
///
/// visionOS loads storyboards, but they are deprecated there.
@available(visionOS, deprecated: 1.0, message: "Storyboards are deprecated on visionOS.")
@MainActor
public protocol Storyboarded: UIViewController {
  /// The storyboard's name, without its extension; `Main` by default.
  static var storyboardName: String { get }

  /// The Storyboard ID of the scene; the name of the class by default.
  static var storyboardIdentifier: String { get }

  /// The bundle of the storyboard; nil by default.
  ///
  /// If it is nil, the framework searches the bundle of the class, the main bundle, and the
  /// resource bundles in them that SwiftPM makes for the targets of a package.
  static var storyboardBundle: Bundle? { get }

  /// Makes the screen with its `init(coder:)`.
  static func instantiate() -> Self
}

@available(visionOS, deprecated: 1.0)
extension Storyboarded {
  /// The default name, `Main`.
  public static var storyboardName: String { "Main" }

  /// The name of the class, without the names of the types around it.
  public static var storyboardIdentifier: String { String(describing: Self.self) }

  /// The default, nil, for which the framework searches the bundle.
  public static var storyboardBundle: Bundle? { nil }

  /// Makes the screen with its `init(coder:)`.
  public static func instantiate() -> Self {
    storyboard.instantiateViewController(identifier: storyboardIdentifier)
  }

  /// Makes the screen with an initialiser of its own, so that it can receive what it needs.
  ///
  /// ```swift
  /// let screen = DetailViewController.instantiate { DetailViewController(coder: $0, item: item) }
  /// ```
  ///
  /// - Parameter creator: Makes the screen with the decoder, which `super.init(coder:)` takes. If
  ///   it returns nil, the storyboard makes the screen.
  public static func instantiate(creator: @escaping (NSCoder) -> Self?) -> Self {
    storyboard.instantiateViewController(identifier: storyboardIdentifier, creator: creator)
  }

  private static var storyboard: UIStoryboard {
    UIStoryboard(
      name: storyboardName,
      bundle: storyboardBundle ?? StoryboardPlace.bundle(of: storyboardName, for: Self.self)
    )
  }
}
