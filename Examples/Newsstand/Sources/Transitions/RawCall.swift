extension Transitions {
  /// A call of UIKit, as an app without coordinators makes it.
  nonisolated enum RawCall: CaseIterable, Sendable {
    case push, pop, popToRoot, set, popBelow
    case present, dismiss, dismissOwn, dismissAll
    case addTab, removeTab, root

    var title: String { texts.title }

    /// What it does, in a line.
    var explanation: String { texts.explanation }

    private var texts: (title: String, explanation: String) {
      switch self {
      case .push: ("Raw push", "Puts another one of these lists on the stack.")
      case .pop: ("Raw pop", "Takes this list from the stack.")
      case .popToRoot: ("Raw pop to the root", "Goes back to the bottom of the stack.")
      case .set: ("Raw set", "Keeps the bottom of the stack, and puts one list on it.")
      case .popBelow: ("Raw pop below", "Empties the stack that this list is presented over.")
      case .present: ("Raw present", "Presents a list of its own on a sheet.")
      case .dismiss: ("Raw dismiss from below", "Asks the one below this list to dismiss it.")
      case .dismissOwn: ("Raw dismiss by itself", "Asks this list to dismiss itself.")
      case .dismissAll: ("Raw dismiss of all", "Asks the root of the window.")
      case .addTab: ("Raw tab", "Adds one with a guest.")
      case .removeTab: ("Raw tab removal", "Takes the guest's tab away.")
      case .root: ("Raw root", "Gives the window another root, and lets this one go.")
      }
    }
  }
}
