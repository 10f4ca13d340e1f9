import CoordinatorCore
package import UIKitShim

/// A presentation over the visible screens.
final class PresentationChange: ContainerChange {
  /// The screen whose presentation the user has cancelled, which removes the screen.
  fileprivate var cancelled: UIViewController?

  func explainsRemoval(of record: ScreenRecord) -> Bool {
    cancelled != nil && record.screen === cancelled
  }

  /// Whether a guard presents the screen while it is asked, so that nothing may wait for its root.
  private let isOfAskedGuard = GuardTask.isRunning

  func window(for coordinator: any Coordinator) -> UIWindow? {
    coordinator.nearestWindow ?? (isOfAskedGuard ? coordinator.nearestSuspension?.window : nil)
  }

  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    screen.isInUse(screen.screenRecord) ? nil : .presented
  }

  func carryOut(by performer: TransitionPerformer) {
    guard let screen = performer.screen else { return performer.reject(.gone()) }
    let request = performer.request
    let returningRoot = request.returningRoot
    // A raw call may have replaced the root that has come back.
    if returningRoot?.isBack == false { return performer.reject(.gone()) }
    // A subclass may carry out an earlier call late.
    if request.retries > 0, screen.parent == nil, screen.presentingViewController != nil {
      performer.reconcile(around: screen)
      return CompletionWaiter(performer, of: screen).wait()
    }
    guard var presenter = request.requester?.coordinator?.presentationAnchor else {
      let hasWindow = request.requester?.coordinator?.nearestWindow != nil
      return performer.reject(hasWindow ? .noRoot() : .noWindow())
    }
    let record = screen.screenRecord
    if screen.isInUse(record) || screen === presenter {
      let reason = performer.sharedStackRejection(for: screen)
      return performer.reject(reason ?? .alreadyPresented(performer.name(of: screen)))
    }
    if let hierarchy = performer.queue.hierarchy {
      presenter = hierarchy.topPresented(over: presenter)
      // What the anchor presents may lie in a covered screen or in another tab.
      if presenter.viewIfLoaded?.window == nil,
        let root = performer.queue.window?.rootViewController
      {
        presenter = hierarchy.topPresented(over: root)
      }
    }
    // Before anything reads the presentation controller: UIKit makes one, and the two keep each
    // other until a presentation ends.
    if presenter.isBeingDismissed { return performer.retry() }
    request.transition?.presentation?.prepare(screen)
    returningRoot?.prepare(screen)
    if let record {
      record.presentingProperties = request.transition?.presentingBox
      // A screen that comes back with a suspended root was presented before.
      if returningRoot == nil { record.notePresented() }
    }
    PresentationObserver.install(on: screen)
    if screen is UIAlertController {
      (request.arrivals.first?.owner?.context?.coordinator as? any PlacedAlert)?.place()
    }
    performer.animate(screen)
    // A raw call that dismisses the presenter in the same run-loop turn also removes the screen.
    let waiter = CompletionWaiter(performer, of: screen) { [self] isReported in
      if cancelled != nil { return }
      if isReported || screen.viewIfLoaded?.window != nil {
        performer.end(.performed)
      } else if screen.presentingViewController == nil {
        performer.retry()
      } else {
        performer.rejectAsIgnored()
      }
    }
    presenter.present(screen, animated: performer.animated) { waiter.report() }
    guard screen.presenterOutsideSearch != nil else { return performer.retry() }
    performer.endIfCancelled(screen, visibleOn: screen)
    waiter.waitForTurns()
    performer.reconcile(around: screen)
  }
}

extension UIViewController {
  /// Whether a container has this screen, shown or not, or it is presented already.
  fileprivate func isInUse(_ record: ScreenRecord?) -> Bool {
    parent != nil || isShownModally || record?.isListedByItsPlace == true
  }
}

extension TransitionPerformer {
  /// Makes UIKit use the animation of the request for a presentation or dismissal.
  func animate(_ screen: UIViewController) {
    guard let animation else { return }
    let animator = PresentationAnimator(screen, animation)
    request.afterAnimation = { animator.uninstall() }
  }

  /// Ends the request if the user cancels its transition, which the framework's animation, or the
  /// app's own transitioning delegate, has made interactive.
  func endIfCancelled(_ screen: UIViewController, visibleOn top: UIViewController) {
    guard animated else { return }
    let watch: @MainActor () -> Void = {
      top.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        // UIKit also reports transitions as cancelled that it has given up; these are retried.
        guard context.isCancelled, request.phase == .running,
          context.initiallyInteractive || animation?.interactor != nil
        else { return }
        guard let change = request.change as? PresentationChange,
          screen.presentingViewController != nil
        else { return reject(.cancelledByUser()) }
        // UIKit removes the screen only after this call.
        change.cancelled = screen
        queue.turns.next { reject(.cancelledByUser()) }
      }
    }
    // A presentation begins with the next run-loop turn.
    if top.transitionCoordinator == nil { queue.turns.next(watch) } else { watch() }
  }
}

extension UIWindow {
  /// The screens that are presented over each other, lowest first; also over the context of a visible
  /// screen in a container.
  package var presentedScreens: [UIViewController] {
    var screens: [UIViewController] = []
    var next = rootViewController
    while let controller = next {
      let presented = controller.presentedInContext
      if let presented { screens.append(presented) }
      next = presented ?? controller.mostDetailed
    }
    return screens
  }
}
