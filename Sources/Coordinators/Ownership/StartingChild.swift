/// How the next coordinator is started.
struct StartingChild {
  /// Whether the verb that starts the coordinator also shows it.
  var isToBeShown = false
  /// The number of consecutive ancestors whose `start()` was running when the start was requested.
  var starters = 0
}

extension NavigationEngine {
  /// Starts a coordinator whose screen a verb is going to show.
  ///
  /// - Parameter starters: The number of consecutive ancestors, from the parent up, whose `start()`
  ///   was running when the start was requested. Pass it if the start had to wait.
  func startToShow<Result>(
    _ isToBeShown: Bool = true, after starters: Int = 0, _ start: () -> Result
  ) -> Result {
    starting = StartingChild(isToBeShown: isToBeShown, starters: starters)
    defer { starting = StartingChild() }
    return start()
  }
}
