public import Foundation

/// Makes the screen that the preview of a context menu shows; nil stands for the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a context menu; the suggested actions are always empty here.
public typealias UIContextMenuActionProvider =
  @MainActor (_ suggestedActions: [UIMenuElement]) ->
  UIMenu?

/// The preview and the menu that a long press opens.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Identifies the configuration in the calls that follow; unique unless it was given.
  open private(set) var identifier: any NSCopying = NSUUID()

  final var previewProvider: UIContextMenuContentPreviewProvider?
  final var actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration; both providers are called when the menu opens.
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}
