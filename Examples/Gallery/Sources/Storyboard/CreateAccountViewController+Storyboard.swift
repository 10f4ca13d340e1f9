#if !os(iOS)
  import UIKit

  extension CreateAccountViewController: StoryboardConnecting {
    func connect(_ storyboard: StoryboardConnections) {
      storyboard.outlet("nameField") { nameField = $0 }
      storyboard.outlet("resultLabel") { resultLabel = $0 }
      storyboard.action("create:") { create($0) }
      storyboard.action("buyTapped:") { buyTapped($0) }
    }
  }
#endif
