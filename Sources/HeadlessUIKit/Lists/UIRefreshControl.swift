public import Foundation

/// What a pull at the top of a scroll view uncovers, to load its content anew.
open class UIRefreshControl: UIControl {
  private var refreshing = false

  /// Whether a refresh was begun and not ended.
  open var isRefreshing: Bool { refreshing }

  /// The text below the indicator.
  open var attributedTitle: NSAttributedString? {
    didSet { setNeedsDisplay() }
  }

  /// Shows that a refresh is going on; no event is sent.
  open func beginRefreshing() {
    guard !refreshing else { return }
    refreshing = true
    setNeedsDisplay()
  }

  /// Shows that the refresh is over.
  open func endRefreshing() {
    guard refreshing else { return }
    refreshing = false
    setNeedsDisplay()
  }

  /// What a pull does.
  package final func receivePull() {
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
