import Foundation

/// A list of actions and menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu inside another one.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The menu's elements are shown inline in the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element of the menu is selected at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The menu's identifier.
  public private(set) var identifier = Identifier("")
  /// The options of the menu inside another one.
  public private(set) var options: Options = []
  /// The elements of the menu.
  public private(set) var children: [UIMenuElement] = []

  /// Creates a menu.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(title: title, subtitle: subtitle, image: image)
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
  }

  /// A copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

extension UIMenu {
  /// The given action, or else the first one with its title, also in submenus.
  final func action(like action: UIAction) -> UIAction? {
    let actions = actions
    return actions.contains(action) ? action : actions.first { $0.title == action.title }
  }

  /// The actions of this menu and of the menus in it.
  package final var actions: [UIAction] {
    children.flatMap { child in
      (child as? UIMenu)?.actions ?? (child as? UIAction).map { [$0] } ?? []
    }
  }
}
