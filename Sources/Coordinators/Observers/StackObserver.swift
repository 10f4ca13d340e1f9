import CoordinatorCore
import Foundation
import UIKitShim

/// Watches one navigation controller's stack for all coordinators that share it.
///
/// It is the controller's delegate and forwards every call to the user's own; a delegate that the
/// user sets later is found at the next verb or transition end and becomes the one forwarded to.
@MainActor
final class StackObserver: DelegateProxy, UINavigationControllerDelegate {
  static func of(_ container: UINavigationController) -> StackObserver {
    container.note.observer { StackObserver(container) }
  }

  /// The observer of a container, if a coordinator has used it.
  static func existing(of container: UINavigationController) -> StackObserver? {
    container.knownNote?.observer as? StackObserver
  }

  /// The container, as the places of its screens refer to it.
  private let reference: WeakReference<UINavigationController>
  private let mark: ObjectMark<UINavigationController>

  var container: UINavigationController? { reference.object }

  /// The place of a screen on this stack.
  let place: ScreenRecord.Place

  /// This observer, as those refer to it who do not keep it.
  private(set) lazy var ownReference = WeakReference(self)

  private(set) weak var forwardee: (any UINavigationControllerDelegate)?

  override var userDelegate: AnyObject? { forwardee }

  /// The user's delegate to which a call is handed on.
  func forwardee(of call: Call) -> (any UINavigationControllerDelegate)? {
    call.isNew ? forwardee : formerDelegate(for: call) as? any UINavigationControllerDelegate
  }

  private(set) var users: [WeakReference<ScreenOwner>] = []

  /// That of the application of its users.
  private(set) weak var engine: NavigationEngine?
  private(set) var known: [ScreenRecord] = []

  // Replaced and never changed where it stands, so that no look at it is checked for overlaps.
  var lingering: [ObjectIdentifier: ScreenRecord] = [:]

  /// Who waits for a screen to be shown, as a rule nobody or one.
  private var waiter: StackSettling?
  private var otherWaiters: [StackSettling] = []

  private var looksAgain = false

  /// The observer of the columns that collapse onto this stack, which keeps those of its stacks.
  var split: WeakReference<SplitObserver>?

  /// The animation of the transition that a request makes, until it has ended.
  var animation: TransitionAnimation?

  /// The animator that was made of it.
  weak var animator: (any UIViewControllerAnimatedTransitioning)?

  private init(_ container: UINavigationController) {
    reference = WeakReference(container)
    mark = ObjectMark(container)
    place = .stack(reference)
  }

  /// Takes the delegate's place, keeping the user's own as the one forwarded to.
  func install() {
    if let container { install(on: container) }
  }

  func install(on container: UINavigationController) {
    let delegate = container.delegate
    guard delegate !== self, !isWrapped(by: delegate) else { return }
    note(former: forwardee, replacedBy: delegate)
    // Whose calls are handed on is known when UIKit takes the delegate: it may ask then what that implements.
    forwardee = delegate
    container.delegate = self
    forwardee = took(from: delegate, now: container.delegate)
  }

  /// Notes a coordinator that shows screens here, the latest last.
  func addUser(_ owner: ScreenOwner) {
    let reference = owner.reference
    let users = users
    if users.last === reference { return }
    engine = owner.engine
    var others: [WeakReference<ScreenOwner>] = []
    for user in users where user !== reference && user.object != nil { others.append(user) }
    others.append(reference)
    self.users = others
  }

  // MARK: Changes

  /// Looks at rest at all screens, which may have left with the container itself.
  func containerMayHaveLeft() {
    if let container, ScreenOwner.record(of: container)?.isInUI != true {
      DepartedContainers.note(container)
    }
    for record in known where record.isKept { record.owner?.screenMayHaveLeft(record) }
  }

