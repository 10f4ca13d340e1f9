public import Foundation

/// Hears of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after `contentOffset` changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A view whose content may be larger than itself; a host scrolls it.
open class UIScrollView: UIView {
  /// When a drag puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// When the safe area counts for the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes, never, always
  }

  /// Who hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The place in the content that is at the top left.
  open var contentOffset: CGPoint = .zero {
    didSet {
      guard oldValue != contentOffset else { return }
      setNeedsDisplay()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls to a place; there is no time in between here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The size of the content.
  open var contentSize: CGSize = .zero {
    didSet { if oldValue != contentSize { setNeedsLayout() } }
  }
  /// The space around the content.
  open var contentInset: UIEdgeInsets = .zero
  /// When the safe area counts for the content.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// Whether a person can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at pages.
  open var isPagingEnabled = false
  /// Whether content springs back at its ends.
  open var bounces = true
  /// Whether content springs up and down though it fits.
  open var alwaysBounceVertical = false
  /// Whether content springs from side to side though it fits.
  open var alwaysBounceHorizontal = false
  /// Whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// When a drag puts the keyboard away.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// What a pull at the top uncovers.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  private lazy var contentGuide = UILayoutGuide(owningView: self, identifier: "content")
  private lazy var frameGuide = UILayoutGuide(owningView: self, identifier: "frame")

  /// The rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The rectangle in which the content is seen.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }
}
