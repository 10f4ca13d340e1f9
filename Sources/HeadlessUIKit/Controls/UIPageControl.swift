/// A row of dots, one for each page, of which one is the page that is shown.
open class UIPageControl: UIControl {
  /// When the dots have a background.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent, minimal
  }

  private var count = 0
  private var current = 0

  /// How many pages there are; less than 0 counts as 0.
  open var numberOfPages: Int {
    get { count }
    set {
      count = max(0, newValue)
      currentPage = current
      setNeedsDisplay()
    }
  }

  /// The page that is shown, kept within the pages; setting it sends no event.
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
  /// When the dots have a background; data only.
  open var backgroundStyle: BackgroundStyle = .automatic
  /// Whether a drag along the dots turns pages; data only.
  open var allowsContinuousInteraction = true
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?

  package override func receiveTap() { receiveTurn(forward: true) }

  /// What a tap beside the dots does: the next page or the one before; none past the ends.
  package final func receiveTurn(forward: Bool) {
    let before = current
    currentPage = current + (forward ? 1 : -1)
    if current != before { sendValueChanged() }
  }
}