  /// Reports once, when a screen has been shown as the top of the stack.
  func report(to waiter: StackSettling) {
    if let former = self.waiter { otherWaiters = otherWaiters + [former] }
    self.waiter = waiter
  }

  /// Forgets whom to call, and looks at the stack: the transition that waited is over.
  ///
  /// - Parameter queue: The queue of the request, if its interaction was cancelled, so that what it has
  ///   brought is gone again, which is no pop.
  func requestDidEnd(
    on container: UINavigationController, takenBackIn queue: TransitionQueue? = nil
  ) {
    forgetWaiters()
    animation = nil
    if let queue {
      install(on: container)
      stackDidChange(of: container, byRequestIn: queue)
    } else {
      stackMayHaveChanged(of: container)
    }
  }

  /// Looks at the stack where UIKit or a transition's end calls for it.
  ///
  /// A change below a top that stays, by a raw call, is left to the next verb.
  ///
  /// - Complexity: O(1) where the stack has its size and its top.
  func stackMayHaveChanged() {
    if let container { stackMayHaveChanged(of: container) }
  }

  private func stackMayHaveChanged(of container: UINavigationController) {
    guard !container.isListOfMore else {
      // Most of what is there are tabs, but a verb may have put a screen onto it.
      return TransitionQueue.of(container.hierarchyWindow).lookAtRest()
    }
    install(on: container)
    let stack = container.viewControllers
    let known = known
    if stack.count == known.count {
      guard let top = known.last else { return }
      if top.isKept, top.isOf(stack[stack.count - 1]) {
        columns?.stackDidChange()
        return
      }
    }
    stackDidChange(of: container, to: stack)
  }

  /// Compares the stack with the records: screens without an owner get one.
  ///
  /// - Complexity: One comparison of references for each screen of the stack; all else is done for
  ///   the screens that have come or gone only.
  ///
  func stackDidChange() {
    guard let container, !container.isListOfMore else { return }
    install(on: container)
    stackDidChange(of: container, to: container.viewControllers)
  }

  /// The same, where a request has made the change, so that the journal has it.
  ///
  /// - Parameter queue: That of the request, and so of the window.
  func stackDidChange(of container: UINavigationController, byRequestIn queue: TransitionQueue) {
    // The request has had the observer installed before its call.
    guard !container.isListOfMore else { return }
    stackDidChange(of: container, to: container.viewControllers, byRequestIn: queue)
  }

  private func stackDidChange(
    of container: UINavigationController, to stack: [UIViewController],
    byRequestIn queue: TransitionQueue? = nil
  ) {
    let isRequested = queue != nil
    let common = countOfCommon(stack)
    guard common < known.count || common < stack.count else { return }
    if !isRequested, waitsForSwipe(in: container) { return }
    defer { (engine ?? container.engine).leaveGuards.refresh() }
    let gone = takeKnown(from: common)
    for screen in stack[common...] where !isLingering(screen) {
      guard
        let record = record(of: screen, in: container, ownerBelow: known.last?.owner)
      else { continue }
      record.isListed = true
      changeKnown { $0.append(record) }
    }
    columns?.stackDidChange()
    for record in gone where record.isKept && !record.isListed && !record.isStillInColumn {
      let owner = record.owner
      if isRequested || waiter != nil { record.leavesByRequest = true }
      if let queue, queue.hasWindow {
        if owner != nil { queue.lookAtRest() }
      } else {
        owner?.screenMayHaveLeft(record)
      }
    }
    if hasLingering { forgetLingeringThatLeft(stack) }
    if let queue, let window = queue.window {
      queue.engine?.reconciler.look(at: window)
    } else {
      (engine ?? container.engine).reconciler.look(around: container)
    }
  }

