import UIKitShim

/// Carries one transition out by UIKit's own calls and tells its real end.
@MainActor
struct TransitionPerformer {
  /// What came of the attempt.
  enum End {
    case ended(TransitionResult)
    /// UIKit could not take the call now, but may in a later turn.
    case busy
  }

  private static let refusalsBeforeRejection = 3

  let request: TransitionRequest
  let window: UIWindow?

  init(_ request: TransitionRequest, in window: UIWindow?) {
    self.request = request
    self.window = window
  }

  var animated: Bool { request.transition.animated }

  func perform(_ done: @escaping @MainActor (End) -> Void) {
    switch request.transition.kind {
    case .push(let screen, let container): push(screen, on: container, done)
    case .pop(let container): pop(on: container, done)
    case .popTo(let screen, let container): popTo(screen, on: container, done)
    case .popToRoot(let container):
      let stack = container.viewControllers
      // A bottom that is to leave takes the next one with it that stays.
      let bottom = StackObserver.of(container).withoutLingering(stack).first ?? stack.first
      guard let bottom, stack.count > 1 else {
        return done(.ended(.rejected(.nothingToPop())))
      }
      popTo(bottom, on: container, done)
    case .set(let screens, let container): set(screens, on: container, done)
    case .present(let screen, let style): present(screen, style: style, done)
    case .dismiss(let screen): dismiss(screen, done)
    case .select(let screen, let container): select(screen, in: container, done)
    case .setTabs(let screens, let container): setTabs(screens, in: container, done)
    case .root(let screen, let window): setRoot(screen, of: window, done)
    case .leave(let records): leave(records, done)
    }
  }

  /// What comes of an attempt that UIKit has refused: a few more, then the end.
  var refusal: End {
    request.refusals < Self.refusalsBeforeRejection
      ? .busy : .ended(.rejected(.refusedByUIKit(request.transition.summary)))
  }
}
