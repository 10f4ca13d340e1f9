import Coordinators
import UIKit

extension Transitions.Coordinator {
  func perform(_ trial: Transitions.Trial, from cell: UITableViewCell) {
    switch trial {
    case .push: record.note("push", push(makeList()))
    case .child: record.note("push", push(makeGuest(wishes: [.pushAnother])))
    case .pop: record.note("pop", pop())
    case .popToFirst: record.note("popTo", popTo(childViewControllers[0]))
    case .popToRoot: record.note("popToRoot", popToRoot())
    case .set: replaceStack()
    case .wholePop: pop(by: .finishing)
    case .halfPop: pop(by: .cancelling)
    case .fullScreen: presentList(as: .fullScreen)
    case .pageSheet:
      presentList(as: .pageSheet(detents: [.medium(), .large()], showsGrabber: true))
    case .formSheet: presentList(as: .formSheet)
    case .popover: record.note("present", present(makeGuest(), style: .popover(from: cell)))
    case .overFullScreen: presentList(as: .overFullScreen)
    case .currentContext: presentList(as: .currentContext)
    case .overCurrentContext: presentList(as: .overCurrentContext)
    case .custom: presentList(as: .custom(Transitions.FadeTransition()))
    case .alert: record.note("present", present(makeQuestion()))
    case .actionSheet: askBelow(pointingTo: cell)
    case .awaited: presentAwaited()
    case .dismiss: record.note("dismiss", perform(.dismiss(navigationController)))
    case .dismissAll: record.note("dismissAll", dismissAll())
    case .select: record.note("select", perform(.select(Library.Coordinator.self)))
    case .addTab: changeTabs { record.note("setTabs", $0.addTab(makeGuest())) }
    case .removeTab:
      changeTabs { tabs in
        if let removal = tabs.removeGuestTab() { record.note("setTabs", removal) }
      }
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
    case .nothing: record.note("none", perform(.none))
    case .byHand(let call):
      perform(call)
      record.note(call.title.lowercased(), "called")
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
    record.note("root", owner.swapRoot(for: makeGuest(wishes: [.swapAgain])))
  }

  private func pop(by intent: Transitions.Finger.Intent) {
    let animation = TransitionAnimation(interactor: { Transitions.Finger(intent) }) {
      Transitions.FadeAnimator(key: .from)
    }
    record.note("pop", perform(.pop(on: navigationController, animation: animation)))
  }

  private func askBelow(pointingTo cell: UITableViewCell) {
    let question = Alert.actionSheet(
      "Is this an action sheet?",
      actions: [.default("Yes", "Yes"), .destructive("No", "No"), .cancel("Cancel", "Cancel")]
    )
    ask(question.pointing(to: cell)).whenEnded { [record] outcome in
      record.note("answer", outcome.output?.choice ?? "none")
    }
  }

  private func presentAwaited() {
    let visit = present(makeGuest(wishes: [.cancelTask]), style: .pageSheet)
    visit.whenEnded { [record] outcome in
      if case .cancelled(let reason) = outcome { record.note("cancelled", "\(reason)") }
    }
    awaiting = Task { _ = await visit.outcome }
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
    record.note("push", push(makeList()))
    record.note("push", push(makeList(above: 1)))
    record.note("present", present(makeQuestion()))
    record.note("dismiss", dismiss())
    record.note("pop", pop())
  }

  private func performTwice() {
    let question = makeQuestion()
    record.note("push", push(makeList()))
    record.note("present", present(question))
    record.note("present", present(question))
  }
}
