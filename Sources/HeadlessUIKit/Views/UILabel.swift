public import Foundation

/// A text that a user reads.
open class UILabel: UIView {
  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // A file says itself whether a user can touch the view.
    if !(coder is InterfaceCoder) { isUserInteractionEnabled = false }
  }

  /// The text.
  open var text: String? {
    didSet { if oldValue != text { invalidateIntrinsicContentSize() } }
  }

  /// The text with attributes, of which only the letters are kept.
  open var attributedText: NSAttributedString? {
    get { text.map(NSAttributedString.init(string:)) }
    set { text = newValue?.string }
  }

  /// The font; its text style tells a host what kind of text it is.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { setNeedsDisplay() }
  }
  /// The colour of the text.
  open var textColor: UIColor! = .label {
    didSet { setNeedsDisplay() }
  }
  /// Where the lines begin.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { setNeedsDisplay() }
  }
  /// How many lines there may be, 0 for any number.
  open var numberOfLines = 1 {
    didSet { setNeedsDisplay() }
  }
  /// What is done with text that does not fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// Whether the text looks enabled.
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }
  /// Whether the text is shown in `highlightedTextColor`.
  open var isHighlighted = false
  /// The colour of highlighted text.
  open var highlightedTextColor: UIColor?
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the font shrinks until the text fits.
  open var adjustsFontSizeToFitWidth = false
  /// How far the font may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// The width at which the text wraps in a layout with constraints.
  open var preferredMaxLayoutWidth: CGFloat = 0
}
