import CoordinatorCore

extension TransitionRejection {
  static func vetoed(_ name: String) -> Self {
    TransitionRejection(
      "\(name) is a leave guard, and did not allow the transition.", isVeto: true, isExpected: true)
  }

  static func noSuchTab(_ index: Int, count: Int) -> Self {
    TransitionRejection("There is no tab \(index): the tab bar controller has \(count) tabs.")
  }
  static func notInTabs(_ screen: String) -> Self {
    TransitionRejection("\(screen) is not a tab of this tab bar controller: add it with 'setTabs'.")
  }
  static func noSuchColumn(_ screen: String) -> Self {
    TransitionRejection(
      "There is no column for \(screen): the split view controller's style lacks it. If you made "
        + "it without a style, use '.doubleColumn' or '.tripleColumn'.")
  }
  static func cannotBePutInColumn(_ screen: String) -> Self {
    TransitionRejection(
      "\(screen) is a split view controller, which UIKit cannot put into a column: present it. "
        + "If it only fills a column, it is no 'SplitCoordinator': name the controller by 'in:'.")
  }
  static func alreadyOnStack(_ screen: String) -> Self {
    TransitionRejection(
      "\(screen) is already on the stack: push a new instance, or pop to this one with 'popTo'.")
  }
  static func filledByUIKit() -> Self {
    TransitionRejection(
      "UIKit fills the stack of the More list: make the tab a navigation controller, and push onto that."
    )
  }
  static func cannotBePushed(_ screen: String, _ kind: String) -> Self {
    TransitionRejection("\(screen) is a \(kind), which UIKit cannot push: present it.")
  }
  static func sharesStack(_ child: String) -> Self {
    TransitionRejection(
      "\(child) shares a navigation controller that is already visible, and has no other screen: call "
        + "'start(child)', and push the first screen in its 'start()'; or, for a route, let it be a "
        + "'SceneCoordinator' with the first screen, too.")
  }
  static func notOnStack(_ screen: String) -> Self {
    TransitionRejection("\(screen) is not on this stack.")
  }
  package static func nothingToPop() -> Self {
    TransitionRejection("The stack has only one screen, so there is nothing to pop.")
  }
  static func repeated(in list: String) -> Self {
    TransitionRejection("The new \(list) a screen twice.")
  }
  static func alreadyPresented(_ screen: String) -> Self {
    TransitionRejection("\(screen) is already in the user interface: present a new instance.")
  }
  static func ignoredByUIKit(_ transition: String) -> Self {
    TransitionRejection("UIKit did not perform '\(transition)': see its message in the log.")
  }
  static func nothingPresented() -> Self {
    TransitionRejection("This coordinator presents nothing that can be dismissed.")
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
      "Its coordinator stopped before the transition could run.", isExpected: true)
  }
  static func ownerInactive() -> Self {
    TransitionRejection("The coordinator does not run: start it first.", isExpected: true)
  }
  static func nothingOpens(_ address: String) -> Self {
    TransitionRejection("Nothing on this device opens \(address).")
  }
  static func noContainer(_ container: String, _ transition: String) -> Self {
    TransitionRejection(
      "The coordinator that performs '\(transition)' has no \(container): name one in the transition, or "
        + "name the coordinator that has one by 'performed(by:)'."
    )
  }
  static func notThere(_ name: String) -> Self {
    TransitionRejection("The container has no \(name): add it there first, or show it another way.")
  }
  static func embeddedInItself(_ screen: String) -> Self {
    TransitionRejection("\(screen) cannot be embedded in itself, or in a screen inside it.")
  }
  static func noPlaceToEmbed(_ container: String) -> Self {
    TransitionRejection(
      "\(container) is a container, which shows only its own screens: embed in one of these.")
  }
  static func notEmbedded(_ screen: String) -> Self {
    TransitionRejection("\(screen) was not embedded by a transition.")
  }
  static func noPages(isExpected: Bool) -> Self {
    TransitionRejection(
      "There is no page in the list, or its coordinators have ended: UIKit has to show a page.",
      isExpected: isExpected)
  }
  static func spineInMiddle() -> Self {
    TransitionRejection(
      "The spine is in the middle, so two pages are shown: set them with UIKit.")
  }
  static func cancelledByUser() -> Self {
    TransitionRejection(
      "The user cancelled the interaction.", isExpected: true)
  }
  static func step(
    _ step: Int, of count: Int, _ transition: String, because reason: TransitionRejection
  ) -> Self {
    if count == 1 { return reason }
    return TransitionRejection(
      "Step \(step) of \(count), '\(transition)': \(reason.description)",
      isVeto: reason.isVeto, isExpected: reason.isExpected, code: reason.code)
  }
  static func denied(_ denial: EntryDenial) -> Self {
    TransitionRejection(denial.description, isVeto: true, isExpected: true)
  }
  /// The end of a request in the journal; its handle ends with the request for the other route.
  static func redirected(to route: any Hashable & Sendable, by guardian: String) -> Self {
    TransitionRejection("\(guardian) redirected it to '\(routeText(route))'.", isExpected: true)
  }
  static func redirectedTooOften(_ route: String, by guardian: String) -> Self {
    TransitionRejection(
      "\(guardian) redirected '\(route)' to other routes \(EntryQuestions.redirectionLimit) times: "
        + "let 'admit' allow the route to which it redirects.")
  }
  static func singleScene() -> Self {
    TransitionRejection(
      "The app has one scene: set 'UIApplicationSupportsMultipleScenes' in its Info.plist.")
  }
  static func sceneDisconnected() -> Self {
    TransitionRejection("Its scene has disconnected.", isExpected: true)
  }
  package static func gone() -> Self {
    TransitionRejection(
      "The screen or its container no longer exists.", isExpected: true)
  }
}
