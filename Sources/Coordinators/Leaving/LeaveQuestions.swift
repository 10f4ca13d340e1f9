import CoordinatorCore
import UIKitShim

/// The attempts that wait for the answers of guards.
@MainActor
final class LeaveQuestions {
  /// One attempt, which asks its guards one after the other.
  @MainActor
  private final class Attempt {
    let request: TransitionRequest?
    let run: CoordinatorRun
    let answered: @MainActor ((any LeaveGuarding)?) -> Void

    /// The guards that have allowed an attempt without a request.
    private var allowed: [any LeaveGuarding] = []

    init(
      _ request: TransitionRequest?, _ context: CoordinatorContext?,
      _ answered: @escaping @MainActor ((any LeaveGuarding)?) -> Void
    ) {
      self.request = request
      run = CoordinatorRun(of: context)
      self.answered = answered
    }

    func allow(_ asked: any LeaveGuarding) {
      // Not in place, so that Swift needs no exclusivity check where a request is read.
      if let request { request.allowed = request.allowed + [asked] } else { allowed.append(asked) }
    }

    /// The guard to ask next; searched each time, because guards may change after an answer.
    var next: (any LeaveGuarding)? {
      if let request { return request.guardsLeft.first }
      guard let context = run.context else { return nil }
      return LeavingScreens(of: context).guards.first { guardian in
        !allowed.contains { $0 === guardian }
      }
    }
  }

  /// One guard that has been asked and has not answered.
  private final class Question {
    let asked: any LeaveGuarding
    var attempts: [Attempt] = []
    var task: Task<Void, Never>?

    /// Whether the question was cancelled; an attempt that joins later asks the guard again.
    var isCancelled: Bool { task?.isCancelled == true }

    func cancel() { task?.cancel() }

    init(_ asked: any LeaveGuarding) { self.asked = asked }
  }

  // While a coordinator is asked, other attempts ask it, too, even if a child keeps a screen.
  private var questions: [Question] = [] { didSet { leaveGuards.refresh() } }

  private let leaveGuards: LeaveGuards

  init(_ leaveGuards: LeaveGuards) { self.leaveGuards = leaveGuards }

  private var attempts: [Attempt] { questions.flatMap(\.attempts) }

  /// The guards that have not answered, and whose answers are still needed.
  var asked: [any LeaveGuarding] {
    questions.filter { $0.attempts.contains { $0.run.context?.isRunning == true } }.map(\.asked)
  }

  /// Asks the guards of a request at the front of the queue; false if there is none to ask.
  ///
  /// The request ends if the same attempt already waits for an answer, or if the screen that it was
  /// meant to remove is no longer on top.
  func ask(
    for request: TransitionRequest, advancing advance: @escaping @MainActor () -> Void
  ) -> Bool {
    if request.hasLostScreenToPop {
      request.end(.rejected(.gone()))
      return true
    }
    guard request.prepareToAsk() else { return false }
    if attempts.contains(where: { $0.request.map(request.isRepeat) == true }) {
      request.end(.merged)
      return true
    }
    request.waitForAnswer()
    add(
      Attempt(request, request.requester) { guardian in
        guard let guardian else { return advance() }
        request.end(.rejected(.vetoed(typeName(of: guardian))))
      })
    return true
  }

  /// Asks the guards of a coordinator that wants to be stopped, unless the same question is open.
  func askToStop(_ child: any Coordinator, _ stop: @escaping @MainActor () -> Void) {
    child.context.engine.reconciler.readAll()
    guard LeavingScreens(of: child.context).isGuarded else { return stop() }
    for attempt in attempts where attempt.request == nil && attempt.run.context === child.context {
      return
    }
    add(Attempt(nil, child.context) { if $0 == nil { stop() } })
  }

  /// Removes the attempts that concern a stopped coordinator; the closure rejects them.
  ///
  /// The closure calls code of the app, which may start the coordinator again and ask anew.
  func takeAttempts(of context: CoordinatorContext) -> @MainActor () -> Void {
    if questions.isEmpty { return {} }
    return take(as: .ownerStopped()) {
      $0.run.context === context || $0.request?.concerns(context) == true
    }
  }

  /// Drops the open answers of guards that are not asked any more; the attempts that wait for them
  /// ask the next guard.
  func dropExempt() {
    for question in questions where GuardSearch.isExempt(question.asked) {
      question.cancel()
      let attempts = question.attempts
      question.attempts = []
      for attempt in attempts { add(attempt) }
    }
  }

  /// Removes attempts, and cancels the questions that no other attempt waits for.
  ///
  /// The closure rejects the attempts.
  private func take(
    as rejection: TransitionRejection, where isTaken: (Attempt) -> Bool
  ) -> @MainActor () -> Void {
    var taken: [Attempt] = []
    for question in questions {
      taken += question.attempts.filter(isTaken)
      question.attempts.removeAll(where: isTaken)
      if question.attempts.isEmpty { question.cancel() }
    }
    for attempt in taken { attempt.request?.withdraw() }
    return { for attempt in taken { attempt.request?.end(.rejected(rejection)) } }
  }

  /// Rejects the attempts in a window whose scene is disconnected.
  func sceneDidDisconnect(with window: UIWindow) {
    take(as: .sceneDisconnected()) { $0.request?.windowNow === window }()
  }

  private func add(_ attempt: Attempt) {
    // The queue rejects the request of a freed coordinator.
    if attempt.run.context != nil, !attempt.run.isCurrent {
      attempt.request?.end(.rejected(.ownerStopped()))
      return
    }
    guard let next = attempt.next else { return attempt.answered(nil) }
    for question in questions where question.asked === next {
      return question.attempts.append(attempt)
    }
    let question = Question(next)
    question.attempts.append(attempt)
    questions = questions + [question]
    question.task = Task { @MainActor in
      // Code of the same turn may have dropped the question, or changed the guard.
      let isAsked = !question.isCancelled && next.guardsLeaving
      let isAllowed = await GuardTask.$isRunning.withValue(true) {
        isAsked ? await next.canLeave() : nil
      }
      answer(question, isAllowed)
    }
  }

  /// - Parameter isAllowed: Nil if the guard was not asked.
  private func answer(_ question: Question, _ isAllowed: Bool?) {
    questions = questions.filter { $0 !== question }
    if let isAllowed, !question.isCancelled { journal(question, isAllowed) }
    for attempt in question.attempts {
      if question.isCancelled {
        add(attempt)
      } else if isAllowed == false {
        attempt.answered(question.asked)
      } else {
        if isAllowed == true { attempt.allow(question.asked) }
        add(attempt)
      }
    }
  }

  /// Records an answer with the path of the guard's own coordinator.
  private func journal(_ question: Question, _ isAllowed: Bool) {
    let asked = question.asked
    let owner = (asked as? UIViewController)?.screenRecord?.owner
    let context = (asked as? any Coordinator)?.context ?? owner?.context
    (context ?? question.attempts.first?.run.context)?
      .record(.leaving(guard: typeName(of: asked), allowed: isAllowed))
  }

  func isAsking(_ guardian: any LeaveGuarding) -> Bool {
    for question in questions where question.asked === guardian { return true }
    return false
  }
}
