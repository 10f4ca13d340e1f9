import CoordinatorCore
import UIKitShim

/// A push, a pop or a replacement of a stack.
///
/// It is a class because it is passed on often, and copying a value would retain the stack each
/// time.
final class StackChange: ContainerChange {
  enum Operation { case push, pop, popTo, popToRoot, set }

  private let operation: Operation
  private let navigationController: UINavigationController
  private let stackObserver: StackObserver

  init(_ operation: Operation, on stack: UINavigationController) {
    self.operation = operation
    navigationController = stack
    stackObserver = StackObserver.of(stack)
  }

  var container: AnyObject? { navigationController }
  var isOfStack: Bool { true }

  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    navigationController.transitionCoordinator
  }

  func addUser(_ owner: ScreenOwner) { stackObserver.addUser(owner) }

  func didEnd() { stackObserver.requestDidEnd() }

  var candidates: [UIViewController] {
    operation == .popTo ? navigationController.viewControllers.reversed() : []
  }

  var meant: UIViewController? {
    operation == .pop ? navigationController.topViewController : nil
  }

  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens {
    let screens = preview.replace(
      navigationController.viewControllers, of: navigationController
    ) { stack in
      switch operation {
      case .push: return stack + arrivals
      case .pop: return stack.count > 1 ? stack.dropLast() : stack
      case .popTo:
        guard let screen = arrivals.first ?? nil else { return stack }
        let index = stack.lastIndex { $0 === screen } ?? stack.count - 1
        return Array(stack[...index])
      case .popToRoot: return Array(stack.prefix(1))
      case .set: return arrivals
      }
    }
    return LeavingScreens(screens.reversed())
  }

  /// Returns false for a `pop`, because each `pop` removes one screen.
  func repeats(_ other: any ContainerChange) -> Bool {
    operation != .pop && other.container === navigationController
  }

  func goesBefore(departing records: [ScreenRecord]) -> Bool {
    stackObserver.hasPendingRemovals
  }

  /// Returns the place of a screen, unless a new stack keeps the screen and its owner.
  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    switch operation {
    case .push:
      // The performer rejects a second push of the same screen, unless the screen's owner has
      // stopped.
      if screen.parent === navigationController, screen.screenRecord != nil { return nil }
    case .set:
      if screen.parent === navigationController,
        screen.screenRecord?.isOn(navigationController) == true
      {
        return nil
      }
    case .pop, .popTo, .popToRoot: return nil
    }
    if screen is UINavigationController || screen.isShownModally { return nil }
    return stackObserver.place
  }

  func carryOut(by performer: TransitionPerformer) {
    switch operation {
    case .push:
      performer.withScreen { performer.push($0, on: navigationController, stackObserver) }
    case .pop: performer.pop(on: navigationController, stackObserver)
    case .popTo:
      performer.withScreen { performer.popTo($0, on: navigationController, stackObserver) }
    case .popToRoot: performer.popToRoot(of: navigationController, stackObserver)
    case .set: performer.set(performer.screens, on: navigationController, stackObserver)
    }
  }
}

extension StackChange.Operation {
  init?(_ kind: ScreenTransition.Kind) {
    switch kind {
    case .push: self = .push
    case .pop: self = .pop
    case .popTo: self = .popTo
    case .popToRoot: self = .popToRoot
    case .set: self = .set
    default: return nil
    }
  }
}
