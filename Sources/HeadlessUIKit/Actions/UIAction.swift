import Foundation

/// The handler of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, which controls, bar items and menus perform.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private var handler: UIActionHandler = { _ in }

  /// The identifier of the action; a unique one by default.
  public private(set) var identifier = Identifier("")
  /// The text that explains the action.
  open var discoverabilityTitle: String?
  /// The attributes of the action in a menu.
  open var attributes: UIMenuElement.Attributes = []
  /// The state of the action in a menu.
  open var state: UIMenuElement.State = .off
  /// The object that performs the action, during the call of the handler.
  public internal(set) var sender: Any?

  /// Creates an action.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(title: title, subtitle: subtitle, image: image)
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
  }

  /// The action's title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The action's image.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Runs the handler with `sender` set for the time of the call.
  package final func perform(sender: Any?) {
    let previous = self.sender
    self.sender = sender
    handler(self)
    self.sender = previous
  }
}
