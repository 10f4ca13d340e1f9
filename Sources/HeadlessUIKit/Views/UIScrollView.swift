public import Foundation

/// Hears of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after `contentOffset` changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after an animated scroll to a place has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called before a drag; here no one drags.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called before the fingers leave, and may change where the content will rest; never called.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the fingers have left; never called.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content goes on by itself; never called.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest; never called.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top; never called.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after such a tap has scrolled to the top; never called.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when the insets that count for the content have changed; never called.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view that two fingers make larger and smaller; never called, as are the three below.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before a zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called after a zoom.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Allows it.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// No view.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}

/// A view whose content may be larger than itself; a host scrolls it.
open class UIScrollView: UIView {
  /// How a drag dismisses the keyboard.
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

  /// Scrolls to a place at once; the delegate is notified of the end of an animated scroll 0.3 s later.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let scrolls = self.contentOffset != contentOffset
    self.contentOffset = contentOffset
    guard animated, scrolls, let device = window?.device else { return }
    device.clock.after(.seconds(0.3)) { [weak self] in
      if let self { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// The size of the content.
  open var contentSize: CGSize = .zero {
    didSet { if oldValue != contentSize { setNeedsLayout() } }
  }
  /// The space around the content.
  open var contentInset: UIEdgeInsets = .zero
  /// When the safe area counts for the content.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// Whether a user can scroll.
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
  /// How a drag dismisses the keyboard; data only.
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
