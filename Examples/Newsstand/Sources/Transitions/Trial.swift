extension Transitions {
  /// What can be tried.
  nonisolated enum Trial: Sendable {
    case push, child, pop, popToFirst, popToRoot, set, wholePop, halfPop
    case fullScreen, pageSheet, formSheet, popover, overFullScreen, currentContext
    case overCurrentContext, custom, alert, actionSheet, awaited, dismiss, dismissAll
    case select, addTab, removeTab, embed, columns, pages, root
    case sequence, several, twice, rejected, nothing
    case byHand(RawCall)

    var title: String { texts.title }

    /// What it does, in a line.
    var explanation: String { texts.explanation }

    private var texts: (title: String, explanation: String) {
      switch self {
      case .push: ("Push", "Puts another one of these lists on the stack.")
      case .child: ("Push a child", "Puts the screen of a child coordinator on the stack.")
      case .pop: ("Pop", "Takes this list from the stack.")
      case .popToFirst: ("Pop to the first", "Goes back to the first of these lists.")
      case .popToRoot: ("Pop to the root", "Goes back to the bottom of the stack.")
      case .set: ("Set", "Keeps the bottom of the stack, and puts two lists on it.")
      case .wholePop: ("A whole pop", "Takes this list away by a gesture of the app's own.")
      case .halfPop: ("Half a pop", "Begins to take this list away, and lets it fall back.")
      case .fullScreen: ("Full screen", "Presents a list of its own over the whole window.")
      case .pageSheet: ("Page sheet", "Presents one that rests at half or at full height.")
      case .formSheet: ("Form sheet", "Presents one in the middle, if there is room.")
      case .popover: ("Popover", "Presents a guest who points to this row.")
      case .overFullScreen: ("Over full screen", "Presents one, and leaves what is below it.")
      case .currentContext: ("Current context", "Presents one over the screens of this tab only.")
      case .overCurrentContext:
        ("Over current context", "The same, and leaves what is below it.")
      case .custom: ("Custom", "Presents one that the app itself fades in and out.")
      case .alert: ("Alert", "Asks a question, whose answer is noted.")
      case .actionSheet: ("Action sheet", "Asks from below, or pointing to this row.")
      case .awaited: ("Awaited", "Presents a guest for a task, which can be cancelled.")
      case .dismiss: ("Dismiss", "Takes away what was presented, this list included.")
      case .dismissAll: ("Dismiss all", "Takes away all that is presented in this window.")
      case .select: ("Select a tab", "Goes to the Library.")
      case .addTab: ("Add a tab", "Adds one with a guest.")
      case .removeTab: ("Remove the tab", "Takes the guest's tab away.")
      case .embed: ("Embed", "Puts a guest into a part of another screen.")
      case .columns: ("Split columns", "Fills two columns, and replaces the second.")
      case .pages: ("Pages", "Lists three pages, and turns between them.")
      case .root: ("Root swap", "Gives the window another root, and keeps this one.")
      case .sequence: ("Sequence", "Pushes two lists and presents a third, as one transition.")
      case .several: ("Several at once", "Asks for five in one turn, which wait for each other.")
      case .twice: ("The same twice", "Asks twice for one alert, while something else goes on.")
      case .rejected: ("A wrong one", "Pops to a list that is not on the stack.")
      case .nothing: ("None", "Does nothing, and ends at once.")
      case .byHand(let call): (call.title, call.explanation)
      }
    }
  }
}

extension Transitions {
  /// Trials that belong together.
  nonisolated struct Group: Sendable {
    let title: String
    let trials: [Trial]

    static let all = [
      Group(
        title: "ON THE STACK",
        trials: [.push, .child, .pop, .popToFirst, .popToRoot, .set, .wholePop, .halfPop]
      ),
      Group(
        title: "OVER THIS SCREEN",
        trials: [
          .fullScreen, .pageSheet, .formSheet, .popover, .overFullScreen, .currentContext,
          .overCurrentContext, .custom, .alert, .actionSheet, .awaited, .dismiss, .dismissAll,
        ]
      ),
      Group(
        title: "ELSEWHERE",
        trials: [.select, .addTab, .removeTab, .embed, .columns, .pages, .root]
      ),
      Group(title: "SEVERAL", trials: [.sequence, .several, .twice, .rejected, .nothing]),
      Group(
        title: "BY HAND, PAST THE COORDINATORS",
        trials: RawCall.allCases.map(Trial.byHand)
      ),
    ]
  }
}