  /// Whether the top is in a person's hand, who may let it fall back; its end is looked at.
  private func waitsForSwipe(in container: UINavigationController) -> Bool {
    guard let top = known.last?.screen, container.isSwiping(top) else { return false }
    container.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.lookAgainNextTurn()
    }
    return true
  }

  /// How many screens from the bottom are those of the records.
  private func countOfCommon(_ stack: [UIViewController]) -> Int {
    let known = known
    let count = min(known.count, stack.count)
    var common = 0
    while common < count {
      let record = known[common]
      guard record.isKept, record.isOf(stack[common]) else { break }
      common += 1
    }
    return common
  }

  /// Takes the records from a place on out of the list.
  private func takeKnown(from common: Int) -> [ScreenRecord] {
    guard common < known.count else { return [] }
    var gone: [ScreenRecord] = []
    changeKnown { known in
      gone.reserveCapacity(known.count - common)
      // An array of its own: beside a slice of it, the whole list would be copied to be changed.
      var index = common
      while index < known.count {
        known[index].isListed = false
        gone.append(known[index])
        index += 1
      }
      while known.count > common { known.removeLast() }
    }
    return gone
  }

  /// Changes the list, which is taken out meanwhile, so that no access to the member lasts: else each
  /// read of it were checked for overlapping accesses at run time.
  private func changeKnown(_ change: (inout [ScreenRecord]) -> Void) {
    var list: [ScreenRecord] = []
    swap(&list, &known)
    change(&list)
    swap(&list, &known)
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard forwardee != nil else { return }
    let call = enter(viewController)
    forwardee(of: call)?.navigationController?(
      navigationController, willShow: viewController, animated: animated)
    leave(call)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if forwardee != nil {
      let call = enter(viewController)
      forwardee(of: call)?.navigationController?(
        navigationController, didShow: viewController, animated: animated)
      guard leave(call) else { return }
    }
    adoptRawPresentation(of: navigationController)
    watch(viewController)
    // The end of a request looks by itself.
    if tellWaiters(of: viewController) { return }
    stackMayHaveChanged()
    lookAgainNextTurn()
  }

  /// - Returns: Whether somebody has waited for the screen.
  private func tellWaiters(of shown: UIViewController) -> Bool {
    guard let waiter else { return false }
    if otherWaiters.isEmpty {
      guard waiter.waits(for: shown) else { return false }
      self.waiter = nil
      waiter.report()
      return true
    }
    let all = otherWaiters + [waiter]
    forgetWaiters()
    var hasWaited = false
    for waiter in all {
      if waiter.waits(for: shown) { hasWaited = true } else { report(to: waiter) }
    }
    for waiter in all where waiter.waits(for: shown) { waiter.report() }
    return hasWaited
  }

  private func forgetWaiters() {
    waiter = nil
    if !otherWaiters.isEmpty { otherWaiters = [] }
  }

  /// Watches the view of the top, which leaves the window also where UIKit tells no delegate of the
  /// change: a stack that is popped while it is about to appear.
  private func watch(_ top: UIViewController) {
    let record = ScreenOwner.record(of: top)
    if let known = record?.stackSentinel, known.isInWindow { return known.observe(by: self) }
    guard let view = top.viewIfLoaded else { return }
    let sentinel = StackSentinel.of(view)
    sentinel.observe(by: self)
    record?.stackSentinel = sentinel
    // The view may have been made only now, and screens been put into it.
    let guards = (engine ?? top.engine).leaveGuards
    guards.noteContents(of: top)
    guards.refresh()
  }

  /// Notes that the view of the top has left its window.
  func topLeftWindow() {
    // The end of a request looks by itself.
    guard waiter == nil else { return }
    stackMayHaveChanged()
    lookAgainNextTurn()
  }

  /// Notices what UIKit has held back until now; it tells nobody of it where the stack is covered.
  private func lookAgainNextTurn() {
    guard !looksAgain else { return }
    looksAgain = true
    Turn.next(in: container?.hierarchyWindow) { [weak self] in
      guard let self else { return }
      looksAgain = false
      stackDidChange()
      if let container { Announcements.stackDidChange(container) }
    }
  }
}
