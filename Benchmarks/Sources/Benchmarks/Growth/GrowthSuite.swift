import Coordinators
import HeadlessUIKit

/// One operation beside many of something against the same beside ten.
///
/// What the window shows may be looked at as a whole, so a row may grow, but to four times at most.
enum GrowthSuite: Suite {
  static let name = "growth"
  static let summary = "one operation beside many of something against the same beside ten"

  static var comparisons: [Comparison] {
    rows("push + pop on", "screens", pushAndPop(on:))
      + rows("push + pop of a child beside", "children", pushAndPopChild(beside:))
      + rows("push + pop of a screen beside", "children", pushAndPop(beside:))
      + rows("start + stop of a child beside", "children", startAndStop(beside:))
      + rows("present + dismiss beside", "children", presentAndDismiss(beside:))
      + rows("push + pop below nested", "flows", pushAndPop(below:))
      + rows("push + pop below nested", "guarded flows", pushAndPop(belowGuarded:))
      + rows("start + stop below nested", "flows", startAndStop(below:))
      + rows("start + stop below nested", "guarded flows", startAndStop(belowGuarded:))
      + rows("push + attempt of a pop on", "screens", pushAndAttempt(on:))
      + rows("push + pop on", "guarded screens", pushAndPopGuarded(on:))
      + rows("push + pop on", "screens of a guarded flow", pushAndPop(onGuardedFlowOf:))
      + rows("embed + unembed beside", "embedded screens", embed(beside:))
      + rows("select one of", "tabs", select(of:))
      + rows("present + dismiss over", "presented screens", present(over:))
      + rows("push + pop beside a tab of", "screens", pushAndPop(besideInAnotherTab:))
      + rows("push + pop beside", "screens without owner", pushAndPop(besideUnowned:))
      + rows("push + pop beside a window of", "screens", pushAndPop(besideInAnotherWindow:))
      + perUnit("each of", "waiting pushes and pops", waitingPushesAndPops(_:))
      + perUnit("each of", "waiting selections", waitingSelections(_:))
      + perUnit("each of", "children stopped in one turn", stoppedChildren(_:))
      + perUnit("each of", "screens popped at once", poppedScreens(_:))
      + perUnit("each of", "screens of a coordinator that stops", screensOfStopped(_:))
      + perUnit("setTabs, each of", "tabs", setTabs(_:))
      + perUnit("tree as text, each of", "coordinators", treeText(of:))
      + perUnit("snapshot, each of", "screens", snapshot(of:))
      + perUnit("restoration, each of", "screens", restoredScreens(_:))
      + perUnit("restoration, each of", "children", restoredChildren(_:))
      + perUnit("restoration, each of", "children without routes", restoredStartedChildren(_:))
      + perUnit("trigger, each of", "children", triggeredChildren(_:))
      // After each level, the whole path is compared with the layout again.
      + perUnit("path, each of", "levels", openedPath(through:)).prefix(1)
  }

  private static let least = 10
  private static let counts = [(100, "100"), (1_000, "1,000")]
  private static let limit = 4.0

  private static func rows(
    _ title: String, _ what: String, _ make: @escaping (Int) -> () -> Void
  ) -> [Comparison] {
    counts.map { count, text in
      Comparison("\(title) \(text) \(what)", to: "beside \(least)", limit: limit) {
        Comparison.Sides(floor: make(least), work: make(count))
      }
    }
  }

  /// Compares one operation on many with as many operations on ten each.
  private static func perUnit(
    _ title: String, _ what: String, _ make: @escaping (Int) -> () -> Void
  ) -> [Comparison] {
    counts.map { count, text in
      Comparison("\(title) \(text) \(what)", to: "of \(least)", each: count, limit: limit) {
        let floor = make(least)
        return Comparison.Sides(
          floor: { for _ in 0..<(count / least) { floor() } }, work: make(count))
      }
    }
  }
}
