public import Foundation

/// The sides on which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// The arrow points anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// What a popover can come from: a view, or a button of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Manages a popover.
///
/// Where it points to is for hosts to read. As in UIKit, one is a sheet where width is compact.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view the arrow points to.
  open var sourceView: UIView?
  /// What the arrow points to: the view, or the button.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
  /// The views that take touches although the popover is there; data only.
  open var passthroughViews: [UIView]?
  /// The place in the view the arrow points to.
  open var sourceRect = CGRect.null
  /// The button the arrow points to.
  open var barButtonItem: UIBarButtonItem?
  /// The sides on which the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour behind the content.
  open var backgroundColor: UIColor?

  /// The message on an action sheet is cancelled by its own button.
  package override var isDismissableByGesture: Bool {
    !(presentedViewController is UIAlertController)
  }
}

/// Hears when a person dismisses a popover, and may refuse it.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented, to set what it points to.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
