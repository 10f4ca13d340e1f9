public import Foundation

/// The configuration of a view that is shown instead of missing content.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Sendable {
  /// The action and state of a button.
  public struct ButtonProperties: Sendable {
    /// The action of a tap.
    public var primaryAction: UIAction?
    /// The menu that the button shows.
    public var menu: UIMenu?
    /// Whether the button is enabled.
    public var isEnabled = true
  }

  /// The image.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The secondary text, below the text.
  public var secondaryText: String?
  /// The button, which is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The action and state of the button.
  public var buttonProperties = ButtonProperties()
  /// The secondary button, below the button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action and state of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  fileprivate enum Kind { case plain, loading, search }
  fileprivate var kind = Kind.plain

  /// An empty configuration.
  public static func empty() -> UIContentUnavailableConfiguration { Self() }

  /// A configuration with an activity indicator, for loading content.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = Self()
    configuration.kind = .loading
    configuration.text = "Loading…"
    return configuration
  }

  /// A configuration for a search without results.
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

  /// The same configuration; for a search without results, with the search text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, text == Self.search().text,
      let search = (state as? UIContentUnavailableConfigurationState)?.searchText, !search.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(search)”"
    return configuration
  }
}

/// The state for a content-unavailable configuration.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// The traits of the screen.
  public var traitCollection: UITraitCollection
  /// The search text.
  public var searchText: String?

  /// Creates a state without a search text.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// A view that shows a content-unavailable configuration.
open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()

  /// The configuration of the view.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  /// Whether the content scrolls if it does not fit; data only.
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

/// The content-unavailable configuration of a screen; a separate object, since most screens have
/// none.
@MainActor
final class UnavailableContent {
  let configuration: any UIContentConfiguration
  var view: UIView?

  init(_ configuration: any UIContentConfiguration) { self.configuration = configuration }
}

extension UIViewController {
  final func updateUnavailableContentIfNeeded() {
    guard unavailableContentIsOutdated else { return }
    unavailableContentIsOutdated = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    showUnavailableContent()
  }

  /// Shows the content-unavailable view over the screen's view.
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
  /// The content-unavailable view over this view's content.
  package final var cover: UIView? { owner?.unavailableContent?.view }
}
