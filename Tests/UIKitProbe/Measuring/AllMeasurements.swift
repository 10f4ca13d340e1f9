/// All measurements, in the order of the page on UIKit's behaviour.
@MainActor let allMeasurements =
  loadingMeasurements + containmentMeasurements + stackMeasurements + popMeasurements
  + coordinatorMeasurements + animatorMeasurements + interactiveAnimatorMeasurements
  + presentationMeasurements + dismissalMeasurements + containerMeasurements
  + searchMeasurements + splitMeasurements

/// What a probe without a user and without an app of its own cannot measure: a policy, a fact, or a group
/// of facts, and the reason.
let notMeasured: [(name: String, reason: String)] = [
  ("backActionHidesBackMenu", "The back button's menu needs a long press."),
  ("swipe.*", "A finger must swipe."),
  ("sheet.*", "A finger must drag the sheet."),
  ("exception.*", "UIKit raises an exception, which ends the process."),
  ("log.*", "UIKit writes to the console, which no public API reads."),
  ("scene.*", "The system must make, close or open scenes."),
  ("app.*", "It happens at launch, or the system must do something."),
  ("storyboard.*", "It needs compiled storyboards and nibs in the app."),
  ("back.*", "What a bar shows has no public API, and a finger must touch it."),
  ("search.*", "A user must touch or type, or it is what a bar shows."),
  ("page.*", "A finger must turn the page, or it is what the container shows."),
  ("tabs.*", "A finger must touch the bar, or it is what the bar shows."),
  ("split.*", "A finger must touch a button, or it is what the container shows."),
  ("present.popover-none", "What the user sees of a popover has no public API."),
  ("alert.popover", "UIKit raises an exception, which ends the process."),
  ("custom.speed", "It shows only in the time that is left, which is too short to measure."),
  ("present.popover", "What the user sees of a popover has no public API."),
  ("list.*", "A finger must tap a row."),
  ("keyboard.*", "A simulator with a hardware keyboard shows none on the screen."),
  ("load.properties", "It needs iOS 26, and the probe runs on older systems, too."),
  ("present.activities", "What the sheet offers has no public API."),
  ("present.activity-screen", "A finger must choose the activity."),
  ("dismiss.activities", "A finger must choose the activity."),
  ("load.recursion", "A method calls itself without end."),
  ("custom.swipe", "A finger must swipe."),
]
