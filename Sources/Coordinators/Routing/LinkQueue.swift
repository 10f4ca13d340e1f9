import CoordinatorCore
import UIKitShim

/// The links of one tree of coordinators: at most one runs, and at most one waits.
///
/// A link waits for the launch of the root, for running transitions and for its guards. A later
/// link supersedes one that waits, and waits for one that runs.
@MainActor
final class LinkQueue {
  private let root: ScreenOwner
  private var waiting: LinkRequest?
  private var running: LinkRequest?

  /// How many snapshots are being restored; links wait for the end.
  var restorations = 0

  /// The links of the app; nil before the launch, and if the root has none or its tables have
  /// mistakes.
  private(set) var map: LinkMap?

  /// The mounts and constant routes of the app; nil before the launch, and if the root has no routes.
  private(set) var routes: LinkRoutes?

  init(of root: ScreenOwner) { self.root = root }

  /// Joins the link tables of the app, when the root is launched.
  func rootWillStart(_ root: any Coordinator) {
    guard let routing = root as? any Routing else { return }
    let tables = routing.linkTables
    routes = tables.routes
    do throws(LinkMapError) {
      let map = try LinkMap(tables)
      self.map = map.isEmpty ? nil : map
    } catch {
      root.context.report(.invalidLinkTables(of: root, error))
    }
  }

  /// Opens a link as soon as possible.
  ///
  /// Once the app is launched, a link that leads nowhere supersedes no other. Before the launch, it
  /// is not known where a link leads.
  func open(_ request: LinkRequest) {
    if let context = root.context { recordReceipt(of: request, in: context) }
    if root.isRunning {
      do { try request.resolve(by: self) } catch { return end(request, error.result) }
    }
    let former = waiting
    waiting = request
    guard let former else { return advance() }
    request.takePrepared(from: former)
    end(former, .superseded)
  }

  /// Hands the link that waits to the queue of the root, because its coordinator has become a
  /// child.
  func moveWaiting(to other: LinkQueue) {
    guard let request = waiting else { return }
    waiting = nil
    other.open(request)
  }

  /// Ends a link that could not be parsed.
  func end(_ text: String, from source: Link.Source, _ error: LinkError) -> LinkHandle {
    record(.received(source: source.rawValue), of: text)
    record(LinkResult.invalid(error).phase, of: text)
    return LinkHandle(ended: .invalid(error))
  }

  /// Continues with the link that runs or waits, as far as it can go now.
  func advance() {
    guard let request = running ?? waiting, !request.isBusy, restorations == 0 else { return }
    guard let context = root.context else { return end(request, Self.stopped) }
    // A link waits for the launch, and for the end of the root's `start()`.
    guard context.isRunning, !context.isStarting, let coordinator = context.coordinator else {
      return
    }
    recordReceipt(of: request, in: context)
    let engine = root.engine
    do { try request.resolve(by: self) } catch { return end(request, error.result) }
    if engine.waitUntilAtRest(below: context, { [weak self] in self?.advance() }) { return }
    // The code of the app that is called from here on may open another link.
    request.isBusy = true
    engine.reconciler.readAll()
    let plan: RoutePlanner
    do throws(RouteError) {
      plan = try RoutePlanner(
        to: request.path, from: coordinator, after: request.performed,
        transition: request.transition(for:))
    } catch {
      return end(request, .unreachable(error))
    }
    let question = request.nextQuestion(in: plan)
    if request.hasEnded { return }
    if let question {
      // The innermost running coordinator presents for those below it.
      let innermost = plan.visits.last?.coordinator.context
      return ask(question.visit, atStep: question.step, for: request, below: innermost)
    }
    perform(plan, for: request, by: coordinator)
  }

  /// Ends the links of a root that has stopped, or was freed without a stop.
  func rootDidStop() {
    restorations = 0
    let requests = [running, waiting]
    // The root may be launched again when the first one ends.
    (running, waiting) = (nil, nil)
    for case let request? in requests { end(request, Self.stopped) }
  }

  private static let stopped = LinkResult.rejected(.ownerStopped())

  // MARK: Guards

