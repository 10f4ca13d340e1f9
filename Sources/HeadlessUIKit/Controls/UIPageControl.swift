/// A row of dots, one for each page, that shows the current page.
open class UIPageControl: UIControl {
  /// The style of the background.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent, minimal
  }

  private var count = 0
  private var current = 0

  /// The number of pages; a negative number counts as 0.
  open var numberOfPages: Int {
    get { count }
    set {
      count = max(0, newValue)
      currentPage = current
      setNeedsDisplay()
    }
  }

  /// The current page, limited to the number of pages; setting it sends no event.
  open var currentPage: Int {
    get { current }
    set {
      current = max(0, min(newValue, count - 1))
      setNeedsDisplay()
    }
  }

  /// Whether the control is hidden while there is only one page.
  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }
  /// The style of the background; data only.
  open var backgroundStyle: BackgroundStyle = .automatic
  /// Whether a drag along the dots turns pages; data only.
  open var allowsContinuousInteraction = true
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the current page.
  open var currentPageIndicatorTintColor: UIColor?

  package override func receiveTap() { receiveTurn(forward: true) }

  /// Handles a tap beside the dots: changes to the next or previous page, if there is one.
  package final func receiveTurn(forward: Bool) {
    let before = current
    currentPage = current + (forward ? 1 : -1)
    if current != before { sendValueChanged() }
  }
}
