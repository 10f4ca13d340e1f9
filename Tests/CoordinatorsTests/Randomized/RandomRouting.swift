import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

/// The routes of the random coordinators; the ones with an even number are guarded.
enum RandomRoute: Hashable, Codable, Sendable {
  /// Wherever the coordinator is.
  case here
  case screen(Int)
  case child(Int)
  case sheet(Int)
  case back

  var isGuarded: Bool {
    switch self {
    case .here, .back: false
    case .screen(let number), .child(let number), .sheet(let number): number.isMultiple(of: 2)
    }
  }
}

/// A random coordinator with routes, and with a guard that answers when the program wants.
@MainActor
protocol RandomRouting: RandomCoordinator, EntryGuarding where Route == RandomRoute {}

extension RandomRouting {
  func transition(for route: RandomRoute) -> ScreenTransition {
    guard let app else { return .none }
    switch route {
    case .here: return .none
    case .back: return self is any NavigationCoordinator ? .popToRoot() : .dismiss()
    case .screen: return .present(self.screen(for: route, app))
    case .child:
      guard self is any NavigationCoordinator else { return .present(self.place(for: route, app)) }
      return .push(self.place(for: route, app))
    case .sheet: return .present(self.place(for: route, app))
    }
  }

  private func screen(for route: RandomRoute, _ app: RandomApp) -> UIViewController {
    ledger.useConsent(to: route, app)
    return app.screen()
  }

  private func place(for route: RandomRoute, _ app: RandomApp) -> RandomScene {
    let place = RandomScene(app)
    // It may be made before the guards are asked, because its own guard is asked, too.
    place.willStart = { [ledger] in ledger.useConsent(to: route, app) }
    return place
  }

  func guardsEntry(to route: RandomRoute) -> Bool { route.isGuarded }

  func admit(_ route: RandomRoute) async -> Admission<RandomRoute> {
    guard let app else { return .deny("The app is gone.") }
    if !route.isGuarded { app.fail("\(ledger.name) was asked for \(route), which is not guarded") }
    let answer = await app.admission(to: route, by: self)
    app.note("\(ledger.name) answers \(answer) for \(route)")
    // Links and restorations share the answer to a trigger.
    if answer == .allow { ledger.consents[route, default: 0] += 1 + app.openLinks }
    return answer
  }
}

/// The questions that entry guards have not answered.
@MainActor
final class RandomAdmissions {
  private var pending: [(number: Int, answer: CheckedContinuation<Bool, Never>)] = []
  private var latestNumber = 0
  /// The logins that guards present.
  private var logins: [RandomLogin] = []

  private struct RandomLogin { weak var flow: RandomScene? }

  /// How many guards wait for the program or for a login.
  private(set) var waiting = 0

  /// Whether a question or an answer has not arrived yet.
  var areOnTheirWay: Bool { EngineProbe.openEntryQuestions != waiting }

  var areOpen: Bool { EngineProbe.isAskingEntryGuard }

  func ask() async -> Bool {
    waiting += 1
    latestNumber += 1
    let number = latestNumber
    return await withTaskCancellationHandler {
      await withCheckedContinuation { pending.append((number, $0)) }
    } onCancel: {
      Task { @MainActor in cancel(number) }
    }
  }

  private func cancel(_ number: Int) {
    guard let index = pending.firstIndex(where: { $0.number == number }) else { return }
    waiting -= 1
    pending.remove(at: index).answer.resume(returning: false)
  }

  func present(_ flow: RandomScene, by coordinator: any Coordinator) async -> Bool {
    let handle = coordinator.present(flow)
    logins.append(RandomLogin(flow: flow))
    waiting += 1
    handle.whenEnded { [self] _ in waiting -= 1 }
    return await handle.outcome.isFinished
  }

  /// Answers one question; a login finishes or is cancelled.
  func answer(_ isAllowed: Bool) {
    if !pending.isEmpty {
      waiting -= 1
      return pending.removeFirst().answer.resume(returning: isAllowed)
    }
    logins.removeAll { $0.flow?.isInactive ?? true }
    guard let flow = logins.last?.flow else { return }
    if isAllowed { flow.finish(1) } else { flow.cancel() }
  }
}
