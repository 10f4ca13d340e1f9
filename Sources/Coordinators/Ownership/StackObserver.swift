import CoordinatorCore
import Foundation
import UIKitShim

/// Watches one navigation controller's stack for all coordinators that share it.
///
/// It is the controller's delegate and forwards every call to the user's own; a delegate that the
/// user sets later is found at the next verb or transition end and becomes the one forwarded to.
@MainActor
final class StackObserver: NSObject, UINavigationControllerDelegate {
  private static var observers = WeakKeyTable<UINavigationController, StackObserver>()

  static func of(_ container: UINavigationController) -> StackObserver {
    if let observer = observers[container] { return observer }
    let observer = StackObserver(container)
    observers[container] = observer
    return observer
  }

  private(set) weak var container: UINavigationController?
  private(set) weak var forwardee: (any UINavigationControllerDelegate)?
  private var users: [WeakReference<ScreenOwner>] = []
  private var known: [ObjectIdentifier: ScreenRecord] = [:]
  private var lingering: Set<ObjectIdentifier> = []
  private weak var knownTop: UIViewController?
  private var knownCount = 0

  private init(_ container: UINavigationController) {
    self.container = container
  }

  /// Takes the delegate's place, keeping the user's own as the one forwarded to.
  func install() {
    guard let container, container.delegate !== self else { return }
    forwardee = container.delegate
    container.delegate = self
  }

  /// Notes a coordinator that shows screens here, the latest last.
  func addUser(_ owner: ScreenOwner) {
    users.removeAll { $0.object == nil || $0.object === owner }
    users.append(WeakReference(owner))
  }

  // MARK: Screens that are to leave

  /// Notes screens of stopped coordinators, to be taken off by the next change of the stack.
  func linger(_ records: [ScreenRecord]) {
    for record in records { lingering.insert(record.identity) }
  }

  func keepLingering(_ screen: UIViewController) {
    lingering.insert(ObjectIdentifier(screen))
  }

  func isLingering(_ screen: UIViewController) -> Bool {
    lingering.contains(ObjectIdentifier(screen))
  }

  /// The stack without the screens that are to leave; each is left out once.
  func withoutLingering(_ stack: [UIViewController]) -> [UIViewController] {
    guard !lingering.isEmpty else { return stack }
    let remaining = stack.filter { !lingering.contains(ObjectIdentifier($0)) }
    lingering = []
    return remaining
  }

  // MARK: Changes

  /// Looks at the stacks that have changed unseen: by raw calls while nobody could see them.
  static func lookAtChangedStacks() {
    for observer in observers.values {
      guard let container = observer.container else { continue }
      let stack = container.viewControllers
      if stack.count != observer.knownCount || stack.last !== observer.knownTop {
        observer.stackDidChange()
      }
    }
  }

  /// The records of the screens on this stack, as it was when it was last looked at.
  var records: [ScreenRecord] { Array(known.values) }

  /// Compares the stack with the records: screens without an owner get one, owners of screens that
  /// are gone are judged, and coordinators wholly covered by a sibling's screens are paused.
  func stackDidChange() {
    guard let container else { return }
    install()
    let stack = container.viewControllers
    var present: [ObjectIdentifier: ScreenRecord] = [:]
    var ownerBelow: ScreenOwner?
    for screen in stack {
      if !isLingering(screen), let record = record(of: screen, ownerBelow: ownerBelow) {
        present[record.identity] = record
        ownerBelow = record.owner ?? ownerBelow
      }
    }
    for (identity, record) in known where present[identity] == nil {
      record.owner?.screenMayHaveLeft(record)
    }
    known = present
    knownTop = stack.last
    knownCount = stack.count
    pauseCovered(topOwner: stack.last.flatMap { ScreenOwner.record(of: $0)?.owner })
  }

  private func record(
    of screen: UIViewController, ownerBelow: ScreenOwner?
  ) -> ScreenRecord? {
    if let record = ScreenOwner.record(of: screen) { return record }
    // What lies in a container that has left is nobody's any more.
    guard let container, !DepartedContainers.contain(container),
      let owner = ownerOfRawScreen(below: ownerBelow)
    else { return nil }
    let record = owner.claim(screen, at: .stack(WeakReference(container)))
    record.wasShown()
    owner.context?.journalObserved("push", screen)
    return record
  }

  /// Who owns a screen that nobody showed by a verb: the coordinator whose hook or verb runs, if
  /// it is a user of this stack; else the owner of the screen below; else the latest user.
  private func ownerOfRawScreen(below: ScreenOwner?) -> ScreenOwner? {
    if let running = CoordinatorContext.running, running.isRunning,
      let coordinator = running.coordinator as? any NavigationCoordinator,
      coordinator.navigationController === container
    {
      return running.screenOwner
    }
    if let below, below.context?.isRunning == true { return below }
    for user in users.reversed() where user.object?.context?.isRunning == true {
      return user.object
    }
    return nil
  }

  /// Pauses the siblings whose screens here all lie under those of the top screen's owner, and
  /// resumes that owner if it was paused so.
  private func pauseCovered(topOwner: ScreenOwner?) {
    guard let topOwner, let top = topOwner.context, let parent = top.parent else { return }
    if topOwner.isCovered {
      topOwner.isCovered = false
      top.resume(.covered)
    }
    for user in users {
      guard let owner = user.object, owner !== topOwner, !owner.isCovered,
        let context = owner.context, context.parent === parent, context.isRunning,
        owner.hasScreens(in: known)
      else { continue }
      owner.isCovered = true
      context.pause(.covered)
    }
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    forwardee?.navigationController?(
      navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    forwardee?.navigationController?(
      navigationController, didShow: viewController, animated: animated)
    stackDidChange()
  }
}
