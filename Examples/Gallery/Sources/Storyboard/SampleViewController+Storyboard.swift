#if !os(iOS)
  import UIKit

  extension SampleViewController: StoryboardConnecting {
    func connect(_ storyboard: StoryboardConnections) {
      storyboard.action("buyTapped:") { buyTapped($0) }
    }
  }
#endif
