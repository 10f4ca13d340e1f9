/// How a coordinator is started whose `start()` is the next one to run.
struct StartingChild {
  /// Whether it is to be shown by what starts it.
  var isToBeShown = false
  /// How many coordinators in a row had their `start()` run when its start was asked for.
  var starters = 0
}

extension NavigationEngine {
  /// Starts a coordinator whose screen a verb is going to show.
  ///
  /// - Parameter starters: How many coordinators in a row, from the parent up, had their `start()` run when
  ///   this was asked for, if it has waited.
  func startToShow<Result>(
    _ isToBeShown: Bool = true, after starters: Int = 0, _ start: () -> Result
  ) -> Result {
    starting = StartingChild(isToBeShown: isToBeShown, starters: starters)
    defer { starting = StartingChild() }
    return start()
  }
}
