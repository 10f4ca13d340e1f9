import CoordinatorCore
import UIKitShim

/// The routes that wait for the answers of entry guards.
@MainActor
final class EntryQuestions {
  /// The answer of a guard whose type of routes is not known to the caller.
  enum Answer {
    case allow
    case deny(String)
    case redirect(any Hashable & Sendable)
    /// The coordinator stopped before it answered.
    case stopped

    /// The answer in the journal; nil if there was none.
    fileprivate var decision: Event.AdmissionDecision? {
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
    weak let context: CoordinatorContext?
    let route: AnyHashable
    private let generation: Int
    private weak let presenter: CoordinatorContext?
    var isTriggered = false
    /// Whether the user has chosen the tab of the route.
    var isChosen = false
    var askers: [@MainActor (Answer) -> Void] = []

    /// The class of the guard, whose context does not know it before its start.
    private let type: Any.Type

    init(
      _ guardian: any EntryGuarding, _ route: AnyHashable,
      presentingBy presenter: CoordinatorContext?
    ) {
      let context = guardian.context
      self.context = context
      type = Swift.type(of: guardian)
      self.presenter = presenter
      self.route = route
      generation = context.generation
    }

    /// Whether the coordinator has not stopped since the question.
    var isCurrent: Bool { context?.generation == generation }

    /// Records the answer; the presenter does it for a coordinator that has not started yet.
    func journal(_ answer: Answer) {
      guard let decision = answer.decision else { return }
      (context?.isRunning == true ? context : presenter)?
        .record(
          .admission(
            route: routeText(route.base), coordinator: typeName(type), decision: decision))
    }
  }

  private var questions: [Question] = []

  /// How often one route may be redirected to another before it counts as denied.
  nonisolated static let redirectionLimit = 16

  /// Asks the guard of a coordinator for a route, or joins a question for the same route.
  ///
  /// - Parameters:
  ///   - presenter: The coordinator that presents what a guard shows that does not run yet.
  ///   - isChoice: Whether the user has chosen the tab of the route.
  ///   - answered: Called in a later run-loop turn, once.
  func ask(
    _ guardian: any EntryGuarding, for route: any Hashable & Sendable,
    presentingBy presenter: CoordinatorContext?, isChoice: Bool = false,
    answered: @escaping @MainActor (Answer) -> Void
  ) {
    let question = question(guardian, for: route, presentingBy: presenter)
    if isChoice { question.isChosen = true }
    question.askers.append(answered)
  }

  private func question(
    _ guardian: any EntryGuarding, for route: any Hashable & Sendable,
    presentingBy presenter: CoordinatorContext?
  ) -> Question {
    if let known = openQuestion(guardian.context, AnyHashable(route)) { return known }
    let question = Question(guardian, AnyHashable(route), presentingBy: presenter)
    questions.append(question)
    Task { @MainActor in
      let answer = await EntryGuardPresenter.$current.withValue(presenter) {
        await guardian.answer(for: route)
      }
      finish(question, question.isCurrent ? answer : .stopped)
    }
    return question
  }

  /// How many questions have no answer yet.
  var count: Int { questions.count }

  /// Whether the user has chosen the tab of a route, and the guard has not answered.
  func isChosen(_ route: any Hashable & Sendable, of guardian: any EntryGuarding) -> Bool {
    openQuestion(guardian.context, AnyHashable(route))?.isChosen == true
  }

  private func openQuestion(_ context: CoordinatorContext, _ route: AnyHashable) -> Question? {
    for question in questions
    where question.context === context && question.route == route && question.isCurrent {
      return question
    }
    return nil
  }

  private func finish(_ question: Question, _ answer: Answer) {
    questions.removeAll { $0 === question }
    question.journal(answer)
    for asker in question.askers { asker(answer) }
  }

  // MARK: Triggered routes

  /// A triggered route, which guards may redirect.
  @MainActor
  private struct Trigger {
    let route: any Hashable & Sendable
    let animated: Bool
    /// The request in the journal; nil if nobody reads it.
    let request: TransitionRequest?
    let handle = TransitionHandle()
    private let callSite = CallSite.current

    init(_ route: any Hashable & Sendable, of guardian: any EntryGuarding, animated: Bool) {
      self.route = route
      self.animated = animated
      request = guardian.journalRequest(for: route)
    }

    func merge() {
      request?.journal(.merged)
      handle.end(.merged)
    }

