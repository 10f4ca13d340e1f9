public import Foundation

/// A view that shows read-only text.
open class UILabel: UIView {
  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // An interface file sets this property itself.
    if !(coder is InterfaceCoder) { isUserInteractionEnabled = false }
  }

  /// The text.
  open var text: String? {
    didSet { if oldValue != text { invalidateIntrinsicContentSize() } }
  }

  /// The attributed text; only its string is stored.
  open var attributedText: NSAttributedString? {
    get { text.map(NSAttributedString.init(string:)) }
    set { text = newValue?.string }
  }

  /// The font; hosts use its text style.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { setNeedsDisplay() }
  }
  /// The colour of the text.
  open var textColor: UIColor! = .label {
    didSet { setNeedsDisplay() }
  }
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { setNeedsDisplay() }
  }
  /// The maximum number of lines; 0 is no limit.
  open var numberOfLines = 1 {
    didSet { setNeedsDisplay() }
  }
  /// How text is wrapped or truncated that does not fit.
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
  /// The minimum scale of the font.
  open var minimumScaleFactor: CGFloat = 0
  /// The width at which the text wraps in a layout with constraints.
  open var preferredMaxLayoutWidth: CGFloat = 0
}
