public import Foundation

/// What a screen shows in place of content that is not there.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Sendable {
  /// What a button does.
  public struct ButtonProperties: Sendable {
    /// What a tap does.
    public var primaryAction: UIAction?
    /// The menu that the button shows.
    public var menu: UIMenu?
    /// Whether a user can use the button.
    public var isEnabled = true
  }

  /// The image.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The text below.
  public var secondaryText: String?
  /// The button, which is there if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The button below.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the button below does.
  public var secondaryButtonProperties = ButtonProperties()
  fileprivate enum Kind { case plain, loading, search }
  fileprivate var kind = Kind.plain

  /// Nothing, to be filled with an image and texts.
  public static func empty() -> UIContentUnavailableConfiguration { Self() }

  /// Something turning, for content that is on its way.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = Self()
    configuration.kind = .loading
    configuration.text = "Loading…"
    return configuration
  }

  /// What says that a search has found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = Self()
    configuration.kind = .search
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Makes a view that shows this configuration.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The same configuration; for a search that found nothing, with the text that was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, text == Self.search().text,
      let search = (state as? UIContentUnavailableConfigurationState)?.searchText, !search.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(search)”"
    return configuration
  }
}

/// The state to which a configuration in place of a screen's content is adapted.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// The traits of the screen.
  public var traitCollection: UITraitCollection
  /// What is being searched for.
  public var searchText: String?

  /// Creates the state of a screen that searches for nothing.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// A view that shows what there is in place of content.
open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()

  /// What the view shows.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  /// Whether the content scrolls where there is little room; data only.
  open var isScrollEnabled = true

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 10
    addSubview(stack)
    show()
  }

  private func show() {
    guard let content = configuration as? UIContentUnavailableConfiguration else { return }
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    if content.kind == .loading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      stack.addArrangedSubview(indicator)
    }
    if let image = content.image { stack.addArrangedSubview(UIImageView(image: image)) }
    add(content.text, .headline, .label)
    add(content.secondaryText, .body, .secondaryLabel)
    add(content.button, content.buttonProperties)
    add(content.secondaryButton, content.secondaryButtonProperties)
  }

  private func add(_ text: String?, _ style: UIFont.TextStyle, _ color: UIColor) {
    guard let text else { return }
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.numberOfLines = 0
    stack.addArrangedSubview(label)
  }

  private func add(
    _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard look.title != nil || look.image != nil else { return }
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    stack.addArrangedSubview(button)
  }
}

/// What a screen shows in place of its content, kept apart since most show their content.
@MainActor
final class UnavailableContent {
  let configuration: any UIContentConfiguration
  var view: UIView?

  init(_ configuration: any UIContentConfiguration) { self.configuration = configuration }
}

extension UIViewController {
  final func bringUnavailableContentUpToDate() {
    guard unavailableContentIsOutdated else { return }
    unavailableContentIsOutdated = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    showUnavailableContent()
  }

  /// Lays over the screen's view what takes the place of its content.
  final func showUnavailableContent() {
    guard let storedView, let content = unavailableContent else { return }
    content.view?.removeFromSuperview()
    let configuration = content.configuration.updated(for: contentUnavailableConfigurationState)
    let view = configuration.makeContentView()
    view.frame = storedView.bounds
    content.view = view
    storedView.addSubview(view)
  }
}

extension UIView {
  /// What a user sees in place of this view's content.
  package final var cover: UIView? { owner?.unavailableContent?.view }
}
