public import Foundation

/// A control that a pull at the top of a scroll view uncovers, to reload the content.
open class UIRefreshControl: UIControl {
  /// Whether a refresh was begun and not ended.
  open private(set) var isRefreshing = false {
    didSet { if oldValue != isRefreshing { setNeedsDisplay() } }
  }

  /// The text below the indicator.
  open var attributedTitle: NSAttributedString? {
    didSet { setNeedsDisplay() }
  }

  /// Shows that a refresh is going on; no event is sent.
  open func beginRefreshing() { isRefreshing = true }

  /// Shows that the refresh is over.
  open func endRefreshing() { isRefreshing = false }
}
