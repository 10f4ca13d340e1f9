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
///     show(screen)
///   }
/// }
/// ```
///
/// The scene is the one of `Main.storyboard` whose Storyboard ID is the name of the class. Classes
/// that are nested in different types can have the same name: give ``storyboardIdentifier`` then.
///
/// A name, an identifier or a class that is wrong is a programmer's mistake, of which UIKit makes an
/// exception; the message says what the storyboard has.
@MainActor
public protocol Storyboarded: UIViewController {
  /// The storyboard's name, without its extension; `Main` by default.
  static var storyboardName: String { get }

  /// The Storyboard ID of the scene; the name of the class by default.
  static var storyboardIdentifier: String { get }

  /// The bundle in which the storyboard is; by default nil, which looks for it.
  ///
  /// It is looked for in the bundle of the class, in the main bundle and in the resource bundles
  /// that SwiftPM puts there for the targets of a package.
  static var storyboardBundle: Bundle? { get }

  /// Makes the screen, by its `init(coder:)`.
  static func instantiate() -> Self
}

extension Storyboarded {
  /// `Main`.
  public static var storyboardName: String { "Main" }

  /// The name of the class, without the types around it.
  public static var storyboardIdentifier: String { String(describing: Self.self) }

  /// Nil: the storyboard is looked for.
  public static var storyboardBundle: Bundle? { nil }

  /// Makes the screen, by its `init(coder:)`.
  public static func instantiate() -> Self {
    storyboard.instantiateViewController(identifier: storyboardIdentifier)
  }

  /// Makes the screen by an initialiser of its own, so that it can be given what it needs.
  ///
  /// ```swift
  /// let screen = DetailViewController.instantiate { DetailViewController(coder: $0, item: item) }
  /// ```
  ///
  /// - Parameter creator: Makes the screen with the decoder, which `super.init(coder:)` takes; nil
  ///   leaves the making to the storyboard.
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
