import Coordinators
import UIKit

extension Guests {
  /// Two guests side by side; a verb or a raw call replaces the second one.
  final class ColumnsCoordinator: SplitCoordinator {
    let context = CoordinatorContext()
    let splitViewController = UISplitViewController(style: .doubleColumn)

    private let record: Transitions.Record
    private var count = 0

    init(record: Transitions.Record) {
      self.record = record
      splitViewController.preferredDisplayMode = .oneBesideSecondary
    }

    func start() {
      setColumn(makeGuest(), for: .primary)
      setColumn(makeGuest(), for: .secondary)
    }

    private func makeGuest() -> Coordinator {
      count += 1
      return Coordinator(
        name: "Guest \(count)", wishes: [.replaceSecond, .replaceByHand], record: record
      )
    }
  }
}

extension Guests.ColumnsCoordinator: Guests.CoordinatorDelegate {
  func guest(_ guest: Guests.Coordinator, wishes wish: Guests.Wish) {
    record.begin()
    if wish == .replaceByHand { return replaceByHand() }
    record.note("setColumn", setColumn(makeGuest(), for: .secondary))
  }

  private func replaceByHand() {
    let guest = makeGuest()
    start(guest)
    splitViewController.setViewController(guest.rootViewController, for: .secondary)
  }
}

extension Guests.ColumnsCoordinator: SceneCoordinatorDelegate {
  func coordinatorDidRequestDismissal(_ coordinator: any SceneCoordinator) {
    record.begin()
    record.note("dismiss", perform(.dismiss(splitViewController)))
  }
}
