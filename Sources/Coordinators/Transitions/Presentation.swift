public import UIKitShim

/// How a screen is presented, as one value.
///
/// ```swift
/// present(Mail.Coordinator(), style: .pageSheet(detents: [.medium(), .large()], showsGrabber: true))
/// ```
///
/// tvOS has no sheets and no popovers, so the presentations for them are not available there.
@MainActor
public struct Presentation {
  package let style: UIModalPresentationStyle

  /// Whether the user cannot dismiss the screen by a gesture; nil if the screen decides.
  let isModalInPresentation: Bool?

  private(set) var pausesCovered = false

  private let configure: @MainActor (UIViewController) -> Void

  init(
    _ style: UIModalPresentationStyle, isModalInPresentation: Bool? = nil,
    configure: @escaping @MainActor (UIViewController) -> Void
  ) {
    self.style = style
    self.isModalInPresentation = isModalInPresentation
    self.configure = configure
  }

  /// A presentation in one of UIKit's styles: `Presentation(.overCurrentContext)`.
  ///
  /// UIKit: `UIModalPresentationStyle`.
  public init(_ style: UIModalPresentationStyle) { self.init(style) { _ in } }

  func prepare(_ screen: UIViewController) {
    screen.modalPresentationStyle = style
    if let isModalInPresentation { screen.isModalInPresentation = isModalInPresentation }
    configure(screen)
  }
}

extension Presentation {
  /// A presentation over the whole window.
  ///
  /// The content below is not in the window meanwhile.
  public static var fullScreen: Presentation { Presentation(.fullScreen) }

  /// A presentation over the whole window.
  ///
  /// The content below stays in the window.
  public static var overFullScreen: Presentation { Presentation(.overFullScreen) }

  /// A presentation over the nearest controller that defines a presentation context.
  ///
  /// The content of that controller is not in the window meanwhile. A navigation controller defines
  /// a context, so a tab bar around it stays visible.
  public static var currentContext: Presentation { Presentation(.currentContext) }

  /// A presentation over the nearest controller that defines a presentation context.
  ///
  /// The content of that controller stays in the window. A navigation controller defines a context,
  /// so a tab bar around it stays visible.
  public static var overCurrentContext: Presentation { Presentation(.overCurrentContext) }

  /// A presentation with the app's own presentation controller and animators.
  ///
  /// UIKit: `UIModalPresentationStyle.custom`, `transitioningDelegate`.
  ///
  /// - Parameter delegate: The object that supplies them. The framework keeps it until the screen
  ///   has been dismissed.
  public static func custom(
    _ delegate: any UIViewControllerTransitioningDelegate
  ) -> Presentation {
    // UIKit keeps the delegate weakly. The closure keeps it with this value.
    Presentation(.custom) { $0.transitioningDelegate = delegate }
  }
}

extension Presentation {
  /// Returns the same presentation, which also pauses the coordinators that it covers.
  ///
  /// They are resumed when its screen is removed, and while the screen is in a tab or a page that
  /// is not shown.
  ///
  /// The presentation pauses each coordinator that has a screen below it in the window. The
  /// coordinator that presents, the owners of the screens in front, and their ancestors stay
  /// active, because a paused coordinator cannot have an active child. This is true even if their
  /// own screens are covered.
  ///
  /// ```swift
  /// present(Player.Coordinator(film), style: .fullScreen.pausingCovered())
  /// ```
  public func pausingCovered() -> Presentation {
    var presentation = self
    presentation.pausesCovered = true
    return presentation
  }
}
