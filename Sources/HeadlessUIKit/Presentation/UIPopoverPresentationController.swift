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
/// Hosts read what it points to. As in UIKit, a popover is a form sheet where width or height is compact,
/// unless its delegate returns another style.
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
  /// The place in the view the arrow points to.
  open var sourceRect = CGRect.null
  /// The button the arrow points to.
  open var barButtonItem: UIBarButtonItem?
  /// The sides on which the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour behind the content.
  open var backgroundColor: UIColor?

  private lazy var adaptiveSheet: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presenting)
    sheet.style = .formSheet
    sheet.presentedBefore = nil
    return sheet
  }()
  /// The controller of the sheet that the popover adapts to.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  /// The style where width is compact: what the delegate says, else that of a form sheet.
  open override var adaptivePresentationStyle: UIModalPresentationStyle {
    delegateStyle() ?? sheetStyle
  }
  /// The style for traits: what the delegate says, else that of a form sheet where width or height
  /// is compact.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if let style = delegateStyle(for: traitCollection) { return style }
    let isCompact =
      traitCollection.horizontalSizeClass == .compact
      || traitCollection.verticalSizeClass == .compact
    return isCompact ? sheetStyle : .none
  }

  /// Raises if what is shown as a popover points nowhere.
  final func checkPlace() {
    guard active === self, sourceItem == nil else { return }
    if let sheet = presented as? UIAlertController, sheet.preferredStyle == .actionSheet {
      raise(
        .generic,
        "Your application has presented a UIAlertController (\(name(sheet))) of style "
          + "UIAlertControllerStyleActionSheet from \(name(presentingViewController)). The "
          + "modalPresentationStyle of a UIAlertController with this style is "
          + "UIModalPresentationPopover. You must provide location information for this popover "
          + "through the alert controller's popoverPresentationController. You must provide either a "
          + "sourceView and sourceRect or a barButtonItem."
      )
    }
    raise(
      .generic,
      "UIPopoverPresentationController (\(name(self))) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs."
    )
  }

  /// An action sheet comes from the edge of the screen then, and can't be dragged away.
  private var sheetStyle: UIModalPresentationStyle {
    presentedViewController is UIAlertController ? .overFullScreen : .formSheet
  }

  /// The message on an action sheet is cancelled by its own button.
  package override var isDismissableByGesture: Bool {
    !(presentedViewController is UIAlertController)
  }
}

/// Sets what a popover points to before it is presented, and does what the delegate of any presentation
/// does.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented, to set what it points to.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  private var forward: Forwarding<any UIPopoverPresentationControllerDelegate>? {
    Forwarding(from: self)
  }

  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    forward?(popoverPresentationController) {
      $0.prepareForPopoverPresentation(popoverPresentationController)
    }
  }
  /// The method as an optional one.
  @_disfavoredOverload
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }
}
