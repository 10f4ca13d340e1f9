import Coordinators
import UIKit

extension Guests {
  /// Three guests as pages.
  final class PagesCoordinator: PageCoordinator {
    let context = CoordinatorContext()
    let pageViewController = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal
    )

    private let guests: [Coordinator]
    private let record: Transitions.Record

    init(record: Transitions.Record) {
      self.record = record
      guests = (1...3).map { Coordinator(name: "Page \($0)", wish: "Turn", record: record) }
    }

    func start() {
      setPages(guests, showsDots: true)
    }
  }
}

extension Guests.PagesCoordinator: Guests.CoordinatorDelegate {
  func guestAsksForMore(_ guest: Guests.Coordinator) {
    guard let index = guests.firstIndex(where: { $0 === guest }) else { return }
    record.begin()
    record.note("turn", turn(to: guests[(index + 1) % guests.count]))
  }
}

extension Guests.PagesCoordinator: SceneCoordinatorDelegate {
  func coordinatorDidRequestDismissal(_ coordinator: any SceneCoordinator) {
    record.begin()
    record.note("dismiss", perform(.dismiss(pageViewController)))
  }
}
