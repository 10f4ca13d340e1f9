import CoordinatorTesting
import HeadlessUIKit

/// Records the ends of a flow that the test does not retain, and whether the flow is freed.
@MainActor
final class Watched<Flow: FlowCoordinator> {
  private weak var flow: Flow?
  private var ends: [String] = []

  init(_ flow: Flow, _ handle: FlowHandle<Flow.Output>) {
    self.flow = flow
    handle.whenEnded { [weak self] in self?.ends.append($0.description) }
  }

  /// The ends so far and whether the flow is freed, in one line.
  var summary: String {
    (ends + [flow == nil ? "freed" : "alive"]).joined(separator: ", ")
  }
}

/// Collects diagnostics while a test waits, which `DiagnosticReporter.collecting` cannot do.
@MainActor
final class Problems {
  private(set) var codes: [String] = []
  private(set) var texts: [String] = []
  private(set) var locations: [String?] = []

  var reporter: DiagnosticReporter {
    DiagnosticReporter {
      self.codes.append($0.code)
      self.texts.append($0.problem)
      self.locations.append($0.location)
    }
  }
}

extension NavigationCoordinator {
  /// Starts a flow that only the framework retains.
  func watch(_ titles: [String] = ["Order"], shows: @escaping @MainActor (Order) -> Void = { _ in })
    -> Watched<Order>
  {
    let order = Order(on: navigationController, titles: titles, shows: shows)
    return Watched(order, start(order))
  }
}
