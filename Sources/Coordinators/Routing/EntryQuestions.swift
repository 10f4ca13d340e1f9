import CoordinatorCore
import UIKitShim

/// The routes that wait for the answers of entry guards.
@MainActor
final class EntryQuestions {
  /// How a question has ended, after all redirections.
  enum Entry {
    /// The route to enter: the requested one, or the last one of the redirections.
    case allowed(any Hashable & Sendable, isRedirected: Bool)
    case denied(EntryDenial)
    case rejected(TransitionRejection)
  }

  /// The answer of a guard whose type of routes is not known to the caller.
  fileprivate enum Answer {
    case allow
    case deny(String)
    case redirect(any Hashable & Sendable)
    /// No answer: the coordinator has stopped, or nobody waits.
    case stopped

    /// The answer in the journal; nil if there was none.
    var decision: Event.AdmissionDecision? {
      switch self {
      case .allow: .allowed
      case .deny(let reason): .denied(reason: reason)
      case .redirect(let route): .redirected(to: routeText(route))
      case .stopped: nil
      }
    }
  }

  /// One route that a guard was asked for, and all who wait for the answer.
  @MainActor
  private final class Question {
    let guardian: any EntryGuarding
    let run: CoordinatorRun
    let tag: RouteTag
    weak let presenter: CoordinatorContext?
    private(set) var askers: [Asker] = []
    var task: Task<Void, Never>?
    /// Whether the task has called the guard.
    var hasBegun = false

    /// Somebody who waits for the answer, perhaps no longer.
    struct Asker {
      /// The request that performs the route when it is allowed; nil for a link.
      let request: TransitionRequest?
      let isWaiting: @MainActor () -> Bool
      let answered: @MainActor (Answer) -> Void
    }

    init(
      _ guardian: any EntryGuarding, _ tag: RouteTag, presentingBy presenter: CoordinatorContext?
    ) {
      self.guardian = guardian
      run = CoordinatorRun(of: guardian.context)
      self.presenter = presenter
      self.tag = tag
    }

    var context: CoordinatorContext { guardian.context }

    /// Whether a coordinator is asked, or presents for one that is asked and does not run yet.
    func needs(_ other: CoordinatorContext) -> Bool {
      context === other || presenter === other && !context.isRunning
    }

    /// Whether a request waits already that asks leave guards, or asks none, as the other one does.
    func hasRequest(like other: TransitionRequest) -> Bool {
      askers.contains { $0.request?.asksGuards == other.asksGuards }
    }

    func add(_ asker: Asker) {
      askers.append(asker)
      count(asker, 1)
    }

    func end() {
      for asker in askers { count(asker, -1) }
    }

    /// Counts a screen to come, since a coordinator that has one is not stopped before the answer.
    ///
    /// The screen of a tab that the user chooses is there already; its request asks leave guards.
    private func count(_ asker: Asker, _ change: Int) {
      if asker.request?.asksGuards == false { context.screenOwner.countScreenToCome(change) }
    }

    /// Records the answer; the presenter does it for a coordinator that has not started yet.
    func journal(_ answer: Answer) {
      guard let decision = answer.decision else { return }
      (context.isRunning ? context : presenter)?
        .record(
          .admission(
            route: routeText(tag.route), coordinator: typeName(of: guardian), decision: decision))
    }
  }

  private var questions: [Question] = []

  /// How often one route may be redirected to another before it is rejected.
  nonisolated static let redirectionLimit = 16

  /// Asks the guard of a coordinator for a route, or joins a question for the same route.
  ///
  /// If the guard leads to another route, it is asked for that one, too.
  ///
  /// - Parameters:
  ///   - presenter: The coordinator that performs the transitions of a guard that does not run yet.
  ///   - request: The request that performs the route. It is merged, and `entered` is not called,
  ///     if one like it waits for the same route already.
  ///   - isWaiting: Whether the caller still waits; if not, `entered` is not called.
  ///   - entered: Called in a later run-loop turn, once.
  func ask(
    _ guardian: any EntryGuarding, for route: any Hashable & Sendable,
    presentingBy presenter: CoordinatorContext? = nil, by request: TransitionRequest? = nil,
    while isWaiting: @escaping @MainActor () -> Bool = { true },
    entered: @escaping @MainActor (Entry) -> Void
  ) {
    func ask(for route: any Hashable & Sendable, after redirections: Int) {
      let question = question(guardian, for: route, presentingBy: presenter ?? guardian.context)
      // A guard may redirect two routes to one.
      if let request, question.hasRequest(like: request) { return request.end(.merged) }
      question.add(
        Question.Asker(request: request, isWaiting: isWaiting) { answer in
          let (name, text) = (typeName(of: guardian), routeText(route))
          switch answer {
          case .allow: entered(.allowed(route, isRedirected: redirections > 0))
          case .deny(let reason):
            entered(.denied(EntryDenial(coordinator: name, route: text, reason: reason)))
          case .redirect where redirections == Self.redirectionLimit:
            entered(.rejected(.redirectedTooOften(text, by: name)))
          case .redirect(let other) where guardian.guards(any: other):
            ask(for: other, after: redirections + 1)
          case .redirect(let other): entered(.allowed(other, isRedirected: true))
          case .stopped: entered(.rejected(.ownerStopped()))
          }
        })
    }
    ask(for: route, after: 0)
  }

