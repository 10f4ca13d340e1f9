import CoordinatorCore
import UIKitShim

extension StackObserver {
  /// Takes a stack that a raw call has presented into the record of the coordinator whose own it is;
  /// UIKit tells of such a presentation nobody else.
  func adoptRawPresentation(of container: UINavigationController) {
    guard container.parent == nil, container.presentingViewController != nil,
      ScreenOwner.record(of: container) == nil
    else { return }
    for user in users {
      guard let owner = user.object, let context = owner.context, context.isRunning,
        context.coordinator?.ownScreen === container
      else { continue }
      let record = owner.claim(container, at: .presented)
      record.wasShown()
      PresentationObserver.install(on: container)
      owner.engine.reconciler.look(around: container)
      context.journalObserved("present", record.name)
      return
    }
  }
}
