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
        Coordinator(name: "Page \($0)", wishes: [.turn, .unlist, .showVisitor], record: record)
      }
    }

    func start() {
      setPages(guests, showsDots: true)
    }
  }
}

extension Guests.PagesCoordinator: Guests.CoordinatorDelegate {
  func guest(_ guest: Guests.Coordinator, wishes wish: Guests.Wish) {
    record.begin()
    switch wish {
    case .turn: turn(from: guest)
    case .showVisitor:
      let visitor = Guests.Coordinator(name: "A visitor", wishes: [.replaceByHand], record: record)
      record.note("turn", turn(to: visitor))
    case .replaceByHand:
      pageViewController.setViewControllers(
        [guests[0].rootViewController], direction: .reverse, animated: true
      )
    case .unlist: unlist(guest)
    case .pushAnother, .replaceSecond, .embedAnother, .takeOut, .takeOutByHand, .swapAgain,
      .cancelTask:
      break  // No page has these.
    }
  }

  private func turn(from guest: Guests.Coordinator) {
    guard let index = guests.firstIndex(where: { $0 === guest }) else { return }
    record.note("turn", turn(to: guests[(index + 1) % guests.count]))
  }

  private func unlist(_ guest: Guests.Coordinator) {
    guard guests.count > 1 else { return }
    guests.removeAll { $0 === guest }
    record.note("setPages", setPages(guests, showsDots: true))
  }
}

extension Guests.PagesCoordinator: SceneCoordinatorDelegate {
  func coordinatorDidRequestDismissal(_ coordinator: any SceneCoordinator) {
    record.begin()
    record.note("dismiss", perform(.dismiss(pageViewController)))
  }
}
