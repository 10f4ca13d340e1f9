import Coordinators
import UIKit

extension Transitions {
  /// Shows the list on a stack, its own or that of its parent, and performs the chosen trial.
  final class Coordinator: NavigationCoordinator {
    let context = CoordinatorContext()
    let navigationController: UINavigationController
    let record: Record

    /// The task that awaits a guest.
    var awaiting: Task<Void, Never>?

    private weak var room: Guests.RoomViewController?

    init(
      record: Record, navigationController: UINavigationController = UINavigationController()
    ) {
      self.record = record
      self.navigationController = navigationController
    }

    func start() {
      navigationController.isToolbarHidden = false
      push(makeList())
    }

    func stop() {
      awaiting?.cancel()
      navigationController.isToolbarHidden = true
    }

    /// - Parameter others: The number of lists that wait to be shown below it.
    func makeList(above others: Int = 0) -> TrialListViewController {
      let number = childViewControllers.count + others + 1
      let screen = TrialListViewController(
        title: number == 1 ? "Transitions" : "Transitions \(number)", record: record
      )
      screen.delegate = self
      return screen
    }

    func makeGuest(wishes: [Guests.Wish] = []) -> Guests.Coordinator {
      Guests.Coordinator(name: "A guest", wishes: wishes, record: record)
    }

    func makeQuestion() -> UIAlertController {
      let question = UIAlertController(
        title: "Is this an alert?", message: "The answer is noted.", preferredStyle: .alert
      )
      for answer in ["Yes", "No"] {
        question.addAction(
          UIAlertAction(title: answer, style: answer == "No" ? .cancel : .default) {
            [record] _ in record.note("answer", answer)
          }
        )
      }
      return question
    }

    func embedGuest() -> TransitionHandle? {
      guard let room else { return nil }
      let guest = makeGuest(wishes: [.embedAnother, .takeOut, .takeOutByHand])
      return embed(guest, in: room, view: room.space)
    }

    private func takeOut(_ guest: Guests.Coordinator) {
      let screen = guest.rootViewController
      screen.willMove(toParent: nil)
      screen.view.removeFromSuperview()
      screen.removeFromParent()
    }

    /// Pushes a screen with a place for guests, and puts one there.
    func openRoom() {
      let room = Guests.RoomViewController()
      self.room = room
      record.note("push", push(room))
      if let embedding = embedGuest() { record.note("embed", embedding) }
    }
  }
}

extension Transitions.Coordinator: Transitions.TrialListViewControllerDelegate {
  func trialSelected(_ trial: Transitions.Trial, in cell: UITableViewCell) {
    record.begin()
    perform(trial, from: cell)
  }
}

extension Transitions.Coordinator: Guests.CoordinatorDelegate {
  func guest(_ guest: Guests.Coordinator, wishes wish: Guests.Wish) {
    record.begin()
    switch wish {
    case .embedAnother: if let embedding = embedGuest() { record.note("embed", embedding) }
    case .takeOut: record.note("unembed", unembed(guest))
    case .takeOutByHand: takeOut(guest)
    case .cancelTask: awaiting?.cancel()
    case .pushAnother, .turn, .unlist, .showVisitor, .replaceByHand, .replaceSecond, .swapAgain:
      record.note("push", push(makeGuest(wishes: [.pushAnother])))
    }
  }
}