  private func ask(
    _ visit: RoutePlanner.Visit, atStep step: Int, for request: LinkRequest,
    below innermost: CoordinatorContext?
  ) {
    guard let guardian = visit.coordinator as? any EntryGuarding else { return }
    let presenter = guardian.context.isRunning ? guardian.context : innermost ?? root.context
    guardian.context.engine.entryQuestions.ask(
      guardian, for: visit.route, presentingBy: presenter, while: { !request.hasEnded }
    ) { [self] entry in
      request.isBusy = false
      switch entry {
      case .allowed(let route, let isRedirected):
        if isRedirected { request.redirect(step: step, to: route) }
        request.allow(RoutePlanner.Visit(coordinator: visit.coordinator, route: route))
        advance()
      case .denied(let denial): end(request, .denied(denial))
      case .rejected(let rejection): end(request, .rejected(rejection))
      }
    }
  }

  // MARK: Transitions

  private func perform(
    _ plan: borrowing RoutePlanner, for request: LinkRequest, by coordinator: any Coordinator
  ) {
    if running == nil {
      running = request
      waiting = nil
    }
    let shownStep = plan.shownStep
    let isLast = shownStep == nil || shownStep == plan.count - 1
    var transitions = plan.transitions
    for index in transitions.indices.dropLast(request.animated && isLast ? 1 : 0) {
      transitions[index].animated = false
    }
    let columns = plan.place?.expandedColumns
    // If the place is only covered, what it has presented on arrival stays.
    let isOnlyCovered =
      request.isInspected && shownStep == nil && transitions.allSatisfy { $0.kind == .dismiss }
    if transitions.isEmpty || isOnlyCovered {
      request.isBusy = false
      if request.performed == nil { request.isInspected = true }
      return arrive(request, at: plan.place, in: columns)
    }
    // A step joins the question of an attempt that reveals the same; alone it would be merged.
    let isSingle = transitions.count == 1 && shownStep != nil
    let transition = isSingle ? transitions[0] : .sequence(transitions)
    let handle = coordinator.request(transition, asking: true)
    handle.whenCompleted {
      [self, weak place = plan.place, weak columns, weak formerRoot = plan.formerRoot] result in
      request.isBusy = false
      switch result {
      case .performed, .merged, .timedOut:
        request.performed = shownStep ?? request.performed
        // If the transition led to the root that was there, screens may still cover it.
        if !isLast || formerRoot?.isRootOfItsWindow == true { return advance() }
        arrive(request, at: place, isNew: shownStep != nil, in: columns)
      case .rejected(let rejection): end(request, .rejected(rejection))
      }
    }
  }

  /// Ends a link at its place; if the place was lost, or if columns collapse over it, the link goes
  /// there once more after the next layout.
  ///
  /// - Parameters:
  ///   - isNew: Whether transitions have just shown the place.
  ///   - columns: The columns around the place that were not collapsed before.
  private func arrive(
    _ request: LinkRequest, at place: UIViewController?, isNew: Bool = false,
    in columns: UISplitViewController?
  ) {
    // The user may have chosen another tab or page meanwhile. Screens over the place came later.
    let isChosen =
      place?.revealingTransitions().allSatisfy { $0.kind == .dismiss || $0.kind == .popTo } != false
    let isThere = isChosen && (isNew || place?.screenRecord?.isInPlace == true)
    let isCollapsing = columns?.traitCollection.horizontalSizeClass == .compact
    if request.isInspected || isThere && !isCollapsing {
      return end(request, .opened(request.path))
    }
    request.isInspected = true
    root.engine.turns.next { [self] in advance() }
  }

  // MARK: Ends

  /// Records the arrival of a link, as soon as the root has a journal.
  private func recordReceipt(of request: LinkRequest, in context: CoordinatorContext) {
    guard context.eventSource != nil, let source = request.takeSource() else { return }
    record(.received(source: source.rawValue), of: request.text)
  }

  private func record(_ phase: @autoclosure () -> Event.LinkPhase, of text: String) {
    root.context?.record(.link(Event.Link(text, phase())))
  }

  private func end(_ request: LinkRequest, _ result: LinkResult) {
    if running === request { running = nil }
    if waiting === request { waiting = nil }
    // The root may have stopped while UIKit carried out the last transition.
    if request.hasEnded { return }
    record(result.phase, of: request.text)
    request.handle.end(result)
    if let mistake = result.mistake, let context = root.context {
      UnseenRejections.note(
        request.handle, mistake, of: "open \(request.text)", by: context, request.callSite)
    }
    advance()
  }
}
