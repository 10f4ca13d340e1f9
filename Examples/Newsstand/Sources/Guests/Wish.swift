extension Guests {
  /// What a guest can ask of its delegate; each wish has a button.
  nonisolated enum Wish: String, Sendable {
    case pushAnother = "Push another"
    case turn = "Turn"
    case unlist = "Leave the pages"
    case showVisitor = "Show a visitor"
    case replaceByHand = "Replace it by hand"
    case replaceSecond = "Replace the second"
    case embedAnother = "Embed another"
    case takeOut = "Take it out"
    case takeOutByHand = "Take it out by hand"
    case swapAgain = "Swap again"
    case cancelTask = "Cancel the task"
  }
}
