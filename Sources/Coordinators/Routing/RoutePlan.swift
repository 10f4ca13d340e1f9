public import CoordinatorCore
import UIKitShim

/// What the opening of a path would do now, as a value.
///
/// A plan is the difference between what is visible and the place of the path. Making one creates
/// no screen, asks no guard and changes nothing. Two plans are equal if they have the same path,
/// the same steps and the same names.
///
/// ```swift
/// print(try app.plan(to: path))
/// // main / library / article(42)
/// // dismiss LoginViewController
/// // select Library.Coordinator
/// // push Article.Coordinator by Library.Coordinator
/// // leaves LoginViewController
/// // asks Library.Coordinator
/// ```
public struct RoutePlan: Hashable, Sendable {
  /// One transition, or a route of a coordinator that does not run yet.
  public struct Step: Hashable, Sendable {
    /// The kind of the transition; nil for a coordinator that does not run yet.
    public let kind: ScreenTransition.Kind?

    /// The names of the screens and coordinators that the transition shows, goes to or removes.
    public let subject: String

    /// The coordinator whose route the step performs; nil if the step only reveals or leaves a
    /// screen.
    public let coordinator: String?

    /// The route that the step performs.
    public let route: String?
  }

  /// The path.
  public let path: RoutePath

  /// The steps, in order; empty if the place is visible already.
  public let steps: [Step]

  /// The names of the screens that are removed, topmost first.
  public let leaving: [String]

  /// The names of the entry guards that have to allow the path now, from the root down, as far as
  /// their coordinators run.
  public let entryGuards: [String]

  /// The names of the leave guards of the removed and hidden screens that guard now.
  public let leaveGuards: [String]
}

extension RoutePlan: CustomStringConvertible {
  /// The path, the steps, the removed screens and the guards, on a line each.
  public var description: String {
    var lines = [path.description] + steps.map(\.description)
    if !leaving.isEmpty { lines.append("leaves " + leaving.joined(separator: ", ")) }
    let asked = entryGuards + leaveGuards
    if !asked.isEmpty { lines.append("asks " + asked.joined(separator: ", ")) }
    return lines.joined(separator: "\n")
  }
}

extension RoutePlan.Step: CustomStringConvertible {
  /// The step in one line: `push Article.Coordinator by Library.Coordinator`.
  public var description: String {
    guard let kind else { return "then \(route ?? "") by \(coordinator ?? "")" }
    return kind.rawValue + (subject.isEmpty ? "" : " \(subject)")
      + (coordinator.map { " by \($0)" } ?? "")
  }
}

extension RoutePlan {
  @MainActor
  init(_ plan: borrowing RoutePlanner, to path: RoutePath) {
    self.path = path
    let requests = plan.transitions.map {
      TransitionRequest.preview(of: $0, by: $0.performer?.object)
    }
    var steps: [Step] = []
    for (index, request) in requests.enumerated() {
      let isRoute = plan.shownStep != nil && index == requests.count - 1
      steps.append(Step(request, of: isRoute ? plan.visits.last : nil))
    }
    if let shown = plan.shownStep {
      for step in path.steps[(shown + 1)...] {
        steps.append(
          Step(
            kind: nil, subject: "", coordinator: typeName(step.coordinator),
            route: step.description))
      }
    }
    self.steps = steps
    let screens = LeavingScreens(
      ofSteps: TransitionSequence.flat(plan.transitions).map {
        TransitionRequest.preview(of: $0, by: $0.performer?.object)
      })
    leaving = screens.names
    leaveGuards = screens.guards.map { typeName(of: $0) }
    entryGuards = plan.visits.filter { $0.coordinator.entryGuard(for: $0.route) != nil }
      .map { typeName(of: $0.coordinator) }
  }
}

extension RoutePlan.Step {
  @MainActor
  fileprivate init(_ request: TransitionRequest, of visit: RoutePlanner.Visit?) {
    kind = request.kind
    var names = request.destinations.map { destination in
      if case .screen(let screen) = destination.source {
        Self.name(of: screen)
      } else {
        destination.name
      }
    }
    if let screen = request.change?.removedScreen { names.append(Self.name(of: screen)) }
    if let part = request.transition?.tabPart { names.append(part.name) }
    subject = names.joined(separator: ", ")
    coordinator = visit.map { typeName(of: $0.coordinator) }
    route = visit.map { routeText($0.route) }
  }

  /// The name of a screen; for a container, that of the coordinator whose screen it is.
  @MainActor
  private static func name(of screen: UIViewController) -> String {
    guard screen.isContainer, let owner = screen.screenRecord?.owner?.context?.coordinator else {
      return screenName(of: screen)
    }
    return typeName(of: owner)
  }
}
