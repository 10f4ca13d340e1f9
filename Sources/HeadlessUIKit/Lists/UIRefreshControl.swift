public import Foundation

/// A control to refresh the content of a scroll view by pulling at its top.
open class UIRefreshControl: UIControl {
  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false {
    didSet { if oldValue != isRefreshing { setNeedsDisplay() } }
  }

  /// The text below the indicator.
  open var attributedTitle: NSAttributedString? {
    didSet { setNeedsDisplay() }
  }

  /// Begins to show a refresh; sends no event.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends the refresh.
  open func endRefreshing() { isRefreshing = false }
}
