public import UIKitShim

/// How a screen is presented, as one value.
///
/// ```swift
/// present(Mail.Coordinator(), style: .pageSheet(detents: [.medium(), .large()], showsGrabber: true))
/// ```
///
/// Sheets and popovers stand where the system has them, which tvOS has not.
@MainActor
public struct Presentation {
  /// UIKit's name for it.
  public let style: UIModalPresentationStyle

  /// Whether a person is kept from dismissing it by a gesture; as the screen says if nil.
  public let isModalInPresentation: Bool?

  /// What animates it and manages its presentation, if that is an object of the app's own.
  ///
  /// UIKit keeps it weakly; this value, and from the transition on the framework, keep it until the
  /// screen has been dismissed.
  public let transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether the coordinators that are covered are paused meanwhile; see ``pausingWhatItCovers()``.
  public private(set) var pausesWhatItCovers = false

  private let name: String
  private let configure: @MainActor (UIViewController) -> Void

  init(
    _ name: String, _ style: UIModalPresentationStyle, isModalInPresentation: Bool? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil,
    configure: @escaping @MainActor (UIViewController) -> Void = { _ in }
  ) {
    self.name = name
    self.style = style
    self.isModalInPresentation = isModalInPresentation
    self.transitioningDelegate = transitioningDelegate
    self.configure = configure
  }

  /// A presentation in one of UIKit's styles.
  ///
  /// UIKit: `UIModalPresentationStyle`.
  public init(_ style: UIModalPresentationStyle) {
    self.init("style \(style.rawValue)", style)
  }

  /// Gives a screen what belongs to the presentation, before it is presented.
  func prepare(_ screen: UIViewController) {
    screen.modalPresentationStyle = style
    if let isModalInPresentation { screen.isModalInPresentation = isModalInPresentation }
    if let transitioningDelegate {
      screen.transitioningDelegate = transitioningDelegate
      screen.engine.keptObjects.keep(transitioningDelegate, with: screen)
    }
    configure(screen)
  }
}

extension Presentation {
  /// In the style that the system chooses: a sheet, since iOS 13.
  public static var automatic: Presentation { Presentation("automatic", .automatic) }

  /// Over the whole window, whose content is taken away meanwhile.
  public static var fullScreen: Presentation { Presentation("full screen", .fullScreen) }

  /// Over the whole window, whose content stays.
  public static var overFullScreen: Presentation {
    Presentation("over full screen", .overFullScreen)
  }

  /// Over the nearest controller that defines a context, whose content is taken away meanwhile.
  ///
  /// A navigation controller defines one, so that a tab bar around it stays.
  public static var currentContext: Presentation {
    Presentation("current context", .currentContext)
  }

  /// Over the nearest controller that defines a context, whose content stays.
  ///
  /// A navigation controller defines one, so that a tab bar around it stays.
  public static var overCurrentContext: Presentation {
    Presentation("over current context", .overCurrentContext)
  }

  /// By a presentation controller and animators of the app's own.
  ///
  /// UIKit: `UIModalPresentationStyle.custom`, `transitioningDelegate`.
  ///
  /// - Parameter delegate: Supplies them. It is kept until the screen has been dismissed.
  public static func custom(
    _ delegate: any UIViewControllerTransitioningDelegate
  ) -> Presentation {
    Presentation("custom", .custom, transitioningDelegate: delegate)
  }
}

extension Presentation {
  /// The same presentation, which pauses the coordinators that it covers until its screen has left, though not
  /// the coordinator that presents, nor its ancestors.
  ///
  /// Paused are the other children of the coordinator that presents, and those of its ancestors; where
  /// the screen is no child's, all children of the one that presents. The presenter and the
  /// ancestors go on, since a paused coordinator has no active child: so does the presenter whose own screen is
  /// covered.
  ///
  /// ```swift
  /// present(Player.Coordinator(film), style: .fullScreen.pausingWhatItCovers())
  /// ```
  public func pausingWhatItCovers() -> Presentation {
    var presentation = self
    presentation.pausesWhatItCovers = true
    return presentation
  }
}

extension Presentation: CustomStringConvertible {
  /// The style in words: `page sheet`.
  public var description: String { name }
}

/// Objects that UIKit refers to weakly, kept while their screens are presented.
@MainActor
final class KeptObjects {
  private struct Entry {
    weak let screen: UIViewController?
    let object: AnyObject
  }

  private var entries: [Entry] = []

  var areNone: Bool { entries.isEmpty }

  func keep(_ object: AnyObject, with screen: UIViewController) {
    entries =
      entries.filter { $0.screen !== screen } + [Entry(screen: screen, object: object)]
  }

  /// Lets go of what belongs to screens that are not presented any more.
  func releaseDismissed() {
    let all = entries
    if all.isEmpty { return }
    entries = all.filter { $0.screen?.presentingViewController != nil }
  }
}
