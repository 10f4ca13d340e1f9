import Coordinators
import UIKit

extension Transitions.Coordinator {
  func perform(_ trial: Transitions.Trial, from cell: UITableViewCell) {
    switch trial {
    case .push: record.note("push", show(makeList()))
    case .child: record.note("push", push(makeGuest(wish: "Push another")))
    case .pop: record.note("pop", pop())
    case .popToFirst: record.note("popTo", popTo(childViewControllers[0]))
    case .popToRoot: record.note("popToRoot", popToRoot())
    case .set: replaceStack()
    case .fullScreen: presentList(as: .fullScreen)
    case .pageSheet:
      presentList(as: .pageSheet(detents: [.medium(), .large()], showsGrabber: true))
    case .formSheet: presentList(as: .formSheet)
    case .popover: record.note("present", present(makeGuest(), style: .popover(from: cell)))
    case .overFullScreen: presentList(as: .overFullScreen)
    case .custom: presentList(as: .custom(Transitions.FadeTransition()))
    case .alert: record.note("present", present(makeQuestion()))
    case .dismiss: record.note("dismiss", perform(.dismiss(navigationController)))
    case .select: record.note("select", perform(.select(Library.Coordinator.self)))
    case .embed: openRoom()
    case .columns:
      let columns = Guests.ColumnsCoordinator(record: record)
      record.note("present", present(columns, style: .fullScreen))
    case .pages:
      record.note("present", present(Guests.PagesCoordinator(record: record), style: .pageSheet))
    case .root: swapRoot()
    case .sequence: performSequence()
    case .several: performSeveral()
    case .twice: performTwice()
    case .rejected: record.note("popTo", popTo(makeList()))
    }
  }

  private func presentList(as style: Presentation) {
    record.note("present", present(Transitions.Coordinator(record: record), style: style))
  }

  private func replaceStack() {
    let kept = navigationController.viewControllers.prefix(1)
    record.note("set", set(kept + [makeList(), makeList(above: 1)]))
  }

  private func swapRoot() {
    guard let owner = root as? any Transitions.RootSwapping else { return }
    record.note("root", owner.swapRoot(for: makeGuest(wish: "Swap again")))
  }

  private func performSequence() {
    record.note(
      "sequence",
      perform(
        .sequence(
          .push(self.makeList()), .push(self.makeList()),
          .present(Transitions.Coordinator(record: self.record), style: .pageSheet)
        )
      )
    )
  }

  private func performSeveral() {
    record.note("push", show(makeList()))
    record.note("push", show(makeList(above: 1)))
    record.note("present", present(makeQuestion()))
    record.note("dismiss", dismiss())
    record.note("pop", pop())
  }

  private func performTwice() {
    let question = makeQuestion()
    record.note("push", show(makeList()))
    record.note("present", present(question))
    record.note("present", present(question))
  }
}