  private func question(
    _ guardian: any EntryGuarding, for route: any Hashable & Sendable,
    presentingBy presenter: CoordinatorContext?
  ) -> Question {
    let tag = RouteTag(owner: guardian.context.screenOwner.id, route: route)
    if let known = openQuestion(tag) { return known }
    let question = Question(guardian, tag, presentingBy: presenter)
    questions.append(question)
    question.task = Task { @MainActor in
      question.hasBegun = true
      // The coordinator may have stopped, and a later link may have superseded the only one that
      // asked.
      guard !Task.isCancelled, question.askers.contains(where: { $0.isWaiting() }) else {
        return finish(question, .stopped)
      }
      let answer = await GuardTask.$isRunning.withValue(true) { await guardian.answer(for: route) }
      finish(question, question.run.isCurrent ? answer : .stopped)
    }
    return question
  }

  /// The guards whose tasks have not begun yet.
  var toBeAsked: [any EntryGuarding] { questions.filter { !$0.hasBegun }.map(\.guardian) }

  /// The coordinator that presents for a guard while the guard is asked.
  func presenter(for guardian: CoordinatorContext) -> CoordinatorContext? {
    questions.last { $0.hasBegun && $0.context === guardian }?.presenter
  }

  /// How many questions have no answer yet.
  var count: Int { questions.count }

  private func openQuestion(_ tag: RouteTag) -> Question? {
    for question in questions where question.tag == tag && question.run.isCurrent {
      return question
    }
    return nil
  }

  /// Ends the questions that need a stopped coordinator, in the next run-loop turn.
  func coordinatorDidStop(_ context: CoordinatorContext) {
    for question in questions where question.needs(context) {
      question.task?.cancel()
      context.engine.turns.next { [self] in finish(question, .stopped) }
    }
  }

  private func finish(_ question: Question, _ answer: Answer) {
    // The answer and the stop of the coordinator both end the question. The first one counts.
    guard let index = questions.firstIndex(where: { $0 === question }) else { return }
    questions.remove(at: index)
    question.journal(answer)
    for asker in question.askers where asker.isWaiting() { asker.answered(answer) }
    question.end()
  }

  /// Requests a route, and performs its transition after the coordinator's guard has allowed it.
  ///
  /// - Parameters:
  ///   - isChosen: Whether the user has chosen no other tab since then.
  ///   - choice: Selects the tab of the route in place of the transition, because the user has
  ///     chosen the tab. Leave guards are asked, too.
  @discardableResult
  func trigger(
    _ route: any Hashable & Sendable, of guardian: any EntryGuarding, animated: Bool,
    while isChosen: @escaping @MainActor () -> Bool = { true },
    choice: (@MainActor () -> Void)? = nil
  ) -> TransitionHandle {
    guard let transition = guardian.routedTransition(forAny: route, animated: animated) else {
      return TransitionHandle(ended: .rejected(.gone()))
    }
    let isAttempt = choice != nil
    let presenter = guardian.presenter.context
    let request = TransitionRequest(
      transition, requester: presenter, origin: isAttempt ? .attempt : .verb)
    let open = openQuestion(RouteTag(owner: guardian.context.screenOwner.id, route: route))
    if open?.hasRequest(like: request) == true { return TransitionHandle(ended: .merged) }
    // What the guard shows follows from the request.
    request.journal(.requested, from: presenter.eventSource)
    ask(guardian, for: route, presentingBy: presenter, by: request) { entry in
      switch entry {
      // A replay repeats the later choice only.
      case .allowed where !isChosen(): request.end(.merged)
      case .allowed(let other, let isRedirected):
        if !isRedirected, let choice {
          request.end(.merged)
          return choice()
        }
        // The coordinator may make another transition for the route now.
        guard let transition = guardian.routedTransition(forAny: other, animated: animated) else {
          return request.end(.rejected(.gone()))
        }
        if isRedirected {
          let reason = TransitionRejection.redirected(to: other, by: typeName(of: guardian))
          request.journal(.rejected, from: presenter.eventSource, rejection: reason)
        }
        // A rejection names the call, which has returned before the guard answers.
        _ = CallSite.track(request.callSite) {
          guardian.request(
            transition, asking: isAttempt, isRecorded: !isRedirected, for: request.handle)
        }
      case .denied(let denial): request.end(.rejected(.denied(denial)))
      case .rejected(let rejection): request.end(.rejected(rejection))
      }
    }
    return request.handle
  }
}

extension Coordinator {
  /// This coordinator; or, while it is asked as an entry guard before its start, the coordinator
  /// that presents in its place.
  var presenter: any Coordinator {
    guard context.isToBecomeChild else { return self }
    return context.engine.entryQuestions.presenter(for: context)?.coordinator ?? self
  }
}

extension EntryGuarding {
  /// Whether the guard has to allow a route whose type is not known to the caller.
  func guards(any route: any Hashable & Sendable) -> Bool {
    if case let route as Route = route { guardsEntry(to: route) } else { true }
  }

  /// Asks the guard for a route whose type is not known to the caller.
  fileprivate func answer(for route: any Hashable & Sendable) async -> EntryQuestions.Answer {
    guard let route = route as? Route else { return .deny("It is no route of this coordinator.") }
    switch await admit(route) {
    case .allow: return .allow
    case .deny(let reason): return .deny(reason)
    case .redirect(let other): return .redirect(other)
    }
  }
}
