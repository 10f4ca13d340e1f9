#if !os(iOS)
  import UIKit

  extension ViewController: StoryboardConnecting {
    func connect(_ storyboard: StoryboardConnections) {
      storyboard.action("buyTapped:") { buyTapped($0) }
      storyboard.action("createAccount:") { createAccount($0) }
      storyboard.action("readSample:") { readSample($0) }
    }
  }
#endif
