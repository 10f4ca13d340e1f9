import Foundation

/// Two texts and an image, as the rows of lists show them.
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  /// How a text is shown.
  public struct TextProperties: Sendable {
    /// Where the lines of a text begin.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center, justified
    }

    /// The font of the text.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor
    /// Where the lines begin.
    public var alignment = TextAlignment.natural
    /// How many lines there may be, 0 for any number.
    public var numberOfLines = 0
  }

  /// How an image is shown.
  public struct ImageProperties: Sendable {
    /// The colour of an image that is a template.
    public var tintColor: UIColor?
  }

  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The image.
  public var image: UIImage?
  /// How the text is shown.
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body),
    color: .label
  )
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// Whether the texts stand side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool

  private init(secondaryStyle: UIFont.TextStyle, sideBySide: Bool) {
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondaryStyle),
      color: .secondaryLabel
    )
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  /// A text, and a second one below it; the same as ``subtitleCell()`` here.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondaryStyle: .caption1, sideBySide: false)
  }

  /// A text, and a smaller one below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondaryStyle: .caption1, sideBySide: false)
  }

  /// A text, and a value beside it.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondaryStyle: .body, sideBySide: true)
  }

  /// Makes a view that shows this configuration.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same configuration, which looks alike in every state here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view that shows two texts and an image.
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let picture = UIImageView()

  /// What the view shows.
  open var configuration: any UIContentConfiguration = UIListContentConfiguration.cell() {
    didSet { show() }
  }

  /// Creates a view that shows a configuration.
  public convenience init(configuration: UIListContentConfiguration) {
    self.init(frame: .zero)
    self.configuration = configuration
    show()  // An initialiser does not run the property's observer.
  }

  private func show() {
    guard let list = configuration as? UIListContentConfiguration else { return }
    label.text = list.text
    label.font = list.textProperties.font
    label.textColor = list.textProperties.color
    label.numberOfLines = list.textProperties.numberOfLines
    secondaryLabel.text = list.secondaryText
    secondaryLabel.font = list.secondaryTextProperties.font
    secondaryLabel.textColor = list.secondaryTextProperties.color
    secondaryLabel.numberOfLines = list.secondaryTextProperties.numberOfLines
    picture.image = list.image
    place(picture, if: list.image != nil)
    place(label, if: list.text != nil)
    place(secondaryLabel, if: list.secondaryText != nil)
  }

  private func place(_ view: UIView, if isShown: Bool) {
    if isShown { addSubview(view) } else { view.removeFromSuperview() }
  }
}
