import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

// The presentations of coordinators, including alerts.
extension RandomApp {
  private var style: Presentation {
    switch random.below(8) {
    case 0...2: return .pageSheet
    case 3: return .formSheet
    case 4: return .overFullScreen
    case 5:
      guard let view = seen(RandomScreen.self)?.viewIfLoaded else { return .pageSheet }
      return .popover(from: view)
    default: return .fullScreen
    }
  }

  func presentSomething(from coordinator: any Coordinator, _ name: String) {
    switch random.below(8) {
    case 0...1:
      let screen = screen()
      note("\(name).present \(screen.title ?? "")")
      expect(coordinator.present(screen, animated: flip(), style: style))
    case 2...3: present(RandomScene(self), from: coordinator, name)
    case 4: present(RandomTabs(self), from: coordinator, name)
    case 5: present(RandomSplit(self), from: coordinator, name)
    case 6: present(RandomPages(self), from: coordinator, name)
    default: present(RandomFlow(self, on: stack()), from: coordinator, name)
    }
  }

  private func present<Member: RandomCoordinator & ScreenCoordinator>(
    _ member: Member, from coordinator: any Coordinator, _ name: String
  ) where Member.Handle == FlowHandle<Member.Output> {
    note("\(name).present \(member.ledger.name)")
    expect(coordinator.present(member, animated: flip(), style: style), member.ledger.name)
  }

  func ask(from coordinator: any Coordinator, _ name: String) {
    let actions: [AlertAction<Int>] = [.cancel("No", 0), .default("Yes", 1)]
    note("\(name).ask")
    // On a wide screen, an action sheet needs a source.
    if flip(), let view = seen(RandomScreen.self)?.viewIfLoaded {
      let sheet = Alert.actionSheet("Sure?", actions: actions).pointing(to: view)
      expect(coordinator.ask(sheet, animated: flip()), "an action sheet")
    } else {
      expect(coordinator.ask(Alert("Sure?", actions: actions), animated: flip()), "an alert")
    }
  }
}
