/// One step of a path: a route, and the type of coordinators to which the route belongs.
public struct RouteStep: Sendable {
  /// The type of the coordinator that takes the step.
  public let coordinator: any Coordinator.Type

  /// The route.
  public let route: any Hashable & Sendable

  package init(_ coordinator: any Coordinator.Type, _ route: any Hashable & Sendable) {
    self.coordinator = coordinator
    self.route = route
  }
}

extension RouteStep: Hashable {
  /// Whether both steps have the same type of coordinators and the same route.
  public static func == (one: RouteStep, other: RouteStep) -> Bool {
    one.coordinator == other.coordinator && AnyHashable(one.route) == AnyHashable(other.route)
  }

  /// Hashes the type and the route.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(coordinator))
    hasher.combine(AnyHashable(route))
  }
}

extension RouteStep: CustomStringConvertible {
  /// The route as text: `article(42)`.
  public var description: String { routeText(route) }
}

/// The text of a route, without the modules of types and without `Optional`; texts inside the route
/// stay as they are.
package func routeText(_ route: Any) -> String {
  var result = ""
  var isQuoted = false
  // For each open parenthesis, whether it belongs to an `Optional`.
  var optionals: [Bool] = []
  for part in "\(route)".split(separator: "\"", omittingEmptySubsequences: false) {
    if !result.isEmpty || isQuoted { result += "\"" }
    if isQuoted {
      result += part
    } else {
      for character in withoutModules(String(part)) {
        result.append(character)
        if character == "(" {
          let before = result.hasSuffix("Optional(") ? result.dropLast("Optional(".count) : nil
          optionals.append(before.map { $0.last?.isLetter != true } ?? false)
          if optionals.last == true, let before { result = String(before) }
        } else if character == ")", optionals.popLast() == true {
          result.removeLast()
        }
      }
    }
    // A quote after a backslash belongs to the text. Two backslashes stand for one in the text.
    let backslashes = part.reversed().prefix { $0 == "\\" }.count
    if !isQuoted || backslashes.isMultiple(of: 2) { isQuoted.toggle() }
  }
  return result
}

/// The routes from the root coordinator to a place of the app, as one value.
///
/// The first step belongs to the root. Each further step belongs to the coordinator to which the
/// step before it leads.
public struct RoutePath: Hashable, Sendable {
  /// The steps, from the root on.
  public let steps: [RouteStep]

  package init(_ steps: [RouteStep]) { self.steps = steps }
}

extension RoutePath: CustomStringConvertible {
  /// The routes in one line: `main / library / article(42)`.
  public var description: String { steps.map(\.description).joined(separator: " / ") }
}
