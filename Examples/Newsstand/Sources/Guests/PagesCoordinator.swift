import Coordinators
import UIKit

extension Guests {
  /// Three guests as pages.
  final class PagesCoordinator: PageCoordinator {
    let context = CoordinatorContext()
    let pageViewController = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal
    )

    private var guests: [Coordinator]
    private let record: Transitions.Record

    init(record: Transitions.Record) {
      self.record = record
      guests = (1...3).map {
        Coordinator(name: "Page \($0)", wishes: [.turn, .unlist], record: record)
      }
    }

    func start() {
      setPages(guests, showsDots: true)
    }
  }
}

extension Guests.PagesCoordinator: Guests.CoordinatorDelegate {
  func guest(_ guest: Guests.Coordinator, wishes wish: Guests.Wish) {
    guard let index = guests.firstIndex(where: { $0 === guest }) else { return }
    record.begin()
    if wish == .turn {
      record.note("turn", turn(to: guests[(index + 1) % guests.count]))
    } else if guests.count > 1 {
      guests.remove(at: index)
      record.note("setPages", setPages(guests, showsDots: true))
    }
  }
}

extension Guests.PagesCoordinator: SceneCoordinatorDelegate {
  func coordinatorDidRequestDismissal(_ coordinator: any SceneCoordinator) {
    record.begin()
    record.note("dismiss", perform(.dismiss(pageViewController)))
  }
}
