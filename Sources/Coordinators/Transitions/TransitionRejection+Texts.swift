import CoordinatorCore

extension TransitionRejection {
  static func vetoed(_ name: String) -> Self {
    TransitionRejection(
      "\(name) guards its leaving, and did not allow it.", isVeto: true, isExpected: true)
  }

  static func noSuchTab(_ index: Int, count: Int) -> Self {
    TransitionRejection("There is no tab \(index): the tab bar controller has \(count) tabs.")
  }
  static func notInTabs(_ screen: String) -> Self {
    TransitionRejection("\(screen) is in no tab of this tab bar controller: add it by 'setTabs'.")
  }
  static func noSuchColumn(_ screen: String) -> Self {
    TransitionRejection(
      "There is no column for \(screen): the split view controller's style lacks it, or there is no "
        + "primary yet.")
  }
  static func alreadyOnStack(_ screen: String) -> Self {
    TransitionRejection(
      "\(screen) is on the stack already: push a new instance, or pop to this one with 'popTo'.")
  }
  static func cannotBePushed(_ screen: String) -> Self {
    TransitionRejection(
      "\(screen) is a navigation controller, which UIKit cannot push: present it.")
  }
  static func sharesStack(_ child: String) -> Self {
    TransitionRejection(
      "\(child) shares the navigation controller that is shown already, and brings no screen of its "
        + "own: call 'start(child)', and let its 'start()' show the first one by 'push(screen)'.")
  }
  static func notOnStack(_ screen: String) -> Self {
    TransitionRejection("\(screen) is not on this stack, so that there is nothing to pop to.")
  }
  package static func nothingToPop() -> Self {
    TransitionRejection("The stack has no second screen, so that there is nothing to pop.")
  }
  static func repeatedScreens() -> Self {
    TransitionRejection("A screen stands twice in the new stack: each may stand there once.")
  }
  static func repeatedTabs() -> Self {
    TransitionRejection("A screen stands twice among the new tabs: each may stand there once.")
  }
  static func repeatedPages() -> Self {
    TransitionRejection("A screen stands twice among the new pages: each may stand there once.")
  }
  static func alreadyPresented(_ screen: String) -> Self {
    TransitionRejection("\(screen) is in the user interface already: present a new instance.")
  }
  static func ignoredByUIKit(_ transition: String) -> Self {
    TransitionRejection("UIKit refused '\(transition)'; its message in the log says why.")
  }
  static func nothingPresented() -> Self {
    TransitionRejection("This coordinator presents nothing, so that there is nothing to dismiss.")
  }
  static func noWindow() -> Self {
    TransitionRejection(
      "Neither this coordinator nor an ancestor has a window: let the root adopt WindowCoordinator."
    )
  }
  static func noRoot() -> Self {
    TransitionRejection(
      "The window has no root view controller to present from: give it one by 'setRoot'.")
  }
  static func ownerStopped() -> Self {
    TransitionRejection(
      "The coordinator that asked for it was stopped before its turn came.", isExpected: true)
  }
  static func ownerInactive() -> Self {
    TransitionRejection("A stopped coordinator shows nothing: start it first.", isExpected: true)
  }
  static func nothingOpens(_ address: String) -> Self {
    TransitionRejection("Nothing on this device opens \(address).")
  }
  static func noContainer(_ container: String, _ transition: String) -> Self {
    TransitionRejection(
      "The coordinator that was to '\(transition)' has no \(container): name one in the transition, or "
        + "name the coordinator that has one by 'performed(by:)'."
    )
  }
  static func notThere(_ name: String) -> Self {
    TransitionRejection("There is no \(name) in the container, so that there is nothing to go to.")
  }
  static func notThereToEmbed(_ screen: String) -> Self {
    TransitionRejection("\(screen) cannot lie in itself, or in a screen that lies in it.")
  }
  static func notEmbedded(_ screen: String) -> Self {
    TransitionRejection("\(screen) lies in no screen into which 'embed' has put it.")
  }
  static func pagesDoNotFit(_ count: Int) -> Self {
    TransitionRejection(
      "\(count == 1 ? "One page" : "\(count) pages") cannot be shown: around a spine in the middle "
        + "two are, elsewhere one.")
  }
  static func cancelledByUser() -> Self {
    TransitionRejection(
      "Its interaction was cancelled, so that everything is as it was.", isExpected: true)
  }
  static func step(
    _ step: Int, of count: Int, _ transition: String, because reason: TransitionRejection
  ) -> Self {
    TransitionRejection(
      "Step \(step) of \(count), '\(transition)': \(reason.description)",
      isVeto: reason.isVeto, isExpected: reason.isExpected)
  }
  static func sceneDisconnected() -> Self {
    TransitionRejection("The scene in which it was to happen is gone.", isExpected: true)
  }
  package static func gone() -> Self {
    TransitionRejection(
      "The screen or its container does not exist any more.", isExpected: true)
  }
}