    func reject(_ rejection: TransitionRejection, by context: CoordinatorContext?) {
      request?.journal(.rejected, rejection: rejection)
      handle.end(.rejected(rejection))
      guard let context else { return }
      UnseenRejections.note(
        handle, rejection, of: "trigger \(routeText(route))", by: context, callSite)
    }
  }

  /// Performs the transition for a route after the coordinator's guard has allowed the route.
  func trigger(
    _ route: any Hashable & Sendable, of guardian: any EntryGuarding, animated: Bool
  ) -> TransitionHandle {
    if openQuestion(guardian.context, AnyHashable(route))?.isTriggered == true {
      return TransitionHandle(ended: .merged)
    }
    let trigger = Trigger(route, of: guardian, animated: animated)
    ask(guardian, for: route, by: trigger, redirections: 0)
    return trigger.handle
  }

  private func ask(
    _ guardian: any EntryGuarding, for route: any Hashable & Sendable, by trigger: Trigger,
    redirections: Int
  ) {
    let question = question(guardian, for: route, presentingBy: guardian.context)
    // A guard may redirect two routes to one.
    if question.isTriggered { return trigger.merge() }
    question.isTriggered = true
    // The coordinator has a screen to come, so it is not stopped meanwhile.
    let owner = guardian.context.screenOwner
    owner.countRequest(1)
    question.askers.append { [weak guardian] answer in
      defer { owner.countRequest(-1) }
      guard let guardian else { return trigger.reject(.ownerStopped(), by: nil) }
      let (name, context) = (typeName(of: guardian), guardian.context)
      switch answer {
      case .allow: self.perform(route, of: guardian, by: trigger, isRecorded: redirections == 0)
      case .deny(let reason):
        trigger.reject(.denied(routeText(route), by: name, reason), by: context)
      case .redirect where redirections == Self.redirectionLimit:
        trigger.reject(.redirectedTooOften(routeText(route), by: name), by: context)
      case .redirect(let other) where guardian.guards(any: other):
        self.ask(guardian, for: other, by: trigger, redirections: redirections + 1)
      case .redirect(let other):
        self.perform(other, of: guardian, by: trigger, isRecorded: false)
      case .stopped: trigger.reject(.ownerStopped(), by: context)
      }
    }
  }

  /// - Parameter isRecorded: Whether the journal has the request already.
  private func perform(
    _ route: any Hashable & Sendable, of coordinator: any Routing, by trigger: Trigger,
    isRecorded: Bool
  ) {
    guard var transition = coordinator.routedTransition(forAny: route) else {
      return trigger.reject(.gone(), by: coordinator.context)
    }
    if !trigger.animated { transition.animated = false }
    _ = coordinator.request(transition, isRecorded: isRecorded, for: trigger.handle)
  }
}

/// The coordinator that presents what an entry guard shows before the guard's own start.
enum EntryGuardPresenter {
  @TaskLocal static var current: CoordinatorContext?
}

extension Coordinator {
  /// This coordinator; or, while it is asked as an entry guard before its start, the coordinator
  /// that presents in its place.
  var presenter: any Coordinator {
    if context.isRunning { return self }
    return EntryGuardPresenter.current?.coordinator ?? self
  }
}

extension EntryGuarding {
  /// Whether the guard has to allow a route whose type is not known to the caller.
  func guards(any route: any Hashable & Sendable) -> Bool {
    (route as? Route).map { guardsEntry(to: $0) } ?? true
  }

  /// Records that a route was requested, before the guard is asked: what the guard shows follows
  /// from it.
  ///
  /// - Returns: The request, which records also how it ends; nil if nobody reads the journal.
  func journalRequest(for route: any Hashable & Sendable) -> TransitionRequest? {
    guard context.eventSource != nil, let transition = routedTransition(forAny: route) else {
      return nil
    }
    let request = TransitionRequest(transition, requester: context)
    request.journal(.requested)
    return request
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

extension TransitionRejection {
  static func denied(_ route: String, by guardian: String, _ reason: String) -> Self {
    let denial = EntryDenial(coordinator: guardian, route: route, reason: reason)
    return TransitionRejection(denial.description, isVeto: true, isExpected: true)
  }

  static func redirectedTooOften(_ route: String, by guardian: String) -> Self {
    TransitionRejection(
      "\(guardian) redirected '\(route)' to other routes \(EntryQuestions.redirectionLimit) times: "
        + "let 'admit' allow the route to which it redirects.")
  }
}
