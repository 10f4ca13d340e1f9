import Foundation

/// A context menu that a user has opened by a long press.
///
/// `UserInput` opens one, and then chooses an action or opens the preview.
@MainActor
public final class ContextMenu {
  /// The actions; nil if there is only a preview.
  public let menu: UIMenu?

  /// The screen in the preview, whose view is loaded; nil if UIKit would show the pressed view.
  public let preview: UIViewController?

  /// Whether the menu is open.
  public private(set) var isOpen = true

  private let configuration: UIContextMenuConfiguration
  private let interaction: UIContextMenuInteraction
  private let delegate: any UIContextMenuInteractionDelegate
  private let device: HeadlessDevice

  /// Opens the menu of an interaction; nil if it has none.
  init?(of interaction: UIContextMenuInteraction, on device: HeadlessDevice) {
    guard let delegate = interaction.delegate,
      let configuration = delegate.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: .zero)
    else { return nil }
    preview = configuration.previewProvider?()
    menu = configuration.actionProvider?([])
    if preview == nil, menu == nil { return nil }
    self.configuration = configuration
    self.interaction = interaction
    self.delegate = delegate
    self.device = device
    preview?.loadViewIfNeeded()
    interaction.openMenu = self
    animate {
      delegate.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: $0)
    }
  }

  /// Closes the menu, and performs one of its actions.
  func choose(_ action: UIAction) {
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    action.perform(sender: interaction.view)
  }

  /// Taps the preview, which closes the menu.
  func openPreview() {
    animate {
      delegate.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: configuration, animator: $0)
      close()
    }
  }

  /// Closes the menu, as a tap beside it does.
  public func close() {
    if !isOpen { return }
    isOpen = false
    device.run {
      animate {
        delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: $0)
      }
    }
  }

  /// Closes the menu in the next run-loop turn, for a host that is drawing.
  package func closeLater() { device.clock.atNextTurn { self.close() } }

  /// Calls the app, and then runs what it has added to the animation.
  private func animate(_ call: (ContextMenuAnimator) -> Void) {
    let animator = ContextMenuAnimator(preview)
    call(animator)
    let animations = animator.animations
    animator.animations = []
    for animation in animations { animation() }
    device.clock.atNextTurn {
      // The app's closures usually keep their animator.
      let completions = animator.completions
      animator.completions = []
      for completion in completions { completion() }
    }
  }
}

private final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  var animations: [() -> Void] = []
  var completions: [() -> Void] = []

  init(_ preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}
