public import Foundation

/// The directions of a popover's arrow.
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

/// The source of a popover: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Manages a popover.
///
/// Hosts read its source. As in UIKit, a popover becomes a form sheet in a compact width or height,
/// unless its delegate returns another style.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view the arrow points to.
  open var sourceView: UIView?
  /// The source that the arrow points to: the view or the bar button item.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }
  /// The rectangle in the view the arrow points to.
  open var sourceRect = CGRect.null
  /// The bar button item the arrow points to.
  open var barButtonItem: UIBarButtonItem?
  /// The allowed directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The background colour.
  open var backgroundColor: UIColor?

  private lazy var adaptiveSheet: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presenting)
    sheet.style = .formSheet
    sheet.retainedPresented = nil
    return sheet
  }()
  /// The presentation controller of the sheet that the popover adapts to.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  /// The adaptive style in a compact width: the delegate's, else a sheet.
  open override var adaptivePresentationStyle: UIModalPresentationStyle {
    delegateStyle() ?? sheetStyle
  }
  /// The adaptive style for traits: the delegate's, else a sheet in a compact width or height.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if let style = delegateStyle(for: traitCollection) { return style }
    let isCompact =
      traitCollection.horizontalSizeClass == .compact
      || traitCollection.verticalSizeClass == .compact
    return isCompact ? sheetStyle : .none
  }

  /// Raises if a popover has no source.
  final func checkSource() {
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

  /// A form sheet; an action sheet slides up from the edge of the screen and cannot be dragged
  /// away.
  private var sheetStyle: UIModalPresentationStyle {
    presentedViewController is UIAlertController ? .overFullScreen : .formSheet
  }

  /// An action sheet has its own cancel button.
  package override var isDismissableByGesture: Bool {
    !(presentedViewController is UIAlertController)
  }
}

/// Prepares a popover, and adapts its presentation.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented, to set its source.
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
  /// The method as an optional closure.
  @_disfavoredOverload
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }
}
