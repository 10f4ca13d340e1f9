import Foundation

/// The content of a row: two texts and an image.
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  /// The properties of a text.
  public struct TextProperties: Sendable {
    /// The alignment of a text.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center, justified
    }

    /// The font of the text.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor
    /// The alignment of the text.
    public var alignment = TextAlignment.natural
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
  }

  /// The properties of an image.
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
  /// The properties of the text.
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body),
    color: .label
  )
  /// The properties of the second text.
  public var secondaryTextProperties: TextProperties
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// Whether the texts are shown side by side if there is space.
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

  /// Creates a view that shows this configuration.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same configuration, which does not depend on the state here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view that shows two texts and an image.
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let picture = UIImageView()

  /// The configuration that the view shows.
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
