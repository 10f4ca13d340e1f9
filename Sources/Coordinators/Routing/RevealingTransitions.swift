import CoordinatorCore
import UIKitShim

extension UIViewController {
  /// The transitions that make this controller visible, with nothing above it; outermost first.
  ///
  /// The list is empty if it is visible already. The transitions bring back a suspended root around
  /// it, dismiss what is presented over it or over a controller around it, and show it in each of
  /// the containers around it.
  ///
  /// - Parameter suspendsCurrent: Whether to suspend the root that a suspended one replaces.
  func revealingTransitions(suspendingCurrent suspendsCurrent: Bool = false) -> [ScreenTransition] {
    // Both lists are filled from the inside out.
    var transitions: [ScreenTransition] = []
    var path: [UIViewController] = []
    var next: UIViewController? = self
    while let controller = next {
      path.append(controller)
      let container = controller.container
      if let container, let transition = controller.transition(in: container) {
        transitions.append(transition)
      }
      // If the path has the presented screen, it is one of the last.
      if let presented = controller.presentedInContext,
        path.last(where: { $0 === presented }) == nil
      {
        transitions.append(.dismiss(presented))
      }
      next = container ?? controller.presenter
    }
    if let outermost = path.last, let record = outermost.screenRecord,
      let root = record.suspension
    {
      let window = record.place.container as? UIWindow
      let comeBack = outermost.transitionByOwner(
        .setRoot, in: .window(window, suspendsCurrent: suspendsCurrent))
      if let comeBack { transitions.append(comeBack) }
      // Screens that are dismissed before do not come back with their root.
      if let covering = root.screen(coveringEndOf: path) { transitions.append(.dismiss(covering)) }
    }
    return transitions.reversed()
  }

  /// The transition that shows this controller in its container; nil if it is shown.
  var transitionInContainer: ScreenTransition? {
    container.flatMap(transition(in:))
  }

  private func transition(in container: UIViewController) -> ScreenTransition? {
    ContainerAdapters.adapter(of: container).transition(showing: self, in: container)
  }

  /// The controller that presents this one, or will present it when its suspended root comes back.
  private var presenter: UIViewController? {
    presentingViewController ?? suspendedPresenter?.presenter(of: self)
  }

  /// The container of this controller, even if UIKit does not list it there now.
  private var container: UIViewController? {
    parent ?? (presentingViewController == nil ? holdingContainer : nil)
  }

  /// A transition that shows this screen again, and leaves it to the coordinator that owns it.
  func transitionByOwner(
    _ kind: ScreenTransition.Kind, in container: ScreenTransition.Container
  ) -> ScreenTransition? {
    guard let record = screenRecord, let owner = record.owner?.context?.coordinator else {
      return nil
    }
    guard let parent = owner.parent, let child = owner as? any ScreenCoordinator,
      child.ownScreen === self
    else {
      return ScreenTransition(kind, to: [.made(self)], in: container).performed(by: owner)
    }
    // A destination that exists already would end a suspension, even if a guard does not allow it.
    let destination: ScreenDestination =
      record.suspension == nil
      ? .running(child, startedByVerb: false)
      : ScreenDestination(type(of: child), .makeChild { child })
    return ScreenTransition(kind, to: [destination], in: container).performed(by: parent)
  }
}
