public import Foundation

/// A view that shows an image.
open class UIImageView: UIView {
  /// Creates an image view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // An interface file sets this property itself.
    if !(coder is InterfaceCoder) { isUserInteractionEnabled = false }
  }

  /// Creates an image view that shows an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// Creates an image view with an image and a highlighted image.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The image.
  open var image: UIImage? {
    didSet { if oldValue != image { invalidateIntrinsicContentSize() } }
  }
  /// The image that is shown while the view is highlighted.
  open var highlightedImage: UIImage?
  /// Whether `highlightedImage` is shown.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }
}
