public import Foundation

/// Responds to scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after `contentOffset` changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after an animated scroll has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called before a drag; never called here.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called before a drag ends; never called here.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after a drag has ended; never called here.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before deceleration; never called here.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after deceleration; never called here.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top; never called here.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap has scrolled to the top; never called here.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when the adjusted content inset has changed; never called here.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view to zoom; never called here.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before a zoom; never called here.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the zoom scale has changed; never called here.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called after a zoom; never called here.
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
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns nil.
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

/// A view whose content can be larger than its bounds; a host scrolls it.
open class UIScrollView: UIView {
  /// How a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// When the safe area adjusts the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes, never, always
  }

  /// The delegate of the scroll view.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The point of the content at the top left of the bounds.
  open var contentOffset: CGPoint = .zero {
    didSet {
      guard oldValue != contentOffset else { return }
      setNeedsDisplay()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls immediately to an offset; the delegate is notified of the end of an animated scroll
  /// 0.3 s later.
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
  /// When the safe area adjusts the content inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// The gesture that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollGesture }
  private lazy var scrollGesture: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    addGestureRecognizer(recognizer)
    return recognizer
  }()
  /// Whether scrolling stops at pages.
  open var isPagingEnabled = false
  /// Whether scrolling bounces at the edges of the content.
  open var bounces = true
  /// Whether vertical scrolling always bounces.
  open var alwaysBounceVertical = false
  /// Whether horizontal scrolling always bounces.
  open var alwaysBounceHorizontal = false
  /// Whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// How a drag dismisses the keyboard; data only.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// The refresh control.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceSubview(oldValue, with: refreshControl, atBack: true) }
  }

  /// The layout guide of the content.
  open var contentLayoutGuide: UILayoutGuide {
    guide("UIScrollView-contentLayoutGuide", UILayoutGuide())
  }
  /// The layout guide of the scroll view's frame.
  open var frameLayoutGuide: UILayoutGuide {
    guide("UIScrollView-frameLayoutGuide", UILayoutGuide())
  }
}
