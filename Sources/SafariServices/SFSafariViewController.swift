public import Foundation
public import HeadlessUIKit

/// A screen for a web page, which shows the address: no page is loaded here.
///
/// The button "Done" calls the delegate and dismisses the screen.
open class SFSafariViewController: UIViewController {
  /// How the page is shown; data only.
  open class Configuration: NSObject, NSCopying {
    /// Whether Safari opens the page in its reader, if possible; has no effect here.
    open var entersReaderIfAvailable = false
    /// Whether the bars collapse when the page is scrolled; has no effect here.
    open var barCollapsingEnabled = true

    /// Creates a configuration.
    public override init() { super.init() }

    /// A copy of the configuration.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// The titles of the button that closes the screen.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close, cancel
  }

  private let url: URL?
  private let ownConfiguration: Configuration

  /// Creates a screen for a page; raises an exception unless the scheme of the URL is HTTP or HTTPS.
  public init(url URL: URL, configuration: Configuration) {
    guard ["http", "https"].contains(URL.scheme?.lowercased()) else {
      raise(
        .invalidArgument,
        "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."
      )
    }
    url = URL
    ownConfiguration = (configuration.copy() as? Configuration) ?? configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen for a page; raises an exception unless the scheme of the URL is HTTP or HTTPS.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Creates an empty screen from an archive.
  public required init?(coder: NSCoder) {
    url = nil
    ownConfiguration = Configuration()
    super.init(coder: coder)
  }

  /// The delegate.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// How the page is shown.
  open var configuration: Configuration {
    (ownConfiguration.copy() as? Configuration) ?? ownConfiguration
  }
  /// The colour of the bars; data only.
  open var preferredBarTintColor: UIColor?
  /// The colour of the buttons; data only.
  open var preferredControlTintColor: UIColor?
  /// The title of the button that closes the screen; set it before the view is loaded.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a view with the address and a button.
  open override func loadView() {
    super.loadView()
    let label = UILabel()
    label.text = url?.absoluteString
    label.numberOfLines = 0
    let titles: [DismissButtonStyle: String] = [.close: "Close", .cancel: "Cancel"]
    let title = titles[dismissButtonStyle] ?? "Done"
    let button = UIButton(primaryAction: UIAction(title: title) { [weak self] _ in self?.finish() })
    let stack = UIStackView(arrangedSubviews: [button, label])
    stack.axis = .vertical
    view.addSubview(stack)
  }

  private func finish() {
    if presentationIsInProgress { return }
    delegate?.safariViewControllerDidFinish(self)
    // The delegate may have dismissed the screen.
    if !presentationIsInProgress { presentingViewController?.dismiss(animated: true) }
  }
}
