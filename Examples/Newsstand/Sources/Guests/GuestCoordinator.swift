import Coordinators
import UIKit

extension Guests {
  protocol CoordinatorDelegate: AnyObject {
    func guest(_ guest: Coordinator, wishes wish: Wish)
  }

  /// A screen that can be shown anywhere; its delegate, usually the parent, fulfils its wishes.
  final class Coordinator: SceneCoordinator, FlowCoordinator {
    typealias Delegate = any CoordinatorDelegate
    typealias Output = Void

    let context = CoordinatorContext()
    let rootViewController: GuestViewController
    let record: Transitions.Record

    private let name: String
    private let wishes: [Wish]

    init(name: String, wishes: [Wish], record: Transitions.Record) {
      self.name = name
      self.wishes = wishes
      self.record = record
      rootViewController = GuestViewController(name: name, wishes: wishes, record: record)
      rootViewController.delegate = self
    }

    func makeAnother() -> Coordinator {
      Coordinator(name: name, wishes: wishes, record: record)
    }
  }
}

extension Guests.Coordinator: Guests.GuestViewControllerDelegate {
  func wishButtonPressed(_ wish: Guests.Wish) {
    delegate.invoke { $0.guest(self, wishes: wish) }
  }

  func leaveButtonPressed() {
    requestDismissal()
  }
}
