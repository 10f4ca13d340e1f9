import Coordinators
import UIKit

extension Guests {
  protocol CoordinatorDelegate: AnyObject {
    func guestAsksForMore(_ guest: Coordinator)
  }

  /// A screen that can be shown anywhere; its wishes are up to whoever shows it.
  final class Coordinator: SceneCoordinator {
    typealias Delegate = any CoordinatorDelegate

    let context = CoordinatorContext()
    let rootViewController: GuestViewController
    let record: Transitions.Record

    private let name: String
    private let wish: String?

    /// - Parameter wish: The title of the button that asks for more; none if nil.
    init(name: String, wish: String?, record: Transitions.Record) {
      self.name = name
      self.wish = wish
      self.record = record
      rootViewController = GuestViewController(name: name, wish: wish, record: record)
      rootViewController.delegate = self
    }

    func makeAnother() -> Coordinator {
      Coordinator(name: name, wish: wish, record: record)
    }
  }
}

extension Guests.Coordinator: Guests.GuestViewControllerDelegate {
  func wishButtonPressed() {
    delegate.invoke { $0.guestAsksForMore(self) }
  }

  func leaveButtonPressed() {
    requestDismissal()
  }
}
