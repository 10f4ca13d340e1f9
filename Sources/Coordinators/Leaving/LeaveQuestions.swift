import CoordinatorCore
import UIKitShim

/// The attempts that wait for an answer.
@MainActor
enum LeaveQuestions {
  /// One attempt, on its way from guard to guard.
  private final class Attempt {
    let request: TransitionRequest?
    weak let context: CoordinatorContext?
    var remaining: ArraySlice<any LeaveGuarding>
    let answered: @MainActor ((any LeaveGuarding)?) -> Void

    init(
      _ request: TransitionRequest?, _ context: CoordinatorContext?,
      _ guards: [any LeaveGuarding],
      _ answered: @escaping @MainActor ((any LeaveGuarding)?) -> Void
    ) {
      self.request = request
      self.context = context
      remaining = guards[...]
      self.answered = answered
    }
  }

  /// One guard that has been asked and has not answered.
  private final class Question {
    let asked: any LeaveGuarding
    var attempts: [Attempt] = []
    var task: Task<Void, Never>?

    /// Whether nobody waited for the answer any more; those who came later are not to have it.
    private(set) var isCancelled = false

    func cancel() {
      isCancelled = true
      task?.cancel()
    }

    init(_ asked: any LeaveGuarding) { self.asked = asked }
  }

  private static var questions: [Question] = []

  /// The guards that have been asked in the trees of some roots, and have not answered.
  static func asked(in roots: [any Coordinator]) -> [any LeaveGuarding] {
    var asked: [any LeaveGuarding] = []
    for question in questions {
      for attempt in question.attempts {
        guard let context = attempt.context?.rootContext else { continue }
        guard roots.contains(where: { $0.context === context }) else { continue }
        asked.append(question.asked)
        break
      }
    }
    return asked
  }

  /// Asks whether a request may be carried out, now that its turn has come, if somebody guards what
  /// it takes away.
  ///
  /// - Returns: Whether it waits for an answer, or has ended.
  static func ask(
    for request: TransitionRequest, goingOn goOn: @escaping @MainActor () -> Void
  ) -> Bool {
    // What the person meant to leave may be gone by now, or have another screen over it.
    if request.wasAsked, case .pop(let stack) = request.target,
      stack.topViewController !== request.meant
    {
      request.end(.rejected(.gone()))
      return true
    }
    let guards = LeaveGuards.areNone ? [] : request.guardsToAsk()
    guard !guards.isEmpty else { return false }
    for question in questions {
      for attempt in question.attempts {
        guard let waiting = attempt.request, request.isSameAttempt(as: waiting) else { continue }
        request.end(.merged)
        return true
      }
    }
    request.waitForAnswer()
    add(
      Attempt(request, request.requester, guards) { refuser in
        request.hasAnswer()
        if let refuser { return request.end(.rejected(.kept(typeName(of: refuser)))) }
        goOn()
      })
    return true
  }

  /// Asks whether a coordinator may be stopped by its own wish, and calls back if so.
  static func askToStop(_ child: any Coordinator, _ stop: @escaping @MainActor () -> Void) {
    let guards = LeaveGuards.areNone ? [] : LeavingScreens(of: child.context).guards
    guard !guards.isEmpty else { return stop() }
    for question in questions {
      for attempt in question.attempts
      where attempt.request == nil && attempt.context === child.context {
        return
      }
    }
    add(Attempt(nil, child.context, guards) { if $0 == nil { stop() } })
  }

  /// Drops the attempts of a coordinator that has stopped.
  static func drop(of context: CoordinatorContext) {
    for question in questions {
      let dropped = question.attempts.filter {
        $0.context === context || $0.request?.concerns(context) == true
      }
      guard !dropped.isEmpty else { continue }
      question.attempts.removeAll { attempt in dropped.contains { $0 === attempt } }
      if question.attempts.isEmpty { question.cancel() }
      for attempt in dropped {
        attempt.request?.hasAnswer()
        attempt.request?.end(.rejected(.ownerStopped()))
      }
    }
  }

  private static func add(_ attempt: Attempt) {
    while let next = attempt.remaining.first {
      guard next.guardsLeaving else {
        attempt.remaining.removeFirst()
        continue
      }
      for question in questions where question.asked === next {
        return question.attempts.append(attempt)
      }
      let question = Question(next)
      question.attempts.append(attempt)
      questions.append(question)
      question.task = Task { @MainActor in answer(question, await next.canLeave()) }
      return
    }
    attempt.answered(nil)
  }

  private static func answer(_ question: Question, _ isAllowed: Bool) {
    questions.removeAll { $0 === question }
    if question.isCancelled {
      for attempt in question.attempts { add(attempt) }
      return
    }
    for attempt in question.attempts {
      guard isAllowed else {
        attempt.answered(question.asked)
        continue
      }
      attempt.remaining.removeFirst()
      attempt.request?.allowed.append(question.asked)
      add(attempt)
    }
  }

  /// Whether a guard has been asked and has not answered.
  static func isAsking(_ guardian: any LeaveGuarding) -> Bool {
    for question in questions where question.asked === guardian { return true }
    return false
  }
}
