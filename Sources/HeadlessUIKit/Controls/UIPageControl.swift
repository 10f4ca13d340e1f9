/// A row of dots, one for each page, that shows the current page.
open class UIPageControl: UIControl {
  /// The style of the background.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent, minimal
  }

  /// The number of pages; a negative number counts as 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      setNeedsDisplay()
    }
  }

  /// The current page, limited to the number of pages; setting it sends no event.
  open var currentPage = 0 {
    didSet {
      currentPage = max(0, min(currentPage, numberOfPages - 1))
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
    let before = currentPage
    currentPage += forward ? 1 : -1
    if currentPage != before { sendValueChanged() }
  }
}
